"""Positions to think about, and what the tests of several files need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from karawela.bots import Budget, Search
from karawela.bots.sense import sense_of
from karawela.engine import Match, Move, Seat, move_text, registry
from karawela.engine.log import CHANCE
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.state import LAST_SPENDING
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.state import EXCHANGED
from tests.games.conquest import table as conquest
from tests.games.maracaibo import table as maracaibo
from tests.games.santiago import table as santiago
from tests.games.treasure_map import table as treasure_map

TITLES = ("santiago", "treasure_map", "conquest", "maracaibo")


def middle(title: str, answers: int = 24, seats: int = 2, seed: str = "middle", **options: object) -> Match[Any]:
    """A game after so many random answers, and on to a question with a choice in it."""
    for attempt in range(20):
        match: Match[Any] = Match(registry.title(title), seats, f"{seed} {attempt}", options)
        rng, left = Random(f"{seed} {attempt}"), answers
        while not match.over and (left > 0 or len(match.legal) < 2):
            match.choose(int(rng.random() * len(match.legal)))
            left -= 1
        if not match.over:
            return match
    raise AssertionError(f"{title}, {seed}: every game was over too soon")


def with_sense(match: Match[Any], **changed: Any) -> Match[Any]:
    """The same position in a title whose bot room says these things otherwise."""
    other = match.clone()
    other.title = replace(match.title, rooms={"bot": replace(sense_of(match.title), **changed)})
    return other


def thought_out(match: Match[Any], iterations: int = 60, seed: int = 1) -> str:
    """What the search answers."""
    seat = Seat(match, match.to_move[0])
    return move_text(Search(Random(seed), Budget(iterations)).report(seat).best)


# ---------------------------------------------------------------- traps


@dataclass(frozen=True, slots=True)
class Trap:
    """An endgame in which the move that looks best loses. `bait` is that move, `wins` are all that don't lose."""

    lay: Callable[[], Match[Any]]
    bait: str
    wins: frozenset[str]


def past_the_port() -> Match[Any]:
    """Santiago, 13 points to 12, the marker on 4: the last ship leaves when the car drives past the port.

    In the port there are 4 points for a sugar, and then 8 for the other's fruit. The other can't drive further than to
    the port either."""
    s = santiago.layout_t(2, car=8, marker=4)
    s.departed, s.ship_token, s.open_holdings = 6, 7, True
    santiago.demand(s, sugar=1, fruit=2, tobacco=0, rum=0)
    santiago.hold(s, 0, pesos=2, vp=13, sugar=1)
    santiago.hold(s, 1, pesos=0, vp=12, fruit=2)
    return Match(registry.title("santiago"), 2, "last", state=s)


def rum_for_a_ship_that_leaves() -> Match[Any]:
    """Santiago, 12 points to 13: the distillery makes rum for the last ship, but the other may drive past the port.

    He would not by habit, for he could load a sugar there. The church brings the point that is missing if he does."""
    s = santiago.layout_t(2, car=8, marker=4)
    s.departed, s.ship_token, s.open_holdings = 6, 7, True
    santiago.demand(s, sugar=1, fruit=1, tobacco=0, rum=2)
    santiago.hold(s, 0, pesos=0, vp=12, sugar=2, fruit=1)
    santiago.hold(s, 1, pesos=1, vp=13, sugar=1)
    return Match(registry.title("santiago"), 2, "last", state=s)


def the_last_shot() -> Match[Any]:
    """Treasure Map, both carry the whole map: yellow is four steps from El Dorado (I7), red six, with two left.

    The way there leads north, with the waves; but the only cannonball of the two reaches yellow from the south, by D10
    and E11. All treasures are exchanged and all pirates destroyed, so that nothing is left to chance."""
    s = treasure_map.table("red", "yellow", level=2)
    treasure_map.clear_temples(s)
    given = [f"t{level}_{area}" for level in (1, 2) for area in ("white", "pink", "purple", "orange")]
    treasure_map.carry(s, 0, *given, at=EXCHANGED)
    treasure_map.hold(s, 0, pieces=[1, 2, 3, 4], cannonballs=1)
    treasure_map.hold(s, 1, pieces=[1, 2, 3, 4])
    treasure_map.put(s, 0, "D9")
    treasure_map.put(s, 1, "F11")
    s.pirates = [NOWHERE] * 4
    s.dorado, s.dorado_seen, s.steps = 3, 3, 2
    return Match(registry.title("treasure_map"), 2, "last", state=s)


