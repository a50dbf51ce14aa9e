"""Chapter 1: the setup, up to the first turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from karawela.engine.ask import Chance
from karawela.engine.match import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import MODULES, PLACE, RESIDENCE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import CELLS, GULF, MARACAIBO, START
from karawela.games.maracaibo.state import FOG_PLACE, FOG_UPGRADE, MOVE, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    dealt,
    kind,
    lay,
    match_from,
    packed,
    stand,
    texts,
    to_act,
    told,
)
from tests.games.maracaibo.voyages import begun, log_texts, new_game, voyage
from tests.support import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MINE = """
[[layout]]
id = "custom"
en = "Mine"
pl = "Mój"
rows = [".#######.", "##G#P#E##", "##G#P#E##", ".########"]
"""


def shown(s: Maracaibo) -> set[str]:
    """The modules that can be seen at the first turn."""
    signs = {
        "fog_places": FOG_PLACE in s.cells,
        "fog_upgrades": FOG_UPGRADE in s.cells,
        "adventure_hunters": len(s.quest_market) == 3,
        "retirement": any(captain.may_retire for captain in s.captains),
    }
    return {module for module, there in signs.items() if there}


@rule("POM-1.01")
def test_without_a_word_about_it_no_module_is_in_play() -> None:
    """Nothing lies face down, the quest market has two cards, nobody may retire, nobody fights, Tobago has no ruby."""
    assert shown(begun(2).state) == set()
    s = dealt(2)
    lay(s, "c2r1", "tobago")
    stand(s, 1, "c2r1")
    match = match_from(to_act(s, 0, "c2r1"))
    assert told(match, "fight") == []
    assert kind(match) == "upgrade"


@rule("POM-1.01")
@pytest.mark.parametrize("module", ["fog_places", "fog_upgrades", "adventure_hunters", "retirement"])
def test_a_module_can_be_added_alone(module: str) -> None:
    """It is seen in the setup, and no other is."""
    assert shown(begun(2, module, **{module: True}).state) == {module}


@rule("POM-1.01")
def test_all_modules_can_be_added_together() -> None:
    """Those of the setup show there; on Tobago one fights and then finds a ruby."""
    assert len(shown(begun(2, "all", **dict.fromkeys(MODULES, True)).state)) == 4
    s = dealt(2, chosen={"skirmishes": True, "rubies": True})
    lay(s, "c2r1", "tobago")
    stand(s, 1, "c2r1")
    match = match_from(to_act(s, 0, "c2r1"), 3, 3)
    assert len(told(match, "fight")) == 2
    assert texts(match) == ["ruby_take", "skip"]


@rule("POM-1.02")
@SEATS
def test_the_exploration_board_lies_to_the_right_and_points_begin_at_0(seats: int) -> None:
    """The Gulf is one column past the cards, Maracaibo two; nobody has a point."""
    match = begun(seats)
    sea = match.state.sea
    assert (sea.column[GULF], sea.column[MARACAIBO]) == (max(sea.column[:CELLS]) + 1, max(sea.column[:CELLS]) + 2)
    assert [captain.vp for captain in match.state.captains] == [0] * seats


# ---------------------------------------------------------------- the sea of cards


@rule("POM-1.03")
def test_27_cards_of_level_i_are_chosen_and_shuffled() -> None:
    """Always all 8 places, 4 residences and 15 upgrade cards; over many deals each card comes, and each sort to each
    cell."""
    used: set[int] = set()
    sorts: set[tuple[int, int]] = set()
    for number in range(120):
        cells = new_game(seed=f"deal {number}").state.cells
        assert set(BOX.places_1) <= set(cells)
        assert len(set(cells) & set(BOX.residences)) == 4
        assert len(set(cells) & set(BOX.upgrades_1)) == 15
        assert len(set(cells)) == 27
        used |= set(cells)
        sorts |= {(cell, BOX.cards[card].sort) for cell, card in enumerate(cells)}
    assert used == {*BOX.places_1, *BOX.residences, *BOX.upgrades_1}
    assert len(sorts) == 27 * 3


@rule("POM-1.04")
def test_the_cards_left_over_never_come_to_light() -> None:
    """8 residences and 7 upgrade cards stay in the box for the whole game, and nothing that happens names them."""
    boxed: set[int] = set()
    for match in voyage(3, 4):
        left = {*match.state.unseen_residences, *match.state.unseen_upgrades}
        if match.state.phase == MOVE and not boxed:
            boxed = left
            assert (len(match.state.unseen_residences), len(match.state.unseen_upgrades)) == (8, 7)
    assert match.over and left == boxed
    names = {BOX.card_ids[card] for card in boxed}
    assert not [event for _, event in match.events(None) if names & set(map(str, event))]


@rule("POM-1.05")
@pytest.mark.parametrize("layout", ["standard", "long_voyage"])
def test_cards_are_laid_column_by_column_from_the_left(layout: str) -> None:
    """In the order in which they are drawn, from top to bottom, face up for everybody; islands are no cells."""
    match = new_game(2, "lay", layout=layout, break_place_groups=False)
    drawn = [text.removeprefix("cell ") for text in log_texts(match) if text.startswith("cell ")]
    sea = match.state.sea
    by_column = sorted(range(CELLS), key=lambda cell: (sea.column[cell], sea.row[cell]))
    assert [BOX.card_ids[match.view(None).cells[cell]] for cell in by_column] == drawn
    for column, row in sea.islands:
        assert not {f"c{column}r{row}", f"c{column}r{row + 1}"} & set(sea.ids)


@rule("POM-1.06")
def test_the_caribbean_is_the_cards_the_gulf_and_maracaibo() -> None:
    """A ship that goes on wherever it can comes to all of them and to nothing else."""
    sea = begun(2).state.sea
    reached, edge = set[int](), {START}
    while edge:
        edge = {there for at in edge for there in sea.reach[3][at]} - reached
        reached |= edge
    assert {sea.ids[at] for at in reached} == {*sea.ids[:CELLS], "gulf", "maracaibo"}


def groups(match: Match[Maracaibo], cells: list[int]) -> list[set[str]]:
    """Groups of places side by side, worked out from columns and rows."""
    sea = match.state.sea
    left = {(sea.column[at], sea.row[at]) for at, card in enumerate(cells) if BOX.cards[card].sort == PLACE}
    found = []
    while left:
        edge, group = {left.pop()}, set[tuple[int, int]]()
        while edge:
            group |= edge
            edge = {(c + x, r + y) for c, r in edge for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0))} & left
            left -= edge
        found.append({f"c{c}r{r}" for c, r in group})
    return found


def beside(one: str, other: str) -> bool:
    """Whether two cells share an edge."""
    return sorted((abs(int(one[1]) - int(other[1])), abs(int(one[3]) - int(other[3])))) == [0, 1]


def noting(asked: list[tuple[str, list[int]]], number: int) -> Callable[[Chance, int], int]:
    """Chance that notes what it is asked, and answers out of a stream of its own."""
    rng = Random(number)

    def source(step: Chance, n: int) -> int:
        asked.append((step.what, list(step.pool)))
        return rng.choice(step.pool)

    return source


@rule("POM-1.07")
def test_groups_of_four_places_are_broken_up_if_the_table_wishes() -> None:
    """With the option, which is on unless switched off, no deal has one; without it some have."""
    whole = 0
    for number in range(60):
        match = new_game(seed=f"deal {number}")
        assert max(len(group) for group in groups(match, match.state.cells)) <= 3
        rough = new_game(seed=f"deal {number}", break_place_groups=False)
        whole += max(len(group) for group in groups(rough, rough.state.cells)) > 3
    assert whole > 5


@rule("POM-1.07")
def test_a_place_of_the_group_changes_places_with_an_upgrade_card() -> None:
    """The one with most places beside it, before the treasure-value tiles are dealt; residences stay."""
    swaps = 0
    for number in range(40):
        asked: list[tuple[str, list[int]]] = []
        match = Match(TITLE, 2, "swap", source=noting(asked, number))
        words = [what for what, _ in asked]
        drawn = [text.removeprefix("cell ") for text in log_texts(match) if text.startswith("cell ")]
        before = [BOX.card_index[name] for name in drawn]
        for cell, card in enumerate(before):
            if BOX.cards[card].sort == RESIDENCE:
                assert match.state.cells[cell] == card
        if "swap" not in words:
            assert before == match.state.cells
            continue
        swaps += 1
        order = [words[n] for n in range(len(words)) if n == 0 or words[n] != words[n - 1]]
        assert order[2:5] == ["cell", "swap", "value_tile"]
        free = next(pool for what, pool in asked if what == "swap")
        assert all(BOX.cards[before[cell]].sort == UPGRADE_CARD for cell in free)
        if words.count("swap") == 1:
            at = match.state.sea.index
            group = next(group for group in groups(match, before) if len(group) > 3)
            (gone,) = (cell for cell in group if match.state.cells[at[cell]] not in BOX.places_1)
            neighbours = {cell: sum(beside(cell, other) for other in group) for cell in group}
            assert neighbours[gone] == max(neighbours.values())
    assert swaps > 3


@rule("POM-1.08")
@pytest.mark.parametrize("layout", ["broken_chain", "two_straits", "long_voyage"])
def test_another_layout_may_be_chosen(layout: str) -> None:
    """Its own cells hold the 27 cards, and ships set out into its first column."""
    match = begun(2, layout=layout)
    rows = BOX.seas[layout]
    assert match.state.sea is rows
    assert rows.ids[:CELLS] != BOX.seas["standard"].ids[:CELLS]
    assert texts(match)[0] == f"move {rows.ids[0]}"


@rule("POM-1.08")
def test_a_layout_of_your_own_may_be_chosen(tmp_path: Path) -> None:
    """It comes with a data pack; ships sail by its cells."""
    box = packed(tmp_path, MINE)
    s = begun(2, layout="custom", data_pack=box.rows.digest).state.copy()
    assert {"c1r1", "c9r4"} - set(s.sea.ids) == {"c1r1"}
    stand(s, s.active, "c8r4")
    assert texts(match_from(s)) == ["move c9r2", "move c9r3", "move c9r4", "move gulf"]
