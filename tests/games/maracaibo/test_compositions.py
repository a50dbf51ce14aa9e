"""The two compositions of the board: readable in the panes that pages give them, and large enough to be hit."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from karawela.draw.board import draw
from karawela.engine import Match
from karawela.engine.title import OptionValue
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.board.places import plan_for
from karawela.games.maracaibo.data.box import MODULES
from karawela.games.maracaibo.data.choices import LAYOUTS
from karawela.games.maracaibo.state import Maracaibo
from karawela.testing.pictures import forget_drawings
from tests.games.maracaibo.test_board import QUESTIONS
from tests.games.maracaibo.voyages import voyage
from tests.games.readable import assert_readable, shown_at

SVG = "{http://www.w3.org/2000/svg}"
PANES = {"wide": ((1165.0, 715.0), (1100.0, 560.0)), "tall": ((390.0, 0.0),)}
"""Of a page at 1440x900 and 1366x768; and of a phone, on which the board is scrolled."""
HIT = {"wide": 24.0, "tall": 44.0}
CROWDED = ("bm_place", "bury")
"""Where several tiles or treasures are offered in one place; the page asks for one and then for the other."""


def drawn(match: Match[Maracaibo], seat: int | None, language: str, tall: bool) -> ElementTree.Element:
    return ElementTree.fromstring(draw(TITLE, match.scene(seat, language, why_not=True, bare=True, tall=tall)))


def moments(seats: int, **chosen: OptionValue) -> Iterator[Match[Maracaibo]]:
    """A few of a game: early, with full boards, at the end."""
    for number, match in enumerate(voyage(seats, 7, **chosen)):
        if number % 45 == 0 or match.over:
            yield match


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout != "custom"])
@pytest.mark.parametrize(("seats", "modules"), [(1, True), (2, False), (4, True)])
def test_nothing_that_must_be_read_is_under_eleven_pixels(layout: str, seats: int, modules: bool) -> None:
    """In every layout, alone and with four captains, with all modules and without, in both languages."""
    chosen: dict[str, OptionValue] = {"layout": layout, **(dict.fromkeys(MODULES, True) if modules else {})}
    for match in moments(seats, **chosen):
        for language in ("en", "pl"):
            for shape, panes in PANES.items():
                root = drawn(match, 0, language, shape == "tall")
                for pane in panes:
                    assert_readable(root, 100, pane)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("shape", PANES)
def test_what_can_be_chosen_is_large_enough_to_be_hit(kind: str, shape: str) -> None:
    """24 pixels with a mouse, 44 with a finger."""
    match = QUESTIONS[kind]()
    root = drawn(match, match.asks[0].seat, "en", shape == "tall")
    scale = min(shown_at(root, pane) for pane in PANES[shape])
    for choice in root.iter():
        move = choice.get("data-move")
        if move is None or move.split()[0] in CROWDED:
            continue
        sizes = [
            min(float(box.get("width") or 0), float(box.get("height") or 0)) * scale
            for box in choice.iter(f"{SVG}rect")
        ]
        assert max(sizes) >= HIT[shape] - 0.3, move


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("columns", [9, 10])
def test_the_parts_of_a_composition_lie_side_by_side(columns: int, tall: bool) -> None:
    """None covers another, and all are on the picture."""
    plan = plan_for(columns, tall)
    parts = [plan.sea, plan.port, plan.bay, plan.land, plan.ship, plan.hideout, plan.tableau]
    parts += [plan.galleons, plan.quests, plan.deck, plan.stage] if tall else []
    for number, (left, top, width, height) in enumerate(parts):
        assert left >= 0 and top >= 0 and left + width <= plan.width and top + height <= plan.height
        for x, y, wide, high in parts[:number]:
            assert left >= x + wide or x >= left + width or top >= y + high or y >= top + height


def test_on_a_tall_screen_ships_sail_downwards() -> None:
    """A column farther on is lower, a row farther down is to the right; an island is as wide as two cards."""
    plan = plan_for(9, True)
    assert plan.corner(2, 1)[1] > plan.corner(1, 1)[1]
    assert plan.corner(1, 2)[0] > plan.corner(1, 1)[0]
    assert plan.island[0] > 2 * plan.card[0] > plan.card[1] == plan.island[1]


def test_the_sea_is_the_largest_part_of_the_picture() -> None:
    """What a player decides on is biggest."""
    for tall in (False, True):
        plan = plan_for(9, tall)
        sizes = [part.width * part.height for part in (plan.land, plan.ship, plan.hideout, plan.tableau)]
        assert plan.sea.width * plan.sea.height > 2 * max(sizes)


def test_everything_on_the_board_that_is_a_component_names_it() -> None:
    """So that pointing at it shows its large form."""
    for match in moments(3, rubies=True):
        for tall in (False, True):
            named = {each.get("data-thing") for each in drawn(match, 0, "en", tall).iter()}
            state, box = match.state, match.state.box
            things = [box.cards[index].id for index in (*state.cells, *state.captains[0].cards) if index >= 0]
            things += [box.quests[index].id for index in state.quest_market]
            things += [box.galleons[index].id for index in state.galleons if index >= 0]
            things += [slot.id for slot in box.slots]
            things += [space.id for space in (*box.bury, *box.storage, *box.rubies)]
            things += [*box.market_ids, *(step.id for step in box.track[: box.last + 1])]
            assert set(things) <= named


def test_what_one_composition_remembers_the_other_never_shows() -> None:
    """Drawn in turns, wide and tall, each is what it is when nothing is remembered."""
    for match in moments(2, layout="long_voyage"):
        scenes = [match.scene(0, "pl", why_not=True, bare=True, tall=tall) for tall in (False, True)]
        warm = [draw(TITLE, scene) for scene in (*scenes, *scenes)][2:]
        forget_drawings()
        assert warm == [draw(TITLE, scene) for scene in scenes]
