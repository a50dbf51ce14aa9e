"""Wymiana, Miasto: the free actions at the end of a turn (chapters 7 and 8)."""

from collections.abc import Generator, Iterable
from typing import Any

from karawela.engine.ask import EVERYBODY, Ask, Move
from karawela.games.ship_adventure.data.components import (
    CITY,
    COST,
    EQUIPMENT,
    EQUIPMENT_INDEX,
    MOST,
    TOKEN_INDEX,
    TOKENS,
)
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.rules.fights import check_win
from karawela.games.treasure_map.rules.loot import pay, see_dorado
from karawela.games.treasure_map.rules.refusals import why_not_act
from karawela.games.treasure_map.state import (
    CARRIED,
    EXCHANGED,
    FIRST_TOKEN,
    GOLD,
    IN,
    OUT,
    STORED,
    TreasureMap,
)

END_TURN: Move = ("end_turn",)
_BUY: tuple[Move, ...] = tuple(("buy", card) for card in EQUIPMENT)
_VERB = {IN: "deposit", OUT: "withdraw"}


def act(s: TreasureMap) -> Generator[Any, Any, bool]:
    """One action, or the end of the turn; whether it was the end (SAT-2.04, 2.05)."""
    seat = s.active
    captain = s.captains[seat]
    carries = CARRIED + seat in s.token_at
    options = actions_of(s, seat, carries)
    # Whether a token's place is here is the carrier's secret, so the question must not betray it to anybody.
    window = carries and any(s.supply) and not s.solo
    answer = yield Ask(seat, "act", options, "SAT-2.05", why_not_act, even_if_forced=window)
    verb = answer[0]
    if verb == "end_turn":
        return True
    if verb == "exchange":
        yield from exchange(s, seat, TOKEN_INDEX[answer[1]], answer[2] - 1)
    elif verb == "buy":
        card = EQUIPMENT_INDEX[answer[1]]
        pay(s, seat, COST[card])
        captain.cards[card] += 1
    else:
        way = IN if verb.startswith("deposit") else OUT
        for item, amount in [_item(answer)] if len(answer) > 1 else shiftable(s, seat, way):
            shift(s, seat, way, item, amount)
        s.tell("stored" if way == IN else "taken_back", seat)
        if way == OUT:
            yield from see_dorado(s, seat)
            check_win(s, seat)
    return False


def actions_of(s: TreasureMap, seat: int, carries: bool) -> list[Move]:
    """Everything that may be done on this square (SAT-7.04, 8.01, 8.03)."""
    captain, sea = s.captains[seat], s.sea
    here = captain.crew
    options: list[Move] = exchanges(s, seat, here) if carries else []
    if sea.kind[here] == CITY:
        gold, cards = captain.gold, captain.cards
        options += [_BUY[card] for card in range(4) if COST[card] <= gold and cards[card] < MOST[card]]
        if sea.colour[here] == captain.colour:
            for way in (IN, OUT):
                options += shifts(s, seat, way)
    options.append(END_TURN)
    return options


def exchanges(s: TreasureMap, seat: int, here: int) -> list[Move]:
    """Each carried token whose place is here, for each number in the supply (SAT-7.04 to 7.06)."""
    places = places_of_tokens(s.tiles)
    backs = [s.token_back[token] for token, at in enumerate(s.token_at) if at == CARRIED + seat]
    return [
        ("exchange", TOKENS[back], number + 1)
        for back in backs
        if places[back] == here
        for number in range(4)
        if s.supply[number]
    ]


def exchange(s: TreasureMap, seat: int, back: int, number: int) -> Generator[Any, Any, None]:
    """The token leaves the game, its back public; the piece is carried (SAT-7.05, SAT-6.09)."""
    token = s.token_back.index(back)
    s.token_at[token] = EXCHANGED
    s.token_seen[token] = EVERYBODY
    s.supply[number] -= 1
    s.captains[seat].pieces[number] += 1
    s.tell("exchanged", seat, TOKENS[back], number + 1)
    yield from see_dorado(s, seat)
    check_win(s, seat)


def shiftable(s: TreasureMap, seat: int, way: int) -> list[tuple[int, int]]:
    """(what, how many) may still be stored, or taken back, in this turn (SAT-8.08)."""
    captain = s.captains[seat]
    gold = captain.gold if way == IN else captain.stored_gold
    pieces = captain.pieces if way == IN else captain.stored_pieces
    place = (CARRIED if way == IN else STORED) + seat
    items = [(GOLD, gold)] if gold and GOLD not in s.shifted else []
    for number in range(4):
        if pieces[number] and s.shifted.get(number, way) == way:
            items.append((number, pieces[number]))
    for token in s.tokens(place):
        if s.shifted.get(FIRST_TOKEN + token, way) == way:
            items.append((FIRST_TOKEN + token, 1))
    return items


def shifts(s: TreasureMap, seat: int, way: int) -> Iterable[Move]:
    """`deposit gold 5`, `deposit piece 3`, `deposit token 2`, `deposit_all`, and the same for `withdraw`."""
    items = shiftable(s, seat, way)
    verb = _VERB[way]
    for item, amount in items:
        if item == GOLD:
            yield from [(verb, "gold", n) for n in range(1, amount + 1)]
        elif item < FIRST_TOKEN:
            yield (verb, "piece", item + 1)
        else:
            yield (verb, "token", item - FIRST_TOKEN + 1)
    if items:
        yield (f"{verb}_all",)


def _item(move: Move) -> tuple[int, int]:
    number = int(move[2])
    if move[1] == "gold":
        return GOLD, number
    return (number - 1, 1) if move[1] == "piece" else (FIRST_TOKEN + number - 1, 1)


def shift(s: TreasureMap, seat: int, way: int, item: int, amount: int) -> None:
    """To the store or back; in this turn it may not go the other way (SAT-8.08)."""
    captain = s.captains[seat]
    s.shifted[item] = way
    if item == GOLD:
        captain.gold -= way * amount
        captain.stored_gold += way * amount
    elif item < FIRST_TOKEN:
        captain.pieces[item] -= way * amount
        captain.stored_pieces[item] += way * amount
    else:
        s.token_at[item - FIRST_TOKEN] = (STORED if way == IN else CARRIED) + seat
