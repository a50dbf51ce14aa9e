"""What the HTTP API takes and gives, and how it is described by OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import Parameter

Language = Annotated[str, Parameter(description="en or pl", pattern="^(en|pl)$")]
OptionValue = str | int | bool
"""An option of a title: a word, a number or a switch. Whatever is sent may also be written as a word."""
SeatQuery = Annotated[int | None, Parameter(ge=0, le=9, description="One of your own seats, from 0.")]


# ---------------------------------------------------------------------- what is sent


class NewAccount(msgspec.Struct):
    """A guest's name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class SeatWish(msgspec.Struct):
    """One seat of a new table: yours, open to others, or a bot's."""

    kind: Annotated[str, msgspec.Meta(pattern="^(me|open|bot)$")]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "sailor"
    colour: Annotated[str, msgspec.Meta(max_length=20)] = ""


class NewTable(msgspec.Struct):
    """With `hot_seat`, an account may take several of the open seats: people who share a device."""

    title: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    undo: Annotated[str, msgspec.Meta(pattern="^(free|horizon|never)$")] = "horizon"
    hot_seat: bool = False


class JoinTable(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Move(msgspec.Struct):
    """`seq` is the number of rows you have seen; a stale one is answered with 409 and nothing happens."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class HintIn(msgspec.Struct):
    """Where you are at a loss; `seq` and `seat` as with a move."""

    seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class Route(msgspec.Struct):
    """Moves to be played one after another, as far as nothing comes between; `seq` and `seat` as with a move."""

    moves: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=200)]], msgspec.Meta(min_length=1, max_length=60)
    ]
    seq: Annotated[int, msgspec.Meta(ge=0)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class NewOrder(msgspec.Struct):
    """A standing order by its name, and until the end of what it stands."""

    order: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    until: Annotated[str, msgspec.Meta(pattern="^(turn|round|game)$")] = "game"
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


class OrderOff(msgspec.Struct):
    order: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None


# ---------------------------------------------------------------------- what is answered


class Token(msgspec.Struct):
    token: str
    name: str


class OptionOfTitle(msgspec.Struct, omit_defaults=True):
    """A number has bounds, `least` and `most`; a word is one of the `choices`; a switch is true or false."""

    default: OptionValue
    choices: list[str]
    least: int | None = None
    most: int | None = None


class Title(msgspec.Struct):
    """`players` are the fewest and the most; `name` is by language."""

    id: str
    name: dict[str, str]
    players: list[int]
    options: dict[str, OptionOfTitle]
    bots: list[str]


class Chair(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str
    mine: bool


class Score(msgspec.Struct):
    score: int
    rank: int


class Head(msgspec.Struct):
    """What everybody may know of a table. `seq` is the number of its rows, `seal` the commitment to its seed; `winners`
    are numbers in `result`: seats, then those who play along without one. A finished game may have none."""

    id: str
    title: str
    status: str
    seq: int
    options: dict[str, OptionValue]
    seal: str
    undo: str
    seats: list[Chair]
    to_move: list[int]
    kind: str
    result: list[Score] | None
    winners: list[int] | None


class SeatTaken(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    seq: int
    seat: int | None
    view: dict[str, Any]


class Offer(msgspec.Struct):
    """An option; `undo` says what becomes of it once taken: free, handover or closed."""

    move: str
    label: str
    undo: str


class Options(msgspec.Struct):
    seq: int
    seat: int | None
    kind: str = ""
    rule: str = ""
    options: list[Offer] = []


class WhyNot(msgspec.Struct, omit_defaults=True):
    legal: bool
    rule: str | None = None
    reason: str | None = None


class Moved(msgspec.Struct):
    """Where the table stands after the move: how many rows, who is asked, whether it goes on."""

    seq: int
    to_move: list[int]
    status: str


class Sailed(msgspec.Struct):
    """How many moves of a route were played, and `why` no more: done, uncovered (chance, or something came to light),
    another (a seat is asked or has answered), changed (you are asked something else), not-offered, over, stale."""

    seq: int
    to_move: list[int]
    status: str
    steps: int
    why: str


class StandingOrder(msgspec.Struct):
    """An order of yours; `until` is turn, round or game."""

    order: str
    label: str
    until: str


class KnownOrder(msgspec.Struct):
    """An order that the title knows, and until the end of what it can be given; `helps` if it would answer what you are
    asked now."""

    order: str
    label: str
    until: list[str]
    helps: bool


class Orders(msgspec.Struct):
    """Your standing orders, which nobody else is told of, and those that you might give."""

    seq: int
    seat: int
    standing: list[StandingOrder]
    known: list[KnownOrder]


class IdeaOut(msgspec.Struct):
    """An option with its words, and those of the steps that are meant to follow; `share` of all tries and `expected`
    result in percent. `way` are the text forms of these steps."""

    move: str
    label: str
    visits: int
    share: int
    expected: int
    way: list[str] = []


class HintOut(msgspec.Struct):
    """What the captain would do at `seq`, the best first, after so many `tries`; with `even` percent all are level.
    `reason` says in words why the first one."""

    seq: int
    tries: int
    even: int
    ideas: list[IdeaOut]
    reason: str = ""


class BadField(msgspec.Struct):
    field: str
    problem: str


class Trouble(msgspec.Struct):
    """Any error. `rule` and `nearest` come with illegal moves, `seq` with a stale board, `fields` and `detail` with
    bad input."""

    status: int
    error: str
    rule: str | msgspec.UnsetType = msgspec.UNSET
    nearest: list[str] | msgspec.UnsetType = msgspec.UNSET
    seq: int | msgspec.UnsetType = msgspec.UNSET
    fields: list[BadField] | msgspec.UnsetType = msgspec.UNSET
    detail: str | msgspec.UnsetType = msgspec.UNSET


TROUBLES = {
    400: "The request cannot be read",
    401: "No token, or not a valid one",
    403: "Not your seat, or not possible at this table now",
    404: "No such table or title",
    409: "Out of turn, or the board has moved on",
    413: "The body is too large",
    422: "An illegal or misspelt move, an option or field that cannot be",
    429: "Too many requests",
    503: "Something broke on our side; try again",
}
BEARER = "bearer"
COMPONENTS = Components(security_schemes={BEARER: SecurityScheme(type="http", scheme="bearer")})


def described(*statuses: int, signed: bool = True) -> dict[str, Any]:
    """For a route's description: with which statuses it may refuse, and whether it wants a token."""
    refusals = sorted({400, 429, *statuses, *((401,) if signed else ())})
    return {
        "responses": {each: ResponseSpec(Trouble, False, TROUBLES[each]) for each in refusals},
        "security": [{BEARER: []}] if signed else None,
    }
