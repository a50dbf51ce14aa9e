"""What the table shows besides the board: the open facts of every seat, the aim, and what components do."""

from karawela.engine.state import UNKNOWN
from karawela.games.santiago.data.components import (
    BUILDING_INDEX,
    BUILDINGS,
    CAR,
    CUBAN_INDEX,
    FACES,
    FLOWER_OF,
    FLOWERS,
    GOOD_INDEX,
    GOODS,
    NEEDS_SHIP,
    NO_FLOWER,
    ORDINARY,
    OWNER_TOKEN,
    PESO_COIN,
    SHIPS,
    VICTORY_POINT,
)
from karawela.games.santiago.state import Santiago
from karawela.games.santiago.words.phrases import WORDS
from karawela.words.facts import Aim, Fact
from karawela.words.messages import Words, capital


@WORDS.facts
def facts(words: Words, view: Santiago, seat: int) -> list[Fact]:
    """Points first; what stands behind another's screen is a question mark (SDC-1.04)."""
    trader = view.traders[seat]
    told = [Fact("vp", _known(trader.vp), words.say("fact-vp"), main=True, thing=VICTORY_POINT)]
    told.append(Fact("peso", _known(trader.pesos), words.say("fact-pesos"), thing=PESO_COIN))
    if trader.pesos == UNKNOWN:
        told.append(Fact("crate", words.say("hidden"), words.say("fact-goods"), group="goods"))
    else:
        for which, name in enumerate(GOODS):
            told.append(Fact(name, str(trader.goods[which]), capital(words.name(name)), thing=name, group="goods"))
    told.append(Fact("token", str(trader.tokens_left), words.say("fact-tokens"), thing=OWNER_TOKEN, group="buildings"))
    for building, owner in enumerate(view.owner):
        if owner == seat:
            name = BUILDINGS[building]
            told.append(Fact(name, words.name(name), words.say("fact-owns"), thing=name, group="buildings"))
    return told + _state(words, view, seat)


def _known(amount: int) -> str:
    return "?" if amount == UNKNOWN else str(amount)


def _state(words: Words, view: Santiago, seat: int) -> list[Fact]:
    """Who has passed, who is at the wheel, who rolls for the next ship."""
    told: list[Fact] = []
    if view.over:
        return told
    if view.passed and view.passed[seat]:
        told.append(Fact("passed", words.say("passed"), words.say("fact-loading"), group="state"))
    if seat == view.active:
        told.append(Fact("car", words.say("board-driver"), words.say("fact-car"), thing=CAR, group="state"))
        if view.ship_left:
            told.append(Fact("die", words.say("rolls-next"), words.say("board-ship", n=view.ship_token), group="state"))
    return told


@WORDS.aim
def aim(words: Words, view: Santiago) -> Aim:
    """Points stand among the facts, where they are open, so nobody's progress is told again."""
    value = view.marker if view.ship_in_port else 0
    return Aim(words.say("aim"), words.say("aim-now", n=min(view.ship_token, SHIPS), ships=SHIPS, value=value))


@WORDS.about
def about(words: Words, thing: str) -> list[str]:
    """The row's sentences; of a good its die, of a Cuban the flower, of a building when it can be used and whom it
    pays."""
    told = [words.text(thing, "about")]
    if thing in GOOD_INDEX and GOOD_INDEX[thing] < ORDINARY:
        told.append(words.say("about-die", faces=", ".join(map(str, FACES[GOOD_INDEX[thing]]))))
    if thing in CUBAN_INDEX:
        flower = FLOWER_OF[CUBAN_INDEX[thing]]
        told[0] = f"{words.text(thing, 'trade')}. {told[0]}"
        if flower != NO_FLOWER:
            told.append(words.say("about-flower", flower=FLOWERS[flower]))
    if thing in BUILDING_INDEX:
        if NEEDS_SHIP[BUILDING_INDEX[thing]]:
            told.append(words.say("about-needs-ship"))
        told.append(words.say("about-owned"))
    return told
