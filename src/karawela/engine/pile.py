"""A face-down pile, without an order that nobody knows."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from karawela.engine.ask import EVERYBODY, Draw
from karawela.engine.state import Part


@dataclass(slots=True)
class Pile(Part):
    """`unseen` is the unordered rest; `top` and `bottom` are cards put back in a known place.

    The next card is the last of `top`, then a random one of `unseen`, then the first of `bottom`.
    """

    unseen: list[int] = field(default_factory=list)
    top: list[int] = field(default_factory=list)
    bottom: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.unseen) + len(self.top) + len(self.bottom)

    def draw(
        self, what: str = "card", names: Sequence[str] = (), audience: int = EVERYBODY
    ) -> Generator[Draw, int, int]:
        """The next card, removed from the pile. An empty pile is the caller's to handle."""
        if self.top:
            return self.top.pop()
        if self.unseen:
            card = yield Draw(self.unseen, what, names, audience)
            self.unseen.remove(card)
            return card
        return self.bottom.pop(0)

    def shuffle_in(self, cards: Sequence[int]) -> None:
        """Cards go back and the whole pile is mixed: every place that was known is forgotten."""
        self.unseen.extend(self.top)
        self.unseen.extend(self.bottom)
        self.unseen.extend(cards)
        self.unseen.sort()
        self.top.clear()
        self.bottom.clear()
