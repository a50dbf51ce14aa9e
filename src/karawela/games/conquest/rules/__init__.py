"""The rules of Caribbean Conquest, in the order of the rulebook."""

from karawela.engine.title import Rulebook
from karawela.games.conquest.rules.game import game
from karawela.games.conquest.rules.invariants import broken
from karawela.games.conquest.rules.orders import ORDERS, moment
from karawela.games.conquest.rules.refusals import out_of_place
from karawela.games.conquest.rules.scoring import result
from karawela.games.conquest.rules.setup import start
from karawela.games.conquest.rules.tries import tries
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.rules.colours import colours_of

RULES: Rulebook[Conquest] = Rulebook(
    start=start,
    play=game,
    result=result,
    invariants=broken,
    tries=tries,
    why_not=out_of_place,
    colours_in=lambda s, given: colours_of([captain.colour for captain in s.captains], given),
    options_are_open=lambda s: True,  # nothing is hidden, so nothing can be betrayed
    orders=ORDERS,
    moment=moment,
)
