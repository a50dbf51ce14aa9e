"""Ship Adventure: Treasure Map, as the registry knows it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from karawela.engine.ask import Move, Refusal, Rules
from karawela.engine.courses import Courses
from karawela.engine.game import Colour, Game, Option, OptionValue, Result, Scene, Taking
from karawela.engine.state import Event
from karawela.games.ship_adventure.rules.colours import colours_of
from karawela.games.treasure_map.bot.helm import at_the_helm, circumstances, courses_at_the_helm
from karawela.games.treasure_map.bot.reflexes import reflex
from karawela.games.treasure_map.bot.value import value
from karawela.games.treasure_map.rules import invariants, refusals, scoring, turn, unknown
from karawela.games.treasure_map.rules.tries import plausible
from karawela.games.treasure_map.state import Captain, TreasureMap
from karawela.games.treasure_map.words import phrases


class TreasureMapGame(Game[TreasureMap]):
    """One to four captains race for the pieces of a map and the way to El Dorado."""

    id = "treasure_map"
    prefix = "SAT"
    data_version = 1
    known_versions = (1,)
    seats = range(1, 5)
    folder = Path(__file__).parent
    options = (
        Option("printed_backs", False),
        Option("max_rounds", 80, least=1, most=1000),
    )
    colours_in_play = True
    tastes = ("choose_colour",)
    brief = MappingProxyType({"max_rounds": 30})
    lead = 95.0
    foresight = 2
    farsight = (1, 1, 3)
    glance = 50
    gradual = True
    breadth = 1.0
    takings = (Taking("buy", moves=("buy",)), Taking("colour", moves=("choose_colour",)))

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> TreasureMap:
        return TreasureMap(
            captains=[Captain() for _ in range(seats)],
            printed_backs=bool(options["printed_backs"]),
            max_rounds=int(options["max_rounds"]),
        )

    def rules(self, s: TreasureMap) -> Rules:
        return turn.game(s)

    def colours_in(self, s: TreasureMap, given: tuple[Colour, ...]) -> tuple[Colour, ...]:
        return colours_of([captain.colour for captain in s.captains], given)

    def result(self, s: TreasureMap) -> Result:
        return scoring.result(s)

    def deal_unknown(self, view: TreasureMap, seat: int, since: Sequence[Event], rng: Random) -> None:
        unknown.deal_unknown(view, seat, since, rng)

    def plausible(self, view: TreasureMap, seat: int, kind: str) -> Iterable[Move]:
        return plausible(view, seat, kind)

    def why_not(self, view: TreasureMap, seat: int, kind: str, move: Move) -> Refusal | None:
        return refusals.out_of_place(view, seat, kind, move)

    def instinct(self, view: TreasureMap, seat: int, kind: str, options: Sequence[Move]) -> list[float] | None:
        return at_the_helm(view, seat, kind, options) if kind == "move" else reflex(view, seat, kind, options)

    def circumstances(self, view: TreasureMap, seat: int, kind: str, options: Sequence[Move]) -> tuple[int, ...]:
        return circumstances(view, kind)

    def courses(self, view: TreasureMap, seat: int, kind: str) -> Courses | None:
        return courses_at_the_helm(view, seat, kind)

    def value(self, view: TreasureMap, seat: int) -> float:
        return value(view, seat)

    def invariants(self, s: TreasureMap) -> list[str]:
        return invariants.broken(s)

    def component_names(self) -> Mapping[str, Mapping[str, str]]:
        return phrases.names()

    def reference(self) -> list[tuple[str, list[dict[str, str]]]]:
        return phrases.reference()

    def phrase(self, move: Move) -> tuple[str, dict[str, str | int]]:
        return phrases.phrase(move)

    def outlook(self, view: TreasureMap, move: Move) -> tuple[str, dict[str, str | int]] | None:
        return phrases.outlook(move)

    def event_phrase(self, event: Event, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.event_phrase(event, people)

    def chance_phrase(self, text: str, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.chance_phrase(text)

    def picture(self, scene: Scene) -> Any:
        from karawela.games.treasure_map.board.picture import draw_board

        return draw_board(scene)

    def cover(self, language: str = "en") -> str:
        from karawela.games.treasure_map.board.cover import cover

        return cover()

    def terminal(self, scene: Scene) -> Any:
        from karawela.games.treasure_map.terminal.picture import picture

        return picture(scene)


GAME = TreasureMapGame()
