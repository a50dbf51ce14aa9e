"""Every error as an answer: a status, a sentence in the reader's language and, for moves, the rule. No traceback."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Template

from karawela.cli.explain import explain
from karawela.engine.errors import (
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
from karawela.web.identity import language_of
from karawela.web.problems import Problem
from karawela.words import words_for

log = logging.getLogger(__name__)


def status_of(error: KarawelaError) -> int:
    """Illegal and unreadable moves are 422, out of turn 409, an unknown title 404, other bad set-ups 422."""
    if isinstance(error, (NotYourTurn, GameIsOver, UndoError)):
        return 409
    if isinstance(error, UnknownTitle):
        return 404
    if isinstance(error, (MoveError, SetupError)):
        return 422
    return 400


def answer(request: Request[Any, Any, Any], status: int, sentence: str, **more: Any) -> Response[Any]:
    """JSON for programs and for our own script, a page for people."""
    accepts = request.headers.get("accept", "")
    if "text/html" in accepts and not request.url.path.startswith("/api/"):
        language = language_of(request, None)
        words = words_for(None, language)
        return Template(
            template_name="problem.html",
            context={
                "t": words.say, "language": language, "status": status, "sentence": sentence, "account": None, "page": ""
            },
            status_code=status,
        )
    return Response({"status": status, "error": sentence, **more}, status_code=status, media_type="application/json")


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[Any]:
    words = words_for(None, language_of(request, None))
    more = {"seq": error.length} if hasattr(error, "length") else {}
    return answer(request, error.status, words.say(f"problem-{error.key}", **error.values), **more)


def on_karawela(request: Request[Any, Any, Any], error: KarawelaError) -> Response[Any]:
    more: dict[str, Any] = {}
    game, names = getattr(request.state, "game", None), getattr(request.state, "names", ())
    if isinstance(error, IllegalMove) and error.refusal is not None:
        more["rule"] = error.refusal.rule
    if isinstance(error, (IllegalMove, UnreadableMove)):
        more["nearest"] = list(error.nearest)
    return answer(request, status_of(error), explain(error, language_of(request, None), game, names), **more)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    words = words_for(None, language_of(request, None))
    key = f"problem-http-{error.status_code}"
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
    return response


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.exception("unexpected error at %s %s", request.method, request.url.path)
    words = words_for(None, language_of(request, None))
    return answer(request, 500, words.say("problem-http-500"))


HANDLERS: Any = {
    Problem: on_problem,
    KarawelaError: on_karawela,
    HTTPException: on_http,
    Exception: on_bug,
}
