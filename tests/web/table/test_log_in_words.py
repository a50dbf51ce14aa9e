"""The log in words: written on move by move for everybody, yet always what each seat would read from the beginning."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from karawela.engine import move_text, registry, seal
from karawela.engine.errors import UndoError
from karawela.store import GameRow, SeatRow, Store
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.log_in_words import LEAP, RECENT
from karawela.web.table.page_model import page_model
from karawela.web.table.table import Table
from karawela.words import words_for
from karawela.words.log_lines import tell

MOVES = 2 * (RECENT + LEAP)
"""Enough for old lines to leave the page several times."""


def check(table: Table) -> None:
    """What each seat and a stranger read in both languages is what it is when written anew."""
    match = table.match
    assert match is not None
    for account in (*table.names, None):
        for language in ("en", "pl"):
            model = page_model(table, account, language)
            assert model.log == tuple(tell(match, model.seat, words_for(match.title, language), model.log_from))


@pytest.mark.parametrize("title", registry.titles())
async def test_the_log_goes_on_as_if_it_were_written_anew(title: str, tmp_path: Path) -> None:
    """Also after a choice was taken back and another one made."""
    game, rng = registry.title(title), Random(7)
    names = ("Ada", "Bob", "Cyd", "Dee")[: max(game.seats)]
    seats = [SeatRow(number, "person", name, name) for number, name in enumerate(names)]
    row = GameRow("g", title, game.data_version, {}, "log", seal("log"), "Ada", undo="free", seats=seats)
    with Store.open(str(tmp_path / "log.sqlite")) as store:
        store.create_game(row)
        tables = LiveTables(store, lambda *_: None)
        table = await tables.table("g")
        back = 0
        for number in range(MOVES):
            match = table.match
            assert match is not None
            if match.over:
                break
            seat = match.to_move[0]
            await tables.play(table, seat, move_text(rng.choice(match.ask_of(seat).options)), table.length)
            check(table)
            if number % 7 == 6:
                try:
                    await tables.undo(table, seat, table.length, consent=True)
                except UndoError:
                    continue
                back += 1
                check(table)
        assert back > 3
