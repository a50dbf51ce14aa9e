"""The command line, by running it: what it does, and that bad input gets a sentence, exit code 2 and no traceback."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from hashlib import blake2b, sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest

from karawela.cli import app
from karawela.engine import load_record, replay

RECORDS = Path(__file__).parent.parent / "records"
COMMAND = Path(sys.executable).with_name("karawela")
GOLDEN = RECORDS / "santiago-1-3p.kar"


def karawela(*words: str | Path, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the installed command as a person would, in English unless told otherwise."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", "NO_COLOR": "1"}
    return subprocess.run(
        [str(COMMAND), *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        cwd=cwd,
        env=environment,
        check=False,
    )


def refused(*words: str | Path, stdin: str = "") -> str:
    """The sentence of a refused command."""
    done = karawela(*words, stdin=stdin)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert done.stderr.startswith("karawela: ")
    return done.stderr


@pytest.mark.parametrize("language", ["en", "pl"])
def test_trouble_with_no_file_names_the_command(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the system names no file, the sentence says what could not be done; there is no word of `None`."""

    def forbidden(*_: object) -> object:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(app, "_call", forbidden)
    with pytest.raises(SystemExit) as ended:
        app.run(["--packs", "here", "arena", "run", "santiago", "--lang", language])
    assert ended.value.code == 2
    begun = "The command arena run" if language == "en" else "Nie udało się wykonać polecenia arena run"
    said = capsys.readouterr().err
    assert said.startswith(f"karawela: {begun}")
    assert said.endswith(": Permission denied.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_said_in_a_sentence() -> None:
    """What can't be written for want of room ends the command with its name and the reason."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([COMMAND, "titles"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2, "karawela: The command titles could not be carried out: No space left on device.\n",
    )  # fmt: skip


def test_titles_lists_every_title_in_both_languages() -> None:
    """Id, name, players and options."""
    english, polish = karawela("titles"), karawela("titles", "--lang", "pl")
    assert "santiago" in english.stdout
    assert "2-4" in english.stdout
    assert "Open holdings" in english.stdout
    assert "Jawne zasoby" in polish.stdout


def test_rules_shows_one_rule_all_rules_or_those_with_a_word() -> None:
    """By id in any case, by word, in both languages."""
    assert "2 wood" in karawela("rules", "santiago", "sdc-5.04").stdout
    assert "drewn" in karawela("rules", "santiago", "SDC-5.04", "--lang", "pl").stdout
    everything = karawela("rules", "santiago").stdout
    assert everything.count("SDC-") >= 207
    assert "El Zorro" in karawela("rules", "santiago", "zorro").stdout


def test_how_a_title_is_played_is_told_in_the_terminal(tmp_path: Path) -> None:
    """By a command of its own, before all rules, and while playing line by line; not before a single rule."""
    told = karawela("how", "santiago", "--lang", "pl").stdout
    for heading in ("Cel gry", "Twoja tura", "Koniec gry", "Trzy wskazówki"):
        assert heading in told
    assert "Three tips" in karawela("rules", "santiago").stdout.partition("SDC-")[0]
    assert "Three tips" not in karawela("rules", "santiago", "SDC-5.04").stdout
    playing = karawela("play", "santiago", "--save", tmp_path / "game.kar", stdin="how\n")
    assert "Three tips" in playing.stdout


def test_verify_derives_the_dice_again() -> None:
    """A golden game verifies; the sentence says how much was verified."""
    done = karawela("verify", GOLDEN)
    assert done.returncode == 0
    assert "outcomes of chance follow from the sealed seed" in " ".join(done.stdout.split())


def test_verify_lists_what_it_takes_to_derive_the_dice_by_hand() -> None:
    """Number, what, place among how many, what came up, and all that could have, in order: the formula of
    docs/record-format.md gives the same places, and the record the same outcomes."""
    record = load_record(str(GOLDEN))
    lines = karawela("verify", GOLDEN, "--list").stdout.splitlines()[:-1]
    assert len(lines) == sum(line.seat is None for line in record.lines)
    key = sha256(f"{record.seed}/game".encode()).digest()
    for line, recorded in zip(lines, (line for line in record.lines if line.seat is None), strict=True):
        heading, _, things = line.partition(": ")
        number, what, place, came = heading.split()
        index, n = map(int, place.split("/"))
        block = blake2b((int(number) // 8).to_bytes(8, "big"), key=key).digest()
        word = int.from_bytes(block[8 * (int(number) % 8) : 8 * (int(number) % 8) + 8], "big")
        assert word * n >> 64 == index
        assert things.split()[index] == came and len(things.split()) == n
        assert recorded.text == f"{what} {came}"


def test_what_is_drawn_may_be_read_by_others_and_a_running_game_may_not(tmp_path: Path) -> None:
    """A picture has the usual mode, a saved game with its seed is its owner's."""
    assert karawela("draw", GOLDEN, "-o", tmp_path / "board.svg").returncode == 0
    assert karawela("play", "santiago", "--save", tmp_path / "game.kar").returncode == 0
    expected = 0o666 & ~_umask()
    assert (tmp_path / "board.svg").stat().st_mode & 0o777 == expected
    assert (tmp_path / "game.kar").stat().st_mode & 0o777 == 0o600


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def test_replay_tells_the_game_and_shows_the_result() -> None:
    """All lines in words, then the final score; with --step only so many."""
    whole = karawela("replay", GOLDEN)
    assert whole.returncode == 0, whole.stderr
    assert "Final score" in whole.stdout
    part = karawela("replay", GOLDEN, "--step", "40", "--seat", "2", "--lang", "pl")
    assert part.returncode == 0, part.stderr
    assert "Final score" not in part.stdout
    assert len(part.stdout) < len(whole.stdout)


def test_draw_writes_a_picture(tmp_path: Path) -> None:
    """An SVG of the position, for a seat, in either language."""
    target = tmp_path / "board.svg"
    done = karawela("draw", GOLDEN, "--output", target, "--step", "60", "--seat", "1", "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert ElementTree.parse(target).getroot().tag.endswith("svg")
    assert "Zasoby" in target.read_text(encoding="utf-8")


def test_sim_gives_the_same_table_on_one_and_on_two_processes() -> None:
    """Results depend on the seed alone; the table has intervals."""
    arguments = ("sim", "santiago", "--bots", "greedy,random,random", "--games", "6", "--seed", "s")
    one, two = karawela(*arguments), karawela(*arguments, "--jobs", "2")
    assert one.returncode == two.returncode == 0
    assert (
        one.stdout.split("games a second")[0].rsplit(",", 1)[0]
        == two.stdout.split("games a second")[0].rsplit(",", 1)[0]
    )
    assert "100.0%" in one.stdout
    assert "±" in one.stdout


def test_coverage_of_the_ledger_is_complete() -> None:
    """Every rule has a test, and the command says so."""
    done = karawela("ledger", "--coverage", "--tests", Path(__file__).parent.parent)
    assert done.returncode == 0, done.stdout
    assert "rules without a test: none" in done.stdout


def test_coverage_lists_what_is_missing(tmp_path: Path) -> None:
    """Without tests every rule is listed and the exit code is 1."""
    done = karawela("ledger", "--coverage", "--tests", tmp_path)
    assert done.returncode == 1
    assert "SDC-13.05" in done.stdout


def test_bench_measures_a_title_without_peers(tmp_path: Path) -> None:
    """A short run gives figures above zero, in a table and as JSON."""
    target = tmp_path / "bench.json"
    done = karawela("bench", "--no-peers", "--seconds", "0.2", "--rounds", "1", "--json", target)
    assert done.returncode == 0, done.stderr
    assert "santiago" in done.stdout
    assert "santiago" in json.dumps(json.loads(target.read_text()))


def test_a_piped_game_is_saved_and_resumed(tmp_path: Path) -> None:
    """At the end of the input the game is saved; --resume goes on with it and keeps every move."""
    save = tmp_path / "game.kar"
    done = karawela(
        "play", "santiago", "--people", "Ada,Bo", "--bots", "", "--save", save, "--seed", "s", stdin="1\n1\n1\n"
    )
    assert done.returncode == 0, done.stderr
    first = load_record(save)
    assert len(first.lines) > 25
    again = karawela("play", "--resume", save, "--lang", "pl", stdin="1\n1\n")
    assert again.returncode == 0, again.stderr
    second = load_record(save)
    assert [line.text for line in second.lines[: len(first.lines)]] == [line.text for line in first.lines]
    assert len(second.lines) > len(first.lines)


def test_a_whole_game_of_two_people_and_two_bots_can_be_played_through_pipes(tmp_path: Path) -> None:
    """Two people and two bots, in Polish: the first option each time, to the end."""
    save = tmp_path / "game.kar"
    done = karawela(
        "play",
        "santiago",
        "--people",
        "Ada,Bo",
        "--bots",
        "greedy,random",
        "--lang",
        "pl",
        "--save",
        save,
        stdin="1\n" * 600,
    )
    assert done.returncode == 0, done.stderr
    record = load_record(save)
    assert record.finished
    assert replay(record).over


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "santiag"), "Did you mean santiago?"),
        (("sim", "atlantis"), "There is no title “atlantis”"),
        (("play", "santiago", "--people", "A,B,C,D,E"), "2 to 4 players, not for 5"),
        (("play", "santiago", "--people", "A", "--bots", ""), "2 to 4 players, not for 1"),
        (("sim", "santiago", "--bots", "greedy,gredy"), "did you mean greedy?"),
        (("sim", "santiago", "--games", "many"), "--games"),
        (("sim", "santiago", "--games", "0"), "from 1 up"),
        (("sim", "santiago", "--option", "layout=moon"), "layout is one of random, t"),
        (("sim", "santiago", "--option", "layout"), "name=value"),
        (("sim", "santiago", "--option", "first_player=3"), "from 1 to 2"),
        (("sim", "santiago", "--option", "turn_limit=-1"), "from 0"),
        (("rules", "santiago", "SDC-99.99"), "no rule of santiago"),
        (("replay", "nowhere.kar"), "No such file"),
        (("replay", GOLDEN, "--step", "100000"), "--step is a number from 0 to"),
        (("draw", GOLDEN, "--seat", "9"), "--seat is a number from 1 to 3"),
        (("verify", Path(__file__)), "not a Karawela record"),
        (("dance",), "Unknown command"),
        (("bench", "--seconds", "0"), "above 0"),
        (("ledger", "--coverage", "--tests", "nowhere"), "no folder"),
    ],
    ids=lambda value: "-".join(map(str, value[:4])) if isinstance(value, tuple) else None,
)
def test_bad_input_gets_a_sentence(words: tuple[str | Path, ...], sentence: str) -> None:
    """What was wrong, and what would be right."""
    assert sentence in refused(*words)


