"""What always holds in Pirates of Maracaibo; the tests look after every move. What only a history can show (columns
that never decrease, the sum of doubloons in a payment) is theirs to watch."""

from __future__ import annotations

from karawela.engine.title import Demands
from karawela.games.maracaibo.data.box import (
    ADVENTURE_HUNTERS,
    FOG_PLACES,
    FOG_UPGRADES,
    NONE,
    PLACE,
    RETIREMENT,
    UPGRADE_CARD,
)
from karawela.games.maracaibo.data.sea import CELLS, POSITIONS
from karawela.games.maracaibo.rules.invariants.captain import check_captain
from karawela.games.maracaibo.state import (
    EMPTY,
    FILLER,
    FOG_CARD,
    FOG_PLACE,
    FOG_UPGRADE,
    KEEP_QUESTS,
    MOVE,
    Maracaibo,
)


def broken(s: Maracaibo) -> list[str]:
    """Every invariant that does not hold, in words."""
    demand = Demands()
    if s.phase <= KEEP_QUESTS:
        return demand.broken
    _check_cards(s, demand)
    _check_fog(s, demand)
    _check_tiles(s, demand)
    _check_quests(s, demand)
    _check_turn(s, demand)
    for seat, captain in enumerate(s.captains):
        check_captain(s, seat, captain, demand)
    if s.solo:
        _check_redbeard(s, demand)
    if s.over:
        demand(s.round == s.box.numbers.rounds, f"the game ended in round {s.round}")
        demand(len({captain.turns for captain in s.captains}) == 1, "not everybody had the same number of turns")
    return demand.broken


def _check_cards(s: Maracaibo, demand: Demands) -> None:
    box = s.box
    zones = [
        *(card for card in s.cells if card >= 0),
        *(card for captain in s.captains for card in captain.cards),
        *s.unseen_places,
        *s.unseen_residences,
        *s.unseen_upgrades,
        *s.unseen_deck,
    ]
    if s.top >= 0:
        zones.append(s.top)
    demand(len(zones) == len(set(zones)), "a card is in two places")
    demand(set(zones) == set(range(len(box.cards))), "a card is nowhere")
    demand(len(s.cells) == CELLS, f"there are {len(s.cells)} cells")
    demand(s.phase != MOVE or EMPTY not in s.cells, "a cell is empty between turns")
    demand(FILLER not in s.cells or s.deck == 0, "a filler was laid with cards in the deck")
    residences = [card for card in s.cells if card in box.residences]
    demand(len(residences) == box.numbers.residences, f"{len(residences)} residences are in play")
    for captain in s.captains[: 1 if s.solo else None]:
        bought = all(box.cards[card].sort == UPGRADE_CARD for card in captain.cards)
        demand(bought, "something that is no upgrade card was acquired")


def _check_fog(s: Maracaibo, demand: Demands) -> None:
    box = s.box
    places, upgrades, cards = (s.cells.count(mark) for mark in (FOG_PLACE, FOG_UPGRADE, FOG_CARD))
    boxed = len(box.upgrades_1) - box.numbers.upgrades
    demand(places == len(s.unseen_places), f"{places} places lie face down, {len(s.unseen_places)} are unseen")
    demand(upgrades == len(s.unseen_upgrades) - boxed, f"{upgrades} upgrade cards lie face down")
    shown = 1 if s.top >= 0 else 0
    demand(cards + s.deck - shown == len(s.unseen_deck), f"the deck has {s.deck} cards, {len(s.unseen_deck)} unseen")
    demand(places == 0 or s.has(FOG_PLACES), "a place lies face down without the fog")
    demand(upgrades + cards + s.ups == 0 or s.has(FOG_UPGRADES), "a card lies face down without the fog")
    for cell, coins in s.coins.items():
        demand(s.cells[cell] == FOG_PLACE and coins > 0, f"{coins} doubloons lie in cell {cell}")


