"""Dealing again what a seat does not see, for search: the backs of tokens it never held, and El Dorado."""

from collections.abc import Sequence
from random import Random

from karawela.engine.state import UNKNOWN, Event
from karawela.games.ship_adventure.data.components import DORADO_BACKS
from karawela.games.treasure_map.rules.backs import tokens_in_game
from karawela.games.treasure_map.state import TreasureMap


def deal_unknown(view: TreasureMap, seat: int, since: Sequence[Event], rng: Random) -> None:
    """A hidden back is one that the seat has not seen elsewhere. Looks end at boundaries: `since` adds nothing."""
    if not view.tiles:
        return
    in_game = tokens_in_game(view.tiles)
    for level in (1, 2, 3):
        rest = [back for back in in_game[level] if back not in view.token_back]
        rng.shuffle(rest)
        for token, back in enumerate(view.token_back):
            if back == UNKNOWN and view.token_level[token] == level:
                view.token_back[token] = rest.pop()
    if view.dorado == UNKNOWN:
        view.dorado = view.map_card if view.printed_backs else rng.randrange(len(DORADO_BACKS))
