"""The invariants of the specification's section 10, after every move of whole games.

A game is played by a match and then walked again answer by answer, forced ones and dice included, straight through the
title's rules. So every check sees the table right before and right after a single answer, and each says what the
specification says, not what the title's own `invariants` say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karawela.engine.ask import Ask, Chance, GameOver, Move, Roll, Step
from karawela.engine.errors import GameIsOver
from karawela.engine.match import Match
from karawela.engine.record import read_record
from karawela.engine.replay import replay, verify
from karawela.engine.state import UNKNOWN, view_of
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import BUILDINGS, CUBANS, GOODS, SLOTS
from karawela.games.santiago.state import NOBODY, NOWHERE, OFF_SHIP, Santiago
from karawela.testing.table import started

FLOWER = {
    "pedro": "w",
    "jose": "y",
    "conchita": "r",
    "miguel": "b",
    "pablo": "b",
    "maria": "r",
    "martinez": "y",
    "alonso": "w",
}
"""The first letter of the slots that a Cuban opens; El Zorro opens none."""
IDLE = ("skip", "pass", "decline")


@dataclass(frozen=True)
class Table:
    """All that a whole game follows from."""

    seats: int
    seed: str
    options: Mapping[str, object]
    choices: int
    manner: str
    light: bool = False

    def sit_down(self) -> Match[Santiago]:
        return Match(TITLE, self.seats, self.seed, self.options, source=self.light_dice if self.light else None)

    def light_dice(self, step: Chance, number: int) -> int:
        """Dice that fall on 0 two times out of three, so that ships leave without a demand."""
        rng = Random(f"{self.seed} {number}")
        return 0 if isinstance(step, Roll) and rng.random() < 2 / 3 else rng.choice(step.pool)

    def play(self) -> Iterator[Match[Santiago]]:
        """The match before every choice and after the last one."""
        match, rng = self.sit_down(), Random(self.choices)
        yield match
        while not match.over:
            match.choose(match.legal.index(self.choice(match.legal, rng)))
            yield match

    def choice(self, legal: Sequence[Move], rng: Random) -> Move:
        """An even choice, or one that likes doing things, doing nothing, or driving far."""
        if self.manner == "eager":
            legal = [move for move in legal if move[0] not in IDLE] or legal
        elif self.manner == "idle":
            legal = [move for move in legal if move[0] in IDLE] or legal
        elif self.manner == "far" and legal[0][0] == "move_car" and rng.random() < 0.5:
            return legal[-1]
        return rng.choice(legal)

    def finished(self) -> Match[Santiago]:
        """The match at its end."""
        return list(self.play())[-1]


def tables(open_holdings: bool | None = None, light: bool | None = None) -> st.SearchStrategy[Table]:
    """Any table: players, options, seed, choices, manner of playing and dice."""
    return st.builds(
        Table,
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**32).map(str),
        options=st.fixed_dictionaries(
            {
                "layout": st.sampled_from(["random", "t"]),
                "first_player": st.sampled_from(["random", "1", "2"]),
                "open_holdings": st.booleans() if open_holdings is None else st.just(open_holdings),
                "turn_limit": st.sampled_from([600, 0, 12]),
            }
        ),
        choices=st.integers(0, 2**32),
        manner=st.sampled_from(["even", "eager", "idle", "far"]),
        light=st.booleans() if light is None else st.just(light),
    )


@dataclass(frozen=True)
class Answered:
    """One answer: the question, the table before and after it, and the next question (None: the game is over)."""

    asked: Step
    answer: Move | int
    before: Santiago
    after: Santiago
    following: Step | None

    @property
    def kind(self) -> str:
        """The kind of question; for dice it is empty."""
        return self.asked.kind if isinstance(self.asked, Ask) else ""

    @property
    def seat(self) -> int:
        assert isinstance(self.asked, Ask)
        return self.asked.seat

    @property
    def move(self) -> Move:
        """What a seat has answered; for dice it is empty."""
        return self.answer if isinstance(self.answer, tuple) else ()

    @property
    def use(self) -> Move:
        """The building used, with its particulars; empty for everything else."""
        return self.move[1:] if self.move[:1] in (("use_building",), ("alonso_use",)) else ()

    @property
    def ended_early(self) -> bool:
        """The seventh ship has left."""
        return self.after.over and not self.after.truncated

    @property
    def ends_turn(self) -> bool:
        """The turn's last answer, the choice of the next demand left out."""
        if self.kind in ("", "choose_demand") or self.ended_early:
            return False
        nxt = self.following
        return nxt is None or isinstance(nxt, Roll) or (isinstance(nxt, Ask) and nxt.kind == "move_car")

    @property
    def helper(self) -> str:
        """The active Cuban at whom this answer, a drive, has stopped; empty at the port or if nobody helps."""
        if self.kind != "move_car" or self.ended_early:
            return ""
        cuban = self.after.stops[self.after.car]
        return "" if cuban == NOWHERE or self.after.inactive[cuban] else CUBANS[cuban]


