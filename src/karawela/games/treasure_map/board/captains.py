"""A panel for each captain: what the crew carries, what the store keeps, the cards, and who is after them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.memory import remembered
from karawela.draw.palette import CHALK, INK
from karawela.draw.scene import Scene
from karawela.draw.seat_panel import place_sign
from karawela.draw.svg import at, circle, halo_box, join, path, rect, text
from karawela.engine.ask import Move
from karawela.games.ship_adventure.board.captain_panel import captain_name, captain_panel, cards_held, gold_held
from karawela.games.ship_adventure.board.goods import chest, coins, map_piece, token_back, treasure
from karawela.games.ship_adventure.board.layout import PANEL
from karawela.games.ship_adventure.data.components import PIRATES, TOKEN_BACKS, TOKENS
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap

TALL, LOW, GAP = 126, 104, 5
_GOODS_Y, _TOKENS_X = 48, 128


def draw_captains(scene: Scene, acts: Acts) -> list[Markup]:
    """One panel a seat, in the order of the table; the viewer's is taller."""
    parts, y = [], 0
    for seat, high in enumerate(heights(scene)):
        key = (_key(scene, acts, seat), y, high)
        parts.append(remembered(key, partial(_panel, scene, acts, seat, y, high)))
        y += high + GAP
    return parts


def heights(scene: Scene) -> list[int]:
    """How tall each panel is; all of them fit beside the chart."""
    roomy = len(scene.names) < 4
    return [TALL if roomy or seat == scene.seat else LOW for seat in range(len(scene.names))]


def _key(scene: Scene, acts: Acts, seat: int) -> Hashable:
    """All that a panel reads."""
    view: TreasureMap = scene.view
    captain = view.captains[seat]
    doable = (
        acts.about("buy", "deposit", "withdraw", "deposit_all", "withdraw_all") if seat == scene.seat else acts.look
    )
    tokens = [
        (token, where, view.token_level[token], view.token_back[token])
        for token, where in enumerate(view.token_at)
        if where in (CARRIED + seat, STORED + seat)
    ]
    return (
        ("captain", seat, doable, seat == scene.seat, seat in scene.asked, scene.result),
        (captain.gold, tuple(captain.pieces), captain.stored_gold, tuple(captain.stored_pieces), tuple(captain.cards)),
        (view.tiles if tokens else (), tuple(tokens), tuple(view.prey), view.first == seat),
    )


def _panel(scene: Scene, acts: Acts, seat: int, y: float, high: float) -> Markup:
    view: TreasureMap = scene.view
    captain, mine = view.captains[seat], seat == scene.seat
    return captain_panel(
        scene,
        seat,
        y,
        high,
        *_header(scene, acts, seat),
        gold_held(acts, captain.gold, _GOODS_Y),
        at(86, _GOODS_Y, *_map(acts, captain.pieces, "deposit", mine)),
        *_tokens(scene, acts, seat, tall=high == TALL),
        *cards_held(acts, captain.cards, "buy", mine, 29, high - 20),
        *_store(scene, acts, seat, high - 20),
        Markup("") if scene.result is None else place_sign(scene.result, seat, PANEL - 30, 54),
    )


def _header(scene: Scene, acts: Acts, seat: int) -> list[Markup]:
    """The name; at the right who begins, and the pirates that chase."""
    view: TreasureMap = scene.view
    parts, x = [], PANEL - 18.0
    for number, prey in enumerate(view.prey):
        if prey == seat:
            title = acts.words.say("board-chases", pirate=PIRATES[number], name=scene.names[seat])
            parts.append(at(x, 15, flag(number + 1), title=title))
            x -= 28
    return [*parts, *captain_name(scene, acts, seat, x)]


def flag(number: int) -> Markup:
    """A pirate's flag with his number."""
    return join(
        path("M-11-9H11V9H-11Z", "#1b1816", "#000000", 1),
        circle(0, 0, 7, CHALK),
        text(0, 4.2, str(number), 12, INK, weight=800),
    )


# ------------------------------------------------------------------ what is carried


def _map(acts: Acts, pieces: list[int], verb: str, mine: bool) -> list[Markup]:
    """The four quarters as one map; more than one of a number is said beside it."""
    parts = []
    for number in range(1, 5):
        held = pieces[number - 1]
        moves: list[Move] = [(verb, "piece", number)] if mine else []
        x, y = (number - 1) % 2 * 15 - 15, (number - 1) // 2 * 15 - 15
        title = acts.words.say("board-piece", n=number, count=held)
        parts.append(acts.thing(moves, halo_box(x - 1, y - 1, 17, 17, 3), map_piece(number, held > 0), title=title))
        if held > 1:
            parts.append(text(25 if number % 2 == 0 else -25, y + 12, f"{held}×", 11, INK, weight=700))
    return parts


