"""Effects as rows of signs: what a card, slot or space does, to be read without words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK
from karawela.draw.svg import group, join, rect, text, text_width, use
from karawela.games.maracaibo.data import vocabulary as v
from karawela.games.maracaibo.data.box import Quest, Source
from karawela.games.maracaibo.data.effects import Effect, Effects, Lasting, Scrolls, Side

_KINDS = (*v.TREASURES, "any", "die")
_MEASURE_SIGNS: Final = {
    "buried_gold": "buried-gold",
    "buried_emerald": "buried-emerald",
    "buried_pearl": "buried-pearl",
    "buried": "bury",
    "residences": "house",
    "income_dbl": "income-coin",
    "income_vp": "income-vp",
    "rivers": "river",
    "upgrades": "upgrade",
    "quests": "quest",
    "quests_scored": "quest",
    "treasure_sets": "any",
    "cards_res": "equipment",
}
PLAIN: Final = ""
"""A scroll that stands for no time of its own: what a place offers."""
_SCROLL_HEX: Final = {PLAIN: "#fffaf0", v.NOW: "#f3dfae", v.PERM: "#a92f26", v.INCOME: "#2f752e", v.END: "#66625c"}


class Token(NamedTuple):
    """A sign with a number in it (coin, points) or beside it; without a sign, words between signs."""

    sign: str
    label: str = ""

    @property
    def inside(self) -> bool:
        return self.sign in ("coin", "vp")


SLASH: Final = Token("", "/")
ARROW: Final = Token("to")
_NARROW: Final = {"to": 13.0, "check": 15.0, "again": 18.0, "house": 19.0, "lightning": 15.0}
"""Signs that take less room than others."""


def measure_tokens(measure: int) -> list[Token]:
    """What is counted."""
    name = v.MEASURES[measure]
    sign = Token(_MEASURE_SIGNS.get(name, name))
    if name == "cards_res":
        return [sign, Token("", "+"), Token("house")]
    return [sign, Token("check")] if name == "quests_scored" else [sign]


def effect_tokens(effect: Effect | Lasting) -> list[Token]:
    """One effect. An exhaustive table in the order of the vocabulary."""
    op, a, b, c = effect.op, effect.a, effect.b, effect.c
    match op:
        case v.DBL:
            return [Token("coin", str(a))]
        case v.VP:
            return [Token("vp", str(a))]
        case v.GAIN:
            return [Token(_KINDS[a], f"×{b}" if b > 1 else "")]
        case v.CUBE:
            return [Token(f"island-{_KINDS[a]}", f"×{b}" if b > 1 else "")]
        case v.UPGRADE | v.BURY | v.QUEST:
            return [Token({v.UPGRADE: "upgrade", v.BURY: "bury", v.QUEST: "quest"}[op])]
        case v.QUEST_SELL:
            return [Token("quest"), ARROW, Token("coin", str(a))]
        case v.RAID:
            return [Token("raid", f"+{a}" if a else "")]
        case v.RAID_FIXED:
            return [Token("raid", str(a))]
        case v.RAID_DIE:
            return [Token(f"die-{_KINDS[a]}"), Token("raid", f"+{b}")]
        case v.EXPLORE:
            return [Token("explore", str(a))]
        case v.BM_PLACE:
            return [Token("market"), *([Token("coin", f"−{a}")] if a else [])]
        case v.BM_ACTIVATE:
            return [Token("market"), Token("again")]
        case v.GALLEON:
            return [Token("galleon"), Token("coin", f"−{a}")]
        case v.BUILD:
            return [Token("house")]
        case v.TAKE:
            return [Token(v.KINDS[a]), *([Token("coin", f"+{b}")] if b else [])]
        case v.TAKE_INCOME:
            return [Token("income-coin" if a == 0 else "income-vp")]
        case v.VP_PER:
            most = [Token("", f"≤{c}")] if c else []
            return [Token("vp", str(b)), SLASH, *measure_tokens(a), *most]
        case v.ODD:
            return [Token("explorer"), Token("again")] if v.ODD_NOW[a] == "explorer_space" else [Token("house", "½")]
        case v.RAID_BONUS:
            return [Token("raid", f"+{a}")]
        case v.DIE_BONUS:
            return [Token(f"die-{_KINDS[a]}", f"+{b}")]
        case v.EXPLORE_BONUS:
            return [Token("explore", f"+{a}")]
        case v.DISCOUNT:
            return [Token("coin", f"−{a}"), SLASH, Token("equipment")]
        case v.MOVE_LIMIT:
            return [Token("sails", str(a))]
        case v.RAID_REROLL:
            return [Token("die"), Token("again")]
        case v.ODD_LASTING:
            refresh = v.ODD_PERM[a] == "quest_refresh"
            return [Token("quest"), Token("again")] if refresh else [Token("bury", "×4")]
        case v.DBL_PER:
            return [Token("coin", str(b)), SLASH, Token("quest")]
        case v.VP_PER3:
            return [Token("vp", str(b)), Token("", "/3×"), *measure_tokens(a)]
    assert isinstance(effect, Lasting)
    price = Token("raid", str(a)) if op == v.RAID_ACTION else Token("explore", f"−{a}")
    return [price, ARROW, *list_tokens(effect.reward)]


def _side_tokens(side: Side) -> list[Token]:
    return list_tokens(side) if isinstance(side, Effects) else effect_tokens(side)


def list_tokens(effects: Effects) -> list[Token]:
    """A list of effects; equal ones are counted."""
    groups: list[list[Token]] = [effect_tokens(effect) for effect in effects.at_once]
    for offer in effects.offers:
        tokens: list[Token] = []
        for side in offer:
            tokens += [SLASH, *_side_tokens(side)] if tokens else _side_tokens(side)
        groups.append(tokens)
    groups += [effect_tokens(effect) for effect in effects.at_last]
    told: list[Token] = []
    for at, tokens in enumerate(groups):
        many = groups.count(tokens)
        if groups.index(tokens) == at:
            told += [Token("", f"{many}×"), *tokens] if many > 1 else tokens
    return told


def source_tokens(source: Source) -> list[Token]:
    """A raid action: its strength and what that buys."""
    return [Token("raid", str(source.cost)), ARROW, *list_tokens(source.reward)]


def scroll_parts(scrolls: Scrolls) -> list[tuple[str, tuple[Token, ...]]]:
    """What is printed on a card or tile, one entry a scroll, with when it works."""
    parts = [(v.NOW, tuple(list_tokens(scrolls.now)))] if scrolls.now else []
    return parts + [(each.when, tuple(effect_tokens(each))) for each in scrolls.lasting]


def condition_tokens(quest: Quest, hard: bool) -> tuple[Token, ...]:
    """What one half of a quest wants."""
    tokens: list[Token] = []
    for measure, least in quest.hard if hard else quest.easy:
        tokens += [Token("", str(least)), *measure_tokens(measure)]
    return tuple(tokens)


# ------------------------------------------------------------------ drawing


def _letters(k: float) -> float:
    return max(11.0, 13 * k)


def _width(token: Token, k: float) -> float:
    beside = 0.0 if token.inside else text_width(token.label, _letters(k), bold=True)
    return beside + (_NARROW.get(token.sign, 20.0) * k if token.sign else 1.0)


def row_width(tokens: Sequence[Token], k: float = 1.0) -> float:
    return sum(_width(token, k) for token in tokens) + 1.5 * max(0, len(tokens) - 1)


@lru_cache(maxsize=4096)
def row(tokens: tuple[Token, ...], k: float = 1.0, ink: str = INK) -> Markup:
    """The tokens side by side around the origin; `k` is the size of signs, words stay readable."""
    x = -row_width(tokens, k) / 2
    parts = []
    for token in tokens:
        wide, letters = _width(token, k), _letters(k)
        room = _NARROW.get(token.sign, 20.0) * k
        if token.sign:
            sign = "to-light" if token is ARROW and ink != INK else token.sign
            parts.append(use(f"sign-{sign}", x + room / 2, 0, k))
        if token.inside:
            fill = INK if token.sign == "coin" else CHALK
            small = letters if len(token.label) < 2 else max(11.0, letters - 1.5)
            parts.append(text(x + 10 * k, small * 0.36, token.label, small, fill, weight=750))
        elif token.label:
            left = x + (room if token.sign else 0.5)
            parts.append(text(left, letters * 0.36, token.label, letters, ink, "start", 700))
        x += wide + 1.5
    return join(*parts)


def fitting(tokens: Sequence[Token], width: float, most: float = 1.0) -> float:
    """The largest size, up to `most`, at which the row fits the width."""
    k = most
    while k > 0.5 and row_width(tokens, k) > width:
        k -= 0.05
    return round(k, 2)


@lru_cache(maxsize=1024)
def scrolls(parts: tuple[tuple[str, tuple[Token, ...]], ...], width: float, height: float) -> Markup:
    """Scrolls in one or two rows, centred in a field around the origin."""
    k = 0.86
    wide = [_scroll_width(part, k) for part in parts]
    lines: list[list[int]] = [[]]
    for number, size in enumerate(wide):
        used = sum(wide[each] + 3 for each in lines[-1])
        if lines[-1] and used + size > width:
            lines.append([])
        lines[-1].append(number)
    step = min(21.0, height / len(lines))
    drawn = []
    for at, numbers in enumerate(lines):
        y = (at - (len(lines) - 1) / 2) * step
        x = -sum(wide[each] + 3 for each in numbers) / 2 + 1.5
        for each in numbers:
            size = min(wide[each], width)
            drawn.append(_scroll(parts[each], x + size / 2, y, size, min(19.0, step - 0.5)))
            x += size + 3
    return join(*drawn)


def _scroll_width(part: tuple[str, tuple[Token, ...]], k: float) -> float:
    return row_width(part[1], k) + (18 if part[0] == v.NOW else 8)


def _scroll(part: tuple[str, tuple[Token, ...]], x: float, y: float, width: float, height: float) -> Markup:
    when, tokens = part
    lead = 12 if when == v.NOW else 0
    k = fitting(tokens, width - lead - 4, 0.86)
    body = [
        rect(-width / 2, -height / 2, width, height, _SCROLL_HEX[when], 5, "#3b2a17", 0.8),
        use("sign-lightning", -width / 2 + 8, 0, 0.68) if lead else "",
        group(row(tokens, k, INK if when in (PLAIN, v.NOW) else CHALK), transform=f"translate({lead / 2:g} 0)"),
    ]
    return group(*body, transform=f"translate({x:g} {y:g})")