def walk(match: Match[Santiago]) -> list[Answered]:
    """Every answer of a finished match, given again to the rules alone."""
    s = started(TITLE, match.seats, **match.options)
    rules = TITLE.rules.play(s)
    asked: Step | None = rules.send(None)
    steps: list[Answered] = []
    for entry in match.entries():
        assert asked is not None
        before, following = s.copy(), None
        try:
            try:
                following = rules.send(entry[1])
            except StopIteration:
                rules = TITLE.rules.play(s)
                following = rules.send(None)
        except GameOver:
            s.over = True
        steps.append(Answered(asked, entry[1], before, s.copy(), following))
        asked = following
    assert asked is None
    return steps


def turns(steps: list[Answered]) -> list[list[Answered]]:
    """The answers of each turn, from its drive on; the setup is left out."""
    found: list[list[Answered]] = []
    for step in steps:
        if step.kind == "move_car":
            found.append([])
        if found:
            found[-1].append(step)
    return found


def active_seat(s: Santiago) -> int:
    """Whose turn it is, by counting: the first player, then clockwise; the setup belongs to the last in order."""
    return (s.first + s.turn - 1) % len(s.traders)


def difference(step: Answered, what: str) -> list[int]:
    """By how much each seat's pesos or points have changed."""
    pairs = zip(step.before.traders, step.after.traders, strict=True)
    return [getattr(after, what) - getattr(before, what) for before, after in pairs]


def points_due(step: Answered) -> list[int]:
    """The points that the answer brings by every listed cause but ownership."""
    due = [0] * len(step.before.traders)
    move, use = step.move, step.use
    if step.helper == "maria":
        due[step.seat] = 2
    elif move[:1] == ("load",):
        due[step.seat] = int(move[2]) * step.before.marker
    elif move[:1] == ("load_wood",):
        due[step.seat] = int(move[2])
    elif move == ("zorro_give", "vp"):
        due[step.seat], due[active_seat(step.before)] = -1, 1
    elif use[:1] == ("casino",):
        due[step.seat] = int(use[1])
    elif use[:1] == ("cafe",):
        due[step.seat] = 2 * (len(use) - 1)
    elif use:
        due[step.seat] = {"trade_office": 2, "church": 1, "sawmill": 1}.get(str(use[0]), 0)
    return due


def pesos_due(step: Answered) -> list[int]:
    """The pesos that the answer brings or costs."""
    due = [0] * len(step.before.traders)
    use = step.use
    if step.kind == "move_car":
        due[step.seat] = 1 - int(step.move[1]) + 3 * (step.helper == "martinez")
    elif step.move == ("zorro_give", "peso"):
        due[step.seat], due[active_seat(step.before)] = -1, 1
    elif use[:1] == ("casino",):
        due[step.seat] = -3 * int(use[1])
    elif use:
        due[step.seat] = {"bank": 2, "sawmill": 1, "newspaper": 1}.get(str(use[0]), 0)
    return due


def ownership_due(step: Answered) -> list[int]:
    """The point for the owner of the building in which the active pawn ends the turn."""
    due = [0] * len(step.before.traders)
    active = active_seat(step.before)
    place = step.after.traders[active].place
    if step.ends_turn and place != NOWHERE and step.after.owner[place] not in (NOBODY, active):
        due[step.after.owner[place]] = 1
    return due


