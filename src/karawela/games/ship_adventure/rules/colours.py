"""The captains' colours, which are chosen in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from karawela.engine.ask import Ask, Move, Refusal, Rules, WhyNot
from karawela.engine.title import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.data.components import COLOUR_INDEX, COLOURS
from karawela.games.ship_adventure.rules.reading import word_at

_BY_ID = {colour.id: colour for colour in PLAYER_COLOURS}
_CHOICES = tuple(_BY_ID[name] for name in COLOURS)
COLOUR_MOVES: tuple[Move, ...] = tuple(("choose_colour", name) for name in COLOURS)


class Coloured(Protocol):
    """A captain of either game."""

    colour: int


def choose_colours(captains: Sequence[Coloured], rule: str, why_not: WhyNot) -> Rules:
    """Each player, in seat order, picks a free colour (SAT-1.01, SAC-1.01)."""
    free = list(COLOUR_MOVES)
    for seat, captain in enumerate(captains):
        answer = yield Ask(seat, "choose_colour", free[:], rule, why_not)
        captain.colour = COLOUR_INDEX[answer[1]]
        free.remove(answer)


def colour_refusal(move: Move, rule: str) -> Refusal | None:
    """A colour that is not offered is taken."""
    if move[0] != "choose_colour":
        return None
    if word_at(move, 1) in COLOUR_INDEX:
        return Refusal(rule, "colour-taken", {"colour": word_at(move, 1)})
    return Refusal(rule)


def colours_of(chosen: Sequence[int], given: Sequence[Colour]) -> tuple[Colour, ...]:
    """Each seat's colour: the chosen one; before that the one it was given at the table, or else a free one."""
    colours: list[Colour | None] = [_CHOICES[index] if index >= 0 else None for index in chosen]
    for seat, colour in enumerate(given):
        if colours[seat] is None and colour not in colours:
            colours[seat] = colour
    free = iter([colour for colour in _CHOICES if colour not in colours])
    return tuple(colour or next(free) for colour in colours)
