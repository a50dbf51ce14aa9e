"""The rules of Santiago de Cuba, in the rulebook's order: `turn`, `cubans`, `port`, the buildings, `ships`."""

from karawela.engine.title import Rulebook
from karawela.games.santiago.rules import harbour_buildings as harbour_buildings  # their pages enter themselves
from karawela.games.santiago.rules import town_buildings as town_buildings
from karawela.games.santiago.rules.invariants import broken
from karawela.games.santiago.rules.orders import ORDERS, moment
from karawela.games.santiago.rules.refusals import out_of_place
from karawela.games.santiago.rules.scoring import result
from karawela.games.santiago.rules.setup import start
from karawela.games.santiago.rules.tries import tries
from karawela.games.santiago.rules.turn import game
from karawela.games.santiago.rules.unknown import deal_unknown, remember
from karawela.games.santiago.state import Santiago

RULES: Rulebook[Santiago] = Rulebook(
    start=start,
    play=game,
    result=result,
    invariants=broken,
    tries=tries,
    why_not=out_of_place,
    remember=remember,
    deal_unknown=deal_unknown,
    options_are_open=lambda s: s.open_holdings,  # with open holdings nothing is left to betray (SDC-1.15)
    orders=ORDERS,
    moment=moment,
)
