"""Caribbean Conquest, as the registry knows it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from karawela.engine.ask import Move, Refusal, Rules
from karawela.engine.game import Colour, Game, Option, OptionValue, Result, Scene, Taking
from karawela.engine.state import Event
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.rules import game as rules
from karawela.games.conquest.rules import invariants, refusals, scoring
from karawela.games.conquest.rules.tries import plausible
from karawela.games.conquest.state import Captain, Conquest
from karawela.games.conquest.words import phrases
from karawela.games.ship_adventure.rules.colours import colours_of

LIMITS = {1: {1: 30, 4: 40, 9: 50}, 2: {1: 30, 4: 40, 9: 80}, 3: {1: 30, 4: 80, 9: 80}}
"""The number of rounds by the number of boxes, where the table does not say otherwise (SAC-7.06), in each version."""


class CaribbeanConquest(Game[Conquest]):
    """Two to four fleets fight for temples, skulls and cities."""

    id = "conquest"
    prefix = "SAC"
    data_version = 3
    known_versions = (1, 2, 3)
    seats = range(2, 5)
    folder = Path(__file__).parent
    options = (
        Option("boxes", "1", ("1", "4", "9")),
        Option("opening_truce", False),
        Option("max_rounds", 0, least=0, most=1000),
    )
    colours_in_play = True
    tastes = ("choose_colour",)
    brief = MappingProxyType({"max_rounds": 5})
    foresight = 2
    takings = (
        Taking("unit", moves=("buy_unit",)),
        Taking("card", moves=("buy_card",)),
        Taking("area", events=("area",)),
        Taking("colour", moves=("choose_colour",)),
    )

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> Conquest:
        return self.start_by(self.data_version, seats, options)

    def start_by(self, version: int, seats: int, options: Mapping[str, OptionValue]) -> Conquest:
        """Everybody begins with one cannon card and no gold (SAC-1.10)."""
        boxes = int(options["boxes"])
        return Conquest(
            captains=[Captain() for _ in range(seats)],
            boxes=boxes,
            opening_truce=bool(options["opening_truce"]),
            max_rounds=int(options["max_rounds"]) or LIMITS[version][boxes],
        )

    def rules(self, s: Conquest) -> Rules:
        return rules.game(s)

    def colours_in(self, s: Conquest, given: tuple[Colour, ...]) -> tuple[Colour, ...]:
        return colours_of([captain.colour for captain in s.captains], given)

    def result(self, s: Conquest) -> Result:
        return scoring.result(s)

    def plausible(self, view: Conquest, seat: int, kind: str) -> Iterable[Move]:
        return plausible(view, seat, kind)

    def why_not(self, view: Conquest, seat: int, kind: str, move: Move) -> Refusal | None:
        return refusals.out_of_place(view, seat, kind, move)

    def value(self, view: Conquest, seat: int) -> float:
        return value(view, seat)

    def invariants(self, s: Conquest) -> list[str]:
        return invariants.broken(s)

    def options_are_open(self, s: Conquest) -> bool:
        """Nothing is hidden, so nothing can be betrayed."""
        return True

    def component_names(self) -> Mapping[str, Mapping[str, str]]:
        return phrases.names()

    def reference(self) -> list[tuple[str, list[dict[str, str]]]]:
        return phrases.reference()

    def phrase(self, move: Move) -> tuple[str, dict[str, str | int]]:
        return phrases.phrase(move)

    def outlook(self, view: Conquest, move: Move) -> tuple[str, dict[str, str | int]] | None:
        return phrases.outlook(move)

    def event_phrase(self, event: Event, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.event_phrase(event, people)

    def chance_phrase(self, text: str, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.chance_phrase(text)

    def terminal(self, scene: Scene) -> Any:
        from karawela.games.conquest.terminal.picture import picture

        return picture(scene)

    def picture(self, scene: Scene) -> Any:
        from karawela.games.conquest.board.picture import draw_board

        return draw_board(scene)

    def cover(self, language: str = "en") -> str:
        from karawela.games.conquest.board.cover import cover

        return cover()


GAME = CaribbeanConquest()
