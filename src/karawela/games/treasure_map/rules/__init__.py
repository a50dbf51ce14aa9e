"""The rules of Treasure Map, a page for each part of the rulebook."""

from karawela.engine.title import Rulebook
from karawela.games.ship_adventure.rules.colours import colours_of
from karawela.games.treasure_map.rules.invariants import broken
from karawela.games.treasure_map.rules.orders import ORDERS, moment
from karawela.games.treasure_map.rules.refusals import out_of_place
from karawela.games.treasure_map.rules.scoring import result
from karawela.games.treasure_map.rules.setup import start
from karawela.games.treasure_map.rules.tries import tries
from karawela.games.treasure_map.rules.turn import game
from karawela.games.treasure_map.rules.unknown import deal_unknown
from karawela.games.treasure_map.state import TreasureMap

RULES: Rulebook[TreasureMap] = Rulebook(
    start=start,
    play=game,
    result=result,
    invariants=broken,
    tries=tries,
    why_not=out_of_place,
    deal_unknown=deal_unknown,
    colours_in=lambda s, given: colours_of([captain.colour for captain in s.captains], given),
    orders=ORDERS,
    moment=moment,
)
