"""The live parts of a table's page, each with an id: what changes is pushed, what does not change stays.

A part is HTML, or the board's SVG. Parts of the present position are kept until it changes, so that ten viewers who see
the same cost one rendering.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any
from zlib import crc32

from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.picture import Picture
from karawela.draw.pieces import badge
from karawela.engine import Match, registry
from karawela.engine.game import Colour, Scene
from karawela.store import ChatRow
from karawela.web.present import TableModel, present
from karawela.web.tables import Table
from karawela.words import words_for

Said = tuple[int, str, str, int | None, float]
PARTS = ("status", "question", "players", "log", "ending")
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@cache
def icon_in_line(name: str, size: int = 20, title: str = "") -> Markup:
    """An icon that stands in a line of HTML."""
    return icon(name, 0, 0, size, title)


@cache
def badge_in_line(colour: Colour, size: int = 34) -> Markup:
    """A seat's sign that stands in a line of HTML: colour, symbol, letter."""
    frame = Markup('<svg class="badge" width="{0}" height="{0}" viewBox="-17 -17 42 42" aria-hidden="true">{1}</svg>')
    return frame.format(size, badge(colour, 16))


def teach(engine: JinjaTemplateEngine, static: str) -> None:
    """Gives the templates what they draw with, and where files are."""
    engine.engine.trim_blocks = engine.engine.lstrip_blocks = True
    engine.engine.globals |= {"icon": icon_in_line, "badge": badge_in_line, "sign": badge, "static": static}


def picture(match: Match[Any], scene: Scene) -> Picture:
    """The board for a page: without its own style, which the page has as a sheet, and without its question."""
    drawn: Picture = match.game.picture(replace(scene, bare=True))
    return drawn


@cache
def board_style(title: str) -> str:
    """The style sheet of a title's board, as its pictures carry it."""
    game = registry.game(title)
    match: Match[Any] = Match(game, game.seats[0], "style")
    found = _STYLE.search(game.draw(match.scene()))
    return found[1] if found else ""


@dataclass(frozen=True, slots=True)
class Shown:
    """All that one viewer sees of a table: the live parts by their names, and the board in its layers."""

    parts: dict[str, str]
    board: Picture

    def html(self) -> dict[str, str]:
        """Every part whole, for a page that has nothing yet."""
        return {**self.parts, "board": str(self.board)}

    def with_chat(self, html: str) -> Shown:
        return Shown({**self.parts, "chat": html}, self.board)

    def name(self) -> str:
        """A short name for exactly this: a page that shows it need not be sent it."""
        total = 0
        for name in sorted(self.parts):
            total = crc32(self.parts[name].encode(), total)
        for markup in self.board.layers.values():
            total = crc32(markup.encode(), total)
        return f"{total:08x}"

    def since(self, old: Shown | None) -> dict[str, dict[str, str]]:
        """What differs: whole parts, and single layers of the board where nothing else of it does."""
        if old is None:
            return {"parts": self.html()}
        parts = {name: html for name, html in self.parts.items() if old.parts.get(name) != html}
        layers = self.board.changed_since(old.board)
        if layers is None:
            parts["board"] = str(self.board)
        news = {"parts": parts, "layers": layers or {}}
        return {key: value for key, value in news.items() if value}


class Painter:
    """Renders tables with the site's templates."""

    def __init__(self, engine: JinjaTemplateEngine):
        self.engine = engine

    def shown(self, table: Table, account: str | None, language: str, wanted: int | None) -> Shown:
        """What one viewer sees now. Kept until the table changes, for all who see the same."""
        own = tuple(table.seats_of(account))
        key = (own, language, wanted if len(own) > 1 else None, account == table.row.host)
        cached: Shown | None = table.pictures.get(key)
        if cached is None:
            model = present(table, account, language, wanted)
            cached = table.pictures[key] = self._shown(table, model)
        return cached

    def _shown(self, table: Table, model: TableModel) -> Shown:
        game = registry.game(table.row.title)
        words = words_for(game, model.language)
        values: dict[str, Any] = {"model": model, "words": words, "t": words.say, "row": table.row, "game": game}
        made = {name: self._render(name, values) for name in PARTS if name != "log"}
        made["log"] = self._log(table, model, values)
        if table.match is None:
            return Shown(made, Picture((self._render("room", values),), {}))
        scene = table.match.scene(model.seat, model.language, why_not=model.my_turn)
        return Shown(made, picture(table.match, scene))

    def _log(self, table: Table, model: TableModel, values: dict[str, Any]) -> str:
        """The log, rendered once for all who read the same."""
        key = ("log", model.language, model.log_from, tuple(model.log))
        cached: str | None = table.pictures.get(key)
        if cached is None:
            cached = table.pictures[key] = self._render("log", values)
        return cached

    def _render(self, name: str, values: dict[str, Any]) -> str:
        return str(self.engine.get_template(f"parts/{name}.html").render(**values))

    def chat(self, chats: list[ChatRow], language: str) -> str:
        """What has been said at a table; the same words are rendered once."""
        said = tuple((chat.number, chat.name, chat.text, chat.seat, chat.at) for chat in chats)
        return _chat(self.engine, said, language)


@lru_cache(maxsize=256)
def _chat(engine: JinjaTemplateEngine, said: tuple[Said, ...], language: str) -> str:
    chats = [ChatRow(number, name, text, seat, "", at) for number, name, text, seat, at in said]
    return str(engine.get_template("parts/chat.html").render(chats=chats, t=words_for(None, language).say))
