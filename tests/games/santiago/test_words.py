"""What a person reads before choosing: where a drive ends, and what a load pays."""

from __future__ import annotations

import re

import pytest

from karawela.engine import Match
from karawela.engine.ask import move_text
from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import CUBAN_INDEX, GOOD_INDEX
from karawela.games.santiago.state import Santiago
from karawela.testing.table import play
from karawela.words import words_for
from karawela.words.log_lines import tell
from tests.games.santiago.table import hold, inactive, layout_t, match_from, own
from tests.support import rule

DRIVES = {
    "en": (
        "Drive 1 stop, free – Maria: take 2 points",
        "Drive 2 stops for 1 peso – José, inactive: nothing",
        "Drive 10 stops for 9 pesos – the port: load at 2 points a good",
    ),
    "pl": (
        "Jedź 1 przystanek, za darmo – Maria: weź 2 punkty",
        "Jedź 2 przystanki za 1 peso – José, żeton nieaktywny: nic",
        "Jedź 10 przystanków za 9 peso – port: załadunek, po 2 punkty za znacznik",
    ),
}
LOADS = {
    "en": ["Load 1 sugar – 3 points", "Load 1 wood for sugar – 1 point"],
    "pl": ["Załaduj 1 znacznik cukru – 3 punkty", "Załaduj 1 znacznik drewna zamiast cukru – 1 punkt"],
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
    assert ("José, inactive: nothing" if state else "José: take 2 sugar") in offer
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
    assert words.event(("goods", 0, "cigars", 1), ["Ada"]) == "Ada took 1 cigar."


@pytest.mark.parametrize(("language", "told"), [("en", "First player: Bea"), ("pl", "Gracz rozpoczynający: Bea")])
def test_the_log_names_who_begins(language: str, told: str) -> None:
    """And not the number of the seat."""
    assert words_for(TITLE, language).log_text("first_player 2", None, ("Ada", "Bea", "Cal")) == told


# ------------------------------------------------------------------ what options come to


def offers(match: Match[Santiago], language: str = "en") -> dict[str, str]:
    """The options of whoever is asked, by their text forms, in words."""
    words, view = words_for(TITLE, language), match.view(match.to_move[0])
    return {move_text(move): words.offer(move, view, match.names) for move in match.legal}


@rule("SDC-11.03")
@pytest.mark.parametrize(
    ("marker", "told"), [(2, "; a loaded good then pays 3 points"), (4, "; on the way the ship leaves")]
)
def test_a_drive_past_the_port_says_what_becomes_of_the_ship(marker: int, told: str) -> None:
    s = layout_t(car=9, marker=marker)
    hold(s, 0, pesos=3)
    match = match_from(s)
    said = offers(match)
    assert said["move_car 1"] == f"Drive 1 stop, free – the port: load at {marker} points a good"
    assert said["move_car 2"] == f"Drive 2 stops for 1 peso – Maria: take 2 points{told}"
    match.play("move_car 2")
    assert match.state.ship_in_port == (marker == 2)


@rule("SDC-1.09")
@pytest.mark.parametrize(("left", "told"), [(2, "take 2 sugar"), (1, "take 1 sugar"), (0, "no sugar left")])
def test_a_drive_says_how_much_the_supply_still_has(left: int, told: str) -> None:
    s = layout_t(car=1)
    hold(s, 0, sugar=8 - s.traders[1].goods[0] - left)
    assert offers(match_from(s))["move_car 1"] == f"Drive 1 stop, free – José: {told}"


def test_a_visit_says_what_it_brings_and_whom_it_pays() -> None:
    s = layout_t(car=8)
    own(s, 1, "church")
    match = match_from(s)
    match.play("move_car 1")
    said = offers(match)
    assert said["place_pawn church"] == f"Enter the Church – take 1 point; {match.names[1]}, the owner, gets 1 point"
    assert said["place_pawn distillery"] == "Enter the Distillery – sugar into rum"


@pytest.mark.parametrize(
    ("language", "buys", "sells"),
    [
        ("en", "Casino: pay 3 pesos, get 1 point", "Casino: pay 15 points, get 45 pesos"),
        ("pl", "Kasyno: zapłać 3 peso, weź 1 punkt", "Kasyno: zwróć 15 punktów, weź 45 peso"),
    ],
)
def test_the_casino_says_what_is_paid_and_what_is_got(language: str, buys: str, sells: str) -> None:
    s = layout_t(car=2)
    hold(s, 0, pesos=3, vp=15)
    match = match_from(s)
    match.play("move_car 1")
    match.play("place_pawn casino")
    said = offers(match, language)
    assert (said["use_building casino 1"], said["use_building casino -15"]) == (buys, sells)


def test_dice_set_aside_say_what_the_ship_wants_then() -> None:
    match = Match(TITLE, 2, "a first ship")
    assert match.state.rolled
    for move, said in offers(match).items():
        aside = GOOD_INDEX[move.removeprefix("choose_demand die_")]
        wanted = [n for which, n in enumerate(match.state.rolled) if which != aside and n]
        assert [int(n) for n in re.findall(r"\d+", said.partition("wants")[2])] == wanted


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Player 1 drove 1 stop to the port.", "Player 1 loaded 1 sugar.", "Player 1 passed."]),
        ("pl", ["Player 1 jedzie 1 przystanek: port.", "Player 1 ładuje 1 znacznik cukru.", "Player 1 pasuje."]),
    ],
)
def test_the_log_tells_each_choice_once_and_where_it_led(language: str, told: list[str]) -> None:
    """By what happened, and not again by what was chosen."""
    s = layout_t(car=9)
    hold(s, 0, sugar=2)
    hold(s, 1)
    match = match_from(s)
    play(match, "move_car 1", "load sugar 1", "pass")
    match.names = ("Player 1", "Player 2")
    lines = [line.text for line in tell(match, None, words_for(TITLE, language)) if line.seat == 0]
    assert lines[:3] == told
