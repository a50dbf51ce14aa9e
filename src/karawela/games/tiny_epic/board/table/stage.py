"""The stage: the dice of the last fight, what they come to symbol by symbol, and what can be changed on them."""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, PAPER
from karawela.draw.pieces import die
from karawela.draw.place import Place
from karawela.draw.svg import at, group, halo_box, heading, join, rect, text, use
from karawela.engine.ask import Move
from karawela.games.tiny_epic.board.marks import seat_mark
from karawela.games.tiny_epic.board.names import DIE, SHIPS, SURE_FIRE
from karawela.games.tiny_epic.board.places import SMALL
from karawela.games.tiny_epic.board.sight import Sight
from karawela.games.tiny_epic.board.table.market import panel
from karawela.games.tiny_epic.board.table.strength import Strength, matching, strength_of
from karawela.games.tiny_epic.data.choices import ATTACK, CANNONS, NONE, ORDERS, STATIONS
from karawela.games.tiny_epic.state import NOBODY, PHASES
from karawela.words.messages import capital

FELT, PIT = "#24463a", "#17312a"


def draw_stage(sight: Sight) -> Markup:
    """Before a fight an empty tray."""
    place, battle = sight.plan.stage, sight.view.battle
    parts = [panel(place, FELT)]
    if battle.target == NONE or battle.attacker == NOBODY:
        return at(place.left, place.top, *parts, *_steps(sight, place))
    roller = battle.roller if battle.roller != NOBODY else battle.attacker
    other = _defender(sight) if roller == battle.attacker else battle.attacker
    parts.append(_other_line(sight, place, roller, other))
    parts.append(_throw(sight, place, roller))
    return at(place.left, place.top, *parts)


def _steps(sight: Sight, place: Place) -> list[Markup]:
    """Before a fight: the round, and the step of the turn."""
    view = sight.view
    now = PHASES[view.phase] if view.active >= 0 else PHASES[0]
    steps = tuple(dict.fromkeys(PHASES))[1:]
    title = sight.say("round", n=view.round) if view.round else sight.say(f"phase-{PHASES[0]}")
    parts = [heading(place.width / 2, 24, title, 17, "#f3e7cf")]
    line = (place.height - 38) / len(steps)
    for number, step in enumerate(steps):
        lit, y = step == now, 34 + line * (number + 0.5)
        if lit:
            parts.append(rect(10, y - line / 2 + 0.5, place.width - 20, line - 1, "#e9c979", 6))
        words = f"{number + 1}. {sight.say(f'phase-{step}')}"
        parts.append(text(20, y + 4.6, words, SMALL + 0.4, INK if lit else "#cfe0d4", "start", 700 if lit else None))
    return parts


def rolling(sight: Sight) -> bool:
    """Whether somebody's dice are being changed."""
    return sight.view.battle.roller != NOBODY


def _defender(sight: Sight) -> int:
    """The pirate who is attacked; NOBODY for a merchant ship."""
    target = sight.view.battle.target
    return target - 2 if target >= 2 else NOBODY


def _dice_of(sight: Sight, who: int) -> list[int]:
    return sight.view.battle.rolled(who)


def _total_of(sight: Sight, who: int) -> int:
    battle = sight.view.battle
    return battle.totals[0 if who == battle.attacker else 1]


def _other_line(sight: Sight, place: Place, roller: int, other: int) -> Markup:
    """Who fights whom, and what the other side has: a merchant's strength, or dice thrown before."""
    parts = [at(20, 17, seat_mark(sight.colour(roller), 11)), use(f"sign-{ORDERS[ATTACK]}", 50, 16, 0.85)]
    x = 80.0
    if other == NOBODY:
        ship = SHIPS[sight.view.battle.target]
        n = _strength_of_merchant(sight)
        parts.append(text(x - 12, 21, capital(sight.words.name(ship)), SMALL + 0.4, PAPER, "start", 650))
        parts.append(text(place.width - 12, 23, str(n), 19, "#ffe9a8", "end", 800))
    else:
        parts.append(at(x, 17, seat_mark(sight.colour(other), 11)))
        dice = _dice_of(sight, other)
        for number, face in enumerate(dice):
            parts.append(at(x + 32 + number * 24, 17, die(face, 20)))
        total = _total_of(sight, other)
        if total != NONE:
            parts.append(text(place.width - 12, 23, str(total), 19, "#ffe9a8", "end", 800))
    return group(*parts)


