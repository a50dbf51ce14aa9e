"""What cards, slots and spaces do, in signs of one cell: `†` a raid, `»3` an exploration, `↻2$` income.

A list of effects becomes pieces that a line may be broken between. The legend says what the signs mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import Card, Quest, Source
from karawela.games.maracaibo.data.effects import Effect, Effects, Lasting, Scrolls, Side

DOUBLOON, POINT, ANY_TREASURE, OF_DIE = "$", "◆", "◈", "⚄"
TREASURE_SIGNS: Final = ("▬", "▼", "○")
"""Gold is a bar, an emerald a cut stone, a pearl is round."""
KIND_SIGNS: Final = ("▣", "☻", "◣")
"""Equipment is a chest, crew a face, ship a sail."""
HOUSE, MARKET, FIGUREHEAD, SCROLL, CUBE, SPADE, RAID, EXPLORE = "⌂", "%", "♆", "¶", "■", "↓", "†", "»"
ISLAND, RIVER, INCOME, LIGHTNING, RUBY, AT_THE_END = "▴", "≈", "↻", "ϟ", "✦", "Σ"
_NOWHERE: Final = re.compile(r"(?!)")
_SLASH: Final = re.compile(r"(?<=/)")
_GAINED = (*TREASURE_SIGNS, ANY_TREASURE, OF_DIE)

MEASURE_SIGNS: Final = (
    *TREASURE_SIGNS,
    *(SPADE + sign for sign in TREASURE_SIGNS),
    SPADE,
    *KIND_SIGNS,
    *(LIGHTNING, "".join(KIND_SIGNS) + HOUSE, HOUSE),
    *(INCOME + DOUBLOON, INCOME + POINT, RIVER, CUBE, SCROLL, SCROLL + "✓", "".join(TREASURE_SIGNS)),
)
"""By the measure."""


@cache
def effect_sign(effect: Effect | Lasting) -> str:
    """One effect. What is paid for it stands after it, `♆3$`; with a plus what is paid beyond the price, `☻+3$`."""
    op, a, b = effect.op, effect.a, effect.b
    times = str(b) if b > 1 else ""
    plain = {
        v.DBL: f"{a}{DOUBLOON}",
        v.VP: f"{a}{POINT}",
        v.UPGRADE: CUBE,
        v.BURY: SPADE,
        v.QUEST: SCROLL,
        v.QUEST_SELL: f"-{SCROLL}:{a}{DOUBLOON}",
        v.RAID: _plus(RAID, a),
        v.RAID_FIXED: f"{RAID}={a}",
        v.EXPLORE: f"{EXPLORE}{a}",
        v.BM_PLACE: MARKET + (f"{a}{DOUBLOON}" if a else ""),
        v.BM_ACTIVATE: f"{MARKET}!",
        v.GALLEON: f"{FIGUREHEAD}{a}{DOUBLOON}",
        v.BUILD: HOUSE,
        v.RAID_BONUS: _plus(RAID, a),
        v.EXPLORE_BONUS: _plus(EXPLORE, a),
        v.DISCOUNT: f"-{a}{DOUBLOON}",
        v.MOVE_LIMIT: f"\\_/{a}",
        v.RAID_REROLL: _plus(f"{RAID}{INCOME}", a),
        v.DBL_PER: f"{b}{DOUBLOON}/{SCROLL}",
    }
    if op in plain:
        return plain[op]
    if op == v.GAIN:
        return times + _GAINED[a]
    if op == v.CUBE:
        return times + ISLAND + _GAINED[a]
    if op == v.RAID_DIE:
        return _plus(RAID + TREASURE_SIGNS[a], b)
    if op == v.DIE_BONUS:
        return _plus(OF_DIE + TREASURE_SIGNS[a], b)
    if op == v.TAKE:
        return _plus(KIND_SIGNS[a], b) + (DOUBLOON if b else "")
    if op == v.TAKE_INCOME:
        return f"={INCOME}{(DOUBLOON, POINT)[a]}"
    if op == v.VP_PER:
        return f"{b}{POINT}/{MEASURE_SIGNS[a]}"
    if op == v.VP_PER3:
        return f"{b}{POINT}/3{MEASURE_SIGNS[a]}"
    return _rare_sign(effect)


def _rare_sign(effect: Effect | Lasting) -> str:
    if effect.op == v.ODD:
        return (f"{EXPLORE}!", f"{HOUSE}½")[effect.a]
    if effect.op == v.ODD_LASTING:
        return (f"{SCROLL}{INCOME}", f"{SPADE}+4")[effect.a]
    assert isinstance(effect, Lasting)
    sign, reward = (RAID, "") if effect.op == v.RAID_ACTION else (EXPLORE, "-")
    return f"{sign}{reward}{effect.a}:{''.join(pieces(effect.reward))}"


def _plus(sign: str, n: int) -> str:
    return f"{sign}+{n}" if n else sign


def pieces(effects: Effects) -> list[str]:
    """A list of effects; a slash stands between one and the other."""
    found = [effect_sign(effect) for effect in effects.at_once]
    found += ["/".join(_side(side) for side in offer) for offer in effects.offers]
    return found + [most for effect in effects.at_last for most in _with_most(effect)]


def _side(side: Side) -> str:
    return f"({' '.join(pieces(side))})" if isinstance(side, Effects) else effect_sign(side)


def _with_most(effect: Effect | Lasting) -> list[str]:
    return [effect_sign(effect), *([f"≤{effect.c}"] if effect.op == v.VP_PER and effect.c else [])]


def scroll_pieces(scrolls: Scrolls, lightning: str = LIGHTNING) -> list[str]:
    """All that is printed on a card, tile or slot: a lightning before what happens at once, an arrow before income."""
    at_once = pieces(scrolls.now)
    found = [lightning + at_once[0], *at_once[1:]] if at_once else []
    signs = {v.PERM: "", v.INCOME: INCOME, v.END: AT_THE_END}
    for when, sign in signs.items():
        for each in scrolls.of(when):
            first, *more = _with_most(each)
            found += [sign + first, *more]
    return found


def card_pieces(card: Card) -> list[str]:
    """Cost, points and effects of a card of the sea."""
    if card.kind >= 0:
        return [f"{KIND_SIGNS[card.kind]}{card.cost}{DOUBLOON}", f"{card.vp}{POINT}", *scroll_pieces(card.scrolls)]
    if card.score[1]:
        measure, points, most = card.score
        counted = _with_most(Effect(v.VP_PER, measure, points, most))
        return [f"{HOUSE}{card.cost}{DOUBLOON}", *counted]
    return pieces(card.actions)


def source_sign(source: Source) -> str:
    """A raid action: `†5:⚄`."""
    return f"{RAID}{source.cost}:{''.join(pieces(source.reward))}"


def quest_signs(quest: Quest) -> Iterator[tuple[str, int, Sequence[tuple[int, int]]]]:
    """Both conditions, the easy one first: the signs, the points, and what must be met."""
    for condition, points in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)):
        yield " ".join(f"{least}{MEASURE_SIGNS[measure]}" for measure, least in condition), points, condition


def wrapped(parts: Sequence[str], width: int, most: int) -> list[str]:
    """Pieces in lines of so many cells. Where they need too many lines, they are broken after slashes too, and at last
    the blanks between them go."""
    lines: list[str] = []
    for breaks, blank in ((_NOWHERE, " "), (_SLASH, " "), (_SLASH, "")):
        lines = [""]
        for part in parts:
            gap = blank if lines[-1] else ""
            for piece in breaks.split(part):
                if len(lines[-1]) + len(gap) + len(piece) > width and lines[-1]:
                    lines.append(piece)
                else:
                    lines[-1] += gap + piece
                gap = ""
        if len(lines) <= most and max(map(len, lines)) <= width:
            break
    return lines
