"""A toy game for the room of effects: a few cards are carried out one after the other, by the rules of the control
words, in a real match. Everything beyond silver, crew and dice is as small as it can be."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from karawela.components.catalogue import Catalogue
from karawela.components.sheets import Rows
from karawela.effects.cells import Cells
from karawela.effects.control import ControlWords, Customs, Sum
from karawela.effects.draws import Pen
from karawela.effects.lasting import EVERYBODY, Held, held, still_held
from karawela.effects.missions import Task, a_round_later, advance, due_at, due_on, task_of
from karawela.effects.notation import Notation
from karawela.effects.read_lasting import change_of
from karawela.effects.resolver import Doing, Resolver
from karawela.effects.says import Sentences
from karawela.effects.signs import Signs
from karawela.effects.tree import Cost, Effect, Mission, Throw, words_in
from karawela.effects.vocabulary import read_vocabulary
from karawela.engine import Ask, GameOver, Match, Part, Result, Roll, Rules, State, seats
from karawela.engine.ask import Move
from karawela.engine.title import Rulebook, Setup, Title
from karawela.words import Words
from karawela.words.sayings import Sayings
from tests.effects import sea_words as w
from tests.support import Dice

FOLDER = Path(__file__).parent
VOCABULARY = read_vocabulary(FOLDER / "words.toml", w)
NOTATION = Notation(VOCABULARY)
CARDS: dict[str, dict[str, str]] = {
    card["id"]: card for card in tomllib.loads((FOLDER / "cards.toml").read_text(encoding="utf-8"))["card"]
}
EFFECTS = {name: NOTATION.read(card["effect"]) for name, card in CARDS.items()}
SENTENCES, SIGNS, CELLS, PEN = Sentences(VOCABULARY), Signs(VOCABULARY), Cells(VOCABULARY), Pen(VOCABULARY)
GOODS, WHO, UNTIL = (VOCABULARY.values(kind) for kind in ("goods", "who", "until"))
PLACES, TRIGGERS, OVER = (VOCABULARY.values(kind) for kind in ("place", "trigger", "over"))


@dataclass(slots=True)
class Captain(Part):
    goods: dict[str, int] = field(default_factory=dict)
    islands: int = 0
    waits: int = 0
    kept: list[str] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)


@dataclass(slots=True)
class Sea(State):
    captains: list[Captain] = field(default_factory=list, metadata=seats())
    wind: int = 5
    owner: int = -1
    changes: list[Held] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    source: str = ""
    optional: bool = False
    pending: tuple[str, ...] = ()
    deciding: str = ""
    stirred: bool = False


# ------------------------------------------------------------------ what the control words ask


def have(s: Sea, seat: int, what: int) -> int:
    """Crew are sailors and officers, cargo barrels and chests."""
    goods, name = s.captains[seat].goods, GOODS[what]
    parts = {"crew": ("sailor", "officer"), "cargo": ("barrel", "chest")}.get(name, (name,))
    return sum(goods.get(part, 0) for part in parts)


def affords(s: Sea, seat: int, cost: Cost) -> bool:
    return all(have(s, seat, what) >= n for what, n in cost)


def pays(s: Sea, seat: int, cost: Cost) -> Rules:
    """Of what can be handed in for one another, the player picks."""
    goods = s.captains[seat].goods
    for what, n in cost:
        for _ in range(n):
            name = GOODS[what]
            parts = {"crew": ("sailor", "officer"), "cargo": ("barrel", "chest")}.get(name, (name,))
            options: list[Move] = [("hand_in", part) for part in parts if goods.get(part, 0)]
            answer = yield Ask(seat, "hand_in", options)
            goods[str(answer[1])] -= 1
    s.tell("paid", seat)


def over(s: Sea, seat: int, which: int) -> Iterator[int]:
    """Whoever it goes over owns the element."""
    name, before = OVER[which], s.owner
    fewest = min(captain.islands for captain in s.captains)
    for owner, captain in enumerate(list(s.captains)):
        many = captain.islands if name == "unfortified_islands" else 1
        if name == "poorest_players" and captain.islands > fewest:
            continue
        for _ in range(many):
            s.owner = owner
            yield owner
    s.owner = before


def who(s: Sea, seat: int, index: int) -> int:
    return s.owner if WHO[index] == "owner" and s.owner >= 0 else 1 - seat if WHO[index] == "rival" else seat


def throws(s: Sea, seat: int, throw: Throw) -> Sum:
    """An Experience token buys another throw, where the table allows it."""
    goods = s.captains[seat].goods
    while True:
        total = 0
        for _ in range(throw.dice):
            face = yield Roll(6, "die")
            total += int(face)
        if not throw.reroll or not goods.get("xp", 0):
            return total
        answer = yield Ask(seat, "reroll", (("again",), ("keep",)))
        if answer == ("keep",):
            return total
        goods["xp"] -= 1


def accepts(s: Sea, seat: int, mission: Mission) -> Rules:
    target = -1
    if mission.target >= 0:
        target = yield Roll(6, "island")
    s.captains[seat].tasks.append(task_of(mission, s.source, target))


RESOLVER: Resolver[Sea] = Resolver(
    lambda word: VOCABULARY.of(word).op, len(VOCABULARY.words), "effects", "do", ("done",), ""
)
CONTROL = ControlWords(
    RESOLVER,
    lambda condition: VOCABULARY.of(condition).op,
    len(VOCABULARY.conditions),
    Customs(who=who, affords=affords, pays=pays, over=over, throws=throws, accepts=accepts),
)


@CONTROL.holds(w.Has)
def has(s: Sea, seat: int, condition: w.Has) -> bool:
    return have(s, seat, condition.what) >= condition.n


@CONTROL.holds(w.Wind)
def wind(s: Sea, seat: int, condition: w.Wind) -> bool:
    return condition.least <= s.wind <= condition.most


@CONTROL.holds(w.Officer)
def officer(s: Sea, seat: int, condition: w.Officer) -> bool:
    return s.captains[seat].goods.get("officer", 0) > 0


# ------------------------------------------------------------------ a few words


@RESOLVER.gives(w.Gain)
def gain(s: Sea, seat: int, effect: w.Gain) -> None:
    goods = s.captains[who(s, seat, effect.who)].goods
    goods[GOODS[effect.what]] = goods.get(GOODS[effect.what], 0) + effect.n


@RESOLVER.gives(w.Lose)
def lose(s: Sea, seat: int, effect: w.Lose) -> None:
    goods, what = s.captains[seat].goods, "sailor" if GOODS[effect.what] == "crew" else GOODS[effect.what]
    goods[what] = max(0, goods.get(what, 0) - effect.n)


@RESOLVER.gives(w.CardTo)
def card_to(s: Sea, seat: int, effect: w.CardTo) -> None:
    s.boxed.append(s.source)


@RESOLVER.gives(w.Valuable)
def valuable(s: Sea, seat: int, effect: w.Valuable) -> None:
    s.captains[seat].kept.append(f"{s.source} {effect.silver}")


@RESOLVER.gives(w.Delay)
def delay(s: Sea, seat: int, effect: w.Delay) -> None:
    s.captains[seat].waits = effect.hourglass


@RESOLVER.gives(w.Destroy)
def destroy(s: Sea, seat: int, effect: w.Destroy) -> None:
    s.captains[s.owner].islands -= effect.n


@RESOLVER.gives(w.Cancel)
def cancel(s: Sea, seat: int, effect: w.Cancel) -> None:
    s.tell("cancelled", seat)


@RESOLVER.does(w.Attempt)
def attempt(s: Sea, seat: int, effect: w.Attempt, may_skip: bool) -> Doing:
    done = yield from RESOLVER.perform(s, seat, effect.do, may_skip)
    return done


@RESOLVER.does(w.Duel)
def duel(s: Sea, seat: int, effect: w.Duel, may_skip: bool) -> Doing:
    """One die beats as many as the enemy has."""
    face = yield Roll(6, "duel")
    if face > effect.theirs:
        yield from RESOLVER.perform(s, seat, effect.win, False)
    return True


def lasts(s: Sea, seat: int, effect: Any) -> None:
    """Whatever the row says that it changes, until it ends."""
    change = change_of(VOCABULARY, effect)
    assert change is not None
    mine = WHO[effect.who] == "self" if isinstance(effect, w.Modify) else True
    s.changes.append(Held(change.to, change.how, change.value, change.until, seat if mine else EVERYBODY))


RESOLVER.gives(w.Modify)(lasts)
RESOLVER.gives(w.Speed)(lasts)


# ------------------------------------------------------------------ the game


def play(s: Sea) -> Rules:
    """A turn of the first captain: a card, a place, something that happens, the end of a time, a round's rest."""
    seat = 0
    tasks = s.captains[seat].tasks
    options: list[Move] = [("card", name) for name in CARDS]
    options += [("visit", PLACES[place]) for place in range(len(PLACES)) if any(_due(t, place=place) for t in tasks)]
    options += [("happens", TRIGGERS[at]) for at in range(len(TRIGGERS)) if any(_due(t, trigger=at) for t in tasks)]
    options += [("end", name) for name in UNTIL]
    options += [("rest",), ("stop",)]
    answer = yield Ask(seat, "turn", options)
    if answer == ("stop",):
        raise GameOver
    if answer[0] == "card":
        s.source = str(answer[1])
        yield from RESOLVER.perform(s, seat, EFFECTS[s.source], False)
    elif answer[0] == "visit":
        yield from goes_on(s, seat, place=PLACES.index(str(answer[1])))
    elif answer[0] == "happens":
        yield from goes_on(s, seat, trigger=TRIGGERS.index(str(answer[1])))
    elif answer[0] == "end":
        s.changes = still_held(s.changes, UNTIL.index(str(answer[1])))
    else:
        s.captains[seat].tasks = a_round_later(tasks)


