"""Non-interference: two servers whose games differ only in what somebody may not see give that person the same bytes,
whatever is asked of them; and nothing that they give holds a seed or another person's secrets."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from karawela.web.app import create_app
from karawela.web.settings import Settings
from tests.web.people import TITLE, client, hear
from tests.web.server import Nursery, Server
from tests.web.worlds import PEOPLE, Game, Twins, make_twins, secret_of

CSRF = "0" * 128
"""With a cookie of its own a client is given no other, so that pages are the same to the last byte."""


@dataclass
class Pair:
    """Both servers, and one visitor of them."""

    twins: Twins
    servers: tuple[Server, Server]

    def visitors(self, who: str | None, language: str = "en") -> tuple[httpx.Client, httpx.Client]:
        """Somebody at each of the two; None is a stranger."""
        return self._client(0, who, language), self._client(1, who, language)

    def _client(self, number: int, who: str | None, language: str) -> httpx.Client:
        made = client(self.servers[number].address, {"Accept-Language": language, "Host": "harbour.test"})
        made.cookies["csrftoken"] = CSRF
        if who is not None:
            made.cookies["karawela"] = self.twins.tokens[who]
            made.headers["Authorization"] = f"Bearer {self.twins.tokens[who]}"
        return made


@pytest.fixture(scope="module")
def pair(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    twins = make_twins(tmp_path_factory.mktemp("twins"))
    with nursery.server(str(twins.first)) as first, nursery.server(str(twins.second)) as second:
        yield Pair(twins, (first, second))


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every address that can be looked at, from the application itself: a new page is covered from its first day."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app = create_app(Settings(database=str(tmp_path_factory.mktemp("routes") / "empty.sqlite")))
    found = [route.path_format for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    app.state.harbour.store.close()
    assert {"/", "/me", "/table/{game_id}", "/api/v1/tables/{game_id}/view"} <= set(found)
    return [path for path in found if not path.startswith("/static")]


def addresses(routes: list[str], games: list[Game]) -> Iterator[tuple[str, Game | None]]:
    """The routes with their blanks filled in, and the game that each is about."""
    for route in routes:
        if "{game_id}" not in route:
            yield route.format(title=TITLE, link="nonsense", path="nonsense", thing="nonsense"), None
            continue
        for game in games:
            path = route.format(game_id=game.id, step=9)
            yield path, game
            if route == "/table/{game_id}/at/{step}":
                for step in (0, 3, 15, 28, 34, 999):
                    yield f"/table/{game.id}/at/{step}?seat={1 - game.asked}&shown=2", game
            if route in ("/table/{game_id}", "/table/{game_id}/stream", "/table/{game_id}/refused"):
                yield f"{path}?seat={1 - game.asked}", game
            if route == "/api/v1/tables/{game_id}/options":
                yield f"{path}?lang=pl", game


def answer_of(visitor: httpx.Client, address: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body; of a stream its first message."""
    if address.partition("?")[0].endswith("/stream"):
        try:
            with hear(visitor, address) as ear:
                return 200, {}, json.dumps(ear.message()).encode()
        except AssertionError:
            return 0, {}, b""
    answer = visitor.get(address)
    return answer.status_code, {k: v for k, v in answer.headers.items() if k != "date"}, answer.content


@pytest.mark.parametrize("accept", ["text/html", "application/json"])
@pytest.mark.parametrize("who", [*PEOPLE, None])
def test_what_one_may_not_see_changes_nothing(pair: Pair, routes: list[str], who: str | None, accept: str) -> None:
    """Every page, JSON answer, stream and header is the same on both servers for who may not tell them apart."""
    games = [game for game in pair.twins.games if who is None or who in game.blind]
    first, second = pair.visitors(who)
    for visitor in (first, second):
        visitor.headers["Accept"] = accept
    compared = 0
    for address, game in addresses(routes, games):
        if accept != "text/html" and (not address.startswith("/table") or "/stream" in address):
            continue  # only these have two forms
        if game is not None and game.shared and who == "ada" and sees_a_seat(address, game):
            continue
        mine, theirs = answer_of(first, address), answer_of(second, address)
        assert mine[0] < 500, (address, mine[2])
        assert mine == theirs, f"{who} can tell the two apart at {address}"
        compared += 1
    assert compared >= len(games) * 5


def sees_a_seat(address: str, game: Game) -> bool:
    """Whether an account that has both seats sees the hand of one here: in the API, which knows no curtain, and where
    the asked seat's own refusals are listed."""
    path = address.partition("?")[0]
    return path.startswith("/api/") or path.endswith("/refused")


def test_the_two_servers_do_differ(pair: Pair) -> None:
    """The comparison means something: whoever may tell the two apart can, in most games."""
    different = 0
    for game in pair.twins.games:
        [other] = {"ada", "bob"} - set(game.blind) if not game.shared else {"ada"}
        first, second = pair.visitors(other)
        address = f"/api/v1/tables/{game.id}/view"
        different += first.get(address).content != second.get(address).content
    assert different >= len(pair.twins.games) - 2


