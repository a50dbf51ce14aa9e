"""Wykonanie rozkazu: the order of the space on which the captain stands (steps 3 and 4 of a turn)."""

from collections.abc import Callable
from typing import Final

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.tiny_epic.data.choices import NONE, ORDERS, SEARCH, TRADE
from karawela.games.tiny_epic.data.words import MarketShift
from karawela.games.tiny_epic.rules.bonuses import usable
from karawela.games.tiny_epic.rules.burying import burials, captain_bonuses, captain_triggered
from karawela.games.tiny_epic.rules.cargo import can_plunder, plunder, shift, shifts, trade, trades
from karawela.games.tiny_epic.rules.deckhands import rearrange
from karawela.games.tiny_epic.rules.fighting.attacking import attack, attacks, target_named
from karawela.games.tiny_epic.rules.hiring import can_crew_up, crew_up
from karawela.games.tiny_epic.rules.moves import CREW_UP_NOW, DECLINE, HIDE_NOW, PLUNDER_NOW
from karawela.games.tiny_epic.rules.searching import named_search, search, searches
from karawela.games.tiny_epic.rules.ships import end_turn
from karawela.games.tiny_epic.state import BURY, CAPTAIN_BONUS, CREW_BONUS, NOBODY, SHIPS, TinyEpic


def order(s: TinyEpic) -> Rules:
    """The order, or not; before a Trade the prices may be shifted (TEP-4.02, AMD-11.90, 12.04)."""
    seat, which = s.active, s.order()
    options = offered(s, seat)
    shifter = shifting_card(s, seat) if which == TRADE and s.amdiak else NONE
    if shifter != NONE:
        options += shifts(s)
    options.append(DECLINE)
    answer = yield Ask(seat, "order", options, "TEP-4.19", accepts=named_search(s, seat) if which == SEARCH else None)
    if answer[0] == "market_shift":
        s.used |= 1 << shifter
        s.tell("uses", seat, s.box.crew_ids[shifter])
        shift(s, seat, answer)
        return  # to the same question
    if answer == DECLINE:
        s.tell("declines", seat, ORDERS[which])
    else:
        s.order_done = True
        s.tell("order", seat, ORDERS[which])
        yield from _CARRIED_OUT[which](s, seat, answer)
    move_on(s)


def move_on(s: TinyEpic) -> None:
    """To the next step in which there is something to choose or to move (TEP-4.01, 4.05, 4.121, 4.122)."""
    seat = s.active
    triggered = captain_triggered(s, seat)
    if s.phase < BURY and triggered and burials(s, seat):
        s.phase = BURY
    elif s.phase < CAPTAIN_BONUS and triggered and captain_bonuses(s, seat):
        s.phase = CAPTAIN_BONUS
    elif not s.bonuses_over and usable(s, seat):
        s.phase = CREW_BONUS
    elif s.crossed:
        s.phase = SHIPS
    else:
        end_turn(s)


def shifting_card(s: TinyEpic, seat: int) -> int:
    """The card held that can shift prices before a Trade (AMD-11.90, 12.04)."""
    pirate = s.pirates[seat]
    if pirate.cubes:
        for card in pirate.crew:
            known = s.box.crew[card]
            if isinstance(known.bonus, MarketShift) and known.trigger == TRADE and not s.used >> card & 1:
                return card
    return NONE


# ------------------------------------------------------------------ what each order offers


def offered(s: TinyEpic, seat: int) -> list[Move]:
    """How the order on which the captain stands can be carried out here; without declining."""
    return _OFFERS[s.order()](s, seat)


def offers_plunder(s: TinyEpic, seat: int) -> list[Move]:
    return [PLUNDER_NOW] if can_plunder(s, seat) else []


def offers_trade(s: TinyEpic, seat: int) -> list[Move]:
    return trades(s, seat, "order_trade")


def offers_crew_up(s: TinyEpic, seat: int) -> list[Move]:
    return [CREW_UP_NOW] if can_crew_up(s, seat) else []


def offers_search(s: TinyEpic, seat: int) -> list[Move]:
    return searches(s, "order_search", s.pirates[seat].cell)


def offers_attack(s: TinyEpic, seat: int) -> list[Move]:
    return attacks(s, seat, "order_attack")


def offers_hide_out(s: TinyEpic, seat: int) -> list[Move]:
    """Only another ship that is hidden there takes up a cove (TEP-4.80, 4.87, 4.88)."""
    free = s.card_of(seat).cove and s.hidden_at(s.pirates[seat].cell, seat) == NOBODY
    return [HIDE_NOW] if free else []


_OFFERS: Final[tuple[Callable[[TinyEpic, int], list[Move]], ...]] = (
    offers_plunder,
    offers_trade,
    offers_crew_up,
    offers_search,
    offers_attack,
    offers_hide_out,
)


# ------------------------------------------------------------------ carrying them out


def carries_out_plunder(s: TinyEpic, seat: int, answer: Move) -> Rules:
    s.plundered = True
    yield from plunder(s, seat)


def carries_out_trade(s: TinyEpic, seat: int, answer: Move) -> Rules:
    trade(s, seat, answer)
    return
    yield


def carries_out_crew_up(s: TinyEpic, seat: int, answer: Move) -> Rules:
    yield from crew_up(s, seat)


def carries_out_search(s: TinyEpic, seat: int, answer: Move) -> Rules:
    yield from search(s, seat, s.pirates[seat].cell, answer)


def carries_out_attack(s: TinyEpic, seat: int, answer: Move) -> Rules:
    yield from attack(s, seat, target_named(s, str(answer[1])), True)


def carries_out_hide_out(s: TinyEpic, seat: int, answer: Move) -> Rules:
    """Hidden; and deckhands are moved (TEP-4.80 to 4.82)."""
    pirate = s.pirates[seat]
    pirate.hidden = True
    s.tell("hides", seat, s.box.map_ids[s.grid[pirate.cell]])
    yield from rearrange(s, seat, "hide_assign", "TEP-4.81", from_anywhere=True)


_CARRIED_OUT: Final[tuple[Callable[[TinyEpic, int, Move], Rules], ...]] = (
    carries_out_plunder,
    carries_out_trade,
    carries_out_crew_up,
    carries_out_search,
    carries_out_attack,
    carries_out_hide_out,
)
