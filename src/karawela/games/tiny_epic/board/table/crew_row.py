"""Crew and skeletons for hire: a deck with its number of cards, and three open cards."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK
from karawela.draw.place import Place
from karawela.draw.svg import at, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.cards import card_back, crew_card
from karawela.games.tiny_epic.board.names import CUBE, GOLD
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table.market import count, panel
from karawela.games.tiny_epic.data.choices import NONE

_CARD = 94 / 130


def row_key(sight: Sight, bones: bool) -> Hashable:
    view = sight.view
    deck, row = (view.skeleton_deck, view.skeleton_row) if bones else (view.crew_deck, view.crew_row)
    paid = tuple(move[1:] for move in sight.scene.options if move[0] == "refresh_row")
    return sight.doable("hire", "borrow_crew", "refresh_row"), bones, len(deck), tuple(row), view.buying, paid


def draw_row(sight: Sight, bones: bool) -> Markup:
    """A row: what it costs to have other cards stands on the deck."""
    view, box, acts = sight.view, sight.box, sight.acts
    place = sight.plan.bones if bones else sight.plan.row
    deck, row = (view.skeleton_deck, view.skeleton_row) if bones else (view.crew_deck, view.crew_row)
    back, wide, high = _sizes(place)
    left = 5.0
    title = sight.say("skeleton-deck" if bones else "crew-deck", n=len(deck))
    parts = [panel(place, "#2b2143" if bones else "#3b2a1e")]
    top = (place.height - high) / 2
    parts.append(at(left, top, card_back(back, high, bones), count(back / 2, high - 18, len(deck)), title=title))
    parts += _refresh(sight, bones, left, top, back)
    for number in range(box.numbers.row):
        x = round(left + back + 5 + number * (wide + 5), 1)
        if number >= len(row):
            parts.append(rect(x, top, wide, high, "none", 7, "#a37c3c", 1, stroke_dasharray="5 4"))
            continue
        card = box.crew[row[number]]
        moves: list[Move] = [("hire", card.id), ("borrow_crew", card.id)]
        halo = halo_box(-2, -2, wide + 4, high + 4, 9)
        face = crew_card(card, sight.words.name(card.id), wide, high)
        chosen = rect(-1, -1, wide + 2, high + 2, "none", 8, "#d9a441", 3) if view.buying == card.index else ""
        thing = acts.thing(moves, halo, join(face, chosen), title=sight.told(card.id), data_thing=card.id)
        parts.append(at(x, top, thing, id=f"crew-{card.id}", class_="piece"))
    return at(place.left, place.top, *parts)


def _sizes(place: Place) -> tuple[float, float, float]:
    """The width of the deck and of a card, and the height of both."""
    high = min(place.height - 8, 130.0)
    back = 54.0
    wide = (place.width - 10 - back - 15) / 3
    return back, round(min(wide, high * _CARD * 1.12), 1), high


def _refresh(sight: Sight, bones: bool, x: float, top: float, wide: float) -> list[Markup]:
    """Other cards for Gold or for a cube, on the row that one is hiring from."""
    moves = [move for move in sight.scene.options if move[0] == "refresh_row"]
    hiring = [move for move in sight.scene.options if move[0] == "hire"]
    if not moves or _bones(sight, hiring) != bones:
        return []
    parts = []
    size = sight.plan.hit + 2
    for number, move in enumerate(moves):
        paid = GOLD if len(move) < 2 or move[1] == GOLD else CUBE
        label = join(text(-9, 5, "−1", 13, INK, weight=750), use(f"sign-{paid}", 9, 0, 0.75))
        parts.append(
            sight.acts.chip(move, x + wide / 2, top + size / 2 + 4 + number * (size + 2), wide - 4, size, label)
        )
    return parts


def _bones(sight: Sight, hiring: list[Move]) -> bool:
    """Whether one hires skeletons: whatever can be hired tells, and an empty row means the other one."""
    box = sight.box
    for move in hiring:
        return box.crew_index.get(str(move[1]), NONE) >= box.skeletons
    return not sight.view.crew_row
