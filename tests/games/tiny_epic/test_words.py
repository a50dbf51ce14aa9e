"""What options say: what they do and cost in the position, from the setup to the order, in both languages."""

from __future__ import annotations

from pathlib import Path

from karawela.games.tiny_epic.data.box import SHELF
from karawela.games.tiny_epic.state import COMMAND, COVES, SIDES
from karawela.testing.table import play
from tests.games.tiny_epic.alone import cursed_sea, ghost_at, ghostly, rival_at
from tests.games.tiny_epic.looks import Game
from tests.games.tiny_epic.offers import assert_said, question, said
from tests.games.tiny_epic.packs import packed
from tests.games.tiny_epic.table import (
    crew,
    cubes,
    dealt,
    hold,
    match_from,
    stand,
    to_order,
    to_sail,
    wake_at,
)
from tests.support import rule

# ---------------------------------------------------------------- setup and the wheel


def test_sides_and_coves_say_what_they_bring() -> None:
    """Symbols and the second bonus of a side; what is on the card of a cove."""
    s = dealt(2)
    s.phase = SIDES
    for pirate in s.pirates:
        pirate.side = -1
    assert_said(
        match_from(s),
        "choose_side back",
        "Back: your dice hit with 4, 5; after burying you may plunder",
        "Tył: twoje kości trafiają przy wynikach 4, 5; po zakopaniu możesz plądrować",
    )
    s = dealt(2)
    s.phase = COVES
    for pirate in s.pirates:
        pirate.cell = -1
    assert_said(
        match_from(s),
        "place_ship m16",
        "Begin at Siren Shallows: tavern, cove, burial place (12 Gold), search token, merchant ship 2",
        "Zacznij na karcie Mielizna Syren: tawerna, zatoka, miejsce zakopania (12 Złota), żeton poszukiwań,"
        " statek kupiecki 2",
    )


def at_the_line() -> Game:
    """The captain comes to the last space before the ship line."""
    s = dealt(2)
    s.phase = COMMAND
    s.pirates[0].space = 4
    return match_from(s)


def test_going_on_says_what_it_costs_and_what_extort_brings() -> None:
    """Whoever leaves behind the one deckhand on extort gets nothing at the ship line."""
    match = at_the_line()
    assert_said(
        match,
        "captain_skip rigging",
        "Cross the ship line to Hide Out: leave a deckhand from rigging, 1 Gold from extort",
        "Przez linię statku na pole Ukrycia: zostaw pokładowego z takielunku, wymuszenie da 1 Złota",
    )
    assert_said(
        match,
        "captain_skip extort",
        "Cross the ship line to Hide Out: leave a deckhand from extort, no Gold from extort",
        "Przez linię statku na pole Ukrycia: zostaw pokładowego z wymuszenia, wymuszenie nic nie da",
    )
    assert_said(
        match,
        "captain_stop",
        "Stop on Attack: sail up to 2 cards",
        "Stań na polu Ataku: żegluga do 2 kart",
    )
    play(match, "captain_skip cannons")
    assert_said(match, "captain_pass", "Go on to Plunder, free", "Dalej na pole Plądrowania, za darmo")
    assert said(match, "pl")["captain_stop"].endswith(", potem płyną statki")


# ---------------------------------------------------------------- sailing


def test_a_course_says_what_lies_there_storms_and_cubes() -> None:
    """Features, tokens, ships; a storm on the way, a cube to be stolen."""
    s = to_sail(cursed_sea(), 0, "search", 3)
    stand(s, 0, "m08")
    stand(s, 1, "m07")
    ghost_at(s, "m07", 2)
    wake_at(s, "m07")
    match = match_from(s)
    assert_said(
        match,
        "sail_to m07",
        "Sail to Fort Dauntless: settlement (2 crates), search token, wake token, the ghost ship, Player 2's ship;"
        " steal a cube of Cursed Gold",
        "Płyń do Fortu Nieugiętego: osada (2 kostki Łupów), żeton poszukiwań, żeton widmowego kilwateru, statek widmo,"
        " statek gracza Player 2; ukradniesz kostkę Przeklętego Złota",
    )
    assert_said(
        match,
        "sail_to m09",
        "Sail to Tortoise Isle: tavern, cove, search token; a storm on the way will jostle your ship",
        "Płyń do Wyspy Żółwi: tawerna, zatoka, żeton poszukiwań; sztorm po drodze wywoła przechył",
    )
    assert question(match, "pl") == "Płyniesz dalej z karty Palmowy Atol? Możesz przepłynąć jeszcze 3 karty."


def test_the_ghost_pirate_s_ship_is_the_ghost_ship() -> None:
    """It is named once, and nobody steals by sailing there."""
    s = to_sail(ghostly(), 0, "search", 1)
    stand(s, 0, "m08")
    rival_at(s, "m07")
    assert_said(
        match_from(s),
        "sail_to m07",
        "Sail to Fort Dauntless: settlement (2 crates), search token, the ghost ship",
        "Płyń do Fortu Nieugiętego: osada (2 kostki Łupów), żeton poszukiwań, statek widmo",
    )


# ---------------------------------------------------------------- orders


