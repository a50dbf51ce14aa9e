"""On a phone: the card where the own ship lies, drawn large, so that a thumb can choose what to do there."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import PAPER
from karawela.draw.svg import at, group, halo_box, heading, join, rect, text, use
from karawela.games.tiny_epic.board.cards import label, name_lines
from karawela.games.tiny_epic.board.features import feature
from karawela.games.tiny_epic.board.names import SHIPS
from karawela.games.tiny_epic.board.pieces import (
    ghost_ship,
    merchant_ship,
    navy_ship,
    pirate_ship,
    search_token,
    wake_token,
)
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sea.here import WAKE_TOKEN, Deed, deeds
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.data.choices import ATTACK, NONE, ORDERS
from karawela.games.tiny_epic.state import NOWHERE
from karawela.words.messages import capital

_TOP = 40.0


def draw_large(sight: Sight) -> Markup:
    """Name, features, tokens and ships, in rows of five."""
    place, view = sight.plan.stage, sight.view
    cell = sight.pirate.cell
    parts = [rect(0, 0, place.width, place.height, "#1d5a78", 9, "#a37c3c", 1.4)]
    if cell == NOWHERE or cell >= len(view.grid):
        parts.append(heading(place.width / 2, place.height / 2 + 5, sight.say("not-afloat"), 16, PAPER))
        return at(place.left, place.top, *parts)
    card = sight.box.map[view.grid[cell]]
    title = heading(12, 23, sight.words.name(card.id), 18, PAPER, "start")
    parts.append(group(title, title=sight.told(card.id), data_thing=card.id))
    if sight.pirate.hidden:
        parts.append(text(12, 39, sight.say("hidden"), SMALL + 0.6, "#ffe9a8", "start", 700))
    battle = view.battle
    if NONE not in battle.totals and battle.target != NONE:
        sums = text(place.width - 12, 23, "{} : {}".format(*battle.totals), 17, "#ffe9a8", "end", 800)
        parts.append(group(sums, at(place.width - 66, 17, use(f"sign-{ORDERS[ATTACK]}", 0, 0, 0.8))))
    found = list(deeds(sight))
    lines = 1 if len(found) < 6 else 2
    across = max(4, -(-len(found) // lines))
    wide, high = (place.width - 8) / across, (place.height - _TOP - 4) / lines
    for number, deed in enumerate(found):
        x, y = 4 + (number % across + 0.5) * wide, _TOP + high * (number // across + 0.5)
        halo = halo_box(-wide / 2 + 2, -high / 2 + 2, wide - 4, high - 4, 10)
        several = sum(sight.offers.can(*move) for move in deed.moves) > 1
        drawn = group(
            _drawn(sight, deed),
            transform=f"translate(0 {-8 if lines == 1 else -10}) scale({1.25 if lines == 1 else 0.72})",
        )
        written = name_lines(_caption(sight, deed), wide - 8)[: 3 - lines]
        lowest = high / 2 - 9 - 14 * (len(written) - 1)
        caption = join(*(label(0, lowest + 14 * line, words, wide - 8, PAPER) for line, words in enumerate(written)))
        named = {"data_thing": deed.thing} if deed.kind == "feature" or deed.thing in SHIPS else {}
        body = join(halo if several else "", drawn, caption)
        parts.append(at(round(x, 1), y, sight.offers.thing(deed.moves, halo, body, **named)))
    return at(place.left, place.top, group(*parts, class_="over"))


def _caption(sight: Sight, deed: Deed) -> str:
    """What it is, in a word."""
    if deed.kind == "token":
        return sight.say("token-wake" if deed.thing == WAKE_TOKEN else "token-search")
    if deed.kind == "ship" and deed.thing not in SHIPS:
        return sight.name(_owner(sight, deed))
    return capital(sight.words.name(deed.thing, "short"))


def _owner(sight: Sight, deed: Deed) -> int:
    return next(who for who in range(len(sight.view.pirates)) if sight.view.colour_of(who) == deed.thing)


def _drawn(sight: Sight, deed: Deed) -> Markup:
    """The thing, about 44 wide."""
    if deed.kind == "feature":
        card = sight.box.map[sight.view.grid[sight.pirate.cell]]
        number = {True: card.burial, False: card.settlement}[deed.at[0] == 0.5]
        return feature(
            deed.thing, 210, number if deed.at[1] < 0.5 and deed.at[0] < 0.6 else 0, _good(card.market, deed)
        )
    if deed.kind == "token":
        return group(wake_token() if deed.thing == WAKE_TOKEN else search_token(), transform="scale(1.5)")
    if deed.thing in SHIPS[:2]:
        number = SHIPS.index(deed.thing)
        return merchant_ship(number, sight.view.merchant_crates[number])
    if deed.thing == SHIPS[2]:
        return navy_ship()
    if deed.thing == SHIPS[3]:
        return ghost_ship(sight.view.ghost_cubes)
    who = _owner(sight, deed)
    return ghost_ship(sight.view.ghost_cubes) if sight.sails_ghost_ship(who) else pirate_ship(sight.colour(who), True)


def _good(market: int, deed: Deed) -> int:
    return market if deed.at[0] > 0.6 and deed.at[1] < 0.5 else NONE
