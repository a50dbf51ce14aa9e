"""What can be done in Santiago, on the thing it is done with."""

from __future__ import annotations

from karawela.draw import acts
from karawela.engine.ask import Move


class Acts(acts.Acts):
    """The options and refusals of a scene, in words and by their text form."""

    def uses(self, building: str) -> list[Move]:
        """The options that use a building, be it the pawn's or through Alonso."""
        return [move for move in self.options if move[0] in ("use_building", "alonso_use") and move[1] == building]
