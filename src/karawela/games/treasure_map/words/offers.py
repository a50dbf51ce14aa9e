"""What the options of Treasure Map say beyond their own words, as the position shows it: places, chances, goods."""

from __future__ import annotations

from collections.abc import Mapping

from karawela.games.ship_adventure.data.components import CITY, COLOUR_INDEX, COLOURS, PIRATE_INDEX, PIRATES, TERRAINS
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.rules.acting import shiftable
from karawela.games.treasure_map.rules.backs import places_of_dorado, places_of_tokens
from karawela.games.treasure_map.rules.fights import armed
from karawela.games.treasure_map.rules.orders import would_catch
from karawela.games.treasure_map.rules.risks import doomed, meets, melee_percent, pirate_beside, shot_percent
from karawela.games.treasure_map.state import (
    CARRIED,
    FIRST_PIRATE,
    FIRST_TOKEN,
    GALLEON,
    GOLD,
    IN,
    NOBODY,
    OUT,
    TEMPLE,
    TreasureMap,
)
from karawela.words.grammar import NONE, Values
from karawela.words.messages import Words
from karawela.words.sayings import Person

WAYS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The directions, in the order of a square's neighbours."""
Said = Mapping[str, str | int]


# ------------------------------------------------------------------ where a step leads


def steps_left(view: TreasureMap) -> Said:
    return {"n": view.steps}


def place_of_step(view: TreasureMap, said: Values) -> Said | None:
    """The direction, what lies there, coins, and what stopping there would mean; None for a square farther away."""
    sea, captain = view.sea, view.captains[view.active]
    there = sea.index[str(said["square"])]
    if there not in sea.neighbours[captain.crew]:
        return None
    free = captain.aboard and sea.wave[captain.crew] == there and captain.crew not in view.drifted
    left = view.steps - (not free)
    return {
        "way": WAYS[sea.neighbours[captain.crew].index(there)],
        "free": "yes" if free else "no",
        "last": "yes" if not left and (sea.wave[there] < 0 or there in view.drifted) else "no",
        "coins": view.coins.get(there, 0) if captain.aboard else 0,
        **_place(view, there),
        **_risk(view, there),
    }


def place_of_stop(view: TreasureMap, said: Values) -> Said:
    """What ending the move here brings."""
    here = view.captains[view.active].crew
    return {**_place(view, here), **_risk(view, here)}


def _place(view: TreasureMap, square: int) -> dict[str, str | int]:
    """What is special about a square for whose turn it is; `own` and `others` are cities and harbours."""
    sea, captain = view.sea, view.captains[view.active]
    token = _token_on(view, square)
    colour = sea.colour[square]
    if square == captain.ship and not captain.aboard:
        place = "boat"
    elif view.dorado >= 0 and places_of_dorado(view.tiles)[view.dorado] == square:
        place = "dorado"
    elif square in _own_places(view):
        place = "exchange"
    elif token != NOBODY:
        place = "treasure"
    elif colour != NOWHERE:
        place = "own" if colour == captain.colour else "others"
    else:
        place = "plain"
    return {
        "place": place,
        "kind": TERRAINS[sea.kind[square]],
        "level": view.token_level[token] if token != NOBODY else 0,
        "owner": Person(view.seat_of_colour(colour) if colour != NOWHERE else NOBODY),
        "colour": COLOURS[colour] if colour != NOWHERE else NONE,
        "shop": "yes" if sea.kind[square] == CITY else "no",
    }


def _token_on(view: TreasureMap, square: int) -> int:
    """The treasure that lies in the temple there, or NOBODY."""
    lying = [token for token, at in enumerate(view.token_at) if at < CARRIED]
    return next((token for token in lying if square in view.sea.temples[view.token_at[token] - TEMPLE]), NOBODY)


def _own_places(view: TreasureMap) -> set[int]:
    """Where the tokens that are carried are exchanged, as far as the viewer knows their backs."""
    places = places_of_tokens(view.tiles)
    carried = [view.token_back[token] for token in view.tokens(CARRIED + view.active)]
    return {places[back] for back in carried if back >= 0}


