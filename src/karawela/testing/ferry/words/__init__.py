"""What the ferry's messages need beyond their arguments."""

from karawela.engine import UNKNOWN
from karawela.testing.ferry.data import DATA, GOODS
from karawela.testing.ferry.state import Ferry
from karawela.words import Words
from karawela.words.facts import Aim, Fact
from karawela.words.grammar import Values
from karawela.words.messages import capital
from karawela.words.reference import sections
from karawela.words.sayings import Sayings

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


@WORDS.facts
def holdings(words: Words, view: Ferry, seat: int) -> list[Fact]:
    """Points are open to all; goods only to who holds them."""
    merchant = view.merchants[seat]
    held = zip(GOODS, (merchant.salt, merchant.cork), strict=True)
    return [
        Fact("", str(merchant.points), words.say("points"), main=True),
        *(
            Fact(good, "?" if n == UNKNOWN else str(n), capital(words.name(good)), thing=good, group="goods")
            for good, n in held
        ),
    ]


@WORDS.aim
def aim(words: Words, view: Ferry) -> Aim:
    return Aim(
        words.say("aim"),
        words.say("aim-now", round=view.round),
        tuple(words.say("aim-so-far", points=merchant.points) for merchant in view.merchants),
    )