def _tokens(scene: Scene, acts: Acts, seat: int, tall: bool) -> list[Markup]:
    """Fronts for everybody; who knows the back sees it, and the square that it names."""
    view: TreasureMap = scene.view
    carried = view.tokens(CARRIED + seat)
    if not carried:
        return []
    known = [token for token in carried if view.token_back[token] >= 0]
    wide = 42 if known else 28
    pitch = min(wide, (PANEL - _TOKENS_X - 8) / len(carried))
    return [
        at(
            _TOKENS_X + wide / 2 + pitch * index,
            _GOODS_Y,
            _token(scene, acts, seat, token, tall),
            id=f"token-{token}",
            class_="piece",
        )
        for index, token in enumerate(carried)
    ]


def _token(scene: Scene, acts: Acts, seat: int, token: int, tall: bool) -> Markup:
    """With room for it, the square stands below the back."""
    view: TreasureMap = scene.view
    back, level = view.token_back[token], view.token_level[token]
    moves: list[Move] = [("deposit", "token", token + 1)] if seat == scene.seat else []
    if back < 0:
        title = acts.words.say("board-token", n=level)
        return acts.thing(moves, halo_box(-14, -14, 28, 28, 14), treasure(level, 12.5), title=title)
    square = view.sea.names[places_of_tokens(view.tiles)[back]]
    tag = at(0, 28, rect(-17, -9, 34, 16, CHALK, 5, INK, 0.9), text(0, 4, square, 12, INK, weight=700)) if tall else ""
    front = join(token_back(TOKEN_BACKS[back].area, TOKEN_BACKS[back].order), tag)
    title = acts.words.say("board-token-known", token=TOKENS[back], square=square)
    return acts.thing(moves, halo_box(-19, -19, 38, 58 if tall else 38, 9), front, title=title)


# ------------------------------------------------------------------ the store


def _store(scene: Scene, acts: Acts, seat: int, y: float) -> list[Markup]:
    """The chest at home: safe, and of no use until it is fetched."""
    view: TreasureMap = scene.view
    captain, mine = view.captains[seat], seat == scene.seat
    tokens, words = view.tokens(STORED + seat), acts.words
    fill: list[Move] = [("deposit_all",)] if mine else []
    parts = [
        rect(198, y - 18, PANEL - 206, 36, "#d8c59b", 7, "#8a6a35", 1, fill_opacity=0.6),
        at(215, y, acts.thing(fill, halo_box(-15, -17, 31, 34, 7), chest(0.9), title=words.say("board-store"))),
    ]
    x = 246.0
    if mine and acts.can("withdraw_all"):
        lift = path("M0 6V-6M-5-1L0-6L5-1", stroke=INK, width=2.2, stroke_linecap="round")
        parts.append(acts.chip(("withdraw_all",), 245, y, 22, 30, lift))
        x = 270.0
    if captain.stored_gold:
        gold = words.say("board-stored-gold", n=captain.stored_gold)
        parts.append(at(x, y, coins(captain.stored_gold, 11), title=gold))
        x += 22
    if any(captain.stored_pieces):
        several = [number for number, held in enumerate(captain.stored_pieces) if held > 1]
        x += 22 if any(number % 2 == 0 for number in several) else 8
        parts.append(at(x, y, *_map(acts, captain.stored_pieces, "withdraw", mine)))
        x += 42 if any(number % 2 for number in several) else 28
    for index, token in enumerate(tokens):
        place = min(x + 20 * index, PANEL - 20.0 - 4 * (len(tokens) - index))
        parts.append(at(place, y, _stored_token(scene, acts, seat, token), id=f"token-{token}", class_="piece"))
    return parts


def _stored_token(scene: Scene, acts: Acts, seat: int, token: int) -> Markup:
    view: TreasureMap = scene.view
    moves: list[Move] = [("withdraw", "token", token + 1)] if seat == scene.seat else []
    back = view.token_back[token]
    known = acts.words.name(TOKENS[back]) if back >= 0 else acts.words.say("board-token", n=view.token_level[token])
    return acts.thing(moves, halo_box(-12, -12, 24, 24, 12), treasure(view.token_level[token], 10.5), title=known)
