"""The other captains, each in a strip that shows all that is open: sums, ship board, treasures, cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from markupsafe import Markup

from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK
from karawela.draw.picture import Layer, layer
from karawela.draw.seat_panel import sheet
from karawela.draw.svg import at, group, rect, shorten, text, use
from karawela.engine.state import UNKNOWN
from karawela.games.maracaibo.board.captain.plate import (
    RIVALS_HEIGHT,
    STRIP_HEIGHT,
    final,
    flags,
    purse_key,
    sums,
    sums_key,
)
from karawela.games.maracaibo.board.captain.redbeard import REDBEARD_HEIGHT, Part, redbeard_parts
from karawela.games.maracaibo.board.cards import figure_id, mini_card, mini_house
from karawela.games.maracaibo.board.places import EDGE
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.words import in_short_of
from karawela.games.maracaibo.words.telling import tell_quest, tell_scrolls

_GAP = 6


def strips_height(sight: Sight) -> float:
    """How much room the captains take under the board."""
    return STRIP_HEIGHT + (REDBEARD_HEIGHT if sight.view.solo else RIVALS_HEIGHT) + EDGE


def draw_rivals(sight: Sight) -> list[Layer]:
    """One strip a rival, in the order of play, each in several layers."""
    rivals = sight.rivals()
    width = (sight.plan.width - 2 * EDGE - _GAP * (len(rivals) - 1)) / len(rivals)
    layers: list[Layer] = []
    for place, seat in enumerate(rivals):
        left = round(EDGE + place * (width + _GAP), 1)
        parts = redbeard_parts(sight, width) if sight.is_redbeard(seat) else _parts(sight, seat, width)
        for name, key, draw in parts:
            body = remembered(
                ("rival", name, left, width, key), partial(_put, left, sight.plan.height + STRIP_HEIGHT, draw)
            )
            layers.append(layer(f"rival-{place}-{name}", body))
    return layers


def _put(left: float, top: float, draw: Callable[[], list[Markup]]) -> Markup:
    return at(left, top, *draw())


def _parts(sight: Sight, seat: int, width: float) -> list[Part]:
    captain, look = sight.view.captains[seat], sight.look
    board = (look, seat, captain.slots, captain.galleon, captain.tiles, captain.residences)
    cards = (look, seat, tuple(captain.cards), captain.residences, tuple(captain.quests))
    return [
        ("purse", purse_key(sight, seat), partial(_head, sight, seat, width)),
        ("sums", sums_key(sight, seat), partial(_sums, sight, seat, width)),
        ("board", board, partial(_board, sight, seat)),
        ("hoard", (look, seat, tuple(captain.stored), tuple(captain.buried)), partial(_treasures, sight, seat, 150)),
        ("cards", cards, partial(_cards, sight, seat, 286, width - 8)),
    ]


def _head(sight: Sight, seat: int, width: float) -> list[Markup]:
    captain, words, colour = sight.view.captains[seat], sight.words, sight.colour(seat)
    end = width - (40 if sight.scene.result is not None else 8)
    return [
        *sheet(colour, width, RIVALS_HEIGHT, seat in sight.scene.asked, 29),
        use(f"badge-{seat}", 18, 16, class_="still"),
        text(38, 21, shorten(sight.name(seat), 15, end - 170, True), 15, INK, "start", 750),
        head_number("coin", captain.doubloons, end - 86, words.say("board-doubloons", n=captain.doubloons)),
        head_number("vp", final(sight, seat), end - 30, words.say("board-points", n=final(sight, seat))),
        *flags(sight, seat, width),
    ]


def head_number(sign: str, n: int, x: float, title: str) -> Markup:
    return at(x, 16, use(f"sign-{sign}", -14, 0, 0.95), text(0, 5.4, str(n), 16, INK, "start", 750), title=title)


def _sums(sight: Sight, seat: int, width: float) -> list[Markup]:
    captain, words = sight.view.captains[seat], sight.words
    shown = sums(sight, seat)
    shown.insert(5, ("quest", str(len(captain.quests)), words.say("board-quests", n=len(captain.quests))))
    pitch = min(52.0, (width - 12) / len(shown))
    parts = []
    for number, (sign, label, title) in enumerate(shown):
        body = [use(f"sign-{sign}", 8, 0, 0.72), text(17, 4.4, label, 12, INK, "start", 700)]
        faint = label in ("0", "+0", "−0")
        parts.append(at(6 + number * pitch, 43, *body, title=title, opacity=0.5 if faint else None))
    return parts


def _board(sight: Sight, seat: int) -> list[Markup]:
    """Ship board in small: which slots are filled; the galleon tile; black market tiles that are left; residences."""
    box, captain, words = sight.box, sight.view.captains[seat], sight.words
    parts, x, sector = [], 9.0, box.slots[0].sector
    count = 0
    squares = []
    for number, slot in enumerate(box.slots):
        if slot.sector != sector:
            sector, count = slot.sector, 0
            x += 5 + 10.5 * _columns(sight, sector - 1)
        columns = _columns(sight, sector)
        filled = captain.slots >> number & 1
        fill = ("#a92f26" if slot.red else "#c99a3c") if filled else "#fffaf0"
        squares.append(rect(x + count % columns * 10.5, count // columns * 10.5, 9, 9, fill, 2, "#5a4426", 0.8))
        count += 1
    told = "; ".join(in_short_of(words, slot.id) for at_, slot in enumerate(box.slots) if captain.slots >> at_ & 1)
    title = words.say("board-upgrades", n=captain.upgrades) + (f": {told}" if told else "")
    parts.append(at(0, 60, *squares, title=title))
    if captain.galleon != NONE:
        tile = box.galleons[captain.galleon]
        about = sight.told(tile.id, tell_scrolls(words, tile.scrolls))
        wood = rect(-15, -15, 30, 30, "#3d2a1c", 6, "#d9a441", 1.4)
        parts.append(at(24, 102, wood, use(figure_id(tile), 0, 0, 0.5), title=about))
    else:
        parts.append(
            at(
                24,
                102,
                rect(-15, -15, 30, 30, "none", 6, "#9a8458", 1.1, stroke_dasharray="4 3"),
                title=words.say("board-no-galleon"),
            )
        )
    left = sum(place == NONE for place in captain.tiles)
    market = [use("sign-market", 52, 102, 0.9), text(63, 107, str(left), 13, INK, "start", 700)]
    parts.append(group(*market, title=words.say("board-tiles-left", n=left)))
    houses = captain.residences.bit_count()
    home = [use("sign-house", 88, 102, 0.9), text(99, 107, str(houses), 13, INK, "start", 700)]
    parts.append(group(*home, title=words.say("board-residences", n=houses)))
    return parts


def _columns(sight: Sight, sector: int) -> int:
    return (sum(slot.sector == sector for slot in sight.box.slots) + 1) // 2


def _treasures(sight: Sight, seat: int, x: float) -> list[Markup]:
    """Treasures by kind: in store, and buried."""
    captain, parts = sight.view.captains[seat], []
    for kind, name in enumerate(TREASURES):
        stored, buried = captain.stored[kind], captain.buried[kind]
        title = sight.words.say("board-treasures", kind=name, n=stored, buried=buried)
        body = [
            rect(0, 0, 40, 58, CHALK, 7, "#c9b48a", 0.9, fill_opacity=0.8),
            use(f"sign-{name}", 12, 15, 0.95, opacity=None if stored + buried else 0.45),
            text(30, 20, str(stored), 14, INK, weight=750),
            use("sign-bury", 12, 42, 0.85, opacity=None if buried else 0.45),
            text(30, 47, str(buried), 14, INK, weight=750),
        ]
        parts.append(at(x + 43 * kind, 59, *body, title=title))
    return parts


def _cards(sight: Sight, seat: int, left: float, right: float) -> list[Markup]:
    """Acquired cards, residences, and quests that everybody has seen, as small pictures in two rows."""
    box, captain, words = sight.box, sight.view.captains[seat], sight.words
    scale = 1.24 if right - left > 800 else 0.63
    size = round(46 * scale, 1)
    shown: list[tuple[Markup, str]] = []
    for card in sorted((box.cards[index] for index in captain.cards), key=lambda card: (card.kind, card.index)):
        shown.append((mini_card(card, size), sight.about(card)))
    for number, index in enumerate(box.residences):
        if captain.residences >> number & 1:
            shown.append((mini_house(box.cards[index], size), sight.about(box.cards[index])))
    for index in captain.quests:
        if index != UNKNOWN:
            quest = box.quests[index]
            face = group(
                rect(0, 0, size, size, "#efd9a7", 5, "#6d5125", 1.2),
                use("sign-quest", size / 2, size / 2, round(size / 29, 2)),
            )
            shown.append((face, sight.told(quest.id, tell_quest(words, quest))))
    lines = 1 if scale > 1 else 2
    first = max(1, int((right - left - size) // (size + 2)) + 1, (len(shown) + lines - 1) // lines)
    pitch = min(size + 2, (right - left - size) / max(1, first - 1))
    return [
        at(round(left + place % first * pitch, 1), 59 + place // first * (size + 1.5), face, title=title)
        for place, (face, title) in enumerate(shown)
    ]