def two_areas() -> Match[Any]:
    """Conquest, the last round, 5 points to 6, three steps left and the enemy's turn still to come.

    K4 completes an area and costs the enemy a point, but his crew goes to J8 and breaks it again: 5 to 6. D12 completes
    one that he can't reach: 8 to 7."""
    s = conquest.empty(2)
    for captain in s.captains:
        captain.crews.clear()
    conquest.own(s, 0, "A5", "J8", "H1", "E10")
    conquest.own(s, 1, "K4", "E5", "G5", "F8", "F4")
    conquest.stand(s, 0, "A1", ships=1)
    conquest.stand(s, 1, "I7", crews=1)
    s.round, s.steps_left = s.max_rounds, 3
    return Match(registry.title("conquest"), 2, "last", state=s)


def a_market_spoilt() -> Match[Any]:
    """Maracaibo, the last strength of the last turn: five of an emerald raid and five of a gold raid.

    Gold brings the most, 29 points to 31. One emerald less on its island takes 6 points off the other's six: 26 to 25,
    if the gold raid is then spent to the last on points and doubloons."""
    s = maracaibo.dealt()
    for seat in range(2):
        maracaibo.quests_of(s, seat)
    maracaibo.stand(s, 0, "maracaibo")
    maracaibo.stand(s, 1, "gulf")
    maracaibo.hold(s, 0, doubloons=0, vp=13, emerald=6)
    maracaibo.hold(s, 1, doubloons=2, vp=20, emerald=1)
    gold, emerald = TREASURES.index("gold"), TREASURES.index("emerald")
    s.islands[gold], s.islands[emerald] = 7, 3
    s.round, s.ended_by, s.active = s.box.numbers.rounds, 0, 1
    s.phase, s.stirred = LAST_SPENDING, True
    s.pools, s.pool_kinds = [5, 5], [emerald, gold]
    return Match(registry.title("maracaibo"), 2, "last", state=s)


TRAPS = {
    "santiago": Trap(past_the_port, "move_car 2", frozenset({"move_car 3"})),
    "treasure_map": Trap(the_last_shot, "step C8", frozenset({"step D10"})),
    "conquest": Trap(two_areas, "move A1 1 0 L2", frozenset({"move A1 1 0 B1", "move A1 1 0 B12"})),
    "maracaibo": Trap(
        a_market_spoilt,
        "raid_spend ra_treasure 2",
        frozenset({"raid_spend ra_treasure 1", "raid_spend ra_vp 2", "raid_spend ra_dbl 2"}),
    ),
}


def after(match: Match[Any], move: Move | str) -> Match[Any]:
    """The same game one move on."""
    twin = match.clone()
    twin.play(move, match.to_move[0])
    return twin


class Proof:
    """Whether a seat is sure to win, or at least not to lose, within some turns, whatever the other does.

    Tries everything, each position once: for two turns at most, and few pieces. Nobody is sure of what chance brings.
    A draw counts as lost."""

    def __init__(self, seat: int, turns: int = 2, undecided: bool = False):
        self.seat = seat
        self.turns = turns
        self.undecided = undecided
        """What it counts as if the game goes on after these turns."""
        self._known: dict[str, bool] = {}

    def after(self, match: Match[Any], move: Move | str, turns: int = 0) -> bool:
        """Whether the seat is sure once the move is made, with so many turns to go, the present one included."""
        line, turns = after(match, move), turns or self.turns
        if line.result is not None:
            return line.result.winners == (self.seat,)
        if sense_of(line.title).turn(line.state) != sense_of(match.title).turn(match.state):
            turns -= 1
            if not turns:
                return self.undecided
        if any(who == CHANCE for who, *_ in line.entries()[match.ply :]):
            return False
        ask = line.ask_of()
        key = repr((turns, ask.kind, ask.options, line.state))
        if key not in self._known:
            answers = (self.after(line, answer, turns) for answer in ask.options)
            self._known[key] = any(answers) if ask.seat == self.seat else all(answers)
        return self._known[key]
