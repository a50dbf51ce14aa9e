"""What a position is worth to a seat, in points: the sense of a player who looks one move ahead.

Points and areas held or about to be held, units and cards, and how near the own groups are to what they could take;
less the same for the others. What others could take counts only in part: an undefended home near an enemy is worth
something to that enemy, so homes are garrisoned, but whoever fears for everything never leaves. Two neighbours who wait
for each other become braver from round to round. On four and nine boxes there is always something near, and whoever
takes it never wins: there the way to a majority counts instead, see `campaign`.
"""

from functools import lru_cache
from typing import NamedTuple

from karawela.games.conquest.bot.campaign import Claims, Guards, campaigns, caution, vast
from karawela.games.conquest.bot.ending import nearness, verdict
from karawela.games.conquest.bot.hunt import hunt
from karawela.games.conquest.bot.odds import Melee, melee_odds, melees_of, survivors
from karawela.games.conquest.bot.parties import TOO_FAR, near_points, parties_of
from karawela.games.conquest.bot.storm import storm
from karawela.games.conquest.data.units import SHIP_COST
from karawela.games.conquest.rules.limits import POINT_KINDS, cities_of
from karawela.games.conquest.rules.scoring import result
from karawela.games.conquest.state import MOVEMENT, NOBODY, STEPS, Conquest
from karawela.games.ship_adventure.data.components import CITY, SABRES
from karawela.games.ship_adventure.rules.fights import SABRES_BONUS

_CITIES = -1
"""Where other points have the number of their area."""
_WIN = 200.0
_CITY = 3.0
"""A city brings new units, and the last one keeps its owner in the game."""
_AREA = 1.0
"""For each point of an area: what the whole area is worth beyond its points."""
_MAJORITY = 20.0
"""Growing with the part of it that is held."""
_WHOLE, _SHARP = 20.0, 24
"""And what a whole one is worth beyond that: with this exponent almost nothing before the last point."""
_GOLD = 0.06
_RICH = 12
"""More gold than this is worth nothing until it is spent."""
_SAVING = 0.15
"""How much more gold is worth to whoever has crews ashore and no ship to fetch them."""
_SHIPS = (0.0, 0.9, 1.6, 2.1, 2.5, 2.8, 3.0)
_CREWS = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0, 3.3, 3.6, 3.9)
"""By their number."""
_BEYOND = 0.2
_CARDS = ((0.0, 0.8, 1.5, 2.1), (0.0, 0.3, 0.5, 0.65), (0.0, 0.3, 0.55, 0.7, 0.8, 0.85), (0.0, 0.15))
"""By their number. One sabres card more than the enemy has makes an even melee of four a won one."""
_REACH = tuple(0.7 * 0.7**steps for steps in range(TOO_FAR))
"""How much of a point is in the hand of a party so many steps away."""
_ALSO = 0.3
"""So much counts what a party could take besides the best, or it would stay in the middle between two goals."""
_FEAR, _BRAVE = 0.3, 0.5
"""So much of what others could take is feared in the first round, and nothing after this part of the rounds."""
_CALM = 0.8
"""So much of everything else is forgotten in the last round, when the score decides."""
_STEP = 0.001
"""Whoever gains nothing by a step ends the movement."""
_EVEN, _LATE = 0.45, 0.0
"""With a smaller chance than this nobody attacks, in the first round and in the last."""

_DENY = 0.5
"""On large boards so much of the others' way to a majority counts in the first round."""
_TOWN, _POINT = 1.5, 0.5
"""What a city and any other point are worth there, whether they belong to the campaign or not."""
_SHIP, _FLEET = 0.5, 12.0
_CREW, _TROOPS = 0.4, 18.0
"""What a unit is worth there, and how many: six steps a turn do not move more."""
_PLENTY = 60.0
"""With so much gold a unit is worth only half, for it is soon bought again."""
_SAVED = 0.01
"""Gold that nobody needs is still better than a unit that nobody needs."""
_SPARE = 0.002
"""The same on nine boxes, where the income of a round is more than anybody can use."""
_UNDER_WAY = 8.0
"""So much more a movement is worth there that has begun and has steps left: whoever ends it sees how the dice of its
melees might fall, and would stop for lucky ones with most of its steps unused."""
_DRIFTS = 3
"""After so many waves it is not, or all others would be drifted along as well before the last step is made."""


class _Survey(NamedTuple):
    """What is known of all seats before each is looked at; lists by seat."""

    claims: list[Claims]
    progress: list[list[float]]
    """Of each area, how much of it the seat has; empty on large boards, like the next."""
    stakes: list[list[float]]
    """Of each area, what one more point in it would bring; at last the same of cities."""
    guards: Guards
    melees: list[Melee]


