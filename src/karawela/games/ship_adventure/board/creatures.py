"""Engravings in the open sea, faint: a whale, a serpent, a flying fish."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.svg import group, join, path

CREATURES = ("whale", "serpent", "fish")


def creature_defs() -> Markup:
    """Each by its id."""
    drawings = (_whale(), _serpent(), _fish())
    return join(*(group(drawing, id=name) for name, drawing in zip(CREATURES, drawings, strict=True)))


def _engraved(*d: str) -> Markup:
    return group(
        *(path(line) for line in d),
        fill="none",
        stroke="#0f3d4c",
        stroke_width=1.6,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_opacity=0.35,
    )


def _whale() -> Markup:
    return _engraved(
        "M-30 6q2-16 22-17q20 0 30 12q4 5 10 1q2-8 8-9q-1 7 2 12q-5 3-12 2q-8 12-30 12q-26-1-30-13z",
        "M-24 8q8 6 20 4M-19-1h.6M-8-14q-1-7-6-9M-8-14q0-7 6-9",
    )


def _serpent() -> Markup:
    return _engraved(
        "M-38 8q2-18 12-18q9 0 9 12v6M-26 8q1-8 1-9M-9 8q1-15 10-15q9 0 10 15M-2 8q0-6 3-7q4 0 4 7",
        "M18 8q1-11 8-11q6 0 7 8l7-7",
        "M-38 8q-5-4-4-13q3-6 9-5q4 1 3 5M-36-6h.6M-46 12q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0",
    )


def _fish() -> Markup:
    """Over two crests."""
    return _engraved(
        "M-12-2q8-9 20-4l7-4-2 7 3 6-8-2q-12 4-20-3zM0-6q-2-9 6-12q-1 6 2 11M-30 14q6-5 12 0t12 0 12 0 12 0"
    )
