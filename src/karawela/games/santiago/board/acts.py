"""What can be done in Santiago, on the thing it is done with."""

from __future__ import annotations

from collections.abc import Hashable

from karawela.draw import acts
from karawela.draw.scene import Scene
from karawela.engine.ask import Move
from karawela.games.santiago.data.components import BUILDING_INDEX, NEEDS_SHIP
from karawela.words import Words

_USING = ("use_building", "alonso_use")


class Acts(acts.Acts):
    """The options and refusals of a scene, in words and by their text form. What can be chosen is said as an offer:
    what it does and costs now."""

    def __init__(self, scene: Scene, words: Words):
        super().__init__(scene, words)
        self._view = scene.view

    def label(self, move: Move) -> str:
        return self.words.offer(move, self._view, self.names) if move in self._legal else super().label(move)

    def about(self, *words: str) -> Hashable:
        """As offers say what can be done, so do keys."""
        offers = [self.label(move) for word in words for move, legal in self._by_word.get(word, ()) if legal]
        return super().about(*words), tuple(offers)

    @property
    def piece(self) -> str:
        """The class of pieces that stand on things to click: while anything can be, they are in nobody's way."""
        return "piece still" if self.options or self.refused else "piece"

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
