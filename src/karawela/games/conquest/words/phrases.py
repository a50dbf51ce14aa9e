"""Which message says a move, an event or an outcome, and with which values. The messages lie in `words/`."""

from collections.abc import Mapping, Sequence

from karawela.engine.ask import Move
from karawela.engine.state import Event
from karawela.games.conquest.rules.limits import CREW_COST, SHIP_COST
from karawela.games.ship_adventure.data.components import COST, EQUIPMENT_INDEX, LAID_INDEX, TILE_KIND
from karawela.games.ship_adventure.words.naming import Phrase, names_of, sections_of


def names() -> Mapping[str, Mapping[str, str]]:
    """Every component's names by its id."""
    return names_of(("colour", "area", "square", "tile", "equipment", "piece"))


def reference() -> list[tuple[str, list[dict[str, str]]]]:
    """Equipment cards, squares and tiles."""
    return sections_of(
        (("reference-equipment", "equipment"), ("reference-squares", "square"), ("reference-tiles", "tile"))
    )


def phrase(move: Move) -> Phrase:
    """An option."""
    verb, rest = str(move[0]), move[1:]
    if verb == "choose_colour" and rest:
        return "move-choose_colour", {"colour": rest[0]}
    if verb == "buy_card" and rest:
        return "move-buy_card", {"card": rest[0]}
    if verb == "buy_unit" and len(rest) == 2:
        return f"move-buy_unit-{rest[0]}", {"city": rest[1]}
    if verb == "move" and len(rest) == 4:
        here, ships, crews, there = rest
        group = "both" if ships and crews else "ships" if ships else "crews"
        return f"move-move-{group}", {"here": here, "ships": ships, "crews": crews, "there": there}
    if verb == "melee" and rest:
        return "move-melee", {"square": rest[0]}
    if verb in ("fire", "react") and len(rest) == 3:
        return f"move-{verb}", {"source": rest[0], "target": rest[1], "n": rest[2]}
    if verb == "return_fire" and rest:
        return ("move-return_fire", {"n": rest[0]}) if rest[0] else ("move-return_fire-none", {})
    return f"move-{verb}", {}


def outlook(move: Move) -> Phrase | None:
    """What a purchase costs."""
    match move:
        case ("buy_card", str(card)):
            return "outlook-price", {"n": COST[EQUIPMENT_INDEX[card]]}
        case ("buy_unit", unit, _):
            return "outlook-price", {"n": SHIP_COST if unit == "ship" else CREW_COST}
    return None


def event_phrase(event: Event, people: Sequence[str]) -> Phrase:
    """Something that happened."""
    kind, rest = str(event[0]), event[1:]
    if kind == "round":
        return "event-round", {"n": rest[0], "name": people[int(rest[1])]}
    if kind in ("melee", "volley"):
        square, one, mine, other, theirs = rest
        return f"event-{kind}", {
            "square": square,
            "name": people[int(one)],
            "n": mine,
            "other": people[int(other)],
            "m": theirs,
        }
    if kind == "lost":
        return f"event-lost-{rest[1]}", {"name": people[int(rest[0])], "square": rest[2]}
    if kind in ("taken", "prize", "unharmed"):
        return f"event-{kind}", {"name": people[int(rest[0])], "square": rest[1]}
    if kind == "area":
        return "event-area", {"name": people[int(rest[0])], "colour": rest[1]}
    if kind == "income":
        return "event-income", {"name": people[int(rest[0])], "n": rest[1]}
    if kind == "eliminated":
        return "event-eliminated", {"name": people[int(rest[0])]}
    return f"event-{kind}-{rest[0]}", {}


def chance_phrase(text: str) -> Phrase:
    """An outcome of chance, from its line in the record."""
    what, _, outcome = text.partition(" ")
    if what == "tile":
        return "chance-tile", {"tile": TILE_KIND[LAID_INDEX[outcome] // 4]}
    if what == "compass":
        return "chance-compass", {"n": int(outcome)}
    return f"chance-{what}", {"n": int(outcome)}
