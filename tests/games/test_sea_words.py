"""What Treasure Map and Caribbean Conquest say, beyond what the contract kit asks of every title."""

from __future__ import annotations

import re
from typing import Any

import pytest

from karawela.draw.board import draw
from karawela.engine import registry
from karawela.engine.ask import parse_move
from karawela.engine.ledger import LANGUAGES
from karawela.games.treasure_map import TITLE
from karawela.testing import Case
from karawela.testing.sentences import sentences_of
from karawela.words import words_for
from karawela.words.grammar import grammar_of
from karawela.words.people import People
from tests.games.conquest.table import empty, stand
from tests.games.treasure_map.table import carry, hold, put, table

NAMES = ("Ada", "Bruno", "Celina", "Dan")
SEA = [registry.title(title) for title in ("treasure_map", "conquest")]


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        ("fight yellow", "Fight Bruno first", "Najpierw walka: Bruno"),
        ("fight pirate_3", "Fight pirate 3 first", "Najpierw walka: pirat 3"),
        ("fight galleon", "Fight the Spanish galleon first", "Najpierw walka: hiszpański galeon"),
        (
            "sink yellow hand",
            "Destroy Bruno's empty ship, without a card",
            "Zniszcz pusty statek gracza Bruno, bez karty",
        ),
        (
            "sink yellow cannon",
            "Destroy Bruno's empty ship, with 1 cannonball card",
            "Zniszcz pusty statek gracza Bruno, 1 kartą kul armatnich",
        ),
    ],
)
def test_an_offer_names_the_captain(move: str, english: str, polish: str) -> None:
    """Not the colour and not the seat; pirates and the galleon go by their own names."""
    view = table("red", "yellow")
    for language, said in (("en", english), ("pl", polish)):
        assert words_for(TITLE, language).offer(parse_move(move), view, NAMES) == said


def test_the_log_names_captains() -> None:
    """Moves and events know them by their colours; who plays a colour is known at the table, and otherwise it is said
    that it is a captain."""
    words, people = words_for(TITLE, "en"), People(NAMES, ("red", "yellow", "blue", "green"))
    assert words.log_text("fight yellow", 0, people) == "Ada: Fight Bruno first"
    assert words.event(("melee", 0, "yellow", 4, 7), people) == "Melee: Ada 4 : 7 Bruno."
    assert words.event(("destroyed", 0, "yellow"), people).startswith("Ada was beaten by Bruno and")
    assert words_for(TITLE, "pl").event(("destroyed", 0, "yellow"), people).startswith("Bruno wygrywa walkę, a Ada")
    assert words.log_text("fight yellow", 0, NAMES) == "Ada: Fight the yellow captain first"
    assert words.event(("melee", 0, "yellow", 4, 7), NAMES) == "Melee: Ada 4 : 7 yellow captain."
    assert words.event(("destroyed", 0, "galleon"), NAMES).startswith("Ada was beaten by the Spanish galleon and")


def test_the_same_names_in_other_colours_are_other_people() -> None:
    """What was said at one table is not said again at another."""
    words = words_for(TITLE, "en")
    for colours, name in ((("red", "yellow"), "Bruno"), (("yellow", "red"), "Ada")):
        people = People(NAMES[:2], colours)
        assert words.label(("sink", "yellow", "hand"), people) == f"Destroy {name}'s empty ship, without a card"
        assert words.log_text("sink yellow hand", 0, people).endswith(f"{name}'s empty ship, without a card")


def test_a_token_in_the_store_is_offered_by_its_back() -> None:
    """Whoever has it has seen it."""
    s = table("red", "yellow")
    put(s, 0, "L1", "K2")
    [token] = carry(s, 0, "t2_orange")
    move = parse_move(f"deposit token {token + 1}")
    assert words_for(TITLE, "en").offer(move, s, NAMES) == "Store the orange token of level 2"
    assert words_for(TITLE, "pl").offer(move, s, NAMES) == "Schowaj pomarańczowy żeton poziomu 2"


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            ("loot", 0, 1, 1, 1),
            "Ada took 1 gold, 1 map piece and 1 token.",
            "Ada zabiera: 1 złota moneta, 1 kawałek mapy i 1 żeton.",
        ),
        (
            ("loot", 0, 3, 2, 5),
            "Ada took 3 gold, 2 map pieces and 5 tokens.",
            "Ada zabiera: 3 złote monety, 2 kawałki mapy i 5 żetonów.",
        ),
        (("loot", 0, 0, 1, 0), "Ada took 1 map piece.", "Ada zabiera: 1 kawałek mapy."),
        (("loot", 0, 0, 0, 0), "Ada took nothing.", "Ada zabiera: nic."),
        (("too_long", 1), "1 round was over: the game ended.", "Minęła 1 runda: koniec gry."),
        (("too_long", 80), "80 rounds were over: the game ended.", "Minęło 80 rund: koniec gry."),
        (("coins", 1, 1), "Bruno picked up 1 coin.", "Bruno zbiera 1 monetę."),
        (
            ("bribed", "pirate_2", 0),
            "Pirate 2 took 4 gold from Ada and went home.",
            "Pirat 2 bierze 4 złote monety od gracza Ada i wraca do siebie.",
        ),
    ],
)
def test_numbers_have_their_plurals(event: tuple[str | int, ...], english: str, polish: str) -> None:
    """One token is no "1 tokens", and gold is counted in coins in Polish."""
    assert words_for(TITLE, "en").event(event, NAMES) == english
    assert words_for(TITLE, "pl").event(event, NAMES) == polish


