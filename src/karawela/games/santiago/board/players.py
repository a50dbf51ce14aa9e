"""Below the board: the bar with the question and its plain answers, and an area for each player."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, GOLD, INK, PAPER, darker, lighter
from karawela.draw.pieces import pawn
from karawela.draw.scene import Scene
from karawela.draw.seat_panel import seat_name, sheet
from karawela.draw.svg import at, group, halo_box, join, path, rect, text, text_width
from karawela.engine.ask import Move
from karawela.engine.state import UNKNOWN
from karawela.engine.title import Colour
from karawela.games.santiago.board.acts import Acts
from karawela.games.santiago.board.drawings import building_sign, car, good, owner_token, seat_badge
from karawela.games.santiago.board.places import AREA_HEIGHT, WIDTH
from karawela.games.santiago.data.components import BUILDINGS, GOODS
from karawela.games.santiago.state import NOWHERE, Santiago

_PLAIN = ("pass", "skip", "decline")

_PLAY = "M-4-5L5 0L-4 5Z"
_PENNANT = "M-4 6V-6H-3L5-3L-3 0V6Z"
_DIE = "M-5-5H5V5H-5ZM-3-3V-1H-1V-3ZM1 1V3H3V1Z"


def buttons(acts: Acts) -> list[Move]:
    """Options without a thing on the board, and the plain use of a building."""
    uses = [move for move in acts.options if len(move) == 2 and move[0] in ("use_building", "alonso_use")]
    plain = [move for move in acts.options if move[0] in _PLAIN or move == ("zorro_give", "nothing")]
    return uses + plain


# ------------------------------------------------------------------ the players


def draw_players(scene: Scene, acts: Acts, top: float) -> list[Markup]:
    """One area a seat, in the order of the table; the viewer's is wider."""
    count = len(scene.names)
    gap = 8.0
    weights = [1.45 if seat == scene.seat and count > 2 else 1.0 for seat in range(count)]
    unit = (WIDTH - 8 - gap * (count - 1)) / sum(weights)
    parts, x = [], 4.0
    for seat, weight in enumerate(weights):
        size = unit * weight
        parts.append(_area_at(scene, acts, seat, x, top, size))
        x += size + gap
    return parts


def _area_at(scene: Scene, acts: Acts, seat: int, x: float, y: float, width: float) -> Markup:
    """The area at its place, which depends on who looks; what is in it does not, but for the looker's own."""
    key = _area_key(scene, acts, seat, width)
    return remembered((key, x, y), lambda: at(x, y, remembered(key, lambda: _area(scene, acts, seat, width))))


def _area_key(scene: Scene, acts: Acts, seat: int, width: float) -> Hashable:
    view: Santiago = scene.view
    trader = view.traders[seat]
    return (
        ("area", seat, width, scene.names[seat], _holdings_key(scene, acts, seat, width)),
        (trader.place, trader.tokens_left),
        tuple([owner == seat for owner in view.owner]),
        (seat in scene.asked, bool(view.passed) and view.passed[seat], seat == view.active, view.ship_left),
        scene.result,
    )


def _holdings_key(scene: Scene, acts: Acts, seat: int, width: float) -> Hashable:
    trader = scene.view.traders[seat]
    gifts = acts.about("zorro_give") if seat == scene.seat else acts.look
    return "holdings", width, gifts, trader.pesos, trader.vp, tuple(trader.goods)


def _area(scene: Scene, acts: Acts, seat: int, width: float) -> Markup:
    """The screen (an old car in the seat's colour) with the name, what is behind it, and what lies before it."""
    view: Santiago = scene.view
    holdings = remembered(_holdings_key(scene, acts, seat, width), lambda: join(*_holdings(scene, acts, seat, width)))
    parts = [_screen(scene.colours[seat], width, seat in scene.asked), *_header(scene, acts, seat, width), holdings]
    parts += _open(view, acts, seat, width)
    if scene.result is not None:
        parts.append(_score(scene, seat, width))
    return join(*parts)


@lru_cache(maxsize=256)
def _screen(colour: Colour, width: float, asked: bool) -> Markup:
    return join(
        *sheet(colour, width, AREA_HEIGHT - 2, asked, band=50),
        at(58, 33, group(car(colour.hex, lighter(colour.hex, 0.7)), transform="scale(1.18)"), class_="still"),
        at(120, 20, seat_badge(colour), class_="still"),
    )