def value(view: Conquest, seat: int) -> float:
    """The own prospects less the average of the others'; at the end the score, and winning above all."""
    if view.over:
        outcome = result(view)
        return outcome.scores[seat] + (_WIN if outcome.won(seat) else -_WIN)
    if not view.tiles:
        return 0.0
    survey = _survey(view)
    worth = _at_large(view, seat, survey) if view.boxes > 1 else _at_hand(view, seat, survey)
    if view.phase == MOVEMENT and view.active == seat:
        worth -= _STEP * (1 + STEPS - view.steps_left)
        if vast(view) and view.moved and view.steps_left and len(view.arrows) < _DRIFTS:
            worth += _UNDER_WAY
    end = nearness(view)
    if end:
        worth = (1.0 - _CALM * end) * worth + end * verdict(view, seat, survey.claims)
    return worth


def _at_hand(view: Conquest, seat: int, survey: _Survey) -> float:
    """On one box everything is near: what could be taken at once is what counts."""
    fear = _FEAR * max(0.0, 1.0 - view.round / (_BRAVE * view.max_rounds))
    others = [_prospects(view, other, survey, fear) for other in range(len(view.captains)) if other != seat]
    return _prospects(view, seat, survey, 1.0) - sum(others) / len(others)


def _at_large(view: Conquest, seat: int, survey: _Survey) -> float:
    """On large boards the way to the majority counts above all, the own more than the others'."""
    ways = campaigns(view, survey.claims, survey.guards)
    chances = {square: odds.win for square, _, odds in survey.melees}
    ways = [way + hunt(view, each, survey.claims, chances) for each, way in enumerate(ways)]
    ways[seat] += storm(view, seat, survey.claims[seat], survey.guards)
    deny = _DENY * caution(view)
    others = [_estate(view, other, survey) + deny * ways[other] for other in range(len(ways)) if other != seat]
    return _estate(view, seat, survey) + ways[seat] - sum(others) / len(others)


def _estate(view: Conquest, seat: int, survey: _Survey) -> float:
    """What the seat has on a large board, wherever it lies."""
    captain = view.captains[seat]
    if captain.out:
        return -_WIN / 4
    kind = view.sea.kind
    worth = sum([chance * (_TOWN if kind[point] == CITY else _POINT) for point, chance in survey.claims[seat].items()])
    if vast(view):  # what comes at the end of the round counts already, or the last player would hurry to have it
        income = sum(survey.claims[seat].values(), 0.0)
        worth += _GOLD * min(captain.gold + income, _RICH) + _SPARE * captain.gold
    else:
        worth += _GOLD * min(captain.gold, _RICH) + _SAVED * captain.gold
    worth += sum([_CARDS[card][held] for card, held in enumerate(captain.cards)])
    ships, crews = survivors(view, seat, survey.melees)
    units = _SHIP * min(ships, _FLEET) + _CREW * min(crews, _TROOPS)
    return worth + units if vast(view) else worth + units / (1.0 + captain.gold / _PLENTY)


def _survey(view: Conquest) -> _Survey:
    melees = melees_of(view)
    claims = _claims(view, melees)
    if view.boxes > 1:
        return _Survey(claims, [], [], _guards(view), melees)
    progress = [[sum([mine.get(point, 0.0) for point in area]) / len(area) for area in view.areas] for mine in claims]
    stakes = [_stakes(parts, view) for parts in progress]
    return _Survey(claims, progress, stakes, _guards(view), melees)


def _guards(view: Conquest) -> Guards:
    """Who stands on points, the active player in an open melee left out."""
    kind = view.sea.kind
    guards: Guards = {}
    for seat in sorted(range(len(view.captains)), key=lambda seat: seat != view.active):
        captain = view.captains[seat]
        for square in captain.ships.keys() | captain.crews.keys():
            if kind[square] in POINT_KINDS:
                guards[square] = (captain.units_on(square), captain.cards[SABRES])
    return guards


def _claims(view: Conquest, melees: list[Melee]) -> list[Claims]:
    """For each seat the points it holds, or will hold after this turn's battles with such a chance."""
    claims: list[Claims] = [{} for _ in view.captains]
    for point, owner in view.owner.items():
        claims[owner][point] = 1.0
    active = view.active
    if active == NOBODY:
        return claims
    mover, kind = view.captains[active], view.sea.kind
    chances = {square: odds.win for square, _, odds in melees}
    for square in mover.ships.keys() | mover.crews.keys():
        owner = view.owner.get(square, NOBODY)
        if kind[square] in POINT_KINDS and owner != active:
            chance = chances.get(square, 1.0)
            if owner != NOBODY:
                claims[owner][square] = 1.0 - chance
            claims[active][square] = chance
    return claims


