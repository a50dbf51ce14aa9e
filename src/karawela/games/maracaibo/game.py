"""Pirates of Maracaibo, as the registry knows it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from karawela.engine.ask import Move, Refusal, Rules
from karawela.engine.game import Colour, Game, OptionValue, Result, Scene, Taking
from karawela.engine.state import Event
from karawela.games.maracaibo.bot.circumstances import circumstances
from karawela.games.maracaibo.bot.value import value
from karawela.games.maracaibo.data.box import FOLDER, standard_box
from karawela.games.maracaibo.data.vocabulary import QUEST_SELL
from karawela.games.maracaibo.rules import refusals, scoring, unknown
from karawela.games.maracaibo.rules.game import game
from karawela.games.maracaibo.rules.invariants import table as invariants
from karawela.games.maracaibo.rules.refusals.tries import plausible
from karawela.games.maracaibo.rules.setup.start import OPTIONS, start
from karawela.games.maracaibo.state import KEEP_QUESTS, Maracaibo
from karawela.games.maracaibo.words import offers, phrases
from karawela.games.maracaibo.words.reference import reference


class PiratesOfMaracaibo(Game[Maracaibo]):
    """One to four captains sail three times through a sea of cards; alone, against Redbeard."""

    id = "maracaibo"
    prefix = "POM"
    data_version = 1
    known_versions = (1,)
    seats = range(1, 5)
    folder = FOLDER
    lead = 30.0
    foresight = 4
    breadth = 1.0
    options = OPTIONS
    seat_colours = (
        Colour("black", "#222222", "anchor", "A"),
        Colour("blue", "#2f6fd0", "wheel", "B"),
        Colour("yellow", "#e0b400", "star", "C"),
        Colour("red", "#c8352b", "parrot", "D"),
    )
    takings = (
        Taking("card", events=("acquires",), passed=("leaves",)),
        Taking("residence", events=("builds",)),
        Taking("upgrade", moves=("upgrade",)),
        Taking("galleon", moves=("galleon",)),
        Taking("quest", moves=("keep_quest",)),
        Taking("quest_market", events=("quest_market",)),
        Taking("black_market", events=("bm_placed",)),
    )

    def start(self, seats: int, options: Mapping[str, OptionValue]) -> Maracaibo:
        return start(seats, options)

    def company(self, seats: int) -> tuple[str, ...]:
        """Alone one plays against Redbeard."""
        return ("redbeard",) if seats == 1 else ()

    def rules(self, s: Maracaibo) -> Rules:
        return game(s)

    def result(self, s: Maracaibo) -> Result:
        return scoring.result(s)

    def deal_unknown(self, view: Maracaibo, seat: int, since: Sequence[Event], rng: Random) -> None:
        unknown.deal_unknown(view, seat, since, rng)

    def plausible(self, view: Maracaibo, seat: int, kind: str) -> Iterable[Move]:
        return plausible(view, seat, kind)

    def why_not(self, view: Maracaibo, seat: int, kind: str, move: Move) -> Refusal | None:
        return refusals.why_not(view, seat, kind, move)

    def circumstances(self, view: Maracaibo, seat: int, kind: str, options: Sequence[Move]) -> tuple[int, ...]:
        return circumstances(view, seat, kind, options)

    def value(self, view: Maracaibo, seat: int) -> float:
        return value(view, seat)

    def invariants(self, s: Maracaibo) -> list[str]:
        return invariants.broken(s)

    def options_are_open(self, s: Maracaibo) -> bool:
        """All but quests is public, so only choices among one's own quests are kept from the others."""
        return s.phase > KEEP_QUESTS and s.deciding[:1] != (QUEST_SELL,)

    def component_names(self) -> Mapping[str, Mapping[str, str]]:
        return phrases.names()

    def reference(self) -> list[tuple[str, list[dict[str, str]]]]:
        return _reference(self)

    def phrase(self, move: Move) -> tuple[str, dict[str, str | int]]:
        return phrases.phrase(move)

    def outlook(self, view: Maracaibo, move: Move) -> tuple[str, dict[str, str | int]] | None:
        return offers.outlook(view, move)

    def question_phrase(self, kind: str) -> tuple[str, dict[str, str | int]]:
        return phrases.question(kind)

    def event_phrase(self, event: Event, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.event_phrase(event, people)

    def chance_phrase(self, text: str, people: Sequence[str]) -> tuple[str, dict[str, str | int]]:
        return phrases.chance_phrase(text, people)

    def picture(self, scene: Scene) -> Any:
        from karawela.games.maracaibo.board.picture import draw_board

        return draw_board(scene)

    def cover(self, language: str = "en") -> str:
        from karawela.games.maracaibo.board.cover import cover

        return cover()

    def terminal(self, scene: Scene) -> Any:
        from karawela.games.maracaibo.terminal.picture import picture

        return picture(scene)


@cache
def _reference(game: PiratesOfMaracaibo) -> list[tuple[str, list[dict[str, str]]]]:
    from karawela.words import Words

    return reference(standard_box(), Words("en", game), Words("pl", game))


GAME = PiratesOfMaracaibo()
