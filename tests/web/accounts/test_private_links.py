"""Private links: they ask before they make anybody somebody else, are shown once, and end when one likes."""

from __future__ import annotations

import re

import pytest

from karawela.store import Store
from karawela.store.tokens import MOST_LINKS
from tests.web.people import Person, eventually, refused
from tests.web.server import Nursery, Server

SECRET = "eight pieces of eight"


@pytest.fixture
def ada(servers: tuple[Server, Server]) -> Person:
    return Person(servers[0].address, "Ada")


@pytest.fixture
def bo(servers: tuple[Server, Server]) -> Person:
    """Somebody else, who comes in through the other server process where there are two."""
    return Person(servers[1].address, "Bo")


def test_looking_at_a_link_changes_nobody(ada: Person, bo: Person) -> None:
    """Neither a guest, nor somebody with a password, nor a stranger, whatever fetches the address for them."""
    link = ada.new_link()
    known = Person(bo.address, "Cy")
    known.form("/me/sign-up", name=f"Cy {known.csrf[:10]}", password=SECRET)
    for visitor in (bo, known, Person(bo.address)):
        before = visitor.http.cookies.get("karawela")
        for method in ("GET", "HEAD"):
            answer = visitor.http.request(method, link)
            assert answer.status_code in (200, 405)
            assert "karawela=" not in answer.headers.get("set-cookie", "")
        assert visitor.http.cookies.get("karawela") == before
    assert "<h1>Bo</h1>" in bo.page("/me").text


def test_going_on_is_asked_and_brings_the_seats(ada: Person, bo: Person) -> None:
    """The page says as whom one would go on and that others can, too; the button makes it so, and the session that the
    browser had is over."""
    table = ada.open_table("me", "guest")
    link = ada.new_link()
    page = bo.page(link).text
    assert "Go on as the guest Ada, or stay as you are?" in page
    assert "Whoever gave you the link can do so, too" in page
    assert "You are here as the guest Bo." in page
    before = bo.program()
    assert bo.http.post(link).status_code == 403, "only from our own page"
    assert before.get("/tables").status_code == 200
    assert bo.form(link).headers["location"] == "/me"
    assert bo.program().head(table)["seats"][0]["mine"] is True
    refused(before.get("/tables"), 401)
    assert "<h1>Ada</h1>" in bo.page("/me").text
    assert ada.program().head(table)["seats"][0]["mine"] is True


def test_a_guest_who_would_lose_tables_is_told_so(ada: Person, bo: Person) -> None:
    """Only who has some, and no way back to them."""
    link, lost = ada.new_link(), "you cannot come back to those tables"
    assert lost not in bo.page(link).text
    bo.open_table("me", "guest")
    assert lost in bo.page(link).text
    bo.new_link()
    assert lost not in bo.page(link).text
    known = Person(bo.address, "Cy")
    known.open_table("me", "guest")
    known.form("/me/sign-up", name=f"Cy {known.csrf[:10]}", password=SECRET)
    assert lost not in known.page(link).text
    assert "Go on as the guest Ada?" in Person(bo.address).page(link).text


def test_a_guest_who_signs_in_is_told_what_would_be_lost(bo: Person) -> None:
    """Beside the form, as long as no link leads back."""
    lost = "Once you are signed in as somebody else"
    assert lost not in bo.page("/me").text
    bo.open_table("me", "guest")
    assert lost in bo.page("/me").text
    bo.new_link()
    assert lost not in bo.page("/me").text


@pytest.mark.parametrize(
    ("language", "guest", "holder", "about"),
    [
        ("en", "Go on as the guest {}?", "Go on as {}?", "A guest has no password."),
        ("pl", "Grać jako gość {}?", "Grać jako {}?", "Gość nie ma hasła."),
    ],
)
def test_a_guest_is_told_from_a_namesake(bo: Person, language: str, guest: str, holder: str, about: str) -> None:
    """Whose link it is looks different for a guest and for somebody who has the same name with a password."""
    name = f"Zed {bo.csrf[:10]}"
    one, other = Person(bo.address, name), Person(bo.address)
    other.form("/me/sign-up", name=name, password=SECRET)
    stranger = Person(bo.address, language=language)
    page = stranger.page(one.new_link()).text
    assert f"<h1>{guest.format(name)}</h1>" in page and about in page
    page = stranger.page(other.new_link()).text
    assert f"<h1>{holder.format(name)}</h1>" in page and about not in page
    nameless = Person(bo.address)
    nameless.form("/me/settings", language="en")
    assert about not in stranger.page(nameless.new_link()).text, "who has no name has no namesake"


