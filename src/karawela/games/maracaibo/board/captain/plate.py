"""A captain's sums: name, points, doubloons, income, and all that cards, slots and the galleon tile add up to."""

from __future__ import annotations

from collections.abc import Hashable

from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.seat_panel import sheet
from karawela.draw.svg import at, rect, shorten, text, use
from karawela.games.maracaibo.board.places import EDGE
from karawela.games.maracaibo.board.sight import Sight
from karawela.games.maracaibo.data.box import RUBIES
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.lasting import income_dbl

STRIP_HEIGHT, RIVALS_HEIGHT = 44, 122
"""Under the board, where nothing around the picture tells it: the viewer's sums in a line, then the others."""


def sums(sight: Sight, seat: int) -> list[tuple[str, str, str]]:
    """What is worth a glance: a sign, a number, and the words; without what is nought by nature."""
    captain, words = sight.view.captains[seat], sight.words
    gold, points = income_dbl(captain), captain.income_vp
    found = [
        ("income-coin", str(gold), words.say("board-income-dbl", n=gold)),
        ("income-vp", str(points), words.say("board-income-vp", n=points)),
        ("coin", f"−{captain.discount}", words.say("board-discount", n=captain.discount)),
        ("raid", f"+{captain.raid_bonus}", words.say("board-raid-bonus", n=captain.raid_bonus)),
        ("explore", f"+{captain.explore_bonus}", words.say("board-explore-bonus", n=captain.explore_bonus)),
        ("river", str(captain.rivers.bit_count()), words.say("board-rivers", n=captain.rivers.bit_count())),
        ("sails", str(captain.steps), words.say("board-steps", n=captain.steps)),
        ("again", str(captain.rerolls), words.say("board-rerolls", n=captain.rerolls)),
        ("lightning", str(captain.lightnings), words.say("board-lightnings", n=captain.lightnings)),
    ]
    for kind, bonus in enumerate(captain.die_bonus):
        if bonus:
            title = words.say("board-die-bonus", kind=TREASURES[kind], n=bonus)
            found.append((f"die-{TREASURES[kind]}", f"+{bonus}", title))
    if sight.view.has(RUBIES):
        found.append(("ruby", str(captain.rubies), words.say("board-rubies", n=captain.rubies)))
    return found


def sums_key(sight: Sight, seat: int) -> Hashable:
    captain = sight.view.captains[seat]
    lasting = (captain.discount, captain.raid_bonus, captain.explore_bonus, captain.steps, captain.rerolls)
    income = (income_dbl(captain), captain.income_vp, captain.die_bonus, captain.lightnings)
    return sight.look, seat, lasting, income, captain.rivers, captain.rubies, sight.view.modules, len(captain.quests)


def purse_key(sight: Sight, seat: int) -> Hashable:
    captain = sight.view.captains[seat]
    return sight.look, seat, captain.doubloons, captain.vp, seat in sight.scene.asked, sight.scene.result


def draw_purse(sight: Sight) -> Markup:
    """The viewer's sheet with name, doubloons and points."""
    seat = sight.own
    captain, words, colour = sight.captain, sight.words, sight.colour(sight.own)
    width = sight.plan.width - 2 * EDGE
    return at(
        EDGE,
        sight.plan.height,
        *sheet(colour, width, STRIP_HEIGHT - 4, seat in sight.scene.asked, STRIP_HEIGHT - 4),
        use(f"badge-{seat}", 20, 20, class_="still"),
        text(40, 25, shorten(sight.name(seat), 15, 150, True), 15, INK, "start", 750),
        _big("coin", captain.doubloons, 224, words.say("board-doubloons", n=captain.doubloons)),
        _big("vp", final(sight, seat), 300, words.say("board-points", n=final(sight, seat))),
        *flags(sight, seat, width),
    )


def draw_sums(sight: Sight) -> Markup:
    """The viewer's sums, in small fields."""
    parts = []
    for number, (sign, label, title) in enumerate(sums(sight, sight.own)):
        faint = label in ("0", "+0", "−0")
        parts.append(
            at(
                346 + number * 56,
                5,
                rect(0, 0, 52, 30, CHALK, 6, "#c9b48a", 0.9, fill_opacity=0.85),
                use(f"sign-{sign}", 14, 15, 0.84),
                text(46, 20, label, 13.5, INK, "end", 700),
                title=title,
                opacity=0.6 if faint else None,
            )
        )
    return at(EDGE, sight.plan.height, *parts)


def final(sight: Sight, seat: int) -> int:
    """The points on the track; when the game is over, the final score."""
    result = sight.scene.result
    return result.scores[seat] if result is not None else sight.view.captains[seat].vp


def _big(sign: str, n: int, x: float, title: str) -> Markup:
    return at(
        x,
        20,
        rect(-34, -15, 68, 30, CHALK, 8, "#c9b48a", 1),
        use(f"sign-{sign}", -18, 0, 1.1),
        text(28, 6.8, str(n), 19, INK, "end", 750),
        title=title,
    )


def flags(sight: Sight, seat: int, width: float) -> list[Markup]:
    """At the end the rank; before, who began and who ends the round."""
    if sight.scene.result is not None:
        rank, won = sight.scene.result.ranks[seat], sight.scene.result.won(seat)
        sign = icon("lucide:trophy", 0, 0, 18, colour=INK) if won else text(0, 5, f"{rank}.", 14, INK, weight=750)
        return [at(width - 17, 18, rect(-14, -13, 28, 26, "#ffe08a" if won else PAPER, 6, INK, 1.2), sign)]
    return []
