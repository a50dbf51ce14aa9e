"""Small games, made for the tests: what Santiago does not need, the engine proves here."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from karawela.engine import (
    Ask,
    Event,
    GameOver,
    Match,
    Move,
    Part,
    Pile,
    Refusal,
    Result,
    Reveal,
    Roll,
    Rules,
    State,
    Together,
    hidden,
    seats,
    secret,
)
from karawela.engine.title import Rulebook, Setup, Title

CARDS = ("ace", "deuce", "trey", "four", "five", "six", "seven", "eight")


@dataclass(slots=True)
class Bidder(Part):
    purse: int = 10
    hand: list[int] = field(default_factory=list, metadata=secret())
    won: int = 0


@dataclass(slots=True)
class Auction(State):
    """Three rounds of sealed bids for a card; a hand of cards that nobody else sees."""

    bidders: list[Bidder] = field(default_factory=list, metadata=seats())
    pile: Pile = field(default_factory=lambda: Pile(unseen=list(range(len(CARDS)))))
    bids: list[int] = field(default_factory=list, metadata=secret())
    trap: int = field(default=3, metadata=hidden())
    rounds: int = 0


def start(setup: Setup) -> Auction:
    return Auction(bidders=[Bidder() for _ in range(setup.seats)], bids=[0] * setup.seats)


def play(s: Auction) -> Rules:
    return bidding(s) if s.rounds else deal(s)


def deal(s: Auction) -> Rules:
    for seat, bidder in enumerate(s.bidders):
        card = yield from s.pile.draw("hand", CARDS, audience=seat)
        bidder.hand.append(card)
        s.tell_only(seat, "dealt", CARDS[card])
    s.rounds = 1


def bidding(s: Auction) -> Rules:
    """One round: everybody bids in secret, the best bid is revealed, and whoever lost may protest."""
    asks = [
        Ask(seat, "bid", [("bid", n) for n in range(bidder.purse + 1)], "AUC-1", why_not_bid, secret=True)
        for seat, bidder in enumerate(s.bidders)
    ]
    answers = yield Together(asks)
    s.bids = [int(answer[1]) for answer in answers]
    best = max(s.bids)
    winner = s.bids.index(best)
    yield Reveal(best, "best")
    s.tell("won", winner, best)
    s.bidders[winner].purse -= best
    s.bidders[winner].won += yield Roll(6)
    for seat in range(len(s.bidders)):
        if seat != winner:
            holds = 0 in s.bidders[seat].hand
            options: list[Move] = [("protest",), ("pass",)] if holds else [("pass",)]
            answer = yield Ask(seat, "react", options, "AUC-2", even_if_forced=True)
            if answer[0] == "protest":
                s.bidders[winner].won -= 1
                s.bidders[seat].hand.remove(0)
    s.bids = [0] * len(s.bidders)
    s.rounds += 1
    if s.rounds > 3:
        raise GameOver


def why_not_bid(view: Auction, seat: int, move: Move) -> Refusal | None:
    return Refusal("AUC-1") if move[:1] == ("bid",) else None


def result(s: Auction) -> Result:
    return Result.by_rank(tuple(bidder.won + bidder.purse for bidder in s.bidders))


def deal_unknown(view: Auction, seat: int, since: Sequence[Event], rng: Random) -> None:
    own = view.bidders[seat].hand
    if not view.rounds:
        return
    loose = [card for card in range(len(CARDS)) if card not in own]
    rng.shuffle(loose)
    for other, bidder in enumerate(view.bidders):
        if other != seat:
            bidder.hand = [loose.pop() for _ in bidder.hand]
    view.pile.unseen = sorted(loose)
    view.bids = [0] * len(view.bidders)
    view.trap = rng.randrange(6)


AUCTION: Title[Auction] = Title(
    id="auction",
    prefix="AUC",
    seats=range(2, 4),
    rooms={"rules": Rulebook(start=start, play=play, result=result, deal_unknown=deal_unknown)},
)
"""Sealed bids made together, secret draws, a reveal, a window to react."""


def auction(seats: int = 2, seed: str = "toy") -> Match[Auction]:
    return Match(AUCTION, seats, seed, journal=True)


__all__ = ["AUCTION", "CARDS", "Auction", "auction"]
