"""Refusals of orders, and of the same as bonus actions; of hiring and of dice."""

from typing import Final

from karawela.engine.ask import Move, Refusal
from karawela.games.tiny_epic.data.choices import (
    ATTACK,
    CREW_UP,
    GHOST,
    GHOST_PIRATE,
    GOODS,
    HIDE_OUT,
    IN_SUPPLY,
    MERCHANTS,
    NAVY,
    NONE,
    PLUNDER,
    RIVALS,
    SEARCH,
    TRADE,
)
from karawela.games.tiny_epic.data.words import MarketShift
from karawela.games.tiny_epic.rules.hiring import ROWS, SKELETONS
from karawela.games.tiny_epic.rules.ordering import offered
from karawela.games.tiny_epic.rules.refusals.reading import Why, crew_named, here, second_bonus
from karawela.games.tiny_epic.rules.searching import WAKE
from karawela.games.tiny_epic.state import NOBODY, SAIL, TinyEpic

FACES: Final = 6


def _other_order(view: TinyEpic, move: Move, order: int) -> Refusal | None:
    """The captain stands on another order."""
    return Refusal("TEP-4.19") if str(move[0]).startswith("order_") and view.order() != order else None


def elsewhere(view: TinyEpic, seat: int, move: Move, why: Why | None) -> Refusal | None:
    """At another question: what is missing on this card, since nothing was or would be asked; or it's not the time."""
    if why is None or seat != view.active or view.phase < SAIL:
        return Refusal("TEP-4.19")
    return Refusal("TEP-4.01") if move in offered(view, seat) else why(view, seat, move)


def plunder(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, PLUNDER):
        return refusal
    if move[0] == "bonus_plunder" and second_bonus(view, seat) != PLUNDER:
        return Refusal("TEP-4.121")
    if not view.card_of(seat).settlement:
        return Refusal("TEP-4.30", "no_settlement", {"card": here(view, seat)})
    return Refusal("TEP-4.121")


def trade(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, TRADE):
        return refusal
    market = view.card_of(seat).market
    if market == NONE:
        return Refusal("TEP-4.40", "no_market", {"card": here(view, seat)})
    have, good = view.pirates[seat].hold[market], GOODS[market]
    if not have:
        return Refusal("TEP-4.40", "wrong_kind", {"good": good})
    return Refusal("TEP-4.40", "not_enough_crates", {"good": good, "n": have})


def trade_urn(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, TRADE):
        return refusal
    pirate, price = view.pirates[seat], view.box.numbers.urn
    if not view.card_of(seat).mausoleum:
        return Refusal("AMD-11.70", "no_mausoleum", {"card": here(view, seat)})
    if pirate.urn != IN_SUPPLY:
        return Refusal("AMD-11.71", "urn_have")
    return Refusal("AMD-11.70", "cubes_short", {"n": price, "have": pirate.cubes}) if pirate.cubes < price else None


