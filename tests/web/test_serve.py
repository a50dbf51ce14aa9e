"""`karawela serve` itself, as people start and stop it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from karawela.cli.serve import serve
from karawela.engine.errors import SetupError
from tests.web.people import BOT, ME, OPEN, Person, Program, client
from tests.web.server import PATIENCE, ROOT, free_port, surroundings

COMMAND = Path(sys.executable).with_name("karawela")
FREE = ("--rate", "0")


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command at work on a free port; the process and its address."""
    port = free_port()
    process = subprocess.Popen(
        [COMMAND, "serve", "--no-browser", "--port", str(port), *(() if "--rate" in options else FREE), *options],
        cwd=ROOT,
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        assert process.stdout is not None
        welcome = process.stdout.readline()
        assert str(port) in welcome, welcome + process.communicate()[0]
        with client(address) as visitor:
            assert visitor.get("/health").json()["status"] == "ok", "what it says is true when it says so"
        yield process, address
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def test_the_server_stops_quietly_while_people_look_on(tmp_path: Path) -> None:
    """Ctrl-C ends the viewers' streams and the server, without a traceback."""
    with serving("--database", str(tmp_path / "harbour.sqlite")) as (process, address):
        ada = Person(address, "Ada")
        table = ada.open_table("me", "bot:random")
        with ada.listening(table) as page, ada.program().listening(table) as api:
            page.next()
            api.next()
            process.send_signal(signal.SIGINT)
            output, _ = process.communicate(timeout=PATIENCE)
            assert page.closed.wait(5)
            assert api.closed.wait(5)
    assert "Traceback" not in output
    assert "ERROR" not in output


def test_the_bots_stop_quietly_too(tmp_path: Path) -> None:
    """Ctrl-C in a terminal reaches every process that was started there, also those in which bots think."""
    with serving("--database", str(tmp_path / "harbour.sqlite")) as (process, address):
        ada = Program(address)
        table = ada.open_table(BOT, BOT)
        with ada.listening(table) as ear:
            ear.until(lambda heard: heard["seq"] > 3)
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in output


def test_several_workers_serve_the_same_tables(postgres_url: str) -> None:
    """With PostgreSQL and two workers on one port, whichever answers, the table is the same, and live."""
    with serving("--database", postgres_url, "--workers", "2") as (_, address):
        people = [Program(address, f"Person {number}") for number in range(6)]
        table = people[0].open_table(ME, OPEN)
        people[1].join(table)
        with people[2].listening(table) as ear, people[3].listening(table) as other:
            assert ear.next()["seq"] == other.next()["seq"] == 1
            for seq in range(2, 10):
                mover = next(person for person in people[:2] if person.options(table)["options"])
                mover.play_one(table)
                assert {person.head(table)["seq"] for person in people} == {seq}
                for each in (ear, other):
                    assert each.until(lambda heard, seq=seq: heard["seq"] == seq)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--workers", "2", "--database", "harbour.sqlite"], "PostgreSQL"),
        (["--database", "mysql://nowhere/none"], "mysql"),
        (["--database", "no/such/folder/harbour.sqlite"], "no/such/folder"),
        (["--port", "99999"], "--port is a number from 1 to 65535, not 99999"),
        (["--port=-5"], "--port is a number from 1 to 65535, not -5"),
        (["--port", "0"], "--port is a number from 1 to 65535, not 0"),
        (["--bot-pace=-3"], "--bot-pace is a number of seconds from 0 to 60, not -3"),
        (["--bot-pace", "nan"], "--bot-pace is a number of seconds"),
        (["--rate=-1"], "--rate is a number of requests a minute, or 0 for no limit, not -1"),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, options: list[str], words: str) -> None:
    """No traceback, another exit code than 0, and what was wrong."""
    run = subprocess.run(
        [COMMAND, "serve", "--no-browser", *([] if "--port" in options[0] else ["--port", str(free_port())]), *options],
        cwd=tmp_path,
        env=surroundings(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    output = run.stdout + run.stderr
    assert run.returncode != 0
    assert "Traceback" not in output, output[-1500:]
    assert words in output


@pytest.mark.parametrize("limits", ["{", '{"head_seconds": "long"}', "12"])
def test_limits_that_cannot_be_are_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch, limits: str) -> None:
    """Before anything is served, with what would be right."""
    monkeypatch.setenv("KARAWELA_LIMITS", limits)
    with pytest.raises(SetupError) as refused:
        serve(browser=False)
    assert 'KARAWELA_LIMITS is JSON such as {"head_seconds": 20}' in str(refused.value)
