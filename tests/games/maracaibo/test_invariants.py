"""The invariants hold in a table well dealt, and see each thing that could go wrong with one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karawela.effects.lasting import take_lift
from karawela.games.maracaibo.data.box import MODULES
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.rules.invariants.table import broken
from karawela.games.maracaibo.rules.lasting import take_card
from karawela.games.maracaibo.state import EMPTY, FILLER, FOG_CARD, FOG_PLACE, Maracaibo
from tests.games.maracaibo.table import BOX, Chosen, dealt, everything

NO_OPTIONS: Chosen = {}
SINGLE: list[Chosen] = [{module: True} for module in MODULES]
LAYOUTS: list[Chosen] = [{"layout": layout} for layout in BOX.seas]
CASES: list[tuple[int, Chosen]] = [
    *((seats, NO_OPTIONS) for seats in (1, 2, 3, 4)),
    *((seats, chosen) for seats in (1, 2) for chosen in SINGLE),
    *((seats, everything()) for seats in (1, 4)),
    *((2, chosen) for chosen in LAYOUTS),
    (1, {"b_cards": 4}),
]


@pytest.mark.parametrize(("seats", "chosen"), CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_fresh_table_keeps_them_all(seats: int, chosen: Chosen, seed: int) -> None:
    """Every number of players, module and layout."""
    assert broken(dealt(seats, seed, chosen)) == []


def acquire(s: Maracaibo, seat: int) -> None:
    """The first upgrade card of the sea goes to the captain, and the deck fills the cell."""
    cell = next(cell for cell in range(CELLS) if s.cells[cell] in BOX.upgrades_1)
    take_card(s.captains[seat], BOX.cards[s.cells[cell]])
    s.cells[cell] = s.unseen_deck.pop()
    s.deck -= 1


def test_they_hold_after_lawful_changes() -> None:
    """A card acquired, a slot filled, a treasure buried, a tile placed, a residence built, a river crossed."""
    s = dealt(2)
    captain = s.captains[0]
    acquire(s, 0)
    captain.slots, captain.upgrades = 0b1, 1
    take_lift(captain, BOX.slots[0].lift)
    captain.buried[1], captain.bury_spaces = 1, 1 << BOX.bury_of[1][2]
    s.market[BOX.places_1[3]] = 0
    captain.tiles = (-1, BOX.places_1[3], -1, -1, -1)
    residence = next(card for card in s.cells if card in BOX.residences)
    captain.residences = 1 << BOX.residences.index(residence)
    s.markers[residence] = 0b1
    captain.explorer, captain.rivers = BOX.track_index["c1"], 0b1
    captain.galleon = s.galleons.pop()
    take_lift(captain, BOX.galleons[captain.galleon].lift)
    assert broken(s) == []


def _card_twice(s: Maracaibo) -> None:
    s.cells[0] = s.cells[1]


def _hole(s: Maracaibo) -> None:
    s.unseen_deck.append(s.cells[0])
    s.cells[0] = EMPTY


def _early_filler(s: Maracaibo) -> None:
    s.unseen_deck.append(s.cells[0])
    s.cells[0] = FILLER


def _fog_without_module(s: Maracaibo) -> None:
    cell = s.cells.index(BOX.places_1[0])
    s.cells[cell] = FOG_PLACE
    s.unseen_places.append(BOX.places_1[0])


def _cards_without_module(s: Maracaibo) -> None:
    acquire(s, 0)
    cell = next(cell for cell in range(CELLS) if s.cells[cell] in BOX.deck_2)
    s.unseen_deck.append(s.cells[cell])
    s.cells[cell] = FOG_CARD


def _coins_in_the_open(s: Maracaibo) -> None:
    s.coins[0] = 1


def _value_tile_lost(s: Maracaibo) -> None:
    s.values.popitem()


def _debt(s: Maracaibo) -> None:
    s.captains[1].doubloons = -1


def _sunken_island(s: Maracaibo) -> None:
    s.islands[2] = -1


def _early_slot(s: Maracaibo) -> None:
    s.captains[0].slots, s.captains[0].upgrades = 1 << 6, 1


def _miscounted_slots(s: Maracaibo) -> None:
    s.captains[0].upgrades = 1


def _bonus_on_nothing(s: Maracaibo) -> None:
    s.captains[0].bonus = 0b1


def _buried_nowhere(s: Maracaibo) -> None:
    s.captains[0].buried[0] = 1


def _foreign_poseidon(s: Maracaibo) -> None:
    s.captains[0].poseidon, s.captains[0].buried = (0, -1, -1, -1), [1, 0, 0]


def _galleon_twice(s: Maracaibo) -> None:
    s.captains[0].galleon = s.galleons[0]


def _tile_unknown_to_its_place(s: Maracaibo) -> None:
    s.captains[0].tiles = (BOX.places_1[0], -1, -1, -1, -1)


def _marker_unknown_to_its_residence(s: Maracaibo) -> None:
    s.captains[0].residences = 0b1


def _quest_lost(s: Maracaibo) -> None:
    s.quest_unseen.pop()


def _market_not_filled(s: Maracaibo) -> None:
    s.quest_unseen.append(s.quest_market.pop())


def _raid_action_not_unlocked(s: Maracaibo) -> None:
    s.raid_used = 1 << 5


def _overspent(s: Maracaibo) -> None:
    s.pools, s.pool_kinds = [-1], [0]


def _river_not_crossed(s: Maracaibo) -> None:
    s.captains[0].explorer = BOX.track_index["c1"]


def _wrong_sum(s: Maracaibo) -> None:
    s.captains[0].discount = 2


def _unequal_turns(s: Maracaibo) -> None:
    s.over, s.round = True, 3
    s.captains[0].turns = 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (_card_twice, "a card is in two places"),
        (_hole, "a cell is empty between turns"),
        (_early_filler, "a filler was laid with cards in the deck"),
        (_fog_without_module, "a place lies face down without the fog"),
        (_cards_without_module, "a card lies face down without the fog"),
        (_coins_in_the_open, "1 doubloons lie in cell 0"),
        (_value_tile_lost, "the treasure-value tiles are"),
        (_debt, "seat 2: -1 doubloons"),
        (_sunken_island, "the islands have [4, 4, -1]"),
        (_early_slot, "seat 1: s7 is filled too early"),
        (_miscounted_slots, "seat 1: 1 ship upgrades"),
        (_bonus_on_nothing, "nothing lies on the bonus space of kind 0"),
        (_buried_nowhere, "seat 1: buried [1, 0, 0]"),
        (_foreign_poseidon, "treasures on a tile not owned"),
        (_galleon_twice, "are not 4"),
        (_tile_unknown_to_its_place, "the places say {}"),
        (_marker_unknown_to_its_residence, "the markers on hacienda differ"),
        (_quest_lost, "the quests are"),
        (_market_not_filled, "the quest market was not filled"),
        (_raid_action_not_unlocked, "a raid action was used that is not unlocked"),
        (_overspent, "strengths [-1]"),
        (_river_not_crossed, "a river before c1 was not crossed"),
        (_wrong_sum, "seat 1: discount is 2, not 0"),
        (_unequal_turns, "not everybody had the same number of turns"),
    ],
)
def test_they_see_what_is_wrong(harm: Callable[[Maracaibo], None], said: str) -> None:
    """Each harm to a sound table is told in words."""
    s = dealt(2)
    harm(s)
    assert any(said in wrong for wrong in broken(s)), broken(s)


@pytest.mark.parametrize("field", [("doubloons", 1), ("slots", 0b1), ("galleon", 3)], ids=lambda field: str(field[0]))
def test_redbeard_has_nothing_that_is_not_his(field: tuple[str, int]) -> None:
    """Neither doubloons nor a galleon nor an ordinary ship board."""
    s = dealt(1)
    setattr(s.captains[1], *field)
    assert any(wrong.startswith("Redbeard") for wrong in broken(s))


def test_redbeard_s_deck_has_the_chosen_b_cards() -> None:
    """Their number is an option, and the six are six."""
    s = dealt(1, chosen={"b_cards": 2})
    s.b_cards = 3
    assert broken(s) == ["Redbeard's deck has not 3 B cards"]
