"""Koniec: the final conversion, the ranks and the result (chapter 12)."""

from karawela.engine.result import Result
from karawela.games.santiago.data.components import GOODS
from karawela.games.santiago.state import Santiago


def result(s: Santiago) -> Result:
    """Every three goods of any mix are worth a point; ties go to goods left over, then pesos (SDC-12.03 to 12.12)."""
    scores, keys, lines = [], [], []
    for trader in s.traders:
        converted, left = divmod(sum(trader.goods), 3)
        final = trader.vp + converted
        scores.append(final)
        keys.append((final, left, trader.pesos))
        lines.append(
            (
                ("vp", trader.vp),
                *zip(GOODS, trader.goods, strict=True),
                ("goods", sum(trader.goods)),
                ("converted", converted),
                ("goods_left", left),
                ("pesos", trader.pesos),
                ("total", final),
            )
        )
    return Result.by_rank(scores, keys, lines, s.truncated)
