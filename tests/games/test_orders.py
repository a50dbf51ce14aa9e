"""Standing orders of every title: what each answers, and where it asks after all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from karawela.engine import Match, move_text, registry
from karawela.engine.orders import (
    GAME,
    ROUND,
    TURN,
    Moment,
    Standing,
    answer_by,
    delay,
    moment_of,
    offered,
    order_named,
)
from karawela.testing.table import kind, match_from, play, texts
from tests.games.conquest import table as conquest
from tests.games.santiago import table as santiago
from tests.games.treasure_map import table as treasure_map


def answer(match: Match[Any], name: str) -> str:
    """What the order answers to the pending question; empty where it leaves it to the person."""
    order = order_named(match, name)
    assert order is not None
    move = answer_by(match, order, match.ask_of())
    return "" if move is None else move_text(move)


# ---------------------------------------------------------------------- Treasure Map


def test_a_turn_that_can_bring_nothing_more_is_ended() -> None:
    """K1 is no place of any token of that level, so everybody knows that there is nothing to exchange."""
    s = treasure_map.table("red", "yellow")
    treasure_map.carry(s, 0, "t1_grey")
    match = play(treasure_map.match_from(s), "step K1", "end_move")
    assert (kind(match), texts(match)) == ("act", ["end_turn"])
    assert answer(match, "end-turn") == "end_turn"


@pytest.mark.parametrize("token", ["t2_purple", "t2_white"])
def test_where_a_token_might_have_its_place_the_person_is_asked(token: str) -> None:
    """K1 is the place of one of them: whether it is the carried one, nobody else shall learn."""
    s = treasure_map.table("red", "yellow")
    treasure_map.carry(s, 0, token)
    match = play(treasure_map.match_from(s), "step K1", "end_move")
    assert kind(match) == "act"
    assert answer(match, "end-turn") == ""


def test_where_something_can_be_bought_the_person_is_asked() -> None:
    s = treasure_map.table("red", "yellow")
    city = s.sea.cities[s.captains[0].colour][0]
    treasure_map.hold(s, 0, gold=9)
    treasure_map.carry(s, 0, "t1_grey")
    treasure_map.put(s, 0, treasure_map.name(s.captains[0].ship), treasure_map.name(city))
    match = play(treasure_map.match_from(s), "end_move")
    assert kind(match) == "act" and len(match.legal) > 1
    assert answer(match, "end-turn") == ""


def test_alone_at_the_table_the_window_closes_by_itself() -> None:
    """There is nobody to whom it could betray anything; with others it stays open."""
    for colours, asked in ((("red",), False), (("red", "yellow"), True)):
        s = treasure_map.table(*colours)
        s.supply = [1, 1, 1, 1]
        treasure_map.carry(s, 0, "t1_grey")
        match: Match[Any] = Match(registry.title("treasure_map"), len(colours), "alone", state=s, journal=True)
        play(match, "step K1", "end_move")
        assert ((kind(match), match.to_move) == ("act", (0,))) is asked
        assert any(line.text == "end_turn" for line in match.log()) is not asked


@pytest.mark.parametrize(("ship", "caught"), [("D11", True), ("J12", False)])
def test_pirates_are_paid_as_ordered(ship: str, caught: bool) -> None:
    """Never, always, or only if the pirate would reach the ship in this move."""
    s = treasure_map.last_turn(treasure_map.table("red", "yellow", "blue", active=1))
    treasure_map.put(s, 0, ship)
    treasure_map.hold(s, 0, gold=9)
    s.prey[3] = 0
    match = play(treasure_map.match_from(s), "end_move")
    assert (kind(match), match.to_move) == ("bribe", (0,))
    assert answer(match, "bribe-none") == "bribe pirate_4 no"
    assert answer(match, "bribe-each") == "bribe pirate_4 yes"
    assert answer(match, "bribe-in-need") == f"bribe pirate_4 {'yes' if caught else 'no'}"


# ---------------------------------------------------------------------- Conquest


@pytest.mark.parametrize("ship", [True, False])
def test_fire_is_held_unless_somebody_comes_next_to_a_ship(ship: bool) -> None:
    """Somebody next to a point that the seat only controls is let pass."""
    s = conquest.empty(2)
    conquest.equip(s, 1, cannonballs=2)
    conquest.stand(s, 0, "I9", ships=2)
    if ship:
        conquest.stand(s, 1, "J10", ships=1)
    else:
        s.owner[next(square for square in s.sea.neighbours[s.sea.index["J9"]] if s.sea.land[square])] = 1
    match = play(conquest.match_from(s), "move I9 2 0 J9", "end_movement")
    if kind(match) == "battles":
        play(match, "end_battles")
    assert (kind(match), match.to_move) == ("reaction", (1,))
    assert answer(match, "guard-ships") == ("" if ship else "react_pass")
    assert answer(match, "hold-fire") == "react_pass"


def test_fire_is_returned_as_ordered() -> None:
    s = conquest.empty(2)
    conquest.equip(s, 0, cannonballs=1)
    conquest.equip(s, 1, cannonballs=2)
    conquest.stand(s, 0, "I9", ships=1)
    conquest.stand(s, 1, "J10", ships=1)
    match = play(conquest.match_from(s), "move I9 1 0 J9", "end_movement", "fire J9 J10 1")
    assert (kind(match), match.to_move) == ("return_fire", (1,))
    assert (answer(match, "no-return"), answer(match, "return-one")) == ("return_fire 0", "return_fire 1")


# ---------------------------------------------------------------------- Santiago


@pytest.mark.parametrize(
    ("held", "gift"),
    [
        ({"pesos": 2, "vp": 3, "rum": 1}, "peso"),
        ({"pesos": 0, "vp": 3, "rum": 1}, "vp"),
        ({"pesos": 0, "vp": 0, "rum": 1, "sugar": 2}, "sugar"),
    ],
)
def test_el_zorro_gets_what_is_worth_least(held: dict[str, int], gift: str) -> None:
    """Something always: to be asked after all would tell what the screen hides."""
    s = santiago.layout_t(2, car=santiago.MIGUEL, active=0)
    santiago.hold(s, 1, **held)
    match = play(match_from(registry.title("santiago"), s, seats=2), "move_car 1")
    assert (kind(match), match.to_move) == ("zorro_give", (1,))
    assert answer(match, "give") == f"zorro_give {gift}"


# ---------------------------------------------------------------------- Maracaibo, and all of them


def test_every_order_of_maracaibo_has_something_to_answer() -> None:
    """In random games each is of use, and answers with what it says."""
    seen: dict[str, set[str]] = {}
    for seed in range(6):
        match: Match[Any] = Match(registry.title("maracaibo"), 2, f"orders {seed}")
        rng = Random(seed)
        while not match.over:
            for each in offered(match, match.to_move[0]):
                seen.setdefault(each.order.name, set()).add(answer(match, each.order.name).split()[0])
            match.choose(rng.randrange(len(match.legal)))
    assert seen["keep-dice"] == {"raid_keep"}
    assert seen["take"] <= {"raid_start", "treasure_take"}
    assert seen["in-order"] == {"do_now"}
    assert seen["leave-rest"] <= {"skip", "done", "raid_stop", "stop"}


def test_how_long_an_order_lasts() -> None:
    """Until another turn, another round, or for ever; also backwards, for who undoes goes into another turn."""
    given = Moment(3, 14)
    for until, lasting in (
        (TURN, [given]),
        (ROUND, [given, Moment(3, 15)]),
        (GAME, [given, Moment(3, 15), Moment(4, 0)]),
    ):
        order = Standing(0, "pass", until, given)
        for now in (given, Moment(3, 15), Moment(4, 0)):
            assert order.lasts(now) == (now in lasting)


def test_an_order_is_offered_first_when_first_asked() -> None:
    """And no more once it is given, as long as it stands."""
    match = play(match_from(registry.title("santiago"), harbour_ahead(), seats=2), "move_car 1")
    [offer] = offered(match, 0)
    assert (offer.order.name, offer.first) == ("pass", True)
    assert offered(match, 0, [Standing(0, "pass", TURN, moment_of(match))]) == []
    assert offered(match, 0, [Standing(1, "pass", TURN, moment_of(match))]) == [offer]
    play(match, "load sugar 1")
    play(match, "pass")
    assert [each.first for each in offered(match, 0)] == [False]
    assert offered(match, 1) == []


def harbour_ahead() -> Any:
    s = santiago.layout_t(2, car=9, active=0)
    for seat in range(2):
        santiago.hold(s, seat, pesos=3, vp=5, sugar=1, fruit=1)
    return s


def test_a_delay_is_of_what_everybody_knows() -> None:
    """The same for the same, others for others, spread over its range."""
    waits = [delay("seal", ply, seat) for ply in range(200) for seat in range(3)]
    assert waits == [delay("seal", ply, seat) for ply in range(200) for seat in range(3)]
    assert len(set(waits)) == len(waits)
    assert min(waits) < 0.45 and max(waits) > 1.15
    assert delay("seal", 1, 0) != delay("other seal", 1, 0)
