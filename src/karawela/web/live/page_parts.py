"""The live parts of a table's page, each with an id: what changes is pushed, what does not change stays.

A part is HTML, or the board's SVG. Parts of the present position are kept until it changes, so that ten viewers who see
the same cost one rendering.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any
from zlib import crc32

from litestar.plugins.jinja import JinjaTemplateEngine

from karawela.draw.board import board_of
from karawela.draw.picture import Picture
from karawela.store import ChatRow
from karawela.web.pages.template_helpers import passage_in_line
from karawela.web.table.page_model import PageModel, page_model
from karawela.web.table.table import Table
from karawela.words import Words, words_for
from karawela.words.log_lines import Passage, Told, folded, passages

Said = tuple[int, str, str, int | None, float]
PARTS = {
    "status": ("title_name", "status", "my_turn", "question"),
    "signs": ("colours",),
    "question": (
        *("id", "status", "asked", "plays", "my_turn", "next_one", "question", "bar", "open_choices"),
        *("hints", "can_undo", "undo", "undo_far", "wish", "wish_mine", "wish_answer", "verdict", "victory"),
        *("orders", "offered_orders"),
    ),
    "players": ("title", "seat", "seats", "aim"),
    "log": ("log_from", "log_empty"),
}
"""The parts of a table's page, and what each one's template may read of the model."""
KEPT = 4096
"""How many rendered parts are kept; the least used go first."""


@dataclass(frozen=True, slots=True)
class Log:
    """The log of a page: what stands above it, and its lines by their numbers."""

    head: str = ""
    lines: tuple[tuple[int, str], ...] = ()

    def __str__(self) -> str:
        return f'{self.head}<ol class="log">{"".join([line for _, line in self.lines])}</ol>'

    def since(self, old: Log) -> dict[str, Any] | None:
        """What to do to the old log: remove the lines from a number on, then add these. None if it takes more."""
        if self.head != old.head or not old.lines:
            return None
        known = dict(old.lines)
        new = [(ply, line) for ply, line in self.lines if known.get(ply) != line]
        first = new[0][0] if new else self.lines[-1][0] + 1 if self.lines else 0
        if self.lines[:1] != old.lines[:1] or new != [line for line in self.lines if line[0] >= first]:
            return None
        return {"from": first, "lines": "".join([line for _, line in new])}


@dataclass(frozen=True, slots=True)
class Shown:
    """All that one viewer sees of a table: the live parts by their names, the log, and the board in its layers."""

    parts: dict[str, str]
    board: Picture
    log: Log = Log()
    name: str = ""
    """A short name for exactly this: a page that shows it need not be sent it."""

    def html(self) -> dict[str, str]:
        """Every part whole, for a page that has nothing yet."""
        return {**self.parts, "log": str(self.log), "board": str(self.board)}

    def with_chat(self, html: str, said: int) -> Shown:
        """With the chat, of which `said` is the number of the last line."""
        return Shown({**self.parts, "chat": html}, self.board, self.log, f"{self.name}-{said}")

    def since(self, old: Shown | None) -> dict[str, Any]:
        """What differs: whole parts; of the log and the board only the lines and layers, where that is enough."""
        if old is None:
            return {"parts": self.html()}
        parts = {name: html for name, html in self.parts.items() if old.parts.get(name) != html}
        lines = self.log.since(old.log) if self.log != old.log else {}
        if lines is None:
            parts["log"] = str(self.log)
        layers = self.board.changed_since(old.board)
        if layers is None:
            parts["board"] = str(self.board)
        news = {"parts": parts, "log": lines, "layers": layers}
        return {key: value for key, value in news.items() if value}


class Painter:
    """Renders tables with the site's templates."""

    def __init__(self, engine: JinjaTemplateEngine):
        self.engine = engine
        self._parts: OrderedDict[Hashable, str] = OrderedDict()

    def shown(self, table: Table, account: str | None, language: str, wanted: int | None, tall: bool = False) -> Shown:
        """What one viewer sees now, on a wide or a tall screen. Kept until the table changes, for who sees the same."""
        own = tuple(table.seats_of(account))
        key = (own, language, wanted if len(own) > 1 else None, account == table.row.host, tall, table.standing(*own))
        cached: Shown | None = table.pictures.get(key)
        if cached is None:
            model = page_model(table, account, language, wanted)
            name = f"{crc32(repr((table.length, *table.appearance, key)).encode()):08x}"
            cached = table.pictures[key] = self._shown(table, model, name, tall)
        return cached

    def _shown(self, table: Table, model: PageModel, name: str, tall: bool) -> Shown:
        words = table.words(model.language)
        made = {part: self._part(part, model, words) for part in PARTS}
        over = model.status == "finished"
        made["ending"] = self._render("ending", {"model": model, "t": words.say}) if over else ""
        log = self._log(table, made.pop("log"), model.log, words)
        if table.match is None:
            room = self._render("room", {"model": model, "t": words.say, "row": table.row})
            return Shown(made, Picture((room,), {}), log, name)
        scene = table.match.scene(model.seat, model.language, why_not=model.my_turn, bare=True, tall=tall)
        return Shown(made, board_of(table.match.title).picture(scene), log, name)

    def _log(self, table: Table, head: str, told: tuple[Told, ...], words: Words) -> Log:
        """The log, made once for all who read the same."""
        known: tuple[tuple[Told, ...], Log] | None = table.pictures.get(("log", id(told), head))
        if known is None:
            lines = self.log_lines(passages(told, words.log_form()), words) if told else []
            known = told, Log(head, tuple(lines))
            table.pictures["log", id(told), head] = known
        return known[1]

    @staticmethod
    def log_lines(told: Sequence[Passage], words: Words) -> list[tuple[int, str]]:
        """Passages of the log, each with the number of its first line."""
        return [passage_in_line(passage, folded(passage, words)) for passage in told]

    def _part(self, name: str, model: PageModel, words: Words) -> str:
        """A part of the page. Its template sees nothing that is not in the key, so equal keys make equal parts."""
        read = tuple([getattr(model, field) for field in PARTS[name]])
        key = (name, model.title, model.language, read)
        known = self._parts.get(key)
        if known is not None:
            self._parts.move_to_end(key)
            return known
        seen = SimpleNamespace(**dict(zip(PARTS[name], read, strict=True)))
        made = self._parts[key] = self._render(name, {"model": seen, "t": words.say})
        if len(self._parts) > KEPT:
            self._parts.popitem(last=False)
        return made

    def part(self, name: str, values: dict[str, Any]) -> str:
        """Some other part of a page, which nobody keeps."""
        return self._render(name, values)

    def _render(self, name: str, values: dict[str, Any]) -> str:
        return str(self.engine.get_template(f"parts/{name}.html").render(**values))

    def with_chat(self, shown: Shown, chats: list[ChatRow], language: str) -> Shown:
        """With what has been said at the table; the same words are rendered once."""
        said = tuple((chat.number, chat.name, chat.text, chat.seat, chat.at) for chat in chats)
        return shown.with_chat(_chat(self.engine, said, language), chats[-1].number if chats else 0)


@lru_cache(maxsize=256)
def _chat(engine: JinjaTemplateEngine, said: tuple[Said, ...], language: str) -> str:
    chats = [ChatRow(number, name, text, seat, "", at) for number, name, text, seat, at in said]
    return str(engine.get_template("parts/chat.html").render(chats=chats, t=words_for(None, language).say))
