"""The page of whoever is here: name, language, how things look, name and password, sessions and private links."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect, Template

from karawela.engine.ledger import LANGUAGES
from karawela.store import Account
from karawela.web.accounts.gate import Browser, language_of
from karawela.web.accounts.names import check_name, clean_name
from karawela.web.harbour import Harbour, harbour_of
from karawela.web.pages.page_context import Form, Page, context, somebody
from karawela.web.problem_answers import safe_path
from karawela.web.problems import BadRequest, NotSignedIn

SETTINGS = ("language", "symbols", "still", "sounds")


@get("/me", include_in_schema=False)
async def account_page(request: Page) -> Template:
    return await own_page(request)


async def own_page(request: Page, link: str = "") -> Template:
    """The page, with a link that was just made; it is told this once, so nobody keeps the page."""
    values = await context(request, "account", link=link, sessions=[], links=[], this="", lost=False)
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    if browser.account is not None:
        tokens = await harbour.sign_on.tokens(browser.account)
        values["this"] = browser.session
        values["lost"] = browser.account.guest and await harbour.sign_on.would_be_lost(browser.account)
        for kind in ("session", "link"):
            values[f"{kind}s"] = [token for token in tokens if token.kind == kind]
    return Template("account.html", context=values, headers={"Cache-Control": "no-store"} if link else None)


@post("/me/settings", include_in_schema=False)
async def save_settings(request: Page, data: Form) -> Response[Any]:
    """Name, language, symbols, motion, sounds."""
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    name = ""
    if data.get("name", "").strip() and account.guest:
        name = clean_name(data["name"])
        if name != account.name:
            await check_name(harbour.store, account, name)
    named = SETTINGS if data.get("all") == "yes" else [key for key in SETTINGS if key in data]
    await harbour.gate.change(account, {key: data.get(key, "")[:10] for key in named}, name)
    return Redirect(safe_path(data.get("back", "/me")), status_code=303, cookies=[*cookies, *language_cookie(data)])


@post("/language", include_in_schema=False)
async def set_language(request: Page, data: Form) -> Response[Any]:
    """Switches the language at any time, account or not."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = data.get("language", "")
    if language not in LANGUAGES:
        raise BadRequest("bad-language", given=language[:10])
    if account is not None:
        await harbour.gate.change(account, {"language": language})
    return Redirect(safe_path(data.get("back", "/")), status_code=303, cookies=language_cookie(data))


def language_cookie(data: Mapping[str, Any]) -> list[Cookie]:
    language = data.get("language", "")
    return [Cookie("language", value=language, max_age=31536000, samesite="lax")] if language in LANGUAGES else []


async def at_home(request: Page) -> tuple[Harbour, Browser, Account]:
    """The harbour, and whose browser asks. Raises `NotSignedIn` if it is nobody's."""
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    if browser.account is None:
        raise NotSignedIn("no-cookie")
    return harbour, browser, browser.account


# ---------------------------------------------------------------------- name and password


@post("/me/sign-up", include_in_schema=False)
async def sign_up(request: Page, data: Form) -> Response[Any]:
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    name, password, language = data.get("name", ""), data.get("password", ""), language_of(request, browser.account)
    token = await harbour.sign_on.sign_up(browser, name, password, language)
    return Redirect("/me", status_code=303, cookies=[harbour.gate.cookie(token)])


@post("/me/sign-in", include_in_schema=False)
async def sign_in(request: Page, data: Form) -> Response[Any]:
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    account, token = await harbour.sign_on.sign_in(data.get("name", ""), data.get("password", ""), browser)
    cookies = [harbour.gate.cookie(token), *language_cookie(account.settings)]
    return Redirect("/me", status_code=303, cookies=cookies)


@post("/me/sign-out", include_in_schema=False)
async def sign_out(request: Page) -> Response[Any]:
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    if browser.account is not None:
        await harbour.sign_on.end(browser.account, browser.session)
    return Redirect("/", status_code=303, cookies=[harbour.gate.farewell()])


@post("/me/name", include_in_schema=False)
async def change_name(request: Page, data: Form) -> Response[Any]:
    harbour, browser, account = await at_home(request)
    await harbour.sign_on.rename(account, data.get("present", ""), data.get("name", ""), browser)
    return Redirect("/me", status_code=303)


@post("/me/password", include_in_schema=False)
async def change_password(request: Page, data: Form) -> Response[Any]:
    harbour, browser, account = await at_home(request)
    present, password = data.get("present", ""), data.get("password", "")
    token = await harbour.sign_on.new_password(account, present, password, browser)
    return Redirect("/me", status_code=303, cookies=[harbour.gate.cookie(token)])


# ---------------------------------------------------------------------- sessions and links


@post("/me/end", include_in_schema=False)
async def end_token(request: Page, data: Form) -> Response[Any]:
    """Ends a session or link of one's own, by its hash."""
    harbour, browser, account = await at_home(request)
    await harbour.sign_on.end(account, data.get("token", ""))
    farewell = [harbour.gate.farewell()] if data.get("token") == browser.session else []
    return Redirect("/me", status_code=303, cookies=farewell)


@post("/me/end-others", include_in_schema=False)
async def end_others(request: Page) -> Response[Any]:
    harbour, browser, account = await at_home(request)
    token = await harbour.sign_on.end_others(account, browser)
    return Redirect("/me", status_code=303, cookies=[harbour.gate.cookie(token)])


@post("/me/links", status_code=200, include_in_schema=False)
async def new_link(request: Page) -> Template:
    """Makes a private link, and shows it this once."""
    harbour, browser, account = await at_home(request)
    return await own_page(request, await harbour.sign_on.new_link(account, browser))


@get("/me/links", include_in_schema=False)
async def after_link(request: Page) -> Redirect:
    """Where a browser comes that looks again at the page of a new link."""
    return Redirect("/me", status_code=303)


@get("/me/link/{link:str}", include_in_schema=False)
async def link_page(request: Page, link: str) -> Template:
    """Whose private link this is, what it means to go on so, and a choice. Changes nothing."""
    harbour = harbour_of(request)
    whose = await harbour.sign_on.by_link(link)
    values = await context(request, "link", link=link, whose=whose, lost=False)
    account = values["account"]
    if account is not None and account.guest and account.id != whose.id:
        values["lost"] = await harbour.sign_on.would_be_lost(account)
    return Template("link.html", context=values, headers={"Cache-Control": "no-store"})


@post("/me/link/{link:str}", include_in_schema=False)
async def follow_link(request: Page, link: str) -> Response[Any]:
    """Goes on as whose link this is: the seats are here, too."""
    harbour = harbour_of(request)
    browser = await harbour.gate.browser(request)
    account, token = await harbour.sign_on.follow(link, browser)
    cookies = [harbour.gate.cookie(token), *language_cookie(account.settings)]
    return Redirect("/me", status_code=303, cookies=cookies)


ROUTES = [
    account_page, save_settings, set_language, sign_up, sign_in, sign_out, change_name, change_password,
    end_token, end_others, new_link, after_link, link_page, follow_link,
]  # fmt: skip