def unexplained(step: Answered) -> list[int]:
    """The points that each seat has received for another reason than its move."""
    return [change - due for change, due in zip(difference(step, "vp"), points_due(step), strict=True)]


WHOLE_GAMES = settings(max_examples=40, deadline=None)


@WHOLE_GAMES
@given(tables())
def test_the_titles_own_invariants_hold_after_every_move(table: Table) -> None:
    """`TITLE.rules.invariants` finds nothing wrong at any question, nor at the end."""
    for match in table.play():
        assert TITLE.rules.invariants(match.state) == []


@WHOLE_GAMES
@given(tables())
def test_invariant_1_of_each_good_there_are_eight(table: Table) -> None:
    """Supply and holdings of each good are 8 together, and none is negative."""
    for step in walk(table.finished()):
        for good in range(len(GOODS)):
            held = [trader.goods[good] for trader in step.after.traders]
            assert step.after.supply[good] + sum(held) == 8
            assert min(held) >= 0
            assert step.after.supply[good] >= 0


@WHOLE_GAMES
@given(tables())
def test_invariant_2_points_come_only_from_the_listed_causes(table: Table) -> None:
    """Loads, trade office, Maria, church, sawmill, café, casino, gifts, and one point of ownership at a turn's end."""
    for step in walk(table.finished()):
        assert all(trader.vp >= 0 and trader.pesos >= 0 for trader in step.after.traders)
        rest = unexplained(step)
        assert sorted(rest) == [0] * (len(rest) - 1) + [int(step.ends_turn and any(rest))]
        if step.move[:1] == ("zorro_give",):
            assert sum(difference(step, "vp")) - sum(rest) == 0


@WHOLE_GAMES
@given(tables())
def test_invariant_3_ships_leave_one_by_one(table: Table) -> None:
    """The token is one ahead of the departures, both at 7 at the end, and neither ever decreases."""
    match = table.finished()
    for step in walk(match):
        before, after = step.before, step.after
        assert 1 <= before.ship_token <= after.ship_token <= 7
        assert before.departed <= after.departed <= before.departed + 1
        assert after.departed == (7 if step.ended_early else after.ship_token - 1)
    if not match.state.truncated:
        assert (match.state.departed, match.state.ship_token) == (7, 7)


@WHOLE_GAMES
@given(tables())
def test_invariants_4_and_5_the_ship_its_dice_and_the_marker_agree(table: Table) -> None:
    """A ship has four dice, one of them above 0, and a flag of 2 to 4; without a ship there are none, and flag 2."""
    most = [3, 4, 3, 3, 3]
    for step in walk(table.finished()):
        s = step.before
        assert s.marker in (2, 3, 4)
        if not s.ship_in_port:
            assert step.kind != "move_car"
            assert s.marker == 2
            assert s.dice == [OFF_SHIP] * 5
            continue
        assert [good for good in range(5) if s.dice[good] == OFF_SHIP] == [s.set_aside]
        assert all(value <= top for value, top in zip(s.dice, most, strict=True))
        assert max(s.dice) > 0


@WHOLE_GAMES
@given(tables())
def test_invariant_6_demand_never_rises_between_two_choices_of_it(table: Table) -> None:
    """Each die on the ship stays or goes down, or all of them leave with the ship; only a choice puts dice on it."""
    for step in walk(table.finished()):
        if step.kind == "choose_demand" or not step.after.ship_in_port:
            continue
        assert step.before.ship_in_port
        assert step.after.ship_token == step.before.ship_token
        assert all(new <= old for old, new in zip(step.before.dice, step.after.dice, strict=True))
        assert step.after.dice.count(OFF_SHIP) == 1


@WHOLE_GAMES
@given(tables())
def test_invariant_7_a_drive_goes_as_far_as_it_is_paid_for(table: Table) -> None:
    """The car moves once a turn by the distance paid for, or stands at the port where the game ended on the way."""
    for step in walk(table.finished()):
        assert difference(step, "pesos") == pesos_due(step)
        before, after = step.before, step.after
        if step.kind != "move_car":
            assert after.car == before.car
            continue
        distance = int(step.move[1])
        assert 1 <= distance <= min(40, 1 + before.traders[step.seat].pesos)
        assert step.seat == active_seat(before)
        assert after.car == (0 if step.ended_early else (before.car + distance) % 10)


