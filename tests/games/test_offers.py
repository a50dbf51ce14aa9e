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
    ("treasure_map", "buy sabres", "Buy: sabres and pistols – 5 gold", "Kup szable i pistolety – 5 złotych monet"),
    ("conquest", "buy_card cannonballs", "Buy: cannonballs – 3 gold", "Kup kule armatnie – 3 złote monety"),
    (
        "conquest",
        "buy_unit ship G6",
        "Buy a ship for the harbour of G6 – 6 gold",
        "Kup statek do portu miasta G6 – 6 złotych monet",
    ),
    ("conquest", "buy_unit crew G6", "Buy a crew for G6 – 3 gold", "Kup załogę do miasta G6 – 3 złote monety"),
    ("conquest", "end_purchases", "End purchases", "Zakończ zakupy"),
]


@pytest.mark.parametrize(("title", "move", "english", "polish"), PRICES)
def test_a_purchase_says_its_price(title: str, move: str, english: str, polish: str) -> None:
    game = registry.game(title)
    view = Match(game, 2, "price").view(0)
    assert words_for(game, "en").offer(parse_move(move), view) == english
    assert words_for(game, "pl").offer(parse_move(move), view) == polish


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_voyage_says_what_lies_at_its_end(language: str) -> None:
    """Every card in reach by its name; what lies face down by that."""
    game = registry.game("maracaibo")
    for options in ({}, {"fog_places": "yes", "fog_upgrades": "yes"}):
        match = Match(game, 2, "voyage", options)
        while match.legal[0][0] not in ("move", "step"):
            match.choose(0)
        words, view = words_for(game, language), match.view(match.to_move[0])
        folded = {words.name(name) for name in FOLDED.values()}
        for move in match.legal:
            card = view.cells[view.sea.index[str(move[1])]]
            offer = words.offer(move, view, match.names)
            lies = {words.name(view.box.card_ids[card])} if card >= 0 else folded
            assert any(name.casefold() in offer.casefold() for name in lies), offer


def test_a_price_is_what_is_paid() -> None:
    """In a whole game of Maracaibo with retirement: what an option says it costs is what its event tells."""
    game, rng = registry.game("maracaibo"), Random(3)
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
