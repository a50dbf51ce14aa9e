"""The captains' colours, which are chosen in play."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.game import PLAYER_COLOURS, Colour
from karawela.games.ship_adventure.components import COLOURS

_BY_ID = {colour.id: colour for colour in PLAYER_COLOURS}
_CHOICES = tuple(_BY_ID[name] for name in COLOURS)


def colours_of(chosen: Sequence[int], given: Sequence[Colour]) -> tuple[Colour, ...]:
    """Each seat's colour: the chosen one; before that the one it was given at the table, or else a free one."""
    colours: list[Colour | None] = [_CHOICES[index] if index >= 0 else None for index in chosen]
    for seat, colour in enumerate(given):
        if colours[seat] is None and colour not in colours:
            colours[seat] = colour
    free = iter([colour for colour in _CHOICES if colour not in colours])
    return tuple(colour or next(free) for colour in colours)
