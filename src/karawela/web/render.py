"""The live parts of a table's page, each with an id: what changes is pushed, what does not change stays.

A part is HTML, or a group of the board's SVG. Parts of the present position are kept until it changes, so that ten viewers
who see the same cost one rendering.
"""

from __future__ import annotations

from typing import Any

from litestar.contrib.jinja import JinjaTemplateEngine

from karawela.engine import registry
from karawela.store import ChatRow
from karawela.web.present import TableModel, present
from karawela.web.tables import Table
from karawela.words import words_for


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
        words = words_for(registry.game(table.row.title), model.language)
        values: dict[str, Any] = {"model": model, "words": words, "t": words.say}
        made = {
            name: self.engine.get_template(f"parts/{name}.html").render(**values)
            for name in ("status", "question", "players", "log")
        }
        made["board"] = self.board(table, model)
        return made

    def board(self, table: Table, model: TableModel) -> str:
        """The board as this viewer may see it; empty before the game has begun."""
        if table.match is None:
            return ""
        scene = table.match.scene(model.seat, model.language, why_not=model.my_turn)
        return table.match.game.draw(scene)

    def chat(self, chats: list[ChatRow], language: str) -> str:
        return self.engine.get_template("parts/chat.html").render(chats=chats, t=words_for(None, language).say)
