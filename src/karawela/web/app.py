"""The server: routes, security headers, error answers, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig
from litestar.types import Message, Scope

import karawela
from karawela.store import Store
from karawela.store.one_writer import OneWriter
from karawela.web import problem_answers
from karawela.web.accounts import account_page
from karawela.web.accounts.gate import Gate
from karawela.web.accounts.sign_on import SignOn
from karawela.web.api import bodies, deeds, routes
from karawela.web.doors.rations import Rations
from karawela.web.doors.turnstile import Turnstile
from karawela.web.finished import analysis_page, replay_page, what_if
from karawela.web.harbour import Harbour
from karawela.web.live import page_stream
from karawela.web.live.lookout import CHANNEL, Lookout
from karawela.web.live.page_parts import Painter
from karawela.web.lobby import harbour_page, new_table
from karawela.web.pages import about_pages, title_pages
from karawela.web.pages.template_helpers import teach
from karawela.web.settings import Settings, from_environment
from karawela.web.table import past_positions, table_page
from karawela.web.table.live_tables import LiveTables
from karawela.web.table.standing_orders import StandingOrders
from karawela.web.thinking.analyst import Analyst
from karawela.web.thinking.berths import Berths
from karawela.web.thinking.claims import Claims, NoClaims
from karawela.web.thinking.crew import Crew
from karawela.web.thinking.hints import Counsel

HERE = Path(__file__).parent
ASSETS = Path(karawela.__path__[0]) / "assets"
YEAR = 365 * 24 * 3600
log = logging.getLogger(__name__)

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "private, no-cache",
}
UNTOLD = {"Referrer-Policy": "no-referrer"}
"""Where the address is a secret, as a private link's is: else a browser names it with every file of the page."""


def create_app(settings: Settings | None = None) -> Litestar:
    """The application. Opens the store when it starts, closes everything when it stops."""
    chosen = settings or Settings()
    sole = OneWriter(chosen.store_url, chosen.address)
    store = Store.open(chosen.store_url)
    channels = ChannelsPlugin(backend=_backend(store, chosen), channels=[CHANNEL], arbitrary_channels_allowed=False)
    engine = JinjaTemplateEngine(directory=HERE / "templates")
    static = f"/static/{_digest(HERE / 'static', ASSETS)}"
    teach(engine, static)
    harbour = Harbour(chosen, store)
    harbour.painter = Painter(engine)
    harbour.lookout = Lookout(channels, harbour.heard, harbour.heard_account)
    harbour.gate = Gate(store, chosen.secure_cookies, harbour.lookout.announce_account)
    harbour.sign_on = SignOn(harbour.gate)
    harbour.tables = LiveTables(store, harbour.lookout.announce)
    harbour.orders = StandingOrders(harbour.tables)
    harbour.crew = Crew(harbour.tables, Berths(chosen.thinkers), _claims(store, chosen), chosen.bot_pace)
    harbour.counsel = Counsel()
    harbour.analyst = Analyst(store, harbour.counsel)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with channels:  # not as a plugin: it must be there before the harbour begins and until it has ended
            await harbour.start()
            try:
                with _early_warning(harbour.lookout):
                    yield
            finally:
                await harbour.stop()
                sole.close()

    app = Litestar(
        route_handlers=[
            *harbour_page.ROUTES,
            *new_table.ROUTES,
            *account_page.ROUTES,
            *table_page.ROUTES,
            *past_positions.ROUTES,
            *page_stream.ROUTES,
            *replay_page.ROUTES,
            *analysis_page.ROUTES,
            *what_if.ROUTES,
            *title_pages.ROUTES,
            *about_pages.ROUTES,
            routes.router,
            deeds.router,
            create_static_files_router(
                path=static,
                directories=[HERE / "static", ASSETS],
                cache_control=CacheControlHeader(max_age=YEAR, immutable=True, public=True),
                include_in_schema=False,
            ),
        ],
        csrf_config=CSRFConfig(
            secret=store.secret("csrf").hex(),
            cookie_secure=chosen.secure_cookies,
            cookie_samesite="lax",
            exclude=["^/api/"],
        ),
        template_config=TemplateConfig(instance=engine),
        openapi_config=OpenAPIConfig(
            title="Karawela",
            version=karawela.__version__,
            path="/api",
            components=bodies.COMPONENTS,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=["/stream$", r"\.woff2$"]),
        exception_handlers=problem_answers.HANDLERS,
        before_send=[_secure],
        request_max_body_size=chosen.limits.body_bytes,
        lifespan=[running],
        debug=False,
    )
    app.state.harbour = harbour
    app.asgi_handler = Turnstile(app.asgi_handler, chosen, _rations(store, chosen), static, (HERE / "static", ASSETS))
    return app


def app_from_environment() -> Litestar:
    """For a server process that is started by name.

    What is loaded by now stays, so no collection needs to walk it; and as tables come and go by reference counting, a
    walk over all of them, during which everybody waits, need not come often. A thread that writes a move gives way to
    the boards several times; on a busy server it would stand in line for 5 ms each time."""
    app = create_app(from_environment())
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)
    return app


@contextmanager
def _early_warning(lookout: Lookout) -> Iterator[None]:
    """Sends the viewers away as soon as the server is told to stop; otherwise it would wait for them in vain."""
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(lookout.close)
        if callable(before[number]):
            before[number](number, frame)

    if threading.current_thread() is threading.main_thread():
        before.update({number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)})
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _backend(store: Store, settings: Settings) -> Any:
    """Between processes changes travel through PostgreSQL; with SQLite there is one process."""
    if store.backend == "postgresql":
        from karawela.web.live.postgres_announcements import PostgresAnnouncements

        return PostgresAnnouncements(settings.store_url)
    return MemoryChannelsBackend()


def _claims(store: Store, settings: Settings) -> Claims:
    """Which process thinks for a table is settled in PostgreSQL, too."""
    if store.backend == "postgresql":
        from karawela.web.thinking.postgres_claims import PostgresClaims

        return PostgresClaims(settings.store_url)
    return NoClaims()


def _rations(store: Store, settings: Settings) -> Rations | None:
    """Requests by client are counted in the database where several processes serve it."""
    if not settings.requests_a_minute:
        return None
    ledger = store if store.backend == "postgresql" else None
    return Rations(settings.requests_a_minute, settings.limits.window_seconds, ledger, settings.workers)


def _digest(*folders: Path) -> str:
    """A name for the present content of these folders: what has it in its address can be kept for ever."""
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())
    contents = b"".join(hashlib.sha256(path.read_bytes()).digest() for path in files)
    return hashlib.sha256(contents).hexdigest()[:12]


async def _secure(message: Message, scope: Scope) -> None:
    """Every answer, errors and files too, says what a page of ours may do; what it says by itself stays."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        secret = scope["path"].startswith(problem_answers.LINK)
        for name, value in (SECURITY | UNTOLD if secret else SECURITY).items():
            headers.setdefault(name, value)


__all__ = ["app_from_environment", "create_app"]
