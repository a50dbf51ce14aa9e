"""Where he can go, where he goes, and by which way (POM-14.16, 14.18, 14.34, 15.09, 16.07)."""

from collections.abc import Iterable, Iterator

from karawela.games.maracaibo.data.box import NONE, Card
from karawela.games.maracaibo.data.redbeard_parts import RB_CARD, RB_EXPLORE, RB_RAID, RB_RECRUIT
from karawela.games.maracaibo.data.sea import CELLS, GULF, Sea
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.state import FOG_CARD, FOG_PLACE, FOG_UPGRADE, Maracaibo

_FOG = (FOG_PLACE, FOG_UPGRADE, FOG_CARD)


def in_range(s: Maracaibo) -> tuple[int, ...]:
    """Where a legal movement of his may end (POM-14.16)."""
    return s.sea.reach[s.box.numbers.steps][s.captains[SEAT].ship]


def best(sea: Sea, positions: Iterable[int]) -> int:
    """The column nearest to Maracaibo, then the higher row; NONE if there is nothing (POM-14.34)."""
    return max(positions, key=lambda at: (sea.column[at], -sea.row[at]), default=NONE)


def destination(s: Maracaibo, action: int, kinds: tuple[int, ...]) -> int:
    """Where he would go for a main action, NONE if it is not possible. Only open cards count (POM-15.09, 16.07)."""
    reach, sea, cards = in_range(s), s.sea, s.box.cards
    if action in (RB_RAID, RB_EXPLORE) and GULF in reach:  # POM-14.18
        return GULF
    open_cells = [at for at in reach if at < CELLS and s.cells[at] >= 0]
    if action == RB_CARD:  # the first kind of which there is one (POM-14.31)
        for kind in kinds:
            there = best(sea, (at for at in open_cells if cards[s.cells[at]].kind == kind))
            if there != NONE:
                return there
        return NONE
    return best(sea, (at for at in open_cells if offers(cards[s.cells[at]], action)))


def offers(card: Card, action: int) -> bool:
    """Whether the card is a place with that action (POM-14.20, 14.26, 14.28, 14.29)."""
    if action == RB_RAID:
        return card.raids
    if action == RB_EXPLORE:
        return card.explores > 0
    return card.recruits if action == RB_RECRUIT else card.quests


def way_to(s: Maracaibo, there: int) -> tuple[int, ...]:
    """The way with most face-down cards, then the shortest, then the one that is higher where they part."""
    sea, ship = s.sea, s.captains[SEAT].ship
    ways = _ways(sea, ship, there, s.box.numbers.steps)

    def merit(way: tuple[int, ...]) -> tuple[int, int, tuple[tuple[int, int], ...]]:
        folded = {at for at in way if at < CELLS and s.cells[at] in _FOG}
        return -len(folded), len(way), tuple((sea.row[at], -sea.column[at]) for at in way)

    return min(ways, key=merit)


def _ways(sea: Sea, at: int, there: int, left: int) -> Iterator[tuple[int, ...]]:
    """Every way of at most so many steps, without its beginning."""
    if not left:
        return
    for after in sea.steps[at]:
        if after == there:
            yield (after,)
        if after < GULF:
            for rest in _ways(sea, after, there, left - 1):
                yield (after, *rest)
