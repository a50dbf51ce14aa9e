"""What always holds for one captain: boards, tableau, and the sums that are kept for speed."""

from __future__ import annotations

from karawela.effects.lasting import take_lift
from karawela.engine.title import Demands
from karawela.games.maracaibo.data.box import NONE, PLACE, Box
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.rules.lasting import take_card
from karawela.games.maracaibo.rules.setup.start import new_captain
from karawela.games.maracaibo.state import Captain, Maracaibo

SUMS = ("kinds", "lightnings", *VOCABULARY.lasting_fields())
"""The fields that follow from cards, slots and galleon tile."""


def check_captain(s: Maracaibo, seat: int, captain: Captain, demand: Demands) -> None:
    """Calls `demand` for everything that must hold of the captain."""
    name = f"seat {seat + 1}"
    box = s.box
    demand(captain.doubloons >= 0, f"{name}: {captain.doubloons} doubloons")
    demand(captain.rubies >= 0, f"{name}: {captain.rubies} rubies")
    demand(len(captain.quests) == len(captain.quests_seen), f"{name}: quests and who saw them differ")
    _check_hideout(box, captain, name, demand)
    _check_ship_board(box, captain, name, demand)
    if not (s.solo and seat == 1):
        fresh = _with_everything(box, captain)
        for field in SUMS:
            mine, right = getattr(captain, field), getattr(fresh, field)
            demand(mine == right, f"{name}: {field} is {mine}, not {right}")


def _check_hideout(box: Box, captain: Captain, name: str, demand: Demands) -> None:
    demand(min(captain.stored) >= 0, f"{name}: stored {captain.stored}")
    for kind, stored in enumerate(captain.stored):
        demand(stored > 0 or not captain.bonus >> kind & 1, f"{name}: nothing lies on the bonus space of kind {kind}")
        filled = sum(captain.bury_spaces >> space & 1 for space in box.bury_of[kind])
        on_tile = captain.poseidon.count(kind)
        demand(captain.buried[kind] == filled + on_tile, f"{name}: buried {captain.buried}")
    demand(captain.has_poseidon or set(captain.poseidon) == {NONE}, f"{name}: treasures on a tile not owned")


def _check_ship_board(box: Box, captain: Captain, name: str, demand: Demands) -> None:
    """A slot behind a line was filled with enough cubes on the board, so the line's number and that cube are there."""
    demand(captain.upgrades == captain.slots.bit_count(), f"{name}: {captain.upgrades} ship upgrades")
    demand(captain.slots < 1 << len(box.slots), f"{name}: a slot that is not there is filled")
    for index, slot in enumerate(box.slots):
        enough = captain.upgrades > slot.needs
        demand(enough or not captain.slots >> index & 1, f"{name}: {slot.id} is filled too early")


def _with_everything(box: Box, captain: Captain) -> Captain:
    """A new captain who is given all cards, slots and the galleon tile once more."""
    fresh = new_captain(box, False)
    for card in captain.cards:
        if box.cards[card].sort != PLACE:
            take_card(fresh, box.cards[card])
    for index, slot in enumerate(box.slots):
        if captain.slots >> index & 1:
            take_lift(fresh, slot.lift)
    if captain.galleon != NONE:
        take_lift(fresh, box.galleons[captain.galleon].lift)
    return fresh
