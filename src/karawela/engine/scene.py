"""What a picture may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from karawela.engine.ask import Move, Refusal
from karawela.engine.colours import PLAYER_COLOURS, Colour
from karawela.engine.result import Result


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture may know: one seat's view and the question put to that seat, nothing else."""

    view: Any
    seat: int | None
    names: tuple[str, ...]
    colours: tuple[Colour, ...] = PLAYER_COLOURS
    asked: tuple[int, ...] = ()
    kind: str = ""
    options: tuple[Move, ...] = ()
    """What the viewing seat may choose from; empty while it is not asked."""
    open_options: tuple[Move, ...] = ()
    """What whoever is asked may choose from, where the title plays with that open: to be read, not clicked."""
    language: str = "en"
    result: Result | None = None
    refused: Mapping[Move, Refusal] = field(default_factory=dict)
    edition: str = ""
    """The edition of the data that is played with, for names."""
    bare: bool = False
    """Whether the surroundings show the question and its plain answers, so that the picture need not."""
