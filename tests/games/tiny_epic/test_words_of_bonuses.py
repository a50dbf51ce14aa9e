"""What options say in fights, about deckhands, bonus actions and other ships, in both languages."""

from __future__ import annotations

from karawela.games.tiny_epic.state import BURY, CAPTAIN_BONUS, CREW_BONUS
from karawela.testing.table import play
from tests.games.tiny_epic.alone import bury_at, cursed_sea, ghost_at, ghostly, rival_at
from tests.games.tiny_epic.looks import Game
from tests.games.tiny_epic.offers import assert_said, question, said
from tests.games.tiny_epic.table import (
    crew,
    cubes,
    dealt,
    hands,
    hold,
    load,
    match_from,
    merchant,
    stand,
    to_order,
    to_sail,
    wake_at,
    wheel,
)

# ---------------------------------------------------------------- fights


def test_an_attack_says_what_a_victory_brings_and_how_likely_it_is() -> None:
    """The Gold that fits, the crate, legend; a player by name."""
    s = to_order(dealt(2), 0, "attack", "m01")
    stand(s, 1, "m01")
    load(s, 0, "rum")
    merchant(s, 0, "mer_4b")
    s.pirates[0].gold = 12
    match = match_from(s)
    assert_said(
        match,
        "order_attack merchant_1",
        "Attack merchant ship 1 (strength 4): +1 Gold, rum, legend; 0% chance by the dice alone",
        "Zaatakuj statek kupiecki 1 (siła 4): +1 Złota, rum, Niesława; 0% szans z samego rzutu",
    )
    assert said(match, "en")["order_attack red"].startswith("Attack Player 2: a victory brings legend;")
    assert said(match, "pl")["order_attack red"].startswith("Zaatakuj gracza ")


def test_an_attack_on_the_ghost_pirate_names_him() -> None:
    """All his cubes are to be had, as long as he has some."""
    s = to_order(ghostly(), 0, "attack", "m07")
    rival_at(s, "m07")
    match = match_from(s)
    poor = s.copy()
    ghost_at(poor, "m07", 0)
    offer = said(match_from(poor), "en")["order_attack red"]
    assert offer.startswith("Attack the ghost pirate: a victory brings legend;")
    english, polish = said(match, "en"), said(match, "pl")
    assert english["order_attack red"].startswith("Attack the ghost pirate: a victory brings legend and Cursed Gold;")
    assert polish["order_attack red"].startswith("Zaatakuj widmowego pirata: zwycięstwo da Niesławę i Przeklęte Złoto;")


def test_dice_say_what_a_change_comes_to() -> None:
    """What a die shows and counts, what a token would change, how it ends if nothing is changed."""
    s = to_order(dealt(2), 0, "attack", "m01")
    s.pirates[0].sure = 1
    crew(s, 0, "buck_cannon")
    match = play(match_from(s, 2, 6), "order_attack merchant_1")
    assert_said(
        match,
        "reroll 2",
        "Reroll die 2 (“6”, no hit): 1 reroll left",
        "Przerzuć kość 2 (wynik „6”, bez trafienia): ostatni przerzut",
    )
    assert_said(
        match,
        "sure_fire 2 1",
        "Turn “6” to “1” (die 2): 1 hit more",
        "Obróć „6” na „1” (kość 2): 1 trafienie więcej",
    )
    assert_said(match, "dice_done", "Leave the dice: you win 3 to 2", "Zostaw kości: wygrywasz 3 do 2")


def test_the_defender_reads_that_it_is_a_defence() -> None:
    """With the total of the attacker."""
    s = to_order(dealt(2), 0, "attack", "m01")
    stand(s, 1, "m01")
    s.pirates[1].sure = 1
    match = play(match_from(s, 2, 6, 1, 4), "order_attack red")
    assert match.ask_of().seat == 1
    assert question(match, "en") == "You are attacked. You have 2 hits in all against 2. Do you change a die?"
    polish = "Bronisz się. Masz razem 2 trafienia, a atakujący 2. Zmieniasz wynik na którejś kości?"
    assert question(match, "pl") == polish
    assert_said(match, "dice_done", "Leave the dice: you tie 2 to 2", "Zostaw kości: remisujesz 2 do 2")


