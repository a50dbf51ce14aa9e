"""Those who play along without a seat; options that are free texts; worlds in which others chose in secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from karawela.components.catalogue import Catalogue
from karawela.components.sheets import Rows
from karawela.engine import (
    Ask,
    Draw,
    Event,
    GameOver,
    Match,
    Option,
    Part,
    Result,
    Rules,
    State,
    Together,
    seats,
    secret,
)
from karawela.engine.errors import BadOption
from karawela.engine.title import Rulebook, Title
from karawela.words.people import people_of, who, who_plays

CARDS = tuple("abcdefghijkl")


@dataclass(slots=True)
class Holder(Part):
    hand: list[int] = field(default_factory=list, metadata=secret())


@dataclass(slots=True)
class Gifts(State):
    """Everybody has a hand, gives one card of it away in secret, and draws another in secret."""

    holders: list[Holder] = field(default_factory=list, metadata=seats())
    given: int = 0


def giving(s: Gifts) -> Rules:
    asks = [
        Ask(seat, "give", [("give", CARDS[card]) for card in holder.hand], secret=True)
        for seat, holder in enumerate(s.holders)
    ]
    answers = yield Together(asks)
    for holder, answer in zip(s.holders, answers, strict=True):
        holder.hand.remove(CARDS.index(answer[1]))
        s.given += 1
    held = [card for holder in s.holders for card in holder.hand]
    loose = [card for card in range(len(CARDS)) if card not in held]
    s.holders[0].hand.append((yield Draw(loose, "card", CARDS, audience=0)))
    yield Ask(0, "end", [("end",), ("stop",)])
    raise GameOver


def deal_unknown(view: Gifts, seat: int, since: Sequence[Event], rng: Random) -> None:
    loose = [card for card in range(len(CARDS)) if card not in view.holders[seat].hand]
    rng.shuffle(loose)
    for number, holder in enumerate(view.holders):
        if number != seat:
            holder.hand = [loose.pop() for _ in holder.hand]


GIFTS: Title[Gifts] = Title(
    id="gifts",
    prefix="GIF",
    seats=range(1, 4),
    options=(Option("haunted", True),),
    rooms={
        "rules": Rulebook(
            start=lambda setup: Gifts(holders=[Holder([3 * seat, 3 * seat + 1]) for seat in range(setup.seats)]),
            play=giving,
            result=lambda s: Result.by_rank((0,) * len(s.holders)),
            deal_unknown=deal_unknown,
            company=lambda setup: ("ghost",) if setup.seats == 1 and setup.options["haunted"] else (),
        ),
        "data": Catalogue(Rows({}, {}, {}, ""), {"ghost": {"en": "Ghost", "pl": "Duch"}}),
    },
)


def test_the_company_has_names_and_colours_after_the_seats() -> None:
    """In the reader's language, in a colour that is free; without company nothing changes."""
    alone = Match(GIFTS, 1, "x", names=("Ada",), colours=("blue",))
    assert alone.cast("en") == ("Ada", "Ghost")
    assert alone.cast("pl") == alone.scene(0, "pl").names == ("Ada", "Duch")
    assert [colour.id for colour in alone.scene(0).colours] == ["blue", "red"]
    two = Match(GIFTS, 2, "x", names=("Ada", "Bruno"))
    assert two.cast("pl") == two.names == two.scene(0).names
    assert len(two.colours) == 2


def test_a_free_text_is_read_by_its_reader() -> None:
    """What it gives is the value; what it refuses says why."""

    def lower(text: str) -> str:
        if not text.isalpha():
            raise BadOption("only letters")
        return text.lower()

    option = Option("motto", "ahoy", reader=lower)
    assert option.read("AHOY") == option.read(option.default) == "ahoy"
    with pytest.raises(BadOption, match="only letters"):
        option.read("a1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_world_needs_no_secret_of_another_seat(seat: int) -> None:
    """Seats have given cards away in secret: in a world each of them gives some card of the hand dealt there."""
    match = Match(GIFTS, 3, "gifts")
    match.play("give a", 0)
    match.play("give d", 1)
    hands = set()
    for number in range(30):
        world = match.determinize(seat, Random(number))
        assert world.view(seat) == match.view(seat)
        assert world.to_move == (2,)
        hands.add(tuple(tuple(holder.hand) for holder in world.state.holders))
    assert len(hands) > 10


def test_a_world_draws_again_what_could_not_be_drawn_in_it() -> None:
    """The first seat has drawn a card: where that card is in another hand, it has drawn another one."""
    match = Match(GIFTS, 3, "gifts 4")
    for seat, card in enumerate("adg"):
        match.play(f"give {card}", seat)
    true = match.state.holders[0].hand[-1]
    assert true > 8, "a card that nobody has held"
    drawn = set()
    for number in range(40):
        world = match.determinize(1, Random(number))
        assert world.view(1) == match.view(1)
        held = [card for holder in world.state.holders for card in holder.hand]
        assert len(set(held)) == len(held)
        drawn.add(world.state.holders[0].hand[-1])
    assert len(drawn) > 1
    assert {match.determinize(0, Random(n)).state.holders[0].hand[-1] for n in range(20)} == {true}


def test_who_plays_along_depends_on_how_the_game_is_set_up() -> None:
    """On the options as on the seats; a copy has the same company."""
    assert Match(GIFTS, 1, "x").company == ("ghost",)
    assert Match(GIFTS, 1, "x").clone().company == ("ghost",)
    assert Match(GIFTS, 1, "x", {"haunted": False}, ("Ada",)).cast() == ("Ada",)


def test_whose_turn_it_is_may_be_the_company_s() -> None:
    """By the state's `active`, where it has one; nobody's before anybody has a turn and at the end."""
    match = Match(GIFTS, 2, "x")
    assert match.at_play == -1
    rules = replace(GIFTS.rules, at_play=lambda s: 1)
    alone = Match(replace(GIFTS, rooms={**GIFTS.rooms, "rules": rules}), 1, "x")
    assert alone.at_play == 1
    alone.play("give a")
    alone.play("end")
    assert (alone.over, alone.at_play) == (True, -1)


def test_a_sentence_has_the_name_of_a_seat_and_the_component_of_the_company() -> None:
    """By number and by colour, each in its own case."""
    people = people_of(Match(GIFTS, 1, "x", names=("Ada",), colours=("blue",)), "pl")
    assert people == ("Ada", "Duch")
    assert who(people, 0) == who_plays(people, "blue") == ("Ada", "seat")
    assert who(people, 1) == who_plays(people, "red") == ("ghost", "company")
    assert who(people, -1) == who_plays(people, "green") == ("", "nobody")
