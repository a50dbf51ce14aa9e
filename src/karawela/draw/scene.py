"""What a picture may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from karawela.engine.ask import Move, Refusal
from karawela.engine.result import Result
from karawela.engine.title import PLAYER_COLOURS, Colour


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture may know: one seat's view and the question put to that seat, nothing else."""

    view: Any
    seat: int | None
    names: tuple[str, ...]
    """Of the seats, then of the company."""
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
    company: tuple[str, ...] = ()
    """Those who play along without a seat, by their components."""
    edition: str = ""
    """The edition of the data that is played with, for names."""
    bare: bool = False
    """Whether the surroundings show the question, its plain answers and the open facts of the seats: the picture then
    leaves out the question bar and the panels of seats, but for what can only be seen or clicked there."""
    tall: bool = False
    """Whether the picture is for a tall screen, such as a phone's; it is composed anew for it, not scaled."""