def mission_of(task: Task) -> Mission:
    effect = EFFECTS[task.source]
    found = effect if isinstance(effect, Mission) else effect.parts[-1]  # type: ignore[attr-defined]
    assert isinstance(found, Mission)
    return found


def _due(task: Task, place: int = -1, trigger: int = -1) -> Any:
    mission = mission_of(task)
    return due_at(task, mission, place) or due_on(task, mission, trigger)


def goes_on(s: Sea, seat: int, place: int = -1, trigger: int = -1) -> Rules:
    """Every task whose step is due and can be paid."""
    captain = s.captains[seat]
    for task in list(captain.tasks):
        stage = _due(task, place, trigger)
        if stage is not None and CONTROL.can_take(s, seat, stage):
            s.source = task.source
            taken = yield from CONTROL.take_stage(s, seat, stage)
            if taken and advance(task, mission_of(task)):
                captain.tasks.remove(task)
                s.boxed.append(task.source)


def range_of(s: Sea, seat: int) -> int:
    """How far a ship sails now."""
    return held(s.changes, "speed", seat, usual=3)


def start(setup: Setup) -> Sea:
    return Sea(captains=[Captain({"silver": 2, "sailor": 2, "gun": 1}, islands=2 - seat) for seat in range(2)])


NAMES = {name: {"en": card["en"], "pl": card["pl"]} for name, card in CARDS.items()}
NAMES["saboteur"] = {"en": "the Saboteur", "pl": "Sabotażysta"}
TITLE: Title[Sea] = Title(
    id="sea",
    prefix="SEA",
    package="tests.effects",
    seats=range(2, 3),
    rooms={
        "rules": Rulebook(start=start, play=play, result=lambda s: Result.by_rank((0, 0), (0, 0))),
        "data": Catalogue(Rows({}, {}, {}, ""), more=NAMES),
        "words": Sayings(),
    },
)


def at_sea(*outcomes: int, **goods: int) -> Match[Sea]:
    """A match before the first card; chance gives the outcomes. The first captain has these goods beside the usual."""
    match = Match(TITLE, 2, "sea", source=Dice(outcomes), journal=True)
    state = match.state.copy()
    state.captains[0].goods.update(goods)
    return Match(TITLE, 2, "sea", source=Dice(outcomes), journal=True, state=state)


def texts(match: Match[Sea]) -> list[str]:
    return [" ".join(map(str, move)) for move in match.legal]


def words(language: str) -> Words:
    return Words(language, TITLE)


def ids(effect: Effect) -> Sequence[str]:
    """The words in it, by their ids."""
    return [VOCABULARY.word(each).id for each in words_in(effect)]