def _check_tiles(s: Maracaibo, demand: Demands) -> None:
    box = s.box
    laid = [*s.values.values(), *(box.value_tiles[tile] for tile in s.unseen_values)]
    demand(sorted(laid) == sorted(box.value_tiles), f"the treasure-value tiles are {laid}")
    for place in s.values:
        demand(box.cards[place].value_tile and place in s.cells, f"a value tile lies on {box.card_ids[place]}")
    demand(min(s.islands) >= 0, f"the islands have {s.islands}")
    market = [tile for tile in s.galleons if tile != NONE]
    owned = [captain.galleon for captain in s.captains if captain.galleon != NONE]
    if s.redbeard.galleon != NONE:
        owned.append(s.redbeard.galleon)
    size = box.numbers.galleons_solo if s.solo else len(s.captains) + box.numbers.galleons
    demand(len({*market, *owned}) == size == len(market) + len(owned), f"galleons {market} and {owned} are not {size}")
    placed = {tile: seat for seat, captain in enumerate(s.captains) for tile in captain.tiles if tile != NONE}
    demand(placed == s.market, f"black market tiles lie at {placed}, the places say {s.market}")
    demand(all(box.cards[place].sort == PLACE and place in s.cells for place in s.market), "a tile is on no open place")
    for index, residence in enumerate(box.residences):
        bits = sum(1 << seat for seat, each in enumerate(s.captains) if each.residences >> index & 1)
        demand(s.markers.get(residence, 0) == bits, f"the markers on {box.card_ids[residence]} differ")
        demand(not bits or residence in s.cells, f"{box.card_ids[residence]} is not in play")


def _check_quests(s: Maracaibo, demand: Demands) -> None:
    held = [quest for captain in s.captains for quest in captain.quests]
    zones = [*held, *s.quest_market, *s.quest_unseen, *s.quest_under]
    demand(sorted(zones) == list(range(len(s.box.quests))), f"the quests are {sorted(zones)}")
    wanted = 3 if s.has(ADVENTURE_HUNTERS) else 2
    demand(len(s.quest_market) <= wanted, f"{len(s.quest_market)} quests are in the market")
    demand(len(s.quest_market) == wanted or s.quest_deck() == 0, "the quest market was not filled")
    under = {len(s.quest_under), len(s.quest_under_seen), len(s.quest_under_batch)}
    demand(
        len(under) == 1 and s.quest_under_batch == sorted(s.quest_under_batch), "the bottom of the quest deck is off"
    )


def _check_turn(s: Maracaibo, demand: Demands) -> None:
    active = s.captains[s.active]
    demand(len(s.pools) == len(s.pool_kinds) and min(s.pools, default=0) >= 0, f"strengths {s.pools}")
    demand(s.raid_used & ~active.raid_actions == 0, "a raid action was used that is not unlocked")
    demand(s.trades_used & ~active.trades == 0, "a trade was used that is not there")
    demand(1 <= s.round <= s.box.numbers.rounds, f"this is round {s.round}")
    for captain in s.captains:
        demand(0 <= captain.ship < POSITIONS, f"a ship is at {captain.ship}")
        step = s.box.track[captain.explorer]
        if not s.has(RETIREMENT):
            demand(captain.rivers == step.crossed, f"rivers {captain.rivers:b} at {step.id}")
        demand(captain.rivers & step.crossed == step.crossed, f"a river before {step.id} was not crossed")


def _check_redbeard(s: Maracaibo, demand: Demands) -> None:
    foe, captain = s.redbeard, s.captains[1]
    demand(captain.doubloons == 0 and captain.galleon == NONE, "Redbeard has doubloons or a galleon of his own")
    demand(not any(captain.buried) and captain.slots == 0, "Redbeard buries or uses an ordinary ship board")
    demand(0 <= foe.position < len(s.box.redbeard_track), f"Redbeard's track is at {foe.position}")
    demand(0 <= foe.slots <= len(s.box.redbeard_slots), f"Redbeard has filled {foe.slots} slots")
    demand(len(set(foe.six)) == 6 and set(foe.unseen) <= set(foe.six), f"Redbeard's cards are {foe.six}")
    demand(sum(card >= 6 for card in foe.six) == s.b_cards, f"Redbeard's deck has not {s.b_cards} B cards")
