"""The commands by which a document was made, whole: with levels, games and seed, so that it can be made again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import pairwise

from karawela.arena.plan import Plan

DUEL = 2


def ladder_commands(plans: Sequence[Plan]) -> list[str]:
    """One command for a whole ladder; where its rungs were not all played alike, one for each."""
    duels = [plan for plan in plans if plan.players == DUEL]
    crews = [plan for plan in plans if plan.players != DUEL]
    chained = all(below.entrants[0] == above.entrants[1] for below, above in pairwise(duels))
    deals = {(plan.seed, -(-_games(plan) // 4)) for plan in plans}
    if chained and len(deals) == 1 and len({_games(plan) for plan in duels}) < 2 and len(crews) < 2:
        return [_ladder(duels, crews)]
    return [_ladder([plan], []) for plan in duels] + [_ladder([], [plan]) for plan in crews]


def _ladder(duels: Sequence[Plan], crews: Sequence[Plan]) -> str:
    first = (*duels, *crews)[0]
    levels = [duels[0].entrants[1], *(plan.entrants[0] for plan in duels)] if duels else []
    crew = crews[0].entrants[:2] if crews else ()
    return _command(
        *("ladder", first.title, "--levels", ",".join(levels), "--crew", ",".join(crew)),
        *("--games", str(_games(first)), "--seed", first.seed),
    )


def balance_command(plan: Plan, usual: Mapping[str, str], switched: Sequence[Mapping[str, str]]) -> str:
    """The command of a balance, from the plan of its first trial; the title's own switches need not be named."""
    own = [{name: value for name, value in options.items() if usual.get(name) != value} for options in plan.variants]
    variants = [] if own[1:] == list(switched) else own[1:]
    named = [",".join(f"{name}={value}" for name, value in options.items()) for options in variants]
    return _command(
        *("balance", plan.title, "--bot", plan.entrants[0], "--games", str(plan.deals), "--seed", plan.seed),
        *(word for variant in named for word in ("--variant", variant)),
    )


def _games(plan: Plan) -> int:
    """So many for every group, as `--games` counts them."""
    return plan.games // len(plan.groups) // len(plan.variants)


def _command(*words: str) -> str:
    return f"karawela arena {shlex.join(words)}"


def block(commands: Sequence[str]) -> str:
    """Commands as a document shows them."""
    return "\n".join(("```", *commands, "```"))
