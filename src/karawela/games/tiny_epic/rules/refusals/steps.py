"""Refusals of the wheel, of sailing, of deckhands and of other ships."""

from karawela.engine.ask import Move, Refusal
from karawela.games.tiny_epic.data.choices import REPAIR, STATIONS
from karawela.games.tiny_epic.rules.deckhands import STATION_INDEX, WHEEL_INDEX, WORK
from karawela.games.tiny_epic.rules.refusals.reading import cell_named
from karawela.games.tiny_epic.rules.wheel import HIDE_OUT_SPACE
from karawela.games.tiny_epic.state import COMMAND, NOWHERE, SAIL, TinyEpic


def place_ship(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    card = str(move[-1])
    cell = cell_named(view, card)
    if cell == NOWHERE:
        return Refusal("TEP-4.87")
    if not view.box.map[view.grid[cell]].cove:
        return Refusal("TEP-4.80", "no_cove", {"card": card})
    owner = next((who for who, other in enumerate(view.pirates) if other.cell == cell), None)
    return Refusal("TEP-4.80", "cove_taken", {"card": card, "name": owner}) if owner is not None else None


# ------------------------------------------------------------------ the wheel


def captain_skip(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    pirate = view.pirates[seat]
    if view.steps >= view.box.numbers.most_steps:
        return Refusal("TEP-4.16", "six_spaces")
    if pirate.space == HIDE_OUT_SPACE:
        return Refusal("TEP-4.12", "onto_hide_out")
    if not sum(pirate.stations):
        return Refusal("TEP-4.15", "must_stop")
    station = STATION_INDEX.get(str(move[-1]))
    if station is None or not pirate.stations[station]:
        return Refusal("TEP-4.11", "no_deckhand", {"from": str(move[-1])})
    return None


def had_to_stop(view: TinyEpic, seat: int) -> Refusal | None:
    """Nothing was asked on the space that the captain has reached; only right behind it anybody wants to know."""
    pirate = view.pirates[seat]
    if seat != view.active or view.phase != SAIL:
        return None
    if view.steps >= view.box.numbers.most_steps:
        return Refusal("TEP-4.16", "six_spaces")
    return Refusal("TEP-4.15", "must_stop") if pirate.space != HIDE_OUT_SPACE and not sum(pirate.stations) else None


def captain_pass(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    if view.steps >= view.box.numbers.most_steps:
        return Refusal("TEP-4.16", "six_spaces")
    return Refusal("TEP-4.11") if view.pirates[seat].space != HIDE_OUT_SPACE else None


def captain_stop(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.04", "backwards")


def assign_deckhand(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    rule = "TEP-4.13" if view.phase == COMMAND else "TEP-4.114"
    return Refusal(rule, "to_repair") if move[-1] == STATIONS[REPAIR] else None


def jostle(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """From work as long as anybody is there, then from the wheel."""
    pirate, place = view.pirates[seat], str(move[-1])
    if place in WHEEL_INDEX:
        return Refusal("TEP-4.111")
    station = STATION_INDEX.get(place)
    if station in WORK and not pirate.stations[station]:
        return Refusal("TEP-4.110", "no_deckhand", {"from": place})
    return Refusal("TEP-4.110")


def regroup(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """Hide Out and reassigning: each deckhand once, to work, to another place."""
    rule = "TEP-4.86" if move[0] == "hide_assign" else "TEP-4.126"
    if len(move) < 3:
        return Refusal(rule)
    source, to = str(move[1]), str(move[2])
    if to == STATIONS[REPAIR]:
        return Refusal("TEP-4.81" if move[0] == "hide_assign" else rule, "to_repair")
    if move[0] == "reassign" and (source == STATIONS[REPAIR] or source in WHEEL_INDEX):
        return Refusal(rule)
    station = STATION_INDEX.get(source)
    if station in WORK and view.pirates[seat].stations[station]:
        moved = view.hiding[station] if view.hiding else 0
        if moved and moved == view.pirates[seat].stations[station]:
            return Refusal(rule, "moved_already", {"from": source})
        return Refusal(rule)
    return Refusal(rule, "no_deckhand", {"from": source})


def mend(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.126", "to_repair") if move[-1] == STATIONS[REPAIR] else None


# ------------------------------------------------------------------ ships


def sail_to(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    """Card by card, as far as the allowance goes; into a storm only with somebody at work."""
    pirate, card = view.pirates[seat], str(move[-1])
    cell = cell_named(view, card)
    if cell == NOWHERE:
        return Refusal("TEP-4.21")
    row, column = divmod(pirate.cell, view.columns)
    diagonal = abs(cell // view.columns - row) == abs(cell % view.columns - column) == 1
    if view.sea.distance[pirate.cell][cell] > view.sail_left and not diagonal:
        return Refusal("TEP-4.20", "too_far", {"n": view.sail_left})
    if cell not in view.sea.neighbours[pirate.cell]:
        return Refusal("TEP-4.21", "not_adjacent", {"card": card})
    return Refusal("TEP-4.23", "storm_all_in_repair")


def move_ship(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.133")


def navy_crate(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.135", "not_enough_crates", {"good": str(move[-1]), "n": 0})


def discard_crate(view: TinyEpic, seat: int, move: Move) -> Refusal | None:
    return Refusal("TEP-4.31", "not_enough_crates", {"good": str(move[-1]), "n": 0})