@WHOLE_GAMES
@given(tables())
def test_invariant_8_pawns_stand_alone_and_never_leave_the_board(table: Table) -> None:
    """No two pawns in one building; a pawn once placed is always in some building."""
    for step in walk(table.finished()):
        places = [trader.place for trader in step.after.traders if trader.place != NOWHERE]
        assert len(places) == len(set(places))
        for before, after in zip(step.before.traders, step.after.traders, strict=True):
            assert after.place != NOWHERE or before.place == NOWHERE


@WHOLE_GAMES
@given(tables())
def test_invariant_9_the_pawn_follows_the_flower(table: Table) -> None:
    """After a Cuban with a flower it is in a free building of that colour and a new one; else it has not moved."""
    for turn in turns(walk(table.finished())):
        drive, last = turn[0], turn[-1]
        start, end = drive.before, last.after
        was, now = start.traders[drive.seat].place, end.traders[drive.seat].place
        others = [trader.place for seat, trader in enumerate(start.traders) if seat != drive.seat]
        assert others == [trader.place for seat, trader in enumerate(end.traders) if seat != drive.seat]
        colour = FLOWER.get(drive.helper)
        group = [start.slots[slot] for slot, name in enumerate(SLOTS) if name[0] == colour]
        free = [building for building in group if building not in (was, *others)]
        if free and not (last.ended_early and last.kind == "alonso"):  # Alonso's help may end the game
            assert now in free
        else:
            assert now == was


@WHOLE_GAMES
@given(tables())
def test_invariant_10_ownership_is_for_ever(table: Table) -> None:
    """At most three buildings each; a token is put on a free building by a claim and never leaves it."""
    for step in walk(table.finished()):
        before, after = step.before.owner, step.after.owner
        for seat, trader in enumerate(step.after.traders):
            assert after.count(seat) + trader.tokens_left == 3
            assert trader.tokens_left >= 0
        changed = [building for building in range(12) if after[building] != before[building]]
        if step.move[:1] == ("alonso_claim",):
            assert [(BUILDINGS[building], before[building], after[building]) for building in changed] == [
                (step.move[1], NOBODY, step.seat)
            ]
        else:
            assert changed == []


@WHOLE_GAMES
@given(tables())
def test_invariant_11_a_pass_is_final_and_a_load_lowers_one_die(table: Table) -> None:
    """Who has passed has no further go in the round; n markers lower exactly one die by n and pay their price."""
    for turn in turns(walk(table.finished())):
        passed: set[int] = set()
        for step in turn:
            if step.kind != "load":
                continue
            assert step.seat not in passed
            if step.move == ("pass",):
                passed.add(step.seat)
                continue
            verb, good, n = step.move
            wanted = step.before.dice[:]
            wanted[GOODS.index(str(good))] -= int(n)
            left = [value for value in wanted if value != OFF_SHIP]
            assert min(left) >= 0
            assert step.after.dice == (wanted if any(left) else [OFF_SHIP] * 5)
            price = int(n) * (1 if verb == "load_wood" else step.before.marker)
            assert difference(step, "vp")[step.seat] - ownership_due(step)[step.seat] == price
            paid = "wood" if verb == "load_wood" else str(good)
            gone = [
                old - new
                for old, new in zip(
                    step.before.traders[step.seat].goods, step.after.traders[step.seat].goods, strict=True
                )
            ]
            assert gone == [int(n) if name == paid else 0 for name in GOODS]


@WHOLE_GAMES
@given(tables())
def test_invariant_12_ownership_pays_one_point_a_turn_and_only_then(table: Table) -> None:
    """Exactly when the active pawn ends the turn in another's building and the game has not ended."""
    for turn in turns(walk(table.finished())):
        ends = [step for step in turn if step.ends_turn]
        assert len(ends) == (0 if turn[-1].ended_early and turn[-1].kind not in ("", "choose_demand") else 1)
        for step in turn:
            assert unexplained(step) == ownership_due(step)


