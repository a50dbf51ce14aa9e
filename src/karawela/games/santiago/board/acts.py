"""What can be done in Santiago, on the thing it is done with."""

from __future__ import annotations

from karawela.draw import acts
from karawela.engine.ask import Move
from karawela.games.santiago.data.components import BUILDING_INDEX, NEEDS_SHIP

_USING = ("use_building", "alonso_use")


class Acts(acts.Acts):
    """The options and refusals of a scene, in words and by their text form."""

    def uses(self, building: str) -> list[Move]:
        """The options that use a building, be it the pawn's or through Alonso."""
        return [move for move in self.options if move[0] in _USING and move[1] == building]

    def uses_with(self, thing: str, at_ship: bool = False) -> list[Move]:
        """The uses that name a thing of the board last, possible or refused; of all houses, or of those that need a
        ship."""
        return [
            move
            for move in (*self.options, *self.refused)
            if move[-1] == thing and move[0] in _USING and NEEDS_SHIP[BUILDING_INDEX[str(move[1])]] >= at_ship
        ]
