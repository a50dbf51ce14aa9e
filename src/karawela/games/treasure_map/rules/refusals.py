"""Why a move is not possible: each function answers for one kind of question, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from karawela.engine.ask import Move, Refusal
from karawela.games.ship_adventure.data.components import (
    CITY,
    COLOUR_INDEX,
    COST,
    EQUIPMENT,
    EQUIPMENT_INDEX,
    MOST,
    PIRATE_INDEX,
    TOKEN_INDEX,
)
from karawela.games.ship_adventure.rules.colours import colour_refusal
from karawela.games.ship_adventure.rules.reading import number_at, word_at
from karawela.games.treasure_map.data.levels import BRIBE
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.state import CARRIED, FIRST_TOKEN, GOLD, IN, OUT, STORED, TreasureMap


def why_not_colour(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    return colour_refusal(move, "SAT-1.01")


def why_not_step(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if move[0] == "raft":
        if view.moved:
            return Refusal("SAT-4.18", "raft-first")
        return Refusal("SAT-4.17")
    if move[0] != "step" or word_at(move, 1) not in sea.index:
        return None
    here, there = captain.crew, sea.index[word_at(move, 1)]
    if there not in sea.neighbours[here]:
        return Refusal("SAT-4.01", "not-adjacent", {"square": sea.names[there]})
    if not captain.aboard and not sea.land[there] and there != captain.ship:
        return Refusal("SAT-4.06")
    if view.steps == 0:
        if captain.aboard and sea.wave[here] == there:
            return Refusal("SAT-4.12")
        return Refusal("SAT-4.01", "no-steps")
    return None


def why_not_fight(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    if move[0] == "end_turn":
        return Refusal("SAT-5.03", "must-fight")
    if move[0] != "fight":
        return None
    return Refusal("SAT-5.06")


def why_not_shoot(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    return Refusal("SAT-5.11") if move[0] == "shoot" else None


def why_not_answer(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    return Refusal("SAT-5.11") if move[0] == "answer" else None


def why_not_sink(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    colour = COLOUR_INDEX.get(word_at(move, 1))
    if move[0] != "sink" or colour is None:
        return None
    owner = view.seat_of_colour(colour)
    if owner < 0 or owner == seat or view.captains[owner].aboard:
        return Refusal("SAT-5.19", "nothing-to-sink", {"colour": word_at(move, 1)})
    if view.sea.neutral[view.captains[owner].ship]:
        return Refusal("SAT-5.02")
    return Refusal("SAT-5.19")


def why_not_bribe(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    if move[0] != "bribe" or word_at(move, 1) not in PIRATE_INDEX:
        return None
    if view.prey[PIRATE_INDEX[word_at(move, 1)]] != seat:
        return Refusal("SAT-9.03", "not-chased", {"pirate": word_at(move, 1)})
    return Refusal("SAT-9.03")


def why_not_act(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    verb = str(move[0])
    if verb == "exchange":
        return _why_not_exchange(view, seat, move)
    if verb == "buy":
        return _why_not_buy(view, seat, move)
    if verb in ("deposit", "deposit_all", "withdraw", "withdraw_all"):
        return _why_not_store(view, seat, move)
    if verb == "sell":
        return Refusal("SAT-8.07")
    if verb == "step":
        return Refusal("SAT-2.03", "move-is-over")
    return None


def _why_not_exchange(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    back, number = TOKEN_INDEX.get(word_at(move, 1)), number_at(move, 2)
    if back is None:
        return None
    if not 1 <= number <= 4:
        return Refusal("SAT-7.06")
    where = view.token_at[view.token_back.index(back)] if back in view.token_back else -1
    if where == STORED + seat:
        return Refusal("SAT-7.09")
    if where != CARRIED + seat:
        return Refusal("SAT-7.04", "not-carried", {"token": word_at(move, 1)})
    place = places_of_tokens(view.tiles)[back]
    if place != view.captains[seat].crew:
        return Refusal("SAT-7.04", "other-place", {"token": word_at(move, 1), "square": view.sea.names[place]})
    if not view.supply[number - 1]:
        return Refusal("SAT-7.06", "no-such-piece", {"n": number})
    return None


def _why_not_buy(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    captain, name = view.captains[seat], word_at(move, 1)
    card = EQUIPMENT_INDEX.get(name)
    if card is None:
        return None
    if view.sea.kind[captain.crew] != CITY:
        return Refusal("SAT-8.05" if captain.aboard else "SAT-8.01", "not-in-town")
    if captain.cards[card] >= MOST[card]:
        return Refusal("SAT-8.02", "enough-cards", {"n": MOST[card], "card": EQUIPMENT[card]})
    if captain.gold < COST[card]:
        return Refusal("SAT-8.01", "too-dear", {"cost": COST[card], "gold": captain.gold})
    return None


def _why_not_store(view: TreasureMap, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if sea.kind[captain.crew] != CITY or sea.colour[captain.crew] != captain.colour:
        return Refusal("SAT-8.05" if captain.aboard else "SAT-8.03", "not-at-home")
    way = IN if str(move[0]).startswith("deposit") else OUT
    if len(move) < 3:
        return Refusal("SAT-8.08") if view.shifted else Refusal("SAT-8.03", "nothing-to-move")
    what, number = word_at(move, 1), number_at(move, 2)
    items = {"gold": GOLD, "piece": number - 1, "token": FIRST_TOKEN + number - 1}
    if what not in items:
        return None
    before = view.shifted.get(items[what], 0)
    if (what == "gold" and before) or before == -way:
        return Refusal("SAT-8.08")
    return Refusal("SAT-8.03", "nothing-to-move")


_PLACES = {
    "choose_colour": "SAT-1.01",
    "step": "SAT-2.03",
    "end_move": "SAT-2.03",
    "raft": "SAT-4.18",
    "fight": "SAT-5.01",
    "shoot": "SAT-5.01",
    "answer": "SAT-5.15",
    "sink": "SAT-5.19",
    "sink_pass": "SAT-5.19",
    "exchange": "SAT-2.04",
    "buy": "SAT-2.04",
    "deposit": "SAT-2.04",
    "deposit_all": "SAT-2.04",
    "withdraw": "SAT-2.04",
    "withdraw_all": "SAT-2.04",
    "end_turn": "SAT-2.04",
}


def out_of_place(view: TreasureMap, seat: int, kind: str, move: Move) -> Refusal | None:
    """A move of another kind of question: when it has its place."""
    verb = str(move[0])
    if verb == "bribe":
        if view.captains[seat].gold < BRIBE:
            return Refusal("SAT-9.03", "too-poor", {"gold": view.captains[seat].gold})
        return Refusal("SAT-9.03")
    if verb in _PLACES and kind != {"step": "move", "end_move": "move", "raft": "move"}.get(verb, verb):
        return Refusal(_PLACES[verb])
    return None
