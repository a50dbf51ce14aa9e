"""What the tests of several chapters do and look at, on a table of Santiago de Cuba."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from karawela.engine.match import Match
from karawela.engine.state import Event
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import CUBANS, GOOD_INDEX, GOODS, ORDINARY, STOPS
from karawela.games.santiago.state import Santiago
from karawela.testing import table
from karawela.testing.table import Dice, play, texts
from tests.games.santiago.table import ALONSO, CONCHITA, MARTINEZ, PABLO, match_from


def walk(number: int, seats: int) -> Iterator[Match[Santiago]]:
    """A whole game with random choices: the match before the first choice and after every choice."""
    return table.walk(TITLE, number, seats)


def finished(number: int, seats: int) -> Match[Santiago]:
    """A game that random choices have brought to its end."""
    *_, match = walk(number, seats)
    assert match.over
    return match


def stops_by_ply(match: Match[Santiago]) -> list[int]:
    """For every line of the log the stop at which the car then stood, after the drive if the line is one."""
    car, stops = 0, []
    for line in match.log():
        if line.kind == "move_car":
            car = (car + int(line.text.split()[1])) % STOPS
        stops.append(car)
    return stops


class Books:
    """Everybody's holdings, kept by somebody who starts with the setup and only hears the public events."""

    def __init__(self, seats: int):
        self.pesos = [3] * seats
        self.vp = [2] * seats
        self.goods = [[1, 1, 1, 0, 0, 0] for _ in range(seats)]

    def hear(self, event: Event) -> None:
        name, rest = event[0], event[1:]
        if name == "pesos":
            self.pesos[int(rest[0])] += int(rest[1])
        elif name == "vp":
            self.vp[int(rest[0])] += int(rest[1])
        elif name == "goods":
            self.goods[int(rest[0])][GOOD_INDEX[str(rest[1])]] += int(rest[2])
        elif name == "gift":
            for seat, by in ((int(rest[0]), -1), (int(rest[1]), 1)):
                if rest[2] == "peso":
                    self.pesos[seat] += by
                elif rest[2] == "vp":
                    self.vp[seat] += by
                elif rest[2] != "nothing":
                    self.goods[seat][GOOD_INDEX[str(rest[2])]] += by

    def agree_with(self, s: Santiago) -> bool:
        return (
            self.pesos == [trader.pesos for trader in s.traders]
            and self.vp == [trader.vp for trader in s.traders]
            and self.goods == [trader.goods for trader in s.traders]
        )


YELLOW = ("church", "distillery", "newspaper")
BLUE = ("cigar_factory", "black_market", "bank")
RED = ("cafe", "customs", "casino")
WHITE = ("trade_office", "harbourmaster", "sawmill")


_STOP = {
    **dict.fromkeys(YELLOW, MARTINEZ),
    **dict.fromkeys(BLUE, PABLO),
    **dict.fromkeys(RED, CONCHITA),
    **dict.fromkeys(WHITE, ALONSO),
}


def enter(s: Santiago, building: str, rolls: Iterable[int] = ()) -> Match[Santiago]:
    """The active seat drives one stop to a Cuban of the building's flower, declines what it may, and goes in."""
    s.car = _STOP[building] - 1
    match = match_from(s, rolls)
    answers = {"pablo_take": "decline", "alonso": "decline", "place_pawn": f"place_pawn {building}"}
    for kind, answer in {"move_car": "move_car 1", **answers}.items():
        if match.to_move == (s.active,) and match.ask_of().kind == kind:
            match.play(answer)
    return match


def tally(match: Match[Santiago]) -> dict[str, int]:
    """All that can be counted on the table; seats are A, B, C and D."""
    s = match.state
    counts = {"marker": s.marker, "token": s.ship_token, "departed": s.departed, "inactive": sum(s.inactive)}
    for good, name in enumerate(GOODS):
        counts[f"supply {name}"] = s.supply[good]
        if good < ORDINARY:
            counts[f"die {name}"] = s.dice[good]
    for letter, trader in zip("ABCD", s.traders, strict=False):
        counts |= {f"{letter} pesos": trader.pesos, f"{letter} vp": trader.vp, f"{letter} tokens": trader.tokens_left}
        counts |= {f"{letter} {name}": trader.goods[good] for good, name in enumerate(GOODS)}
    return counts


def changes(match: Match[Santiago], *moves: str) -> dict[str, int]:
    """Plays moves and says what they changed, so that a test can demand: this, and nothing else."""
    before = tally(match)
    after = tally(play(match, *moves))
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def kinds(match: Match[Santiago], seat: int) -> list[str]:
    """The kinds of questions that the seat has answered, forced ones included."""
    return [line.kind for line in match.log() if line.seat == seat]


SHIP = [1, 1, 1, 1, 1]
"""A roll for the next ship."""


def offers(match: Match[Santiago]) -> list[str]:
    """The uses that are offered, without the verb before them."""
    return [text.split(" ", 1)[1] for text in texts(match) if text.startswith(("use_building ", "alonso_use "))]


def turned(match: Match[Santiago]) -> set[str]:
    """The inactive Cubans."""
    return {name for name, is_turned in zip(CUBANS, match.state.inactive, strict=True) if is_turned}


def first_ship(rolls: list[int], seats: int = 2) -> Match[Santiago]:
    """A new game in Layout T whose first roll is this; the right-hand neighbour of seat 0 is to choose."""
    return Match(TITLE, seats, "roll", {"layout": "t", "first_player": "1"}, source=Dice(rolls), journal=True)


def at_port(s: Santiago, *rolls: int) -> Match[Santiago]:
    """The match in which the active seat has just stopped at the port."""
    s.car = MARTINEZ
    return play(match_from(s, rolls), "move_car 1")
