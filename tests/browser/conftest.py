"""A real Chromium and a real server. Both go when the last test of this folder in a process is done: Playwright's event
loop would be in the way of asynchronous tests elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.browser import found

from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.web.people import Program
from tests.web.server import Nursery, Server

LOCALES = {"en": "en-GB", "pl": "pl-PL"}


@pytest.fixture(scope="package")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Where servers come from."""
    opened = Nursery(tmp_path_factory.mktemp("servers"))
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests of this folder share, except for those that kill theirs."""
    with nursery.server(str(tmp_path_factory.mktemp("harbour") / "harbour.sqlite"), bot_pace="0.02") as server:
        yield server


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found(), args=["--no-sandbox"])
        yield browser
        browser.close()


class Welcome(Protocol):
    """Lets somebody in, with a fresh browser context. Who has a name has an account already."""

    def __call__(
        self,
        name: str = "",
        language: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        at: Server | None = None,
    ) -> Visitor: ...


@pytest.fixture
def welcome(chromium: Browser, server: Server) -> Iterator[Welcome]:
    """Whoever comes in is asked at the end whether there was anything to complain about."""
    visitors: list[Visitor] = []

    def enter(
        name: str = "",
        language: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        at: Server | None = None,
    ) -> Visitor:
        address = (at or server).address
        width, height = PHONE if phone else DESKTOP
        context = chromium.new_context(
            base_url=address,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        program = Program(address, name, language=language) if name else None
        if program is not None:
            context.add_cookies([{"name": "karawela", "value": program.token, "url": address}])
        visitors.append(Visitor(context, address, program))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.context.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def ada(welcome: Welcome) -> Visitor:
    return welcome("Ada")


@pytest.fixture
def bob(welcome: Welcome) -> Visitor:
    return welcome("Bob")
