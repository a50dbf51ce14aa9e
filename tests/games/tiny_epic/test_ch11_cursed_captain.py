"""Chapters 11.5 and 11.6: what a cursed captain does better, and the tokens in the wake of the ghost ship."""

from __future__ import annotations

import pytest

from karawela.engine.errors import MoveError
from karawela.testing.table import assert_refused, kind, play, texts, told
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, merchants_in_corners, stations, to_ships, wakes, you
from tests.games.tiny_epic.looks import Game, aboard, crew_of, pirate, reason, walk
from tests.games.tiny_epic.table import (
    BOX,
    cell,
    crew,
    cubes,
    load,
    match_from,
    merchant,
    stand,
    to_order,
    wake_at,
)
from tests.support import rule

# ---------------------------------------------------------------- the captain


@rule("AMD-11.50")
@pytest.mark.parametrize(("answer", "k"), [("take_cursed", 2), ("leave_cursed", 1)])
def test_a_cursed_captain_may_take_a_cube_with_a_plunder(answer: str, k: int) -> None:
    """From the pool, after the crates; or leave it."""
    s = to_order(cursed_sea(), 0, "plunder", "m08")
    s.pirates[0].cursed = True
    pool = s.pool
    match = play(match_from(s, "rum"), "order_plunder")
    assert texts(match) == ["take_cursed", "leave_cursed"]
    play(match, answer)
    assert (aboard(match), you(match).cubes) == ({"rum": 1}, k)
    assert match.state.pool == pool + 1 - k


@rule("AMD-11.50", "AMD-11.53")
def test_an_uncursed_captain_takes_none() -> None:
    """He plunders crates and nothing else."""
    s = to_order(cursed_sea(), 0, "plunder", "m08")
    match = play(match_from(s, "rum"), "order_plunder")
    assert (kind(match), you(match).cubes) == ("command", 1)


@rule("AMD-11.50")
def test_the_bonus_plunder_brings_a_cube_too() -> None:
    """On Search, the back of the captain card: no order carried out, yet the bonus plunders."""
    s = to_order(cursed_sea(), 0, "search", "m08")
    s.tokens = 0
    s.pirates[0].cursed, s.pirates[0].side = True, 1
    match = play(match_from(s, "coffee"), "bonus_plunder", "take_cursed")
    assert (aboard(match), you(match).cubes) == ({"coffee": 1}, 2)


@rule("AMD-11.50")
def test_without_a_plunder_carried_out_there_is_no_cube() -> None:
    """Declining the order brings nothing."""
    s = to_order(cursed_sea(), 0, "plunder", "m08")
    s.pirates[0].cursed = True
    match = play(match_from(s), "order_decline")
    assert (kind(match), you(match).cubes) == ("command", 1)


