"""What the messages of Caribbean Conquest need beyond its grammar: prices, how a group is made up, who is attacked."""

from collections.abc import Mapping

from karawela.games.conquest.data import DATA
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.state import NOBODY, Conquest
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT_INDEX, SHIP_ID
from karawela.words.grammar import Values
from karawela.words.reference import sections
from karawela.words.sayings import Person, Sayings

WORDS: Sayings[Conquest] = Sayings(lambda: sections(DATA, "equipment", "terrain", "tile"))


@WORDS.adds("move-buy_card")
def price_of_card(said: Values) -> Mapping[str, int]:
    return {"gold": COST[EQUIPMENT_INDEX[str(said["card"])]]}


@WORDS.adds("move-buy_unit")
def price_of_unit(said: Values) -> Mapping[str, int]:
    return {"gold": SHIP_COST if said["unit"] == SHIP_ID else CREW_COST}


@WORDS.adds("move-move")
def group(said: Values) -> Mapping[str, str]:
    """Whether ships go, or crews, or both."""
    return {"group": "both" if said["ships"] and said["crews"] else "ships" if said["ships"] else "crews"}


@WORDS.sees("melee")
def enemy_there(view: Conquest, said: Values) -> Mapping[str, int]:
    return {"enemy": Person(view.enemy_on(view.sea.index[str(said["square"])], view.active))}


@WORDS.sees("fire", "react")
def enemy_under_fire(view: Conquest, said: Values) -> Mapping[str, int]:
    """Of the active player, or whoever that one fires at."""
    shooting = view.active if view.reacting == NOBODY else view.reacting
    return {"enemy": Person(view.enemy_on(view.sea.index[str(said["target"])], shooting))}
