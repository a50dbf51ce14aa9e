"""Why a move is not possible: each function answers for one kind of question, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from karawela.engine.ask import Move, Refusal
from karawela.games.santiago.data.components import (
    ALONSO,
    BUILDING_INDEX,
    BUILDINGS,
    CUBANS,
    EL_ZORRO,
    FLOWER_OF,
    FLOWERS,
    GOOD_INDEX,
    GOODS,
    LONGEST_DRIVE,
    NO_FLOWER,
    ORDINARY,
    PABLO,
    PORT,
    WOOD,
)
from karawela.games.santiago.rules.building_pages import why_not_building
from karawela.games.santiago.rules.reading import goods_in, number_in, numbers_in, word_at
from karawela.games.santiago.state import NOBODY, NOWHERE, Santiago


def why_not_demand(view: Santiago, seat: int, move: Move) -> Refusal | None:
    if move[:1] != ("choose_demand",):
        return None
    if numbers_in(move):
        return Refusal("SDC-3.09")
    if word_at(move, 1) == "die_wood":
        return Refusal("SDC-2.06")
    return Refusal("SDC-11.14")


def why_not_drive(view: Santiago, seat: int, move: Move) -> Refusal | None:
    verb, distances = word_at(move, 0), numbers_in(move)
    if verb in ("stay", "skip", "pass", "decline"):
        return Refusal("SDC-4.03")
    if verb != "move_car" or not distances:
        return None
    distance, pesos = distances[0], view.traders[seat].pesos
    if distance == 0:
        return Refusal("SDC-4.03")
    if distance < 0:
        return Refusal("SDC-4.04")
    if distance > pesos + 1:
        return Refusal("SDC-4.05", "drive-too-far", {"cost": distance - 1, "pesos": pesos})
    if distance > LONGEST_DRIVE:
        return Refusal("SDC-4.09")
    return None


def why_not_pablo(view: Santiago, seat: int, move: Move) -> Refusal | None:
    good = GOOD_INDEX.get(word_at(move, 1))
    if move[0] != "pablo_take" or good is None:
        return None
    if len(move) > 2:
        return Refusal("SDC-5.06")
    if good == WOOD:
        return Refusal("SDC-5.06", "not-offered", {"cuban": CUBANS[PABLO], "good": GOODS[good]})
    if not view.supply[good]:
        return Refusal("SDC-1.09", "supply-empty", {"good": GOODS[good]})
    return None


def why_not_alonso(view: Santiago, seat: int, move: Move) -> Refusal | None:
    building = BUILDING_INDEX.get(word_at(move, 1))
    if move[0] not in ("alonso_claim", "alonso_use") or building is None:
        return None
    owner, name = view.owner[building], BUILDINGS[building]
    if move[0] == "alonso_claim":
        if "alonso_use" in move or "use" in move:
            return Refusal("SDC-5.23")
        if len(move) > 2:
            return Refusal("SDC-5.18")
        if owner != NOBODY:
            return Refusal("SDC-10.01", "already-owned", {"building": name})
        if not view.traders[seat].tokens_left:
            return Refusal("SDC-5.20", "no-token-left")
        return None
    if "alonso_claim" in move:
        return Refusal("SDC-5.18")
    if owner != seat:
        return Refusal("SDC-5.22", "not-yours", {"building": name})
    return why_not_building(view, seat, building, move[1:])


def why_not_gift(view: Santiago, seat: int, move: Move) -> Refusal | None:
    verb, what = word_at(move, 0), word_at(move, 1)
    if verb in ("skip", "pass", "decline") or (verb, what) in (("zorro_give", "nothing"), ("zorro_give", "")):
        return Refusal("SDC-5.13", "must-give")
    if verb != "zorro_give":
        return None
    if len(move) > 2:
        return Refusal("SDC-5.09")
    if what == GOODS[WOOD]:
        return Refusal("SDC-5.11")
    if what in GOOD_INDEX or what in ("peso", "vp"):
        return Refusal("SDC-5.13", "not-held", {"what": what})
    return None


def why_not_place(view: Santiago, seat: int, move: Move) -> Refusal | None:
    verb, building = word_at(move, 0), BUILDING_INDEX.get(word_at(move, 1))
    if verb in ("skip", "pass", "decline", "stay"):
        return Refusal("SDC-8.05", "must-place")
    if verb == "use_building":
        return Refusal("SDC-8.05", "place-first")
    if verb != "place_pawn" or building is None:
        return None
    flower = FLOWER_OF[view.cuban_here()]
    name = BUILDINGS[building]
    if flower != NO_FLOWER and view.flower_of[building] != flower:
        return Refusal(
            "SDC-8.01",
            "wrong-flower",
            {"building": name, "flower": FLOWERS[flower], "its": FLOWERS[view.flower_of[building]]},
        )
    if view.traders[seat].place == building:
        return Refusal("SDC-8.04", "already-there", {"building": name})
    other = view.pawn_in(building)
    if other != NOBODY:
        return Refusal("SDC-8.02", "occupied", {"building": name, "seat": other})
    return None


def why_not_use(view: Santiago, seat: int, move: Move) -> Refusal | None:
    building = BUILDING_INDEX.get(word_at(move, 1))
    if move[0] == "place_pawn":
        return Refusal("SDC-8.06", "already-placed")
    if move[0] != "use_building" or building is None:
        return None
    place = view.traders[seat].place
    if building != place:
        return Refusal("SDC-8.06", "not-here", {"building": BUILDINGS[building], "place": BUILDINGS[place]})
    return why_not_building(view, seat, building, move[1:])


def why_not_load(view: Santiago, seat: int, move: Move) -> Refusal | None:
    verb = word_at(move, 0)
    if verb in ("use_building", "place_pawn"):
        return Refusal("SDC-6.18")
    if verb not in ("load", "load_wood"):
        return None
    kinds = goods_in(move[1:])
    if not kinds:
        return Refusal("SDC-6.04")
    if len(kinds) > 1:
        if WOOD in kinds or {"load", "load_wood"} <= set(move):
            return Refusal("SDC-7.02")
        return Refusal("SDC-7.03") if verb == "load_wood" else Refusal("SDC-6.04", "one-kind")
    good, number = kinds[0], number_in(move)
    if good >= ORDINARY:
        return Refusal("SDC-2.06")
    if view.dice[good] < 0:
        return Refusal("SDC-2.03", "die-aside", {"good": GOODS[good]})
    if view.dice[good] == 0:
        return Refusal("SDC-2.04", "no-demand", {"good": GOODS[good]})
    held = view.traders[seat].goods[WOOD if verb == "load_wood" else good]
    rule = "SDC-7.05" if verb == "load_wood" else "SDC-6.04"
    what = GOODS[WOOD] if verb == "load_wood" else GOODS[good]
    if number > held:
        return Refusal(rule, "not-so-many", {"what": what, "held": held})
    return Refusal(rule, "demand-short", {"good": GOODS[good], "demand": view.dice[good]})


def out_of_place(view: Santiago, seat: int, kind: str, move: Move) -> Refusal | None:
    """A move that answers another question than the one that is asked (`kind`), or comes out of turn (`""`)."""
    verb = word_at(move, 0)
    if not view.turn:  # before the first turn there is only the first roll
        return Refusal("SDC-3.08") if verb in _VERBS else None
    cuban = view.cuban_here()
    if verb in ("load", "load_wood"):
        if view.passed and view.passed[seat]:
            return Refusal("SDC-6.11")
        return Refusal("SDC-6.21" if view.car == PORT and not view.ship_in_port else "SDC-6.01")
    if verb in ("use_building", "place_pawn", "alonso_use") and kind in ("", "choose_demand"):
        if view.car == PORT:
            return Refusal("SDC-6.18")
        if cuban != NOWHERE and view.inactive[cuban]:
            return Refusal("SDC-5.26")
        if cuban == EL_ZORRO and view.traders[seat].place == NOWHERE:
            return Refusal("SDC-5.17")
    if cuban == ALONSO and kind in ("place_pawn", "use_building") and verb in ("alonso_use", "alonso_claim"):
        return Refusal("SDC-5.23" if verb == "alonso_use" else "SDC-5.18")
    if verb == "move_car" and kind in ("pablo_take", "alonso", "place_pawn", "use_building", "load"):
        return Refusal("SDC-4.02", "car-has-stopped")
    return Refusal("SDC-4.02") if verb in _VERBS else None


_VERBS = frozenset(
    {"choose_demand", "move_car", "pablo_take", "alonso_claim", "alonso_use", "zorro_give", "place_pawn"}
    | {"use_building", "load", "load_wood", "skip", "pass", "decline"}
)
