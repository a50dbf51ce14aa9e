"""Every error as an answer: a status, a sentence in the reader's language and, for moves, the rule. No traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Template

from karawela.cli.explain import explain
from karawela.engine import registry
from karawela.engine.errors import (
    BadOption,
    GameIsOver,
    IllegalMove,
    KarawelaError,
    MoveError,
    NotYourTurn,
    SetupError,
    UndoError,
    UnknownTitle,
    UnreadableMove,
)
from karawela.engine.ledger import LANGUAGES
from karawela.store import StoreError, Unavailable, Unknown
from karawela.web.accounts.gate import language_of
from karawela.web.problems import Problem, TooFast
from karawela.web.table.table import Table
from karawela.words import words_for

LINK = "/me/link/"
log = logging.getLogger(__name__)


def status_of(error: KarawelaError) -> int:
    """Illegal and unreadable moves are 422, out of turn 409, an unknown title 404, other bad set-ups 422; of the
    store's errors whoever came too late gets 409."""
    if isinstance(error, Unavailable):
        return 503
    if isinstance(error, (UnknownTitle, Unknown)):
        return 404
    if isinstance(error, (NotYourTurn, GameIsOver, UndoError, StoreError)):
        return 409
    if isinstance(error, (MoveError, SetupError)):
        return 422
    return 500


def reader_language(request: Request[Any, Any, Any]) -> str:
    """The language named in the address; otherwise the account's on a page, and the one a program accepts."""
    named = request.query_params.get("lang")
    if named in LANGUAGES:
        return str(named)
    program = request.url.path.startswith("/api/")
    return language_of(request, None if program else getattr(request.state, "account", None))


def answer(request: Request[Any, Any, Any], status: int, sentence: str, **more: Any) -> Response[Any]:
    """JSON for programs and for our own script, a page for people."""
    accepts = request.headers.get("accept", "")
    if "text/html" in accepts and not request.url.path.startswith("/api/"):
        language = reader_language(request)
        words = words_for(None, language)
        return Template(
            template_name="problem.html",
            context={
                "t": words.say,
                "language": language,
                "status": status,
                "sentence": sentence,
                "detail": more.get("detail", ""),
                "back": came_from(request),
            },
            status_code=status,
        )
    return Response({"status": status, "error": sentence, **more}, status_code=status, media_type="application/json")


def came_from(request: Request[Any, Any, Any]) -> str:
    """The page of ours on which somebody pressed the button; empty if there was none."""
    base = str(request.base_url).rstrip("/")
    page = request.headers.get("referer", "")
    return safe_path(page.removeprefix(base)) if page.startswith(f"{base}/") else ""


def safe_path(path: str) -> str:
    """Only ever back to a page of ours."""
    return path if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


def place(request: Request[Any, Any, Any]) -> str:
    """The address for the log. A private link's own part is left out: whoever reads it there could follow it."""
    path = request.url.path
    return f"{LINK}..." if path.startswith(LINK) else path


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[Any]:
    words = words_for(None, reader_language(request))
    more = {"seq": error.length} if hasattr(error, "length") else {}
    response = answer(request, error.status, words.say(f"problem-{error.key}", **error.values), **more)
    if isinstance(error, TooFast) and error.after:
        response.headers["Retry-After"] = str(error.after)
    return response


def introduce(request: Request[Any, Any, Any], table: Table) -> None:
    """Lets a refusal speak of the title's things and of the people at the table."""
    request.state.game = registry.title(table.row.title)
    request.state.people = table.people


def on_karawela(request: Request[Any, Any, Any], error: KarawelaError) -> Response[Any]:
    if status_of(error) == 500:
        return on_bug(request, error)
    more: dict[str, Any] = {}
    game, people = getattr(request.state, "game", None), getattr(request.state, "people", None)
    if isinstance(error, IllegalMove) and error.refusal is not None:
        more["rule"] = error.refusal.rule
    if isinstance(error, (IllegalMove, UnreadableMove)):
        more["nearest"] = list(error.nearest)
    if isinstance(error, BadOption):  # in the words of a program, and in English alone
        sentence = words_for(None, reader_language(request)).say("problem-http-422")
        return answer(request, 422, sentence, detail=str(error))
    language = reader_language(request)
    names = () if people is None else people(language)
    return answer(request, status_of(error), explain(error, language, game, names), **more)


def on_store(request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    """The store's own sentences are for whoever runs the server; they name files and hosts."""
    status = status_of(error)
    log.log(logging.ERROR if status == 503 else logging.INFO, "at %s: %s", place(request), error)
    return answer(request, status, words_for(None, reader_language(request)).say(f"problem-http-{min(status, 500)}"))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    words = words_for(None, reader_language(request))
    key = f"problem-http-{getattr(error, 'sentence', error.status_code)}"
    sentence = words.say(key) if words.has(key) else str(error.detail)
    more: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        more["fields"] = [
            {"field": str(item.get("key", "")), "problem": str(item.get("message", ""))}
            for item in error.extra
            if isinstance(item, dict)
        ]
    response = answer(request, error.status_code, sentence, **more)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
        if name.lower() == "ratelimit-reset":
            response.headers["Retry-After"] = str(max(1, abs(int(value))))
    return response


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A body that is not text, or nested too deeply to be read."""
    log.warning("unreadable request at %s: %r", place(request), error)
    return answer(request, 400, words_for(None, reader_language(request)).say("problem-http-400"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.exception("unexpected error at %s %s", request.method, place(request))
    return answer(request, 500, words_for(None, reader_language(request)).say("problem-http-500"))


HANDLERS: Any = {
    Problem: on_problem,
    KarawelaError: on_karawela,
    StoreError: on_store,
    HTTPException: on_http,
    UnicodeDecodeError: on_unreadable,
    RecursionError: on_unreadable,
    Exception: on_bug,
}
