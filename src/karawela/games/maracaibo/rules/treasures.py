"""Skarby: gaining and burying treasures, cubes for islands (chapter 7)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.maracaibo.data.box import NONE
from karawela.games.maracaibo.data.vocabulary import ANY, OF_DIE, TREASURES
from karawela.games.maracaibo.data.words import Bury, Cube, Treasure
from karawela.games.maracaibo.rules.moves import (
    ISLAND,
    KIND_INDEX,
    SKIP,
    TAKE_OR_NOT,
    TREASURE_KIND,
    moves_of,
)
from karawela.games.maracaibo.rules.purse import add_cubes
from karawela.games.maracaibo.rules.resolve import Doing, does, resolve
from karawela.games.maracaibo.state import Captain, Maracaibo

_ISLAND_OR_NOT = (*ISLAND, SKIP)
_KIND_OR_NOT = (*TREASURE_KIND, SKIP)


def gain(s: Maracaibo, seat: int, kind: int) -> Rules:
    """One cube from the island, or from the supply if that is empty, into the storage (POM-7.01 to 7.03)."""
    captain = s.captains[seat]
    store(s, seat, kind)
    if not captain.bonus >> kind & 1:  # an empty bonus space is always used, its bonus may be left (POM-7.04)
        captain.bonus |= 1 << kind
        space = s.box.storage[kind]
        yield from resolve(s, seat, space.effects, space.id, True)


def store(s: Maracaibo, seat: int, kind: int) -> None:
    """The cube alone, without any bonus; Redbeard takes his treasures so (POM-14.23)."""
    s.captains[seat].stored[kind] += 1
    if s.islands[kind]:
        s.islands[kind] -= 1
        s.tell("treasure", seat, TREASURES[kind], s.islands[kind])
    else:
        s.tell("treasure_supply", seat, TREASURES[kind])


@does(Treasure)
def gain_some(s: Maracaibo, seat: int, effect: Treasure, may_skip: bool) -> Doing:
    """Treasures of one kind: a named one, the kind of the raid (POM-6.06), or one of choice (POM-7.14)."""
    kind = effect.kind
    if kind == OF_DIE:
        kind = s.pool_kinds[s.spending]
    elif kind == ANY:
        answer = yield Ask(seat, "treasure_kind", _KIND_OR_NOT if may_skip else TREASURE_KIND, "POM-7.14")
        if answer == SKIP:
            return False
        kind = KIND_INDEX[answer[1]]
    elif may_skip:
        s.gaining = kind
        answer = yield offer(s, seat, kind)
        s.gaining = NONE
        if answer == SKIP:
            return False
    for _ in range(effect.n):
        if not s.islands[kind] and not s.optional:  # what could be left out was chosen already (POM-11.12)
            s.gaining = kind
            answer = yield offer(s, seat, kind)
            s.gaining = NONE
            if answer == SKIP:
                break
        yield from gain(s, seat, kind)
    return True


def offer(s: Maracaibo, seat: int, kind: int) -> Ask:
    """A treasure may be left: it lowers its island, or would come out of the supply (POM-7.01, 11.11)."""
    if s.islands[kind]:
        return Ask(seat, "treasure", TAKE_OR_NOT, "POM-11.11")
    return Ask(seat, "supply", TAKE_OR_NOT, "POM-7.01")


@does(Cube)
def raise_island(s: Maracaibo, seat: int, effect: Cube, may_skip: bool) -> Doing:
    """All cubes onto one island (POM-11.05)."""
    kind = effect.kind
    if kind == ANY:
        answer = yield Ask(seat, "island", _ISLAND_OR_NOT if may_skip else ISLAND, "POM-11.05")
        if answer == SKIP:
            return False
        kind = KIND_INDEX[answer[1]]
    add_cubes(s, kind, effect.n)
    return True


def can_bury(s: Maracaibo, seat: int, effect: Bury) -> bool:
    """A treasure in storage and an empty space for it (POM-7.09)."""
    captain = s.captains[seat]
    if captain.has_poseidon and NONE in captain.poseidon and any(captain.stored):
        return True
    filled, bury_of = captain.bury_spaces, s.box.bury_of
    for kind in range(3):
        if captain.stored[kind]:
            for space in bury_of[kind]:
                if not filled >> space & 1:
                    return True
    return False


def burials(s: Maracaibo, captain: Captain) -> list[Move]:
    """Each kind in storage with each empty space for it, in any order (POM-7.06, 7.08, 7.13)."""
    moves, bury_of, filled = moves_of(s.pack), s.box.bury_of, captain.bury_spaces
    options: list[Move] = []
    for kind in range(3):
        if captain.stored[kind]:
            options += [moves.bury[space] for space in bury_of[kind] if not filled >> space & 1]
            if captain.has_poseidon:
                tile = moves.bury_on_tile[kind]
                options += [tile[space] for space, held in enumerate(captain.poseidon) if held == NONE]
    return options


@does(Bury, can=can_bury)
def bury(s: Maracaibo, seat: int, effect: Bury, may_skip: bool) -> Doing:
    """One treasure goes below the dig line; a bonus that it covers is given at once (POM-7.06, 7.07)."""
    captain = s.captains[seat]
    options = burials(s, captain)
    if may_skip:
        options.append(SKIP)
    answer = yield Ask(seat, "bury", options, "POM-7.06")
    if answer == SKIP:
        return False
    kind, name, box, moves = KIND_INDEX[answer[1]], answer[2], s.box, moves_of(s.pack)
    captain.stored[kind] -= 1
    captain.buried[kind] += 1
    captain.bonus &= ~(1 << kind)  # the cube on the bonus space is the one that moves (POM-7.12)
    s.tell("buries", seat, answer[1])
    if name in moves.bury_index:
        space = box.bury[moves.bury_index[name]]
        captain.bury_spaces |= 1 << moves.bury_index[name]
    else:
        at = moves.poseidon_index[name]
        space = box.poseidon[at]
        captain.poseidon = (*captain.poseidon[:at], kind, *captain.poseidon[at + 1 :])
    yield from resolve(s, seat, space.effects, space.id, False)
    return True
