"""What a viewer's page says, as plain values for the templates. Built from that viewer's view alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from karawela.draw.large_form import large_form
from karawela.engine import Ask, Match, as_data, move_text, registry
from karawela.engine.ask import Move
from karawela.engine.title import Colour
from karawela.store import GameRow
from karawela.web.table.log_in_words import shared_log
from karawela.web.table.option_buttons import NO_OPTIONS, Bar, Choice, arranged
from karawela.web.table.order_words import OrderOffered, OrderShown, orders_offered, orders_shown
from karawela.web.table.stored_rows import colours_of
from karawela.web.table.table import Table
from karawela.words import Words
from karawela.words.endings import because, headline, placing, scores_of, sources
from karawela.words.facts import NO_AIM, Aim, Fact
from karawela.words.log_lines import Told
from karawela.words.people import people_of
from karawela.words.undo_reach import reach


class SeatShown(NamedTuple):
    """One seat at the table, as everybody sees it."""

    seat: int
    name: str
    kind: str
    bot: str
    colour: Colour
    mine: bool
    asked: bool
    score: int | None = None
    won: bool = False
    facts: tuple[Fact, ...] = ()
    progress: str = ""
    """How far the seat is, where that is open."""
    company: bool = False
    """Whether nobody sits there: somebody who plays along by a script."""
    at_play: bool = False
    """Whether it is that one's turn, though a seat is asked in it."""


@dataclass(slots=True)
class PageModel:
    """Everything a table's page shows to one viewer."""

    id: str
    title: str
    title_name: str
    status: str
    seq: int
    language: str
    seat: int | None
    seats: tuple[SeatShown, ...]
    own: tuple[int, ...]
    question: str = ""
    kind: str = ""
    rule: str = ""
    my_turn: bool = False
    curtain: int | None = None
    choices: tuple[Choice, ...] = ()
    bar: Bar = NO_OPTIONS
    """The same choices as the page shows them."""
    open_choices: tuple[str, ...] = ()
    log: tuple[Told, ...] = ()
    log_from: int = 0
    """The lines before this one are fetched only when somebody wants to read them."""
    can_undo: str = ""
    """`free`, `ask` (beyond the horizon: the table must agree) or empty."""
    undo: str = ""
    """How far taking back would go."""
    undo_far: bool = False
    """Whether that is further than the viewer's own last choice alone, so that it is asked about first."""
    wish: str = ""
    wish_mine: bool = False
    wish_answer: bool = False
    colours: tuple[Colour, ...] = ()
    """Of the seats, then of the title's company."""
    cast: tuple[tuple[str, int, bool], ...] = ()
    """Name, rank and whether they have won, of all who have a score, in the same order."""
    scores: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What is worth points, line by line, the total last."""
    counted: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What is only counted."""
    verdict: str = ""
    """Who has won, or that nobody has."""
    because: str = ""
    """Why."""
    mine: tuple[str, ...] = ()
    """The viewer's own place, and where the points came from, in sentences."""
    last_decision: int = 0
    """The step before the last decision: of the viewer, or of anybody."""
    victory: bool = False
    """Whether anybody has won."""
    aim: Aim = NO_AIM
    edition: str = ""
    """Of the game's data, for what is fetched about its components."""
    orders: tuple[OrderShown, ...] = ()
    """The viewer's own standing orders."""
    offered_orders: tuple[OrderOffered, ...] = ()
    """Those that would answer what the viewer is asked now."""
    rematch: str | None = None
    practice: bool = False
    host: bool = False

    @property
    def plays(self) -> bool:
        """Whether the viewer has a seat."""
        return bool(self.own)

    @property
    def hints(self) -> bool:
        """Whether the viewer may ask what the captain would do."""
        return self.my_turn and self.practice and len(self.choices) > 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked: the viewer's own, otherwise the first of all."""
        if self.my_turn:
            return self.seat
        return next((person.seat for person in self.seats if person.asked), None)

    @property
    def next_one(self) -> tuple[int, str] | None:
        """Seat and name of whom the curtain waits for."""
        return None if self.curtain is None else (self.curtain, self.seats[self.curtain].name)

    @property
    def log_empty(self) -> bool:
        return not self.log


def viewer_seat(table: Table, account: str | None, wanted: int | None) -> tuple[int | None, int | None]:
    """Whose view is shown, and for whom a curtain is drawn instead.

    Somebody with one seat sees that seat's view; a stranger sees what everybody sees. Somebody with several seats on
    one device sees the seat asked for, but when another of the own seats is asked next, only a curtain for that one."""
    own = table.seats_of(account)
    if not own:
        return None, None
    if len(own) == 1:
        return own[0], None
    match = table.match
    asked = [seat for seat in own if match is not None and seat in match.to_move]
    if match is not None and match.over:
        return wanted if wanted in own else own[0], None
    if asked and wanted not in asked:
        return None, asked[0]
    return (wanted if wanted in own else None), None


def page_model(table: Table, account: str | None, language: str, wanted: int | None = None) -> PageModel:
    """The page of one viewer."""
    row, match = table.row, table.match
    words = table.words(language)
    seat, curtain = viewer_seat(table, account, wanted)
    model = PageModel(
        id=row.id,
        title=row.title,
        title_name=words.title_name(),
        status=row.status,
        seq=table.length,
        language=language,
        seat=seat,
        seats=seats_shown(row, match, table.seats_of(account)),
        own=tuple(table.seats_of(account)),
        curtain=curtain,
        practice=table.practice(),
        host=account == row.host,
        rematch=row.rematch,
    )
    if match is None:
        model.colours = tuple([person.colour for person in model.seats])
        return model
    model.colours, model.edition = match.colours, match.edition
    model.log_from, model.log = shared_log(table, match, seat, words)
    facts_of_seats(model, match, words)
    if match.over:
        final_scores(model, match, words)
    else:
        ask_in_words(model, match, words)
    undo_state(model, table, match)
    if seat is not None and not match.over:
        model.orders = orders_shown(table, seat, words)
        model.offered_orders = orders_offered(table, seat, words)
    return model


