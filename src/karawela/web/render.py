"""The live parts of a table's page, each with an id: what changes is pushed, what does not change stays.

A part is HTML, or the board's SVG. Parts of the present position are kept until it changes, so that ten viewers who see
the same cost one rendering.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any
from zlib import crc32

from litestar.plugins.jinja import JinjaTemplateEngine
from markupsafe import Markup

from karawela.draw.icons import icon
from karawela.draw.pieces import badge
from karawela.engine import Match, registry
from karawela.engine.game import Colour, Scene
from karawela.store import ChatRow
from karawela.web.present import TableModel, present
from karawela.web.tables import Table
from karawela.words import words_for

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


def picture(match: Match[Any], scene: Scene) -> str:
    """The board for a page: without its own style, which the page has as a sheet, and without its question."""
    return _STYLE.sub("", match.game.draw(replace(scene, bare=True)), count=1)


@cache
def board_style(title: str) -> str:
    """The style sheet of a title's board, as its pictures carry it."""
    game = registry.game(title)
    match: Match[Any] = Match(game, game.seats[0], "style")
    found = _STYLE.search(game.draw(match.scene()))
    return found[1] if found else ""


def state_of(parts: Mapping[str, str]) -> str:
    """A short name for exactly these parts: a page that shows them need not be sent them."""
    total = 0
    for name in sorted(parts):
        total = crc32(parts[name].encode(), total)
    return f"{total:08x}"


class Painter:
    """Renders tables with the site's templates."""

    def __init__(self, engine: JinjaTemplateEngine):
        self.engine = engine

    def parts(self, table: Table, account: str | None, language: str, wanted: int | None) -> dict[str, str]:
        """Every live part by its id, for one viewer."""
        own = tuple(table.seats_of(account))
        key = (own, language, wanted if len(own) > 1 else None, account == table.row.host)
        cached: dict[str, str] | None = table.pictures.get(key)
        if cached is None:
            model = present(table, account, language, wanted)
            cached = table.pictures[key] = self._parts(table, model)
        return cached

    def _parts(self, table: Table, model: TableModel) -> dict[str, str]:
        game = registry.game(table.row.title)
        words = words_for(game, model.language)
        values: dict[str, Any] = {"model": model, "words": words, "t": words.say, "row": table.row, "game": game}
        made = {name: self._render(name, values) for name in PARTS if name != "log"}
        made["log"] = self._log(table, model, values)
        made["board"] = self.board(table, model) if table.match is not None else self._render("room", values)
        return made

    def _log(self, table: Table, model: TableModel, values: dict[str, Any]) -> str:
        """The log, rendered once for all who read the same."""
        key = ("log", model.language, model.log_from, tuple(model.log))
        cached: str | None = table.pictures.get(key)
        if cached is None:
            cached = table.pictures[key] = self._render("log", values)
        return cached

    def _render(self, name: str, values: dict[str, Any]) -> str:
        return str(self.engine.get_template(f"parts/{name}.html").render(**values))

    def board(self, table: Table, model: TableModel) -> str:
        """The board as this viewer may see it; empty before the game has begun."""
        if table.match is None:
            return ""
        return picture(table.match, table.match.scene(model.seat, model.language, why_not=model.my_turn))

    def chat(self, chats: list[ChatRow], language: str) -> str:
        return self._render("chat", {"chats": chats, "t": words_for(None, language).say})
