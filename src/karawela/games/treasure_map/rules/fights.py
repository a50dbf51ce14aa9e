"""Walka: melees and ranged fights at the end of a move, and empty ships (chapter 5)."""

from collections.abc import Generator
from typing import Any, Final

from karawela.engine.ask import Ask, GameOver, Move
from karawela.games.ship_adventure.data.components import (
    CAMOUFLAGE,
    CANNON,
    CANNONBALLS,
    COLOUR_INDEX,
    COLOURS,
    EQUIPMENT,
    GALLEON_ID,
    PIRATES,
    SABRES,
)
from karawela.games.ship_adventure.rules.fights import BY_CANNON, BY_HAND, CANNON_BONUS, SABRES_BONUS, Side, contest
from karawela.games.treasure_map.data.levels import PIRATE_CANNON, PIRATE_MELEE
from karawela.games.treasure_map.rules.backs import places_of_dorado
from karawela.games.treasure_map.rules.loot import (
    beaten_by_galleon,
    beaten_by_pirate,
    beaten_by_player,
    galleon_destroyed,
    pirate_destroyed,
)
from karawela.games.treasure_map.rules.refusals import why_not_answer, why_not_fight, why_not_shoot, why_not_sink
from karawela.games.treasure_map.state import FIRST_PIRATE, GALLEON, Captain, TreasureMap

AGAIN: Final = "again"
LOST: Final = "lost"
DONE: Final = "done"

_SHOOT: Final = tuple(("shoot", n) for n in range(6))
_ANSWER: Final = tuple(("answer", n) for n in range(6))
_SINK_PASS: Move = ("sink_pass",)
BARE_HANDED: Final = "hand"
WITH_CANNON: Final = EQUIPMENT[CANNON]
"""How an empty ship is destroyed, as a move says it."""


def fights(s: TreasureMap) -> Generator[Any, Any, tuple[str, bool]]:
    """The next fight, melees first (SAT-5.06); DONE when there is none left, and the win test after it.

    Also says whether anybody, or chance, was asked."""
    seat = s.active
    asked = False
    if not s.sea.neutral[s.captains[seat].crew]:  # SAT-5.02
        group = melees(s, seat)
        if group:
            opponent = yield from choose(s, seat, group, "SAT-5.06")
            won = yield from melee(s, seat, opponent)
            return AGAIN if won else LOST, True
        group = encounters(s, seat)
        if group:
            opponent = yield from choose(s, seat, group, "SAT-5.06")
            silent = opponent >= FIRST_PIRATE and len(group) == 1 and not armed(s.captains[seat])
            survived = yield from encounter(s, seat, opponent)
            return AGAIN if survived else LOST, not silent
        sinks = empty_ships(s, seat)
        if sinks:
            asked = True
            answer = yield Ask(seat, "sink", [*sinks, _SINK_PASS], "SAT-5.19", why_not_sink)
            if answer[0] == "sink":
                if answer[2] == WITH_CANNON:
                    s.captains[seat].cards[CANNONBALLS] -= 1
                ship_destroyed(s, s.seat_of_colour(COLOUR_INDEX[answer[1]]))
                return AGAIN, True
    check_win(s, seat)
    return DONE, asked


def melees(s: TreasureMap, seat: int) -> list[int]:
    """Opponents on the mover's own square: crews, pirates, the galleon (SAT-5.03, 5.05)."""
    here, met = s.captains[seat].crew, s.met
    group = [other for other, captain in enumerate(s.captains) if captain.crew == here and other != seat]
    group += [FIRST_PIRATE + pirate for pirate, square in enumerate(s.pirates) if square == here]
    if s.galleon == here:
        group.append(GALLEON)
    return [opponent for opponent in group if opponent not in met]


def encounters(s: TreasureMap, seat: int) -> list[int]:
    """Opponents on adjacent squares where at least one side can shoot at the other (SAT-5.04, 5.27)."""
    me, sea = s.captains[seat], s.sea
    around, neutral, met = sea.neighbours[me.crew], sea.neutral, s.met
    can = armed(me)
    exposed = not hidden_ashore(me)
    group = []
    for other, captain in enumerate(s.captains):
        if (
            other != seat
            and captain.crew in around
            and not neutral[captain.crew]
            and ((can and not hidden_ashore(captain)) or (exposed and armed(captain)))
        ):
            group.append(other)
    if can or (exposed and s.level > 1):
        for pirate, square in enumerate(s.pirates):
            if square in around and not neutral[square]:
                group.append(FIRST_PIRATE + pirate)
    if can and s.galleon in around and not neutral[s.galleon]:
        group.append(GALLEON)
    return [opponent for opponent in group if opponent not in met]


def armed(captain: Captain) -> bool:
    """Aboard, with a cannon and cannonballs (SAT-5.11)."""
    return captain.crew == captain.ship and captain.cards[CANNONBALLS] > 0 and captain.cards[CANNON] > 0


def hidden_ashore(captain: Captain) -> bool:
    """Ashore with camouflage: nobody can shoot at it (SAT-5.17)."""
    return captain.cards[CAMOUFLAGE] > 0 and captain.crew != captain.ship


def choose(s: TreasureMap, seat: int, group: list[int], rule: str) -> Generator[Any, Any, int]:
    """The mover chooses whom to meet next; each is met once a turn."""
    opponent = group[0]
    if len(group) > 1:
        names = [opponent_name(s, each) for each in group]
        answer = yield Ask(seat, "fight", [("fight", name) for name in names], rule, why_not_fight)
        opponent = group[names.index(answer[1])]
    s.met.append(opponent)
    return opponent


