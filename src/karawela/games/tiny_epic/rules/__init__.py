"""The rules of Tiny Epic Pirates and The Curse of Amdiak: one module a chapter."""

from karawela.engine.title import Rulebook, Setup
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import RIVALS
from karawela.games.tiny_epic.rules.game import game
from karawela.games.tiny_epic.rules.invariants import broken
from karawela.games.tiny_epic.rules.orders import ORDERS, moment
from karawela.games.tiny_epic.rules.refusals import why_not
from karawela.games.tiny_epic.rules.refusals.tries import tries
from karawela.games.tiny_epic.rules.scoring import result
from karawela.games.tiny_epic.rules.setup import rival_of, start
from karawela.games.tiny_epic.state import TinyEpic
from karawela.words.grammar import reads_of


def company(setup: Setup) -> tuple[str, ...]:
    """Alone, the solo pirate or the ghost pirate."""
    return (RIVALS[rival_of(setup.options["solo"], bool(setup.options["amdiak"]))],) if setup.seats == 1 else ()


RULES: Rulebook[TinyEpic] = Rulebook(
    start=start,
    play=game,
    result=result,
    invariants=broken,
    reads=reads_of(TITLE),
    tries=tries,
    why_not=why_not,
    company=company,
    options_are_open=lambda s: True,
    orders=ORDERS,
    moment=moment,
)