@pytest.mark.parametrize("who", PEOPLE)
def test_refusals_tell_nothing(pair: Pair, who: str) -> None:
    """Whatever one tries that is not possible, and asks why, the answers are the same on both servers."""
    first, second = pair.visitors(who)
    tries = ["pass", "move_car 9", "load sugar 4", "zorro_give vp", "xyzzy"]
    for game in pair.twins.games:
        if who not in game.blind or (game.shared and who == "ada"):
            continue
        for move in tries:
            for address in (f"/table/{game.id}/why", f"/api/v1/tables/{game.id}/why-not"):
                mine, theirs = (post(visitor, address, {"move": move}) for visitor in (first, second))
                assert (mine.status_code, mine.content) == (theirs.status_code, theirs.content), (game, move)
                assert mine.status_code < 500
            if who == "eve" or game.asked != PEOPLE.index(who):
                body = {"move": move, "seq": 10_000}
                for address in (f"/table/{game.id}/move", f"/api/v1/tables/{game.id}/moves", f"/table/{game.id}/undo"):
                    mine, theirs = (post(visitor, address, body) for visitor in (first, second))
                    assert (mine.status_code, mine.content) == (theirs.status_code, theirs.content), (game, move)
                    assert 400 <= mine.status_code < 500


def test_a_choice_is_heard_the_same(pair: Pair) -> None:
    """When somebody makes a choice that uncovers nothing, the messages to that person and to whoever looks on are the
    same on both servers."""
    heard = 0
    for game in pair.twins.games:
        if game.shared or PEOPLE[game.asked] not in game.blind:
            continue
        who = PEOPLE[game.asked]
        movers, watchers = pair.visitors(who), pair.visitors("eve")
        options = movers[0].get(f"/api/v1/tables/{game.id}/options").json()
        free = [option["move"] for option in options["options"] if option["undo"] == "free"]
        if not free:
            continue
        messages: list[list[dict[str, str]]] = []
        for mover, watcher in zip(movers, watchers, strict=True):
            page, api = f"/table/{game.id}/stream", f"/api/v1/tables/{game.id}/stream"
            with hear(mover, page) as a, hear(watcher, page) as b, hear(watcher, api) as c:
                messages.append([ear.message() for ear in (a, b, c)])
                answer = post(mover, f"/table/{game.id}/move", {"move": free[0], "seq": options["seq"]})
                assert answer.status_code == 200, answer.text
                messages[-1] += [ear.message() for ear in (a, b, c)]
        assert messages[0] == messages[1], f"{game} is heard differently"
        heard += 1
    assert heard, "no game had a choice that uncovers nothing"


@pytest.mark.parametrize("who", [*PEOPLE, None])
def test_seeds_and_private_things_appear_nowhere(pair: Pair, routes: list[str], who: str | None) -> None:
    """No answer about a running game holds its seed, nor the hash of anybody else's token or private link; nobody's
    token or link itself is told again, not even to its owner; records, replays and verifications are refused until the
    end."""
    visitor, _ = pair.visitors(who)
    hidden = [game.seed for game in pair.twins.games]
    hidden += [secret for person, secrets in pair.twins.secrets.items() if person != who for secret in secrets]
    hidden += [secret_of(who, kind) for kind in ("session", "link")] if who is not None else []
    for address, _ in addresses(routes, pair.twins.games):
        status, headers, body = answer_of(visitor, address)
        text = body.decode("latin-1") + json.dumps(headers)
        for secret in hidden:
            assert secret not in text, f"{address} shows {secret}"
        last = address.partition("?")[0].rpartition("/")[2]
        if last in ("record", "replay", "verify", "analysis", "progress"):
            assert status in (401, 403, 404), address


def test_the_log_of_the_server_is_discreet(pair: Pair) -> None:
    """What the server writes for whoever runs it holds no seed, link or token."""
    written = pair.servers[0].said() + pair.servers[1].said()
    for secret in [game.seed for game in pair.twins.games] + [
        each for own in pair.twins.secrets.values() for each in own
    ]:
        assert secret not in written


def post(visitor: httpx.Client, address: str, body: dict[str, Any]) -> httpx.Response:
    """A POST with a token that fits: the one that these clients have is made up."""
    if not address.startswith("/api/") and visitor.cookies.get("csrftoken") == CSRF:
        del visitor.cookies["csrftoken"]
        visitor.get("/health")
    headers = {"x-csrftoken": visitor.cookies.get("csrftoken") or "", "Accept": "application/json"}
    return visitor.post(address, json=body, headers=headers)


def test_the_folder_of_a_database_is_closed_to_others(tmp_path: Path, nursery: Nursery) -> None:
    """A folder that the store makes can be read by its owner alone: the seeds are in there."""
    with nursery.server(str(tmp_path / "new" / "harbour.sqlite")):
        assert (tmp_path / "new").stat().st_mode & 0o077 == 0
