"""Which message says a move, an event or an outcome, and with which values. The messages lie in `words/`."""

from collections.abc import Mapping, Sequence

from karawela.engine.ask import Move
from karawela.engine.state import Event
from karawela.games.santiago.data.components import COMPONENTS, CUBANS, STOPS
from karawela.games.santiago.state import NOWHERE, Santiago

Phrase = tuple[str, dict[str, str | int]]


def names() -> Mapping[str, Mapping[str, str]]:
    """Every component's names by its id."""
    return {
        entry["id"]: {key: text for key, text in entry.items() if key[:2] in ("en", "pl") and isinstance(text, str)}
        for kind in ("good", "cuban", "building", "flower")
        for entry in COMPONENTS[kind]
    }


def reference() -> list[tuple[str, list[dict[str, str]]]]:
    """Goods, Cubans and buildings, with what they do and where we know it from."""
    sections = []
    for message, kind in (
        ("reference-goods", "good"),
        ("reference-cubans", "cuban"),
        ("reference-buildings", "building"),
    ):
        rows = []
        for entry in COMPONENTS[kind]:
            row = {"id": entry["id"], "source": entry["source"], "en": entry["en"], "pl": entry["pl"]}
            for language in ("en", "pl"):
                about = entry.get(f"{language}_effect") or entry.get(f"{language}_trade") or ""
                if entry.get("die"):
                    about = " ".join(str(face) for face in entry["die"])
                row[f"{language}_about"] = about
            rows.append(row)
        sections.append((message, rows))
    return sections


def phrase(move: Move) -> Phrase:
    """An option."""
    verb, rest = str(move[0]), move[1:]
    if verb in ("use_building", "alonso_use") and rest:
        return _use(rest)
    if verb == "choose_demand" and len(rest) == 1:
        return "move-choose_demand", {"good": str(rest[0]).removeprefix("die_")}
    if verb == "move_car" and rest:
        return "move-move_car", {"n": rest[0], "price": int(rest[0]) - 1}
    if verb == "zorro_give" and rest:
        what = str(rest[0])
        return (
            (f"move-zorro_give-{what}", {})
            if what in ("peso", "vp", "nothing")
            else ("move-zorro_give-good", {"good": what})
        )
    if verb in ("alonso_claim", "place_pawn") and rest:
        return f"move-{verb}", {"building": rest[0]}
    if verb == "pablo_take" and rest:
        return "move-pablo_take", {"good": rest[0]}
    if verb in ("load", "load_wood") and len(rest) == 2:
        return f"move-{verb}", {"good": rest[0], "n": rest[1]}
    return f"move-{verb}", {}


def outlook(view: Santiago, move: Move) -> Phrase | None:
    """Who waits at the end of a drive, and what a load pays."""
    match move:
        case ("move_car", int(stops)):
            cuban = view.stops[(view.car + stops) % STOPS]
            if cuban == NOWHERE:
                return "outlook-port", {}
            return "outlook-inactive" if view.inactive[cuban] else "outlook-stop", {"cuban": CUBANS[cuban]}
        case ("load", _, int(n)):
            return "outlook-points", {"n": n * view.marker}
        case ("load_wood", _, int(n)):
            return "outlook-points", {"n": n}
    return None


def _use(what: Sequence[str | int]) -> Phrase:
    building, rest = str(what[0]), what[1:]
    message = f"use-{building}"
    if building in ("distillery", "cigar_factory") and rest:
        return message, {"n": rest[0]}
    if building == "black_market" and len(rest) == 2:
        return message, {"give": rest[0], "take": rest[1]}
    if building == "cafe" and rest:
        return f"{message}-{rest[0] if len(rest) == 1 else 'both'}", {}
    if building == "customs" and rest:
        return message, {"good": str(rest[0]).removeprefix("die_")}
    if building == "casino" and rest:
        n = int(rest[0])
        return f"{message}-{'buy' if n > 0 else 'sell'}", {"n": abs(n), "pesos": 3 * abs(n)}
    if building == "harbourmaster" and rest:
        return f"{message}-{rest[0]}", {}
    if building == "trade_office" and rest:
        return message, {"good": rest[0]}
    if building == "newspaper" and rest == ("port",):
        return f"{message}-port", {}
    if building == "newspaper" and rest:
        return f"{message}-turn", {"cuban": rest[0]}
    return message, {}


def event_phrase(event: Event, people: Sequence[str]) -> Phrase:
    """Something that happened."""
    kind, rest = str(event[0]), event[1:]
    if kind in ("pesos", "vp"):
        n = int(rest[1])
        return f"event-{kind}-{'gain' if n > 0 else 'pay'}", {"name": people[int(rest[0])], "n": abs(n)}
    if kind == "goods":
        n = int(rest[2])
        way = "gain" if n > 0 else "return" if n else "none"
        return f"event-goods-{way}", {"name": people[int(rest[0])], "good": rest[1], "n": abs(n)}
    if kind == "gift":
        values: dict[str, str | int] = {"name": people[int(rest[0])], "taker": people[int(rest[1])]}
        what = str(rest[2])
        if what in ("peso", "vp", "nothing"):
            return f"event-gift-{what}", values
        return "event-gift-good", {**values, "good": what}
    if kind == "marker":
        return "event-marker", {"flag": rest[0]}
    if kind in ("departs", "arrives"):
        return f"event-{kind}", {"n": rest[0]}
    if kind == "die":
        return "event-die", {"good": rest[0], "n": rest[1]}
    if kind == "owner_paid":
        return "event-owner_paid", {"name": people[int(rest[0])], "building": rest[1]}
    return f"event-{kind}", {"cuban": rest[0]} if rest else {}


def chance_phrase(text: str, people: Sequence[str]) -> Phrase:
    """An outcome of chance, from its line in the record."""
    what, _, outcome = text.partition(" ")
    if what == "first_player":
        return "chance-first_player", {"name": people[int(outcome) - 1]}
    if what.startswith("die_"):
        return "chance-die", {"good": what.removeprefix("die_"), "n": int(outcome)}
    return f"chance-{what}", {"thing": outcome}
