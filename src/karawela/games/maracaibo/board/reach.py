"""What can be done on the sea: cards to sail to with what they cost or give, cards to acquire, places for tiles."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.place import Place
from karawela.draw.svg import at, group, halo_box, rect, use
from karawela.engine.ask import Move
from karawela.games.maracaibo.board.cards import PLACE_HEX, label
from karawela.games.maracaibo.board.effects import Token, row, row_width
from karawela.games.maracaibo.board.sea import gulf_about, gulf_plates, maracaibo_about
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.data.words import Take
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.residences import half_price
from karawela.games.maracaibo.rules.resolve import deciding
from karawela.games.maracaibo.state import FILLER, FOG_CARD, FOG_UPGRADE, FOLDED
from karawela.games.maracaibo.words.telling import tell_effects
from karawela.words.messages import capital

REACH_STYLE = """
.maracaibo .over .halo{fill-opacity:.06;stroke-width:3.6}
.maracaibo .over .choice:hover>.halo,.maracaibo .over .choice:focus-visible>.halo{fill-opacity:.25;stroke-width:6}
.maracaibo .over .refused>rect{fill:#fff;fill-opacity:0}
""".strip()


def draw_reach(sight: Sight) -> Markup:
    """Over the cards, islands, Gulf and Maracaibo: whatever is an option there."""
    if sight.scene.seat is None or not (sight.scene.options or sight.scene.refused):
        return Markup("")
    parts = [_over_cell(sight, cell) for cell in range(CELLS)]
    parts += [
        _over_port(sight, sight.plan.port, "maracaibo"),
        _over_port(sight, sight.plan.bay, "gulf"),
        *_over_gulf(sight),
    ]
    parts += [_over_island(sight, kind) for kind in range(3)]
    return group(*(part for part in parts if part), class_="over")


def _touched(sight: Sight, moves: list[Move]) -> bool:
    return any(sight.offers.can(*move) or move in sight.scene.refused for move in moves)


def _over_cell(sight: Sight, cell: int) -> Markup:
    view, sea, acts = sight.view, sight.sea, sight.offers
    index, here = view.cells[cell], sight.captain.ship == cell
    moves: list[Move] = [("move", sea.ids[cell]), ("step", sea.ids[cell])]
    if index >= 0:
        name = sight.box.card_ids[index]
        moves += [("take", name), ("build", name), ("retire", name)]
    if here:
        moves += [("card_buy",), ("residence_build",), ("card_coins",), ("ruby_take",)]
    legal = [move for move in moves if acts.can(*move)]
    if legal:
        moves = legal[:1]
    x, y = sight.plan.corner(sea.column[cell], sea.row[cell])
    width, height = sight.plan.card
    parts = []
    if _touched(sight, moves):
        folded = FOLDED.get(index, FOLDED[FILLER])
        title = sight.about(sight.box.cards[index]) if index >= 0 else capital(sight.words.name(folded))
        thing = sight.box.card_ids[index] if index >= 0 else folded
        halo = halo_box(-2, -2, width + 4, height + 4, 10)
        tag = _tag(sight, cell, str(legal[0][0]), width) if legal else rect(0, 0, width, height)
        parts.append(acts.thing(moves, halo if legal else "", tag, title=title, data_thing=thing))
    if index >= 0:
        parts += _tile_chips(sight, index, width)
    return at(x, y, *parts) if parts else Markup("")


def _tag(sight: Sight, cell: int, verb: str, width: float) -> Markup:
    """What going there, or taking it, costs and gives."""
    tokens = _terms(sight, cell, verb)
    if not tokens:
        return Markup("")
    wide = row_width(tokens, 0.95) + 8
    return at(
        width / 2,
        38,
        rect(-wide / 2, -11, wide, 22, "#fff1bd", 7, "#a5500a", 1.6),
        row(tokens, 0.95),
        class_="still",
    )


def _terms(sight: Sight, cell: int, verb: str) -> tuple[Token, ...]:
    view, captain, box = sight.view, sight.captain, sight.box
    index = view.cells[cell]
    card = box.cards[index] if index >= 0 else None
    if verb == "take" and card is not None:
        effect = deciding(view)
        extra = effect.extra if isinstance(effect, Take) else 0
        return (Token("coin", f"−{price(captain, card, extra)}"),)
    if verb == "retire":
        return (Token("coin", f"−{half_price(view, sight.own, index)}"),)
    tokens: list[Token] = []
    others = len([seat for seat in view.ships_at(cell) if seat != sight.own])
    sailing = verb in ("move", "step")
    if sailing and others:
        tokens += [Token("sails"), Token("coin", f"−{others}")]
    if index in (FILLER, FOG_UPGRADE, FOG_CARD) and sailing:
        tokens.append(Token("coin", f"+{box.numbers.ignored_card}"))
    if cell in view.coins and sailing:
        tokens.append(Token("coin", f"+{view.coins[cell]}"))
    if card is None or card.sort == PLACE:
        return tuple(tokens)
    cost = price(captain, card)
    payable = cost <= captain.doubloons - (others if sailing else 0)
    built = card.sort == RESIDENCE and view.markers.get(index, 0) >> sight.own & 1
    if payable and not built:
        tokens.append(Token("coin", f"−{cost}"))
    if card.sort == UPGRADE_CARD and verb != "card_buy":
        tokens += [Token("", "/")] if payable else []
        tokens.append(Token("coin", f"+{box.numbers.ignored_card}"))
    return tuple(tokens)


def _tile_chips(sight: Sight, index: int, width: float) -> list[Markup]:
    """On a free place: every black market tile that could be placed there."""
    name, height = sight.box.card_ids[index], sight.plan.card[1]
    chips = []
    moves = [move for move in sight.offers.starting("bm_place") if move[2] == name]
    for at_, move in enumerate(moves):
        tile = sight.box.market_ids.index(str(move[1]))
        side = sight.view.sides[tile]
        line = min(2, len(moves) - at_ // 2 * 2)
        pitch, step = (width - 1) / 2, (height - 20) / ((len(moves) + 1) // 2)
        x = width / 2 + (at_ % 2 - (line - 1) / 2) * pitch
        face = use(f"tile-{tile}-{side}")
        title = tell_effects(sight.words, sight.box.market[tile][side])
        y = 1 + step * (at_ // 2 + 0.5)
        chips.append(sight.offers.chip(move, x, y, pitch - 1, min(step - 1, 44), face, title=title))
    if chips:
        band = rect(1, height - 19, width - 2, 18, PLACE_HEX, 5)
        chips += [band, label(width / 2, height - 5.5, capital(sight.words.name(name)), width - 6, CHALK)]
    return chips


# ------------------------------------------------------------------ Gulf, Maracaibo, islands


def _over_port(sight: Sight, box: Place, name: str) -> Markup:
    x, y, width, height = box
    moves: list[Move] = [("move", name), ("step", name)]
    if not _touched(sight, moves):
        return Markup("")
    legal = any(sight.offers.can(*move) for move in moves)
    halo = halo_box(1, 1, width - 2, height - 2, 9) if legal else ""
    title = gulf_about(sight) if name == "gulf" else maracaibo_about(sight)
    body = rect(0, 0, width, height, INK, fill_opacity=0)
    return at(x, y, sight.offers.thing(moves, halo, body, title=title, data_thing=name))


def _over_gulf(sight: Sight) -> list[Markup]:
    """The Gulf's own actions, on their plates."""
    left, top, _, _ = sight.plan.bay
    return [
        at(left + spot.left, top + spot.top, sight.offers.thing([("gulf", name)], halo_box(0, 0, *spot[2:], 8)))
        for name, _, spot in gulf_plates(sight)
        if name and sight.offers.can("gulf", name)
    ]


def _over_island(sight: Sight, kind: int) -> Markup:
    view, name = sight.view, TREASURES[kind]
    moves: list[Move] = [("island", name), ("treasure_kind", name)]
    if view.gaining == kind:
        moves.append(("treasure_take",))
    if not any(sight.offers.can(*move) for move in moves):
        return Markup("")
    x, y = sight.plan.corner(*sight.sea.islands[kind])
    title = sight.words.say("board-island", kind=name, n=view.islands[kind], vp=sight.box.value(view.islands[kind]))
    halo = halo_box(0, 0, *sight.plan.island, 16)
    return at(x, y, sight.offers.thing(moves, halo, title=title, data_thing=name))
