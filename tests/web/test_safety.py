"""What keeps people safe from each other: headers, cookies, CSRF, limits, escaping."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from karawela.store import ChatRow, Store
from tests.web.doors.peers import FOREVER
from tests.web.people import Person, client, fetch, refused
from tests.web.server import Nursery, Server

WICKED = '<script>alert("x")</script><img src=x onerror=alert(1)>'
WICKED_NAME = "<i>Eve</i>&\"'`"
HTML = {"Accept": "text/html"}


@pytest.fixture
def ada(sqlite_server: Server) -> Person:
    return Person(sqlite_server.address, "Ada")


@pytest.fixture
def table(ada: Person) -> str:
    return ada.open_table("me", "bot:random")


@pytest.fixture(scope="module")
def strict_server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows 60 requests, in a minute that does not end, and says that it is behind HTTPS."""
    database = str(tmp_path_factory.mktemp("strict") / "harbour.sqlite")
    limits = json.dumps({"window_seconds": FOREVER})
    with nursery.server(database, rate="60", secure_cookies="1", limits=limits) as server:
        yield server


# ---------------------------------------------------------------------- headers and cookies


def test_every_answer_says_what_a_page_may_do(ada: Person, table: str) -> None:
    """Pages, JSON, files, streams, redirects and errors of every kind carry the policy and the other headers."""
    page = ada.page("/")
    style = re.search(r'href="(/static/[^"]+\.css)"', page.text)
    assert style is not None
    answers = [
        page,
        ada.page(f"/table/{table}"),
        ada.page("/me"),
        ada.page(style[1]),
        ada.page("/static/none.css"),
        ada.page("/nothing"),
        ada.page("/table/none"),
        ada.page(f"/table/{table}", seat="x"),
        ada.json(f"/table/{table}/log"),
        ada.page("/api/openapi.json"),
        ada.page("/api/v1/tables"),
        ada.page("/api/v1/nothing"),
        ada.http.post("/language", data={"language": "pl"}),
        ada.http.delete("/"),
        ada.form("/language", language="en"),
        ada.form("/language", language="de"),
        ada.act(table, "move", move="x" * 100_000),
    ]
    assert {answer.status_code for answer in answers} >= {200, 303, 400, 401, 403, 404, 405, 413, 422}
    with ada.http.stream("GET", f"/table/{table}/stream") as stream:
        answers.append(stream)
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'", answer.url
        assert policy["script-src"] == "'self'"
        assert policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*"} & set(" ".join(policy.values()).split())
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")
        kept = answer.headers["cache-control"]
        assert "public" in kept if answer.url.path == style[1] else "private" in kept or "no-cache" in kept


def test_pages_keep_the_policy_themselves(ada: Person, table: str) -> None:
    """No page has a script, style or handler of its own, which the policy would forbid."""
    for path in ("/", "/me", "/new/santiago", "/rules/santiago", "/credits", f"/table/{table}", "/nothing"):
        text = ada.page(path).text
        assert not re.search(r"<script(?![^>]*\ssrc=)", text), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text, re.IGNORECASE), path
        assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", text), f"{path} brings something from elsewhere"


def test_the_cookie_is_for_the_server_alone(sqlite_server: Server, strict_server: Server) -> None:
    """The account's cookie can't be read by scripts nor be sent by other sites' forms; behind HTTPS it stays there."""
    for server, secure in ((sqlite_server, False), (strict_server, True)):
        visitor = client(server.address)
        visitor.get("/health")
        token = visitor.cookies["csrftoken"]
        headers = {"x-csrftoken": token, "Cookie": f"csrftoken={token}"}
        answer = visitor.post("/me/settings", data={"name": "Ada", "language": "pl"}, headers=headers)
        cookies = {line.partition("=")[0]: line.lower() for line in answer.headers.get_list("set-cookie")}
        assert set(cookies) == {"karawela", "language"}
        assert "httponly" in cookies["karawela"]
        assert all("samesite=lax" in cookie for cookie in cookies.values())
        assert ("; secure" in cookies["karawela"]) == secure
        [csrf] = fetch(server.address + "/health").headers.get_list("set-cookie")
        assert "samesite=lax" in csrf.lower()
        assert ("; secure" in csrf.lower()) == secure


def test_signing_out_takes_the_cookie_away(ada: Person) -> None:
    """The device forgets who it was."""
    assert "Ada" in ada.page("/me").text
    ada.form("/me/sign-out")
    assert not ada.http.cookies.get("karawela")
    assert "Ada" not in ada.page("/me").text


# ---------------------------------------------------------------------- forgery


def test_a_post_without_its_token_is_refused(ada: Person, table: str) -> None:
    """403 for forms and for the script's JSON: without the token, with a wrong one, and with another visitor's."""
    other = Person(ada.address).csrf
    forms = [
        "/language",
        "/me/settings",
        "/me/sign-up",
        "/me/sign-in",
        "/me/sign-out",
        "/new/santiago",
        "/quick/santiago",
    ]
    deeds = ["move", "route", "order", "order-off", "undo", "undo-answer", "why", "join", "leave", "rematch", "chat"]
    before = ada.program().head(table)["status"]
    for token in ("", "wrong", other):
        headers = {"x-csrftoken": token} if token else {}
        for path in forms:
            assert ada.http.post(path, data={"language": "pl"}, headers=headers).status_code == 403, path
        for deed in deeds:
            answer = ada.http.post(f"/table/{table}/{deed}", json={"text": "x", "move": "pass"}, headers=headers)
            assert answer.status_code == 403, deed
            assert "<h1" in answer.text, "people are told so by a page"
    assert ada.program().head(table)["status"] == before


