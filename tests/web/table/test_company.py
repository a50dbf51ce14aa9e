"""Company at a table on the web: whose turn it is while somebody is asked in it, and its sign in the log."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from karawela.engine import move_text, registry, seal
from karawela.store import GameRow, SeatRow, Store
from karawela.web.pages.template_helpers import passage_in_line
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.page_model import page_model
from karawela.words.log_lines import passages

MOVES = 400


@pytest.mark.parametrize(("solo", "name"), [("ordinary", "Solo pirate"), ("ghost_pirate", "Ghost pirate")])
async def test_a_seat_is_asked_in_the_turn_of_the_company(solo: str, name: str, tmp_path: Path) -> None:
    """The company comes after the seats; it plays now, and the seat is asked. Its lines of the log bear its sign."""
    game, rng = registry.title("tiny_epic"), Random(3)
    row = GameRow("g", game.id, game.data_version, {"amdiak": "yes", "solo": solo}, "log", seal("log"), "Ada")
    row.seats = [SeatRow(0, "person", "Ada", "Ada")]
    with Store.open(str(tmp_path / "company.sqlite")) as store:
        store.create_game(row)
        tables = LiveTables(store, lambda *_: None)
        table = await tables.table("g")
        match = table.match
        assert match is not None
        for _ in range(MOVES):
            if match.over or match.at_play == 1:
                break
            await tables.play(table, 0, move_text(rng.choice(match.ask_of(0).options)), table.length)
        assert match.at_play == 1 and not match.over
        model = page_model(table, "Ada", "en")
        assert [(each.name, each.asked, each.at_play) for each in model.seats] == [
            ("Ada", True, False),
            (name, False, True),
        ]
        told = passages(model.log, table.words("en").log_form())
        his = [passage_in_line(passage, "")[1] for passage in told if passage.of_company]
        assert his and all('data-seat="1"' in line and ' company"' in line and "#seat-1" in line for line in his)
