"""Who sits at a table that the command line lays, and with which data: by running it."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.engine import load_record
from tests.cli.test_cli import karawela, refused


def seated(tmp_path: Path, *words: str) -> tuple[str, ...]:
    """The names in the record of a game that was begun and left at once."""
    save = tmp_path / "game.kar"
    done = karawela("play", *words, "--save", save)
    assert done.returncode == 0, done.stderr
    return load_record(save).names


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("maracaibo", "--people", "Ada"), ("Ada",)),
        (("treasure_map", "--people", "Ada"), ("Ada",)),
        (("maracaibo", "--people", "Ada,Bo"), ("Ada", "Bo")),
        (("maracaibo", "--people", "Ada", "--bots", "random"), ("Ada", "random bot")),
        (("santiago", "--people", "Ada,Bo"), ("Ada", "Bo")),
    ],
    ids=str,
)
def test_people_who_are_enough_for_the_title_play_without_bots(
    tmp_path: Path, words: tuple[str, ...], names: tuple[str, ...]
) -> None:
    """One alone, two among themselves; --bots adds exactly those that it names."""
    assert seated(tmp_path, *words) == names


@pytest.mark.parametrize(
    ("words", "first"),
    [(("santiago", "--people", "Ada"), "Ada"), (("maracaibo",), "Skipper"), (("santiago",), "Skipper")],
)
def test_otherwise_bots_take_seats_up_to_the_third(tmp_path: Path, words: tuple[str, ...], first: str) -> None:
    """One is too few for Santiago; whoever names nobody has company in every title."""
    names = seated(tmp_path, *words)
    assert names[0] == first
    assert len(names) == 3 and all(" bot" in name for name in names[1:])


def test_the_folder_of_packs_is_given_to_any_command(tmp_path: Path) -> None:
    """Before or after its name: the game is played with the pack, and its record followed with it."""
    (tmp_path / "packs" / "dear").mkdir(parents=True)
    (tmp_path / "packs" / "dear" / "mine.toml").write_text('[[upgrade]]\nid = "rum"\ncost = 7\n', encoding="utf-8")
    packs, save = tmp_path / "packs", tmp_path / "game.kar"
    words = ("maracaibo", "--people", "Ada", "--option", "data_pack=dear", "--save", save)
    assert "there is no pack 'dear'" in refused("play", *words)
    assert karawela("play", *words, "--packs", packs, stdin="1\n").returncode == 0
    assert len(str(load_record(save).options["data_pack"])) == 16
    assert "--packs or KARAWELA_PACKS names a folder of packs" in refused("verify", save)
    assert karawela("verify", save, "--packs", packs).returncode == 0
    assert karawela("--packs", packs, "replay", save).returncode == 0


def test_every_command_tells_of_the_folder_of_packs() -> None:
    """In its help, and in that of the whole."""
    for words in (("--help",), ("sim", "--help"), ("serve", "--help")):
        assert "--packs" in karawela(*words).stdout


def test_a_folder_that_is_none_or_holds_no_packs_is_refused(tmp_path: Path) -> None:
    """The commonest mistake is to give the pack itself."""
    assert "there is no folder" in refused("titles", "--packs", tmp_path / "nowhere")
    (tmp_path / "mine.toml").write_text("", encoding="utf-8")
    assert "each pack is a folder of its own" in refused("titles", "--packs", tmp_path)


def test_a_folder_of_the_environment_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it had been given on the command line, unless one is given there."""
    monkeypatch.setenv("KARAWELA_PACKS", str(tmp_path / "nowhere"))
    assert "KARAWELA_PACKS: there is no folder" in refused("titles")
    (tmp_path / "packs" / "dear").mkdir(parents=True)
    assert karawela("titles", "--packs", tmp_path / "packs").returncode == 0


def test_packs_are_listed_with_what_is_wrong_with_them(tmp_path: Path) -> None:
    """Each by its title, name and edition; one that is broken makes the exit code 1."""
    assert "no data packs" in karawela("packs").stdout
    for name, row in (("dear", 'id = "rum"\ncost = 7\n'), ("renamed", 'id = "rum"\nen = "Grog"\n')):
        (tmp_path / name).mkdir()
        (tmp_path / name / "mine.toml").write_text(f"[[upgrade]]\n{row}", encoding="utf-8")
    sound = karawela("packs", "--packs", tmp_path)
    assert sound.returncode == 0
    assert "standard:renamed" in sound.stdout
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "mine.toml").write_text('[[upgrade]]\nid = "grog"\n', encoding="utf-8")
    broken = karawela("packs", "--packs", tmp_path)
    assert broken.returncode == 1
    assert "upgrade grog" in " ".join(broken.stdout.split())


@pytest.mark.parametrize("title", ["santiago", "maracaibo"])
def test_titles_says_what_each_option_can_be(title: str) -> None:
    """Switches, numbers with their bounds, and choices."""
    said = " ".join(karawela("titles").stdout.replace("│", " ").split())
    assert "0..100000" in said and "broken_chain two_straits" in said and "no yes" in said


def test_a_person_does_not_go_by_the_name_of_a_bot() -> None:
    """When the game goes on, nobody could tell them apart."""
    assert "is the name of a bot" in refused("play", "santiago", "--people", "Ada,sailor bot")


def test_other_bots_take_the_seats_of_bots_when_a_game_goes_on(tmp_path: Path) -> None:
    """One for all or one each; nobody else's seat changes hands, and a wrong number is refused."""
    save = tmp_path / "game.kar"
    words = ("play", "santiago", "--people", "Ada", "--bots", "sailor,deckhand", "--save", save, "--seed", "s")
    assert karawela(*words).returncode == 0
    whole = karawela("play", "--resume", save, "--bots", "random", stdin="1\n" * 900)
    assert whole.returncode == 0, whole.stderr
    assert load_record(save).result is not None
    assert "bots have 2 seats" in refused("play", "--resume", save, "--bots", "random,random,random")
    assert "there is no bot 'parrot'" in refused("play", "--resume", save, "--bots", "parrot")


BOT = """
class Last:
    name = "last"
    def __init__(self, rng):
        pass
    def choose(self, seat):
        return seat.legal[-1]
"""


def test_a_bot_of_ones_own_is_found_in_the_current_folder(tmp_path: Path) -> None:
    """By play, sim on two processes and the arena; a record that names one imports nothing by itself."""
    (tmp_path / "my_bots.py").write_text(BOT)
    simulated = karawela(
        "sim", "santiago", "--bots", "my_bots:Last,random", "--games", "4", "--jobs", "2", cwd=tmp_path
    )
    assert simulated.returncode == 0, simulated.stderr
    assert "my_bots:Last" in simulated.stdout
    run = karawela("arena", "run", "santiago", "--entrants", "my_bots:Last,random", "--games", "2", cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    save = tmp_path / "game.kar"
    words = ("play", "santiago", "--people", "Ada", "--bots", "my_bots:Last", "--save", save)
    assert karawela(*words, stdin="1\n", cwd=tmp_path).returncode == 0
    assert load_record(save).names == ("Ada", "my_bots:Last bot")
    assert "say with --bots" in karawela("play", "--resume", save, cwd=tmp_path).stderr
    again = karawela("play", "--resume", save, "--bots", "my_bots:Last", stdin="1\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "there is no module 'my_bots'" in refused("sim", "santiago", "--bots", "my_bots:Last,random")
