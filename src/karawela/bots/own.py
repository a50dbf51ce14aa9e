"""Bots of one's own: by a name in this process, or by where they are, `module:Class`, in any.

    register("cautious", Cautious)              # make_bot("cautious", rng), from here on
    make_bot("my_bots:Cautious", rng)           # the class Cautious in my_bots.py

Whatever is called with a `random.Random` and gives a `Player` will do. A bot by its place is known in every process
that can import it, so that tournaments on several processes find it; a registered name only where it was registered.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random

from karawela.bots.players import Player
from karawela.engine.errors import SetupError

Maker = Callable[[Random], Player]
PLACE = ":"


def found(place: str) -> Maker:
    """The maker at `module:Class`; a `SetupError` says which half of it is not there."""
    module, _, name = place.partition(PLACE)
    if not module or not name:
        raise SetupError(f"'{place}' is no bot: a bot of your own is written module:Class")
    try:
        home = importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and not f"{module}.".startswith(f"{missing.name}."):
            raise SetupError(f"'{place}': {module} wants the module '{missing.name}', which is not there") from None
        raise SetupError(f"'{place}': there is no module '{module}' here or among what is installed") from None
    except (ImportError, SyntaxError) as mistake:
        raise SetupError(f"'{place}': {module} cannot be imported: {mistake}") from None
    kind = getattr(home, name, None)
    if not callable(kind):
        raise SetupError(f"'{place}': there is no class '{name}' in the module {module}")
    return kind  # type: ignore[no-any-return]


def made(maker: Maker, rng: Random, called: str) -> Player:
    """The player that a maker gives, if it is one."""
    try:
        player = maker(rng)
    except TypeError as mistake:
        raise SetupError(f"'{called}' is made with a random.Random and nothing else: {mistake}") from None
    if not callable(getattr(player, "choose", None)):
        raise SetupError(f"'{called}' cannot play: a bot has a method choose(seat)")
    return player
