"""What the messages of Treasure Map need beyond its grammar: prices, captains by their names, tokens by their backs."""

from collections.abc import Mapping

from karawela.games.ship_adventure.data.components import COLOUR_INDEX, COST, EQUIPMENT_INDEX, TOKENS
from karawela.games.treasure_map.data import DATA
from karawela.games.treasure_map.data.levels import BRIBE
from karawela.games.treasure_map.state import TreasureMap
from karawela.words.grammar import NONE, Values
from karawela.words.reference import sections
from karawela.words.sayings import Person, Sayings

WORDS: Sayings[TreasureMap] = Sayings(lambda: sections(DATA, "equipment", "tile", "terrain", "area", "map"))


@WORDS.adds("move-buy")
def price(said: Values) -> Mapping[str, int]:
    return {"gold": COST[EQUIPMENT_INDEX[str(said["card"])]]}


@WORDS.adds("move-bribe", "event-bribed")
def bribe(said: Values) -> Mapping[str, int]:
    return {"gold": BRIBE}


@WORDS.adds("move-deposit", "move-withdraw")
def coins(said: Values) -> Mapping[str, int]:
    return {"gold": int(said["n"])}


@WORDS.sees("fight")
def captain(view: TreasureMap, said: Values) -> Mapping[str, int]:
    """Whose crew it is; nobody's, if it is a pirate or the galleon."""
    return {"captain": Person(view.seat_of_colour(COLOUR_INDEX.get(str(said["opponent"]), -1)))}


@WORDS.sees("sink")
def owner(view: TreasureMap, said: Values) -> Mapping[str, int]:
    return {"owner": Person(view.seat_of_colour(COLOUR_INDEX[str(said["colour"])]))}


@WORDS.sees("deposit", "withdraw")
def token(view: TreasureMap, said: Values) -> Mapping[str, str]:
    """Its back, which whoever has it has seen."""
    return {"token": TOKENS[view.token_back[int(said["n"]) - 1]] if said["what"] == "token" else NONE}
