"""What a helmsman does at once: every step is judged by the best square that the rest of the move can still reach.

To try each step and value the position sees one step ahead and takes long; this sees the whole move and is quick, since
all steps of a move, and all worlds of a search in which nothing else has changed, share one `Field`.
"""

from __future__ import annotations

from collections.abc import Sequence

from karawela.bots.courses import Courses
from karawela.engine.ask import Move
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea
from karawela.games.treasure_map.bot.square_worth import Field
from karawela.games.treasure_map.rules.moving import marooned
from karawela.games.treasure_map.state import CARRIED, HOARD, IN_GALLEON, Captain, TreasureMap

_FIELDS = 2048
"""So many fields are remembered."""


def at_the_helm(s: TreasureMap, seat: int, kind: str, options: Sequence[Move]) -> list[float] | None:
    """What every step of a move is worth; None for other questions, and for those who can't get off their island."""
    sea = s.sea
    if kind != "move" or marooned(s, seat, sea):
        return None
    me = s.captains[seat]
    return field_of(s, seat, me, sea).steps(me.ship, me.crew, s.steps, tuple(s.drifted), options)


def courses_at_the_helm(s: TreasureMap, seat: int, kind: str) -> Courses | None:
    """The squares where the move can end; None where `at_the_helm` says nothing."""
    sea = s.sea
    if kind != "move" or marooned(s, seat, sea):
        return None
    me = s.captains[seat]
    coins = tuple(sorted(s.coins.items())) if s.coins else ()
    return field_of(s, seat, me, sea).courses(me.ship, me.crew, s.steps, tuple(s.drifted), coins)


def circumstances(s: TreasureMap, kind: str) -> tuple[int, ...]:
    """What a fight has changed, for the next who sails: where everybody is, and with how many pieces and tokens."""
    if kind != "move":
        return ()
    token_at = s.token_at
    return tuple(
        [
            about
            for seat, each in enumerate(s.captains)
            for about in (each.ship, each.crew, 4 - each.pieces.count(0), token_at.count(CARRIED + seat))
        ]
    )


_fields: dict[tuple[object, ...], Field] = {}


def field_of(s: TreasureMap, seat: int, me: Captain, sea: Sea) -> Field:
    """The field for all that it depends on: not on where the seat's own ship and crew are, nor on what others keep
    hidden, which is different in every world."""
    mine = CARRIED + seat
    knows_dorado = 0 not in me.pieces or s.dorado_seen >> seat & 1
    key = (
        sea,
        seat,
        me.colour,
        s.round,
        s.max_rounds,
        s.level,
        tuple([(*each.pieces, *each.cards, each.gold) for each in s.captains]),
        tuple([(each.ship, each.crew) for each in s.captains if each is not me]),
        tuple(me.stored_pieces),
        tuple(s.token_at),
        tuple(
            [back for at, back in zip(s.token_at, s.token_back, strict=True) if at == mine or HOARD <= at <= IN_GALLEON]
        ),
        tuple(s.supply),
        tuple(s.pirates),
        tuple(s.hoard_pieces),
        s.galleon,
        tuple(s.galleon_pieces),
        s.dorado if knows_dorado else NOWHERE,
    )
    field = _fields.get(key)
    if field is None:
        if len(_fields) >= _FIELDS:
            _fields.clear()
        field = _fields[key] = Field(s, seat, me, sea)
    return field
