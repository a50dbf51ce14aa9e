"""Levels of legend and the sides of the solo mats, drawn large, 300 by 200."""

from __future__ import annotations

from markupsafe import Markup

from karawela.components.rows import Row
from karawela.draw.palette import INK
from karawela.draw.pieces import die
from karawela.draw.svg import at, group, join, rect, text, use
from karawela.effects.templates import Token
from karawela.games.tiny_epic.board.artwork import ART
from karawela.games.tiny_epic.board.cards import dice_symbols
from karawela.games.tiny_epic.board.effects import SAIL_SIGN, effect_tokens, fitting, level_tokens, row
from karawela.games.tiny_epic.board.large_pieces import scaled
from karawela.games.tiny_epic.board.names import DIE, GOLD
from karawela.games.tiny_epic.board.pieces import BONE, PARCHMENT, VIOLET, merchant_ship
from karawela.games.tiny_epic.data import rows as r
from karawela.games.tiny_epic.data.box import Box, Helm, Level, Mat
from karawela.games.tiny_epic.data.choices import ATTACK, ORDERS, PLUNDER, TO_NEAREST, TO_PLAYER, TRADE

_NEUTRAL = "#8a6a45"
_GAP = Token("", " ")


def mat_face(box: Box, row_: Row) -> Markup | None:
    """A level, or a side of a mat; None for anything else."""
    if isinstance(row_, r.Legend):
        number = next(at_ for at_, level in enumerate(box.levels) if level.id == row_.id)
        return _level(box.levels[number], number, len(box.levels))
    if isinstance(row_, r.SoloHelm):
        return _helm(box.helms[row_.id], row_.ghostly)
    if isinstance(row_, r.SoloLegend):
        return _legend_mat(box.mats[row_.id], row_.ghostly)
    return None


def _ground(ghostly: bool = False) -> Markup:
    fill, rim = (BONE, VIOLET) if ghostly else (PARCHMENT, "#6d4a1c")
    return join(rect(0, 0, 300, 200, "#14283a", 12), rect(5, 5, 290, 190, fill, 10, rim, 3))


def _big(tokens: tuple[Token, ...], x: float, y: float, width: float, most: float) -> Markup:
    """A row of signs, as large as fits."""
    k = fitting(tokens, width / most, 1.0)
    return at(x, y, group(row(tokens, k), transform=f"scale({most:g})"))


def _level(level: Level, number: int, of: int) -> Markup:
    """How high it is, what it means, what it brings."""
    stars = [use("sign-legend", 46 + 41.6 * place, 34, 1.3) for place in range(number + 1)]
    rest = [use("sign-legend", 46 + 41.6 * place, 34, 1.3, opacity=0.22) for place in range(number + 1, of)]
    brings = level_tokens(level)
    plate = rect(58, 138, 184, 46, "#fbf2dc", 10, "#a5854c", 1.6) if brings else ""
    return join(
        _ground(),
        *stars,
        *rest,
        _big((Token(SAIL_SIGN, str(level.sail)),), 94, 94, 110, 2.6),
        _big((Token(DIE, str(level.dice)),), 206, 94, 110, 2.4),
        plate,
        _big(brings, 150, 161, 170, 1.6) if brings else "",
    )


def _helm(helm: Helm, ghostly: bool) -> Markup:
    """Its symbols; whom each face of its die names; what its orders bring besides."""
    bonuses = [Token(ORDERS[ATTACK]), Token("hit", f"+{helm.hits}")] if helm.hits else []
    if helm.crates:
        bonuses += [_GAP, Token(ORDERS[PLUNDER], f"+{helm.crates}")]
    if helm.gold:
        bonuses += [_GAP, Token(ORDERS[TRADE]), Token(GOLD, f"+{helm.gold}")]
    faces = []
    for place, target in enumerate(helm.targets):
        x = 33 + 46.8 * place
        plate = rect(x - 21, 72, 42, 78, "#fbf2dc", 7, "#a5854c", 1.2)
        faces += [plate, at(x, 92, die(place + 1, 26)), at(x, 128, _target(target))]
    idle = (Token("idle"), Token(GOLD, f"+{helm.idle}"))
    return join(
        _ground(ghostly),
        at(150, 40, dice_symbols(helm.damage, 0, 34)),
        *faces,
        _big(tuple(bonuses), 108, 172, 194, 1.05),
        _big(idle, 249, 172, 80, 1.05),
    )


def _target(target: int) -> Markup:
    """A merchant ship, the nearer of both, or whoever plays."""
    if target == TO_PLAYER:
        return scaled(ART.draw("helmsman", seat=_NEUTRAL, dark=INK), 1.1)
    if target == TO_NEAREST:
        pair = (scaled(merchant_ship(0), 0.6, -7, -4), scaled(merchant_ship(1), 0.6, 7, 5))
        return join(*pair)
    return scaled(merchant_ship(target), 0.86)


def _legend_mat(mat: Mat, ghostly: bool) -> Markup:
    """The row of treasures, and what each level brings."""
    parts = [_ground(ghostly)]
    for place, space in enumerate(mat.row):
        x = 44.4 + 70.4 * place
        parts.append(rect(x - 32, 15, 64, 104, "#fbf2dc", 8, "#a5854c", 1.4))
        marks = ((SAIL_SIGN, str(space.sail)), (DIE, str(space.dice)), ("hit", f"+{space.hits}"))
        for line, (sign, label) in enumerate(marks):
            y = 34 + 32 * line
            parts += [use(f"sign-{sign}", x - 13, y, 1.1), text(x + 6, y + 7, label, 20, INK, "start", 800)]
    bonuses = [bonus for bonus in mat.bonuses if bonus]
    for level, bonus in enumerate(bonuses):
        tokens = tuple(token for effect in bonus for token in effect_tokens(effect))
        x = 150 + 56 * (level - (len(bonuses) - 1) / 2)
        parts += [rect(x - 25, 130, 50, 52, "#f3e2b4", 8, "#a5854c", 1.2), use("sign-legend", x, 144, 0.8)]
        parts.append(_big(tokens, x, 167, 46, 1.0))
    return join(*parts)
