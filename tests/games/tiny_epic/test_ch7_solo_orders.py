"""Chapter 7, what the solo pirate does on its orders, its burials, and the Gold for which it stays idle."""

from __future__ import annotations

import pytest

from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.state import NOBODY
from karawela.testing.table import play, told, walk
from karawela.words import words_for
from tests.games.tiny_epic.alone import (
    RIVAL,
    bury_at,
    its_hide_out,
    its_order,
    its_turn,
    rival,
    rival_at,
    spaces,
    stations,
    you,
)
from tests.games.tiny_epic.looks import aboard, burials_of, crew_of, prices_of, where
from tests.games.tiny_epic.table import BOX, cell, crew, dealt, hands, hold, match_from, prices, row, stand, to_order
from tests.support import rule


@rule("TEP-7.10", "TEP-7.28")
@pytest.mark.parametrize(("card", "n"), [("m11", 2), ("m13", 3), ("m07", 3)])
def test_it_plunders_anywhere_and_more_on_a_settlement(card: str, n: int) -> None:
    """Two crates, three where there is a settlement, whatever its number."""
    s = dealt(1)
    rival_at(s, card)
    match = its_order(s, "plunder", *["rum"] * n)
    assert aboard(match, RIVAL) == {"rum": n}
    assert len(told(match, "draws")) == n


@rule("TEP-7.11")
def test_of_too_many_crates_it_returns_the_cheapest() -> None:
    """With coffee and gunpowder aboard it draws gunpowder and sugarcane: what is cheapest now goes back."""
    s = dealt(1)
    rival_at(s, "m11")
    hold(s, RIVAL, coffee=1, gunpowder=1)
    prices(s, "coffee", "sugarcane", "gunpowder", "rum")
    match = its_order(s, "plunder", "gunpowder", "sugarcane")
    assert aboard(match, RIVAL) == {"sugarcane": 1, "gunpowder": 2}
    assert told(match, "returns") == [("returns", RIVAL, "coffee")]


@rule("TEP-7.10", "TEP-7.24")
def test_it_sells_everything_dearest_kind_first() -> None:
    """Each kind is a trade of its own and moves the prices before the next is chosen."""
    s = dealt(1)
    rival_at(s, "m13")
    prices(s, "sugarcane", "rum", "coffee", "gunpowder")
    hold(s, RIVAL, sugarcane=1, gunpowder=2)
    match = its_order(s, "trade")
    assert [event[2:] for event in told(match, "sells")] == [("gunpowder", 2, 10), ("sugarcane", 1, 3)]
    assert rival(match).gold == 13
    assert list(prices_of(match.state)) == ["sugarcane", "gunpowder", "rum", "coffee"]
    assert aboard(match, RIVAL) == {}


@rule("TEP-7.10", "TEP-7.28")
def test_it_takes_the_top_card_of_the_crew_deck_anywhere() -> None:
    """The row stays as it is; there is no tavern on the card."""
    s = dealt(1)
    rival_at(s, "m11")
    before = list(s.crew_row)
    match = its_order(s, "crew_up", "jolly_rodge")
    assert crew_of(match, RIVAL) == ["jolly_rodge"]
    assert match.state.crew_row == before


@rule("TEP-7.10", "TEP-7.27")
def test_with_four_cards_the_oldest_goes_first() -> None:
    """The one that it has held longest lies at the bottom of the deck afterwards."""
    s = dealt(1)
    rival_at(s, "m11")
    crew(s, RIVAL, "willow_watch", "alice_omalice", "jolly_rodge", "pale_pim")
    match = its_order(s, "crew_up", "salty_pete")
    assert crew_of(match, RIVAL) == ["alice_omalice", "jolly_rodge", "pale_pim", "salty_pete"]
    assert match.state.crew_deck.bottom == [BOX.crew_index["willow_watch"]]


@rule("TEP-7.11", "TEP-7.27")
@pytest.mark.parametrize("full", [False, True])
def test_a_castaway_is_the_leftmost_card_of_the_row(full: bool) -> None:
    """Unasked; with four cards aboard the oldest makes place; the gap is filled."""
    s = dealt(1)
    rival_at(s, "m11")
    row(s, "pale_pim", "salty_pete", "sara_silver")
    held = ["willow_watch", "alice_omalice", "jolly_rodge", "doc_blockley"] if full else []
    crew(s, RIVAL, *held)
    match = its_order(s, "search", "st_castaway", "tina_trickshot")
    assert crew_of(match, RIVAL) == [*held[1:], "pale_pim"]
    assert [BOX.crew_ids[card] for card in match.state.crew_row] == ["tina_trickshot", "salty_pete", "sara_silver"]