def fight(cursed: bool, mine: tuple[int, int], theirs: tuple[int, int], victim_cubes: int = 2) -> Game:
    """Blue attacks red on m07; 1, 2, 3 hit for blue, 2, 4, 6 for red."""
    s = to_order(cursed_sea(), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[0].cursed = cursed
    cubes(s, 1, victim_cubes)
    return play(match_from(s, *mine, *theirs), "order_attack red")


@rule("AMD-11.51")
def test_a_cursed_attacker_steals_a_cube_from_whom_he_beats() -> None:
    """One cube from track to track; nothing where there is none, nothing uncursed."""
    match = play(fight(True, (1, 2), (1, 1)), "jostle rigging")
    assert (you(match).cubes, pirate(match, 1).cubes) == (2, 1)
    match = play(fight(True, (1, 2), (1, 1), 0), "jostle rigging")
    assert (you(match).cubes, pirate(match, 1).cubes) == (1, 0)
    match = play(fight(False, (1, 2), (1, 1)), "jostle rigging")
    assert (you(match).cubes, pirate(match, 1).cubes) == (1, 2)


@rule("AMD-11.51")
def test_neither_a_tie_nor_a_defence_steals() -> None:
    """A tie moves no cube; a cursed defender who wins takes nothing."""
    match = fight(True, (1, 2), (2, 4))
    assert told(match, "tie")
    assert (you(match).cubes, pirate(match, 1).cubes) == (1, 2)
    s = to_order(cursed_sea(), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[1].cursed = True
    match = play(match_from(s, 5, 5, 2, 4), "order_attack red", "jostle rigging")
    assert told(match, "wins") == [("wins", 1, 0)]
    assert (you(match).cubes, pirate(match, 1).cubes) == (1, 1)


@rule("AMD-11.51")
def test_sinking_a_merchant_steals_no_cube() -> None:
    """The cursed attack is for fights among pirates."""
    s = to_order(cursed_sea(), 0, "attack", "m07")
    stand(s, 1, "m07")
    s.pirates[0].cursed = True
    merchant(s, 0, "mer_2a", at="m07")
    load(s, 0, "rum")
    cubes(s, 1, 3)
    match = play(match_from(s, 1, 2, "mer_2c", "coffee"), "order_attack merchant_1")
    assert told(match, "sinks")
    assert (you(match).cubes, pirate(match, 1).cubes) == (1, 3)


@rule("AMD-11.51")
def test_a_bonus_attack_steals_too() -> None:
    """The captain's second bonus, on Search."""
    s = to_order(cursed_sea(), 0, "search", "m07")
    s.tokens = 0
    stand(s, 1, "m07")
    s.pirates[0].cursed = True
    match = play(match_from(s, 1, 2, 1, 1), "bonus_attack red", "jostle rigging")
    assert (you(match).cubes, pirate(match, 1).cubes) == (2, 0)


@rule("AMD-11.52", "AMD-11.80")
def test_a_cursed_captain_hires_skeletons_at_a_wreck() -> None:
    """From the skeleton row, free of charge."""
    s = to_order(cursed_sea(), 0, "crew_up", "cm1")
    s.pirates[0].cursed = True
    match = play(match_from(s, "sk_bone_cook"), "order_crew_up")
    assert texts(match, "hire") == ["hire sk_grave_digger", "hire sk_drowned_diver", "hire sk_bony_thief"]
    play(match, "hire sk_bony_thief")
    assert crew_of(match) == ["sk_bony_thief"]
    assert (you(match).gold, you(match).cubes) == (1, 1)


@rule("AMD-11.80")
def test_skeletons_need_a_curse_and_a_wreck() -> None:
    """Uncursed at a wreck there is nobody to hire; cursed at a tavern only the ordinary crew is."""
    s = to_order(cursed_sea(), 0, "crew_up", "cm1")
    assert reason(s, "order", "order_crew_up") == "AMD-11.80"
    assert kind(match_from(s)) == "command"
    for cursed in (False, True):
        s = to_order(cursed_sea(), 0, "crew_up", "m01")
        s.pirates[0].cursed = cursed
        match = play(match_from(s), "order_crew_up")
        assert texts(match, "hire") == ["hire alice_omalice", "hire doc_blockley", "hire lisa_legacy"]
        assert_refused(match, "hire sk_grave_digger", "AMD-11.80")


# ---------------------------------------------------------------- wake tokens


@rule("AMD-11.60", "AMD-11.65")
def test_a_token_lies_on_every_card_left_but_never_two() -> None:
    """Beside a search token, but not where a wake token lies already."""
    s = cursed_sea()
    stand(s, 0, "m07")
    ghost_at(s, "cm1")
    merchants_in_corners(s)
    s.navy = cell("m02")
    wake_at(s, "m12")
    lid = s.lid
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    assert wakes(match) == ["m12", "cm1"]
    assert match.state.lid == lid - 1
    assert match.state.tokens >> cell("cm1") & 1


@rule("AMD-11.61")
@pytest.mark.parametrize("discarded", [0, 5])
def test_an_empty_lid_is_filled_from_the_discard(discarded: int) -> None:
    """With nothing discarded no token is placed; otherwise the new ones have the faces of the discarded."""
    s = cursed_sea()
    stand(s, 0, "m07")
    ghost_at(s, "m12")
    merchants_in_corners(s)
    s.navy = cell("m02")
    faces = s.fillings[0]
    s.wake_discard, s.fillings[0] = faces[:discarded], faces[discarded:]
    taken = [where for where in range(20) if where != cell("m12")][: 16 - discarded]
    for where in taken:
        s.wakes[where] = 0
    s.lid = 0
    match = play(to_ships(s, 0), "jostle rigging", "jostle cannons")
    after = match.state
    if discarded:
        assert after.wakes[cell("m12")] == 1
        assert (after.lid, after.wake_discard, after.fillings[1]) == (4, [], sorted(faces[:5]))
    else:
        assert (after.wakes[cell("m12")], after.lid, len(after.fillings)) == (-1, 0, 1)


@rule("AMD-11.62")
def test_a_search_takes_exactly_one_of_two_tokens() -> None:
    """The captain need not be cursed; the other token stays."""
    for which, drawn in (("search", "st_gold1"), ("wake", "wk_cursed_gold")):
        s = to_order(cursed_sea(), 0, "search", "m07")
        wake_at(s, "m07")
        match = match_from(s, drawn)
        assert texts(match, "order_search") == ["order_search search", "order_search wake"]
        assert_refused(match, "order_search", "AMD-11.62")
        play(match, f"order_search {which}")
        assert bool(match.state.tokens >> cell("m07") & 1) == (which == "wake")
        assert wakes(match) == ([] if which == "wake" else ["m07"])
        assert len(told(match, "finds")) == 1


@rule("AMD-11.62")
@pytest.mark.parametrize("move", ["order_search", "order_search wake"])
def test_the_only_token_need_not_be_named(move: str) -> None:
    """Listed without its kind; whoever names it all the same is understood, and the other kind is refused."""
    s = to_order(cursed_sea(), 0, "search", "m07")
    s.tokens = 0
    wake_at(s, "m07")
    match = match_from(s, "wk_cursed_gold")
    assert texts(match, "order_search") == ["order_search"]
    assert_refused(match, "order_search search", "AMD-11.62")
    assert match.why_not("order_search wake") is None
    play(match, move)
    assert wakes(match) == []


@rule("AMD-11.62")
@pytest.mark.parametrize("move", ["order_plunder search", "order_plunder wake", "order_decline search"])
def test_only_a_search_takes_a_token(move: str) -> None:
    """Nothing else is understood with the name of a token behind it, and nothing has happened."""
    match = match_from(to_order(cursed_sea(), 0, "plunder", "m07"))
    before = match.state.copy()
    with pytest.raises(MoveError):
        match.play(move)
    assert match.state == before
    play(match, "order_decline")


@rule("AMD-11.62")
def test_a_bonus_search_chooses_too() -> None:
    """Willow Watch searches on Trade."""
    s = to_order(cursed_sea(), 0, "trade", "m07")
    crew(s, 0, "willow_watch")
    wake_at(s, "m07")
    match = play(match_from(s, "wk_cursed_gold"), "use_crew willow_watch")
    assert texts(match) == ["search search", "search wake"]
    play(match, "search wake")
    assert you(match).cubes == 2


def found(face: str, *outcomes: int | str, k: int = 1, ghost: int = 0, pool: int | None = None, gold: int = 1) -> Game:
    """A wake token alone on m07 shows that face; the rest of the cubes is with red, unless it is in the pool."""
    s = to_order(cursed_sea(), 0, "search", "m07")
    s.tokens = 0
    wake_at(s, "m07")
    s.pirates[0].gold = gold
    cubes(s, 0, k, ghost)
    if pool is not None:
        cubes(s, 1, 12 - k - ghost - pool)
    return play(match_from(s, face, *outcomes), "order_search")


@rule("AMD-11.63")
@pytest.mark.parametrize(
    ("face", "k", "gold"), [("wk_cursed_gold", 2, 1), ("wk_cursed_hoard", 3, 1), ("wk_drowned_purse", 2, 3)]
)
def test_every_cube_icon_is_a_cube_from_the_pool(face: str, k: int, gold: int) -> None:
    """And what else the token shows."""
    match = found(face)
    assert (you(match).cubes, you(match).gold) == (k, gold)


@rule("AMD-11.63")
@pytest.mark.parametrize(
    ("pool", "ghost", "after"), [(2, 2, (3, 0, 2)), (1, 2, (3, 0, 1)), (0, 1, (2, 0, 0)), (0, 0, (1, 0, 0))]
)
def test_an_empty_pool_is_followed_by_the_ghost_ship(pool: int, ghost: int, after: tuple[int, int, int]) -> None:
    """Two icons: as many cubes as there are in the pool, then on the ghost ship."""
    match = found("wk_cursed_hoard", ghost=ghost, pool=pool)
    assert (you(match).cubes, match.state.pool, match.state.ghost_cubes) == after


@rule("AMD-11.63")
def test_sirens_jostle_and_ghostly_cargo_brings_a_crate() -> None:
    """The Jostle is the owner's choice; the crate comes out of the bag, with the cube."""
    match = play(found("wk_undead_sirens"), "jostle cannons")
    assert stations(you(match)) == {"rigging": 1, "extort": 1, "repair": 1}
    match = found("wk_ghost_cargo", "coffee")
    assert (you(match).cubes, aboard(match)) == (2, {"coffee": 1})


@rule("AMD-11.66")
def test_without_cubes_the_other_icon_still_counts() -> None:
    """Gold and crate come all the same."""
    match = found("wk_drowned_purse", pool=0)
    assert (you(match).cubes, you(match).gold) == (1, 3)
    match = found("wk_ghost_cargo", "coffee", pool=0)
    assert (you(match).cubes, aboard(match)) == (1, {"coffee": 1})


@rule("AMD-11.64")
def test_a_wake_token_is_discarded_and_not_gone() -> None:
    """Also when it brought nothing."""
    match = found("wk_cursed_gold", pool=0)
    assert [BOX.wake_ids[face] for face in match.state.wake_discard] == ["wk_cursed_gold"]
    assert wakes(match) == []


@rule("AMD-11.60", "AMD-11.61", "AMD-11.64")
def test_sixteen_wake_tokens_are_somewhere_throughout() -> None:
    """In the lid, on the sea, at most one a card, or discarded."""
    for match in walk(5, 2, amdiak=True, round_limit=40):
        s = match.state
        if s.turns:
            count = s.lid + sum(filling >= 0 for filling in s.wakes) + len(s.wake_discard)
            assert 15 <= count <= 16
