"""The page of whoever is here: name, language, how things look, signing in and out, the private link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect, Template

from karawela.engine.ledger import LANGUAGES
from karawela.web.accounts.gate import clean_name
from karawela.web.harbour import harbour_of
from karawela.web.pages.page_context import Form, Page, context, somebody
from karawela.web.problems import BadRequest, Gone

SETTINGS = ("language", "symbols", "still", "sounds")


@get("/me", include_in_schema=False)
async def account_page(request: Page) -> Template:
    values = await context(request, "account")
    return Template("account.html", context=values)


@post("/me/settings", include_in_schema=False)
async def save_settings(request: Page, data: Form) -> Response[Any]:
    """Name, language, symbols, motion, sounds."""
    account, cookies = await somebody(request)
    harbour = harbour_of(request)
    if data.get("name", "").strip() and account.guest:
        account.name = clean_name(data["name"])
    for key in SETTINGS:
        if key in data:
            account.settings[key] = data[key][:10]
        elif data.get("all") == "yes":
            account.settings.pop(key, None)
    await harbour.gate.save(account)
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
        account.settings["language"] = language
        await harbour.gate.save(account)
    return Redirect(safe_path(data.get("back", "/")), status_code=303, cookies=language_cookie(data))


def language_cookie(data: Mapping[str, Any]) -> list[Cookie]:
    language = data.get("language", "")
    return [Cookie("language", value=language, max_age=31536000, samesite="lax")] if language in LANGUAGES else []


def safe_path(path: str) -> str:
    """Only ever back to a page of ours."""
    return path if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


@post("/me/sign-up", include_in_schema=False)
async def sign_up(request: Page, data: Form) -> Response[Any]:
    account, cookies = await somebody(request)
    await harbour_of(request).gate.sign_up(account, data.get("name", ""), data.get("password", ""))
    return Redirect("/me", status_code=303, cookies=cookies)


@post("/me/sign-in", include_in_schema=False)
async def sign_in(request: Page, data: Form) -> Response[Any]:
    gate = harbour_of(request).gate
    account = await gate.sign_in(data.get("name", ""), data.get("password", ""))
    return Redirect("/me", status_code=303, cookies=[gate.cookie(account), *language_cookie(account.settings)])


@post("/me/sign-out", include_in_schema=False)
async def sign_out(request: Page) -> Response[Any]:
    return Redirect("/", status_code=303, cookies=[harbour_of(request).gate.farewell()])


@get("/me/link/{link:str}", include_in_schema=False)
async def follow_link(request: Page, link: str) -> Response[Any]:
    """The private link: brings an account's seats to this device."""
    gate = harbour_of(request).gate
    account = await gate.by_link(link)
    if account is None:
        raise Gone("")
    return Redirect("/me", status_code=303, cookies=[gate.cookie(account), *language_cookie(account.settings)])


ROUTES = [account_page, save_settings, set_language, sign_up, sign_in, sign_out, follow_link]
