"""What a table shows besides the board: open facts, the aim, how far everybody is, and why a game ended as it did."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karawela.draw.board import board_of
from karawela.engine.state import view_of
from karawela.games.tiny_epic import TITLE
from karawela.games.tiny_epic.data.choices import CARRIED
from karawela.games.tiny_epic.rules.scoring import result
from karawela.games.tiny_epic.state import ORDER, TinyEpic
from karawela.words import words_for
from karawela.words.facts import Fact
from tests.games.tiny_epic.alone import bury_at, cursed_sea, ghostly
from tests.games.tiny_epic.looks import walk
from tests.games.tiny_epic.packs import KINDS_OF_GAME
from tests.games.tiny_epic.table import BOX, crew, cubes, dealt, hands, hold

PLACES = ("m05", "m06", "m08")
WORDS = {language: words_for(TITLE, language) for language in ("en", "pl")}


def shown(s: TinyEpic, who: int, language: str = "en") -> dict[str, str]:
    """The amounts of the first fact of each sign, as the other seat reads them."""
    return {fact.sign: fact.amount for fact in reversed(facts(s, who, language))}


def facts(s: TinyEpic, who: int, language: str = "en") -> list[Fact]:
    return WORDS[language].facts(view_of(s, s.seats - 1), who)


# ---------------------------------------------------------------- facts


def test_a_pirate_s_facts_say_what_is_open() -> None:
    """Treasures and Gold first; then level, captain, crew, hold and deckhands, each with what it means."""
    s = dealt(2)
    hold(s, 0, rum=2, coffee=1)
    crew(s, 0, "pale_pim")
    bury_at(s, 0, "m05", "m06")
    hands(s, 0, on_wheel=(2,), rigging=1, repair=1)
    s.pirates[0].gold = 7
    told = facts(s, 0)
    assert [(fact.sign, fact.amount) for fact in told if fact.main] == [("treasure", "2/3"), ("gold", "7")]
    seen = shown(s, 0)
    assert (seen["crew_up"], seen["crate"], seen["rum"], seen["coffee"]) == ("1/4", "3/3", "2", "1")
    assert (seen["rigging"], seen["cannons"], seen["repair"], seen["deckhand"]) == ("1", "0", "1", "1")
    assert (seen["die"], seen["legend"]) == ("1·2·3", "Sea Dog")
    assert "Treasures buried (Powder Point, Skull Cove)" in {fact.words for fact in told}
    assert "Rum on board (its price is 3 now)" in {fact.words for fact in told}
    polish = {fact.words for fact in facts(s, 0, "pl")}
    assert "Statek (w zatoce na karcie Zatoka Rumu, bezpieczny od piratów i Marynarki)" in polish
    assert "Poziom Niesławy 1 z 6 (żegluga do 1 karty, w walce 2 kości)" in polish


def test_with_the_curse_cubes_and_urn_are_shown() -> None:
    """Cubes are a main fact, the urn says where it is, a cursed captain what he can do more."""
    s = cursed_sea()
    cubes(s, 0, 3)
    s.pirates[0].cursed, s.pirates[0].urn = True, CARRIED
    assert [fact.sign for fact in facts(s, 0) if fact.main] == ["treasure", "gold", "cursed_cube"]
    assert (shown(s, 0)["cursed_cube"], shown(s, 0)["urn"], shown(s, 0, "pl")["urn"]) == (
        "3",
        "on board",
        "na pokładzie",
    )
    assert shown(s, 1)["urn"] == "not bought"
    assert shown(s, 0, "pl")["cursed"] == "przeklęty"
    s.pirates[0].bury_urn(BOX.map_index["cm3"])
    assert "Urna Amdiaka (Mielizna Umrzyka)" in {fact.words for fact in facts(s, 0, "pl")}


def test_the_solo_pirate_has_facts_of_its_mats() -> None:
    """Its strength by treasures buried, its symbols; no sure-fire tokens. The ghost pirate's hold has cubes."""
    s = dealt(1)
    bury_at(s, 1, "m05")
    seen = shown(s, 1)
    assert (seen["strength"], seen["die"]) == ("2/4", "2·4·6")
    assert "sure_fire" not in seen and "hidden" in seen
    told = {fact.words for fact in facts(s, 1)}
    assert "Brigand (sails 2 cards, rolls 2 dice, 1 extra hit), space of the treasure row" in told
    ghost = shown(ghostly(), 1)
    assert (ghost["cursed_cube"], ghost["crate"], ghost["urn"]) == ("2", "2/4", "not buried")


