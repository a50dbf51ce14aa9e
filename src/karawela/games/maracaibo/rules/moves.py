"""The moves that a box makes possible, as tuples made once: rules pick from them, and find back what they mean."""

from functools import cache
from typing import Final

from karawela.engine.ask import Move
from karawela.games.maracaibo.data.box import BACKS, Box, box_of
from karawela.games.maracaibo.data.vocabulary import TREASURES

SKIP: Final[Move] = ("skip",)
DONE: Final[Move] = ("done",)
STOP: Final[Move] = ("stop",)
CARD_BUY: Final[Move] = ("card_buy",)
CARD_COINS: Final[Move] = ("card_coins",)
RAID_STOP: Final[Move] = ("raid_stop",)
QUEST_REFRESH: Final[Move] = ("quest_refresh",)
QUEST_DECK: Final[Move] = ("quest_take", "deck")
GULF_NONE: Final[Move] = ("gulf", "none")

KIND_INDEX: Final = {name: kind for kind, name in enumerate(TREASURES)}
ISLAND: Final = tuple(("island", kind) for kind in TREASURES)
TREASURE_KIND: Final = tuple(("treasure_kind", kind) for kind in TREASURES)
RAID_KIND: Final = tuple(("raid_kind", kind) for kind in TREASURES)
RAID_DIE: Final = tuple(("raid_die", kind) for kind in TREASURES)
RAID_OR_NOT: Final = (("raid_start",), SKIP)
REROLL_OR_KEEP: Final = (("raid_reroll",), ("raid_keep",))
TAKE_OR_NOT: Final = (("treasure_take",), SKIP)
BUILD_OR_NOT: Final = (("residence_build",), SKIP)
RUBY_OR_NOT: Final = (("ruby_take",), SKIP)
QUEST_TAKE: Final = tuple(("quest_take", place) for place in range(1, 6))

MOST_RAIDS: Final = 8
"""So many raids of one turn have their moves made beforehand."""


class Moves:
    """The moves of one box."""

    def __init__(self, box: Box):
        cards = box.card_ids
        self.upgrade = [("upgrade", slot.id) for slot in box.slots]
        self.slot = {slot.id: index for index, slot in enumerate(box.slots)}
        self.open_slots = [
            sum(1 << index for index, slot in enumerate(box.slots) if slot.needs <= cubes)
            for cubes in range(len(box.slots) + 1)
        ]
        """By the cubes on the board: a bit for each slot that is not locked (POM-10.02)."""
        self.take = [("take", card) for card in cards]
        self.build = [("build", card) for card in cards]
        self.retire = [("retire", card) for card in cards]
        self.explore = [("explore_move", step.id) for step in box.track]
        self.trade = [("explore_trade", source.id) for source in box.trades]
        self.trade_index = {source.id: index for index, source in enumerate(box.trades)}
        self.galleon = [("galleon", tile) for tile in box.galleon_ids]
        self.galleon_index = {tile: index for index, tile in enumerate(box.galleon_ids)}
        self.bm_place = [[("bm_place", tile, card) for card in cards] for tile in box.market_ids]
        self.bm_activate = [("bm_activate", tile) for tile in box.market_ids]
        self.tile = {tile: index for index, tile in enumerate(box.market_ids)}
        self.raid_spend = [
            [("raid_spend", action.id, pool) for pool in range(1, MOST_RAIDS + 1)] for action in box.raid_actions
        ]
        self.raid_action = {action.id: index for index, action in enumerate(box.raid_actions)}
        self.bury = [("bury", TREASURES[space.kind], space.id) for space in box.bury]
        self.bury_on_tile = [[("bury", kind, space.id) for space in box.poseidon] for kind in TREASURES]
        self.bury_index = {space.id: index for index, space in enumerate(box.bury)}
        self.poseidon_index = {space.id: index for index, space in enumerate(box.poseidon)}
        self.ruby_sell = [("ruby_sell", space.id) for space in box.rubies]
        self.ruby_index = {space.id: index for index, space in enumerate(box.rubies)}
        self.quest_sell = [("quest_sell", quest) for quest in box.quest_ids]
        self.names = (*cards, *reversed(BACKS), "", "")
        """What lies in a cell by its number: marks are negative and count from the end."""


@cache
def moves_of(pack: str) -> Moves:
    """The moves of the box of that digest."""
    return Moves(box_of(pack))
