"""Endgames of each title: the search takes the move that wins.

Most of them show it at first sight; `test_endgame_traps` has those that don't."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.bots.sense import sense_of
from karawela.engine import Match, move_text, registry
from karawela.engine.log import CHANCE
from karawela.engine.stored import boundary, restore
from karawela.games.treasure_map.rules.backs import places_of_dorado
from tests.bots.positions import thought_out
from tests.games.conquest import table as conquest
from tests.games.santiago import table as santiago
from tests.games.treasure_map import table as treasure_map


def played_out(match: Match[Any], seed: int = 1) -> Match[Any]:
    """The turn of whoever is asked, played by the search to its end or the game's."""
    seat = match.to_move[0]
    turn = sense_of(match.title).turn(match.state)
    while not match.over and match.to_move == (seat,) and sense_of(match.title).turn(match.state) == turn:
        match.play(thought_out(match, seed=seed))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_santiago_the_last_barrel(seed: int) -> None:
    """The last ship wants one sugar, both have one: whoever drives to the port first has won."""
    s = santiago.layout_t(2, car=8, marker=4)
    s.departed, s.open_holdings = 6, True
    santiago.demand(s, sugar=1, fruit=0, tobacco=0, rum=0)
    santiago.hold(s, 0, pesos=5, vp=10, sugar=1)
    santiago.hold(s, 1, pesos=5, vp=11, sugar=1)
    match: Match[Any] = Match(registry.title("santiago"), 2, "last", state=s)
    assert thought_out(match, seed=seed) == "move_car 2"
    result = played_out(match, seed).result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_treasure_map_el_dorado(seed: int) -> None:
    """Both carry the whole map and are two steps away: who does not go now has lost."""
    s = treasure_map.table("red", "yellow")
    for seat, square in ((0, "J5"), (1, "H8")):
        treasure_map.hold(s, seat, pieces=[1, 2, 3, 4])
        treasure_map.put(s, seat, square)
    s.dorado, s.dorado_seen = 3, 3
    assert treasure_map.name(places_of_dorado(s.tiles)[3]) == "I7"
    match: Match[Any] = Match(registry.title("treasure_map"), 2, "last", state=s)
    result = played_out(match, seed).result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_conquest_the_last_point(seed: int) -> None:
    """The last turn of the last round, 5 points to 8: only the skull on K4 brings an area, and with it 9."""
    s = conquest.empty(2)
    conquest.own(s, 0, "A5", "J8", "E5", "G8")
    conquest.own(s, 1, "H1", "E10", "D12", "G5")
    conquest.stand(s, 0, "K3", ships=1)
    s.first, s.turns, s.round = 1, 2, s.max_rounds
    match: Match[Any] = Match(registry.title("conquest"), 2, "last", state=s)
    assert thought_out(match, seed=seed) == "move K3 1 0 K4"
    result = played_out(match, seed).result
    assert result is not None
    assert result.winners == (0,)


def last_question(seed: str) -> tuple[Match[Any], dict[str, int]] | None:
    """A random game of Maracaibo at its last question, if every option ends it and they differ: by option the lead."""
    title = registry.title("maracaibo")
    rng, answers = Random(seed), []
    match: Match[Any] = Match(title, 2, seed)
    while not match.over:
        answers.append(int(rng.random() * len(match.legal)))
        match.choose(answers[-1])
    match = Match(title, 2, seed)
    for answer in answers[:-1]:
        match.choose(answer)
    leads: dict[str, int] = {}
    for move in match.legal:
        after = match.clone()
        after.play(move)
        if after.result is None:
            return None
        mine = match.to_move[0]
        leads[move_text(move)] = after.result.scores[mine] - after.result.scores[1 - mine]
    return (match, leads) if len(set(leads.values())) > 1 else None


def with_points(match: Match[Any], seat: int, points: int) -> Match[Any]:
    """The same position, but the seat has so many points more."""
    _, outcomes, state = boundary(match)
    lifted: Any = state.copy()
    lifted.captains[seat].vp += points
    since = match.entries()[boundary(match)[0] :]
    assert all(entry[0] != CHANCE or entry[1] is not None for entry in since)
    return restore(match.title, 2, "", match.options, (), (), since, (), (0, outcomes, lifted))


def test_maracaibo_the_last_choice() -> None:
    """The other is lifted to just below the best ending: then one choice wins, and the rest lose or draw."""
    found = 0
    for number in range(60):
        question = last_question(f"last {number}")
        if question is None:
            continue
        match, leads = question
        best = max(leads.values())
        close = with_points(match, 1 - match.to_move[0], best - 1)
        assert leads[thought_out(close)] == best
        found += 1
        if found == 4:
            return
    pytest.fail(f"only {found} endings were found")