@pytest.mark.parametrize(("seats", "chosen"), KINDS_OF_GAME)
def test_every_sign_of_a_fact_is_drawn(seats: int, chosen: dict[str, str | bool]) -> None:
    """In games of every kind; a fact begins with a capital, in both languages."""
    sign = board_of(TITLE).sign
    for number, match in enumerate(walk(5, seats, **{**chosen, "round_limit": 6})):
        if number % 40 == 0:
            for words in WORDS.values():
                for who in range(len(match.state.pirates)):
                    for fact in words.facts(match.view(0), who):
                        assert sign(fact.sign), fact
                        assert fact.words[:1].isupper() and "{" not in fact.words


# ---------------------------------------------------------------- the aim


def test_the_aim_says_what_wins() -> None:
    """Treasures, with the curse the urn, alone before whom."""
    goals = [(WORDS[language].aim(view_of(s, 0)).goal) for s in positions() for language in ("en", "pl")]
    assert goals == [
        "Be the first to bury 3 treasures at 3 burial places.",
        "Wygrywa ten, kto jako pierwszy zakopie 3 skarby w 3 różnych miejscach.",
        "Be the first to bury 3 treasures at 3 burial places, and Amdiak's urn at a cursed one.",
        "Wygrywa ten, kto jako pierwszy zakopie 3 skarby w 3 różnych miejscach i urnę Amdiaka w przeklętym miejscu.",
        "Bury 3 treasures at 3 burial places before the solo pirate has buried everything.",
        "Zakop 3 skarby w 3 różnych miejscach, zanim pirat trybu solo zakopie wszystko.",
        "Bury 3 treasures at 3 burial places, and Amdiak's urn at a cursed one, before the ghost pirate has buried"
        " everything.",
        "Zakop 3 skarby w 3 różnych miejscach i urnę Amdiaka w przeklętym miejscu, zanim widmowy pirat zakopie"
        " wszystko.",
    ]


def positions() -> list[TinyEpic]:
    return [dealt(3), cursed_sea(), dealt(1), ghostly()]


def test_the_aim_says_round_and_step_and_how_far_everybody_is() -> None:
    """The limit only where there is one."""
    s = cursed_sea()
    s.round, s.phase = 4, ORDER
    bury_at(s, 0, "m05")
    s.pirates[0].urn = CARRIED
    english, polish = (WORDS[language].aim(view_of(s, 1)) for language in ("en", "pl"))
    assert english.now == "Round 4 of at most 100: the order"
    assert polish.now == "Runda 4 (najwyżej 100): wykonanie rozkazu"
    assert english.progress == ("1 of 3 treasures buried, urn on board", "0 of 3 treasures buried, urn not buried")
    assert polish.progress == (
        "Zakopane skarby: 1 z 3, urna na pokładzie",
        "Zakopane skarby: 0 z 3, urna niezakopana",
    )
    s.round_limit = 0
    assert WORDS["en"].aim(view_of(s, 1)).now == "Round 4: the order"
    s.round = 0
    assert WORDS["pl"].aim(view_of(s, 1)).now == "Przed pierwszą rundą"


# ---------------------------------------------------------------- why it ended


def ended(s: TinyEpic, who: int = 0) -> TinyEpic:
    """Everything that wins is buried by that pirate."""
    bury_at(s, who, *PLACES)
    if s.amdiak:
        s.pirates[who].bury_urn(BOX.map_index["cm3"])
    s.ended_by = who
    return s


