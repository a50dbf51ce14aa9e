"""Mustrowanie: hiring from the crew row or the skeleton row, refreshing, dismissing (chapters 4.6 and 11.8)."""

from karawela.effects.resolver import Doing
from karawela.engine.ask import Ask, Move, Rules
from karawela.engine.pile import Pile
from karawela.games.tiny_epic.data.choices import GHOST_PIRATE, NONE
from karawela.games.tiny_epic.data.words import Castaway, CrewUp
from karawela.games.tiny_epic.rules.doing import does
from karawela.games.tiny_epic.rules.moves import HIRE_NONE
from karawela.games.tiny_epic.rules.purse import lose_gold, spend_cubes
from karawela.games.tiny_epic.state import TinyEpic

CREW = 0
SKELETONS = 1
ROWS = ("crew", "skeleton")
REFRESH: Move = ("refresh_row",)
REFRESH_GOLD: Move = ("refresh_row", "gold")
REFRESH_CURSED: Move = ("refresh_row", "cursed")


def row_of(s: TinyEpic, which: int) -> list[int]:
    return s.skeleton_row if which == SKELETONS else s.crew_row


def deck_of(s: TinyEpic, which: int) -> Pile:
    return s.skeleton_deck if which == SKELETONS else s.crew_deck


def rows_here(s: TinyEpic, seat: int) -> list[int]:
    """The crew at a tavern, skeletons at a wreck for a cursed captain (TEP-4.50, AMD-11.52, 11.80)."""
    card = s.card_of(seat)
    found = [CREW] if card.tavern and s.crew_row else []
    if s.amdiak and card.wreck and s.pirates[seat].cursed and s.skeleton_row:
        found.append(SKELETONS)
    return found


def can_crew_up(s: TinyEpic, seat: int, effect: object = None) -> bool:
    return bool(rows_here(s, seat))


def crew_up(s: TinyEpic, seat: int) -> Rules:
    """One card of a row that can be hired from here, or nobody (TEP-4.50, 4.56)."""
    options: list[Move] = [("crew_up", ROWS[which]) for which in rows_here(s, seat)]
    answer = options[0] if len(options) == 1 else (yield Ask(seat, "crew_up", options, "AMD-11.52"))
    yield from hire(s, seat, ROWS.index(str(answer[1])))


@does(CrewUp, can=can_crew_up)
def bonus_crew_up(s: TinyEpic, seat: int, effect: CrewUp, may_skip: bool) -> Doing:
    yield from crew_up(s, seat)
    return True


def castaway_row(s: TinyEpic, who: int) -> int:
    """The crew's; the ghost pirate's are skeletons (AMD-13.64)."""
    return SKELETONS if who >= s.seats and s.rival == GHOST_PIRATE else CREW


@does(Castaway, can=lambda s, seat, effect: bool(row_of(s, castaway_row(s, seat))))
def castaway(s: TinyEpic, seat: int, effect: Castaway, may_skip: bool) -> Doing:
    """As if at a tavern (TEP-4.56); the solo pirate takes the leftmost card (TEP-7.11)."""
    if seat < s.seats:
        yield from hire(s, seat, CREW)
    else:
        yield from rival_castaway(s, seat)
    return True


def hire(s: TinyEpic, seat: int, which: int) -> Rules:
    """Perhaps another row first, then a card of it or nobody (TEP-4.51, 4.55, AMD-11.83)."""
    ids, index = s.box.crew_ids, s.box.crew_index
    s.refreshed = False
    while True:
        options: list[Move] = [] if s.refreshed else refreshes(s, seat, which)
        options += [("hire", ids[card]) for card in sorted(row_of(s, which))]
        options.append(HIRE_NONE)
        answer = yield Ask(seat, "hire", options, "TEP-4.50")
        if answer[0] != "refresh_row":
            break
        yield from refresh(s, seat, which, answer)
    s.refreshed = False
    if answer == HIRE_NONE:
        s.tell("hires_nobody", seat)
        return
    s.buying = index[str(answer[1])]
    if len(s.pirates[seat].crew) >= s.box.numbers.most_crew:
        yield from dismiss(s, seat)
    card, s.buying = s.buying, NONE
    yield from take_card(s, seat, card, which)