def test_a_damaged_record_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    """Line and reason; the file is not touched, not even by an attempt to go on with it."""
    text = GOLDEN.read_text(encoding="utf-8")
    cut = tmp_path / "cut.kar"
    cut.write_text("\n".join(text.splitlines()[:70]), encoding="utf-8")
    before = cut.read_bytes()
    for words in (("replay", cut), ("verify", cut), ("play", "--resume", cut), ("draw", cut, "-o", tmp_path / "x.svg")):
        assert "Line 70 of the record" in refused(*words)
    assert cut.read_bytes() == before
    assert not (tmp_path / "x.svg").exists()


def test_a_record_of_an_unknown_version_is_refused(tmp_path: Path) -> None:
    """Later rules data, later format: both say which versions are known."""
    text = GOLDEN.read_text(encoding="utf-8")
    later = tmp_path / "later.kar"
    later.write_text(text.replace("karawela 1", "karawela 7", 1), encoding="utf-8")
    assert "formats up to 1" in refused("verify", later)


def test_an_existing_save_is_not_overwritten(tmp_path: Path) -> None:
    """A new game does not take the place of a saved one."""
    save = tmp_path / "old.kar"
    save.write_bytes(GOLDEN.read_bytes())
    assert "--resume" in refused("play", "santiago", "--save", save)
    assert save.read_bytes() == GOLDEN.read_bytes()


def test_a_seed_is_for_a_new_game(tmp_path: Path) -> None:
    """A saved game goes on with its own, and says so; nothing happens to it."""
    save = tmp_path / "old.kar"
    save.write_bytes(GOLDEN.read_bytes())
    assert "goes on with its own" in refused("play", "--resume", save, "--seed", "s")
    assert save.read_bytes() == GOLDEN.read_bytes()


def test_the_same_deal_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time in a file of its own, where nobody named one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(3):
        done = karawela("play", "santiago", "--people", "Ada,Bo", "--seed", "s")
        assert done.returncode == 0, done.stderr
    saved = sorted(path.name for path in tmp_path.rglob("*.kar"))
    [first] = [name for name in saved if name.count("-") == 1]
    assert saved == sorted([first, first.replace(".kar", "-2.kar"), first.replace(".kar", "-3.kar")])


def test_refusals_speak_polish_too() -> None:
    """The language of the command line is the language of its sentences."""
    assert "Nie ma gry" in refused("play", "atlantyda", "--lang", "pl")
