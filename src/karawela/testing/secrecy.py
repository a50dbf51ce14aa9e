"""Non-interference: what differs only in what a seat may not see looks the same to that seat, in every form."""

from __future__ import annotations

from random import Random
from typing import Any

from karawela.draw import memory
from karawela.draw.board import draw
from karawela.draw.scene import Scene
from karawela.engine import Match, as_data, view_of
from karawela.engine.ledger import LANGUAGES
from karawela.engine.stored import boundary
from karawela.engine.title import Title
from karawela.testing.cases import Case, Check
from karawela.words import Words, words_of
from karawela.words.people import people_of


def appearance(match: Match[Any], seat: int | None) -> object:
    """All that a seat can get at: view, JSON, questions, its own options and refusals, and every said text."""
    mine = [ask for ask in match.asks if ask.seat == seat]
    languages = LANGUAGES if match.title.package else ()  # a small game made for a test has no words
    return (
        view_of(match.state, seat),
        as_data(match.view(seat)),
        [(ask.seat, ask.kind) for ask in match.asks],
        [list(ask.options) for ask in mine],
        [match.refused(seat) for _ in mine],
        [match.horizons(ask.seat) for ask in mine],
        [said(match, seat, words_of(match, language)) for language in languages],
    )


def said(match: Match[Any], seat: int | None, words: Words) -> list[str]:
    """All that a seat reads: who is asked what, its own question with offers and reasons, the aim, everybody's facts,
    and the log since the last boundary, where worlds begin."""
    view, names, since = match.view(seat), people_of(match, words.language), boundary(match)[0]
    texts = [words.waiting(ask.kind, names[ask.seat]) for ask in match.asks]
    aim = words.aim(view)
    texts += [aim.goal, aim.now, *aim.progress]
    texts += [f"{fact.words}: {fact.amount}" for each in range(len(names)) for fact in words.facts(view, each)]
    for ask in match.asks:
        if ask.seat == seat:
            texts.append(words.question(ask.kind, view))
            texts += [words.offer(move, view, names) for move in ask.options]
            texts += [words.refusal(refusal, names) for refusal in match.refused(seat).values()]
    return texts + [words.log_text(line.text, line.seat, names) for line in match.log(seat, since)]


def worlds_look_the_same_to_the_seat(case: Case) -> None:
    """A determinized world gives the seat the same view, JSON, questions, options, reasons, horizons and texts."""
    for seed in (101, 102):
        for match, rng in case.played(seed):
            if match.over or rng.random() < 0.85:
                continue
            seat = rng.randrange(case.seats)
            world = match.determinize(seat, Random(rng.random()))
            assert appearance(world, seat) == appearance(match, seat), (
                f"{case}, seed {seed}, seat {seat} at {match.ply}"
            )
            assert case.title.rules.invariants(world.state) == []


def pictures_tell_nothing_secret(case: Case) -> None:
    """The pictures of a world and of the truth are the same to the last character, for the seat and an observer, though
    neither remembers what was drawn for the other."""
    for match, rng in case.played(111):
        if match.over or rng.random() < 0.93:
            continue
        seat = rng.randrange(case.seats)
        world = match.determinize(seat, Random(rng.random()))
        for language in LANGUAGES:
            for viewer in (seat, None):
                true, dealt = (_drawn(case.title, m.scene(viewer, language, why_not=True)) for m in (match, world))
                assert true == dealt, f"{case}: the picture for {viewer} differs at {match.ply}"


def _drawn(title: Title[Any], scene: Scene) -> str:
    """The picture, with nothing remembered: a drawing kept from another world would hide what this one tells."""
    memory.forget()
    return draw(title, scene)


def worlds_play_on(case: Case) -> None:
    """A world is a whole match: it plays to an end, keeps the invariants, and its dice are its own."""
    for match, rng in case.played(121):
        if match.over or rng.random() < 0.95:
            continue
        world = match.determinize(match.to_move[0], Random(rng.random()))
        assert world.seed != match.seed
        assert world.stream.seed != match.seed
        for _ in range(20):
            if world.over:
                break
            world.choose(rng.randrange(len(world.legal)))
            assert case.title.rules.invariants(world.state) == []


def the_log_keeps_secrets(case: Case) -> None:
    """Every answer has its line for everybody, a seat reads its own, and a running game's record has no seed."""
    for match, rng in case.played(131, journal=True):
        if match.over or rng.random() < 0.9:
            continue
        for seat in (*range(case.seats), None):
            assert len(match.log(seat)) == match.ply
            assert all(line.text or line.seat is None or line.seat != seat for line in match.log(seat))
        assert match.seed not in str(match.record)


SECRECY_CHECKS: tuple[Check, ...] = (
    worlds_look_the_same_to_the_seat,
    pictures_tell_nothing_secret,
    worlds_play_on,
    the_log_keeps_secrets,
)
