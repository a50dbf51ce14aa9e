"""What the ferry's messages need beyond their arguments."""

from karawela.words.grammar import Values
from karawela.words.reference import sections
from karawela.words.sayings import Sayings
from tests.kit.ferry.data import DATA
from tests.kit.ferry.state import Ferry

WORDS: Sayings[Ferry] = Sayings(lambda: sections(DATA, "good"))


@WORDS.adds("event-loaded")
def weight(said: Values) -> Values:
    return {"pounds": 40 * int(said["n"])}


@WORDS.sees("load")
def pay(view: Ferry, said: Values) -> Values:
    return {"points": int(said["n"]) + (view.waves == 3)}


@WORDS.asks("load")
def sea(view: Ferry) -> Values:
    return {"waves": view.waves}