def _header(scene: Scene, acts: Acts, seat: int, width: float) -> list[Markup]:
    view: Santiago = scene.view
    words = acts.words
    parts = []
    parts.append(seat_name(scene.names[seat], 142, 24, width - 152, 17))
    pills: list[tuple[str, str, str]] = []
    if seat in scene.asked:
        pills.append(("turn-of", CHALK, _PLAY))
    if view.passed and view.passed[seat]:
        pills.append(("passed", "#d8d2c6", _PENNANT))
    if seat == view.active and scene.result is None and seat not in scene.asked:
        pills.append(("board-driver", PAPER, ""))
    if view.ship_left and seat == view.active and scene.result is None:
        pills.append(("rolls-next", "#bfe0ea", _DIE))
    x = 142.0
    for message, fill, sign in pills:
        label = words.say(message)
        lead = 15 if sign else 0
        size = text_width(label, 12.5, True) + 14 + lead
        short = x + size > width - 6
        if short:
            size = 26
        body = [rect(0, 0, size, 18, fill, 9, INK, 0.9)]
        if sign:
            body.append(path(sign, INK, transform="translate(13 9)"))
        if not short:
            body.append(text((size + lead) / 2, 13.2, label, 12.5, INK, weight=650))
        parts.append(at(x, 30, *body, title=label))
        x += size + 5
    return parts


def _score(scene: Scene, seat: int, width: float) -> Markup:
    """The final points, with the rank."""
    assert scene.result is not None
    rank, won = scene.result.ranks[seat], scene.result.won(seat)
    return at(
        width - 66,
        122,
        rect(-58, -21, 116, 41, GOLD if won else PAPER, 9, INK, 1.6),
        icon("lucide:trophy", -40, 0, 23, colour=INK) if won else text(-40, 7, f"{rank}.", 19, INK, weight=700),
        good("vp", -9, 0, 25),
        text(29, 9, str(scene.result.scores[seat]), 26, INK, weight=700),
        title=f"{rank}. {scene.names[seat]}: {scene.result.scores[seat]}",
    )


def _holdings(scene: Scene, acts: Acts, seat: int, width: float) -> list[Markup]:
    """Goods, pesos and points as the viewer may know them."""
    trader = scene.view.traders[seat]
    words = acts.words
    mine = seat == scene.seat
    if trader.pesos == UNKNOWN:
        cells = [("crate", words.say("board-goods")), ("peso", words.say("pesos")), ("vp", words.say("vp"))]
        step = min((width - 16) / 3, 150.0)
        return [
            at(
                8 + step * (index + 0.5),
                76,
                rect(-step / 2 + 2, -20, step - 4, 41, CHALK, 6, fill_opacity=0.75),
                good(name, -14, 0, 27),
                text(17, 7.5, "?", 21, INK, weight=700),
                title=f"{title}: {words.say('board-hidden')}",
            )
            for index, (name, title) in enumerate(cells)
        ]
    amounts = [(name, trader.goods[which], words.name(name)) for which, name in enumerate(GOODS)]
    amounts += [("peso", trader.pesos, words.say("pesos")), ("vp", trader.vp, words.say("vp"))]
    step = min((width - 16) / len(amounts), 74.0)
    parts = []
    for index, (name, amount, title) in enumerate(amounts):
        moves: list[Move] = [("zorro_give", name)] if mine else []
        halo = halo_box(-step / 2 + 1, -21, step - 2, 43, 7) if mine else ""
        cell = acts.thing(moves, halo, _cell(name, amount, step), title=f"{title}: {amount}")
        parts.append(at(8 + step * (index + 0.5), 76, cell))
    return parts


@lru_cache(maxsize=1024)
def _cell(name: str, amount: int, step: float) -> Markup:
    """So much of one thing."""
    return group(
        rect(-step / 2 + 2, -20, step - 4, 41, CHALK if amount else "none", 6, fill_opacity=0.75),
        group(good(name, 0, -7, 23), opacity=None if amount else 0.4),
        text(0, 17, str(amount), 15, INK, weight=700 if amount else None),
    )


def _open(view: Santiago, acts: Acts, seat: int, width: float) -> list[Markup]:
    """What everybody sees: tokens left, houses owned, the pawn while it is in no house."""
    colour = acts.colours[seat]
    words = acts.words
    trader = view.traders[seat]
    parts = []
    x = 24.0
    for _ in range(trader.tokens_left):
        parts.append(at(x, 122, owner_token(colour), class_="still", title=words.say("tokens")))
        x += 31
    owned = [building for building, owner in enumerate(view.owner) if owner == seat]
    x += 6
    for building in owned:
        name = BUILDINGS[building]
        parts.append(
            at(
                x,
                121,
                path("M-14 14V-8L0-18L14-8V14Z", PAPER, darker(colour.hex, 0.4), 2, stroke_linejoin="round"),
                building_sign(name, 0, 1, 20),
                title=words.say("owns-building", building=name),
            )
        )
        x += 34
        if width > 480:
            parts.append(text(x - 16, 127, words.name(name), 14, INK, "start"))
            x += text_width(words.name(name), 14) + 10
    if trader.place == NOWHERE:
        parts.append(at(x + 14, 138, pawn(colour, 40), title=words.say("pawn-off"), id=f"pawn-{seat}", class_="piece"))
    return parts
