"""The phrases that Santiago's messages are made of: so many goods, pesos and points, and what a component does."""

from karawela.games.santiago.data import DATA
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago
from karawela.words.log_form import LogForm
from karawela.words.messages import Words
from karawela.words.reference import sections
from karawela.words.sayings import Sayings

WORDS: Sayings[Santiago] = Sayings(lambda: sections(DATA, "good", "cuban", "building"))
WORDS.log = LogForm(
    chapters=frozenset({"arrives"}),
    retold={
        "drove": frozenset({"move_car"}),
        "used": frozenset({"use_building", "alonso_use"}),
        "skipped": frozenset({"skip"}),
        "declined": frozenset({"decline"}),
        "passed": frozenset({"pass"}),
        "set_aside": frozenset({"choose_demand"}),
        "goods": frozenset({"load", "load_wood"}),
    },
)
WORDS.only_counted = frozenset({*GOODS, "goods", "goods_left", "pesos"})


@WORDS.tells("LOT")
def some_goods(words: Words, good: str, n: int) -> str:
    return words.say("some-goods", good=good, n=n)


@WORDS.tells("WANTED")
def wanted_goods(words: Words, good: str, n: int) -> str:
    """The same after a verb that governs another case."""
    return words.say("wanted-goods", good=good, n=n)


@WORDS.tells("PESOS")
def some_pesos(words: Words, n: int) -> str:
    return words.say("some-pesos", n=n)


@WORDS.tells("POINTS")
def some_points(words: Words, n: int) -> str:
    return words.say("some-points", n=n)


@WORDS.tells("DEMAND")
def what_a_ship_wants(words: Words, wants: str) -> str:
    """From `sugar 2,rum 1`, as offers tell it."""
    lots = [lot.split() for lot in wants.split(",")]
    return ", ".join(some_goods(words, good, int(n)) for good, n in lots)
