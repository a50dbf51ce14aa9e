"""What every page begins with: who is looking, in which language, and what all templates know."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Annotated, Any

from babel.dates import format_timedelta
from litestar import Request
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body

import karawela
from karawela.engine import registry
from karawela.store import Account
from karawela.web.accounts.devices import device_of
from karawela.web.accounts.gate import language_of
from karawela.web.harbour import harbour_of
from karawela.words import words_for

Page = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


async def context(request: Page, page: str, **more: Any) -> dict[str, Any]:
    """What every page's template gets: the language, its words, who is looking."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    language = language_of(request, account)
    words = words_for(None, language)
    titles = {title: registry.title(title) for title in registry.titles()}
    return {
        "account": account,
        "language": language,
        "page": page,
        "path": request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        "origin": str(request.base_url).rstrip("/"),
        "t": words.say,
        "ago": lambda moment: ago(moment, language),
        "titles": titles,
        "words_of": {title: words_for(game, language) for title, game in titles.items()},
        "version": karawela.__version__,
        "settings": account.settings if account is not None else {},
        **more,
    }


def ago(moment: float, language: str) -> str:
    """How long ago that was, in words."""
    return format_timedelta(timedelta(seconds=moment - time.time()), add_direction=True, locale=language)


async def somebody(request: Page) -> tuple[Account, list[Cookie]]:
    """The visitor, made a guest on the first deed."""
    harbour = harbour_of(request)
    account = await harbour.gate.visitor(request)
    if account is not None:
        return account, []
    label = device_of(request.headers.get("user-agent", ""))
    account, token = await harbour.sign_on.guest(label, language=language_of(request, None))
    return account, [harbour.gate.cookie(token)]