def _risk(view: TreasureMap, square: int) -> dict[str, str | int]:
    beside = pirate_beside(view, square)
    if doomed(view, view.active, square):
        risk = "cannons"
    elif meets(view, view.active, square):
        risk = "fight"
    else:
        risk = "near" if beside >= 0 else "safe"
    return {"risk": risk, "pirate": PIRATES[beside] if beside >= 0 else NONE}


# ------------------------------------------------------------------ fights


def chance_of_fight(view: TreasureMap, said: Values) -> Said:
    """Whose crew it is, nobody's if it is a pirate or the galleon; on the same square the chance to win, else -1."""
    name, here = str(said["opponent"]), view.captains[view.active].crew
    seat = view.seat_of_colour(COLOUR_INDEX.get(name, NOBODY))
    if seat != NOBODY:
        opponent, square = seat, view.captains[seat].crew
    elif name in PIRATE_INDEX:
        opponent, square = FIRST_PIRATE + PIRATE_INDEX[name], view.pirates[PIRATE_INDEX[name]]
    else:
        opponent, square = GALLEON, view.galleon
    percent = melee_percent(view, view.active, opponent) if square == here else -1
    return {"captain": Person(seat), "percent": percent}


def chance_of_shot(view: TreasureMap, said: Values) -> Said:
    """How a shot at the opponent met last ends, in percent; -1 where it depends on the answer, 0 for being beaten."""
    opponent, balls = view.met[-1], int(said["n"])
    if opponent >= FIRST_PIRATE:
        shoots = opponent != GALLEON and view.level > 1
        if not balls:
            return {"percent": 0 if shoots else -1}
        return {"percent": shot_percent(view, view.active, balls, opponent, 1 if shoots else 0)}
    return {"percent": -1 if not balls or armed(view.captains[opponent]) else 100}


def chance_of_answer(view: TreasureMap, said: Values) -> Said:
    """The same for whoever answers the shot that was announced; -1 where nobody shoots."""
    balls, answered = int(said["n"]), view.met[-1]
    if not balls:
        return {"percent": 0 if view.shots else -1}
    return {"percent": shot_percent(view, answered, balls, view.active, view.shots)}


def bribe_asked(view: TreasureMap) -> Said:
    """Who chases, whether it catches the ship now, how a fight would end, and what would be lost."""
    pirate = view.chasing
    prey = view.prey[pirate]
    captain = view.captains[prey]
    caught = "no" if not would_catch(view, pirate, prey) else "fight" if captain.aboard else "empty"
    return {
        "pirate": PIRATES[pirate],
        "caught": caught,
        "percent": melee_percent(view, prey, FIRST_PIRATE + pirate),
        "gold": captain.gold,
        "pieces": sum(captain.pieces),
        "tokens": len(view.tokens(CARRIED + prey)),
    }


# ------------------------------------------------------------------ goods


def all_stored(view: TreasureMap, said: Values) -> Said:
    return _shifted(view, IN)


def all_taken(view: TreasureMap, said: Values) -> Said:
    return _shifted(view, OUT)


def _shifted(view: TreasureMap, way: int) -> Said:
    """How much gold and how many pieces and tokens go to the store or come back."""
    items = shiftable(view, view.active, way)
    return {
        "gold": sum(amount for item, amount in items if item == GOLD),
        "pieces": sum(amount for item, amount in items if GOLD < item < FIRST_TOKEN),
        "tokens": sum(amount for item, amount in items if item >= FIRST_TOKEN),
    }


def lacking(view: TreasureMap, said: Values) -> Said:
    """Whether the map piece is one that the captain has not."""
    captain, number = view.captains[view.active], int(said["n"]) - 1
    return {"new": "no" if captain.pieces[number] or captain.stored_pieces[number] else "yes"}


def goods(words: Words, gold: int, pieces: int, tokens: int) -> str:
    """Gold, pieces and tokens in words, without what is none."""
    told = [words.say("goods-gold", gold=gold)] if gold else []
    told += [words.say("goods-pieces", n=pieces)] if pieces else []
    told += [words.say("goods-tokens", n=tokens)] if tokens else []
    if not told:
        return words.say("goods-nothing")
    return told[0] if len(told) == 1 else words.say("goods-and", first=", ".join(told[:-1]), last=told[-1])