def refreshes(s: TinyEpic, seat: int, which: int) -> list[Move]:
    """For 1 Gold, or with the expansion a cube; only where cards can come up (TEP-4.51, 4.56, AMD-11.05, 11.94)."""
    if not len(deck_of(s, which)):
        return []
    pirate, price = s.pirates[seat], s.box.numbers.refresh
    if not s.amdiak:
        return [REFRESH] if pirate.gold >= price else []
    options = [REFRESH_GOLD] if pirate.gold >= price else []
    if price and pirate.cubes >= price:
        options.append(REFRESH_CURSED)
    return options


def refresh(s: TinyEpic, seat: int, which: int, answer: Move) -> Rules:
    """The row goes to the bottom, its left card first; as many come up as there are (TEP-4.51, 4.54, AMD-11.83)."""
    if answer == REFRESH_CURSED:
        spend_cubes(s, seat, s.box.numbers.refresh)
    else:
        lose_gold(s, seat, s.box.numbers.refresh)
    row = row_of(s, which)
    deck_of(s, which).bottom.extend(row)
    row.clear()
    s.refreshed = True
    s.tell("refreshes", seat, ROWS[which])
    yield from fill_row(s, which)


def dismiss(s: TinyEpic, seat: int) -> Rules:
    """One of the cards held goes to the bottom of its own deck (TEP-4.52, 4.55, AMD-11.81)."""
    ids = s.box.crew_ids
    options: list[Move] = [("dismiss", ids[card]) for card in sorted(s.pirates[seat].crew)]
    answer = yield Ask(seat, "dismiss", options, "TEP-4.52")
    let_go(s, seat, s.box.crew_index[str(answer[1])])


def make_place(s: TinyEpic, who: int) -> None:
    """With as many as it can hold, the solo pirate's oldest card goes to the bottom of its deck (TEP-7.10, 7.27)."""
    crew = s.pirates[who].crew
    if len(crew) >= s.box.numbers.most_crew:
        let_go(s, who, crew[0])


def rival_castaway(s: TinyEpic, who: int) -> Rules:
    """The leftmost card of its row (TEP-7.11, AMD-13.64)."""
    which = castaway_row(s, who)
    card = row_of(s, which)[0]
    make_place(s, who)
    yield from take_card(s, who, card, which)


def let_go(s: TinyEpic, who: int, card: int) -> None:
    """Off the ship, to the bottom of its own deck."""
    s.pirates[who].crew.remove(card)
    deck_of(s, int(card >= s.box.skeletons)).bottom.append(card)
    s.tell("dismisses", who, s.box.crew_ids[card])


def take_card(s: TinyEpic, who: int, card: int, which: int) -> Rules:
    """From the row aboard; the gap is filled, then a row that had run short (TEP-4.53, AMD-11.82, 11.97)."""
    row = row_of(s, which)
    gap = row.index(card)
    del row[gap]
    s.pirates[who].crew.append(card)
    s.tell("hires", who, s.box.crew_ids[card])
    yield from fill_row(s, which, gap)
    yield from fill_rows(s)


def fill_rows(s: TinyEpic) -> Rules:
    """Cards that came back to a deck fill a row that had run short (AMD-11.97)."""
    yield from fill_row(s, CREW)
    if s.amdiak:
        yield from fill_row(s, SKELETONS)


def fill_row(s: TinyEpic, which: int, gap: int = NONE) -> Rules:
    """From the deck, into the gap first, as long as there are cards (TEP-4.53)."""
    row, deck, ids = row_of(s, which), deck_of(s, which), s.box.crew_ids
    while len(row) < s.box.numbers.row and len(deck):
        card = yield from deck.draw(ROWS[which], ids)
        row.insert(len(row) if gap == NONE else gap, card)
        gap = NONE
        s.tell("comes_up", ids[card])