def shift_again(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """Outside the card's own question: only once, or as inside it."""
    for card in view.pirates[seat].crew:
        if view.used >> card & 1 and isinstance(view.box.crew[card].bonus, MarketShift):
            return Refusal("AMD-11.84", "used", {"card": view.box.crew_ids[card]})
    if not any(isinstance(view.box.crew[card].bonus, MarketShift) for card in view.pirates[seat].crew):
        return Refusal("AMD-11.90")
    return market_shift(view, seat, move)


def market_shift(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if not view.pirates[seat].cubes:
        return Refusal("AMD-11.06", "no_cube")
    good, steps = str(move[1]), int(move[2])
    if view.market.index(GOODS.index(good)) + steps >= len(view.market):
        return Refusal("AMD-11.90", "price_top", {"good": good})
    return Refusal("AMD-11.90")


# ------------------------------------------------------------------ hiring


def crew_up(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, CREW_UP):
        return refusal
    card = view.card_of(seat)
    if card.tavern or (card.wreck and view.pirates[seat].cursed):
        return Refusal("AMD-11.94", "no_cards")
    if card.wreck:
        return Refusal("AMD-11.80", "not_cursed")
    return Refusal("TEP-4.50", "no_tavern", {"card": here(view, seat)})


def which_row(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if move[-1] != ROWS[SKELETONS]:
        return Refusal("TEP-4.50", "no_tavern", {"card": here(view, seat)})
    if not view.pirates[seat].cursed:
        return Refusal("AMD-11.80", "not_cursed")
    return Refusal("AMD-11.80", "no_wreck", {"card": here(view, seat)})


def refresh_row(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    pirate, price = view.pirates[seat], view.box.numbers.refresh
    if view.refreshed:
        return Refusal("TEP-4.51", "refreshed")
    if len(move) == 1 and view.amdiak:
        return Refusal("AMD-11.05")
    if move[-1] == "cursed" and pirate.cubes < price:
        return Refusal("AMD-11.05", "cubes_short", {"n": price, "have": pirate.cubes})
    if move[-1] != "cursed" and pirate.gold < price:
        return Refusal("TEP-4.51", "gold_short", {"n": price, "have": pirate.gold})
    return Refusal("TEP-4.56", "no_cards")


def hire(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """Not in the row, or of the other row."""
    card = crew_named(view, str(move[-1]))
    if card in view.skeleton_row:
        if not view.pirates[seat].cursed:
            return Refusal("AMD-11.80", "not_cursed")
        return Refusal("AMD-11.80", "no_wreck", {"card": here(view, seat)})
    if card in view.crew_row:
        return Refusal("TEP-4.50", "no_tavern", {"card": here(view, seat)})
    return Refusal("TEP-4.50")


def dismiss(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.55")


# ------------------------------------------------------------------ search, attack, hide out


def search(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, SEARCH):
        return refusal
    cell = view.pirates[seat].cell
    if view.tokens >> cell & 1 or view.wakes[cell] != NONE:
        missing = view.wakes[cell] == NONE if move[-1] == WAKE else not view.tokens >> cell & 1
        return Refusal("AMD-11.62") if missing else Refusal("AMD-11.62", "one_token")
    return Refusal("TEP-4.60", "no_token", {"card": here(view, seat)})


def attack(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    name = str(move[-1])
    if move[0] == "bonus_attack" and second_bonus(view, seat) != ATTACK:
        return Refusal("TEP-4.121")
    if name == NAVY:
        return Refusal("TEP-4.90", "navy_untouchable")
    if name == GHOST and view.rival != GHOST_PIRATE:
        return Refusal("AMD-11.14", "ghost_untouchable")
    if refusal := _other_order(view, move, ATTACK):
        return refusal
    colours = [view.colour_of(who) for who in range(len(view.pirates))]
    if name in colours and colours.index(name) != seat:
        who = colours.index(name)
        rival = RIVALS[view.rival] if who >= view.seats else "none"
        other = view.pirates[who]
        if other.cell == view.pirates[seat].cell:
            hidden = Refusal("TEP-4.83", "hidden_target", {"seat": who, "rival": rival})
            return hidden if other.hidden else Refusal("TEP-4.121")
        return Refusal("TEP-4.90", "no_pirate", {"seat": who, "rival": rival})
    elif name in colours or name == GHOST:
        return Refusal("TEP-4.90")
    elif name in MERCHANTS and view.merchant_cells[MERCHANTS.index(name)] == view.pirates[seat].cell:
        return Refusal("TEP-4.121")
    return Refusal("TEP-4.90", "no_target", {"target": name})


def hide_out(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if refusal := _other_order(view, move, HIDE_OUT):
        return refusal
    card = here(view, seat)
    if not view.card_of(seat).cove:
        return Refusal("TEP-4.80", "no_cove", {"card": card})
    owner = view.hidden_at(view.pirates[seat].cell, seat)
    return Refusal("TEP-4.80", "cove_taken", {"card": card, "name": owner}) if owner != NOBODY else None


# ------------------------------------------------------------------ dice


def reroll(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if seat != view.battle.attacker:
        return Refusal("TEP-4.99", "reroll_defender")
    if not view.battle.rerolls:
        return Refusal("TEP-4.104" if view.order() != ATTACK else "TEP-4.94", "reroll_bonus")
    return None


def sure_fire(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if not view.pirates[seat].sure:
        return Refusal("TEP-4.92", "no_sure_fire")
    rolled = len(view.battle.rolled(seat))
    if int(move[1]) > rolled:
        return Refusal("TEP-4.92", "no_die", {"n": rolled})
    return Refusal("TEP-4.103", "same_face") if int(move[2]) <= FACES else Refusal("TEP-4.92")
