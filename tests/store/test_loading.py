"""A game out of the store: from its snapshot and from all its rows, it is the same game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from karawela.engine import Match, registry
from karawela.engine import stored as pack
from karawela.store import GameRow, PlyKind, PlyRow, SeatRow, Snapshot, Status, Store
from karawela.store.rows import json_text

TITLE = "santiago"
NAMES = ("Ada", "Bo", "Zoë")


class Recorder:
    """A match of which every choice goes into a store."""

    def __init__(self, store: Store, seed: str):
        self.store = store
        self.match: Match[Any] = Match(registry.title(TITLE), len(NAMES), seed, names=NAMES, journal=True)
        self.rows = self.told = 0
        self.boundary = -1
        seats = [SeatRow(seat, "person", name, name) for seat, name in enumerate(NAMES)]
        match = self.match
        self.game = GameRow(
            "g",
            TITLE,
            match.version,
            {name: str(value) for name, value in match.options.items()},
            seed,
            match.seal,
            "Ada",
            seats=seats,
        )
        store.create_game(self.game, self._row("start", -1, "", 0), self._snapshot())

    def choose(self, index: int) -> None:
        ask, known = self.match.ask_of(), self.match.ply
        self.match.choose(index)
        self._append(self._row("move", ask.seat, "", known), self._snapshot())

    def undo(self) -> None:
        """Takes a choice back; the store has to notice by itself that its snapshot may no longer hold."""
        self.match.undo(0, consent=True)
        self.told = len(pack.all_events(self.match))
        self._append(PlyRow(self.rows, "undo", 0, "", keep=self.match.ply), None)
        self.rows += 1
        self.boundary = -1

    def _append(self, row: PlyRow, kept: Snapshot | None) -> None:
        match = self.match
        result = None
        if match.result is not None:
            result = list(zip(match.result.scores, match.result.ranks, strict=True))
        status: Status = "finished" if match.over else "running"
        to_move = list(match.to_move)
        self.store.append("g", row, snapshot=kept, to_move=to_move, status=status, result=result)

    def _row(self, kind: PlyKind, seat: int, move: str, known: int) -> PlyRow:
        lines = pack.pack_entries(self.match.entries()[known:])
        events = pack.pack_events(pack.all_events(self.match)[self.told :])
        self.told += len(events)
        self.rows += 1
        return PlyRow(self.rows - 1, kind, seat, move, json_text(lines), json_text(events))

    def _snapshot(self) -> Snapshot | None:
        lines, outcomes, state = pack.boundary(self.match)
        if lines == self.boundary:
            return None
        self.boundary = lines
        return Snapshot(lines, outcomes, pack.pack_state(state))


def load(store: Store, with_snapshot: bool) -> Match[Any]:
    row = store.game("g")
    assert row is not None
    title = registry.title(row.title)
    lines: list[Any] = []
    events: list[Any] = []
    for ply in store.plies("g"):
        if ply.kind == "undo":
            del lines[ply.keep :]
            events = [event for event in events if event[0] < ply.keep]
        lines += msgspec.json.decode(ply.lines)
        events += msgspec.json.decode(ply.events)
    kept = store.snapshot("g") if with_snapshot else None
    state = None if kept is None else pack.unpack_state(title, kept.state)
    return pack.restore(
        title,
        len(row.seats),
        row.seed,
        row.options,
        [seat.name for seat in row.seats],
        [seat.colour for seat in row.seats if seat.colour],
        pack.unpack_entries(lines),
        pack.unpack_events(events),
        None if kept is None or state is None else (kept.lines, kept.outcomes, state),
    )


def assert_same(one: Match[Any], other: Match[Any]) -> None:
    assert one.state == other.state
    assert one.to_move == other.to_move
    assert list(one.legal) == list(other.legal)
    assert pack.pack_entries(one.entries()) == pack.pack_entries(other.entries())
    for seat in (None, 0, 1):
        assert one.events(seat) == other.events(seat)
        assert one.log(seat) == other.log(seat)


def test_from_the_snapshot_as_from_all_rows(store: Store) -> None:
    """At any point of a real game, with choices taken back: the same state, questions, log and events, and the same
    end whichever is played on."""
    recorder = Recorder(store, "caravel")
    rng = Random(7)
    fewer = 0
    while not recorder.match.over:
        recorder.choose(rng.randrange(len(recorder.match.legal)))
        if recorder.rows % 30 == 0:
            recorder.undo()
        if recorder.rows % 30 in (1, 13):
            quick, whole = load(store, True), load(store, False)
            assert_same(quick, recorder.match)
            assert_same(whole, recorder.match)
            kept = store.snapshot("g")
            fewer += kept is not None and kept.lines > 0
    assert recorder.rows > 60
    assert fewer > 2, "snapshots have been gone on from"
    for with_snapshot in (True, False):
        assert str(load(store, with_snapshot).record.lines) == str(recorder.match.record.lines)
    game = store.game("g")
    assert game is not None and game.status == "finished" and game.result is not None


def test_both_go_on_to_the_same_end(store: Store) -> None:
    """Chance goes on where it was: a loaded game rolls what the other would have rolled."""
    recorder = Recorder(store, "ship")
    rng = Random(3)
    for _ in range(40):
        recorder.choose(rng.randrange(len(recorder.match.legal)))
    matches = [recorder.match, load(store, True), load(store, False)]
    while not recorder.match.over:
        for match in matches:
            match.choose(0)
    assert len({str(match.record) for match in matches}) == 1
