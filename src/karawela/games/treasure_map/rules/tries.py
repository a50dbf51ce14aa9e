"""Moves that a person might try, legal or not: what the table greys out and explains."""

from collections.abc import Iterable

from karawela.engine.ask import Move
from karawela.games.ship_adventure.data.components import COLOURS, EQUIPMENT, PIRATES, TOKENS
from karawela.games.ship_adventure.rules.colours import COLOUR_MOVES
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap


def plausible(view: TreasureMap, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question."""
    captain = view.captains[seat]
    if kind == "choose_colour":
        yield from COLOUR_MOVES
    elif kind == "move":
        board = view.board
        yield from (("step", board.names[there]) for there in board.neighbours[captain.crew])
        if not captain.aboard:
            yield ("raft",)
    elif kind in ("shoot", "answer"):
        yield from ((kind, n) for n in range(6))
    elif kind == "sink":
        yield from (("sink", colour, by) for colour in COLOURS for by in ("hand", "cannon"))
    elif kind == "fight":
        yield from (("fight", name) for name in (*COLOURS, *PIRATES, "galleon"))
    elif kind == "bribe":
        yield from (("bribe", PIRATES[view.chasing], answer) for answer in ("yes", "no"))
    elif kind == "act":
        for token, at in enumerate(view.token_at):
            if at in (CARRIED + seat, STORED + seat):
                yield from (("exchange", TOKENS[view.token_back[token]], n) for n in range(1, 5))
        yield from (("buy", card) for card in EQUIPMENT)
        yield ("deposit_all",)
        yield ("withdraw_all",)
