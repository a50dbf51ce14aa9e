"""The invariants 14 to 21 of the specification, after every move of whole games.

Each check says what the specification says, not what the title's own `invariants` say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine import Match, read_record, replay, verify
from karawela.engine.ask import Move
from karawela.engine.stored import pack_state, unpack_state
from karawela.games.conquest import TITLE
from karawela.games.conquest.state import Conquest
from karawela.games.ship_adventure.data.components import CITY, COST, EQUIPMENT_INDEX, SKULL, TEMPLE

GAMES = settings(max_examples=25, deadline=None)
QUIET = ("end_purchases", "end_movement", "end_battles", "react_pass")


@dataclass(frozen=True)
class Table:
    """All that a whole game follows from."""

    seats: int
    seed: int
    truce: bool
    rounds: int
    manner: str

    def play(self) -> Iterator[tuple[Match[Conquest], Move]]:
        """The match before every choice with the choice about to be made, and at last the end with an empty one."""
        options = {"opening_truce": self.truce, "max_rounds": self.rounds}
        match: Match[Conquest] = Match(TITLE, self.seats, f"table {self.seed}", options, journal=True)
        rng = Random(self.seed)
        while not match.over:
            move = self.choice(match, rng)
            yield match, move
            match.play(move)
        yield match, ()

    def choice(self, match: Match[Conquest], rng: Random) -> Move:
        """Any move; the restless never end a step early, the warlike go where enemies are."""
        legal = list(match.legal)
        if self.manner == "restless":
            legal = [move for move in legal if move[0] not in QUIET] or legal
        elif self.manner == "warlike" and legal[0][0] == "move":
            enemies = match.state.others(match.to_move[0])
            index = match.state.sea.index
            legal = [move for move in legal if len(move) > 4 and index[str(move[4])] in enemies] or legal
        return rng.choice(legal)

    def finished(self) -> Match[Conquest]:
        *_, (match, _) = self.play()
        return match


def tables(truce: bool | None = None) -> st.SearchStrategy[Table]:
    return st.builds(
        Table,
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**32),
        truce=st.booleans() if truce is None else st.just(truce),
        rounds=st.integers(1, 10),
        manner=st.sampled_from(["even", "restless", "warlike"]),
    )


def between_turns(match: Match[Conquest]) -> bool:
    """Whether a turn has just ended: somebody is about to buy or, without the money, to move with all six steps."""
    s = match.state
    return bool(s.tiles) and match.asks[:1] != [] and match.asks[0].kind == "movement" and not s.moved


@GAMES
@given(tables())
def test_the_titles_own_invariants_hold_after_every_move(table: Table) -> None:
    """`TITLE.rules.invariants` finds nothing wrong at any question, nor at the end."""
    for match, _ in table.play():
        assert TITLE.rules.invariants(match.state) == []


@GAMES
@given(tables())
def test_invariants_14_and_15_one_owner_a_square_and_nobody_in_the_water(table: Table) -> None:
    """Between turns each square has at most four units of one player; ships float, crews at sea have an own ship."""
    for match, _ in table.play():
        if not between_turns(match):
            continue
        s = match.state
        stands: Counter[int] = Counter()
        for captain in s.captains:
            stands.update(captain.squares())
            assert all(1 <= captain.units_on(square) <= 4 for square in captain.squares())
            assert not any(s.sea.land[square] for square in captain.ships)
            assert all(s.sea.land[square] or square in captain.ships for square in captain.crews)
        assert max(stands.values(), default=0) <= 1


@GAMES
@given(tables())
def test_invariant_16_six_steps_and_one_shot_a_source(table: Table) -> None:
    """Steps that are no free drift are at most six a turn; no source fires twice in a turn or in one reaction."""
    turn, paid, arrows, fired = (0, -1), 0, set[str](), set[tuple[int, str]]()
    for match, move in table.play():
        s = match.state
        if (s.round, s.active) != turn:
            turn, paid, arrows, fired = (s.round, s.active), 0, set(), set()
        if move[:1] == ("move",):
            here, there = str(move[1]), str(move[4])
            drift = bool(move[2]) and s.sea.wave[s.sea.index[here]] == s.sea.index[there] and here not in arrows
            if drift:
                arrows.add(here)
            else:
                paid += 1
            assert paid <= 6
            assert s.steps_left == 6 - paid + (not drift)
        elif move[:1] in (("fire",), ("react",)):
            shot = (match.to_move[0], str(move[1]))
            assert shot not in fired
            fired.add(shot)


@GAMES
@given(tables())
def test_invariants_17_and_19_points_have_one_owner_and_areas_share_them_out(table: Table) -> None:
    """Who stands on a point between turns owns it; the areas are equally large and hold every temple and skull once."""
    for match, _ in table.play():
        s = match.state
        if not s.tiles:
            continue
        tokens = [square for square in s.sea.squares if s.sea.kind[square] in (TEMPLE, SKULL)]
        assert sorted(point for area in s.areas for point in area) == tokens
        assert len(s.areas) * len(s.areas[0]) == len(tokens) == 9
        if between_turns(match):
            for seat, captain in enumerate(s.captains):
                for square in captain.squares():
                    if s.sea.kind[square] in (CITY, TEMPLE, SKULL):
                        assert s.owner[square] == seat


@GAMES
@given(tables())
def test_invariants_18_and_20_gold_comes_from_income_and_goes_for_purchases(table: Table) -> None:
    """Nothing else changes it; income is a gold a point and one more in each whole area."""
    gold = [0] * table.seats
    heard = 0
    for match, move in table.play():
        s = match.state
        events = match.events(None)
        for _, event in events[heard:]:
            if event[0] == "income":
                gold[int(event[1])] += int(event[2])
        heard = len(events)
        assert gold == [captain.gold for captain in s.captains]
        assert min(gold) >= 0
        if move[:1] == ("buy_card",):
            gold[match.to_move[0]] -= COST[EQUIPMENT_INDEX[str(move[1])]]
        elif move[:1] == ("buy_unit",):
            gold[match.to_move[0]] -= 6 if move[1] == "ship" else 3
    last = [event for _, event in match.events(None) if event[0] == "income"]
    for seat, captain in enumerate(match.state.captains):
        held = {point for point, owner in match.state.owner.items() if owner == seat}
        due = len(held) + sum(len(area) for area in match.state.areas if held.issuperset(area))
        if not captain.out:
            assert [event[2] for event in last if event[1] == seat][-1] == due
        assert match.result is not None
        assert match.result.scores[seat] == due


@GAMES
@given(tables(truce=True))
def test_invariant_21_the_truce_holds_in_round_1(table: Table) -> None:
    """No melee, no shot, and nobody is eliminated."""
    for match, move in table.play():
        if match.state.round > 1:
            break
        assert move[:1] not in (("melee",), ("fire",), ("react",))
        assert not any(event[0] in ("melee", "volley", "lost", "eliminated") for _, event in match.events(None))


@GAMES
@given(tables())
def test_a_replay_gives_the_identical_table(table: Table) -> None:
    """Seed and choices again, and the record read back."""
    match = table.finished()
    record = read_record(str(match.record))
    assert replay(record).state == match.state
    assert verify(record).finished


@GAMES
@given(tables())
def test_a_state_can_be_stored_and_read_back(table: Table) -> None:
    """As JSON, at any question: nothing is lost, and the options are the same."""
    for number, (match, _) in enumerate(table.play()):
        if number % 7 or match.over:
            continue
        match.settle()
        state = unpack_state(TITLE, pack_state(match._checkpoint.state))
        assert state == match._checkpoint.state
