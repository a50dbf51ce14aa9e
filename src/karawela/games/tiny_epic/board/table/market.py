"""The market with its four prices, and the cards of the two merchant ships."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.palette import INK, PAPER
from karawela.draw.place import Place
from karawela.draw.svg import at, circle, group, halo_box, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.cards import merchant_card
from karawela.games.tiny_epic.board.names import GOLD, MARKET, SHIPS
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import ATTACK, GOODS, NONE, ORDERS, TRADE

WOOD, DARK = "#3b2a1e", "#1d140d"
SELLING = ("order_trade", ORDERS[TRADE])
FIGHTING = ("order_attack", "bonus_attack", ORDERS[ATTACK])


def panel(place: Place, fill: str = WOOD) -> Markup:
    """A tray of dark wood under the lantern."""
    return join(
        rect(0, 0, place.width, place.height, fill, 8, "#a37c3c", 1.4),
        rect(2.5, 2.5, place.width - 5, place.height - 5, "none", 6.5, DARK, 1),
    )


def market_key(sight: Sight) -> Hashable:
    return sight.look, tuple(sight.view.market)


def draw_market(sight: Sight) -> Markup:
    """The kinds by their prices, the dearest first."""
    place, view, words = sight.plan.market, sight.view, sight.words
    pitch = (place.width - 8) / 4
    prices = sight.box.numbers.prices
    parts = [panel(place)]
    for slot in range(4):
        n = 3 - slot
        x = 4 + slot * pitch
        kind = view.market[n] if len(view.market) == 4 else NONE
        body = [rect(2, 4, pitch - 4, place.height - 8, "#e9dcc0" if kind != NONE else "#6d5a43", 6, DARK, 1)]
        if kind != NONE:
            k = min(pitch / 46, place.height / 74)
            body.append(at(pitch / 2, place.height * 0.37, use(f"sign-{GOODS[kind]}", 0, 0, round(1.5 * k, 2))))
        body.append(at(pitch / 2 - 8, place.height - 18, text(0, 6, str(prices[n]), 19, INK, weight=800)))
        body.append(at(pitch / 2 + 10, place.height - 18, use(f"sign-{GOLD}", 0, 0, 0.72)))
        title = sight.say("price", good=GOODS[kind], n=prices[n]) if kind != NONE else ""
        thing = GOODS[kind] if kind != NONE else ""
        name = f"goods-{GOODS[kind]}" if kind != NONE else f"goods-at-{n}"
        parts.append(at(round(x, 1), 0, *body, title=title, data_thing=thing or MARKET, id=name, class_="piece"))
    return at(place.left, place.top, *parts, title=words.name(MARKET))


def draw_trades(sight: Sight) -> Markup:
    """Over the market: how many crates to sell, and how far to raise a price."""
    place, view = sight.plan.market, sight.view
    if not sight.chooses or len(view.market) != 4:
        return Markup("")
    pitch, size = (place.width - 8) / 4, sight.plan.hit
    parts: list[Markup] = []
    selling = [move for move in sight.scene.options if move[0] in SELLING]
    if selling and view.active >= 0:
        kind = sight.box.map[view.grid[view.pirates[view.active].cell]].market
        slot = 3 - view.market.index(kind)
        wide = size + 2
        middle = place.left + 4 + (slot + 0.5) * pitch
        left = min(max(middle - wide * len(selling) / 2, place.left), place.left + place.width - wide * len(selling))
        for number, move in enumerate(selling):
            label = text(0, 5, f"×{move[1]}", 14, INK, weight=750)
            y = place.top + place.height - size * (1.6 if sight.plan.tall else 0.62)
            parts.append(sight.offers.chip(move, left + wide * (number + 0.5), y, wide - 2, size, label))
    for good, kind in zip(GOODS, range(4), strict=True):
        raising = [move for move in sight.scene.options if move[:2] == ("market_shift", good)]
        slot = 3 - view.market.index(kind)
        for number, move in enumerate(raising):
            x = place.left + 4 + (slot + 0.5) * pitch + (number - (len(raising) - 1) / 2) * (size + 1)
            y = place.top + size * (0.6 if not sight.plan.tall else 0.56)
            label = text(0, 5, f"↑{move[2]}", 14, INK, weight=750)
            parts.append(sight.offers.chip(move, x, y, size, size, label))
    return group(*parts)


# ------------------------------------------------------------------ merchants


def merchants_key(sight: Sight) -> Hashable:
    view = sight.view
    things = tuple([(sight.box.merchant_ids[card]) for card in view.merchant_cards])
    return (
        sight.doable(*SHIPS[:2]),
        things,
        tuple(view.merchant_crates),
        tuple(view.merchant_bound),
        len(view.merchant_deck),
        view.seats,
    )


def draw_merchants(sight: Sight) -> Markup:
    """Strength, Gold, legend and the crate on board; a ship on the own card can be attacked here too."""
    place, view, words = sight.plan.merchants, sight.view, sight.words
    wide = (place.width - 12) / 2
    parts = [panel(place)]
    for number in range(2):
        x = 4 + number * (wide + 4)
        if number >= len(view.merchant_cards):
            parts.append(rect(x, 4, wide, place.height - 8, "#6d5a43", 6))
            continue
        card = sight.box.merchants[view.merchant_cards[number]]
        ship = SHIPS[number]
        moves: list[Move] = [(verb, ship) for verb in FIGHTING]
        halo = halo_box(-1, -1, wide + 2, place.height - 6, 8)
        crate = view.merchant_crates[number] if number < len(view.merchant_crates) else NONE
        face = merchant_card(card, number, crate, view.seats, wide, place.height - 8)
        title = sight.say(
            "merchant",
            ship=ship,
            n=card.strength,
            gold=card.gold,
            legend="yes" if view.seats <= card.legend else "no",
            good=GOODS[crate] if crate != NONE else "none",
        )
        parts.append(at(round(x, 1), 4, sight.acts.thing(moves, halo, face, title=title, data_thing=card.id)))
    return at(place.left, place.top, *parts, title=words.say("board-merchant-deck", n=len(view.merchant_deck)))


def count(x: float, y: float, n: int) -> Markup:
    """How many there are, on a disc."""
    return at(x, y, circle(0, 0, 12, PAPER, DARK, 1.3), text(0, 4.8, str(n), 13, INK, weight=750))
