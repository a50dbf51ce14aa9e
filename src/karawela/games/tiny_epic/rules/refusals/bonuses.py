"""Refusals of bonus actions: burials, crew cards, and what Cursed Gold pays for."""

from karawela.engine.ask import Move, Refusal
from karawela.games.tiny_epic.data.choices import BURIED, CARRIED, NONE, ORDERS
from karawela.games.tiny_epic.data.words import BoneTheft, CursedReroll, GraveLoot, Reroll
from karawela.games.tiny_epic.rules.burying import burials, captain_triggered
from karawela.games.tiny_epic.rules.refusals.reading import crew_named, here
from karawela.games.tiny_epic.state import BURY, CREW_BONUS, NOWHERE, TinyEpic


def bury_elsewhere(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """In another's turn, before its question, after it, or where the place and the price do not fit."""
    if seat != view.active:
        return Refusal("TEP-4.01")
    if not captain_triggered(view, seat):
        return Refusal("TEP-4.70", "not_on_search", {"order": ORDERS[view.order()]})
    offered = burials(view, seat)
    if view.phase > BURY and offered:
        return Refusal("TEP-4.127", "later_bonus")
    if move in offered:
        return Refusal("TEP-4.123")
    what = bury_urn if move[0] == "bury_urn" else bury
    return what(view, seat, move) or Refusal("TEP-4.123")


def bury(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    pirate, card = view.pirates[seat], view.card_of(seat)
    if len(pirate.buried) >= view.box.numbers.treasures:
        return Refusal("TEP-4.70", "no_treasure")
    price = card.burial
    if not price:
        if card.cursed_burial:
            return Refusal("AMD-11.76")
        return Refusal("TEP-4.70", "no_burial", {"card": here(view, seat)})
    if view.grid[pirate.cell] in pirate.buried:
        return Refusal("TEP-4.71", "treasure_there", {"card": here(view, seat)})
    have = pirate.gold + pirate.cubes
    if have < price:
        return Refusal("TEP-4.72", "gold_short", {"n": price, "have": have})
    if len(move) > 1:
        cubes = int(move[1])
        if cubes > pirate.cubes:
            return Refusal("AMD-11.04", "cubes_short", {"n": cubes, "have": pirate.cubes})
        if price - cubes > pirate.gold:
            return Refusal("AMD-11.04", "gold_short", {"n": price - cubes, "have": pirate.gold})
    return Refusal("AMD-11.04") if view.amdiak else None


def bury_urn(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    pirate, card = view.pirates[seat], view.card_of(seat)
    if not card.cursed_burial:
        return Refusal("AMD-11.76" if card.burial else "AMD-11.73", "no_burial", {"card": here(view, seat)})
    if pirate.urn == BURIED:
        return Refusal("AMD-11.71", "urn_have")
    return Refusal("AMD-11.73") if pirate.urn != CARRIED else None


def use_crew_elsewhere(view: TinyEpic, seat: int, move: Move) -> Refusal:
    """At another question: too early, unless there is more to be said."""
    refusal = use_crew(view, seat, move)
    if refusal is None or (refusal.rule == "AMD-11.98" and view.phase < CREW_BONUS):
        return Refusal("TEP-4.123")
    return refusal


def use_crew(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """In another's turn, not aboard, not triggered, used already, or without effect."""
    if seat != view.active:
        return Refusal("TEP-4.01")
    name = str(move[-1])
    card, pirate = crew_named(view, name), view.pirates[seat]
    if card == NOWHERE:
        return Refusal("TEP-4.120")
    if card not in pirate.crew:
        dismissed = card in view.crew_deck.bottom or card in view.skeleton_deck.bottom
        rule, why = ("TEP-4.124", "dismissed") if dismissed else ("TEP-4.120", "not_aboard")
        return Refusal(rule, why, {"card": name})
    known = view.box.crew[card]
    if known.trigger != view.order():
        return Refusal("TEP-4.120", "not_triggered", {"card": name, "order": ORDERS[known.trigger]})
    if view.used >> card & 1:
        return Refusal("TEP-4.122", "used", {"card": name})
    if isinstance(known.bonus, Reroll | CursedReroll):
        return Refusal("TEP-4.94", "reroll_bonus")
    if isinstance(known.bonus, GraveLoot) and not view.plundered:
        return Refusal("AMD-11.85")
    if known.skeleton and not pirate.cubes and not isinstance(known.bonus, BoneTheft):
        return Refusal("AMD-11.96", "no_cube")
    if known.skeleton:
        return Refusal("AMD-11.98")
    return Refusal("TEP-4.123")


def deep_search(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """Neither on the own card nor farther away than the next one."""
    index = view.box.map_index.get(str(move[1])) if len(move) > 1 else None
    if index is None or index not in view.grid:
        return Refusal("AMD-11.86")
    cell = view.grid.index(index)
    if cell not in view.sea.neighbours[view.pirates[seat].cell]:
        return Refusal("AMD-11.86", "not_adjacent", {"card": str(move[1])})
    if not view.tokens >> cell & 1 and view.wakes[cell] == NONE:
        return Refusal("AMD-11.86", "no_token", {"card": str(move[1])})
    return Refusal("AMD-11.86")


def cursed_exchange(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("AMD-11.92", "cubes_short", {"n": int(move[1]), "have": view.pirates[seat].cubes})


def borrow_crew(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    card = crew_named(view, str(move[-1]))
    if card == NOWHERE or card not in view.crew_row:
        return Refusal("AMD-11.93")
    if isinstance(view.box.crew[card].bonus, Reroll):
        return Refusal("AMD-11.93", "reroll_not_borrowed")
    return Refusal("AMD-11.95")
