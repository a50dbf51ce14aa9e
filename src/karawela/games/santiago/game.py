"""Santiago de Cuba, as the registry knows it."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from karawela.engine.ask import Move, Refusal, Rules
from karawela.engine.errors import BadOption
from karawela.engine.game import Game, Option, OptionValue, Result, Scene, Taking
from karawela.engine.state import Event
from karawela.games.santiago.bot.value import value
from karawela.games.santiago.data.components import COPIES, FOLDER, FRUIT, LAYOUTS, SUGAR, TOBACCO
from karawela.games.santiago.rules import invariants, refusals, scoring, turn, unknown
from karawela.games.santiago.rules.tries import plausible
from karawela.games.santiago.state import Santiago, Trader
from karawela.games.santiago.words import phrases


class SantiagoDeCuba(Game[Santiago]):
    """Two to four traders share one old car and race to load seven ships."""

    id = "santiago"
    prefix = "SDC"
    data_version = 1
    known_versions = (1,)
    seats = range(2, 5)
    folder = FOLDER
    foresight = 6
    farsight = (1, 2, 2)
    options = (
        Option("first_player", "random", ("random", "1", "2", "3", "4")),
        Option("layout", "random", ("random", *LAYOUTS)),
        Option("open_holdings", False),
        Option("turn_limit", 600, least=0, most=100_000),
    )
    takings = (
        Taking("enter", moves=("place_pawn",)),
        Taking("claim", moves=("alonso_claim",)),
        Taking("load", moves=("load",)),
    )

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> Santiago:
        """Everybody begins with 3 pesos, 2 points, 1 sugar, 1 tobacco and 1 fruit (SDC-3.05)."""
        first = str(options["first_player"])
        if first != "random" and int(first) > seats:
            raise BadOption(f"option first_player is random or a seat from 1 to {seats}, not '{first}'")
        s = Santiago(
            traders=[Trader() for _ in range(seats)],
            open_holdings=bool(options["open_holdings"]),
            turn_limit=int(options["turn_limit"]),
            layout=str(options["layout"]),
            first_player=first,
        )
        for good in (SUGAR, FRUIT, TOBACCO):
            s.supply[good] = COPIES - seats
        return s

    def rules(self, s: Santiago) -> Rules:
        return turn.game(s)

    def result(self, s: Santiago) -> Result:
        return scoring.result(s)

    def remember(self, view: Santiago, seat: int, before: Sequence[Event]) -> None:
        unknown.remember(view, seat, before)

    def deal_unknown(self, view: Santiago, seat: int, since: Sequence[Event], rng: Random) -> None:
        unknown.deal_unknown(view, seat, since, rng)

    def plausible(self, view: Santiago, seat: int, kind: str) -> Iterable[Move]:
        return plausible(view, seat, kind)

    def why_not(self, view: Santiago, seat: int, kind: str, move: Move) -> Refusal | None:
        return refusals.out_of_place(view, seat, kind, move)

    def value(self, view: Santiago, seat: int) -> float:
        return value(view, seat)

    def invariants(self, s: Santiago) -> list[str]:
        return invariants.broken(s)

    def options_are_open(self, s: Santiago) -> bool:
        """With open holdings nothing is left to betray (SDC-1.15)."""
        return s.open_holdings

    def component_names(self) -> Mapping[str, Mapping[str, str]]:
        return phrases.names()

    def reference(self) -> list[tuple[str, list[dict[str, str]]]]:
        return phrases.reference()

    def phrase(self, move: Move) -> tuple[str, dict[str, str | int]]:
        return phrases.phrase(move)

    def outlook(self, view: Santiago, move: Move) -> tuple[str, dict[str, str | int]] | None:
        return phrases.outlook(view, move)

    def event_phrase(self, event: Event, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.event_phrase(event, people)

    def chance_phrase(self, text: str, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.chance_phrase(text, people)

    def picture(self, scene: Scene) -> Any:
        from karawela.games.santiago.board.picture import draw_board

        return draw_board(scene)

    def cover(self, language: str = "en") -> str:
        from karawela.games.santiago.board.cover import cover

        return cover()

    def terminal(self, scene: Scene) -> Any:
        from karawela.games.santiago.terminal.picture import picture

        return picture(scene)


GAME = SantiagoDeCuba()
