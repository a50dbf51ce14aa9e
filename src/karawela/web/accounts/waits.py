"""How long whoever gave wrong passwords has to wait. Counted in the store, so in every server process the same.

It is counted by the client's address and by the name that was given, whether or not somebody has it: nobody learns
from a wait who has an account. Whoever is signed in already and shows the present password is counted by the account
instead, so that nobody from outside keeps them from changing it.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass

from anyio.to_thread import run_sync

from karawela.store import Store
from karawela.store.rows import name_key
from karawela.web.problems import TooFast


@dataclass(frozen=True, slots=True)
class Patience:
    """So many failures cost nothing; from then on a wait of one second doubles with each, up to the longest."""

    free: int
    longest: float

    def wait(self, failures: int) -> float:
        return 0.0 if failures < self.free else min(self.longest, 2.0 ** min(failures - self.free, 30))


OF_ADDRESS = Patience(free=10, longest=300.0)
"""Many people may share one."""
OF_NAME = Patience(free=10, longest=60.0)


class Waits:
    """Counts wrong passwords, and turns away whoever does not wait."""

    def __init__(self, store: Store, clock: Callable[[], float]):
        self.store = store
        self.clock = clock

    async def check(self, address: str, key: str) -> None:
        """Raises `TooFast` while this address, or whoever has this key, has to wait."""
        now, known = self.clock(), {of_address(address): OF_ADDRESS, key: OF_NAME}
        counts = await run_sync(self.store.failures_of, list(known), now)
        ends = [at + known[key].wait(count) for key, (count, at) in counts.items()]
        if ends and max(ends) > now:
            seconds = math.ceil(max(ends) - now)
            raise TooFast("sign-in-wait", after=seconds, n=seconds)

    async def failed(self, address: str, key: str) -> None:
        await run_sync(self.store.add_failure, [of_address(address), key], self.clock())

    async def succeeded(self, key: str) -> None:
        """The name begins anew; the address does not, as one may have an account and guess at others."""
        await run_sync(self.store.forget_failures, key)


def of_address(address: str) -> str:
    """The key by which an address is counted."""
    return _digest(f"address {address}")


def of_name(name: str) -> str:
    return _digest(f"name {name_key(name)}")


def of_account(account_id: str) -> str:
    return _digest(f"account {account_id}")


def _digest(text: str) -> str:
    """Somebody may have typed a password where the name belongs: nobody reads it in passing."""
    return hashlib.sha256(text.encode()).hexdigest()