def opponent_name(s: TreasureMap, opponent: int) -> str:
    """A player's colour, the id of a pirate or of the galleon."""
    if opponent == GALLEON:
        return GALLEON_ID
    return PIRATES[opponent - FIRST_PIRATE] if opponent >= FIRST_PIRATE else COLOURS[s.captains[opponent].colour]


def melee(s: TreasureMap, seat: int, opponent: int) -> Generator[Any, Any, bool]:
    """One die each, sabres and the level's bonus; whether the seat has won (SAT-5.07 to 5.10)."""
    throw = yield from contest(1, melee_bonus(s, seat), 1, melee_bonus(s, opponent), "melee")
    won = reckon(s, BY_HAND, seat, opponent, throw)
    yield from settle(s, seat, opponent, won)
    return won


def melee_bonus(s: TreasureMap, who: int) -> int:
    if who == GALLEON:
        return 0
    return PIRATE_MELEE[s.level] if who >= FIRST_PIRATE else SABRES_BONUS * s.captains[who].cards[SABRES]


def reckon(s: TreasureMap, how: int, seat: int, opponent: int, throw: tuple[Side, Side]) -> bool:
    """Everybody sees the dice and what they come to; whether the seat has won."""
    mine, theirs = map(sum, throw)
    s.thrown = ((how, s.captains[seat].crew, seat, opponent), *throw)
    s.tell("melee" if how == BY_HAND else "broadside", seat, opponent_name(s, opponent), mine, theirs)
    return mine > theirs


def settle(s: TreasureMap, seat: int, opponent: int, won: bool) -> Generator[Any, Any, None]:
    """What a fight that the seat has won or lost leads to (SAT-5.21 to 5.28)."""
    if opponent == GALLEON:
        if won:
            yield from galleon_destroyed(s, seat)
        else:
            beaten_by_galleon(s, seat)
    elif opponent >= FIRST_PIRATE:
        if won:
            yield from pirate_destroyed(s, opponent - FIRST_PIRATE, seat)
        else:
            beaten_by_pirate(s, seat, opponent - FIRST_PIRATE)
    else:
        winner, loser = (seat, opponent) if won else (opponent, seat)
        yield from beaten_by_player(s, loser, winner)


def encounter(s: TreasureMap, seat: int, opponent: int) -> Generator[Any, Any, bool]:
    """Both announce, the mover first; who alone shoots, wins (SAT-5.14 to 5.18). Whether the mover is still there."""
    me = s.captains[seat]
    shots = yield from announce(s, seat, armed(me) and not hidden_from(s, opponent), _SHOOT)
    s.shots = shots  # the other player knows it (SAT-5.14)
    their_bonus = 0
    if opponent == GALLEON:
        answered = 0
    elif opponent >= FIRST_PIRATE:  # SAT-5.13
        answered = int(s.level > 1 and not hidden_ashore(me))
        their_bonus = PIRATE_CANNON[s.level]
    else:
        other = s.captains[opponent]
        answered = yield from announce(s, opponent, armed(other) and not hidden_ashore(me), _ANSWER)
        their_bonus = CANNON_BONUS * other.cards[CANNON]
    s.shots = 0
    if not shots and not answered:
        return True
    won = shots > 0
    if shots and answered:
        my_bonus = CANNON_BONUS * me.cards[CANNON]  # SAT-5.12
        throw = yield from contest(shots, my_bonus, answered, their_bonus, "broadside")
        won = reckon(s, BY_CANNON, seat, opponent, throw)
    else:
        s.tell("shot" if won else "shot_at", seat, opponent_name(s, opponent))
    yield from settle(s, seat, opponent, won)
    return won


def hidden_from(s: TreasureMap, opponent: int) -> bool:
    return opponent < FIRST_PIRATE and hidden_ashore(s.captains[opponent])


def announce(s: TreasureMap, seat: int, able: bool, moves: tuple[tuple[str, int], ...]) -> Generator[Any, Any, int]:
    """How many cannonballs cards a seat uses; who can't shoot is not asked (SAT-5.11)."""
    if not able:
        return 0
    options = moves[: s.captains[seat].cards[CANNONBALLS] + 1]
    if moves is _SHOOT:
        answer = yield Ask(seat, "shoot", options, "SAT-5.11", why_not_shoot)
    else:
        answer = yield Ask(seat, "answer", options, "SAT-5.15", why_not_answer)
    cards = int(answer[1])
    s.captains[seat].cards[CANNONBALLS] -= cards
    return cards


def empty_ships(s: TreasureMap, seat: int) -> list[Move]:
    """Empty ships that the mover may destroy: by hand here, by cannon next to it (SAT-5.19)."""
    me, sea = s.captains[seat], s.sea
    if me.crew != me.ship:
        return []
    options: list[Move] = []
    for other, captain in enumerate(s.captains):
        if other == seat or captain.crew == captain.ship or sea.neutral[captain.ship]:
            continue
        if captain.ship == me.ship:
            options.append(("sink", COLOURS[captain.colour], BARE_HANDED))
        elif captain.ship in sea.neighbours[me.ship] and armed(me):
            options.append(("sink", COLOURS[captain.colour], WITH_CANNON))
    return options


def ship_destroyed(s: TreasureMap, owner: int) -> None:
    """The ship goes, empty, to its home harbour; the crew stays where it is (SAT-5.19)."""
    s.captains[owner].ship = s.home(owner)
    s.tell("ship_sunk", owner)


def check_win(s: TreasureMap, seat: int) -> None:
    """Standing on El Dorado with the four numbers wins at once (SAT-11.01, 11.03)."""
    captain = s.captains[seat]
    if s.dorado >= 0 and 0 not in captain.pieces and captain.crew == places_of_dorado(s.tiles)[s.dorado]:
        s.winner = seat
        s.tell("wins", seat, s.sea.names[captain.crew])
        raise GameOver