def _strength_of_merchant(sight: Sight) -> int:
    battle, view = sight.view.battle, sight.view
    if battle.totals[1] != NONE:
        return battle.totals[1]
    return sight.box.merchants[view.merchant_cards[battle.target]].strength


def _throw(sight: Sight, place: Place, who: int) -> Markup:
    """The dice, each with its hits, the faces that it can be turned to, and the sum below."""
    dice, strength = _dice_of(sight, who), strength_of(sight.view, who)
    mine = sight.view.battle.roller == who
    parts: list[Markup] = []
    picks = any(move[0] == SURE_FIRE for move in sight.scene.options)
    if picks and not sight.plan.tall:
        column = place.width / 3
        parts += [rect(column * each + 2, 28, column - 4, 87, PIT, 7) for each in range(len(dice))]
    for number, face in enumerate(dice):
        x, y, size = _die_place(sight, place, number, len(dice), picks)
        hits = strength.faces[face - 1]
        who_hits = ", ".join(capital(sight.words.name(each)) for each in matching(sight.view, who, face))
        title = sight.say("die", face=face, n=hits) + (f" {who_hits}." if who_hits else "")
        moves: list[Move] = [("reroll", number + 1)] if mine else []
        reach = max(size, sight.plan.hit)
        halo = halo_box(-reach / 2 - 2, -reach / 2 - 2, reach + 4, reach + 4, 9)
        tag = at(size / 2 + 12, 0, text(0, 6, f"×{hits}", 15, "#ffe9a8" if hits else "#b9c9bf", weight=800))
        body = join(die(face, size), tag)
        thing = sight.offers.thing(moves, halo, body, title=title)
        parts.append(at(x, y, thing, id=f"die-{number + 1}", class_="piece"))
        parts += _faces(sight, place, number, face, x, y)
    parts.append(_sum(sight, place, strength, dice, who))
    return group(*parts)


def _die_place(sight: Sight, place: Place, number: int, among: int, picks: bool) -> tuple[float, float, float]:
    if sight.plan.tall:
        return 30.0, 56 + number * 45.0, 36.0
    column = place.width / max(3, among)
    return column * (number + 0.36), (46.0 if picks else 68.0), (29.0 if picks else 42.0)


def _faces(sight: Sight, place: Place, number: int, shown: int, x: float, y: float) -> list[Markup]:
    """A small die for each face that a sure-fire token can turn this one to."""
    parts, size = [], sight.plan.hit
    for face in range(1, 7):
        move: Move = (SURE_FIRE, number + 1, face)
        if not sight.offers.can(*move):
            continue
        if sight.plan.tall:
            fx, fy = 106 + (face - 1) * 46.0, y
        else:
            column = place.width / 3
            fx, fy = (
                column * (number + 0.5) + ((face - 1) % 3 - 1) * (size - 0.5),
                75 + (face - 1) // 3 * (size - 0.5),
            )
        parts.append(sight.offers.chip(move, fx, fy, size, size, die(face, size * 0.62)))
    return parts


def _sum(sight: Sight, place: Place, strength: Strength, dice: list[int], who: int) -> Markup:
    """Hits of the dice, cannons, what always hits, and what they come to."""
    hits = strength.hits(dice)
    known = _total_of(sight, who)
    total = known if known != NONE else hits + strength.cannons + strength.sure
    y = place.height - (14 if sight.plan.tall else 11)
    parts: list[Markup] = []
    x = 10.0
    for sign, n in ((DIE, hits), (STATIONS[CANNONS], strength.cannons), ("hit", strength.sure)):
        if not n and sign != DIE:
            continue
        plus = "+" if parts else ""
        parts.append(text(x, y + 5, f"{plus}{n}", 14, CHALK, "start", 700))
        parts.append(use(f"sign-{sign}", x + 28, y, 0.7))
        x += 44
    parts.append(text(x + 2, y + 6, f"= {total}", 18, "#ffe9a8", "start", 800))
    told = sight.say("sum", n=total, dice=hits, cannons=strength.cannons, hits=strength.sure)
    return group(*parts, title=told)