# ---------------------------------------------------------------- deckhands


def test_hiding_says_from_which_order_a_deckhand_comes() -> None:
    """And that extort pays at once."""
    s = to_order(dealt(2), 0, "hide_out", "m09")
    hands(s, 0, on_wheel=(2,), rigging=1, repair=1)
    match = match_from(s)
    assert_said(
        match,
        "order_hide_out",
        "Hide in the cove of Tortoise Isle and move deckhands to other stations",
        "Ukryj się w zatoce (Wyspa Żółwi) i przestaw pokładowych",
    )
    play(match, "order_hide_out")
    assert_said(
        match,
        "hide_assign wheel_2 extort",
        "Trade (wheel space 2) → extort: +1 Gold",
        "Handel (pole 2 koła) → wymuszenie: +1 Złota",
    )


def test_a_jostle_says_what_is_lost() -> None:
    """In a storm: the one on rigging, on cannons, on extort."""
    s = to_sail(dealt(2), 0, "search", 2)
    stand(s, 0, "m05")
    match = play(match_from(s), "sail_to m09")
    assert_said(match, "jostle rigging", "Rigging: you sail 1 card less", "Takielunek: zasięg żeglugi mniejszy o 1")
    assert_said(
        match,
        "jostle extort",
        "Extort: 1 Gold less at the ship line",
        "Wymuszenie: 1 Złota mniej na linii statku",
    )


def test_a_jostle_names_the_order_where_a_deckhand_lies() -> None:
    """On the wheel; where another's deckhands lie likewise on other orders, the space alone."""
    s = to_sail(dealt(2), 0, "search", 2)
    stand(s, 0, "m05")
    hands(s, 0, (2, 3), repair=1)
    alike = s.copy()
    wheel(alike, 1, "attack", "trade", "plunder", "search", "crew_up")
    hands(alike, 1, (2, 3), repair=1)
    doubtful = s.copy()
    wheel(doubtful, 1, "attack", "plunder", "trade", "search", "crew_up")
    hands(doubtful, 1, (2, 3), repair=1)
    for state, english, polish in (
        (s, "Trade (wheel space 2)", "Handel (pole 2 koła)"),
        (alike, "Trade (wheel space 2)", "Handel (pole 2 koła)"),
        (doubtful, "Wheel space 2", "Pole 2 koła"),
    ):
        assert_said(play(match_from(state), "sail_to m09"), "jostle wheel_2", english, polish)


# ---------------------------------------------------------------- bonus actions


def test_burying_says_gold_cubes_and_what_is_left() -> None:
    """Every number of cubes is an offer of its own."""
    s = to_order(cursed_sea(), 0, "search", "m05")
    s.phase = BURY
    s.pirates[0].gold = 11
    cubes(s, 0, 3, 2)
    bury_at(s, 0, "m06")
    match = match_from(s)
    assert_said(
        match,
        "bury 1",
        "Bury treasure 2 of 3 for 11 Gold and 1 cube of Cursed Gold; leaves 0 Gold and 2 Cursed Gold",
        "Zakop skarb (2 z 3) za 11 Złota i 1 kostkę Przeklętego Złota; zostanie ci 0 Złota i 2 Przeklętego Złota",
    )
    assert_said(
        match,
        "bury 3",
        "Bury treasure 2 of 3 for 9 Gold and 3 cubes of Cursed Gold; leaves 2 Gold and 0 Cursed Gold",
        "Zakop skarb (2 z 3) za 9 Złota i 3 kostki Przeklętego Złota; zostanie ci 2 Złota i 0 Przeklętego Złota",
    )


def test_burying_the_urn_says_that_everything_is_lost() -> None:
    """And skipping, that the urn stays."""
    s = to_order(cursed_sea(), 0, "search", "cm3")
    s.phase = BURY
    s.pirates[0].gold, s.pirates[0].urn = 4, 1
    cubes(s, 0, 1, 4)
    match = match_from(s)
    assert_said(
        match,
        "bury_urn",
        "Bury Amdiak's urn: you lose all your Gold (4) and Cursed Gold (1)",
        "Zakop urnę Amdiaka: tracisz całe Złoto (4) i Przeklęte Złoto (1)",
    )
    assert_said(
        match,
        "bonus_skip",
        "Bury nothing here now, not even the urn",
        "Nie zakopuj tu teraz niczego, nawet urny",
    )


