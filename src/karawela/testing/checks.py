"""The contract, one property a function. Each takes a case and raises `AssertionError` where the property fails."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from karawela.bots.sense import sense_of
from karawela.engine import Horizon, Match, UndoError, as_data, move_text, parse_move, read_record, replay, verify
from karawela.engine.ledger import LANGUAGES
from karawela.testing.cases import Case, Check
from karawela.words import words_for

RECENT = 8
WHOLE_RECORD = 0.05
"""How often a check after every move compares whole records; always, and it would cost the square of the length."""


def position(match: Match[Any]) -> object:
    """All that two matches at the same point have in common, with the last answers of their history."""
    return (
        as_data(match.state),
        match.over,
        match.to_move,
        [(ask.seat, ask.kind, list(ask.options)) for ask in match.asks],
        match.ply,
        [(seat, answer) for seat, answer, _, _ in islice(match.latest(), RECENT)],
    )


def whole_position(match: Match[Any]) -> object:
    """The position with the whole record: its cost grows with the length of the game."""
    return position(match), str(match.record).splitlines()[:-1]


def random_games_end_with_a_result(case: Case) -> None:
    """Every random game ends, with a score, a rank and the same lines for every seat; a team wins as a whole."""
    for seed in range(4):
        for match, _ in case.played(seed, whole=True):
            assert (match.result is None) == (not match.over)
        result = match.result
        assert result is not None
        company = len(match.company)
        assert len(result.scores) == len(result.ranks) == case.seats + company
        assert (result.seats, result.company) == (case.seats, company)
        assert 1 in result.ranks
        assert all(0 <= who < len(result.scores) for who in result.winners)
        assert result.winners == tuple(sorted(set(result.winners)))
        assert all(len({result.won(who) for who in side}) == 1 for side in result.sides)
        assert len({tuple(key for key, _ in lines) for lines in result.lines}) == 1
        assert not match.legal
        assert match.to_move == ()


def options_are_sound(case: Case) -> None:
    """Options are never empty and never doubled, read back from their text, and nobody is asked without a choice."""
    for match, _ in case.played(11):
        for ask in match.asks:
            assert len(ask.options) > (0 if ask.even_if_forced else 1), f"{ask} at {match.ply}"
            assert len(set(ask.options)) == len(ask.options), f"{ask} at {match.ply} has an option twice"
            for move in ask.options:
                assert parse_move(move_text(move)) == move, move


def company_is_somebody(case: Case) -> None:
    """Those who play along without a seat have names in both languages and colours that nobody else has, and are never
    asked; whose turn it is, is the turn of somebody who plays."""
    match = case.match()
    everybody = range(match.seats + len(match.company))
    for cast in map(match.cast, LANGUAGES):
        assert len(set(cast)) == len(cast) == len(everybody), f"{case}: {cast}"
    for match, _ in case.played(12):
        assert len({colour.id for colour in match.colours}) == len(everybody), f"{case}: {match.colours}"
        assert all(ask.seat < match.seats for ask in match.asks), f"{case}: company is asked, at {match.ply}"
        assert match.at_play in (-1, *everybody), f"{case}: {match.at_play} is at play, at {match.ply}"


def invariants_hold(case: Case) -> None:
    """The title's own invariants hold after every move."""
    for seed in (21, 22):
        for match, _ in case.played(seed):
            assert case.title.rules.invariants(match.state) == [], f"{case}, seed {seed}, after {match.ply} answers"


def clones_are_equal_and_independent(case: Case) -> None:
    """A clone stands where the original stands; what is played on one does not touch the other."""
    for match, rng in case.played(31):
        if match.over or rng.random() < 0.8:
            continue
        before = whole_position(match)
        twin, other = match.clone(), match.clone()
        assert whole_position(twin) == before
        for _ in range(12):
            if twin.over:
                break
            index = rng.randrange(len(twin.legal))
            twin.choose(index)
            other.choose(index)
        assert whole_position(match) == before, f"{case}: a clone's move changed the original at {match.ply}"
        assert whole_position(twin) == whole_position(other), f"{case}: the same moves led to different places"


def undo_then_redo_is_the_identity(case: Case) -> None:
    """Taking a choice back restores what was before it; making it again, what was after, dice included."""
    match = case.short.match(41)
    rng = Random(41)
    while not match.over:
        ask = rng.choice(match.asks)
        move = rng.choice(ask.options)
        foreseen = match.horizon(move, ask.seat)
        look = whole_position if rng.random() < WHOLE_RECORD else position
        before = look(match)
        match.play(move, ask.seat)
        after = look(match)
        try:
            match.clone().undo(ask.seat)
            free = True
        except UndoError as error:
            assert error.beyond_horizon
            free = False
        assert free or foreseen is not Horizon.FREE, f"{case}: {move} was said to be free at {match.ply}"
        assert not free or foreseen is not Horizon.CLOSED, f"{case}: {move} was said to be closed at {match.ply}"
        if rng.random() < 0.4:
            match.undo(ask.seat, consent=True)
            match.marks = ()
            assert look(match) == before, f"{case}: undo of {move} did not restore"
            match.play(move, ask.seat)
            assert look(match) == after, f"{case}: redo of {move} went elsewhere"


def records_replay_and_verify(case: Case) -> None:
    """A record's text replays to the same final state, reads back unchanged, and its dice follow from the seed."""
    for seed in (51, 52):
        for match, rng in case.played(seed):
            if not match.over and rng.random() < 0.04:
                text = match.record.text(with_seed=True)
                assert whole_position(replay(read_record(text))) == whole_position(match)
                assert match.seed not in str(match.record), "the record of a running game shows its seed"
        text = str(match.record)
        record = read_record(text)
        assert str(record) == text
        assert whole_position(replay(record)) == whole_position(match)
        assert verify(record).finished


def asks_and_refusals_cite_the_ledger(case: Case) -> None:
    """Every question cites a rule of the ledger, and a legal move is never refused."""
    ledger = words_for(case.title, "en").ledger()
    assert ledger is not None
    for match, _ in case.played(71):
        for ask in match.asks:
            assert ask.rule in ledger.rules, f"{ask} cites '{ask.rule}'"
            assert not [move for move in match.refused(ask.seat) if ask.admits(move)]


def greedy_sense_is_a_number(case: Case) -> None:
    """The valuation gives a finite number for every seat's view, and prefers winning to losing at the end."""
    for match, rng in case.played(91):
        if match.over or rng.random() < 0.1:
            values = [float(sense_of(case.title).value(match.view(seat), seat)) for seat in range(case.seats)]
            assert all(abs(value) < 1e9 for value in values)
    result = match.result
    assert result is not None
    best = max(range(case.seats), key=lambda seat: values[seat])
    assert result.scores[best] == max(result.scores[: case.seats])


CHECKS: tuple[Check, ...] = (
    random_games_end_with_a_result,
    options_are_sound,
    company_is_somebody,
    invariants_hold,
    clones_are_equal_and_independent,
    undo_then_redo_is_the_identity,
    records_replay_and_verify,
    asks_and_refusals_cite_the_ledger,
    greedy_sense_is_a_number,
)
