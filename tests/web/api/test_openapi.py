"""The OpenAPI description against the real server: whatever is sent, the answer is one that is described."""

from __future__ import annotations

import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CheckFunction, load_all_checks
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks as told

from tests.web.people import BOT, ME, OPEN, Program, client
from tests.web.server import Server

load_all_checks()
FEW = settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
"""Enough to find what once was wrong; a wider search is `schemathesis run` by hand."""
KEPT: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    told.status_code_conformance,
    told.content_type_conformance,
    told.response_headers_conformance,
    told.response_schema_conformance,
    told.unsupported_method,
]


ROUTES = [
    "GET /titles",
    "POST /accounts",
    "DELETE /token",
    "POST /tables",
    "GET /tables",
    "GET /tables/{game_id}",
    "POST /tables/{game_id}/join",
    "GET /tables/{game_id}/view",
    "GET /tables/{game_id}/options",
    "POST /tables/{game_id}/why-not",
    "POST /tables/{game_id}/hint",
    "POST /tables/{game_id}/moves",
    "POST /tables/{game_id}/route",
    "GET /tables/{game_id}/orders",
    "POST /tables/{game_id}/orders",
    "POST /tables/{game_id}/orders/off",
    "GET /tables/{game_id}/record",
    "GET /tables/{game_id}/facts",
    "POST /tables/{game_id}/undo",
    "POST /tables/{game_id}/undo-answer",
    "POST /tables/{game_id}/leave",
    "POST /tables/{game_id}/rematch",
    "GET /tables/{game_id}/chat",
    "POST /tables/{game_id}/chat",
    "POST /tables/{game_id}/what-if",
    "GET /tables/{game_id}/analysis",
    "POST /tables/{game_id}/analysis",
]
ALWAYS_RIGHT = ("GET /titles", "GET /tables")
"""They take nothing that could be wrong."""
STREAM = "GET /tables/{game_id}/stream"
"""It has no end, so nothing is tried on it here."""


@pytest.fixture
def program(sqlite_server: Server) -> Program:
    return Program(sqlite_server.address)


def try_out(program: Program, route: str, mode: GenerationMode, checks: list[CheckFunction], ids: list[str]) -> None:
    """Sends what the description allows, or what it does not, and looks at each answer. `ids` are tables to try."""
    schema = schemathesis.openapi.from_url(f"{program.address}/api/openapi.json")
    method, path = route.split()
    operation = schema[f"/api/v1{path}"][method]

    @FEW
    @given(case=operation.as_strategy(mode))
    def run(case: Any) -> None:
        if ids:
            case.path_parameters["game_id"] = random.choice(ids)
        case.call_and_validate(headers={"Authorization": f"Bearer {program.token}"}, checks=checks)

    run()


@pytest.mark.parametrize(
    ("route", "mode"),
    [
        pytest.param(route, mode, id=f"{route}-{mode.value}")
        for route in ROUTES
        for mode in GenerationMode
        if not (mode.is_negative and route in ALWAYS_RIGHT)
    ],
)
def test_every_answer_to_anything_is_described(program: Program, route: str, mode: GenerationMode) -> None:
    """No 5xx, only described statuses, content types and bodies; without a token nothing that needs one."""
    try_out(program, route, mode, [*KEPT, told.negative_data_rejection, told.ignored_auth], [])


@pytest.mark.parametrize("route", [route for route in ROUTES if "game_id" in route])
def test_every_answer_about_real_tables_is_described(program: Program, route: str) -> None:
    """The same at tables that are open, running, with bots, and finished."""
    finished = program.open_table(ME, ME, options={"turn_limit": "2"})
    program.play_out(finished)
    ids = [program.open_table(ME, OPEN), program.open_table(ME, ME), program.open_table(ME, BOT), finished]
    try_out(program, route, GenerationMode.POSITIVE, KEPT, ids)


def test_the_description_describes(sqlite_server: Server) -> None:
    """Every route has a summary and says how it refuses; whoever needs a token says so."""
    answer: dict[str, Any] = client(sqlite_server.address).get("/api/openapi.json").raise_for_status().json()
    assert answer["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    routes = {
        f"{method.upper()} {path.removeprefix('/api/v1')}": route
        for path, methods in answer["paths"].items()
        for method, route in methods.items()
    }
    assert set(routes) == {*ROUTES, STREAM}
    for name, route in routes.items():
        assert route["summary"], name
        free = name in ("GET /titles", "POST /accounts")
        assert ("401" in route["responses"]) == (not free), name
        assert route.get("security", []) == ([] if free else [{"bearer": []}]), name
        assert "429" in route["responses"], name
        assert ("413" in route["responses"]) == name.startswith("POST"), name
