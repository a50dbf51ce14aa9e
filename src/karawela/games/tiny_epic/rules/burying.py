"""The captain's row: first a burial, then an attack or a plunder (TEP-4.70 to 4.72, 4.121, 4.127, AMD-11.73 ff.)."""

from karawela.engine.ask import Ask, GameOver, Move, Rules
from karawela.games.tiny_epic.data.choices import ATTACK, CARRIED
from karawela.games.tiny_epic.rules.cargo import can_plunder, plunder
from karawela.games.tiny_epic.rules.fighting.attacking import attack, attacks, target_named
from karawela.games.tiny_epic.rules.moves import BONUS_PLUNDER, BONUS_SKIP, BURY_URN
from karawela.games.tiny_epic.rules.purse import lose_gold, spend_cubes
from karawela.games.tiny_epic.state import NOBODY, TinyEpic


def captain_triggered(s: TinyEpic, seat: int) -> bool:
    """By the order on which he stands, executed or not (TEP-4.120)."""
    return s.box.captains[s.pirates[seat].captain].trigger == s.order()


def burials(s: TinyEpic, seat: int) -> list[Move]:
    """What can be buried here, with so many cubes of its price (TEP-4.70 to 4.72, AMD-11.04, 11.73, 11.76)."""
    pirate, card = s.pirates[seat], s.card_of(seat)
    options: list[Move] = []
    price = card.burial
    if (
        price
        and pirate.gold + pirate.cubes >= price
        and len(pirate.buried) < s.box.numbers.treasures
        and s.grid[pirate.cell] not in pirate.buried
    ):
        if s.amdiak:
            least = max(0, price - pirate.gold)
            options += [("bury", cubes) for cubes in range(least, min(pirate.cubes, price) + 1)]
        else:
            options.append(("bury",))
    if card.cursed_burial and pirate.urn == CARRIED:
        options.append(BURY_URN)
    return options


def burial(s: TinyEpic) -> Rules:
    """The first bonus of the row (TEP-4.127)."""
    seat = s.active
    answer = yield Ask(seat, "captain_bury", [*burials(s, seat), BONUS_SKIP], "TEP-4.121")
    if answer == BURY_URN:
        bury_urn(s, seat)
    elif answer != BONUS_SKIP:
        bury(s, seat, int(answer[1]) if len(answer) == 2 else 0)
    check_end(s, seat)


def bury(s: TinyEpic, seat: int, cubes: int) -> None:
    """Cubes first, as if they were Gold, then the doubloon (TEP-4.70, AMD-11.04)."""
    pirate = s.pirates[seat]
    card = s.grid[pirate.cell]
    gold = s.box.map[card].burial - cubes
    spend_cubes(s, seat, cubes)
    lose_gold(s, seat, gold)
    pirate.buried.append(card)
    s.tell("buries", seat, s.box.map_ids[card], gold, cubes)


def bury_urn(s: TinyEpic, seat: int) -> None:
    """All Gold and all cubes are lost (AMD-11.74, 11.75)."""
    pirate = s.pirates[seat]
    spend_cubes(s, seat, pirate.cubes)
    lose_gold(s, seat, pirate.gold)
    card = s.grid[pirate.cell]
    pirate.bury_urn(card)
    s.tell("buries_urn", seat, s.box.map_ids[card])


def check_end(s: TinyEpic, seat: int) -> None:
    """Who has buried everything brings on the end; alone it comes at once (TEP-6.01, 7.19, AMD-12.01, 13.02)."""
    if s.ended_by == NOBODY and s.pirates[seat].has_done(s.box.numbers.treasures, s.amdiak):
        s.ended_by = seat
        if s.rival:
            raise GameOver
        s.tell("end_near", seat)


# ------------------------------------------------------------------ the second bonus


def captain_bonuses(s: TinyEpic, seat: int) -> list[Move]:
    """An attack or a plunder, by the side of the captain card (TEP-4.121)."""
    pirate = s.pirates[seat]
    if s.box.captains[pirate.captain].sides[pirate.side].bonus == ATTACK:
        return attacks(s, seat, "bonus_attack")
    return [BONUS_PLUNDER] if can_plunder(s, seat) else []


def captain_bonus(s: TinyEpic) -> Rules:
    """The second bonus of the row; there is no way back to the first (TEP-4.121, 4.127)."""
    seat = s.active
    answer = yield Ask(seat, "captain_bonus", [*captain_bonuses(s, seat), BONUS_SKIP], "TEP-4.121")
    if answer == BONUS_PLUNDER:
        yield from plunder(s, seat)
    elif answer != BONUS_SKIP:
        yield from attack(s, seat, target_named(s, str(answer[1])), False)
