"""`karawela serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from karawela.cli.common import Language, console, language_of
from karawela.engine.errors import SetupError
from karawela.words import words_for

NEXT_PORTS = 20
HERE = ("127.0.0.1", "0.0.0.0", "::1", "::")
"""Addresses that a browser on this machine reaches as localhost."""
PORTS = range(1, 65536)
SLOWEST_PACE = 60


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="The port; by default 8765, or the next free one.")] = None,
    database: Annotated[
        str, Parameter(help="A file, or postgresql://...; by default a file in your data folder.")
    ] = "",
    workers: Annotated[int, Parameter(help="Server processes; more than one needs PostgreSQL.")] = 1,
    bot_pace: Annotated[float, Parameter(help="Seconds between two moves of bots.")] = 0.8,
    bot_workers: Annotated[
        int, Parameter(help="Processes in which bots think; by default one a core, and two or more a server process.")
    ] = 0,
    rate: Annotated[int, Parameter(help="Requests a minute that one client may make; 0 for no limit.")] = 600,
    secure_cookies: Annotated[bool, Parameter(negative="", help="Behind HTTPS: cookies only over it.")] = False,
    trusted_proxy: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="An address or network, such as 10.0.0.2 or 10.0.0.0/8, of a proxy that is believed who a client is; "
            "as often as needed. Proxies on this machine are believed anyway.",
        ),
    ] = (),
    browser: Annotated[bool, Parameter(help="Open the browser, where there is one.")] = True,
    lang: Language = None,
) -> None:
    """Serve the tables to browsers. Everything is kept in the database; stop with Ctrl-C, start again, go on."""
    from karawela.web.doors.limits import read_limits
    from karawela.web.serving import run
    from karawela.web.settings import Settings

    if workers < 1:
        raise SetupError("--workers is a number from 1 up")
    if not 0 <= bot_pace <= SLOWEST_PACE:
        raise SetupError(f"--bot-pace is a number of seconds from 0 to {SLOWEST_PACE}, not {bot_pace:g}")
    if bot_workers < 0:
        raise SetupError(f"--bot-workers is a number of processes from 1 up, or 0 for one a core, not {bot_workers}")
    for proxy in trusted_proxy:
        check_network(proxy)
    if rate < 0:
        raise SetupError(f"--rate is a number of requests a minute, or 0 for no limit, not {rate}")
    if workers > 1 and not database.startswith(("postgresql", "postgres:")):
        raise SetupError("several --workers need a PostgreSQL --database; a file is for one server process")
    if database and "://" not in database and not Path(database).expanduser().parent.exists():
        raise SetupError(f"there is no folder '{Path(database).parent}' for the database")
    try:
        limits = read_limits(os.environ.get("KARAWELA_LIMITS", "{}"))
    except msgspec.MsgspecError as error:
        raise SetupError(f'KARAWELA_LIMITS is JSON such as {{"head_seconds": 20}}: {error}') from None
    chosen = free_port(host, port)
    address = f"http://{'localhost' if host in HERE else f'[{host}]' if ':' in host else host}:{chosen}/"
    settings = Settings(
        database=database,
        workers=workers,
        bot_pace=bot_pace,
        bot_workers=bot_workers,
        requests_a_minute=rate,
        secure_cookies=secure_cookies,
        trusted_proxies=trusted_proxy,
        limits=limits,
        address=address,
    )
    welcome = words_for(None, language_of(lang)).say("serving", address=address)
    threading.Thread(target=announce, args=(host, chosen, welcome, address if browser else ""), daemon=True).start()
    run(host, chosen, settings)


def check_network(text: str) -> None:
    """A proxy is named by its address, or by the network it is in."""
    try:
        ip_network(text)
    except ValueError as error:
        raise SetupError(
            f"--trusted-proxy is an address or a network such as 10.0.0.2 or 10.0.0.0/8: {error}"
        ) from None


def announce(host: str, port: int, welcome: str, address: str) -> None:
    """Says that the table is there, once it is, and shows it if an address is given."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        with contextlib.suppress(OSError), socket.create_connection((here, port), timeout=1):
            break
        time.sleep(0.05)
    console().print(welcome, soft_wrap=True)
    if address:
        open_browser(address)


def open_browser(address: str) -> None:
    """Opens the page in a graphical browser; a text browser would take the terminal away from the server."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or _is_mac():
        webbrowser.open(address)


def _is_mac() -> bool:
    return os.uname().sysname == "Darwin" if hasattr(os, "uname") else False


def free_port(host: str, wanted: int | None) -> int:
    """The wanted port, or the first free one from 8765 on. A wanted one that is taken is said so."""
    if wanted is not None and wanted not in PORTS:
        raise SetupError(f"--port is a number from {PORTS[0]} to {PORTS[-1]}, not {wanted}")
    for port in [wanted] if wanted is not None else range(8765, 8765 + NEXT_PORTS):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except PermissionError:
                raise SetupError(f"port {port} may not be used; choose one above 1023 with --port") from None
            except OSError as error:
                if wanted is not None:
                    raise SetupError(f"port {port} cannot be used on {host}: {error.strerror}") from None
                continue
            return port
    raise SetupError(f"no free port from 8765 to {8765 + NEXT_PORTS - 1}; choose one with --port")
