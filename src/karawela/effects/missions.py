"""Missions under way: what a state keeps of one, as ids and ints. Compiled.

The mission itself stands on its card; the state has a `Task` for it, which says how far it has come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from karawela.effects.tree import NONE, Mission, Stage
from karawela.engine.state import Part

NO_DEADLINE: Final = -1


@dataclass(slots=True)
class Task(Part):
    """A mission that somebody has accepted."""

    source: str = ""
    """The id of its card."""
    stage: int = 0
    done: int = 0
    """How many times the present step has been taken."""
    target: int = NONE
    """What was thrown for when it was accepted."""
    left: int = NO_DEADLINE
    """Rounds until it is void."""


def task_of(mission: Mission, source: str, target: int = NONE) -> Task:
    """A mission that has just been accepted."""
    return Task(source, 0, 0, target, mission.deadline or NO_DEADLINE)


def due_at(task: Task, mission: Mission, place: int) -> Stage | None:
    """The step to be taken at a place, if that is the present one."""
    stage = mission.stages[task.stage]
    return stage if stage.at == place and place != NONE else None


def due_on(task: Task, mission: Mission, trigger: int) -> Stage | None:
    """The step to be taken when something has happened, if that is the present one."""
    stage = mission.stages[task.stage]
    return stage if stage.on == trigger and trigger != NONE else None


def advance(task: Task, mission: Mission) -> bool:
    """The present step has been taken once; whether it was the last of all."""
    task.done += 1
    if task.done >= mission.stages[task.stage].times:
        task.stage += 1
        task.done = 0
    return task.stage >= len(mission.stages)


def a_round_later(tasks: list[Task]) -> list[Task]:
    """Deadlines come nearer; what is left of the tasks."""
    for task in tasks:
        if task.left != NO_DEADLINE:
            task.left -= 1
    return [task for task in tasks if task.left != 0]
