"""Standing orders: they can be said, they answer legally, they end, and they betray nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from karawela.engine.ledger import LANGUAGES
from karawela.engine.orders import SPANS, Moment, answer_by, moment_of
from karawela.engine.title import Title
from karawela.testing.cases import Case, Check
from karawela.words import words_for
from karawela.words.grammar import grammar_of
from karawela.words.orders import order_words, until_words


def orders_can_be_said(title: Title[Any]) -> None:
    """Each has a name of its own, answers questions that there are, can be given for some time, and has words."""
    orders, kinds = title.rules.orders, grammar_of(title).kinds
    assert len({order.name for order in orders}) == len(orders), f"{title.id}: two orders have one name"
    for order in orders:
        assert order.kinds and set(order.kinds) <= set(kinds), f"{order.name} answers {order.kinds}"
        assert order.spans and set(order.spans) <= set(SPANS), f"{order.name} lasts {order.spans}"
        for language in LANGUAGES:
            words = words_for(title, language)
            assert order_words(words, order.name)
            assert all(until_words(words, order.name, span) for span in order.spans)


def turns_and_rounds_end(case: Case) -> None:
    """Everybody sees which turn it is, and once it is over it never comes again: what lasts as long as it, ends."""
    past: set[Moment] = set()
    rounds: set[int] = set()
    last: Moment | None = None
    for match, rng in case.played(141):
        now = moment_of(match)
        if now != last:
            assert now not in past, f"{case}: turn {now} comes again at {match.ply}"
            assert last is None or now.round == last.round or now.round not in rounds, f"{case}: {now} comes again"
            past.add(now)
            rounds.add(now.round)
            last = now
        if rng.random() < 0.05:
            assert case.title.rules.moment(match.view(None)) == now, f"{case}: not everybody sees {now}"


def orders_betray_nothing(case: Case) -> None:
    """Whether an order answers is the same in every world that somebody else can't tell from the true one."""
    orders = case.title.rules.orders
    for seed in (151, 152):
        for match, rng in case.played(seed):
            for ask in match.asks:
                fitting = [order for order in orders if ask.kind in order.kinds]
                others = [seat for seat in range(case.seats) if seat != ask.seat]
                if not fitting or not others or rng.random() < 0.5:
                    continue
                world = match.determinize(rng.choice(others), Random(rng.random()))
                twin = world.ask_of(ask.seat)
                for order in fitting:
                    true, dealt = answer_by(match, order, ask), answer_by(world, order, twin)
                    assert (true is None) == (dealt is None), (
                        f"{case}, seed {seed}: by '{order.name}' the others learn something at {match.ply}"
                    )


ORDER_CHECKS: tuple[Check, ...] = (turns_and_rounds_end, orders_betray_nothing)
