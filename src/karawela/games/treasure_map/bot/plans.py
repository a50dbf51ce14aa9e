"""What a captain may do next, and how many steps the victory is away if it is done. For the valuation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from karawela.games.ship_adventure.data.components import CAMOUFLAGE, CANNONBALLS, COST, MOST, SABRES
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea
from karawela.games.treasure_map.bot.distances import perils_of, steps_on, steps_to
from karawela.games.treasure_map.bot.raids import HOME, against_pirate, chance
from karawela.games.treasure_map.bot.voyage import STOP, Errands, legs, onward, rest, stops
from karawela.games.treasure_map.data.levels import STEPS
from karawela.games.treasure_map.rules.backs import places_of_dorado, places_of_tokens
from karawela.games.treasure_map.state import CARRIED, HOARD, IN_GALLEON, Captain, TreasureMap

LONGEST = 100.0
"""Hardly any voyage takes more steps than this."""
CAMOUFLAGE_SAVES = 8.0
"""From level 2 on, in steps."""
_DETOUR = 4.5
"""So many of them a way by a city may cost; the rest makes sure that the card is then bought."""
FIRST_SHOT = 5.0
"""What the first cannonballs card saves among rivals: who has one robs the unarmed without dice."""
SECOND_SHOT = 3.0
"""And the second."""
_ARMED = 2
"""So many of them a captain goes to a city for; more are bought only in passing."""
_PRICE = 1.0
"""What the way by a city must leave of that, or they would wait there for ever and not buy."""
BLADES: Final[tuple[float, ...]] = (0.0, 12.0, 22.0, 30.0)
"""What sabres cards save among rivals: whoever has more of them wins most melees, and with them all that is carried."""
_KEEN = 0.6
"""So much of that a way by a city may cost."""
_EACH = 6.0
"""A piece in hand is worth more than the steps that it has saved: it is certain."""
_HUNT = 24.0
"""A piece that only others have: so many steps, if not more."""
_PERIL = 7.5
"""What a goal costs where a pirate lies in wait."""
_SIGHT = 8.0
"""A rival further away than this is no prey."""
_NOW, _LATER = 0.8, 0.1
"""How likely a rival is caught who is within reach, and one who has a turn to get away."""
_DENIAL = 0.5
"""What rivals lose is worth something too."""
_WHIM = 0.15
"""Tastes differ, and change with time: so nobody walks to and fro for ever."""


def steps_to_victory(view: TreasureMap, seat: int, me: Captain, sea: Sea, stakes: list[float], moving: bool) -> float:
    """The steps to the victory, beginning with the best of all goals, or with a side trip if that saves some."""
    missing = [number for number in range(4) if not me.pieces[number]]
    errands, hunts = errands_of(view, seat, me, sea, missing)
    avoid = perils_of(view, seat, sea)
    best = LONGEST + 50.0
    first = stops(sea, errands)
    for goal, left in first:
        far = steps_on(view, seat, sea, goal, avoid) if missing else steps_to(view, seat, sea, goal, avoid)
        best = min(best, far + left + besides(view, seat, goal, avoid))
    if not first:
        best = rest(sea, errands, NOWHERE, 0)
    best += _HUNT * hunts
    plain = best
    for saved, city in shopping(view, me, sea):
        far = steps_to(view, seat, sea, city, avoid)
        by_city = far + onward(sea, errands, city) + _HUNT * hunts
        best = min(best, max(plain, by_city) + 0.25 * far - saved)  # a city never shortens the way
    if missing:
        lost = best + stakes[seat]  # a second venture is no comfort: many ways to one hoard would make it seem won
        for won, far, goal, pieces, where in ventures(view, seat, me, sea, missing, avoid):
            after = with_prize(view, me, sea, errands, missing, pieces, where, goal)
            best = min(best, far + won * after + (1.0 - won) * lost)
        if not view.solo:
            best -= raid(view, seat, me, sea, errands, missing, best, stakes, moving)
    return best + _EACH * len(missing)


def besides(view: TreasureMap, seat: int, goal: int, avoid: frozenset[int]) -> float:
    """What a goal costs besides the way: pirates, and whims."""
    whim = _WHIM * ((goal * 7 + seat * 11 + view.round // 4 * 13) % 8)
    return _PERIL + whim if goal in avoid else whim


def with_prize(
    view: TreasureMap,
    me: Captain,
    sea: Sea,
    errands: Errands,
    missing: list[int],
    pieces: list[int],
    where: int,
    square: int,
) -> float:
    """The steps that would be left from there with these pieces and the tokens that are there."""
    richer, hunted = with_loot(view, me, sea, errands, missing, pieces, where)
    return onward(sea, richer, square) + _HUNT * hunted - _EACH * (len(missing) - richer.missing - hunted)


def raid(
    view: TreasureMap,
    seat: int,
    me: Captain,
    sea: Sea,
    errands: Errands,
    missing: list[int],
    best: float,
    stakes: list[float],
    moving: bool,
) -> float:
    """Steps that may be saved by robbing a rival."""
    steps = view.steps if moving else STEPS
    most = 0.0
    for other, captain in enumerate(view.captains):
        if other == seat or stakes[other] <= HOME or sea.neutral[captain.crew]:
            continue
        won, late = chance(sea, me, captain, steps)
        if late >= _SIGHT:
            continue
        after = with_prize(view, me, sea, errands, missing, captain.pieces, CARRIED + other, captain.crew)
        gain = won * (best - after + _DENIAL * stakes[other]) - (1.0 - won) * stakes[seat]
        if gain > 0.0:
            close = _NOW if moving and late <= 0.0 else _LATER * (1.0 - late / _SIGHT)
            most = max(most, gain * close)
    return most


def errands_of(view: TreasureMap, seat: int, me: Captain, sea: Sea, missing: list[int]) -> tuple[Errands, int]:
    """What is still to be done, and how many pieces can only be robbed."""
    home, wanted, hunts = needs(view, me, sea, missing)
    places: list[int] = []
    temples: list[int] = []
    if wanted:
        squares = places_of_tokens(view.tiles)
        for token, at in enumerate(view.token_at):
            if at < 5:
                temples.append(sea.temples[at][0])
            elif at == CARRIED + seat and view.token_back[token] >= 0:
                places.append(squares[view.token_back[token]])
        places.sort()
        temples.sort()
    dorado = NOWHERE
    if view.dorado >= 0 and (not missing or view.dorado_seen >> seat & 1):
        dorado = places_of_dorado(view.tiles)[view.dorado]
    return Errands(tuple(places), tuple(temples), wanted, home, dorado), hunts


def needs(view: TreasureMap, me: Captain, sea: Sea, missing: list[int]) -> tuple[int, int, int]:
    """The own city if pieces are to be fetched there; how many pieces tokens can bring; how many only others have."""
    home = NOWHERE
    wanted = hunts = 0
    more_to_come = view.level < view.top_level and not view.solo
    for number in missing:
        if me.stored_pieces[number]:
            home = sea.cities[me.colour][0]
        elif view.supply[number] or more_to_come:
            wanted += 1
        else:
            hunts += 1
    return home, wanted, hunts


def with_loot(
    view: TreasureMap, me: Captain, sea: Sea, errands: Errands, missing: list[int], pieces: list[int], where: int
) -> tuple[Errands, int]:
    """What would be left to do with these pieces and the tokens that are there."""
    home, wanted, hunts = needs(view, me, sea, [number for number in missing if not pieces[number]])
    places = errands.places
    if wanted > len(places) and where in view.token_at:
        squares = places_of_tokens(view.tiles)
        more = [
            squares[view.token_back[token]]
            for token, at in enumerate(view.token_at)
            if at == where and view.token_back[token] >= 0
        ]
        places = tuple(sorted([*places, *more]))
    return Errands(places, errands.temples, wanted, home, errands.dorado), hunts


def shopping(view: TreasureMap, me: Captain, sea: Sea) -> Iterator[tuple[float, int]]:
    """Cities where cards can be bought, and what those save."""
    sabres = me.cards[SABRES]
    if not view.solo and sabres < MOST[SABRES] and me.gold >= COST[SABRES]:
        for city in sea.cities:
            yield _KEEN * (BLADES[sabres + 1] - BLADES[sabres]), city[0]
    elif view.level > 1 and not me.cards[CAMOUFLAGE] and me.gold >= COST[CAMOUFLAGE]:
        for city in sea.cities:
            yield _DETOUR, city[0]
    elif not view.solo and me.cards[CANNONBALLS] < _ARMED and me.gold >= COST[CANNONBALLS]:
        shot = SECOND_SHOT if me.cards[CANNONBALLS] else FIRST_SHOT
        for city in sea.cities:
            yield shot - _PRICE, city[0]


def ventures(
    view: TreasureMap, seat: int, me: Captain, sea: Sea, missing: list[int], avoid: frozenset[int]
) -> Iterator[tuple[float, float, int, list[int], int]]:
    """Hoards and the galleon's hold: how likely they are won, the steps, the square, the pieces and the tokens."""
    lost = [at for at in view.token_at if HOARD <= at <= IN_GALLEON]
    if not lost and not any(view.hoard_pieces) and not any(view.galleon_pieces):
        return
    for pirate, square in enumerate(view.pirates):
        pieces = view.hoard_pieces[4 * pirate : 4 * pirate + 4]
        if HOARD + pirate in lost or any(pieces):
            home = sea.skulls[pirate][0]
            far = steps_to(view, seat, sea, home, avoid)
            if square != home:
                yield 0.95, far, home, pieces, HOARD + pirate
                continue
            yield against_pirate(view, me, me.cards[CANNONBALLS]), far, home, pieces, HOARD + pirate
            if me.gold >= COST[CANNONBALLS] and me.cards[CANNONBALLS] < 3:
                won = against_pirate(view, me, me.cards[CANNONBALLS] + me.gold // COST[CANNONBALLS])
                for city in sea.cities:
                    by_city = steps_on(view, seat, sea, city[0], avoid) + legs(sea, home)[city[0]]
                    yield won, max(far, by_city) + 2.0 * STOP, home, pieces, HOARD + pirate
    if view.galleon != NOWHERE and (IN_GALLEON in lost or any(view.galleon_pieces)):
        far = steps_to(view, seat, sea, view.galleon, avoid)
        won = 0.9 if me.cards[CANNONBALLS] else min(0.9, 0.5 + 0.17 * me.cards[SABRES])
        yield 0.8 * won, far, view.galleon, view.galleon_pieces, IN_GALLEON
