"""What the sea titles say of an option before it is chosen."""

from __future__ import annotations

import re
from random import Random

import pytest

from karawela.engine import Match, registry
from karawela.engine.ask import parse_move
from karawela.games.maracaibo.state import FOLDED
from karawela.words import words_for

PRICES = [
    (
        "treasure_map",
        "buy sabres",
        "Buy for 5 gold: sabres and pistols, +2 in every melee",
        "Kup za 5 złotych monet: szable i pistolety, +2 w każdej walce wręcz",
    ),
    (
        "conquest",
        "buy_card cannonballs",
        "Buy for 3 gold: cannonballs, 1 die when you fire",
        "Kup za 3 złote monety: kule armatnie, 1 kość przy strzale",
    ),
    (
        "conquest",
        "buy_unit ship G6",
        "Buy for 6 gold: a ship in the harbour of G6",
        "Kup za 6 złotych monet: statek w porcie miasta G6",
    ),
    (
        "conquest",
        "buy_unit crew G6",
        "Buy for 3 gold: a crew in the city G6",
        "Kup za 3 złote monety: załoga w mieście G6",
    ),
    ("conquest", "end_purchases", "Go on to movement", "Przejdź do ruchu"),
]


@pytest.mark.parametrize(("title", "move", "english", "polish"), PRICES)
def test_a_purchase_says_its_price(title: str, move: str, english: str, polish: str) -> None:
    game = registry.title(title)
    view = Match(game, 2, "price").view(0)
    assert words_for(game, "en").offer(parse_move(move), view) == english
    assert words_for(game, "pl").offer(parse_move(move), view) == polish


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_voyage_says_what_lies_at_its_end(language: str) -> None:
    """Every card in reach by its name; what lies face down by that."""
    title = registry.title("maracaibo")
    for options in ({}, {"fog_places": "yes", "fog_upgrades": "yes"}):
        match = Match(title, 2, "voyage", options)
        while match.legal[0][0] not in ("move", "step"):
            match.choose(0)
        words, view = words_for(title, language), match.view(match.to_move[0])
        folded = {words.name(name) for name in FOLDED.values()}
        for move in match.legal:
            card = view.cells[view.sea.index[str(move[1])]]
            offer = words.offer(move, view, match.names)
            lies = {words.name(view.box.card_ids[card])} if card >= 0 else folded
            assert any(name.casefold() in offer.casefold() for name in lies), offer


def test_a_price_is_what_is_paid() -> None:
    """In a whole game of Maracaibo with retirement: what an option says it costs is what its event tells."""
    game, rng = registry.title("maracaibo"), Random(3)
    words, paid = words_for(game, "en"), set()
    for seed in range(6):
        match = Match(game, 2, f"price {seed}", {"retirement": "yes"}, journal=True)
        while not match.over:
            priced = [move for move in match.legal if move[0] in ("card_buy", "residence_build")]
            move = rng.choice(priced or match.legal)
            offer, before = words.offer(move, match.view(match.to_move[0]), match.names), len(match.events())
            match.play(move)
            if priced:
                told = [event for _, event in match.events()[before:] if event[0] in ("acquires", "builds")]
                said = [int(price or 0) for price in re.findall(r"\((?:free|(\d+) doubloons?)\)", offer)]
                assert said == [told[0][-1]], (move, offer)
                paid.add(move[0])
    assert paid == {"card_buy", "residence_build"}
