"""The state: what a fresh one holds, who sees what of it, and that copies share nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from karawela.effects.lasting import take_lift
from karawela.engine.ask import EVERYBODY
from karawela.engine.errors import BadOption
from karawela.engine.state import UNKNOWN, as_data, view_of
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import MODULES
from karawela.games.maracaibo.data.sea import START
from karawela.games.maracaibo.rules.lasting import SCORED_LATER, count, income_dbl, take_card
from karawela.games.maracaibo.state import SETUP, Captain, Maracaibo
from tests.games.maracaibo.table import BOX, Chosen, dealt, everything, started, take_quest
from tests.support import rule

NO_OPTIONS: Chosen = {}
SINGLE: list[Chosen] = [{module: True} for module in MODULES]
CASES: list[tuple[int, Chosen]] = [
    *((seats, NO_OPTIONS) for seats in (1, 2, 3, 4)),
    *((2, chosen) for chosen in SINGLE),
    (1, everything(b_cards=6)),
    (4, everything(layout="long_voyage")),
]


def named(*ids: str) -> Captain:
    """A captain with these cards."""
    captain = started(2).captains[0]
    for name in ids:
        take_card(captain, BOX.cards[BOX.card_index[name]])
    return captain


# ---------------------------------------------------------------- the beginning


@rule("POM-1.01", "POM-1.11", "POM-1.12", "POM-1.13")
def test_before_the_first_draw_nothing_is_dealt() -> None:
    """Boards are empty, ships and explorers wait, the islands have four cubes each, and no module is in play."""
    s = started(3)
    assert s.phase == SETUP and s.round == 0 and s.modules == 0
    assert s.islands == [4, 4, 4]
    for captain in s.captains:
        assert (captain.ship, captain.explorer, captain.vp, captain.steps, captain.rerolls) == (START, 0, 0, 3, 1)
        assert captain.raid_actions == BOX.standard_raid
    assert len(s.captains) == 3 and s.deck == 41 and len(s.quest_unseen) == 25


def test_alone_redbeard_is_the_second_captain() -> None:
    """He has the end marker, you begin, and he never retires."""
    s = started(1, retirement=True, b_cards=3)
    assert s.solo and len(s.captains) == 2 and s.end_marker == 1
    assert s.first_player == "1" and s.b_cards == 3
    assert [captain.may_retire for captain in s.captains] == [True, False]


@rule("POM-1.01")
def test_modules_are_bits() -> None:
    """Each alone sets its own, all together all six."""
    for bit, module in enumerate(MODULES):
        assert started(2, **{module: True}).modules == 1 << bit
    assert started(2, **everything()).modules == 0b111111


@pytest.mark.parametrize(
    ("seats", "chosen", "said"),
    [
        (2, {"first_player": "3"}, "option first_player is random or a seat from 1 to 2"),
        (2, {"b_cards": 2}, "option b_cards is for a game alone against Redbeard"),
        (2, {"layout": "custom"}, "there is no layout 'custom'; there are standard"),
    ],
)
def test_options_that_don_t_fit_are_refused(seats: int, chosen: Chosen, said: str) -> None:
    """And the message says what would."""
    with pytest.raises(BadOption, match=said):
        started(seats, **chosen)


def test_every_option_reads_its_own_default() -> None:
    """Names are unique, and none is called like another."""
    assert len({option.name for option in TITLE.options}) == len(TITLE.options)
    for option in TITLE.options:
        assert option.read(option.default) == option.default


# ---------------------------------------------------------------- copies and views


@pytest.mark.parametrize(("seats", "chosen"), CASES)
def test_a_copy_is_equal_and_shares_nothing(seats: int, chosen: Chosen) -> None:
    """Whatever is done to the copy, the original stays."""
    s = dealt(seats, chosen=chosen)
    before, copy = repr(s), s.copy()
    assert copy == s
    copy.captains[0].stored[0] += 1
    copy.captains[1].quests.append(3)
    copy.captains[0].kinds[2] += 1
    copy.redbeard.unseen.append(4)
    copy.redbeard.position += 1
    copy.cells[0] = -2
    copy.markers[12] = 1
    copy.market[0] = 1
    copy.values[1] = 2
    copy.islands[0] += 1
    copy.quest_market.clear()
    copy.pools.append(5)
    copy.coins[0] = 3
    assert repr(s) == before
    assert copy != s


@pytest.mark.parametrize(("seats", "chosen"), CASES)
def test_a_view_is_plain_data(seats: int, chosen: Chosen) -> None:
    """It can be written as JSON for every seat and for an observer."""
    s = dealt(seats, chosen=chosen)
    for seat in (*range(seats), None):
        assert json.loads(json.dumps(as_data(view_of(s, seat))))["round"] == 1


@rule("POM-9.03")
def test_only_the_owner_sees_a_quest_that_was_drawn() -> None:
    """Others see how many there are; what was taken from the market all have seen."""
    s = dealt(3)
    take_quest(s, 1, 0)
    drawn, taken = s.captains[1].quests
    assert view_of(s, 1).captains[1].quests == [drawn, taken]
    for other in (0, 2, None):
        assert view_of(s, other).captains[1].quests == [UNKNOWN, taken]


@rule("POM-14.07")
def test_nobody_sees_redbeard_s_first_quest() -> None:
    """The card from the market, that he took later, everybody knows."""
    s = dealt(1)
    take_quest(s, 1, 1)
    for viewer in (0, None):
        assert view_of(s, viewer).captains[1].quests == [UNKNOWN, s.captains[1].quests[1]]


def _swap_decks(s: Maracaibo) -> None:
    s.quest_unseen.reverse()


def _swap_hand_and_deck(s: Maracaibo) -> None:
    hand = s.captains[1].quests
    hand[0], s.quest_unseen[0] = s.quest_unseen[0], hand[0]


def _offer_others(s: Maracaibo) -> None:
    s.captains[1].offered = [s.quest_unseen[0], s.quest_unseen[1]]


def _sell_other(s: Maracaibo) -> None:
    s.quest_under[0], s.quest_unseen[0] = s.quest_unseen[0], s.quest_under[0]


@rule("POM-9.03")
@pytest.mark.parametrize("change", [_swap_decks, _swap_hand_and_deck, _offer_others, _sell_other])
def test_states_that_differ_only_in_secrets_look_the_same(change: Callable[[Maracaibo], None]) -> None:
    """To everybody but the owner: the deck, a hand, an offer, a card that was sold under the deck."""
    s = dealt(3)
    s.captains[1].offered = [s.quest_unseen[2], s.quest_unseen[3]]
    s.quest_under, s.quest_under_seen, s.quest_under_batch = [s.quest_unseen.pop()], [0b010], [1]
    other = s.copy()
    change(other)
    assert other != s
    for viewer in (0, 2, None):
        assert view_of(other, viewer) == view_of(s, viewer)


def test_what_the_whale_put_under_the_deck_everybody_knows() -> None:
    """Cards, not their order: they are one batch."""
    s = dealt(2)
    s.quest_under, s.quest_under_seen, s.quest_under_batch = [5, 7], [EVERYBODY, EVERYBODY], [1, 1]
    assert view_of(s, None).quest_under == [5, 7]


# ---------------------------------------------------------------- sums and measures


@rule("POM-11.08")
def test_income_is_the_sum_of_green_scrolls() -> None:
    """Sugar, Cook and Gunner: 5 doubloons and 2 points (worked example 10)."""
    captain = named("sugar", "cook", "gunner")
    assert (income_dbl(captain), captain.income_vp) == (5, 2)


@rule("POM-3.04", "POM-11.06")
def test_discounts_and_bonuses_add_up() -> None:
    """From cards, slots and the galleon tile alike."""
    captain = named("klabautermann", "quartermaster", "goldsmith_scales")
    take_lift(captain, BOX.slots[2].lift)
    take_lift(captain, BOX.galleons[11].lift)
    assert captain.discount == 3 + 1 + 1 + 2
    assert captain.die_bonus == (2, 0, 0)


def test_galleon_tiles_lift_their_owner() -> None:
    """The Harpy sails farther, the Lion rerolls, the Whale's income counts quests."""
    captain = named()
    for tile in BOX.galleons:
        take_lift(captain, tile.lift)
    assert (captain.steps, captain.rerolls, captain.raid_bonus) == (4, 2, 2)
    captain.quests = [1, 2, 3]
    assert income_dbl(captain) == 4 + 2 + 3
    assert captain.raid_actions.bit_count() == 3 + 3 and captain.trades.bit_count() == 1


@rule("POM-7.11")
def test_every_measure_counts_what_it_says() -> None:
    """Each of them on one captain with different numbers everywhere."""
    captain = named("sugar", "rum", "cook", "ram", "spade")
    captain.stored, captain.buried = [1, 2, 3], [1, 0, 2]
    captain.rivers, captain.residences, captain.upgrades = 0b0011, 0b101, 7
    captain.quests = [4, 5, 6, 7]
    counted = {name: count(captain, index, quests_scored=9) for index, name in enumerate(v.MEASURES)}
    treasures = {"gold": 2, "emerald": 2, "pearl": 5, "treasure_sets": 2}
    buried = {"buried_gold": 1, "buried_emerald": 0, "buried_pearl": 2, "buried": 3}
    cards = {"equipment": 3, "crew": 1, "ship": 1, "lightning": 2, "cards_res": 7, "residences": 2}
    others = {"income_dbl": 7, "income_vp": 1, "rivers": 2, "upgrades": 7, "quests": 4, SCORED_LATER: 9}
    assert counted == treasures | buried | cards | others
