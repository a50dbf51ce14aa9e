"""What lies and sails on the chart: treasure, coins, hoards, lit places; ships, crews, pirates, the galleon."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.palette import CHALK, INK
from karawela.draw.scene import Scene
from karawela.draw.svg import at, circle, el, group, halo_disc, join, text
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.chart import Chart, Spot, chart_of
from karawela.games.ship_adventure.board.goods import chest, coins, treasure
from karawela.games.ship_adventure.board.layout import layout_of
from karawela.games.ship_adventure.board.pieces import crew, galleon, pirate, ship
from karawela.games.ship_adventure.board.reach import again
from karawela.games.ship_adventure.board.sea import AREA_HEX
from karawela.games.ship_adventure.board.square_titles import draw_titles, square_title
from karawela.games.ship_adventure.data.components import (
    COLOURS,
    CREW_ID,
    GALLEON_ID,
    PIRATES,
    SHIP_ID,
    TOKENS,
    area_of,
)
from karawela.games.ship_adventure.rules.sea import NOWHERE, sea_of
from karawela.games.treasure_map.board.drawings import ART
from karawela.games.treasure_map.board.reach import reach_of
from karawela.games.treasure_map.rules.backs import places_of_dorado, places_of_tokens
from karawela.games.treasure_map.rules.fights import BARE_HANDED, WITH_CANNON
from karawela.games.treasure_map.rules.treasure import hoard_size
from karawela.games.treasure_map.state import CARRIED, HOARD, STORED, TEMPLE, TreasureMap
from karawela.words import Words
from karawela.words.messages import capital

# ------------------------------------------------------------------ what lies there


@lru_cache(maxsize=64)
def square_titles(tiles: tuple[int, ...], words: Words) -> Markup:
    """What hovering over a special square says."""
    sea = sea_of(tiles)
    return draw_titles(words, sea, lambda square: square_title(words, sea, square))


def draw_marks(scene: Scene, acts: Acts) -> Markup:
    """Treasure on temples, and for their owner the places of tokens."""
    view: TreasureMap = scene.view
    sea = view.sea
    chart, words = chart_of(sea.width), acts.words
    parts = [*_places(scene, acts, chart)]
    for token, where in enumerate(view.token_at):
        if where < TEMPLE + 5:
            square = sea.temples[where - TEMPLE][0]
            level = view.token_level[token]
            title = words.say("board-treasure", n=level)
            drawn = treasure(level, 13)
            parts.append(
                at(chart.x(square), chart.y(square) + 12, drawn, title=title, id=f"token-{token}", class_="piece")
            )
    return join(*parts)


def draw_gold(scene: Scene, acts: Acts) -> Markup:
    """Coins on the water and hoards on the rocks, in the corner of their square and over whatever is there."""
    view: TreasureMap = scene.view
    chart = layout_of(scene).chart_of(view.sea.width)
    place = chart.corner(8)
    parts = [
        group(chart.sign(square, place, 1 - place, coins(amount)), title=acts.words.say("board-coins", n=amount))
        for square, amount in sorted(view.coins.items())
    ]
    parts += [_hoard(view, acts, chart, number) for number in range(4) if hoard_size(view, number)]
    return group(*parts, class_="still" if scene.options else None)


def _hoard(view: TreasureMap, acts: Acts, chart: Chart, number: int) -> Markup:
    square = view.sea.skulls[number][0]
    title = acts.words.say(
        "board-hoard",
        pirate=PIRATES[number],
        gold=view.hoard_gold[number],
        pieces=sum(view.hoard_pieces[4 * number : 4 * number + 4]),
        tokens=view.token_at.count(HOARD + number),
    )
    size = hoard_size(view, number)
    number_tag = join(circle(9, 5, 8.5, CHALK, INK, 1.1), text(9, 9.2, str(size), 12, INK, weight=800))
    place = chart.corner(10)
    return group(
        chart.sign(square, -place, place, chest(0.85), number_tag),
        title=title,
        id=f"hoard-{number + 1}",
    )


def _places(scene: Scene, acts: Acts, chart: Chart) -> list[Markup]:
    """The squares that the viewer's own tokens name, in the colour of their area, faint while a token is in the store;
    El Dorado for who has seen it."""
    view: TreasureMap = scene.view
    parts = []
    if scene.seat is not None:
        places = places_of_tokens(view.tiles)
        for token, where in enumerate(view.token_at):
            back = view.token_back[token]
            if where in (CARRIED + scene.seat, STORED + scene.seat) and back >= 0:
                stored = where == STORED + scene.seat
                title = acts.words.say("board-place-stored" if stored else "board-place", token=TOKENS[back])
                cross = ART.draw("place", area=AREA_HEX[area_of(back)])
                faint = 0.45 if stored else None
                parts.append(at(chart.x(places[back]), chart.y(places[back]), cross, title=title, opacity=faint))
    if view.dorado >= 0:
        square = places_of_dorado(view.tiles)[view.dorado]
        parts.append(
            at(
                chart.x(square),
                chart.y(square),
                ART.draw("el-dorado"),
                title=acts.words.say("board-dorado"),
                id="el-dorado",
            )
        )
    return parts


# ------------------------------------------------------------------ what sails there


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that moves: its id, where it is, what it says, what clicking it may do, how it is drawn at a size."""

    id: str
    square: int
    title: str
    moves: tuple[Move, ...]
    draw: Callable[[float], Markup]
    thing: str
    """The component that it is."""


