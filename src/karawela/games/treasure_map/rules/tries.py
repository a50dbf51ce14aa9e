"""Moves that a person might try, legal or not: what the table greys out and explains."""

from collections.abc import Iterable, Mapping, Sequence

from karawela.engine.ask import Move
from karawela.games.ship_adventure.data.components import PIRATES, TOKENS
from karawela.games.treasure_map import TITLE
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap
from karawela.words.grammar import tries_of


def left(view: TreasureMap, seat: int, kind: str) -> Mapping[str, Sequence[str]]:
    """What the position leaves of the arguments: the squares around, the seat's own tokens, the pirate that asks."""
    if kind == "move":
        sea = view.sea
        return {"square": sea.names_of(sea.neighbours[view.captains[seat].crew])}
    if kind == "act":
        mine = [token for token, at in enumerate(view.token_at) if at in (CARRIED + seat, STORED + seat)]
        return {"token": [TOKENS[view.token_back[token]] for token in mine]}
    return {"pirate": [PIRATES[view.chasing]]} if kind == "bribe" else {}


_of_the_grammar = tries_of(TITLE, left)


def tries(view: TreasureMap, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question. Nobody looks for a raft aboard the own ship."""
    aboard = view.captains[seat].aboard
    return [move for move in _of_the_grammar(view, seat, kind) if not aboard or move[0] != "raft"]
