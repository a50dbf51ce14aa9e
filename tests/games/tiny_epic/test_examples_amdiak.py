"""The worked examples of the expansion and of the games alone (spec section 15)."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from karawela.draw.board import draw
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import CARRIED
from karawela.testing.table import kind, play, texts, told
from tests.games.tiny_epic.alone import (
    RIVAL,
    cursed_rival,
    cursed_sea,
    ghost_at,
    ghostly,
    its_order,
    its_turn,
    merchants_in_corners,
    rival,
    rival_at,
    stations,
    to_ships,
    wakes,
    you,
)
from tests.games.tiny_epic.looks import aboard, burials_of, prices_of, where
from tests.games.tiny_epic.table import (
    BOX,
    cell,
    cubes,
    dealt,
    hands,
    hold,
    match_from,
    prices,
    stand,
    to_order,
    wake_at,
)
from tests.support import rule

SVG = "{http://www.w3.org/2000/svg}"


@rule("AMD-11.01", "AMD-11.02")
@pytest.mark.parametrize(("gold", "k", "covered"), [(6, 2, {7, 8}), (4, 3, {5, 6, 7}), (13, 2, set())])
def test_e1_cubes_stand_above_the_doubloon(gold: int, k: int, covered: set[int]) -> None:
    """With 6 Gold two cubes are on 7 and 8, total 8; they move with the doubloon."""
    s = cursed_sea()
    s.pirates[0].gold = gold
    cubes(s, 0, k)
    root = ElementTree.fromstring(draw(TITLE, match_from(s).scene(0)))
    tracks = [group for group in root.iter() if any(child.get("id") == "doubloon-0" for child in group)]
    assert len(tracks) == 1
    track = tracks[0]
    written = {int(child.text or -1) for child in track if child.tag == f"{SVG}text"}
    assert set(range(14)) - written == {gold, *covered}
    assert f"{k}; {gold + k} to spend in all" in "".join(track.itertext())


@rule("AMD-11.03", "AMD-11.04", "AMD-11.07")
@pytest.mark.parametrize(("k", "gold", "left"), [(0, 0, 2), (1, 1, 1), (2, 2, 0)])
def test_e2_a_burial_of_thirteen(k: int, gold: int, left: int) -> None:
    """13 Gold and 2 cubes above the track, total 15: none, one or two cubes go to the empty ghost ship."""
    s = to_order(cursed_sea(), 0, "search", "m15")
    s.tokens, s.pirates[0].gold = 0, 13
    cubes(s, 0, 2, ghost=0)
    match = match_from(s)
    assert texts(match) == ["bury 0", "bury 1", "bury 2", "bonus_skip"]
    play(match, f"bury {k}")
    assert (you(match).gold, you(match).cubes, match.state.ghost_cubes) == (gold, left, k)
    assert burials_of(match) == ["m15"]


@rule("AMD-11.21", "AMD-11.23", "AMD-11.33", "AMD-11.34", "AMD-11.35")
def test_e8_haunting() -> None:
    """5 Gold, 3 cubes, 2 on the ghost ship, one deckhand on cannons, two in repair; she is two cards away."""
    s = cursed_sea()
    stand(s, 0, "m12")
    ghost_at(s, "m02", 2)
    merchants_in_corners(s)
    s.navy = cell("m02")
    s.pirates[0].gold = 5
    cubes(s, 0, 3)
    hands(s, 0, cannons=1, repair=2)
    pool = s.pool
    match = to_ships(s, 0)
    assert kind(match) != "jostle"  # the only deckhand at work goes unasked
    assert wakes(match) == ["m02", "m07"]
    assert you(match).cursed
    assert stations(you(match)) == {"repair": 3}
    assert (match.state.ghost_cubes, match.state.pool) == (4, pool + 1)
    assert (you(match).cubes, you(match).gold) == (0, 5)


@rule("AMD-11.73", "AMD-11.74")
def test_e9_the_urn() -> None:
    """4 Gold, a cube, a full ghost ship: all is lost, the cube to the pool; the urn lies on cm3."""
    s = to_order(cursed_sea(), 0, "search", "cm3")
    s.tokens, s.pirates[0].gold, s.pirates[0].urn = 0, 4, CARRIED
    cubes(s, 0, 1, ghost=4)
    pool = s.pool
    match = play(match_from(s), "bury_urn")
    assert (you(match).gold, you(match).cubes) == (0, 0)
    assert (match.state.ghost_cubes, match.state.pool) == (4, pool + 1)
    assert you(match).urn_card == BOX.map_index["cm3"]


@rule("AMD-13.17")
def test_e10_a_burial_of_the_solo_pirate() -> None:
    """9 Gold and 4 cubes: the cubes to the pool, 8 Gold paid, 1 left."""
    s = cursed_rival("m15", gold=9, k=4)
    pool = s.pool
    match = its_order(s, "crew_up", "jolly_rodge")
    assert (rival(match).gold, rival(match).cubes, match.state.pool) == (1, 0, pool + 4)
    assert burials_of(match, RIVAL) == ["m15"]


@rule("AMD-13.45", "AMD-13.46", "AMD-13.52")
def test_e11_cargo_of_the_ghost_pirate() -> None:
    """2 cubes, rum, coffee, coffee at 5: for a cube he sells coffee, and has 3 cubes and rum."""
    s = ghostly()
    ghost_at(s, "m12", 2)
    rival_at(s, "m12")
    stand(s, 0, "m12")
    cubes(s, 0, 1)
    hold(s, RIVAL, rum=1, coffee=1)
    prices(s, "gunpowder", "rum", "sugarcane", "coffee")
    match = play(its_turn(s, 1, 1, 3, 5, 5, order="attack"), "jostle rigging")  # you are beaten, and lose your cube
    assert told(match, "sells") == [("sells", RIVAL, "coffee", 1, 5)]
    assert prices_of(match.state)["coffee"] == 2
    assert (match.state.ghost_cubes, aboard(match, RIVAL)) == (3, {"rum": 1})
    assert rival(match).gold == 5 + 2  # and 2 for his legend


@rule("TEP-7.08", "TEP-7.21", "TEP-7.16")
@pytest.mark.parametrize("there", [True, False])
def test_e13_the_solo_override(there: bool) -> None:
    """Scourge, 12 Gold, a 4 with Attack: it sails for m06; if you are there it attacks, else it is idle. Then it pays
    12."""
    s = dealt(1, solo_helm="scourge")
    rival_at(s, "m10")
    s.pirates[RIVAL].gold = 12
    stand(s, 0, "m06" if there else "m03")
    match = its_turn(s, 4, 3, 3, 5, 6, order="attack")
    if there:
        play(match, "jostle rigging")
    assert where(match, RIVAL) == "m06"
    assert bool(told(match, "attacks")) == there
    assert burials_of(match, RIVAL) == ["m06"]
    assert rival(match).gold == 1  # of its new legend, or the one that still fitted of 5 for being idle


@rule("AMD-11.63", "AMD-11.66", "AMD-11.03")
@pytest.mark.parametrize(("face", "k", "gold"), [("wk_cursed_hoard", 2, 12), ("wk_drowned_purse", 2, 13)])
def test_e15_wake_tokens(face: str, k: int, gold: int) -> None:
    """A cube in the pool, none on the ghost ship, 12 Gold, a cube: one more cube, or a cube and 1 of 2 Gold."""
    s = to_order(cursed_sea(), 0, "search", "m07")
    s.tokens, s.pirates[0].gold = 0, 12
    wake_at(s, "m07")
    cubes(s, 1, 10)
    cubes(s, 0, 1)
    assert (s.pool, s.ghost_cubes) == (1, 0)
    match = play(match_from(s, face), "order_search")
    assert (you(match).cubes, you(match).gold, match.state.pool) == (k, gold, 0)


@rule("AMD-13.46", "AMD-13.47", "AMD-13.56", "AMD-13.62")
def test_e16_the_ghost_pirate_plunders() -> None:
    """2 cubes and rum, no settlement: coffee is stored, rum sold at 4, then coffee at 4 for the cube."""
    s = ghostly()
    ghost_at(s, "m04", 2)
    rival_at(s, "m04")
    hold(s, RIVAL, rum=1)
    prices(s, "sugarcane", "coffee", "rum", "gunpowder")
    s.pirates[RIVAL].gold = 1
    cubes(s, 0, 5)
    assert s.pool == 5
    match = its_order(s, "plunder", "coffee", "rum")
    assert [event[2:] for event in told(match, "sells")] == [("rum", 1, 4), ("coffee", 1, 4)]
    assert list(prices_of(match.state)) == ["coffee", "rum", "sugarcane", "gunpowder"]
    assert (rival(match).gold, match.state.ghost_cubes, match.state.pool) == (9, 3, 4)
    assert aboard(match, RIVAL) == {"rum": 1}
