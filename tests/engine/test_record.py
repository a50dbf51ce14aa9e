"""Records: readable, complete, and quick to say what is wrong with them."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from karawela.engine import Match, RecordError, UnknownVersion, load_record, read_record, registry, replay, save_text
from karawela.engine import verify as verify_record


def game_of(moves: int, seed: str = "record") -> Match[Any]:
    """A game after so many random choices (or at its end)."""
    match: Match[Any] = Match(registry.title("santiago"), 3, seed, names=("Ada", "Bo", "Zoë"))
    rng = Random(seed)
    while not match.over and moves:
        match.choose(rng.randrange(len(match.legal)))
        moves -= 1
    return match


def play_first_options(match: Match[Any]) -> None:
    """To the end of the game, always by the first option."""
    while not match.over:
        match.choose(0)


def sealed(body: str) -> str:
    """A text with a right last line, as a forger would write it."""
    lines = sum(line[:1] in "~123456789" for line in body.partition("\n\n")[2].splitlines() if line)
    return f"{body}end {lines} {zlib.crc32(body.encode()):08x}\n"


def changed(text: str, old: str, new: str) -> str:
    body = text.rpartition("end ")[0]
    assert old in body
    return sealed(body.replace(old, new, 1))


def test_a_finished_game_shows_its_seed_and_verifies() -> None:
    """The seed stands in the record, fits the seal, and gives every outcome again."""
    match = game_of(10_000)
    record = read_record(str(match.record))
    assert record.seed == match.seed
    verdict = verify_record(record)
    assert verdict.finished
    assert verdict.outcomes + verdict.moves == len(record.lines)


def test_a_running_game_shows_only_the_seal() -> None:
    """Neither seed nor any later outcome can be read from it; it can be looked at but not played on."""
    match = game_of(20)
    record = read_record(str(match.record))
    assert record.seed is None
    with pytest.raises(RecordError, match="after the game"):
        verify_record(record)
    again = replay(record)
    assert again.state == match.state
    with pytest.raises(RecordError, match="not played on"):
        play_first_options(again)


def test_a_private_save_goes_on_with_the_same_dice() -> None:
    """A save with the seed resumes to a game that ends exactly as the uninterrupted one."""
    match = game_of(30)
    resumed = replay(read_record(match.record.text(with_seed=True)))
    while not match.over:
        match.choose(0)
        resumed.choose(0)
    assert str(resumed.record) == str(match.record)


def test_names_keep_their_letters_and_lose_their_line_breaks() -> None:
    """A name is one line, whatever a person typed."""
    match: Match[Any] = Match(registry.title("santiago"), 2, "x", names=("Żółć  Ω", "two\nlines"))
    assert read_record(str(match.record)).names == ("Żółć Ω", "two lines")


def test_an_undo_beyond_the_horizon_is_marked() -> None:
    """The mark stands in the record where it happened and survives reading it."""
    match = game_of(12)
    last = next(line.seat for line in reversed(match.log()) if line.seat is not None)
    match.undo((last + 1) % 3, consent=True)
    while not match.over:
        match.choose(0)
    record = read_record(str(match.record))
    assert record.marks
    assert all(text.startswith("undo ") for _, text in record.marks)
    assert "\n! undo " in str(match.record)
    assert verify_record(record).finished


@pytest.mark.parametrize("keep", [0, 1, 5, 12, 30, 60])
def test_a_truncated_record_is_refused_with_its_line(keep: int) -> None:
    """Cut after any line: the reader says where it breaks off."""
    text = str(game_of(10_000).record)
    with pytest.raises(RecordError) as caught:
        read_record("\n".join(text.splitlines()[:keep]))
    assert caught.value.line in (keep, 1)


def test_every_single_damaged_line_is_noticed() -> None:
    """Changing any one character of the body is found out by reading or replaying."""
    text = str(game_of(10_000).record)
    rng = Random(5)
    for _ in range(200):
        place = rng.randrange(len(text) - 1)
        letter = chr(rng.randrange(33, 126))
        if text[place] == letter or text[place] == "\n":
            continue
        damaged = text[:place] + letter + text[place + 1 :]
        with pytest.raises(RecordError):
            replay(read_record(damaged))


def test_a_forged_outcome_is_found_by_verify() -> None:
    """An outcome that the dice could show but the seed does not give is named with its line."""
    text = str(game_of(10_000).record)
    line = next(row for row in text.splitlines() if row.startswith(("~ die_sugar 1", "~ die_sugar 2")))
    forged = changed(text, line, "~ die_sugar 3")
    with pytest.raises(RecordError, match="the seed gives") as caught:
        verify_record(read_record(forged))
    assert forged.splitlines()[caught.value.line - 1] == "~ die_sugar 3"


def test_a_foreign_seed_does_not_fit_the_seal() -> None:
    """Whoever swaps the seed is caught by the seal."""
    match = game_of(10_000)
    forged = changed(str(match.record), f"seed {match.seed}", "seed another")
    with pytest.raises(RecordError, match="seal"):
        verify_record(read_record(forged))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title santiago", "title atlantis", "no title"),
        ("seats 3", "seats 7", "2 to 4 players"),
        ("option layout random", "option layout moon", "layout"),
        ("option layout random", "option anchor 3", "no option"),
        ("data 1", "data 99", "version 99"),
        ("data 1", "data one", "whole number"),
        ("~ building ", "~ cuban ", "stands where"),
        ("~ die_rum ", "~ die_rum 1", "cannot come up"),
        ("~ first_player ", "1 move_car 1\n~ first_player ", "'move_car 1' stands where"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, reason: str) -> None:
    """A record that is whole but wrong says what is wrong, in words."""
    text = str(game_of(10_000).record)
    with pytest.raises(RecordError, match=reason):
        replay(read_record(changed(text, old, new)))


def test_an_illegal_move_in_a_record_is_named_with_its_rule() -> None:
    """The line, the move and the rule."""
    match = game_of(4)
    text = match.record.text(with_seed=True)
    row = next(line for line in text.splitlines() if " move_car " in line)
    with pytest.raises(RecordError, match=r"SDC-4\.05") as caught:
        replay(read_record(changed(text, row, f"{row[0]} move_car 39")))
    assert caught.value.line > 0


def test_a_wrong_result_is_noticed() -> None:
    """The scores in the record must be those the moves give."""
    text = str(game_of(10_000).record)
    row = next(line for line in text.splitlines() if line.startswith("= 1 "))
    with pytest.raises(RecordError, match="scores"):
        replay(read_record(changed(text, row, "= 1 999 1")))


def test_an_unknown_format_is_refused_as_such() -> None:
    """A later format is no damage, and is said so."""
    text = str(game_of(3).record)
    with pytest.raises(UnknownVersion):
        read_record(text.replace("karawela 1", "karawela 2", 1))
    with pytest.raises(RecordError, match="not a Karawela record"):
        read_record("PNG and so on")


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are refused without a traceback of the decoder's."""
    path = tmp_path / "picture.kar"
    path.write_bytes(b"\xff\xd8\xff\xe0" * 9)
    with pytest.raises(RecordError, match="UTF-8"):
        load_record(path)


def test_saving_replaces_a_file_whole_or_not_at_all(tmp_path: Path) -> None:
    """A save that fails leaves the old file and no litter."""
    path = tmp_path / "game.kar"
    save_text(path, "old\n")
    with pytest.raises(UnicodeEncodeError):
        save_text(path, "new \ud800\n")
    assert path.read_text() == "old\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.kar"]
