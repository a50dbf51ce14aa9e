"""What the table shows besides the board: the open facts of every pirate, the aim, and how far everybody is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from karawela.games.tiny_epic.data import DATA
from karawela.games.tiny_epic.data.choices import (
    BURIED,
    CARRIED,
    CREW_UP,
    GHOST_PIRATE,
    GOODS,
    HIDE_OUT,
    NONE,
    ORDERS,
    REPAIR,
    RIVALS,
    SIDES,
    STATIONS,
)
from karawela.games.tiny_epic.state import PHASES, Pirate, TinyEpic
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.words.facts import Aim, Fact
from karawela.words.messages import Words, capital

_GOLD, _DECKHAND, _SURE_FIRE, _TREASURE, _URN, _CUBE, _LINE, _DIE, _CRATE = DATA.rows.ids("thing")
"""The pieces, whose signs stand beside the facts."""
_STATE, _CREW, _HOLD, _HANDS = "state", "mates", "hold", "hands"
_URNS: Final = {CARRIED: "carried", BURIED: "buried"}


@WORDS.facts
def facts(words: Words, view: TinyEpic, seat: int) -> list[Fact]:
    """Treasures and Gold first, then level, captain and crew, the hold, the deckhands; of the solo pirate its mats."""
    if seat >= len(view.pirates):
        return []
    pirate = view.pirates[seat]
    told = [*_goal(words, view, seat), *_urn(words, view, seat), _level(words, view, seat)]
    told += _captain(words, view, pirate) if seat < view.seats else _mats(words, view, pirate)
    told += _hidden(words, view, pirate)
    return [*told, *_crew(words, view, seat), *_hold(words, view, seat), *_hands(words, pirate)]


@WORDS.aim
def aim(words: Words, view: TinyEpic) -> Aim:
    """What must be buried, and before whom; the round and the step of the turn."""
    of, curse = view.box.numbers.treasures, "yes" if view.amdiak else "no"
    goal = words.say("aim-goal", n=of, curse=curse, rival=RIVALS[view.rival] or "none")
    now = words.say("aim-now", n=view.round, limit=view.round_limit, phase=PHASES[view.phase])
    progress = tuple(
        words.say("aim-progress", n=len(pirate.buried), of=of, curse=curse, urn=_URNS.get(pirate.urn, "none"))
        for pirate in view.pirates
    )
    return Aim(goal, now, progress)


def _goal(words: Words, view: TinyEpic, seat: int) -> list[Fact]:
    """Treasures, and where they lie; what pays for the next one."""
    pirate, numbers = view.pirates[seat], view.box.numbers
    told = words.say("fact-treasures") + _named(words, [view.box.map_ids[card] for card in pirate.buried])
    amount = f"{len(pirate.buried)}/{numbers.treasures}"
    gold = words.say("fact-gold", most=numbers.most_gold)
    found = [Fact(_TREASURE, amount, told, main=True, thing=_TREASURE)]
    found.append(Fact(_GOLD, str(pirate.gold), gold, main=True, thing=_GOLD))
    if view.amdiak:
        cubes = view.ghost_cubes if _is_ghost(view, seat) else pirate.cubes
        found.append(Fact(_CUBE, str(cubes), words.say("fact-cubes"), main=True, thing=_CUBE))
    return found


def _urn(words: Words, view: TinyEpic, seat: int) -> list[Fact]:
    """Where it is, with the curse."""
    if not view.amdiak:
        return []
    pirate = view.pirates[seat]
    where = [view.box.map_ids[pirate.urn_card]] if pirate.urn_card != NONE else []
    state = words.say("urn-state", urn=_URNS.get(pirate.urn, "none"), who="seat" if seat < view.seats else "rival")
    return [Fact(_URN, state, words.say("fact-urn") + _named(words, where), thing=_URN, group=_STATE)]


def _level(words: Words, view: TinyEpic, seat: int) -> Fact:
    """What a level means to the solo pirate its mat says."""
    legend, levels = view.pirates[seat].legend, view.box.levels
    level = levels[legend]
    told = words.say("fact-level", n=legend + 1, of=len(levels))
    if seat < view.seats:
        told = words.say("fact-legend", n=legend + 1, of=len(levels), sail=level.sail, dice=level.dice)
    return Fact("legend", capital(words.name(level.id)), told, thing=level.id, group=_STATE)


def _captain(words: Words, view: TinyEpic, pirate: Pirate) -> list[Fact]:
    """The symbols of the side that was chosen; whether the captain is cursed."""
    captain = view.box.captains[pirate.captain]
    found = []
    if pirate.side != NONE:
        side = captain.sides[pirate.side]
        told = words.say("fact-captain", captain=captain.id, side=SIDES[pirate.side], bonus=ORDERS[side.bonus])
        found.append(Fact(_DIE, symbols(side.damage), capital(told), thing=captain.id, group=_STATE))
    if pirate.cursed:
        told = words.say("fact-cursed")
        found.append(Fact("cursed", words.say("state-cursed"), told, thing=captain.id, group=_STATE))
    return found


def _hidden(words: Words, view: TinyEpic, pirate: Pirate) -> list[Fact]:
    """Whether the ship is safe in a cove, and in which."""
    if not pirate.hidden or pirate.cell >= len(view.grid):
        return []
    told = words.say("fact-hidden", card=view.box.map_ids[view.grid[pirate.cell]])
    return [Fact("hidden", words.say("state-hidden"), told, thing=ORDERS[HIDE_OUT], group=_STATE)]


def _mats(words: Words, view: TinyEpic, pirate: Pirate) -> list[Fact]:
    """The space of the treasure row that counts now, and the symbols of the helm mat."""
    helm, mat = view.box.helms[view.helm], view.box.mats[view.mat]
    at = min(len(pirate.buried), len(mat.row) - 1)
    row = mat.row[at]
    told = words.say("fact-row", mat=mat.id, sail=row.sail, dice=row.dice, hits=row.hits)
    return [
        Fact("strength", f"{at + 1}/{len(mat.row)}", capital(told), thing=mat.id, group=_STATE),
        Fact(_DIE, symbols(helm.damage), words.say("fact-helm", helm=helm.id), thing=helm.id, group=_STATE),
    ]


def _crew(words: Words, view: TinyEpic, seat: int) -> list[Fact]:
    """What helps in a fight: cards, with the names of who is on them, and sure-fire tokens."""
    pirate, numbers = view.pirates[seat], view.box.numbers
    crew = [view.box.crew_ids[card] for card in pirate.crew]
    told = words.say("fact-crew") + _named(words, crew)
    amount = f"{len(crew)}/{numbers.most_crew}"
    found = [Fact(ORDERS[CREW_UP], amount, told, thing=crew[0] if len(crew) == 1 else "", group=_CREW)]
    if seat < view.seats:
        sure = words.say("fact-sure-fire", most=numbers.most_sure_fire)
        found.append(Fact(_SURE_FIRE, str(pirate.sure), sure, thing=_SURE_FIRE, group=_CREW))
    return found


def _hold(words: Words, view: TinyEpic, seat: int) -> list[Fact]:
    """How full the ship is, and what is on board, kind by kind. The ghost ship's room is for cubes, too."""
    pirate, numbers = view.pirates[seat], view.box.numbers
    room, taken, message = numbers.hold, pirate.crates(), "fact-hold"
    if _is_ghost(view, seat):
        room, taken, message = numbers.ghost_hold, taken + view.ghost_cubes, "fact-ghost-hold"
    found = [Fact(_CRATE, f"{taken}/{room}", words.say(message), thing=_CRATE, group=_HOLD)]
    for kind, n in enumerate(pirate.hold):
        if n:
            good = GOODS[kind]
            told = words.say("fact-good", good=good, price=view.price(kind))
            found.append(Fact(good, str(n), capital(told), thing=good, group=_HOLD))
    return found


