"""An option says what it does and what it costs, by the numbers of the data that the game is played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from karawela.draw.board import draw
from karawela.engine import Match
from karawela.engine.errors import DataError
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.state import Maracaibo
from karawela.words import words_for
from tests.games.maracaibo.table import (
    cell_with,
    dealt,
    everything,
    fill,
    hold,
    lay,
    match_from,
    packed,
    play,
    stand,
    texts,
    to_act,
)

DEARER = """
[numbers]
ignored_card = 1
ruby = 3

[[space]]
id = "gulf"
actions = "raid:5 / explore:6 / build"

[[slot]]
id = "s7"
effect = "galleon:4"

[[upgrade]]
id = "galleon_mount"
effects = "now galleon:4"

[[track]]
id = "f2"
effect = "quest_sell:1"
"""
NAMES = ("Ada", "Bruno", "Celina", "Dan")


def offers(match: Match[Maracaibo], language: str = "en") -> dict[str, str]:
    """What the asked seat reads, by the moves."""
    words, ask = words_for(TITLE, language, match.edition), match.ask_of()
    view = match.view(ask.seat)
    said = [words.offer(move, view, NAMES) for move in ask.options]
    assert len(set(said)) == len(said), "what is offered side by side can be told apart"
    return dict(zip(texts(match), said, strict=True))


def asked(match: Match[Maracaibo], language: str = "en") -> str:
    ask = match.ask_of()
    return words_for(TITLE, language, match.edition).question(ask.kind, match.view(ask.seat))


def started(pack: str, seat_holds: int = 20, **chosen: bool) -> Maracaibo:
    s = dealt(2, chosen={**chosen, "data_pack": pack})
    hold(s, 0, seat_holds)
    return s


# ---------------------------------------------------------------- sailing


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            {
                "c1r1": "Informant: take 1 quest (4 doubloons)",
                "c1r2": "Gun Deck: too dear (8 doubloons), 5 doubloons instead",
                "c2r2": "Mint: 4 points for each gold, at most 24 (14 doubloons)",
                "c2r1": "Barbados: raid or explore up to 3 spaces – 1 doubloon to the ship there",
            },
        ),
        (
            "pl",
            {
                "c1r1": "Informator: 1 zadanie (4 dublony)",
                "c1r2": "Pokład działowy: za drogo (8 dublonów), zamiast tego 5 dublonów",
                "c2r2": "Mennica: 4 punkty za każde złoto, najwyżej 24 (14 dublonów)",
                "c2r1": "Barbados: rabunek albo eksploracja o wartości 3 – 1 dublon dla okrętu, który tam jest",
            },
        ),
    ],
)
def test_a_voyage_says_what_lies_at_its_end(language: str, wanted: dict[str, str]) -> None:
    """The card, what it does, its price, and who has to be paid."""
    s = dealt(2, seed=2)
    for cell, name in (("c1r2", "gun_deck"), ("c2r2", "mint"), ("c2r1", "barbados"), ("c1r1", "informant")):
        lay(s, cell, name)
    stand(s, 1, "c2r1")
    hold(s, 0, 4)
    said = offers(match_from(s), language)
    assert {cell: said[f"move {cell}"] for cell in wanted} == wanted


def test_what_lies_face_down_is_told_apart_by_its_place() -> None:
    """And says what lies on it."""
    s = dealt(2, chosen=everything())
    said = offers(match_from(s))
    assert all("column" in text or ":" in text for move, text in said.items() if move.startswith("step c"))


def test_the_last_ports_say_what_they_do() -> None:
    """The Gulf and Maracaibo are no cards."""
    s = dealt(2)
    stand(s, 0, "c8r3")
    assert offers(match_from(s))["move gulf"] == (
        "The Gulf: a ship upgrade, then raid with 2 more strength or explore up to 4 spaces or build any residence"
    )
    said = [words_for(TITLE, language).offer(("move", "maracaibo"), s) for language in ("en", "pl")]
    assert said == ["Maracaibo: 6 points, a ship upgrade", "Maracaibo: 6 punktów, wzmocnienie okrętu"]


# ---------------------------------------------------------------- numbers


def test_offers_state_the_numbers_of_our_data() -> None:
    """A card that is left, the actions of the Gulf, rubies; and Polish counts them."""
    s = dealt(2)
    lay(s, "c2r1", "rum")
    hold(s, 0, 6)
    match = match_from(to_act(s, 0, "c2r1"))
    assert offers(match) == {
        "card_buy": "Acquire Rum (6 doubloons): 2 doubloons; income 2 doubloons",
        "card_coins": "Leave Rum and take 5 doubloons",
    }
    assert offers(match, "pl")["card_coins"] == "Zostaw Rum i weź 5 dublonów"


def test_with_a_pack_they_state_its_numbers(tmp_path: Path) -> None:
    """Whatever other games here are played with."""
    pack = packed(tmp_path / "pack", DEARER).rows.digest
    s = started(pack)
    lay(s, "c2r1", "rum")
    assert offers(match_of(to_act(s, 0, "c2r1"), pack))["card_coins"] == "Leave Rum and take 1 doubloon"
    match = play(match_of(to_act(started(pack, rubies=True), 0, "gulf"), pack), "skip")
    said = offers(match)
    assert said["gulf raid"] == "Raid with 5 more strength"
    assert said["gulf explore"] == "Explore up to 6 spaces"
    s = started(pack, rubies=True)
    s.captains[0].rubies = 2
    match = play(match_of(to_act(s, 0, "gulf"), pack), "skip", "skip", "gulf none", "skip")
    assert asked(match) == "How many rubies do you exchange for 3 points each?"
    assert asked(match, "pl") == "Ile rubinów wymieniasz, każdy na 3 punkty?"
    assert offers(match)["ruby_exchange 2"] == "Exchange 2 rubies for 6 points"
    s = started(pack)
    fill(s, 0, "s1", "s2")
    match = play(match_of(to_act(s, 0, "gulf"), pack), "upgrade s7")
    assert asked(match) == "Which figurehead tile do you take for 4 doubloons?"
    assert asked(match, "pl") == "Który kafel galionu bierzesz za 4 dublony?"


def match_of(s: Maracaibo, pack: str) -> Match[Maracaibo]:
    """A match from the state, whose header names the pack too."""
    match = match_from(s)
    match.options = {**match.options, "data_pack": pack}
    return match


# ---------------------------------------------------------------- effects


def test_an_effect_that_is_chosen_says_how_much() -> None:
    """Not only "Raid" or "Acquire a card"."""
    s = dealt(2)
    hold(s, 0, 20)
    match = play(match_from(to_act(s, 0, cell_with(s, "margarita"))), "skip")
    assert offers(match) == {
        "do_now take_equipment": "Acquire any equipment card (3 doubloons dearer)",
        "do_now dbl": "4 doubloons",
    }


def test_people_are_paid_by_their_names() -> None:
    """Never by the number of their seat."""
    s = dealt(4)
    for seat in (1, 2, 3):
        stand(s, seat, "c2r1")
    hold(s, 0, 2)
    match = match_from(to_act(s, 0, "c2r1"))
    assert offers(match)["pay 2 4"] == "Pay 1 doubloon each to Bruno and Dan"
    assert offers(match, "pl")["pay 3 4"] == "Zapłać po 1 dublonie; dostają je Celina i Dan"
    assert words_for(TITLE, "en").log_text("pay 3", 0, NAMES) == "Ada: Pay 1 doubloon to Celina"


@pytest.mark.parametrize(
    ("language", "gulf", "port"),
    [
        ("en", "raid with 5 more strength or explore up to 6 spaces or build any residence", "Maracaibo: 6 points and"),
        ("pl", "rabunek z siłą większą o 5 albo eksploracja o wartości 6 albo budowa", "Maracaibo: 6 punktów i"),
    ],
)
def test_the_board_tells_of_the_gulf_what_this_game_s_data_say(
    tmp_path: Path, language: str, gulf: str, port: str
) -> None:
    """A board has its own box."""
    pack = packed(tmp_path / "pack", DEARER).rows.digest
    picture = draw(TITLE, match_of(dealt(2, chosen={"data_pack": pack}), pack).scene(0, language))
    assert gulf in picture
    assert port in picture


def test_poseidon_has_four_spaces_whatever_a_pack_says(tmp_path: Path) -> None:
    """The label says so, and the rules count on it."""
    with pytest.raises(DataError, match=r"there are 3 rows \[\[poseidon\]\]; there must be 4"):
        packed(tmp_path / "pack", '[drop]\nposeidon = ["g_4"]\n')
