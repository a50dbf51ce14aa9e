"""What a person reads before choosing: where a drive ends, and what a load pays."""

from __future__ import annotations

import pytest

from karawela.engine import Match
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import CUBAN_INDEX
from karawela.words import words_for
from tests.games.santiago.table import hold, inactive, layout_t, match_from
from tests.support import rule

DRIVES = {
    "en": (
        "Drive 1 stop, free – Maria",
        "Drive 2 stops for 1 peso – José, inactive",
        "Drive 10 stops for 9 pesos – the port",
    ),
    "pl": (
        "Jedź 1 przystanek, za darmo – Maria",
        "Jedź 2 przystanki za 1 peso – José, strona nieaktywna",
        "Jedź 10 przystanków za 9 peso – port",
    ),
}
LOADS = {
    "en": ["Load 1 sugar – 3 points", "Load 1 wood for sugar – 1 point"],
    "pl": ["Załaduj 1 × cukier – 3 punkty", "Załaduj 1 × drewno zamiast cukru – 1 punkt"],
}


@pytest.mark.parametrize("language", DRIVES)
def test_a_drive_says_who_waits_at_its_end(language: str) -> None:
    s = layout_t()
    hold(s, 0, pesos=12)
    inactive(s, "jose")
    match = match_from(s)
    offers = [words_for(TITLE, language).offer(move, match.view(0)) for move in match.legal]
    assert (offers[0], offers[1], offers[9]) == DRIVES[language]


@rule("SDC-9.32")
@pytest.mark.parametrize(("drive", "fresh", "state"), [(2, False, "inactive"), (12, False, ""), (12, True, "inactive")])
def test_a_drive_of_more_than_a_lap_says_how_he_is_met_then(drive: int, fresh: bool, state: str) -> None:
    """The car turns an inactive Cuban back as it passes him, but not one turned where it stood; and so it is."""
    s = layout_t(car=2 if fresh else 0)
    hold(s, 0, pesos=40)
    inactive(s, "jose")
    if fresh:
        s.fresh = CUBAN_INDEX["jose"]
        drive -= 2
    match = match_from(s)
    offer = words_for(TITLE, "en").offer(("move_car", drive), match.view(0))
    assert offer.partition(" – ")[2] == ", ".join(filter(None, ("José", state)))
    match.play(f"move_car {drive}")
    assert match.state.inactive[CUBAN_INDEX["jose"]] == bool(state)


@rule("SDC-3.08")
@pytest.mark.parametrize("move", ["place_pawn bank", "load sugar 1", "move_car 1", "use_building bank"])
def test_before_the_first_turn_only_the_first_roll_is_a_reason(move: str) -> None:
    match = Match(TITLE, 2, "a first ship")
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.rule == "SDC-3.08"


@pytest.mark.parametrize("language", LOADS)
def test_a_load_says_what_it_pays(language: str) -> None:
    """A good pays the flag's value, wood one point whatever the flag."""
    s = layout_t(car=9, marker=3)
    hold(s, 0, sugar=1, wood=1)
    match = match_from(s)
    match.play("move_car 1")
    offers = [words_for(TITLE, language).offer(move, match.view(0)) for move in match.legal]
    assert [offer for offer in offers if offer in LOADS[language]] == LOADS[language]


def test_one_cigar_is_no_cigars() -> None:
    words = words_for(TITLE, "en")
    assert words.label(("load", "cigars", 1)) == "Load 1 cigar"
    assert words.label(("load", "cigars", 2)) == "Load 2 cigars"
    assert words.event(("goods", 0, "cigars", 1), ["Ada"]) == "Ada takes 1 cigar."


@pytest.mark.parametrize(("language", "told"), [("en", "First player: Bea"), ("pl", "Pierwszy gracz: Bea")])
def test_the_log_names_who_begins(language: str, told: str) -> None:
    """And not the number of the seat."""
    assert words_for(TITLE, language).log_text("first_player 2", None, ("Ada", "Bea", "Cal")) == told
