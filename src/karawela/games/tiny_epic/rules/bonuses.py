"""Akcje premiowe: crew cards that the order triggers, one after the other (chapter 4.10, AMD-11.84 to 11.98)."""

from karawela.effects.resolver import Doing
from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import REPAIR
from karawela.games.tiny_epic.data.words import (
    BorrowCrew,
    CursedExchange,
    CursedInterest,
    CursedReroll,
    GhostWind,
    Mend,
    Reassign,
    Reroll,
    Sail,
)
from karawela.games.tiny_epic.rules import cargo, deckhands, hiring, searching
from karawela.games.tiny_epic.rules.doing import PAGES, does, gives, performable
from karawela.games.tiny_epic.rules.fighting import attacking
from karawela.games.tiny_epic.rules.moves import BONUS_END
from karawela.games.tiny_epic.rules.purse import gain_gold, spend_cubes
from karawela.games.tiny_epic.rules.sailing import courses, sail_up_to
from karawela.games.tiny_epic.state import TinyEpic

CHAPTERS = (cargo, hiring, searching, attacking)
"""Those that enter words of their own."""


def usable(s: TinyEpic, seat: int) -> list[int]:
    """Cards that are triggered, not used in this turn, and would do something (TEP-4.120, 4.122, 4.123)."""
    order, used, crew = s.order(), s.used, s.box.crew
    found = []
    for card in s.pirates[seat].crew:
        known = crew[card]
        if known.trigger == order and not used >> card & 1 and performable(s, seat, known.bonus):
            found.append(card)
    found.sort()
    return found


def crew_bonus(s: TinyEpic) -> Rules:
    """One card, each finished before the next; or no more (TEP-4.122)."""
    seat, box = s.active, s.box
    options: list[Move] = [("use_crew", box.crew_ids[card]) for card in usable(s, seat)]
    options.append(BONUS_END)
    answer = yield Ask(seat, "crew_bonus", options, "TEP-4.122")
    if answer == BONUS_END:
        s.bonuses_over = True
        return
    card = box.crew_index[str(answer[1])]
    s.used |= 1 << card
    s.tell("uses", seat, box.crew_ids[card])
    yield from PAGES.carry_out(s, seat, (box.crew[card].bonus,))


# ------------------------------------------------------------------ sailing and deckhands


@does(Sail, can=lambda s, seat, effect: bool(courses(s, seat)))
def sail(s: TinyEpic, seat: int, effect: Sail, may_skip: bool) -> Doing:
    yield from sail_up_to(s, seat, effect.n)
    return True


@does(GhostWind, can=lambda s, seat, effect: s.pirates[seat].cubes > 0 and bool(courses(s, seat)))
def ghost_wind(s: TinyEpic, seat: int, effect: GhostWind, may_skip: bool) -> Doing:
    """A card for each cube at its beginning (AMD-11.88, 11.96)."""
    yield from sail_up_to(s, seat, s.pirates[seat].cubes)
    return True


@does(Reassign, can=lambda s, seat, effect: s.pirates[seat].at_work() > 0)
def reassign(s: TinyEpic, seat: int, effect: Reassign, may_skip: bool) -> Doing:
    """Among rigging, cannons and extort, each deckhand once (TEP-4.126)."""
    yield from deckhands.rearrange(s, seat, "reassign", "TEP-4.126", from_anywhere=False)
    return True


@does(Mend, can=lambda s, seat, effect: s.pirates[seat].stations[REPAIR] > 0)
def mend(s: TinyEpic, seat: int, effect: Mend, may_skip: bool) -> Doing:
    yield from deckhands.mend(s, seat, effect.n)
    return True


# ------------------------------------------------------------------ dice: only in the order itself


@does(Reroll, can=lambda s, seat, effect: False)
def reroll(s: TinyEpic, seat: int, effect: Reroll, may_skip: bool) -> Doing:
    """Used with the dice of the Attack order (TEP-4.94, 4.123)."""
    return False
    yield


@does(CursedReroll, can=lambda s, seat, effect: False)
def cursed_reroll(s: TinyEpic, seat: int, effect: CursedReroll, may_skip: bool) -> Doing:
    """Used with the dice of the Attack order (AMD-11.91)."""
    return False
    yield


# ------------------------------------------------------------------ Cursed Gold


@gives(CursedInterest, can=cargo.can_pay_cube)
def cursed_interest(s: TinyEpic, seat: int, effect: CursedInterest) -> None:
    """Gold for each cube, which stay (AMD-11.84, 11.89)."""
    gain_gold(s, seat, s.pirates[seat].cubes)


@does(CursedExchange, can=cargo.can_pay_cube)
def cursed_exchange(s: TinyEpic, seat: int, effect: CursedExchange, may_skip: bool) -> Doing:
    """Any number of cubes for Gold (AMD-11.92)."""
    options: list[Move] = [("cursed_exchange", n) for n in range(1, s.pirates[seat].cubes + 1)]
    answer = yield Ask(seat, "cursed_exchange", options, "AMD-11.92")
    n = int(answer[1])
    spend_cubes(s, seat, n)
    gain_gold(s, seat, n * s.box.numbers.exchange)
    return True


def borrowable(s: TinyEpic, seat: int) -> list[int]:
    """Cards of the row whose bonus would do something now (AMD-11.93, 11.95)."""
    return sorted(card for card in s.crew_row if performable(s, seat, s.box.crew[card].bonus))


@does(BorrowCrew, can=lambda s, seat, effect: s.pirates[seat].cubes > 0 and bool(borrowable(s, seat)))
def borrow_crew(s: TinyEpic, seat: int, effect: BorrowCrew, may_skip: bool) -> Doing:
    """The bonus of a card in the crew row, which stays there (AMD-11.93)."""
    ids = s.box.crew_ids
    options: list[Move] = [("borrow_crew", ids[card]) for card in borrowable(s, seat)]
    answer = yield Ask(seat, "borrow_crew", options, "AMD-11.93")
    s.tell("borrows", seat, answer[1])
    yield from PAGES.carry_out(s, seat, (s.box.crew[s.box.crew_index[str(answer[1])]].bonus,))
    return True
