"""A process that has everything imported and forks servers, so that each of the many that tests kill costs little.

It reads one JSON object a line: `{"port": ..., "log": ..., "environment": {...}}`, and answers each with the pid of a
server process, which `karawela.web.serving` runs as `karawela serve` does.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

END_WITH_PARENT = 1
"""Linux's `PR_SET_PDEATHSIG`."""


def main() -> None:
    # Imported here, not above: bots' worker processes import the main module of their server, which is this one.
    import uvicorn

    import karawela.web.app
    from karawela.web.serving import run
    from karawela.web.settings import from_environment

    assert uvicorn
    assert karawela.web.app
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    say("ready")
    for line in sys.stdin:
        order: dict[str, Any] = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become_server(lambda port: run("127.0.0.1", port, from_environment()), order)
        say(str(pid))


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def become_server(run: Callable[[int], None], order: dict[str, Any]) -> None:
    """Serves until told to end; never returns."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    os.setsid()
    for what in (signal.SIGCHLD, signal.SIGINT):
        signal.signal(what, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for new, old in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(new, old)
    os.environ.update(order["environment"])
    status = 1
    try:
        run(order["port"])
        status = 0
    finally:
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    main()
