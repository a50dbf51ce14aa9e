"""Every page that there is, each in a state worth looking at."""

from __future__ import annotations

from tests.browser.visitor import Visitor
from tests.web.people import BOT, ME, OPEN, Person

SISTER = {"kind": "me", "name": "Bea"}

PAGES = (
    "harbour",
    "new",
    "waiting room",
    "table in play",
    "curtain",
    "table ended",
    "replay",
    "verify",
    "me",
    "private link",
    "rules",
    "credits",
    "problem",
)


def address_of(page: str, visitor: Visitor) -> str:
    """Where that page is; tables are made for the visitor as they are needed."""
    program = visitor.program
    if page == "waiting room":
        return f"/table/{program.open_table(ME, OPEN, BOT, public=True)}"
    if page == "table in play":
        table = program.open_table(ME, SISTER, BOT, options={"first_player": "1", "layout": "t"})
        while program.options(table)["kind"] != "move_car" or program.head(table)["to_move"] != [0]:
            if program.options(table)["options"]:
                program.play_one(table)
        return f"/table/{table}?seat=0"
    if page == "curtain":
        return f"/table/{program.open_table(ME, SISTER)}"
    if page in ("table ended", "replay", "verify"):
        table = program.open_table(ME, SISTER, options={"turn_limit": "4", "layout": "t"})
        program.play_out(table)
        return f"/table/{table}{'' if page == 'table ended' else f'/{page}'}"
    if page == "harbour":
        program.open_table(ME, SISTER)
        program.open_table(ME, OPEN, public=True)
    if page == "private link":
        return Person(visitor.address, "Cy").new_link()
    if page == "problem":
        visitor.forgive("status of 404")
        return "/table/nowhere"
    return {"harbour": "/", "new": "/new/santiago", "rules": "/rules/santiago"}.get(page, f"/{page}")