@WHOLE_GAMES
@given(tables())
def test_invariant_13_who_was_active_when_the_ship_left_rolls_for_the_next(table: Table) -> None:
    """At setup the first player's right-hand neighbour; then the player of the turn; special case 1: the same again."""
    steps = walk(table.finished())
    for step in steps:
        if step.kind == "choose_demand":
            assert step.seat == active_seat(step.before)
    rolling_turns = {step.before.turn for step in steps if isinstance(step.asked, Roll)}
    leaving_turns = {step.before.turn for step in steps if step.before.ship_in_port and not step.after.ship_in_port}
    last = steps[-1].before.turn
    assert rolling_turns - {0, last} == leaving_turns - {last}


@WHOLE_GAMES
@given(tables())
def test_invariant_14_the_car_turns_inactive_cubans_back(table: Table) -> None:
    """Nobody on a stop the car drove through is inactive, nor whom it left, but who was turned while it stood there."""
    inactive: set[int] = set()
    turned_here = NOBODY
    for step in walk(table.finished()):
        before, after = step.before, step.after
        if step.kind == "move_car":
            distance = int(step.move[1])
            through = {before.stops[(before.car + further) % 10] for further in range(1, distance)}
            inactive -= through | ({before.stops[before.car]} - {turned_here})
            turned_here = NOBODY
        elif step.use[:1] == ("newspaper",) and len(step.use) == 2:
            cuban = CUBANS.index(str(step.use[1]))
            assert cuban not in inactive
            inactive.add(cuban)
            if cuban == before.stops[before.car]:
                turned_here = cuban
        if not step.ended_early:  # then a drive may not have come to its end
            assert {cuban for cuban in range(9) if after.inactive[cuban]} == inactive
            assert after.fresh == turned_here


@settings(max_examples=15, deadline=None)
@given(tables(open_holdings=False))
def test_invariant_15_a_view_betrays_nothing(table: Table) -> None:
    """Others' holdings and options are not in a view, whatever they are; the supply is; at the end everything is."""
    rng = Random(table.choices)
    for match in table.play():
        s = match.state
        for seat in (*range(table.seats), None):
            view = match.view(seat)
            if match.over:
                assert view == s
                continue
            assert view.supply == s.supply
            disguised = s.copy()
            for other, trader in enumerate(view.traders):
                if other == seat:
                    assert trader == s.traders[other]
                    continue
                assert (trader.pesos, trader.vp, trader.goods) == (UNKNOWN, UNKNOWN, [UNKNOWN] * 6)
                disguised.traders[other].pesos += 1
                disguised.traders[other].vp += 2
                rng.shuffle(disguised.traders[other].goods)
            assert view_of(disguised, seat) == view
            scene = match.scene(seat)
            assert scene.view == view
            assert scene.options == (tuple(match.legal) if seat in match.to_move else ())


@WHOLE_GAMES
@given(tables(light=False))
def test_invariant_16_a_replay_gives_the_identical_table(table: Table) -> None:
    """Seed, options and choices again; the record read back; and the answers given to the rules alone."""
    match = table.finished()
    again = table.finished()
    assert again.state == match.state
    assert again.log() == match.log()
    record = read_record(str(match.record))
    replayed = replay(record)
    assert replayed.state == match.state
    assert replayed.log() == match.log()
    assert verify(record).finished
    assert walk(match)[-1].after == match.state


@WHOLE_GAMES
@given(tables())
def test_invariant_17_after_the_end_nothing_is_legal_and_the_score_is_made(table: Table) -> None:
    """No seat is asked, no move is accepted; final points are points and a third of the goods, rounded down."""
    match = table.finished()
    assert match.asks == []
    assert list(match.legal) == []
    for move in ("move_car 1", "skip", "pass"):
        with pytest.raises(GameIsOver):
            match.play(move)
    result = match.result
    assert result is not None
    assert result.scores == tuple(trader.vp + sum(trader.goods) // 3 for trader in match.state.traders)
    assert result.truncated == match.state.truncated == (match.state.departed < 7)
