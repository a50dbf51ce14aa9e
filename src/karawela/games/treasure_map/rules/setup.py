"""Rozstawienie: colours, map card, tiles, tokens, ships and pirates (chapter 1, and 12 for one player)."""

from collections.abc import Generator
from typing import Any

from karawela.engine.ask import Draw
from karawela.engine.title import Setup
from karawela.games.ship_adventure.data.components import MAP_CARDS, MAP_NAMES
from karawela.games.ship_adventure.rules.colours import choose_colours
from karawela.games.ship_adventure.rules.deal import lay_tiles
from karawela.games.treasure_map.rules.pirates import call_nearest
from karawela.games.treasure_map.rules.refusals import why_not_colour
from karawela.games.treasure_map.state import ROUND, TEMPLE, UNDRAWN, Captain, TreasureMap


def start(setup: Setup) -> TreasureMap:
    """Captains without a colour, and nothing on the table."""
    return TreasureMap(
        captains=[Captain() for _ in range(setup.seats)],
        printed_backs=bool(setup.options["printed_backs"]),
        max_rounds=int(setup.options["max_rounds"]),
    )


def setup(s: TreasureMap) -> Generator[Any, Any, bool]:
    """Everything up to the first spin of the compass."""
    yield from choose_colours(s.captains, "SAT-1.01", why_not_colour)
    s.map_card = yield Draw(range(len(MAP_CARDS)), "map_card", MAP_NAMES)  # SAT-1.02
    s.tiles = yield from lay_tiles(MAP_CARDS[s.map_card].islands, touching=True)  # SAT-1.05 to 1.08
    lay_out(s)
    return True


def lay_out(s: TreasureMap) -> None:
    """Tokens on temples, ships at home, pirates on their skulls (SAT-1.11 to 1.15)."""
    sea = s.sea
    for captain in s.captains:
        captain.ship = captain.crew = sea.harbours[captain.colour][0]
    s.pirates = [squares[0] for squares in sea.skulls]
    if s.solo:  # SAT-12.01 to 12.03
        s.level = 2
        for temple in range(5):
            put_token(s, temple)
        call_nearest(s, 0)
    else:
        for temple in range(1, 5):  # the central one stays empty
            put_token(s, temple)
    s.phase = ROUND


def put_token(s: TreasureMap, temple: int) -> None:
    """A token of the level, dice side up. Nobody knows its back, so it has none yet."""
    s.token_level.append(s.level)
    s.token_at.append(TEMPLE + temple)
    s.token_back.append(UNDRAWN)
    s.token_seen.append(0)
