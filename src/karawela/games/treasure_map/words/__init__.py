"""What the messages of Treasure Map need beyond its grammar: prices, captains by their names, tokens by their backs."""

from collections.abc import Mapping, Sequence

from karawela.engine.result import Result
from karawela.games.ship_adventure.data.components import COLOUR_INDEX, COST, EQUIPMENT_INDEX, TOKENS
from karawela.games.ship_adventure.words import about
from karawela.games.treasure_map.data import DATA
from karawela.games.treasure_map.data.levels import BRIBE
from karawela.games.treasure_map.state import TreasureMap
from karawela.games.treasure_map.words.captain_facts import aim, facts
from karawela.games.treasure_map.words.offers import (
    all_stored,
    all_taken,
    bribe_asked,
    chance_of_answer,
    chance_of_fight,
    chance_of_shot,
    goods,
    lacking,
    place_of_step,
    place_of_stop,
    steps_left,
)
from karawela.words.grammar import NONE, Values
from karawela.words.log_form import LogForm
from karawela.words.messages import Words
from karawela.words.reference import sections
from karawela.words.sayings import Person, Sayings

WORDS: Sayings[TreasureMap] = Sayings(lambda: sections(DATA, "equipment", "tile", "terrain", "area", "map"))
WORDS.log = LogForm(ways=frozenset({"step"}), quiet=frozenset({"end_move", "end_turn", "sink_pass"}))
WORDS.facts(facts)
WORDS.aim(aim)
WORDS.about(about)
WORDS.tells("GOODS")(goods)
WORDS.asks("bribe")(bribe_asked)
WORDS.asks("move")(steps_left)
WORDS.sees("step")(place_of_step)
WORDS.sees("end_move")(place_of_stop)
WORDS.sees("fight")(chance_of_fight)
WORDS.sees("shoot")(chance_of_shot)
WORDS.sees("answer")(chance_of_answer)
WORDS.sees("deposit_all")(all_stored)
WORDS.sees("withdraw_all")(all_taken)
WORDS.sees("exchange")(lacking)
WORDS.only_counted = frozenset({"pieces", "tokens", "gold"})


@WORDS.adds("move-buy")
def price(said: Values) -> Mapping[str, int]:
    return {"gold": COST[EQUIPMENT_INDEX[str(said["card"])]]}


@WORDS.adds("move-bribe", "event-bribed")
def bribe(said: Values) -> Mapping[str, int]:
    return {"gold": BRIBE}


@WORDS.adds("move-deposit", "move-withdraw")
def coins(said: Values) -> Mapping[str, int]:
    return {"gold": int(said["n"])}


@WORDS.sees("sink")
def owner(view: TreasureMap, said: Values) -> Mapping[str, int]:
    return {"owner": Person(view.seat_of_colour(COLOUR_INDEX[str(said["colour"])]))}


@WORDS.sees("deposit", "withdraw")
def token(view: TreasureMap, said: Values) -> Mapping[str, str]:
    """Its back, which whoever has it has seen."""
    return {"token": TOKENS[view.token_back[int(said["n"]) - 1]] if said["what"] == "token" else NONE}


@WORDS.why
def how_the_search_ended(words: Words, view: TreasureMap, result: Result, names: Sequence[str]) -> str:
    """El Dorado, a ship lost alone, or the last round."""
    if view.winner >= 0:
        return words.say("why-dorado", name=names[view.winner])
    if view.lost:
        return words.say("why-lost")
    return words.say("why-limit", name=names[result.winners[0]] if len(result.winners) == 1 else "", n=len(names))
