"""Standing orders at the terminal: `order pass turn`, `orders`, `order off pass`, typed where a move could be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from karawela.engine.orders import Reply, Standing, answering, moment_of, offered, order_named
from karawela.words.orders import order_told

if TYPE_CHECKING:
    from karawela.terminal.session import Session


class Orders:
    """The orders of the people at this keyboard. They last as long as the session; the record knows nothing of them."""

    def __init__(self, session: Session):
        self.session = session
        self.standing: list[Standing] = []

    def reply(self) -> Reply | None:
        """What an order of the asked person answers; bots take no orders."""
        session = self.session
        if session.asked is None or session.bot_is_asked or not self.standing:
            return None
        now = moment_of(session.match)
        self.standing = [each for each in self.standing if each.lasts(now)]
        return next(answering(session.match, self.standing, (session.asked,)), None)

    def let_choose(self, seat: int) -> None:
        """The seat has taken something back and wants to choose: what would answer for it ends."""
        names = {each.order.name for each in answering(self.session.match, self.standing, (seat,))}
        self.standing = [each for each in self.standing if each.seat != seat or each.name not in names]

    # ------------------------------------------------------------------ what is typed

    def command(self, typed: str) -> str | None:
        """Carries out a line about orders, and says what has come of it; None if the line is about something else."""
        word, *rest = typed.strip().removeprefix("/").split() or [""]
        done: dict[str, Callable[[list[str]], str]] = {"order": self._order, "orders": self._list}
        return done[word.lower()](rest) if word.lower() in done else None

    def _order(self, rest: list[str]) -> str:
        if not rest or self.session.viewer is None:
            return self._list(rest)
        if rest[0].lower() == "off":
            return self._off(rest[1] if len(rest) > 1 else "")
        return self._give(rest[0], rest[1].lower() if len(rest) > 1 else "")

    def _give(self, name: str, until: str) -> str:
        session, words, match = self.session, self.session.words, self.session.match
        order, seat = order_named(match, name), session.viewer
        if order is None or seat is None:
            names = ", ".join(each.name for each in match.rules.orders)
            return words.say("error-no-order", name=name, names=names) if names else words.say("error-no-orders")
        until = until or order.spans[0]
        if until not in order.spans:
            return words.say("error-order-span", name=name, spans=", ".join(order.spans), until=until)
        self._drop(seat, name)
        self.standing.append(Standing(seat, name, until, moment_of(match)))
        return order_told(words, "orders-given", name, until)

    def _off(self, name: str) -> str:
        words, seat = self.session.words, self.session.viewer
        if seat is None or not self._drop(seat, name):
            return words.say("error-order-off", name=name)
        return order_told(words, "orders-taken-back", name)

    def _drop(self, seat: int, name: str) -> bool:
        before = len(self.standing)
        self.standing = [each for each in self.standing if (each.seat, each.name) != (seat, name)]
        return len(self.standing) < before

    def _list(self, rest: list[str]) -> str:
        """The viewer's own orders, and all that the title knows."""
        words, now = self.session.words, moment_of(self.session.match)
        mine = [each for each in self.standing if each.seat == self.session.viewer and each.lasts(now)]
        lines = [order_told(words, "orders-standing", each.name, each.until) for each in mine]
        known = [
            words.say("orders-can", name=each.name, order=words.say(f"order-{each.name}"), spans=", ".join(each.spans))
            for each in self.session.match.rules.orders
        ]
        return "\n".join([*(lines or [words.say("orders-none")]), *(known or [words.say("error-no-orders")])])

    def hint(self) -> str:
        """At the first occasion: which orders would answer this question, and how they are typed."""
        session = self.session
        if session.asked is None or session.asked != session.viewer:
            return ""
        names = [each.order.name for each in offered(session.match, session.asked, self.standing) if each.first]
        return session.words.say("orders-type", orders=", ".join(f"order {name}" for name in names)) if names else ""
