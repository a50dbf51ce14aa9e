"""Whole games of Pirates of Maracaibo by random choices, and small questions that many tests put to a match."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import UPGRADE_CARD
from karawela.games.maracaibo.rules.lasting import take_card
from karawela.games.maracaibo.state import Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    cell_with,
    dealt,
    explorer,
    galleon,
    hold,
    lay,
    match_from,
    play,
    texts,
    to_act,
)

_DECLINING = ("skip", "done", "raid_stop", "card_coins")


def new_game(seats: int = 2, seed: str = "new", **chosen: OptionValue) -> Match[Maracaibo]:
    """A match at its very first question: which quest to keep."""
    return Match(TITLE, seats, seed, chosen, journal=True)


def keep_first_quests(match: Match[Maracaibo]) -> Match[Maracaibo]:
    """Everybody keeps the first quest of the offer, and the first turn begins."""
    for ask in list(match.asks):
        match.play(ask.options[0], ask.seat)
    return match


def begun(seats: int = 2, seed: str = "new", **chosen: OptionValue) -> Match[Maracaibo]:
    """A match at its first turn."""
    return keep_first_quests(new_game(seats, seed, **chosen))


def voyage(seats: int, number: int, **chosen: OptionValue) -> Iterator[Match[Maracaibo]]:
    """A whole game, again and again the same match: before each choice, and at its end. Few offers are declined."""
    match, rng = new_game(seats, f"voyage {number}", **chosen), Random(number)
    while not match.over:
        yield match
        ask = rng.choice(match.asks)
        busy = [move for move in ask.options if move[0] not in _DECLINING]
        match.play(rng.choice(busy if busy and rng.random() < 0.8 else list(ask.options)), ask.seat)
    yield match


def finished(seats: int, number: int, **chosen: OptionValue) -> Match[Maracaibo]:
    """The end of such a game."""
    *_, match = voyage(seats, number, **chosen)
    return match


def where(match: Match[Maracaibo], seat: int) -> str:
    """The id of the ship's space."""
    return match.state.sea.ids[match.state.captains[seat].ship]


def lies_in(match: Match[Maracaibo], cell: str) -> int:
    """The card in a cell, or the mark for what is no open card."""
    return match.state.cells[match.state.sea.index[cell]]


def log_texts(match: Match[Maracaibo]) -> list[str]:
    """Every line of the log, choices and chance alike, as an onlooker reads it."""
    return [line.text for line in match.log()]


def exhaust_deck(s: Maracaibo) -> Maracaibo:
    """All cards of level II are out: the last captain has the upgrade cards, the places lie in the last cells that
    upgrade cards had, which are the last captain's too."""
    last = s.captains[-1]
    for card in s.unseen_deck:
        if BOX.cards[card].sort == UPGRADE_CARD:
            take_card(last, BOX.cards[card])
            continue
        cell = max(at for at, lies in enumerate(s.cells) if lies in BOX.upgrades_1)
        take_card(last, BOX.cards[s.cells[cell]])
        s.cells[cell] = card
    s.unseen_deck, s.deck = [], 0
    return s


# ---------------------------------------------------------------- exploring


def at_bonaire(s: Maracaibo) -> Match[Maracaibo]:
    """The first captain has stopped on Bonaire and may explore 3 spaces."""
    return play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip")


def reach(match: Match[Maracaibo]) -> list[str]:
    """Where the explorer may go."""
    return [text.removeprefix("explore_move ") for text in texts(match) if text.startswith("explore_move ")]


def explorer_at(match: Match[Maracaibo], seat: int = 0) -> str:
    """Where an explorer is."""
    return BOX.track[match.state.captains[seat].explorer].id


def navigator_on_h3() -> Match[Maracaibo]:
    """An exploration, with a trade, has led to h3; there the Navigator is taken, who explores 4 spaces."""
    s = dealt(2)
    galleon(s, 0, "J")
    explorer(s, 0, "h2")
    lay(s, "c8r3", "navigator")
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire")), "cocoa"), "skip", "explore_trade J")
    return play(match, "explore_move h3", "do_now take_crew", "take navigator")