def level(**better: int) -> TinyEpic:
    """Both have buried everything; the second is ahead in that."""
    s = ended(dealt(2))
    bury_at(s, 1, *PLACES)
    s.pirates[1].legend = better.get("legend", 0)
    s.pirates[1].gold += better.get("gold", 0)
    if better.get("crates"):
        hold(s, 1, rum=1)
    return s


def over(s: TinyEpic, rounds: int = 100) -> TinyEpic:
    s.truncated, s.round_limit = True, rounds
    return s


def one_ahead() -> TinyEpic:
    s = dealt(2)
    bury_at(s, 1, "m05")
    return over(s)


EVERYTHING = "Ada has buried 3 treasures, and the round was played to its end."
WSZYSTKO = "Ada ma zakopane 3 skarby, a rundę rozegrano do końca."


@pytest.mark.parametrize(
    ("position", "english", "polish"),
    [
        (lambda: ended(dealt(2)), EVERYTHING, WSZYSTKO),
        (
            lambda: level(legend=2),
            f"{EVERYTHING} Somebody else has buried as much, but Basia is ahead in legend.",
            f"{WSZYSTKO} Ktoś jeszcze zakopał tyle samo, ale Basia wygrywa dzięki Niesławie.",
        ),
        (
            lambda: level(gold=1),
            f"{EVERYTHING} Somebody else has buried as much, but Basia is ahead in Gold.",
            f"{WSZYSTKO} Ktoś jeszcze zakopał tyle samo, ale Basia wygrywa dzięki Złotu.",
        ),
        (
            lambda: level(crates=1),
            f"{EVERYTHING} Somebody else has buried as much, but Basia is ahead in crates.",
            f"{WSZYSTKO} Ktoś jeszcze zakopał tyle samo, ale Basia wygrywa dzięki Łupom.",
        ),
        (
            level,
            f"{EVERYTHING} They are level in everything, in treasures, legend, Gold and crates.",
            f"{WSZYSTKO} Remis jest we wszystkim, w skarbach, Niesławie, Złocie i Łupach.",
        ),
        (
            lambda: ended(cursed_sea()),
            "Ada has buried 3 treasures and Amdiak's urn, and the round was played to its end.",
            "Ada ma zakopane 3 skarby i urnę Amdiaka, a rundę rozegrano do końca.",
        ),
        (
            one_ahead,
            "After 100 rounds the game is over; what has been buried decides.",
            "Gra kończy się po 100 rundach; decyduje to, co zakopano.",
        ),
        (
            lambda: ended(dealt(1)),
            "Ada has buried everything before the solo pirate.",
            "Ada zakopuje wszystko, zanim zrobi to pirat trybu solo.",
        ),
        (
            lambda: ended(dealt(1), 1),
            "The solo pirate was the first to bury everything.",
            "Pirat trybu solo zakopuje wszystko jako pierwszy.",
        ),
        (
            lambda: ended(ghostly()),
            "Ada has buried everything before the ghost pirate.",
            "Ada zakopuje wszystko, zanim zrobi to widmowy pirat.",
        ),
        (
            lambda: ended(ghostly(), 1),
            "The ghost pirate was the first to bury everything.",
            "Widmowy pirat zakopuje wszystko jako pierwszy.",
        ),
        (
            lambda: over(ghostly()),
            "The game is over after 100 rounds, and nobody has buried everything: the ghost pirate wins.",
            "Gra kończy się po 100 rundach i nikt nie zakopał wszystkiego, więc wygrywa widmowy pirat.",
        ),
        (
            lambda: over(dealt(1), 1),
            "The game is over after 1 round, and nobody has buried everything: the solo pirate wins.",
            "Gra kończy się po 1 rundzie i nikt nie zakopał wszystkiego, więc wygrywa pirat trybu solo.",
        ),
    ],
)
def test_every_ending_says_why(position: Callable[[], TinyEpic], english: str, polish: str) -> None:
    """Everything buried, ties and what broke them, the limit of rounds; against people and alone."""
    s = position()
    told = [WORDS[language].why_it_ended(view_of(s, 0), result(s), ("Ada", "Basia")) for language in ("en", "pl")]
    assert told == [english, polish]
