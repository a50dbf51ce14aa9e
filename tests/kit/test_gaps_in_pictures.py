"""What the kit finds in pictures: memories that know too little, and secrets behind them; and what it reads."""

from __future__ import annotations

import pytest

from karawela.testing import Case
from karawela.testing.pictures import (
    pictures_are_valid_and_accessible,
    pictures_drawn_warm_equal_pictures_drawn_cold,
)
from karawela.testing.secrecy import pictures_tell_nothing_secret, said
from karawela.words import words_for
from tests.kit.spoiling import Spoil

BOARD = "board/__init__.py"


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('("waves", view.waves)', '("waves",)', "layer-waves"),
        ('("points", acts.look, points)', '("points", points)', "layer-points"),
        ('("points", acts.look, points)', '("points", acts.look)', "layer-points"),
        ('acts.about("load", "wait")', 'acts.about("wait")', "layer-goods"),
        ('acts.about("load", "wait")', "acts.options", "layer-goods"),
    ],
)
def test_a_memory_with_too_narrow_a_key_is_found(spoil: Spoil, old: str, new: str, part: str) -> None:
    """Whatever the key leaves out: a number, the names, the options, the language."""
    with pytest.raises(AssertionError, match=f"remembered from another scene: .*{part}"):
        pictures_drawn_warm_equal_pictures_drawn_cold(Case(spoil((BOARD, old, new)), 3))


def test_a_cache_that_reads_more_than_its_arguments_is_found(spoil: Spoil) -> None:
    """Also the caches of functions are emptied."""
    cached = "@cache\ndef _round(side: str) -> Markup:\n    return text(9, 9, str(ROUNDS[-1]))\n\n\n"
    title = spoil(
        (BOARD, "from pathlib", "from functools import cache\nfrom pathlib"),
        (BOARD, "def draw_board(", f"ROUNDS: list[int] = []\n\n\n{cached}def draw_board("),
        (BOARD, "    acts = Acts(", "    ROUNDS.append(view.round)\n    acts = Acts("),
        (BOARD, '        name="ferry",\n', '        layer("round", _round("left")),\n        name="ferry",\n'),
    )
    with pytest.raises(AssertionError, match="layer-round"):
        pictures_drawn_warm_equal_pictures_drawn_cold(Case(title, 3))


def test_what_is_used_but_drawn_nowhere_is_found(spoil: Spoil) -> None:
    """A browser shows nothing there and complains of nothing."""
    title = spoil((BOARD, "lambda: text(20, 20, str(view.waves))", 'lambda: el("use", href="#sign-wave")'))
    with pytest.raises(AssertionError, match=r"drawn nowhere: \['sign-wave'\]"):
        pictures_are_valid_and_accessible(Case(title, 2))


def test_a_secret_is_found_behind_a_memory_that_does_not_know_it(spoil: Spoil) -> None:
    """Points are drawn with what everybody holds, which nothing hides, under a key that says nothing of it: whoever
    asks second would be shown the picture of the first, and all would look well."""
    title = spoil(
        (BOARD, "{scene.names[seat]} {n}", "{n} {scene.view.merchants[seat].salt}"),
        ("state.py", "salt: int = field(default=9, metadata=secret())", "salt: int = 9"),
    )
    with pytest.raises(AssertionError, match="the picture for"):
        pictures_tell_nothing_secret(Case(title, 2))


def test_a_seat_reads_question_offers_reasons_and_log(spoil: Spoil) -> None:
    """All of it is compared between worlds, in either language."""
    title = spoil(("state.py", "cork: int = field(default=9", "cork: int = field(default=0"))
    match = Case(title, 2).match(5)
    for language, texts in (
        ("en", ["Player 1 loads the ferry", "load, or wait.", "Load 2 salt for", "no more cork", "Waves: "]),
        ("pl", ["Player 1 ładuje prom", "ładuj albo", "2 × sól za", "Nie masz więcej korka", "Fale: "]),
    ):
        read = said(match, 0, words_for(title, language))
        assert [text for text in texts if not any(text in each for each in read)] == []
