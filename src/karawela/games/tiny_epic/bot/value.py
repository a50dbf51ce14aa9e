"""What a position is worth to a seat, in Gold: what it has, what it can still do in this turn, and in the next ones."""

from __future__ import annotations

from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.outlook import Outlook
from karawela.games.tiny_epic.bot.turns import Turn
from karawela.games.tiny_epic.bot.worth import ahead_of, possessions, progress
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE
from karawela.games.tiny_epic.rules.scoring import ranking, result
from karawela.games.tiny_epic.state import COMMAND, NOWHERE, TinyEpic

_WON = 1000.0
_DONE = 80.0
_RIVAL = 60.0
"""How much the progress of the solo pirate takes away."""


def value(view: TinyEpic, seat: int) -> float:
    """The more, the nearer the victory is."""
    if view.over:
        return ended(view, seat)
    pirate = view.pirates[seat]
    if not view.grid or pirate.side < 0:
        return 0.0
    ahead = ahead_of(view, pirate)
    gains = Gains(view, seat, ahead)
    worth = possessions(view, pirate, ahead)
    if view.phase < COMMAND:
        return worth + before_sailing(view, seat, gains)
    if pirate.has_done(view.box.numbers.treasures, view.amdiak):
        worth += _DONE
    if view.rival:
        worth -= _RIVAL * progress(view, view.pirates[view.solo_index()])
        if view.rival == GHOST_PIRATE:
            worth -= 0.5 * view.ghost_cubes
    turn = Turn(gains, Outlook(gains))
    return worth + (turn.in_progress() if view.active == seat else turn.next())


def ended(view: TinyEpic, seat: int) -> float:
    """A victory above all; else what is buried, and what breaks ties."""
    score, legend, gold, crates = ranking(view, seat)
    won = result(view).won(seat)
    return (_WON if won else -_WON) + 20.0 * score + legend + 0.1 * gold + 0.01 * crates


def before_sailing(view: TinyEpic, seat: int, gains: Gains) -> float:
    """The side of the captain card, and the cove."""
    pirate = view.pirates[seat]
    worth = gains.fights.dice * sum(gains.fights.damage) / 6.0
    if pirate.cell != NOWHERE:
        worth += Outlook(gains).at(pirate.cell, 0, 3, 0, pirate.gold)
    return worth
