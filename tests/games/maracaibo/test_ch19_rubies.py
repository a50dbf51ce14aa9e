"""Chapter 19: module Rubies."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.scoring import lines_of
from karawela.games.maracaibo.state import FOG_PLACE, Maracaibo
from tests.games.maracaibo.table import (
    BOX,
    Chosen,
    assert_refused,
    cell_with,
    dealt,
    hold,
    kind,
    lay,
    match_from,
    play,
    stand,
    texts,
    to_act,
    told,
)
from tests.support import rule

RUBIES: Chosen = {"rubies": True}
FULL = 0b111111


def trading(rubies: int, taken: int = 0, seats: int = 2) -> Maracaibo:
    """The first captain comes into the Gulf with rubies; some spaces of the market are taken."""
    s = dealt(seats, chosen=RUBIES)
    s.captains[0].rubies = rubies
    s.ruby_market = taken
    return to_act(s, 0, "gulf")


@rule("POM-19.01")
def test_bonaire_and_tobago_deliver_rubies() -> None:
    """These two places only, and only with the module; the market has six empty spaces."""
    assert [card.id for card in BOX.cards if card.ruby] == ["bonaire", "tobago"]
    s = Match(TITLE, 2, "rubies", RUBIES).state
    assert (len(BOX.rubies), s.ruby_market) == (6, 0)
    for place in (BOX.card_ids[index] for index in BOX.places_1):
        s = dealt(2, chosen=RUBIES)
        asked = kind(match_from(to_act(s, 0, cell_with(s, place))))
        assert (asked == "ruby") == (place in ("bonaire", "tobago"))
    s = dealt(2)
    assert kind(match_from(to_act(s, 0, cell_with(s, "tobago")))) == "upgrade"


@rule("POM-19.02")
def test_a_ruby_may_be_taken() -> None:
    """One for each visit; it lies on the ship of the hideout board."""
    s = dealt(2, chosen=RUBIES)
    s.captains[0].rubies = 1
    match = match_from(to_act(s, 0, cell_with(s, "tobago")))
    assert texts(match) == ["ruby_take", "skip"]
    play(match, "ruby_take")
    assert match.state.captains[0].rubies == 2
    assert kind(match) == "upgrade"
    match = play(match_from(to_act(s, 0, cell_with(s, "bonaire"))), "skip")
    assert match.state.captains[0].rubies == 1


@pytest.mark.parametrize(
    ("space", "doubloons", "vp", "question"),
    [
        ("ruby_1", 6, 0, "upgrade"),
        ("ruby_2", 0, 6, "upgrade"),
        ("ruby_3", 0, 2, "upgrade"),
        ("ruby_4", 2, 0, "quest"),
        ("ruby_5", 0, 0, "treasure_kind"),
        ("ruby_6", 0, 3, "bury"),
    ],
)
@rule("POM-19.03")
def test_a_ruby_is_sold_for_the_bonus_of_its_space(space: str, doubloons: int, vp: int, question: str) -> None:
    """At once; the cube stays there."""
    s = trading(2)
    hold(s, 0, 0, gold=1)
    match = match_from(s)
    assert texts(match) == [*(f"ruby_sell ruby_{n}" for n in range(1, 7)), "skip"]
    play(match, f"ruby_sell {space}")
    captain = match.state.captains[0]
    assert (captain.doubloons, captain.vp, captain.rubies) == (doubloons, vp, 1)
    assert match.state.ruby_market == 1 << int(space[-1]) - 1
    assert kind(match) == question


@rule("POM-19.03")
def test_one_ruby_is_sold_in_each_visit() -> None:
    """On an empty space; not a second one after the action of the Gulf, but in the next visit."""
    match = match_from(trading(3, 0b000011))
    assert_refused(match, "ruby_sell ruby_2", "POM-19.03")
    play(match, "ruby_sell ruby_4", "skip", "skip", "gulf none")
    assert kind(match) == "ruby_exchange"
    play(match, "ruby_exchange 0")
    later = match.state
    assert later.ruby_market == 0b001011
    assert kind(match_from(to_act(later, 0, "gulf"))) == "ruby_sell"


@rule("POM-19.03")
def test_the_bonus_of_space_5_must_be_taken() -> None:
    """A treasure of a kind that is picked."""
    match = play(match_from(trading(1)), "ruby_sell ruby_5")
    assert_refused(match, "skip", "POM-11.11")
    play(match, "treasure_kind emerald")
    assert match.state.captains[0].stored == [0, 1, 0]
    assert match.state.islands == [4, 3, 4]


@rule("POM-19.04")
def test_a_full_market_gives_no_bonus() -> None:
    """Rubies can still be exchanged."""
    match = match_from(trading(2, FULL))
    assert kind(match) == "upgrade"
    play(match, "skip", "gulf none")
    assert kind(match) == "ruby_exchange"
    assert texts(match_from(trading(1, FULL ^ 0b100))) == ["ruby_sell ruby_3", "skip"]


@pytest.mark.parametrize(("n", "points", "left"), [(0, 0, 3), (1, 2, 2), (3, 6, 0)])
@rule("POM-19.05")
def test_rubies_are_exchanged_for_2_points_each(n: int, points: int, left: int) -> None:
    """Any number of them, in every visit."""
    match = play(match_from(trading(3)), "skip", "skip", "gulf none", "skip")
    assert texts(match) == [f"ruby_exchange {each}" for each in range(4)]
    assert_refused(match, "ruby_exchange 4", "POM-19.05")
    play(match, f"ruby_exchange {n}")
    captain = match.state.captains[0]
    assert (captain.vp, captain.rubies) == (points, left)
    assert match.state.ruby_market == 0
    assert match.state.active == 1


@rule("POM-19.06")
def test_rubies_are_no_treasures() -> None:
    """They cannot be buried and count nothing at the end."""
    s = dealt(2, chosen=RUBIES)
    without = lines_of(s, 0)
    s.captains[0].rubies = 6
    assert lines_of(s, 0) == without
    match = play(match_from(to_act(s, 0, cell_with(s, "grenada"))), "skip")
    assert match.state.active == 1  # nothing to bury


@rule("POM-19.07")
def test_the_ruby_comes_before_everything_on_its_place() -> None:
    """Ruby, ship upgrade, action."""
    s = dealt(2, chosen=RUBIES)
    match = match_from(to_act(s, 0, cell_with(s, "bonaire")))
    kinds = [kind(match)]
    for move in ("ruby_take", "skip"):
        kinds.append(kind(play(match, move)))
    assert kinds == ["ruby", "upgrade", "explore"]


@rule("POM-19.07")
def test_the_sale_is_offered_before_the_upgrade_and_again_after_the_action() -> None:
    """If it was not made; the exchange comes last."""
    s = trading(1)
    match = match_from(s)
    kinds = [kind(match)]
    for move in ("skip", "skip", "gulf none", "skip"):
        kinds.append(kind(play(match, move)))
    assert kinds == ["ruby_sell", "upgrade", "gulf", "ruby_sell", "ruby_exchange"]
    sold = match_from(trading(2))
    kinds = [kind(sold)]
    for move in ("ruby_sell ruby_1", "skip", "gulf none"):
        kinds.append(kind(play(sold, move)))
    assert kinds == ["ruby_sell", "upgrade", "gulf", "ruby_exchange"]


@rule("POM-19.08")
def test_in_the_fog_the_ruby_comes_with_the_reveal() -> None:
    """Bonaire turned up delivers at once, Trinidad does not."""
    s = dealt(2, chosen={"fog_places": True, **RUBIES})
    where = s.sea.ids[s.cells.index(FOG_PLACE)]
    match = match_from(to_act(s, 0, where), "bonaire")
    assert kind(match) == "ruby"
    assert play(match, "ruby_take").state.captains[0].rubies == 1
    assert kind(match_from(to_act(s, 0, where), "trinidad", "tv_gold_1")) == "upgrade"


def his_turn(where: str) -> Maracaibo:
    s = dealt(1, chosen=RUBIES)
    s.redbeard.six, s.redbeard.unseen, s.redbeard.slots = tuple(range(6)), list(range(6)), 9
    s.active = SEAT
    stand(s, SEAT, where)
    return s


@rule("POM-19.09")
def test_redbeard_gains_a_ruby_where_he_ends() -> None:
    """On a ruby place; he does not choose."""
    s = his_turn("c1r1")
    lay(s, "c2r1", "tobago")
    for name in ("barbados", "trinidad"):  # out of his range
        if s.sea.column[s.cells.index(BOX.card_index[name])] < 4:
            lay(s, {"barbados": "c7r3", "trinidad": "c8r4"}[name], name)
    match = match_from(s, "A1", 1)
    assert match.state.captains[SEAT].rubies == 1
    assert told(match, "ruby") == [("ruby", SEAT)]


@pytest.mark.parametrize(("face", "taken", "after"), [(3, 0, 0b100), (3, 0b100, 0b1100), (6, 0b100000, 0b100001)])
@rule("POM-19.09")
def test_redbeard_sells_a_ruby_in_the_gulf(face: int, taken: int, after: int) -> None:
    """By the die, or onto the next empty space, the first after the sixth; without a bonus."""
    s = his_turn("c8r2")
    s.captains[SEAT].rubies, s.ruby_market = 2, taken
    match = match_from(s, "A1", face, 2)
    foe = match.state.captains[SEAT]
    assert (match.state.ruby_market, foe.rubies, foe.vp, foe.doubloons) == (after, 1, 0, 0)


@rule("POM-19.09")
def test_redbeard_keeps_his_rubies_when_the_market_is_full() -> None:
    """At the end each is worth 2 points to him; yours are worth nothing."""
    s = his_turn("c8r2")
    s.captains[SEAT].rubies, s.captains[0].rubies, s.ruby_market = 2, 3, FULL
    match = match_from(s, "A1", 2)
    assert match.state.captains[SEAT].rubies == 2
    assert dict(lines_of(match.state, SEAT))["rubies"] == 4
    assert dict(lines_of(match.state, 0))["rubies"] == 0
