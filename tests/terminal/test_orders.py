"""Standing orders at the terminal: typed, told, obeyed, taken back; bots take none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from karawela.engine import Match, load_record, registry
from karawela.terminal.asking import Asking
from karawela.terminal.session import Session
from tests.games.santiago.table import hold, layout_t
from tests.terminal.tables import NAMES, SIZE, play_lines, players, screen, settle, table, type_line


def harbour_ahead(seats: int = 2) -> Match[Any]:
    """One stop before the harbour, with something to load for everybody, more than once."""
    state = layout_t(seats, car=9, active=0)
    for seat in range(seats):
        hold(state, seat, pesos=3, vp=5, sugar=1, fruit=1, rum=1)
    return Match(registry.title("santiago"), seats, "harbour", names=NAMES[:seats], journal=True, state=state)


def loads(match: Match[Any], seat: int) -> list[str]:
    return [line.text for line in match.log() if line.kind == "load" and line.seat == seat]


def test_an_order_answers_for_the_person(tmp_path: Path) -> None:
    """The first occasion says how it is typed; from then on the seat passes, and the record holds an ordinary pass."""
    match, printed = play_lines(tmp_path, "move_car 1\norder pass turn\n", match=harbour_ahead())
    assert "type: order pass" in printed
    assert "From now on: pass when loading, in this loading round." in printed
    assert loads(match, 0)[0] == "pass"
    assert any(line.text == "pass" and line.seat == 0 for line in load_record(tmp_path / "game.kar").lines)


def test_orders_are_listed_and_taken_back(tmp_path: Path) -> None:
    lines = "orders\norder pass game\norders\norder off pass\norders\norder off pass\n"
    _, printed = play_lines(tmp_path, lines, match=harbour_ahead())
    assert printed.count("You have given no standing orders.") == 2
    assert "I answer for you: pass when loading, until the end of the game." in printed
    assert "pass: pass when loading (turn, round, game)" in printed
    assert "Taken back: pass when loading." in printed
    assert "You have not given the order 'pass'." in printed


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("order dance", "There is no order 'dance'; there are: pass, give."),
        ("order give turn", "The order give can be given until the end of: game, not 'turn'."),
        ("order pass for ever", "not 'for'"),
        ("order off", "You have not given the order ''."),
        ("order", "You have given no standing orders."),
    ],
)
def test_what_is_no_order_is_told(tmp_path: Path, line: str, told: str) -> None:
    match, printed = play_lines(tmp_path, f"{line}\n", match=harbour_ahead())
    assert told in printed
    assert match.ply == harbour_ahead().ply


def test_an_order_is_the_own_seats(tmp_path: Path) -> None:
    """Of two people at one keyboard, one has given it; the other is asked, and does not see it in the list."""
    match, printed = play_lines(
        tmp_path, "move_car 1\norder pass turn\norders\n", people=2, bots=0, match=harbour_ahead()
    )
    assert loads(match, 0)[0] == "pass"
    assert match.to_move == (1,)
    assert "Basia" in printed.split("From now on")[1]
    assert "You have given no standing orders." in printed.split("From now on")[1]


def test_bots_take_no_orders(tmp_path: Path) -> None:
    """A session answers by orders only for people."""
    session = Session(harbour_ahead(), players(1, 1), "en", tmp_path / "game.kar")
    session.orders.command("order pass game")
    session.match.play("move_car 1")
    reply = session.orders.reply()
    assert reply is not None and reply.seat == 0
    session.play(reply.move)
    assert session.bot_is_asked and session.orders.reply() is None


def test_who_takes_an_answer_back_is_asked(tmp_path: Path) -> None:
    session = Session(harbour_ahead(), players(2, 0), "en", tmp_path / "game.kar")
    session.sit_down()
    session.orders.command("order pass game")
    session.play(("move_car", 1))
    reply = session.orders.reply()
    assert reply is not None
    session.play(reply.move)
    session.undo()
    assert session.asked == 0
    assert session.orders.reply() is None


def test_polish_words(tmp_path: Path) -> None:
    _, printed = play_lines(tmp_path, "order pass round\n?\n", language="pl", match=harbour_ahead())
    assert "Od teraz: pasuj przy załadunku, aż ten statek odpłynie." in printed
    assert "order NAZWA" in printed


async def test_orders_are_typed_at_the_full_screen_too(tmp_path: Path) -> None:
    """What is typed where moves are typed is told, and obeyed from then on."""
    app = table(tmp_path, match=harbour_ahead())
    async with app.run_test(size=SIZE) as pilot:
        await type_line(pilot, "orders")
        assert "You have given no standing orders." in screen(app)
        await type_line(pilot, "order pass game")
        assert app.screen.query_one(Asking).session.orders.standing
        await type_line(pilot, "move_car 1")
        await settle(pilot)
        assert loads(app.session.match, 0)[0] == "pass"


async def test_nobody_need_sit_down_for_an_order(tmp_path: Path) -> None:
    """Between two people the one who has given it is not called to the keyboard for what it answers."""
    app = table(tmp_path, people=2, bots=0, match=harbour_ahead())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        await type_line(pilot, "order pass game")
        await type_line(pilot, "move_car 1")
        await settle(pilot)
        assert loads(app.session.match, 0)[0] == "pass"
        assert app.session.match.to_move == (1,)
        assert app.session.curtain