def _prospects(view: Conquest, seat: int, survey: _Survey, reaching: float) -> float:
    """What the seat has, and what it can reach, which counts only so much."""
    captain, mine = view.captains[seat], survey.claims[seat]
    if captain.out:
        return -_WIN / 4
    kind = view.sea.kind
    worth = sum([chance * (_CITY if kind[point] == CITY else 1.0) for point, chance in mine.items()])
    worth += _of_areas(survey.progress[seat], view)
    worth += _GOLD * min(captain.gold, _RICH) + sum([_CARDS[card][held] for card, held in enumerate(captain.cards)])
    if not captain.ships and cities_of(view, seat):
        worth += _SAVING * min(captain.gold, SHIP_COST)
    worth += _of_units(view, seat, survey.melees)
    return worth + reaching * _attraction(view, seat, survey) if reaching else worth


def _of_areas(progress: list[float], view: Conquest) -> float:
    """Half an area is worth little, a whole one doubles its points, and most of them win the game."""
    needed = len(progress) // 2 + 1
    majority = sum(sorted(progress, reverse=True)[:needed]) / needed
    areas = _AREA * len(view.areas[0]) * sum([part * part for part in progress])
    return areas + (_MAJORITY * majority**3 + _WHOLE * majority**_SHARP)


def _stakes(progress: list[float], view: Conquest) -> list[float]:
    """What one more point of each area would bring: most where the seat is near the area and near the majority."""
    needed = len(progress) // 2 + 1
    best = sorted(progress, reverse=True)[:needed]
    towards = 3.0 * _MAJORITY * (sum(best) / needed) ** 2 / (needed * len(view.areas[0]))
    stakes = [1.0 + _AREA * (0.5 + 2.0 * part) + (towards if part >= best[-1] else 0.0) for part in progress]
    stakes.append(_CITY)
    return stakes


def _of_units(view: Conquest, seat: int, melees: list[Melee]) -> float:
    ships, crews = survivors(view, seat, melees)
    return _by_number(_SHIPS, ships) + _by_number(_CREWS, crews)


def _by_number(table: tuple[float, ...], number: float) -> float:
    whole = int(number)
    if whole >= len(table) - 1:
        return table[-1] + _BEYOND * (number - len(table) + 1)
    return table[whole] + (number - whole) * (table[whole + 1] - table[whole])


def _attraction(view: Conquest, seat: int, survey: _Survey) -> float:
    """For every point that is not the seat's own: what taking it would bring, by the nearest party that could."""
    sea, mine, guards = view.sea, survey.claims[seat], survey.guards
    by_land, by_sea = near_points(sea)
    landing, sailing = parties_of(sea, view.captains[seat])
    sabres = view.captains[seat].cards[SABRES]
    even = _EVEN + (_LATE - _EVEN) * view.round / view.max_rounds
    best: dict[int, tuple[float, int]] = {}
    number = 0
    for parties, near in ((landing, by_land), (sailing, by_sea)):
        for square, apart, strength in parties:
            number += 1
            for point, steps in near[square]:
                if point in mine:
                    continue
                steps += apart
                if steps >= TOO_FAR:
                    break
                pull = _REACH[steps]
                known = best[point][0] if point in best else 0.0
                if pull <= known:
                    continue
                if point in guards:
                    units, theirs = guards[point]
                    chance = melee_odds(strength, units, SABRES_BONUS * (sabres - theirs)).win
                    pull *= max(0.0, chance - even) / (1 - even)
                if pull > known:
                    best[point] = pull, number
    return _gain(view, seat, best, survey.stakes)


def _gain(view: Conquest, seat: int, best: dict[int, tuple[float, int]], stakes: list[list[float]]) -> float:
    """What the points would bring to the seat, and what their loss would cost each owner, one of many: each by its pull
    on a party, given by number, and of each party's points the best above all."""
    area_of, owners = _area_of(view.areas), view.owner
    mine, others = stakes[seat], len(stakes) - 1
    total = 0.0
    goals: dict[int, float] = {}
    for point, (pull, party) in best.items():
        area = area_of.get(point, _CITIES)
        gain = pull * mine[area]
        if point in owners:
            gain += pull * stakes[owners[point]][area] / others
        total += gain
        if gain > goals.get(party, 0.0):
            goals[party] = gain
    return _ALSO * total + (1.0 - _ALSO) * sum(goals.values())


@lru_cache(maxsize=64)
def _area_of(areas: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """The number of each point's area; cities have none."""
    return {point: number for number, area in enumerate(areas) for point in area}
