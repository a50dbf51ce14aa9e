"""Why a move is not possible: each function answers for one kind of question, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from karawela.engine.ask import Move, Refusal
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.rules.limits import cities_of, closed_by_truce, most_crews, most_ships
from karawela.games.conquest.state import BATTLES, GROUP, NOBODY, REACTION, Conquest
from karawela.games.ship_adventure.data.components import (
    CAMOUFLAGE,
    CANNONBALLS,
    CITY,
    COST,
    CREW_ID,
    EQUIPMENT_INDEX,
    MOST,
    SHIP_ID,
)
from karawela.games.ship_adventure.rules.colours import colour_refusal
from karawela.games.ship_adventure.rules.moving import drifts
from karawela.games.ship_adventure.rules.reading import number_at, word_at


def _square(view: Conquest, move: Move, index: int) -> int:
    return view.sea.index.get(word_at(move, index), NOBODY)


def why_not_colour(view: Conquest, seat: int, move: Move) -> Refusal | None:
    return colour_refusal(move, "SAC-1.01")


def why_not_buy(view: Conquest, seat: int, move: Move) -> Refusal | None:
    captain = view.captains[seat]
    verb, what = word_at(move, 0), word_at(move, 1)
    if verb == "buy_card" and what in EQUIPMENT_INDEX:
        card = EQUIPMENT_INDEX[what]
        if captain.cards[card] >= MOST[card]:
            return Refusal("SAC-3.01", "card-maximum", {"card": what, "most": MOST[card]})
        return Refusal("SAC-3.01", "too-dear", {"cost": COST[card], "gold": captain.gold})
    if verb != "buy_unit" or what not in (SHIP_ID, CREW_ID):
        return None
    rule, cost = ("SAC-3.03", SHIP_COST) if what == SHIP_ID else ("SAC-3.04", CREW_COST)
    city = _square(view, move, 2)
    if not cities_of(view, seat):
        return Refusal("SAC-3.05")
    if city == NOBODY or view.sea.kind[city] != CITY or not view.controls(seat, city):
        return Refusal(rule, "not-yours", {"square": word_at(move, 2)})
    if captain.gold < cost:
        return Refusal(rule, "too-dear", {"cost": cost, "gold": captain.gold})
    units, most = (captain.ships, most_ships(view)) if what == SHIP_ID else (captain.crews, most_crews(view))
    if sum(units.values()) >= most:
        return Refusal("SAC-3.08", "supply-out", {"unit": what, "most": most})
    square = view.sea.harbour_of[city] if what == SHIP_ID else city
    name = view.sea.names[square]
    if view.enemy_on(square, seat) != NOBODY:
        return Refusal("SAC-3.06", "enemy-there", {"square": name})
    return Refusal("SAC-3.06", "square-full", {"square": name})


def why_not_move(view: Conquest, seat: int, move: Move) -> Refusal | None:
    if move[0] in ("buy_card", "buy_unit"):
        return Refusal("SAC-3.07")
    if move[0] in ("melee", "fire"):
        return Refusal("SAC-4.11")
    here, there = _square(view, move, 1), _square(view, move, 4)
    ships, crews = number_at(move, 2), number_at(move, 3)
    if move[0] != "move" or NOBODY in (here, there) or ships < 0 or crews < 0:
        return None
    sea, captain, names = view.sea, view.captains[seat], view.sea.names
    if ships > captain.ships.get(here, 0) or crews > captain.crews.get(here, 0) or not ships + crews:
        return Refusal(
            "SAC-4.03",
            "not-so-many",
            {"square": names[here], "ships": captain.ships.get(here, 0), "crews": captain.crews.get(here, 0)},
        )
    if there not in sea.neighbours[here]:
        return Refusal("SAC-4.05", "not-adjacent", {"square": names[there]})
    if ships and sea.land[there]:
        return Refusal("SAC-4.05", "needs-water", {"square": names[there]})
    boats = any(there in each.ships for each in view.captains)
    if not ships and not sea.land[there] and not boats:
        return Refusal("SAC-4.06", "no-boat", {"square": names[there]})
    if not view.steps_left and not (ships and drifts(sea, here, there, view.drifted)):
        return Refusal("SAC-4.09" if ships and sea.wave[here] == there else "SAC-4.01", "no-steps")
    if captain.units_on(there) + ships + crews > GROUP:
        return Refusal("SAC-4.04", "square-full", {"square": names[there]})
    if there in closed_by_truce(view, seat):
        return Refusal("SAC-2.04", "truce", {"square": names[there]})
    if ships and crews < captain.crews.get(here, 0) and ships == captain.ships.get(here, 0):
        return Refusal("SAC-4.08", "in-the-water", {"square": names[here]})
    return None


def why_not_fight(view: Conquest, seat: int, move: Move) -> Refusal | None:
    verb = move[0]
    if verb in ("move", "end_movement"):
        return Refusal("SAC-4.11")
    if verb in ("buy_card", "buy_unit"):
        return Refusal("SAC-3.07")
    if verb == "end_battles":
        return Refusal("SAC-5.16", "melee-open")
    if verb == "melee":
        return Refusal("SAC-5.01", "no-melee", {"square": word_at(move, 1)})
    return _why_not_shot(view, seat, move) if verb == "fire" else None


def why_not_react(view: Conquest, seat: int, move: Move) -> Refusal | None:
    if move[0] != "react":
        return Refusal("SAC-5.17") if move[0] in ("fire", "melee", "move") else None
    target = _square(view, move, 2)
    if target != NOBODY and view.enemy_on(target, seat) == view.active and target not in view.moved:
        return Refusal("SAC-5.20", "nobody-moved", {"square": view.sea.names[target]})
    if target != NOBODY and view.enemy_on(target, seat) not in (NOBODY, view.active):
        return Refusal("SAC-5.17", "not-active", {"square": view.sea.names[target]})
    return _why_not_shot(view, seat, move)


def _why_not_shot(view: Conquest, seat: int, move: Move) -> Refusal | None:
    source, target, balls = _square(view, move, 1), _square(view, move, 2), number_at(move, 3)
    if NOBODY in (source, target):
        return None
    sea, captain = view.sea, view.captains[seat]
    here, there = sea.names[source], sea.names[target]
    if source not in captain.ships and not view.controls(seat, source):
        return Refusal("SAC-5.02" if source in captain.crews else "SAC-5.07", "no-source", {"square": here})
    if not 1 <= balls <= captain.cards[CANNONBALLS]:
        return Refusal("SAC-5.08", "no-balls", {"held": captain.cards[CANNONBALLS]})
    if source in view.fired:
        return Refusal("SAC-5.09", "has-fired", {"square": here})
    if target not in sea.neighbours[source]:
        return Refusal("SAC-5.09", "not-adjacent", {"square": there})
    enemy = view.enemy_on(target, seat)
    if view.enemy_on(source, seat) != NOBODY:
        return Refusal("SAC-5.11", "melee-there", {"square": here})
    if enemy == NOBODY:
        return Refusal("SAC-5.11", "no-enemy", {"square": there})
    if captain.is_on(target):
        return Refusal("SAC-5.11", "melee-there", {"square": there})
    if source not in captain.ships:
        return Refusal("SAC-5.10", "unmanned-point", {"square": here})
    if view.captains[enemy].cards[CAMOUFLAGE]:
        return Refusal("SAC-5.19", "camouflaged", {"seat": enemy})
    return None


def why_not_return(view: Conquest, seat: int, move: Move) -> Refusal | None:
    if move[0] != "return_fire":
        return None
    return Refusal("SAC-5.12", "no-balls", {"held": view.captains[seat].cards[CANNONBALLS]})


def out_of_place(view: Conquest, seat: int, kind: str, move: Move) -> Refusal | None:
    """A move that answers another question than the one that is asked (`kind`), or comes out of turn (`""`)."""
    verb = word_at(move, 0)
    if verb in ("buy_card", "buy_unit", "end_purchases"):
        return Refusal("SAC-3.07")
    if verb in ("move", "end_movement"):
        return Refusal("SAC-4.11" if view.phase in (BATTLES, REACTION) else "SAC-2.02")
    if verb == "return_fire":
        return Refusal("SAC-5.12")
    if verb in ("react", "react_pass"):
        return Refusal("SAC-5.17")
    if verb in ("melee", "fire", "end_battles", "choose_colour"):
        return Refusal("SAC-2.02")
    return None