@rule("TEP-7.10")
def test_it_searches_as_a_player() -> None:
    """The token of its card is turned up, resolved, and gone."""
    s = dealt(1)
    rival_at(s, "m11")
    match = its_order(s, "search", "st_gold3")
    assert rival(match).gold == 3
    assert not match.state.tokens >> cell("m11") & 1


@rule("TEP-7.13")
def test_a_sure_fire_token_is_one_gold_to_it() -> None:
    """It never has any."""
    s = dealt(1)
    rival_at(s, "m11")
    match = its_order(s, "search", "st_sure")
    assert (rival(match).gold, rival(match).sure) == (1, 0)


@rule("TEP-7.15", "TEP-7.26")
def test_hiding_it_calls_its_deckhands_back() -> None:
    """Those of the wheel and of repair fill rigging, cannons, extort; who is left over stays in repair. Extort was
    empty: 1 Gold."""
    s = dealt(1)
    rival_at(s, "m14")
    hands(s, RIVAL, on_wheel=(2, 4), cannons=1, repair=1)
    match = its_hide_out(s)
    assert rival(match).hidden
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "extort": 1, "repair": 1}
    assert spaces(rival(match)) == []
    assert rival(match).gold == 1


@rule("TEP-7.26", "TEP-7.07")
def test_who_is_on_extort_already_is_not_paid_again() -> None:
    """One Gold for the line, none for hiding."""
    s = dealt(1)
    rival_at(s, "m14")
    hands(s, RIVAL, extort=1, repair=2)
    match = its_hide_out(s)
    assert stations(rival(match)) == {"rigging": 1, "cannons": 1, "extort": 1}
    assert rival(match).gold == 1


@rule("TEP-7.15", "TEP-7.20")
@pytest.mark.parametrize("yours", [False, True])
def test_without_a_free_cove_it_is_idle(yours: bool) -> None:
    """No cove on the card, or you are hidden in it: 4 Gold, and no deckhand comes back."""
    s = dealt(1)
    rival_at(s, "m14" if yours else "m15")
    if yours:
        stand(s, 0, "m14", hidden=True)
    hands(s, RIVAL, on_wheel=(2,), rigging=1, cannons=1)
    match = its_hide_out(s)
    assert not rival(match).hidden
    assert rival(match).gold == 4
    assert spaces(rival(match)) == [2]


@rule("TEP-7.20")
@pytest.mark.parametrize(("helm", "gold"), [("rover", 4), ("scourge", 5)])
@pytest.mark.parametrize("order", ["trade", "search", "attack"])
def test_an_order_without_effect_brings_the_idle_gold(helm: str, gold: int, order: str) -> None:
    """No crates, no token, no ship in reach: the Gold of its helm mat instead, without a helm bonus (TEP-7.22)."""
    s = dealt(1, solo_helm=helm)
    rival_at(s, "m11")
    hands(s, RIVAL, cannons=1, repair=2)
    s.tokens &= ~(1 << cell("m15"))
    s.merchant_cells = [cell("m01"), cell("m13")]
    stand(s, 0, "m15")
    face = 3 if helm == "rover" else 2
    if order == "attack":
        stand(s, 0, "m16", hidden=True)
    match = its_turn(s, face, order=order)
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, order, gold)]
    assert rival(match).gold == gold


@rule("TEP-7.20", "TEP-4.115")
@pytest.mark.parametrize(
    ("gold", "gained", "sentence"), [(9, 4, "gained 4 Gold instead."), (11, 2, "gained 2"), (13, 0, "gained nothing")]
)
def test_idle_gold_is_what_still_fits_on_its_track(gold: int, gained: int, sentence: str) -> None:
    """It is said what it gained, not what stands on its mat."""
    s = dealt(1)
    rival_at(s, "m14")
    stand(s, 0, "m14", hidden=True)
    s.pirates[RIVAL].gold = gold
    match = its_turn(s, 5)
    [event] = told(match, "solo_idle")
    assert event == ("solo_idle", RIVAL, "attack", gained)
    assert sentence in words_for(TITLE, "en").event(event, match.cast("en"))


