"""The rows of effect words: nothing lacks that rules, words, board, terminal and bots take from them."""

from __future__ import annotations

import dataclasses
import re

import pytest

from karawela.effects.resolver import _no_gift, _no_page
from karawela.effects.tree import NO_SCROLLS
from karawela.effects.vocabulary import NOW, Word
from karawela.engine.ledger import load_ledger
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.board.artwork import SIGNS as DRAWN
from karawela.games.maracaibo.board.effects import SIGNS
from karawela.games.maracaibo.data.read_words import NOTATION, VOCABULARY, read_scrolls
from karawela.games.maracaibo.rules.resolve import RESOLVER
from karawela.games.maracaibo.state import Captain
from tests.games.maracaibo.table import BOX

WORDS = pytest.mark.parametrize("word", VOCABULARY.words, ids=lambda word: word.id)


def sample(word: Word) -> str:
    """The word with some arguments."""
    values = {"number": "2", "change": "2", "effects": "vp:1"}
    args = [values.get(each.kind) or VOCABULARY.values(each.kind)[0] for each in word.args]
    return ":".join([word.row.written or word.id, *(["1"] if word.row.single else args)])


@WORDS
def test_a_word_has_all_that_a_row_says(word: Word) -> None:
    """A rule of the ledger, a sign that is drawn, cells, what it is worth, and a message in both languages."""
    assert word.row.rule in load_ledger(TITLE.folder / "ledger.toml").rules
    assert word.row.cell and word.row.sign
    assert word.row.worth or word.id == "dbl_per"
    for language in ("en", "pl"):
        text = (TITLE.folder / "words" / f"effects-{language}.ftl").read_text(encoding="utf-8")
        assert re.search(rf"^effect-{word.id} = ", text, re.MULTILINE)
    scrolls = [read_scrolls(f"{when} {sample(word)}") for when in word.row.when]
    tokens = [token for each in scrolls for _, part in SIGNS.scrolls(each) for token in part]
    assert {token.sign for token in tokens if token.sign} <= set(DRAWN.names())


@WORDS
def test_what_happens_now_is_carried_out_and_what_lasts_has_a_field(word: Word) -> None:
    """A page, or what is given; a field of the captain for every time that is not now or at the end."""
    if NOW in word.row.when:
        assert RESOLVER.do[word.op] is not _no_page
        if word.row.way in ("auto", "last"):
            assert RESOLVER.give[word.op] is not _no_gift
    fields = {item.name for item in dataclasses.fields(Captain)}
    assert {lasts.to for lasts in word.row.lasts.values()} <= fields
    assert set(word.row.lasts) == set(word.row.when) & {"perm", "income"}


@WORDS
def test_a_word_reads_back_what_it_writes(word: Word) -> None:
    """Also as one effect alone, which is how a state names what is being decided."""
    if NOW in word.row.when:
        effect = NOTATION.one(sample(word))
        assert NOTATION.one(effect.text) == effect and isinstance(effect, word.made)


def test_signs_lead_every_choice() -> None:
    """The first sign of the word's row; what is open in it is any kind, or nothing."""
    leads = SIGNS.leads
    assert set(leads.values()) <= set(DRAWN.names())
    assert (leads["take_crew"], leads["treasure"], leads["cube"]) == ("crew", "any", "island-any")
    assert (leads["raid_die"], leads["bm_activate"], leads["explorer_space"]) == ("die", "market", "explorer")


def test_what_prints_nothing_lasting_lifts_nothing() -> None:
    """And what prints something lasting that counts adds to exactly its own field."""
    assert not NO_SCROLLS.lasting
    tile = next(tile for tile in BOX.galleons if tile.id == "E")
    assert [(change.to, change.value) for change in tile.lift.changes] == [("raid_bonus", 2), ("rerolls", 1)]
