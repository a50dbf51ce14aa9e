"""Koniec: who has won, and the order of the rest (SAT-11, section 6 of the specification)."""

from karawela.engine.result import Result, first_of, ranks_of
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap


def score_of(s: TreasureMap, seat: int) -> int:
    """One for each different map piece, carried or stored, and one for El Dorado."""
    captain = s.captains[seat]
    different = sum(map(bool, map(sum, zip(captain.pieces, captain.stored_pieces, strict=True))))
    return different + (s.winner == seat)


def key_of(s: TreasureMap, seat: int) -> tuple[int, ...]:
    """El Dorado, then different pieces, pieces, tokens, gold (SAT-11.06)."""
    captain = s.captains[seat]
    pieces = sum(captain.pieces) + sum(captain.stored_pieces)
    tokens = s.token_at.count(CARRIED + seat) + s.token_at.count(STORED + seat)
    return (int(s.winner == seat), score_of(s, seat), pieces, tokens, captain.gold + captain.stored_gold)


def result(s: TreasureMap) -> Result:
    """The race is won at El Dorado; at the round limit the further order decides. Alone, not winning is losing."""
    keys = [key_of(s, seat) for seat in range(len(s.captains))]
    lines = tuple(
        (
            ("dorado", key[0]),
            ("different", key[1] - key[0]),
            ("pieces", key[2]),
            ("tokens", key[3]),
            ("gold", key[4]),
            ("total", key[1]),
        )
        for key in keys
    )
    ranks = ranks_of(keys)
    winners = () if s.solo and s.winner < 0 else first_of(ranks)
    return Result(tuple(key[1] for key in keys), ranks, winners, lines, truncated=s.winner < 0 and not s.lost)
