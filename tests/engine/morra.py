"""A toy game with questions asked together whose answers everybody may read once all are in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from karawela.engine import (
    Ask,
    Draw,
    Event,
    GameOver,
    Match,
    Part,
    Result,
    Rules,
    State,
    Together,
    hidden,
    seats,
    secret,
)
from karawela.engine.title import Rulebook, Setup, Title

TOKENS = ("shell", "coin", "pearl", "ring", "comb", "bead")
LAST_ROUND = 4


@dataclass(slots=True)
class Hand(Part):
    token: int = field(default=-1, metadata=secret())
    """What is held all game long; only its owner knows it."""
    won: int = 0
    tired: bool = False
    """Who has won shows nothing in the next round, and is not asked."""


@dataclass(slots=True)
class Morra(State):
    hands: list[Hand] = field(default_factory=list, metadata=seats())
    bag: list[int] = field(default_factory=lambda: list(range(len(TOKENS))), metadata=hidden())
    shown: list[int] = field(default_factory=list)
    round: int = 0


def start(setup: Setup) -> Morra:
    return Morra(hands=[Hand() for _ in range(setup.seats)], shown=[0] * setup.seats)


def play(s: Morra) -> Rules:
    return show(s) if s.round else deal(s)


def deal(s: Morra) -> Rules:
    for seat, hand in enumerate(s.hands):
        hand.token = yield Draw(s.bag, "token", TOKENS, audience=seat)
        s.bag.remove(hand.token)
    s.round = 1


def show(s: Morra) -> Rules:
    """All show fingers at once; whoever the count comes to may boast. No chance is in it, so nothing hides a peek."""
    fingers = [(0,) if hand.tired else range(1, 6) for hand in s.hands]
    answers = yield Together([Ask(seat, "show", [("show", n) for n in each]) for seat, each in enumerate(fingers)])
    s.shown = [int(answer[1]) for answer in answers]
    winner = sum(s.shown) % len(s.hands)
    s.tell("count", winner, sum(s.shown))
    answer = yield Ask(winner, "boast", [("boast",), ("bow",)])
    s.hands[winner].won += 2 if answer[0] == "boast" else 1
    for seat, hand in enumerate(s.hands):
        hand.tired = seat == winner
    s.round += 1
    if s.round > LAST_ROUND:
        raise GameOver


def result(s: Morra) -> Result:
    return Result.by_rank([hand.won for hand in s.hands], lines=[(("won", hand.won),) for hand in s.hands])


def deal_unknown(view: Morra, seat: int, since: Sequence[Event], rng: Random) -> None:
    if not view.round:
        return
    loose = [token for token in range(len(TOKENS)) if token != view.hands[seat].token]
    rng.shuffle(loose)
    for other, hand in enumerate(view.hands):
        if other != seat:
            hand.token = loose.pop()
    view.bag = sorted(loose)


MORRA: Title[Morra] = Title(
    id="morra",
    prefix="MOR",
    seats=range(2, 5),
    rooms={"rules": Rulebook(start=start, play=play, result=result, deal_unknown=deal_unknown)},
)


def morra(seats: int = 3, seed: str = "toy") -> Match[Morra]:
    return Match(MORRA, seats, seed, journal=True)
