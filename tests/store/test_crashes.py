"""Processes die at any moment. What they were told is stored stays stored, and nothing is half stored."""

from __future__ import annotations

import time
from random import Random

from karawela.store import PlyRow, Store
from tests.store.processes import append_for_ever, children, wait_until_alone
from tests.store.samples import row, running, snapshot

ROUNDS = 6


def content(ply: PlyRow) -> tuple[object, ...]:
    return ply.ply, ply.kind, ply.seat, ply.move, ply.lines, ply.events


def test_a_killed_process_loses_nothing_it_was_told(store_url: str) -> None:
    """Every acknowledged row is there, rows have no gaps, and heading and snapshot are those of the last row."""
    with Store.open(store_url) as store:
        running(store)
    moments = Random(20)
    acknowledged = 0
    for _ in range(ROUNDS):
        with children(1, append_for_ever, store_url) as [writer]:
            heard = [writer.hear()]
            time.sleep(moments.random() * 0.2)
            writer.process.kill()
            heard += writer.last_words()
        assert heard == list(range(heard[0], heard[-1] + 1))
        wait_until_alone(store_url)
        with Store.open(store_url) as store:
            game = store.game("g")
            assert game is not None
            assert game.length in (heard[-1] + 1, heard[-1] + 2), "at most the row on its way is there unacknowledged"
            assert [content(each) for each in store.plies("g", 1)] == [content(row(n)) for n in range(1, game.length)]
            assert game.to_move == [(game.length - 1) % 2]
            assert store.snapshot("g") == snapshot(game.length - 1)
        assert heard[0] > acknowledged
        acknowledged = heard[-1]
