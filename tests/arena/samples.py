"""Small tournaments for the tests: quick bots, short games."""

from __future__ import annotations

from pathlib import Path

from karawela.arena import Plan, Played, Results, plan_of, run
from karawela.cli import run as karawela


def quick(title: str = "santiago", games: int = 4, seed: str = "test", players: int = 2) -> Plan:
    """Random against greedy; the rest of the table is random, too."""
    return plan_of(title, ("greedy", *["random"] * (players - 1)), players, games, seed)


def random_only(title: str = "santiago", games: int = 20, players: int = 2) -> Plan:
    """Quick to play: a few milliseconds a game."""
    return plan_of(title, ("random",) * players, players, games, "test")


def outcome(played: Played) -> tuple[object, ...]:
    """All of a game but the time it took."""
    return played.pairing, played.scores, played.ranks, played.wins, played.choices, played.truncated, played.takings


def results_of(plan: Plan, path: Path) -> Results:
    """The plan played to its end, in this process."""
    return run(plan, path)


def command(*words: str | Path) -> int:
    """Runs a command in this process; its exit code."""
    try:
        karawela([str(word) for word in words])
    except SystemExit as end:
        return int(end.code or 0)
    raise AssertionError("a command ends by leaving")
