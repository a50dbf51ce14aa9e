"""The rules of Pirates of Maracaibo: one module a chapter."""

from karawela.engine.title import Rulebook
from karawela.games.maracaibo.data.words import QuestSell
from karawela.games.maracaibo.rules.game import game
from karawela.games.maracaibo.rules.invariants.table import broken
from karawela.games.maracaibo.rules.orders import ORDERS, moment
from karawela.games.maracaibo.rules.refusals import why_not
from karawela.games.maracaibo.rules.refusals.tries import tries
from karawela.games.maracaibo.rules.resolve import deciding
from karawela.games.maracaibo.rules.scoring import result
from karawela.games.maracaibo.rules.setup.start import start
from karawela.games.maracaibo.rules.unknown import deal_unknown
from karawela.games.maracaibo.state import KEEP_QUESTS, Maracaibo


def options_are_open(s: Maracaibo) -> bool:
    """All but quests is public, so only choices among one's own quests are kept from the others."""
    return s.phase > KEEP_QUESTS and not isinstance(deciding(s), QuestSell)


RULES: Rulebook[Maracaibo] = Rulebook(
    start=start,
    play=game,
    result=result,
    invariants=broken,
    tries=tries,
    why_not=why_not,
    deal_unknown=deal_unknown,
    company=lambda setup: ("redbeard",) if setup.seats == 1 else (),
    options_are_open=options_are_open,
    orders=ORDERS,
    moment=moment,
)
