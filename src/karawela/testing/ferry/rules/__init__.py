"""The ferry's rules: roll the waves, load a good for as many points as there are crates, or wait."""

from collections.abc import Sequence
from random import Random

from karawela.engine import Ask, Event, GameOver, Move, Refusal, Result, Roll, Rules
from karawela.engine.title import Rulebook, Setup
from karawela.testing.ferry import TITLE
from karawela.testing.ferry.data import GOODS
from karawela.testing.ferry.state import Ferry, Merchant
from karawela.words.grammar import reads_of, tries_of

ROUNDS = 24


def start(setup: Setup) -> Ferry:
    return Ferry(merchants=[Merchant() for _ in range(setup.seats)])


def turn(s: Ferry) -> Rules:
    """One merchant loads, or waits; high waves pay one more (FER-1)."""
    s.waves = yield Roll(3, "waves")
    seat = s.active
    merchant = s.merchants[seat]
    held = dict(zip(GOODS, (merchant.salt, merchant.cork), strict=True))
    options: list[Move] = [("load", good, n) for good in GOODS for n in range(1, min(2, held[good]) + 1)]
    answer = yield Ask(seat, "load", [*options, ("wait",)], "FER-1", why_not)
    if answer[0] == "load":
        n = int(answer[2])
        if answer[1] == GOODS[0]:
            merchant.salt -= n
        else:
            merchant.cork -= n
        merchant.points += n + (s.waves == 3)
        s.tell("loaded", seat, str(answer[1]), n)
    s.active = (seat + 1) % len(s.merchants)
    s.round += s.active == 0
    if s.round > ROUNDS:
        raise GameOver


def why_not(view: Ferry, seat: int, move: Move) -> Refusal | None:
    return Refusal("FER-1", "not-held", {"good": str(move[1])}) if move[0] == "load" else None


def result(s: Ferry) -> Result:
    points = [merchant.points for merchant in s.merchants]
    return Result.by_rank(points, lines=[(("loads", n),) for n in points])


def deal_unknown(view: Ferry, seat: int, since: Sequence[Event], rng: Random) -> None:
    """Nobody counts what others have loaded."""
    for other, merchant in enumerate(view.merchants):
        if other != seat:
            merchant.salt, merchant.cork = rng.randint(2, 9), rng.randint(2, 9)


RULES: Rulebook[Ferry] = Rulebook(
    start=start, play=turn, result=result, reads=reads_of(TITLE), tries=tries_of(TITLE), deal_unknown=deal_unknown
)