def _hands(words: Words, pirate: Pirate) -> list[Fact]:
    """Deckhands at work; in repair and on the wheel if there are any."""
    found = []
    for station, n in enumerate(pirate.stations):
        if n or station != REPAIR:
            name = STATIONS[station]
            told = capital(words.say("fact-station", station=name))
            found.append(Fact(name, str(n), told, thing=name, group=_HANDS))
    on_wheel = pirate.wheel.bit_count()
    if on_wheel:
        found.append(Fact(_DECKHAND, str(on_wheel), words.say("fact-wheel"), thing=_DECKHAND, group=_HANDS))
    return found


def symbols(damage: Sequence[int]) -> str:
    """The faces of a die that hit, `1·2·3`, each as often as it stands on the card."""
    return "·".join(str(face) for face, n in enumerate(damage, 1) for _ in range(n)) or "–"


def _is_ghost(view: TinyEpic, seat: int) -> bool:
    """Whether somebody's cubes lie on the ghost ship, with the crates."""
    return view.rival == GHOST_PIRATE and seat >= view.seats


def _named(words: Words, things: Sequence[str]) -> str:
    """The names of components behind what they are, in brackets; nothing where there are none."""
    return f" ({', '.join(capital(words.name(thing)) for thing in things)})" if things else ""