def seats_shown(row: GameRow, match: Match[Any] | None, own: list[int]) -> tuple[SeatShown, ...]:
    title = registry.title(row.title)
    colours = match.colours if match is not None else title.read_colours(colours_of(row), len(row.seats))
    result = match.result if match is not None else None
    return tuple(
        SeatShown(
            seat=each.seat,
            name=each.name,
            kind=each.kind,
            bot=each.bot,
            colour=colours[each.seat],
            mine=each.seat in own,
            asked=match is not None and each.seat in match.to_move,
            score=result.scores[each.seat] if result is not None else None,
            won=result is not None and result.won(each.seat),
        )
        for each in row.seats
    )


def facts_of_seats(model: PageModel, match: Match[Any], words: Words) -> None:
    """The aim, and the open facts of everybody, the title's company last, as the viewer may know them."""
    view, result = match.view(model.seat), match.result
    model.aim = words.aim(view)
    progress = dict(enumerate(model.aim.progress))
    told = [
        person._replace(facts=tuple(words.facts(view, person.seat)), progress=progress.get(person.seat, ""))
        for person in model.seats
    ]
    for who in range(match.seats, len(cast := match.cast(words.language))):
        facts, far = tuple(words.facts(view, who)), progress.get(who, "")
        score = result.scores[who] if result is not None else None
        won = result is not None and result.won(who)
        colour = match.colours[who]
        told.append(
            SeatShown(
                who, cast[who], "company", "", colour, False, False, score, won, facts, far, True, match.at_play == who
            )
        )
    model.seats = tuple(told)


def ask_in_words(model: PageModel, match: Match[Any], words: Words) -> None:
    asked = match.asks[0]
    model.kind = asked.kind
    mine = [ask for ask in match.asks if ask.seat == model.seat]
    if mine and model.seat is not None:
        ask = mine[0]
        model.my_turn = True
        model.kind, model.rule = ask.kind, ask.rule
        model.question = words.question(ask.kind, match.view(ask.seat))
        model.choices = offered(match, ask, words)
        model.bar = arranged(model.choices, words, people_of(match, words.language), match.view(ask.seat))
        return
    names = ", ".join(match.names[ask.seat] for ask in match.asks)
    model.question = words.waiting(asked.kind, names)
    if match.rules.options_are_open(match.state):
        people = people_of(match, words.language)
        model.open_choices = tuple([words.label(move, people) for move in match.legal])


def offered(match: Match[Any], ask: Ask, words: Words) -> tuple[Choice, ...]:
    """The options of a question in words, for the seat that is asked."""
    view, people = match.view(ask.seat), people_of(match, words.language)
    return tuple(
        Choice(move_text(move), words.offer(move, view, people), horizon.value, explained_by(words, move))
        for move, horizon in zip(ask.options, match.horizons(ask.seat), strict=True)
    )


def explained_by(words: Words, move: Move) -> str:
    """The component whose large form explains an option: the last one it names that has anything to show; or ""."""
    return next((thing for thing in reversed(words.things(move)) if _has_large_form(words, thing)), "")


@cache
def _has_large_form(words: Words, thing: str) -> bool:
    form = large_form(words, thing)
    return form is not None and bool(form.about or form.picture)


def final_scores(model: PageModel, match: Match[Any], words: Words) -> None:
    """Who has won and why, the viewer's own place, and where the points came from."""
    result = match.result
    assert result is not None
    cast = match.cast(words.language)
    model.cast = tuple((name, result.ranks[who], result.won(who)) for who, name in enumerate(cast))
    model.verdict, model.victory = headline(words, result, cast), not result.nobody_won
    model.because = because(words, result, cast, match.view(model.seat))
    scores = scores_of(words, result)
    model.scores, model.counted = (*scores.worth, scores.total), tuple(scores.counted)
    if model.seat is not None:
        told = (placing(words, result, model.seat), sources(words, scores, model.seat))
        model.mine = tuple(sentence for sentence in told if sentence)
    choice = match.last_choice(model.own or range(match.seats))
    model.last_decision = match.ply - choice.back if choice is not None else 0


def undo_state(model: PageModel, table: Table, match: Match[Any]) -> None:
    """Whether the viewer can take something back, how far that goes, and what others wish. A game that is over stays
    so: "what if" plays on from any of its steps."""
    wish = table.wish
    if wish is not None and table.row.seats[wish.seat].kind == "person":
        model.wish = table.row.seats[wish.seat].name
        model.wish_mine = wish.seat in model.own
        model.wish_answer = any(seat not in wish.agreed for seat in model.own)
    choice = match.last_choice(model.own)
    if choice is None or table.row.undo == "never" or match.over:
        return
    if choice.within or table.practice() or table.row.undo == "free":
        model.can_undo = "free"
    elif wish is None:
        model.can_undo = "ask"
    model.undo, model.undo_far = reach(match, choice, model.seat, table.words(model.language), table.practice())


def view_data(table: Table, seat: int | None) -> dict[str, Any]:
    """The view of a seat as JSON data, for the API."""
    match = table.match
    return {} if match is None else as_data(match.view(seat))
