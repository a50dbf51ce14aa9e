"""How much every square is worth as the last of a move: the way on from there, prey, perils, rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from karawela.bots.courses import Courses
from karawela.engine.ask import Move
from karawela.games.ship_adventure.data.components import CAMOUFLAGE, CANNON, CANNONBALLS, SABRES
from karawela.games.ship_adventure.rules.fights import CANNON_BONUS, SABRES_BONUS
from karawela.games.ship_adventure.rules.sea import FAR, NOWHERE, Sea
from karawela.games.treasure_map.bot.distances import LEFT_BEHIND, ahead, beside, costs_to, perils_of, way_to_ship
from karawela.games.treasure_map.bot.plans import besides, errands_of, shopping, ventures, with_prize
from karawela.games.treasure_map.bot.raids import HOME, TOKEN, against_pirate, odds, stake_of
from karawela.games.treasure_map.bot.reaches import voyages, walks
from karawela.games.treasure_map.bot.reflexes import swing, winning
from karawela.games.treasure_map.bot.value import GOLD, caution
from karawela.games.treasure_map.bot.voyage import SOMEWHERE, Errands, onward, rest, stops
from karawela.games.treasure_map.data.levels import STEPS
from karawela.games.treasure_map.rules.moving import END_MOVE, step_moves
from karawela.games.treasure_map.rules.routes import routes
from karawela.games.treasure_map.state import CARRIED, Captain, TreasureMap

_WON = 200.0
_UNKNOWN = 20.0
"""What a voyage costs more if nobody knows yet where it goes."""
_TRIP = 8.0
"""So many steps a city may lie nearer to the end than all other goals and still be no way there."""
_SIGHT, _LATER = 8.0, 0.1
"""A rival further away than this is no prey, and so much of the prize one counts who can still get away."""
_DENIAL = 0.5
"""What rivals lose is worth something too."""
# Fitted to 473 positions between captains, in which a search of two turns had tried every square equally often.
_WAY = 0.6
"""What a step on the way is worth: less than a step of the whole voyage, for the way may be barred yet."""
_TEMPLE, _PLACE, _CITY = 7.5, 4.5, 5.5
"""What it is worth to be there: a treasure, a piece, a card, now and not soon."""
_SHELTER = 3.5
"""What a harbour or a city is worth, where nobody is attacked."""
_PIRATE = 1.7
"""So many times what a pirate may take, for it also stays in the way."""
_ROBBER = 0.7
"""How likely a rival does what it would win by."""
_SOON = 0.01
"""Of two ways to the same square the one that is nearer to it at once."""
_COURSES = 40
"""So many squares to end a move on are looked at."""

Goal: TypeAlias = tuple[int, tuple[float, ...], float]
"""A square, its costs_to, and the steps that are left from there."""


class Rival(NamedTuple):
    """Another captain: where, what an attack on it would bring, and what its own would bring, all in steps."""

    ship: int
    crew: int
    prey: bool
    """Whether it is worth an attack at all."""
    fire: float
    boarding: float
    by_hand: float
    """What it would win by boarding the seat, and by firing at its ship, or at its crew ashore."""
    at_ship: float
    at_crew: float


class Field:
    """How much every square is worth to a seat as the last of its move. Holds nothing of the state that may change."""

    __slots__ = (
        "_afloat",
        "_answers",
        "_arrivals",
        "_ashore",
        "_avoid",
        "_balls",
        "_courses",
        "_fear",
        "_goals",
        "_losing",
        "_marks",
        "_pirates",
        "_plain",
        "_rivals",
        "_sea",
        "_searching",
        "_stake",
        "_victory",
        "_way_on",
        "_way_on",
    )

    def __init__(self, s: TreasureMap, seat: int, me: Captain, sea: Sea):
        missing = [number for number in range(4) if not me.pieces[number]]
        errands, _ = errands_of(s, seat, me, sea, missing)
        self._sea = sea
        self._searching = bool(missing)
        self._avoid = perils_of(s, seat, sea)
        self._pirates = tuple(s.pirates)
        self._balls = me.cards[CANNONBALLS]
        stakes = [stake_of(s, each) for each in range(len(s.captains))]
        self._stake = stakes[seat]
        self._fear = caution(s)
        self._losing = (1.0 - against_pirate(s, me, 0), 1.0 - against_pirate(s, me, self._balls))
        self._victory = NOWHERE if missing else errands.dorado
        goals = [(goal, left + besides(s, seat, goal, self._avoid)) for goal, left in stops(sea, errands)]
        self._plain = FAR if goals else rest(sea, errands, NOWHERE, 0) + _UNKNOWN
        plain = min([left + SOMEWHERE for _, left in goals], default=self._plain)
        goals += [
            (city, max(onward(sea, errands, city), plain - _TRIP) - saved) for saved, city in shopping(s, me, sea)
        ]
        if missing:
            for won, _, goal, pieces, where in ventures(s, seat, me, sea, missing, self._avoid):
                after = with_prize(s, me, sea, errands, missing, pieces, where, goal)
                goals.append((goal, won * after + (1.0 - won) * (plain + self._stake)))
        self._goals: list[Goal] = [(goal, costs_to(sea, goal, self._avoid), left) for goal, left in goals]
        self._way_on = ahead(sea, tuple(goals), self._avoid) if goals else (self._plain,) * len(sea.kind)
        self._rivals = [
            self._rival(s, seat, me, other, errands, missing, stakes[other], plain)
            for other in range(len(s.captains))
            if other != seat
        ]
        self._arrivals = dict.fromkeys([goal for goal, _ in goals], _CITY)
        self._arrivals.update(dict.fromkeys(errands.temples, _TEMPLE))
        self._arrivals.update(dict.fromkeys(errands.places, _PLACE))
        self._marks = {goal for goal, _ in goals if sea.land[goal]}
        self._marks.update([rival.crew for rival in self._rivals if rival.prey])
        self._answers: dict[tuple[int, int, int, tuple[int, ...]], list[float]] = {}
        self._courses: dict[tuple[object, ...], Courses] = {}
        self._afloat: dict[int, float] = {}
        self._ashore: dict[tuple[int, int], float] = {}

    def _rival(
        self,
        s: TreasureMap,
        seat: int,
        me: Captain,
        other: int,
        errands: Errands,
        missing: list[int],
        stake: float,
        plain: float,
    ) -> Rival:
        sea, captain = self._sea, s.captains[other]
        prey = stake > HOME and not sea.neutral[captain.crew]
        fire = hand = 0.0
        if prey:
            gain = _DENIAL * stake
            if missing:
                gain += plain - with_prize(s, me, sea, errands, missing, captain.pieces, NOWHERE, captain.crew)
                gain += TOKEN * min(s.token_at.count(CARRIED + other), max(0, errands.missing - len(errands.places)))
            cannon, sabres = odds(me, captain)
            fire = cannon * gain - (1.0 - cannon) * self._stake
            hand = sabres * gain - (1.0 - sabres) * self._stake
        return Rival(captain.ship, captain.crew, prey, fire, hand, *self._wishes(s, seat, other))

    def _wishes(self, s: TreasureMap, seat: int, other: int) -> tuple[float, float, float]:
        """What the other captain would win by boarding, by firing at the ship, at the crew ashore; nobody does what is
        a loss on average."""
        mine, theirs = s.captains[seat].cards, s.captains[other].cards
        loss, gain = swing(s, other, seat), swing(s, seat, other)
        hand = winning(1, SABRES_BONUS * theirs[SABRES], 1, SABRES_BONUS * mine[SABRES])
        balls, cannon = theirs[CANNONBALLS], CANNON_BONUS * theirs[CANNON]
        if not balls or not cannon:
            ship = crew = 0.0
        else:
            crew = 0.0 if mine[CAMOUFLAGE] else 1.0
            ship = winning(balls, cannon, self._balls, CANNON_BONUS * mine[CANNON]) if self._balls else 1.0
        both = loss + gain
        return max(0.0, hand * both - gain), max(0.0, ship * both - gain), max(0.0, crew * both - gain)

    def steps(self, ship: int, crew: int, steps: int, drifted: tuple[int, ...], options: Sequence[Move]) -> list[float]:
        """What the options of one question are worth: the best that can be reached after each. Worked out once."""
        place = (ship, crew, steps, drifted)
        worth = self._answers.get(place)
        if worth is None:
            worth = self._answers[place] = [
                self._step(ship, crew, steps, drifted, self._sea.index[str(move[1])])
                if move[0] == "step"
                else (1.0 + _SOON) * self.at(ship, crew)
                for move in options
            ]
        return worth

    def courses(
        self, ship: int, crew: int, steps: int, drifted: tuple[int, ...], coins: tuple[tuple[int, int], ...]
    ) -> Courses:
        """The best squares to end the move on. Worked out once."""
        place = (ship, crew, steps, drifted, coins)
        known = self._courses.get(place)
        if known is None:
            step_to, _ = step_moves(self._sea.width)
            judged = [
                (self.at(route.ship, route.crew) + GOLD * route.gold, -len(route.squares), route)
                for route in routes(self._sea, ship, crew, steps, drifted, coins)
            ]
            judged.sort(reverse=True)
            del judged[_COURSES:]
            known = self._courses[place] = Courses(
                tuple([("course", route.crew) for _, _, route in judged]),
                tuple([(*[step_to[square] for square in route.squares], END_MOVE) for _, _, route in judged]),
                [worth for worth, _, _ in judged],
            )
        return known

    def _step(self, ship: int, crew: int, steps: int, drifted: tuple[int, ...], there: int) -> float:
        sea = self._sea
        aboard = ship == crew
        free = aboard and sea.wave[ship] == there and ship not in drifted
        after = there if aboard and not sea.land[there] else ship
        used = (*drifted, ship) if free else drifted
        best = self.best(after, there, steps if free else steps - 1, used)
        return best + _SOON * self.at(after, there)

    def best(self, ship: int, crew: int, steps: int, drifted: tuple[int, ...]) -> float:
        """The best square that can still be reached."""
        if ship == crew:
            return self._sailing(ship, steps, drifted)
        sea = self._sea
        best = max([self.at(ship, there) for there in walks(sea, crew, steps)])
        aboard = way_to_ship(sea, ship)[crew]
        return max(best, self._sailing(ship, steps - aboard, drifted)) if aboard <= steps else best

    def _sailing(self, ship: int, steps: int, drifted: tuple[int, ...]) -> float:
        """Landing is only worth while where there is something to do."""
        seas, lands = voyages(self._sea, ship, steps, drifted)
        marks, afloat = self._marks, self._afloat
        best = max([afloat[there] if there in afloat else self.at(there, there) for there in seas])
        return max([best, *[self.at(shore, there) for there, shore in lands if there in marks]])

    def at(self, ship: int, crew: int) -> float:
        """The worth of one square; worked out once."""
        if ship == crew:
            if ship not in self._afloat:
                self._afloat[ship] = self._worth(ship, ship)
            return self._afloat[ship]
        known = self._ashore.get((ship, crew))
        if known is None:
            known = self._ashore[ship, crew] = self._worth(ship, crew)
        return known

    def _worth(self, ship: int, crew: int) -> float:
        """The steps to the end, the fights that would follow, and the danger."""
        if crew == self._victory:
            return _WON
        sea = self._sea
        aboard = ship == crew
        worth = self._arrivals.get(crew, 0.0) - _WAY * (self._way_on[ship] if aboard else self._from_ashore(ship, crew))
        if sea.neutral[crew]:
            return worth + _SHELTER
        if crew in self._avoid:
            shooting = aboard and crew not in self._pirates
            worth -= _PIRATE * self._fear * self._losing[shooting] * self._stake
        for rival in self._rivals:
            if rival.prey:
                worth += self._attack(rival, crew, aboard)
            if rival.crew != crew:
                worth -= _ROBBER * self._fear * self._danger(rival, crew, aboard)
        return worth

    def _from_ashore(self, ship: int, crew: int) -> float:
        """On foot or back aboard and on, as `steps_to` and `steps_on` count it."""
        if not self._goals:
            return self._plain
        back = way_to_ship(self._sea, ship)
        best = back[crew] + self._way_on[ship]
        for goal, way, left in self._goals:
            on_foot = way[crew]
            if on_foot < FAR:
                if self._searching:
                    on_foot += min(LEFT_BEHIND, max(0.0, back[goal] - 2.0))
                best = min(best, on_foot + left)
        return best

    def _attack(self, rival: Rival, crew: int, aboard: bool) -> float:
        """What an attack on the rival would bring from here, now or later."""
        sea = self._sea
        if rival.crew == crew:
            return rival.boarding
        if aboard and self._balls and rival.fire > 0.0 and rival.crew in sea.neighbours[crew]:
            return rival.fire
        late = max(0, sea.distance(crew, rival.crew) - STEPS)
        return _LATER * max(0.0, rival.boarding, rival.fire) * (1.0 - late / _SIGHT) if late < _SIGHT else 0.0

    def _danger(self, rival: Rival, crew: int, aboard: bool) -> float:
        """What the rival could win in its next move."""
        sea = self._sea
        near = beside(sea, rival.ship)[crew]
        if near > STEPS:
            return 0.0
        if rival.ship != rival.crew:
            near += way_to_ship(sea, rival.ship)[rival.crew]
        hand = rival.by_hand if near < STEPS else 0.0
        return max(hand, rival.at_ship if aboard else rival.at_crew) if near <= STEPS else hand