def test_plunder_says_crates_room_and_curse() -> None:
    """So many crates, and how many of them fit."""
    s = to_order(dealt(2), 0, "plunder", "m01")
    hold(s, 0, rum=2)
    assert_said(
        match_from(s),
        "order_plunder",
        "Plunder Port Mercy: 2 crates from the bag; room for 1",
        "Plądruj (Port Łaski): 2 kostki Łupów z worka; w ładowni jest miejsce na 1",
    )
    s = to_order(cursed_sea(), 0, "plunder", "m02")
    hold(s, 0, rum=3)
    s.pirates[0].cursed = True
    assert_said(
        match_from(s),
        "order_plunder",
        "Plunder Sugar Key: 1 crate from the bag; your hold is full, you can only exchange;"
        " a cube of Cursed Gold, if you like",
        "Plądruj (Cukrowa Wysepka): 1 kostka Łupów z worka; ładownia jest pełna, możesz tylko wymieniać;"
        " do tego kostka Przeklętego Złota, jeśli chcesz",
    )


def test_trade_says_gold_losses_and_the_price_afterwards() -> None:
    """What does not fit on the track is lost."""
    s = to_order(dealt(2), 0, "trade", "m04")
    hold(s, 0, coffee=3)
    s.pirates[0].gold = 4
    match = match_from(s)
    assert_said(
        match,
        "order_trade 1",
        "Sell 1 crate of coffee: +4 Gold – then its price falls to 2",
        "Sprzedaj 1 kostkę kawy: +4 Złota – potem cena spadnie do 2",
    )
    assert_said(
        match,
        "order_trade 3",
        "Sell 3 crates of coffee: +9 Gold (3 lost) – then its price falls to 2",
        "Sprzedaj 3 kostki kawy: +9 Złota (przepada 3) – potem cena spadnie do 2",
    )
    assert_said(match, "order_decline", "Don't carry out Trade", "Nie wykonuj rozkazu Handlu")


def test_the_urn_says_its_price() -> None:
    """In cubes, and how many are left."""
    s = to_order(cursed_sea(), 0, "trade", "cm1")
    cubes(s, 0, 3)
    assert_said(
        match_from(s),
        "order_trade_urn",
        "Buy Amdiak's urn for 2 cubes of Cursed Gold; 1 left",
        "Kup urnę Amdiaka za 2 kostki Przeklętego Złota; zostanie ci 1",
    )


def test_shifting_prices_says_from_what_to_what() -> None:
    """Before the sale it stands beside it."""
    s = to_order(cursed_sea(), 0, "trade", "m03")
    hold(s, 0, rum=1)
    s.pirates[0].cursed = True
    crew(s, 0, "sk_hollow_trader")
    cubes(s, 0, 2)
    assert_said(
        match_from(s),
        "market_shift rum 2",
        "Pay a cube of Cursed Gold: raise rum from 3 to 5",
        "Zapłać kostkę Przeklętego Złota i podnieś cenę rumu z 3 na 5",
    )


def test_hiring_says_what_a_card_does() -> None:
    """Symbols, trigger and bonus; what a refresh costs; that somebody must go when the crew is full."""
    s = to_order(cursed_sea(), 0, "crew_up", "cm1")
    s.pirates[0].cursed = True
    crew(s, 0, "pale_pim", "salty_pete", "buck_cannon", "jack_fuse_rogers")
    match = play(match_from(s), "order_crew_up")
    assert_said(
        match,
        "hire sk_drowned_diver",
        "Hire Drowned Diver (hits with 2, 5; on Search: pay a cube of Cursed Gold to turn up a token next to your card)"
        " and dismiss one of yours",
        "Wynajmij Topielca (trafia przy wynikach 2, 5; na polu Poszukiwań – zapłać kostkę Przeklętego Złota, aby"
        " odkryć żeton na sąsiedniej karcie) i zwolnij kogoś ze swojej załogi",
    )
    assert_said(match, "refresh_row gold", "Pay 1 Gold for other cards", "Zapłać 1 Złota za inne karty")
    assert_said(
        match,
        "refresh_row cursed",
        "Pay 1 cube of Cursed Gold for other cards",
        "Zapłać 1 kostkę Przeklętego Złota za inne karty",
    )
    play(match, "hire sk_drowned_diver")
    assert question(match, "pl") == "Twoja załoga jest pełna. Kogo zwalniasz, aby wynająć Topielca?"
    assert said(match, "pl")["dismiss salty_pete"].startswith("Zwolnij Salty Pete'a (trafia przy wynikach 4, 5; ")


@rule("AMD-11.52")
def test_a_card_with_tavern_and_wreck_asks_for_the_row(tmp_path: Path) -> None:
    """None is printed so; a house map has one."""
    house = tmp_path / "house"
    packed(house, '[[map_card]]\nid = "m01"\nwreck = true\n')
    s = to_order(dealt(2, amdiak=True, data_pack=SHELF.open(house)), 0, "crew_up", "m01")
    s.pirates[0].cursed = True
    match = play(match_from(s), "order_crew_up")
    assert_said(
        match,
        "crew_up skeleton",
        "Skeleton row: Grave Digger, Drowned Diver, Bony Thief",
        "Rząd szkieletowej załogi: Grabarz, Topielec, Kościsty złodziej",
    )


def test_searching_names_the_token_where_two_lie() -> None:
    """Search tokens and wake tokens."""
    s = to_order(cursed_sea(), 0, "search", "m09")
    wake_at(s, "m09")
    match = match_from(s)
    assert_said(match, "order_search search", "Turn up the search token", "Odkryj żeton poszukiwań")
    assert_said(match, "order_search wake", "Turn up the wake token", "Odkryj żeton widmowego kilwateru")
