"""Which server process thinks for the bots of a table, where several serve the same tables."""

from __future__ import annotations

from typing import Protocol


class Claims(Protocol):
    """Tables that this process thinks for. A claim is gone with its process, however that ends."""

    async def take(self, game_id: str) -> bool:
        """Whether nobody else has the table; from now on, this process has it. What it has it may take again."""

    async def release(self, game_id: str) -> None:
        """Leaves the table to whoever comes first. Nothing happens if this process does not have it."""

    async def close(self) -> None:
        """Releases everything."""


class NoClaims:
    """For a process that is alone: everything is its own."""

    async def take(self, game_id: str) -> bool:
        return True

    async def release(self, game_id: str) -> None: ...

    async def close(self) -> None: ...
