"""People with a browser: each has a context of their own, so cookies of their own, and their complaints are collected.

A complaint is what must not happen on any page: an error on the console (a breach of the content security policy is
one), an uncaught exception, an answer with status 500 or above, a request to a host that is not ours.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

from tests.web.people import Program

PATIENCE = 40_000.0
"""Milliseconds that anything on a page may take on a busy machine."""
DESKTOP = (1280, 800)
PHONE = (390, 844)

expect.set_options(timeout=PATIENCE)

LOOK = """() => {
  const table = document.getElementById("table")
  const of = (selector, read) => [...document.querySelectorAll(selector)].map(read)
  return {
    seq: Number(table.dataset.seq),
    mine: document.querySelector("[data-my-turn]") !== null,
    over: document.getElementById("ending") !== null,
    moves: of(".bar [data-move]", (button) => button.dataset.move),
  }
}"""

COMPOSED = """() => !matchMedia("(max-width: 820px) and (orientation: portrait)").matches
  || !document.querySelector("svg.board")
  || document.getElementById("table").dataset.tall === "1" """
"""A tall screen first gets the board that is in the page, and then the one composed for it."""

STEPS = """(move) => {
  const ways = []
  let inside = document.querySelector(`.bar [data-move="${move}"]`)?.closest(".inside")
  for (; inside; inside = inside.parentElement.closest(".inside")) {
    if (!inside.classList.contains("now")) ways.unshift(inside.dataset.inside)
  }
  return ways
}"""

PUBLIC = """() => {
  const words = (node) => node.textContent.replace(/\\s+/g, " ").trim()
  const pieces = [...document.querySelectorAll("svg.board .piece")].map((piece) =>
    [piece.id, piece.getAttribute("transform"), ...[...piece.querySelectorAll("text")].map(words)].join(" | "))
  const log = [...document.querySelectorAll("#part-log li[data-ply]")].map(words)
  const people = [...document.querySelectorAll("#part-players .person")].map((person) =>
    words(person.querySelector(".name")) + (person.classList.contains("asked") ? " is asked" : ""))
  return { pieces, log, people }
}"""

DRAWN = """() => {
  const written = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent.trim()
    if (node.nodeType !== Node.ELEMENT_NODE) return ""
    const attribute = ({ name, value }) => `${name}="${name === "class" ? value.replace(" peek", "") : value}"`
    const attributes = [...node.attributes].map(attribute).sort().join(" ")
    return `<${node.localName} ${attributes}>${[...node.childNodes].map(written).join("")}</>\\n`
  }
  return written(document.querySelector("svg.board"))
}"""

TITLES = """() => [
  ...[...document.querySelectorAll("svg.board title")].map((each) => each.textContent),
  ...[...document.querySelectorAll("#part-players .person .fact")].map((each) => each.title),
]"""


class Visitor:
    """Somebody who looks at our pages."""

    def __init__(self, context: BrowserContext, address: str, program: Program | None):
        self.context = context
        self.address = address
        self._program = program
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        context.set_default_timeout(PATIENCE)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._complain(f"uncaught: {error.error}"))
        context.on("request", self._asked)
        context.on("response", self._answered)
        self.page: Page = context.new_page()

    # ------------------------------------------------------------------ what must not happen

    def forgive(self, pattern: str) -> None:
        """From now on, complaints that match are none: the test provokes them."""
        self._forgiven.append(re.compile(pattern))

    def _complain(self, complaint: str) -> None:
        if not any(pattern.search(complaint) for pattern in self._forgiven):
            self.complaints.append(complaint)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https", "ws") and not request.url.startswith(f"{self.address}/"):
            self._complain(f"a request to another host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._complain(f"{response.status} from {response.url}")

    # ------------------------------------------------------------------ going somewhere

    def go(self, path: str) -> None:
        self.page.goto(path)

    def at(self, table: str, **query: str | int) -> Visitor:
        """Goes to a table and waits until its page is alive."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        with self.page.expect_response(re.compile(rf"/table/{table}/stream")):
            self.go(f"/table/{table}{'?' if asked else ''}{asked}")
        self.page.wait_for_function(COMPOSED)
        return self

    def follow(self, selector: str) -> None:
        """Clicks something that leads to another page, and waits until that page's scripts have run: what is clicked
        before is not heard."""
        with self.page.expect_navigation():
            self.find(selector).click()

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def js(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)

    @property
    def program(self) -> Program:
        """The same account as a client of the API: the cookie and the bearer are the same signed token."""
        if self._program is None:
            cookies = {str(cookie.get("name")): str(cookie.get("value")) for cookie in self.context.cookies()}
            self._program = Program(self.address, token=cookies["karawela"])
        return self._program

    # ------------------------------------------------------------------ at a table

    @property
    def seq(self) -> int:
        """How much of the game the page shows."""
        return int(self.js("() => Number(document.getElementById('table').dataset.seq)"))

    def look(self) -> dict[str, Any]:
        """What the page says: `seq`, whether the turn is `mine`, whether it is `over`, and the `moves` of the bar."""
        return dict(self.js(LOOK))

    def public(self) -> dict[str, list[str]]:
        """What everybody may see of the table, as this page shows it: pieces and their places, log, people."""
        return dict(self.js(PUBLIC))

    def drawn(self) -> str:
        """The whole board as the page has it now, one element a line, wherever the mouse points."""
        return str(self.js(DRAWN))

    def titles(self) -> list[str]:
        """Everything that the board tells about its things, and the panels about the people."""
        return list(self.js(TITLES))

    def option(self, move: str) -> Locator:
        """The button of a move, brought in sight as a person does: step after step, or by its stepper."""
        found = self.find(f'.bar [data-move="{move}"]')
        for way in self.js(STEPS, move):
            self.find(f'.bar [data-first="{way}"]').click()
        amount = found.get_attribute("data-amount") if found.count() else None
        if amount is not None:
            found.locator("xpath=..").locator("input").fill(amount)
        return found

    def choose(self, move: str) -> None:
        """Clicks the button of a move, and waits until the page shows what has become of it."""
        option = self.option(move)
        with self.page.expect_response(re.compile(r"/table/[^/]+/move$")) as answer:
            option.click()
        self.sees(int(answer.value.json()["seq"]))

    def my_turn(self) -> list[str]:
        """Waits for the own turn; the moves that can be chosen then."""
        assert self.is_asked(), f"the game is over at {self.seq}, and nobody is asked any more"
        return list(self.look()["moves"])

    def is_asked(self) -> bool:
        """Waits for the own turn or for the end of the game, and says whether it is the own turn."""
        self.page.wait_for_selector("[data-my-turn] [data-move], #ending", state="attached")
        return not self.look()["over"]

    def sees(self, seq: int) -> None:
        """Waits until the page shows so much of the game, or more, and has found its focus again."""
        self.page.wait_for_function("(seq) => Number(document.getElementById('table').dataset.seq) >= seq", arg=seq)
        self.js("() => document.hidden || new Promise((next) => requestAnimationFrame(next))")

    def mark(self) -> None:
        """Leaves a sign in the page that a reload would wipe away."""
        self.js("() => { window.sameAsBefore = true }")

    def is_marked(self) -> bool:
        return bool(self.js("() => window.sameAsBefore === true"))


def until(table: str, horizon: str, *people: Visitor) -> tuple[Visitor, str]:
    """Plays on through the API until somebody has an option of that horizon; who, and which."""
    for _ in range(400):
        for person in people:
            asked = person.program.options(table)
            for option in asked["options"]:
                if option["undo"] == horizon:
                    return person, str(option["move"])
            if asked["options"]:
                person.program.play_one(table)
                break
    raise AssertionError(f"no option is {horizon}")


def holdings(titles: Sequence[str]) -> dict[str, list[str]]:
    """Which amounts behind the screens a board tells, by kind, and which it says are hidden."""
    told: dict[str, list[str]] = {"known": [], "hidden": []}
    for title in titles:
        if re.search(r"(?i)(^|\. )(sugar|fruit|tobacco|rum|cigars|wood|pesos|(victory )?points): \d+$", title):
            told["known"].append(title)
        elif title.endswith((": behind the screen", ": ?")):
            told["hidden"].append(title)
    return told
