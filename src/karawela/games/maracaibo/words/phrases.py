"""Which message says a move, an event or an outcome, and with which values. The messages lie in `words/`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from karawela.engine.ask import Move
from karawela.engine.state import Event
from karawela.games.maracaibo.data.box import open_boxes
from karawela.games.maracaibo.data.packs import open_all
from karawela.games.maracaibo.words.numbers import LABELS, QUESTIONS, figure, ruby

Phrase = tuple[str, dict[str, str | int]]
_CELL: Final = re.compile(r"c(\d+)r(\d+)\Z")


def names() -> Mapping[str, Mapping[str, str]]:
    """Every component's names by its id, those of all data packs that are there included: a pack's names win."""
    open_all()
    return {name: forms for box in open_boxes() for name, forms in box.names.items()}


_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "upgrade": ("slot",),
    "raid_die": ("kind",),
    "raid_kind": ("kind",),
    "island": ("kind",),
    "treasure_kind": ("kind",),
    "bury": ("kind", "space"),
    "explore_trade": ("source",),
    "explore_move": ("space",),
    "quest_sell": ("quest",),
    "take": ("card",),
    "galleon": ("tile",),
    "bm_place": ("tile", "place"),
    "bm_activate": ("tile",),
    "build": ("residence",),
    "retire": ("residence",),
    "ruby_sell": ("space",),
}
"""Moves whose message has their arguments as values, under these names."""


def phrase(move: Move) -> Phrase:
    """An option."""
    verb, rest = str(move[0]), move[1:]
    message = f"move-{verb}"
    if verb == "card_coins":
        return _with_figure(message)
    if len(rest) == len(_VALUES.get(verb, ())):
        return message, dict(zip(_VALUES.get(verb, ()), rest, strict=True))
    if verb in ("move", "step"):
        return _to_cell(message, str(rest[0]))
    if verb == "keep_quest":
        return (message, {"quest": rest[0]}) if len(rest) == 1 else ("move-keep_quests", _two(rest))
    if verb == "pay":
        return message, {"n": len(rest), "first": rest[0], "second": rest[-1]}
    if verb == "do_now":
        return f"do-{rest[0]}", {}
    if verb == "gulf":
        return _with_figure(f"move-gulf-{rest[0]}")
    if verb == "raid_spend" and len(rest) == 2:
        first = rest[1] == 1
        return (message, {"action": rest[0]}) if first else (f"{message}-again", {"action": rest[0], "pool": rest[1]})
    if verb == "quest_take":
        return (f"{message}-deck", {}) if rest[0] == "deck" else (message, {"n": rest[0]})
    if verb == "ruby_exchange":
        return message, {"n": rest[0], "points": figure(ruby) * int(rest[0])}
    return message, {}


def _with_figure(message: str) -> Phrase:
    return message, {"n": figure(LABELS[message])} if message in LABELS else {}


def question(kind: str) -> Phrase:
    """What is asked."""
    return f"ask-{kind}", {"n": figure(QUESTIONS[kind])} if kind in QUESTIONS else {}


def _two(quests: Sequence[str | int]) -> dict[str, str | int]:
    return {"quest": quests[0], "other": quests[1]}


def _to_cell(message: str, where: str) -> Phrase:
    cell = _CELL.match(where)
    return (message, {"column": int(cell[1]), "row": int(cell[2])}) if cell else (f"{message}-{where}", {})


_EVENT_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "round": ("n", "name"),
    "sails": ("name", "card"),
    "pays": ("name", "other"),
    "pays_supply": ("name",),
    "meets": ("name",),
    "dbl": ("name", "n"),
    "spends": ("name", "n"),
    "vp": ("name", "n"),
    "treasure": ("name", "kind", "left"),
    "treasure_supply": ("name", "kind"),
    "cube": ("kind", "n"),
    "buries": ("name", "kind"),
    "upgrade": ("name", "slot"),
    "acquires": ("name", "card", "cost"),
    "leaves": ("name", "card"),
    "refill": ("card",),
    "builds": ("name", "residence", "cost"),
    "raid": ("name", "kind", "n"),
    "raid_action": ("name", "action"),
    "explores": ("name", "space"),
    "trade": ("name", "source"),
    "river": ("name", "river"),
    "quest_deck": ("name",),
    "quest_market": ("name", "quest"),
    "quest_new": ("quest",),
    "quest_sold": ("name",),
    "quest_refresh": ("name",),
    "galleon": ("name", "tile"),
    "bm_placed": ("name", "tile", "place"),
    "bm_used": ("name", "tile"),
    "fog_coins": ("name", "n"),
    "revealed": ("card",),
    "value_tile": ("kind", "place"),
    "fight": ("name", "n"),
    "fight_won": ("name",),
    "fight_tie": (),
    "ruby": ("name",),
    "ruby_sold": ("name", "space"),
    "ruby_exchanged": ("name", "n"),
    "retires": ("name",),
    "round_end": ("name", "n"),
    "last_turns": ("name",),
    "income": ("name", "dbl", "vp"),
    "redbeard_card": ("card",),
    "redbeard_shuffles": (),
    "redbeard_extra": ("=",),
    "redbeard_can": ("=", "kind"),
    "redbeard_cannot": ("=",),
    "redbeard_ignores": ("card",),
    "redbeard_idle": (),
    "redbeard_slot": ("slot",),
    "redbeard_track": ("n",),
    "redbeard_acquires": ("card",),
    "redbeard_recruits": ("card",),
    "redbeard_quest": ("quest",),
    "redbeard_galleon": ("tile",),
    "redbeard_no_galleon": (),
    "redbeard_residence": ("residence",),
}
"""What an event carries after its kind. `name` and `other` are seats; `=` chooses among messages."""
EVENTS: Final = tuple(_EVENT_VALUES)
BY_REDBEARD: Final = (
    *("round", "sails", "vp", "treasure", "treasure_supply", "explores", "river", "fight", "fight_won"),
    *("ruby", "ruby_sold", "round_end", "last_turns"),
)
"""Events that tell of Redbeard in words of their own: he is the captain beyond the people."""


def event_values(kind: str) -> tuple[str, ...]:
    """The names of what an event of that kind carries."""
    return _EVENT_VALUES[kind]


def event_phrase(event: Event, people: Sequence[str]) -> Phrase:
    """Something that happened. Only a card that Redbeard can take names its kind."""
    message = f"event-{event[0]}"
    values: dict[str, str | int] = {}
    for key, thing in zip(_EVENT_VALUES[str(event[0])], event[1:], strict=False):
        if key == "=":
            message += f"-{thing}"
        elif key not in ("name", "other"):
            values[key] = thing
        elif int(thing) < len(people):
            values[key] = people[int(thing)]
        else:
            message += "-redbeard"
    return message, values


_DICE: Final = ("die_gold", "die_emerald", "die_pearl", "fight", "redbeard_die")


def chance_phrase(text: str, people: Sequence[str]) -> Phrase:
    """An outcome of chance, from its line in the record."""
    what, _, outcome = text.partition(" ")
    if what == "first_player":
        return "chance-first_player", {"name": people[int(outcome) - 1]}
    return (f"chance-{what}", {"n": int(outcome)}) if what in _DICE else (f"chance-{what}", {"thing": outcome})
