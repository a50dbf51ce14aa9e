"""Bots of one's own: registered by a name, or named by where they are, and honest about mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.arena import simulate
from karawela.bots import BOTS, RandomPlayer, make_bot, register
from karawela.engine import Move, Seat, SetupError


class Last:
    """Takes the last option."""

    name = "last"

    def __init__(self, rng: Random):
        self.rng = rng

    def choose(self, seat: Seat[Any]) -> Move:
        return seat.legal[-1]


HERE = f"{__name__}:Last"


@pytest.fixture
def _forgotten() -> Iterator[None]:
    """What a test registers is forgotten after it."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.usefixtures("_forgotten")
def test_a_registered_bot_plays_by_its_name() -> None:
    """Like any other, in this process."""
    register("last", Last)
    assert isinstance(make_bot("last", Random(1)), Last)
    tally = simulate("santiago", ["last", "random"], 4)
    assert tally.bots["last"].scores.mean().value != tally.bots["random"].scores.mean().value


def test_a_bot_by_its_place_plays_on_several_processes() -> None:
    """Each of them imports it; the games are the same as on one."""
    one, two = (simulate("santiago", [HERE, "random"], 4, jobs) for jobs in (1, 2))
    assert one.bots[HERE].scores.mean() == two.bots[HERE].scores.mean()


@pytest.mark.usefixtures("_forgotten")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("captain", "already"),
        ("random", "already"),
        ("", "small letters"),
        ("a:b", "small letters"),
        ("Last", "small letters"),
    ],
)
def test_names_that_cannot_be_registered(name: str, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        register(name, RandomPlayer)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere_at_all:Last", "there is no module 'nowhere_at_all'"),
        ("nowhere.at.all:Last", "there is no module 'nowhere.at.all'"),
        ("broken_bot:Last", "cannot be imported"),
        ("needy_bot:Last", "needy_bot wants the module 'not_installed'"),
        (f"{__name__}:First", "there is no class 'First'"),
        ("builtins:repr", "cannot play"),
        ("math:pi", "there is no class 'pi'"),
        (f"{__name__}:", "module:Class"),
        (":Last", "module:Class"),
        ("karawela.bots:Thinker", "random.Random and nothing else"),
    ],
)
def test_a_place_where_no_bot_is_gets_a_sentence(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "broken_bot.py").write_text("class Last(:\n")
    (tmp_path / "needy_bot.py").write_text("import not_installed\n")
    with pytest.raises(SetupError, match=told):
        make_bot(name, Random(1))
