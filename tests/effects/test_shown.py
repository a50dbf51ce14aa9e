"""Effects for people: in sentences, as rows of signs, in cells of a terminal."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from karawela.effects.cells import wrapped
from karawela.effects.templates import Token
from tests.effects.sea import CARDS, CELLS, EFFECTS, NOTATION, PEN, SENTENCES, SIGNS, words

EN, PL = words("en"), words("pl")


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_is_said(card: str, language: str) -> None:
    """In one language, with nothing of the notation left in it, and differently in the other."""
    said = SENTENCES.effects(EN if language == "en" else PL, EFFECTS[card])
    assert said and not set("{}[]|@$") & set(said) and "_said" not in said
    assert said != SENTENCES.effects(PL if language == "en" else EN, EFFECTS[card])


def test_sentences_are_put_together_from_words_and_control_words() -> None:
    """Choices, payments, tables, conditions, loops and missions read as they are meant."""
    assert {card: SENTENCES.effects(EN, EFFECTS[card]) for card in SAID_EN} == SAID_EN
    assert {card: SENTENCES.effects(PL, EFFECTS[card]) for card in SAID_PL} == SAID_PL


SAID_EN = {
    "giant_snake": "roll a die: 1-2: lose 1 Sailor; "
    "3-4: wait until the end of the next Round (no move, attack, action); "
    "5-6: keep this card; sell it in a Base or Tavern for 5 silver",
    "bead_traders": "you may choose one: for 1 Barrel: take 5 silver; for 1 Chest: take 6 silver",
    "jungle_fever": "choose one: if you have at least 1 Barrel: lose 1 Barrel; "
    "if you have at least 1 crew token: lose 1 crew token",
    "powder_keg": "if you also play the Saboteur: the opponent's ship loses 2 Guns; "
    "otherwise the opponent's ship loses 1 Gun",
    "native_uprising": "for each Occupied Island with a Plantation or Mine and without a Fort: its owner rolls a die: "
    "1: remove one Plantation or Mine on this island; 2-6: nothing",
    "royal_cartographer": "take 1 Passenger; in the Port of another Main Island (3 times): nothing; "
    "then in your own Base, handing in 1 Passenger: take 9 silver",
    "bribed_gunner": "when a Cannon Battery attacks this ship, if you like: the attack does not take place",
    "urgent_dispatch": "within 3 rounds: in your own Base: take 6 silver",
}
SAID_PL = {
    "giant_snake": "rzut kością: 1-2: strata: 1 marynarz; "
    "3-4: postój do końca następnej rundy (bez: ruchu, ataku, akcji); "
    "5-6: zachowanie karty; sprzedaż w bazie lub tawernie za 5 sztuk srebra",
    "golden_idol": "możesz zapłacić 1 członka załogi: zachowanie karty; "
    "sprzedaż w bazie lub tawernie za 7 sztuk srebra",
    "bead_traders": "możesz wybrać jedno: za 1 beczkę: zysk: 5 sztuk srebra; za 1 skrzynię: zysk: 6 sztuk srebra",
    "spy_pickup": "w porcie wyspy innego gracza: zysk: 1 pasażer; "
    "potem w bazie, oddając 1 pasażera: zysk: 8 sztuk srebra",
}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_drawn(card: str) -> None:
    """A row of signs and letters, valid as SVG, that fits a card at some size; other effects look otherwise."""
    tokens = tuple(SIGNS.effect(EFFECTS[card]))
    assert tokens and all(token.sign or token.label for token in tokens)
    svg = PEN.row(tokens, PEN.fitting(tokens, 200))
    root = ElementTree.fromstring(f"<svg>{svg}</svg>")
    assert len(root) >= len(tokens)
    others = [tuple(SIGNS.effect(effect)) for name, effect in EFFECTS.items() if name != card]
    assert tokens not in others


def test_signs_are_put_together_from_rows_and_control_words() -> None:
    """A cost stands before an arrow, a row of the table after its faces, what is left out is not there."""
    assert SIGNS.effect(EFFECTS["golden_idol"])[:3] == [Token("", "−1"), Token("crew"), Token("to")]
    assert Token("", "1-2:") in SIGNS.effect(EFFECTS["giant_snake"])
    assert SIGNS.effect(NOTATION.read("wind(swap_tiles)")) == [Token("wind"), Token("swap_tiles")]
    assert SIGNS.effect(NOTATION.read("wind(set,2)")) == [Token("wind"), Token("set"), Token("", "+2")]
    assert SIGNS.effect(NOTATION.read("valuable(5,base_or_tavern)"))[-3:] == [
        Token("base"),
        Token("", "/"),
        Token("tavern"),
    ]


def test_cells_are_put_together_too() -> None:
    """Short, in pieces that a line may be broken between, and no two cards alike."""
    told = {card: " ".join(CELLS.pieces(effect)) for card, effect in EFFECTS.items()}
    assert told["giant_snake"] == "⚄ 1-2:−1s 3-4:⧗2 5-6:♦5$@b/t"
    assert told["bead_traders"] == "−1o:+5$ /−1□:+6$ /–"
    assert told["royal_cartographer"] == "+1p other_main_island×3:– ⇒ B−1p:+9$"
    assert told["native_uprising"] == "∀unfortified_islands:(owner:⚄ 1:−1⌂ 2-6:–)"
    assert len(set(told.values())) == len(told)
    assert wrapped(CELLS.pieces(EFFECTS["giant_snake"]), 12, 4) == ["⚄ 1-2:−1s", "3-4:⧗2", "5-6:♦5$@b/t"]
