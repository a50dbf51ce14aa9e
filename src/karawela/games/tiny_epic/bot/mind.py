"""What is thought with while one question is answered."""

from __future__ import annotations

from dataclasses import dataclass

from karawela.games.tiny_epic.bot.gains import Gains
from karawela.games.tiny_epic.bot.outlook import Outlook
from karawela.games.tiny_epic.bot.turns import Turn
from karawela.games.tiny_epic.state import TinyEpic

Worth = list[float]
"""By the options."""


@dataclass(slots=True)
class Mind:
    """What is thought with while one question is answered."""

    view: TinyEpic
    seat: int
    gains: Gains

    def turn(self) -> Turn:
        return Turn(self.gains, Outlook(self.gains))