def test_the_api_does_not_look_at_cookies(ada: Person, table: str) -> None:
    """A page of another site can make a browser send cookies, but no bearer."""
    answer = ada.http.post(f"/api/v1/tables/{table}/moves", json={"move": "pass"})
    refused(answer, 401)
    refused(ada.http.get(f"/api/v1/tables/{table}/view"), 401)


@pytest.mark.parametrize(
    "back",
    ["//evil.test", "https://evil.test", "/\\evil.test", "\\\\evil.test", "/\t/evil.test", "/\n/evil.test", "x", ""],
)
def test_nobody_is_sent_elsewhere(ada: Person, back: str) -> None:
    """Whatever a form says where to go back to, it is a page of ours."""
    for path in ("/language", "/me/settings"):
        answer = ada.form(path, language="en", back=back)
        assert answer.status_code == 303
        where = answer.headers["location"]
        assert where.startswith("/")
        assert not where.startswith(("//", "/\\"))
        assert httpx.URL(ada.address).join(where).host == "127.0.0.1"
    assert ada.form("/language", language="en", back="/me").headers["location"] == "/me"


# ---------------------------------------------------------------------- what people write


def test_a_problem_leads_back_to_a_page_of_ours(ada: Person) -> None:
    """The way back from a refusal is the page one came from, wherever an address of ours pretends to lead."""
    for page, back in (("/me", "/me"), ("//evil.example/x", "/"), ("/\\evil.example", "/")):
        headers = {**HTML, "Referer": f"{ada.address}{page}"}
        answer = ada.http.post("/me/sign-in", data={"name": "Ada"}, headers=headers)
        assert answer.status_code == 403
        assert f'<a class="button main" href="{back}">' in answer.text


def test_what_people_write_is_text(ada: Person) -> None:
    """A name and a chat with markup in them arrive as text, in the page, in the stream and in lists."""
    eve = Person(ada.address, WICKED_NAME)
    table = eve.open_table("me", "open", public="yes")
    assert ada.act(table, "join", name=WICKED_NAME).status_code == 200
    with ada.listening(table) as ear:
        ear.next()
        assert eve.act(table, "chat", text=WICKED).status_code == 200
        heard = ear.until(lambda message: "chat" in message["parts"])["parts"]["chat"]
    page = ada.page(f"/table/{table}").text
    for text in (heard, page, ada.page("/").text, eve.page("/me").text, eve.page(f"/table/{table}").text):
        assert "<script>alert" not in text
        assert "<img src=x" not in text
        assert "<i>Eve" not in text
    for text in (heard, page):
        assert WICKED in unescape(text)
        assert WICKED_NAME in unescape(text)


def test_a_search_and_an_address_are_text_too(ada: Person) -> None:
    """What stands in the address is not markup on the page that answers."""
    for answer in (
        ada.page("/rules/santiago", q=WICKED),
        ada.page(f"/table/{WICKED}"),
        ada.page(f"/new/{WICKED}"),
        ada.page(f"/rules/{WICKED}"),
        ada.form("/language", language=WICKED),
        ada.form("/new/santiago", **{"seat-0": "me", "seat-1": WICKED}),
        ada.form("/new/santiago", **{"seat-0": "me", "seat-1": "bot:greedy", "undo": WICKED}),
    ):
        assert answer.status_code < 500
        assert answer.headers["content-type"].startswith("text/html")
        assert "<script>alert" not in answer.text
        assert "<img src=x" not in answer.text


@pytest.mark.parametrize(("text", "status"), [("", 422), ("  \n ", 422), ("x" * 401, 422), ("x" * 400, 200)])
def test_a_chat_has_its_length(ada: Person, table: str, text: str, status: int) -> None:
    assert ada.act(table, "chat", text=text).status_code == status


def test_the_latest_of_a_long_talk_is_heard(ada: Person, table: str, sqlite_server: Server) -> None:
    """Also after more has been said than a page shows."""
    with Store.open(sqlite_server.database) as store:
        for number in range(205):
            store.add_chat(table, ChatRow(0, "Ada", f"line {number}", 0, "ada"))
    with ada.listening(table) as ear:
        assert "line 204" in ear.next()["parts"]["chat"]
        ada.act(table, "chat", text="and one more")
        assert "and one more" in ear.until(lambda message: "chat" in message["parts"])["parts"]["chat"]


# ---------------------------------------------------------------------- limits


def test_too_large_is_refused(ada: Person, table: str) -> None:
    """413 for forms and JSON of more than 64 KiB."""
    assert ada.form("/language", language="pl", rest="x" * 70_000).status_code == 413
    assert refused(ada.act(table, "chat", text="x" * 70_000), 413)


def test_too_many_requests_are_refused(strict_server: Server) -> None:
    """429 with a sentence in the reader's language and when to come back; files are not counted; others are let in."""
    polish = client(strict_server.address, {"Accept-Language": "pl", "X-Forwarded-For": "192.0.2.7"})
    english = client(strict_server.address, {"Accept-Language": "en", "X-Forwarded-For": "192.0.2.7"})
    page = polish.get("/")
    style = re.search(r'href="(/static/[^"]+\.css)"', page.text)
    assert style is not None
    statuses = [polish.get("/health").status_code for _ in range(70)]
    assert statuses == [200] * 59 + [429] * 11
    sentences = {refused(visitor.get("/api/v1/titles"), 429)["error"] for visitor in (polish, english)}
    assert len(sentences) == 2
    answer = polish.get("/", headers=HTML)
    assert answer.status_code == 429
    assert "<h1" in answer.text
    assert 0 < int(answer.headers["retry-after"]) <= FOREVER
    assert polish.get(style[1]).status_code == 200
    assert client(strict_server.address, {"X-Forwarded-For": "192.0.2.8"}).get("/health").status_code == 200