def pieces_of(scene: Scene, acts: Acts, letters: float) -> list[Piece]:
    """The galleon, the pirates, then the captains with their ships and crews."""
    view: TreasureMap = scene.view
    words, colours, names = acts.words, scene.colours, scene.names
    found = []
    if view.galleon != NOWHERE:
        found.append(
            Piece(
                f"piece-{GALLEON_ID}",
                view.galleon,
                capital(words.name(GALLEON_ID)),
                (("fight", GALLEON_ID),),
                galleon,
                GALLEON_ID,
            ),
        )
    for number, square in enumerate(view.pirates):
        if square != NOWHERE:
            name, prey = PIRATES[number], view.prey[number]
            chases = (
                words.say("board-chases", pirate=name, name=names[prey]) if prey >= 0 else capital(words.name(name))
            )
            drawing = partial(pirate, number + 1, prey=colours[prey] if prey >= 0 else None, letters=letters)
            found.append(Piece(f"piece-pirate-{number + 1}", square, chases, (("fight", name),), drawing, name))
    for seat, captain in enumerate(view.captains):
        colour, mine = COLOURS[captain.colour], seat == scene.seat
        fight: tuple[Move, ...] = () if mine else (("fight", colour),)
        sink: tuple[Move, ...] = () if mine else (("sink", colour, BARE_HANDED), ("sink", colour, WITH_CANNON))
        aboard = captain.aboard
        title = words.say("board-manned" if aboard else "board-unmanned", name=names[seat])
        drawing = partial(ship, colours[seat], aboard)
        found.append(Piece(f"piece-{SHIP_ID}-{seat}", captain.ship, title, fight if aboard else sink, drawing, SHIP_ID))
        if not aboard:
            title = words.say("board-ashore", name=names[seat])
            drawing = partial(crew, colours[seat])
            found.append(Piece(f"piece-{CREW_ID}-{seat}", captain.crew, title, fight, drawing, CREW_ID))
    return found


def draw_pieces(scene: Scene, acts: Acts) -> Markup:
    """Every piece by its id, those near an edge a second time in the margin. On a square that can be gone to, a
    piece lets the click through."""
    view: TreasureMap = scene.view
    chart = layout_of(scene).chart_of(view.sea.width)
    together: dict[int, list[Piece]] = defaultdict(list)
    for piece in pieces_of(scene, acts, chart.letters):
        together[piece.square].append(piece)
    reached = reach_of(scene)
    parts = []
    for square, pieces in together.items():
        for piece, spot in zip(pieces, chart.spots(square, len(pieces)), strict=True):
            parts.append(_piece(acts, piece, spot, square in reached))
            parts.append(again(chart, square, piece.id))
    return join(*parts)


def _piece(acts: Acts, piece: Piece, spot: Spot, still: bool) -> Markup:
    body = piece.draw(spot.scale)
    if any(acts.can(*move) for move in piece.moves):
        thing = acts.thing(piece.moves, halo_disc(0, 0, 25 * spot.scale), body, title=piece.title)
    else:
        thing = join(el("title", piece.title), body)
    class_ = "piece still" if still else "piece"
    return at(spot.x, spot.y, thing, id=piece.id, class_=class_, data_thing=piece.thing)
