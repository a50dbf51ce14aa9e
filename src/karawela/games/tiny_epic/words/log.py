"""How the log of Tiny Epic Pirates is told, and why a game ended as it did."""

from __future__ import annotations

from collections.abc import Sequence

from karawela.engine.result import Result
from karawela.games.tiny_epic.data.choices import BURIED, RIVALS
from karawela.games.tiny_epic.state import NOBODY, TinyEpic
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.words.log_form import LogForm
from karawela.words.messages import Value, Words

WORDS.log = LogForm(
    chapters=frozenset({"turn"}),
    retold={
        "captain": frozenset({"captain_stop"}),
        "order": frozenset(
            {
                *("order_plunder", "order_trade", "order_trade_urn", "order_crew_up"),
                *("order_search", "order_attack", "order_hide_out"),
            }
        ),
        "sells": frozenset({"trade"}),
        "buys_urn": frozenset({"trade_urn"}),
        "cubes": frozenset({"take_cursed"}),
        "finds": frozenset({"search", "deep_search"}),
        "refreshes": frozenset({"refresh_row"}),
        "buries": frozenset({"bury"}),
        "buries_urn": frozenset({"bury_urn"}),
        "declines": frozenset({"order_decline"}),
        "hires_nobody": frozenset({"hire_none"}),
        "solo_die": frozenset({"solo_die"}),
    },
    ways=frozenset({"sail_to"}),
    quiet=frozenset(
        {"sail_end", "done", "dice_done", "bonus_skip", "bonus_end", "captain_pass", "leave_cursed", "order_decline"}
    ),
)
WORDS.only_counted = frozenset({"legend", "gold", "crates"})


@WORDS.why
def how_it_ended(words: Words, view: TinyEpic, result: Result, names: Sequence[str]) -> str:
    """Everything is buried, or the rounds are over; and what decided between those who are level."""
    rival = RIVALS[view.rival]
    values: dict[str, Value]
    if view.ended_by == NOBODY:
        message, values = "why-limit-solo" if rival else "why-limit", {"n": view.round_limit, "rival": rival}
    elif rival:
        message = "why-lost" if view.ended_by == view.solo_index() else "why-solo"
        values = {"name": names[view.ended_by], "rival": rival}
    else:
        curse = "yes" if view.amdiak else "no"
        message = "why-buried"
        values = {"name": names[view.ended_by], "n": view.box.numbers.treasures, "curse": curse}
    told = words.say(message, **values)
    return told if rival else f"{told} {_level(words, view, result, names)}".strip()


def _level(words: Words, view: TinyEpic, result: Result, names: Sequence[str]) -> str:
    """Who of those with equally much buried is ahead, and by what; empty where nobody is level with the winner."""
    if not result.winners:
        return ""
    best = max(_buried(view, who) for who in result.winners)
    level = [who for who in range(len(result.scores)) if _buried(view, who) == best]
    if len(level) < 2:
        return ""
    if len(result.winners) > 1:
        return words.say("why-level")
    winner = result.winners[0]
    marks = [_marks(view, who) for who in level if who != winner]
    for place, what in enumerate(("legend", "purse", "cargo")):
        marks = [mark for mark in marks if mark[:place] == _marks(view, winner)[:place]]
        if all(mark[place] < _marks(view, winner)[place] for mark in marks):
            return words.say("why-tie", name=names[winner], what=what)
    return ""


def _buried(view: TinyEpic, who: int) -> int:
    pirate = view.pirates[who]
    return len(pirate.buried) + (pirate.urn == BURIED)


def _marks(view: TinyEpic, who: int) -> tuple[int, int, int]:
    """What decides among those who are level, in this order (TEP-6.02, AMD-12.03)."""
    pirate = view.pirates[who]
    return pirate.legend, pirate.gold + pirate.cubes, pirate.crates()
