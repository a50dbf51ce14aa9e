"""Which message says a move, an event or an outcome, and with which values. The messages lie in `words/`."""

from collections.abc import Mapping, Sequence

from karawela.engine.ask import Move
from karawela.engine.state import Event
from karawela.games.ship_adventure.data.components import COMPONENTS, COST, EQUIPMENT_INDEX, TILE_INDEX, TILE_KIND
from karawela.games.ship_adventure.words.naming import Phrase, names_of, sections_of

_KINDS = ("colour", "area", "square", "tile", "equipment", "map", "piece")


def names() -> Mapping[str, Mapping[str, str]]:
    """Every component's names by its id, the 27 tokens and the El Dorado backs among them."""
    found = names_of(_KINDS)
    for area in COMPONENTS["area"]:
        for level in (1, 2, 3):
            found[f"t{level}_{area['id']}"] = {
                "en": f"{area['en']} token of level {level}",
                "pl": f"{area['pl']} żeton poziomu {level}",
            }
    for number, entry in enumerate(COMPONENTS["map"], 1):
        found[entry["back"]] = {"en": f"El Dorado {number}", "pl": f"El Dorado {number}"}
    return found


def reference() -> list[tuple[str, list[dict[str, str]]]]:
    """Equipment, tiles, squares, areas with their tokens, and map cards."""
    return sections_of(
        (
            ("reference-equipment", "equipment"),
            ("reference-tiles", "tile"),
            ("reference-squares", "square"),
            ("reference-areas", "area"),
            ("reference-maps", "map"),
        )
    )


def phrase(move: Move) -> Phrase:
    """An option."""
    verb, rest = str(move[0]), move[1:]
    if verb == "choose_colour" and rest:
        return "move-choose_colour", {"colour": rest[0]}
    if verb == "step" and rest:
        return "move-step", {"square": rest[0]}
    if verb == "fight" and rest:
        return "move-fight", {"opponent": rest[0]}
    if verb in ("shoot", "answer") and rest:
        return f"move-{verb}", {"n": rest[0]}
    if verb == "sink" and len(rest) == 2:
        return f"move-sink-{rest[1]}", {"colour": rest[0]}
    if verb == "exchange" and len(rest) == 2:
        return "move-exchange", {"token": rest[0], "n": rest[1]}
    if verb == "buy" and rest:
        return "move-buy", {"card": rest[0]}
    if verb in ("deposit", "withdraw") and len(rest) == 2:
        return f"move-{verb}-{rest[0]}", {"n": rest[1]}
    if verb == "bribe" and len(rest) == 2:
        return f"move-bribe-{rest[1]}", {"pirate": rest[0]}
    return f"move-{verb}", {}


_EVENT_VALUES: dict[str, tuple[str, ...]] = {
    "round": ("n", "name", "colour"),
    "galleon_appears": ("square",),
    "galleon_sails": ("square",),
    "too_long": ("n",),
    "level": ("n",),
    "sees_dorado": ("name",),
    "loot": ("name", "gold", "pieces", "tokens"),
    "destroyed": ("name", "by"),
    "pirate_destroyed": ("name", "pirate"),
    "galleon_destroyed": ("name", "gold"),
    "coins": ("name", "n"),
    "raft": ("name",),
    "melee": ("name", "opponent", "mine", "theirs"),
    "broadside": ("name", "opponent", "mine", "theirs"),
    "shot": ("name", "opponent"),
    "shot_at": ("name", "opponent"),
    "ship_sunk": ("name",),
    "wins": ("name", "square"),
    "chase": ("pirate", "name"),
    "bribed": ("pirate", "name"),
    "pirate_sails": ("pirate", "square"),
    "treasure": ("name", "level", "gold"),
    "exchanged": ("name", "token", "n"),
    "stored": ("name",),
    "taken_back": ("name",),
}


def outlook(move: Move) -> Phrase | None:
    """What a purchase costs."""
    match move:
        case ("buy", str(card)):
            return "outlook-price", {"n": COST[EQUIPMENT_INDEX[card]]}
    return None


def event_phrase(event: Event, people: Sequence[str]) -> Phrase:
    """Something that happened."""
    kind = str(event[0])
    values: dict[str, str | int] = {}
    for key, thing in zip(_EVENT_VALUES[kind], event[1:], strict=True):
        values[key] = people[int(thing)] if key == "name" else thing
    return f"event-{kind}", values


def chance_phrase(text: str) -> Phrase:
    """An outcome of chance, from its line in the record."""
    what, _, outcome = text.partition(" ")
    if what == "tile":
        return "chance-tile", {"thing": TILE_KIND[TILE_INDEX[outcome[:-3]]]}
    if what in ("melee", "broadside", "treasure"):
        return f"chance-{what}", {"n": int(outcome)}
    return f"chance-{what}", {"thing": outcome}