def test_the_address_of_a_link_is_told_to_nobody(ada: Person) -> None:
    """Neither by its page nor by an error or an answer at such an address; other pages tell theirs to us alone."""
    link = ada.new_link()
    answers = [ada.page(link), ada.page("/me/link/none"), ada.json("/me/link/none"), ada.http.post(link)]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 403]
    for answer in [*answers, ada.form(link)]:
        assert answer.headers.get_list("referrer-policy") == ["no-referrer"]
    for path in ("/me", "/me/links", "/"):
        assert ada.page(path).headers.get_list("referrer-policy") == ["same-origin"]


def test_ones_own_link_says_so(ada: Person) -> None:
    """There is nothing to go on to, and whoever does so all the same goes on as before."""
    link = ada.new_link()
    page = ada.page(link).text
    assert "This private link is your own" in page
    assert f'action="{link}"' not in page
    assert ada.form(link).status_code == 303
    assert "<h1>Ada</h1>" in ada.page("/me").text


def test_a_link_that_is_none_leads_nowhere(ada: Person, bo: Person) -> None:
    """404 with a sentence for a wrong and an ended one, to look at and to follow; one stays who one is."""
    link = ada.new_link()
    page = ada.page("/me").text
    hashes = re.findall(r'data-kind="link".*?name="token" value="(\w+)"', page, re.DOTALL)
    assert len(hashes) == 1
    bo.form("/me/end", token=hashes[0])
    assert bo.page(link).status_code == 200, "somebody else cannot end it"
    ada.form("/me/end", token=hashes[0])
    for wrong in (link, f"{link}x", link[:-1], "/me/link/guessed", f"/me/link/{hashes[0]}"):
        sentence = refused(bo.json(wrong), 404)["error"]
        assert "private link" in sentence
        assert bo.form(wrong).status_code == 404
    assert "<h1>Bo</h1>" in bo.page("/me").text


def test_a_link_is_shown_once(ada: Person) -> None:
    """On the page that answers the button, which nobody keeps; not when one looks again."""
    answer = ada.form("/me/links")
    assert answer.headers["cache-control"] == "no-store"
    found = re.search(r"/me/link/([\w-]+)", answer.text)
    assert found is not None and len(found[1]) > 40
    for path in ("/me", "/me/links"):
        again = ada.http.get(path, follow_redirects=True)
        assert again.status_code == 200
        assert found[1] not in again.text
        assert "/me/link/" not in again.text
    assert "not used yet" in ada.page("/me").text
    assert Person(ada.address).form(f"/me/link/{found[1]}").status_code == 303
    assert "not used yet" not in ada.page("/me").text


def test_nobody_has_many_links(ada: Person) -> None:
    """The eleventh is refused with a sentence; a stranger has none to make."""
    for _ in range(MOST_LINKS):
        ada.new_link()
    answer = ada.http.post("/me/links", headers={"x-csrftoken": ada.csrf, "Accept": "application/json"})
    assert str(MOST_LINKS) in refused(answer, 403)["error"]
    assert Person(ada.address).form("/me/links").status_code == 401


def test_the_log_of_the_server_tells_no_link_token_or_password(nursery: Nursery, fresh_database: str) -> None:
    """Not even when everything fails at that address: the tables are gone under the running server."""
    with nursery.server(fresh_database) as server:
        ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
        link, token = ada.new_link(), ada.program().token
        with Store.open(fresh_database) as store, store._writing() as db:
            db.exec_driver_sql("ALTER TABLE tokens RENAME TO elsewhere")
            db.exec_driver_sql("ALTER TABLE accounts RENAME TO nowhere")
        bo.http.cookies.delete("karawela")
        for answer in (
            bo.page(link),
            bo.form(link),
            Person(server.address).form("/me/sign-in", name="Ada", password=SECRET),
        ):
            assert answer.status_code == 503
        eventually(lambda: "/me/link/..." in server.said(), "a line in the log")
        for secret in (link.rpartition("/")[2], token, SECRET):
            assert secret not in server.said()