def test_at_most_one_card_is_one_card() -> None:
    s = table("red", "yellow")
    hold(s, 0, camouflage=1)
    words = words_for(TITLE, "en")
    assert words.say("refusal-enough-cards", n=1, card="camouflage") == "You may have at most 1 camouflage card."
    assert words.say("refusal-enough-cards", n=3, card="cannon") == "You may have at most 3 cannon cards."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SEA, ids=lambda title: title.id)
def test_every_sentence_begins_with_a_capital(title: Any, language: str) -> None:
    """Also one that begins with a component's name: what happened, what chance brought, what can be done."""
    words, grammar = words_for(title, language), grammar_of(title)
    said = [words.event(tuple(each), NAMES) for form in grammar.events.values() for each in sentences_of(grammar, form)]
    for form in grammar.chance.values():
        said += [words.log_text(" ".join(map(str, each)), None, NAMES) for each in sentences_of(grammar, form)]
    for form in grammar.verbs.values():
        said += [words.label(tuple(each), NAMES) for each in sentences_of(grammar, form)]
    assert len(said) > 100
    assert not [sentence for sentence in said if not (sentence[0].isupper() or sentence[0].isdigit())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SEA, ids=lambda title: title.id)
def test_whatever_is_hovered_over_begins_with_a_capital(title: Any, language: str) -> None:
    """The titles of pieces, cards, squares and buttons on the board."""
    told: set[str] = set()
    for match, rng in Case(title, 3).played(7):
        if match.over or rng.random() < 0.05:
            scene = match.scene(match.to_move[0] if match.to_move else None, language, why_not=True)
            told.update(re.findall(r"<title>([^<]+)</title>", draw(title, scene)))
    assert len(told) > 100
    assert not [each for each in told if each[0].islower()]


@pytest.mark.parametrize("title", SEA, ids=lambda title: title.id)
def test_a_piece_of_the_map_has_one_polish_name(title: Any) -> None:
    """The rulebook's `kawałek`, in messages and rules alike."""
    texts = [path.read_text(encoding="utf-8") for path in (title.folder / "words").glob("*pl.ftl")]
    ledger = words_for(title, "pl").ledger()
    assert ledger is not None
    texts += [rule.words["pl"] for rule in ledger.rules.values()]
    assert not [text for text in texts if "fragment" in text.lower()]
    assert any("kawał" in text for text in texts)


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            "melee C4",
            "Fight Bruno on C4 (jungle): 50% for you",
            "Walcz wręcz na C4 (dżungla), Bruno: twoja szansa to 50%",
        ),
        (
            "fire C3 C4 1",
            "Fire from C3 at Bruno on C4 with 1 cannonball card: a certain hit",
            "Strzelaj z C3 do C4, Bruno: 1 karta kul armatnich, pewne trafienie",
        ),
    ],
)
def test_an_attack_names_the_enemy(move: str, english: str, polish: str) -> None:
    """So that nobody need look whose ships stand on the square."""
    s = empty()
    stand(s, 0, "C4", crews=1)
    stand(s, 1, "C4", ships=1)
    for language, said in (("en", english), ("pl", polish)):
        assert words_for(SEA[1], language).offer(parse_move(move), s, NAMES) == said


def test_who_reacts_reads_the_name_of_whoever_moved() -> None:
    s = empty()
    stand(s, 0, "C4", ships=1)
    s.reacting = 1
    said = words_for(SEA[1], "en").offer(parse_move("react C3 C4 2"), s, NAMES)
    assert said == "Reaction fire from C3 at Ada on C4 with 2 cannonball cards: a certain hit"