def test_the_second_bonus_says_what_is_left_out() -> None:
    """An attack, or a plunder."""
    s = to_order(dealt(2), 0, "search", "m01")
    s.phase = CAPTAIN_BONUS
    s.pirates[0].side = 1
    match = match_from(s)
    assert question(match, "pl") == "Plądrujesz w ramach drugiej akcji premiowej kapitana?"
    assert_said(match, "bonus_skip", "Don't plunder", "Nie plądruj")


def skeleton_bonus(order: str, card: str, n: int, **more: int) -> Game:
    """A cursed pirate with so many cubes uses that card of the crew."""
    s = to_order(cursed_sea(), 0, order, "m01")
    s.phase = CREW_BONUS
    s.pirates[0].cursed = True
    s.pirates[0].gold = more.get("gold", 1)
    cubes(s, 0, n)
    crew(s, 0, card)
    wake_at(s, "m02")
    return play(match_from(s), f"use_crew {card}")


def test_bonuses_of_skeletons_say_cubes_and_gold() -> None:
    """What an exchange brings and loses; which token, which price; whose bonus is borrowed."""
    assert_said(
        skeleton_bonus("hide_out", "sk_bone_cook", 3, gold=10),
        "cursed_exchange 2",
        "Exchange 2 cubes of Cursed Gold for 3 Gold (1 lost)",
        "Wymień 2 kostki Przeklętego Złota na 3 Złota (przepada 1)",
    )
    assert_said(
        skeleton_bonus("search", "sk_drowned_diver", 2),
        "deep_search m02 wake",
        "Turn up the wake token at Sugar Key",
        "Odkryj żeton widmowego kilwateru na karcie Cukrowa Wysepka",
    )
    assert_said(
        skeleton_bonus("trade", "sk_hollow_trader", 2),
        "market_shift sugarcane 1",
        "Pay a cube of Cursed Gold: raise sugarcane from 2 to 3",
        "Zapłać kostkę Przeklętego Złota i podnieś cenę trzciny cukrowej z 2 na 3",
    )
    assert_said(
        skeleton_bonus("search", "sk_pale_lookout", 1),
        "borrow_crew lisa_legacy",
        "Lisa Legacy: gain 2 Gold",
        "Lisa Legacy: zyskaj 2 Złota",
    )


def test_a_crew_card_says_what_its_bonus_does() -> None:
    """With the cubes that there are, where it counts them."""
    s = to_order(cursed_sea(), 0, "crew_up", "m01")
    s.phase = CREW_BONUS
    s.pirates[0].cursed = True
    cubes(s, 0, 3)
    crew(s, 0, "sk_cursed_purser", "black_eyed_brutus")
    match = match_from(s)
    assert_said(
        match,
        "use_crew sk_cursed_purser",
        "Cursed Purser: gain 1 Gold for each of your cubes of Cursed Gold (you have 3 cubes)",
        "Przeklęty płatnik: zyskaj 1 Złota za każdą swoją kostkę Przeklętego Złota (masz 3 kostki)",
    )
    assert_said(
        match,
        "use_crew black_eyed_brutus",
        "Black-Eyed Brutus: plunder the settlement on your card",
        "Black-Eyed Brutus: splądruj osadę na swojej karcie",
    )


# ---------------------------------------------------------------- ships


def to_the_navy() -> Game:
    """The Navy reaches a ship with crates on board."""
    s = dealt(2)
    stand(s, 0, "m04")
    hold(s, 0, rum=2, coffee=1)
    s.navy, s.merchant_cells, s.merchant_bound = 3, [3, 12], [1, 0]
    s.active, s.phase, s.crossed = 0, 9, True
    match = match_from(s)
    while match.ask_of().kind != "navy_crate":
        match.choose(0)
    return match


def test_what_the_navy_takes_has_its_price() -> None:
    """And how many of it are on board."""
    assert_said(
        to_the_navy(),
        "navy_crate coffee",
        "Give up coffee (price 4, you have 1)",
        "Oddaj kawę (cena 4, masz 1)",
    )
