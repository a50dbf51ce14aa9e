"""The setup of the expansion and of the games alone, with their options."""

from __future__ import annotations

import pytest

from karawela.engine.errors import BadOption
from karawela.engine.title import OptionValue
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import IN_SUPPLY
from karawela.games.tiny_epic.state import TinyEpic
from karawela.testing.table import started
from tests.games.tiny_epic.looks import walk
from tests.games.tiny_epic.table import BOX
from tests.support import rule


def set_up(number: int, seats: int, **chosen: OptionValue) -> TinyEpic:
    """The state when the first turn begins, after random choices of sides and coves."""
    return next(match.state.copy() for match in walk(number, seats, **chosen) if match.state.turns)


def navy_corners(s: TinyEpic, ships: list[int]) -> list[int]:
    """The corners without a port, the farther from these ships first, north-east if they are as far."""
    return sorted(s.sea.corners, key=lambda corner: (-sum(s.sea.distance[corner][ship] for ship in ships), corner))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expansion_is_laid_out(number: int, seats: int) -> None:
    """Four rows of five cards, all twenty search tokens, an empty ghost ship opposite to the Navy, a cube for
    everybody, three skeletons, the wake tokens in the lid, the urns in the supply."""
    s = set_up(number, seats, amdiak=True)
    assert (len(s.grid), s.columns, sorted(s.grid)) == (20, 5, list(range(20)))
    assert s.tokens.bit_count() == len(s.search_faces) == 20
    assert s.merchant_cells == [0, 19]
    assert [s.navy, s.ghost] == navy_corners(s, [pirate.cell for pirate in s.pirates])
    assert (s.ghost_cubes, s.pool) == (0, 12 - seats)
    assert [(pirate.gold, pirate.cubes, pirate.cursed, pirate.urn) for pirate in s.pirates] == [
        (1, 1, False, IN_SUPPLY)
    ] * seats
    assert (len(s.skeleton_row), len(s.skeleton_deck)) == (3, 6)
    assert min(s.skeleton_row) >= BOX.skeletons > max(s.crew_row)
    assert (s.lid, sorted(s.fillings[0]), s.wake_discard, set(s.wakes)) == (16, sorted(BOX.wake_faces), [], {-1})


def test_without_the_expansion_nothing_of_it_is_there() -> None:
    """No cursed card, no cube, no skeleton, no wake token, no ghost ship."""
    s = set_up(1, 2)
    assert (len(s.grid), s.columns, s.tokens.bit_count(), len(s.search_faces)) == (16, 4, 16, 20)
    assert not any(BOX.map[card].cursed for card in s.grid)
    assert (s.pool, s.ghost, s.lid, len(s.skeleton_deck), s.skeleton_row) == (0, -1, 0, 0, [])
    assert not any(pirate.cubes or pirate.cursed for pirate in s.pirates)


@rule("AMD-13.01", "AMD-13.10", "TEP-7.02")
@pytest.mark.parametrize("number", range(4))
def test_against_the_ordinary_solo_pirate(number: int) -> None:
    """You have a Gold and a cube, it has a cube and no Gold; ten are in the pool; Navy and ghost ship as always."""
    s = set_up(number, 1, amdiak=True, solo="ordinary")
    you, it = s.pirates
    assert (you.gold, you.cubes, you.cursed, you.urn) == (1, 1, False, IN_SUPPLY)
    assert (it.gold, it.cubes, it.cursed, it.urn, it.crates()) == (0, 1, True, IN_SUPPLY, 1)
    assert (s.pool, s.ghost_cubes, s.active, s.first) == (10, 0, 0, 0)
    assert [s.navy, s.ghost] == navy_corners(s, [you.cell, it.cell])
    assert (s.helm, s.mat) == ("solo_helm_rover", "solo_legend_brigand")


@rule("AMD-13.40", "AMD-13.41", "AMD-13.60", "AMD-13.65")
@pytest.mark.parametrize("number", range(6))
def test_against_the_ghost_pirate(number: int) -> None:
    """His ship is the ghost ship, opposite to the Navy, not hidden, with two cubes and a crate; nine are in the pool.
    The Navy's corner is the farther from you alone."""
    s = set_up(number, 1, amdiak=True, solo="ghost_pirate")
    you, it = s.pirates
    assert (s.helm, s.mat) == ("solo_helm_ghost_pirate", "solo_legend_amdiak")
    assert (it.gold, it.cubes, it.crates(), it.hidden, it.urn) == (0, 0, 1, False, IN_SUPPLY)
    assert (s.ghost_cubes, s.pool, you.cubes, you.gold) == (2, 9, 1, 1)
    assert [s.navy, s.ghost] == navy_corners(s, [you.cell])
    assert it.cell == s.ghost
    assert you.hidden
    assert (s.active, s.first) == (0, 0)


@rule("AMD-13.42", "AMD-13.01")
def test_the_ghost_pirate_may_have_any_mats() -> None:
    """Each of his can be replaced by another of its type; they are not for the ordinary solo pirate."""
    for helm in ("rover", "scourge", "ghost_pirate"):
        for legend in ("brigand", "terror", "amdiak"):
            s = started(TITLE, 1, amdiak=True, solo="ghost_pirate", solo_helm=helm, solo_legend=legend)
            assert (s.helm, s.mat) == (f"solo_helm_{helm}", f"solo_legend_{legend}")
            assert (s.ghost_cubes, s.pool) == (2, 9)
    for wrong in ({"solo_helm": "ghost_pirate"}, {"solo_legend": "amdiak"}):
        with pytest.raises(BadOption):
            started(TITLE, 1, amdiak=True, solo="ordinary", **wrong)
    with pytest.raises(BadOption):
        started(TITLE, 1, solo="ghost_pirate")
    with pytest.raises(BadOption):
        started(TITLE, 2, amdiak=True, solo="ghost_pirate")


@rule("AMD-13.40", "AMD-13.10", "TEP-7.01")
@pytest.mark.parametrize("solo", ["ordinary", "ghost_pirate"])
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_it_takes_the_next_free_colour(solo: str, colour: str) -> None:
    """Blue, unless that is yours."""
    s = TITLE.rules.start(TITLE.setup(1, {"amdiak": True, "solo": solo}, colours=(colour,)))
    assert s.colour_of(0) == colour
    assert s.colour_of(1) == ("red" if colour == "blue" else "blue")