@rule("TEP-7.20", "TEP-7.12")
def test_it_cannot_attack_you_while_you_are_hidden() -> None:
    """On your card with Attack, and idle."""
    s = dealt(1)
    rival_at(s, "m14")
    stand(s, 0, "m14", hidden=True)
    match = its_turn(s, 5)
    assert told(match, "solo_idle") == [("solo_idle", RIVAL, "attack", 4)]
    assert match.state.battle.attacker == NOBODY


@rule("TEP-7.22")
def test_the_scourge_plunders_a_crate_more_and_trades_for_three_gold_more() -> None:
    """The bonus of the helm comes once with each order that is carried out."""
    s = dealt(1, solo_helm="scourge")
    rival_at(s, "m11")
    match = its_order(s, "plunder", "rum", "rum", "coffee")
    assert aboard(match, RIVAL) == {"rum": 2, "coffee": 1}
    s = dealt(1, solo_helm="scourge")
    rival_at(s, "m11")
    hold(s, RIVAL, rum=1, coffee=1)
    match = its_order(s, "trade")
    assert rival(match).gold == 4 + 4 + 3  # coffee at 4; rum has risen to 4; the bonus once for both kinds


@rule("TEP-7.16")
@pytest.mark.parametrize(("card", "gold", "left"), [("m05", 12, 0), ("m11", 12, 0), ("m15", 13, 1)])
def test_it_buries_for_twelve_whatever_is_printed(card: str, gold: int, left: int) -> None:
    """Places of 12 and of 13 cost it the same."""
    s = dealt(1)
    rival_at(s, card)
    s.pirates[RIVAL].gold = gold
    match = its_order(s, "crew_up", "jolly_rodge")
    assert burials_of(match, RIVAL) == [card]
    assert rival(match).gold == left
    assert told(match, "buries") == [("buries", RIVAL, card, 12, 0)]


@rule("TEP-7.16", "TEP-7.08")
def test_it_buries_neither_twice_at_one_place_nor_with_eleven_gold() -> None:
    """Its own treasure keeps it away; 11 Gold are too little; the place of your treasure is free to it."""
    s = dealt(1)
    rival_at(s, "m15")
    s.pirates[RIVAL].gold = 11
    assert burials_of(its_order(s.copy(), "crew_up", "jolly_rodge"), RIVAL) == []
    s.pirates[RIVAL].gold = 12
    bury_at(s, 0, "m15")
    assert burials_of(its_order(s.copy(), "crew_up", "jolly_rodge"), RIVAL) == ["m15"]
    bury_at(s, RIVAL, "m15")
    match = its_order(s, "crew_up", "jolly_rodge")
    assert burials_of(match, RIVAL) == ["m15", "m11"]
    assert where(match, RIVAL) == "m11"


@rule("TEP-7.16", "TEP-7.25")
def test_gold_of_the_same_turn_may_pay_for_the_burial() -> None:
    """The check comes after the order; one treasure a turn."""
    s = dealt(1)
    rival_at(s, "m15")
    s.pirates[RIVAL].gold = 11
    match = its_order(s, "search", "st_gold2")
    assert burials_of(match, RIVAL) == ["m15"]
    assert rival(match).gold == 1


@rule("TEP-7.19")
def test_its_third_treasure_wins_at_once() -> None:
    """The game is over in the middle of the round; no ship sails any more."""
    s = dealt(1)
    rival_at(s, "m15")
    bury_at(s, RIVAL, "m05", "m06")
    s.pirates[RIVAL].gold = 12
    match = its_order(s, "crew_up", "jolly_rodge")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (RIVAL,)


@rule("TEP-7.19")
def test_your_third_treasure_wins_at_once() -> None:
    """The solo pirate gets no further turn."""
    s = to_order(dealt(1), 0, "search", "m15")
    bury_at(s, 0, "m05", "m06")
    s.pirates[0].gold = 13
    match = play(match_from(s), "order_decline", "bury")
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("TEP-7.02", "TEP-7.27", "TEP-7.28", "TEP-7.13")
@pytest.mark.parametrize("number", range(4))
def test_in_random_games_it_keeps_its_rules(number: int) -> None:
    """Only you are ever asked; it has no tokens, at most one deckhand at each station, and never idles a Plunder."""
    for match in walk(TITLE, number, 1, round_limit=40):
        assert match.to_move in ((0,), ())
        if len(match.state.pirates) > RIVAL and match.state.grid:
            pirate = rival(match)
            assert pirate.sure == 0
            assert max(pirate.stations[:3]) <= 1
    assert {event[2] for event in told(match, "solo_idle")} <= {"trade", "search", "attack", "hide_out"}
    assert you(match).gold <= 13
