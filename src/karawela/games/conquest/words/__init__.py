"""What the messages of Caribbean Conquest need beyond its grammar: prices, how a group is made up, who is attacked."""

from collections.abc import Mapping, Sequence

from karawela.engine.result import Result
from karawela.games.conquest.data import DATA
from karawela.games.conquest.data.units import CREW_COST, SHIP_COST
from karawela.games.conquest.state import Conquest
from karawela.games.conquest.words.captain_facts import aim, facts
from karawela.games.conquest.words.offers import (
    chance_of_fire,
    chance_of_melee,
    place_of_move,
    place_of_unit,
    steps_left,
    steps_unused,
)
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT_INDEX, SHIP_ID
from karawela.games.ship_adventure.words import about
from karawela.words.endings import ahead
from karawela.words.grammar import Values
from karawela.words.log_form import LogForm
from karawela.words.messages import Words
from karawela.words.reference import sections
from karawela.words.sayings import Sayings

WORDS: Sayings[Conquest] = Sayings(lambda: sections(DATA, "equipment", "terrain", "tile"))
WORDS.log = LogForm(quiet=frozenset({"end_purchases", "end_movement", "end_battles", "react_pass"}))
WORDS.facts(facts)
WORDS.aim(aim)
WORDS.about(about)
WORDS.asks("movement")(steps_left)
WORDS.sees("move")(place_of_move)
WORDS.sees("end_movement")(steps_unused)
WORDS.sees("buy_unit")(place_of_unit)
WORDS.sees("melee")(chance_of_melee)
WORDS.sees("fire", "react")(chance_of_fire)
WORDS.only_counted = frozenset({"areas", "gold", "units"})


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


@WORDS.why
def how_the_war_ended(words: Words, view: Conquest, result: Result, names: Sequence[str]) -> str:
    """What ended it, and by how much it was won."""
    return f"{words.event(('ended', view.ended), names)} {ahead(words, result, names)}".strip()
