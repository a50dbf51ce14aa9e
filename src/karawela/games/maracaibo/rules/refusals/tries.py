"""What a person might try at each question, legal or not: `why_not` has an answer for what is not."""

from collections.abc import Iterable

from karawela.engine.ask import Move
from karawela.games.maracaibo.data.box import PLACE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import START
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.games.maracaibo.rules.moves import (
    CARD_BUY,
    DONE,
    QUEST_DECK,
    QUEST_REFRESH,
    QUEST_TAKE,
    SKIP,
    STOP,
    moves_of,
)
from karawela.games.maracaibo.rules.quests import market_size
from karawela.games.maracaibo.state import Maracaibo

_DECLINABLE = ("upgrade", "bury", "explore", "quest", "take", "galleon", "bm_place", "bm_activate", "build", "island")


def plausible(view: Maracaibo, seat: int, kind: str) -> Iterable[Move]:
    """The tries for one kind of question."""
    yield from _tries(view, seat, kind)
    if kind in _DECLINABLE or kind in ("move", "card", "treasure_kind"):
        yield SKIP


def _tries(view: Maracaibo, seat: int, kind: str) -> Iterable[Move]:
    box, sea, moves = view.box, view.sea, moves_of(view.pack)
    captain = view.captains[seat]
    if kind == "move":
        yield from (("move", name) for name in sea.ids[:START])
    elif kind == "step":
        yield from (("step", sea.ids[there]) for there in sea.steps[captain.ship])
        yield STOP
    elif kind == "card":
        yield CARD_BUY
    elif kind == "effects":
        yield DONE
    elif kind == "upgrade":
        yield from moves.upgrade
    elif kind == "raid_spend":
        for action in moves.raid_spend:
            yield from action[: len(view.pools)]
    elif kind == "bury":
        yield from moves.bury
        if captain.has_poseidon:
            for of_kind in range(len(TREASURES)):
                yield from moves.bury_on_tile[of_kind]
    elif kind == "explore":
        yield from moves.explore[captain.explorer + 1 : box.last + 1 + captain.may_retire]
        yield from (move for trade, move in enumerate(moves.trade) if captain.trades >> trade & 1)
    elif kind == "quest":
        yield QUEST_DECK
        yield from QUEST_TAKE[: market_size(view)]
        if captain.quest_refresh:
            yield QUEST_REFRESH
    elif kind == "take":
        yield from (moves.take[c] for c in view.cells if c >= 0 and box.cards[c].sort == UPGRADE_CARD)
    elif kind == "galleon":
        yield from moves.galleon
    elif kind == "bm_place":
        places = [card for card in view.cells if card >= 0 and box.cards[card].sort == PLACE]
        yield from (of_tile[card] for of_tile in moves.bm_place for card in places)
    elif kind == "bm_activate":
        yield from moves.bm_activate
    elif kind in ("build", "retire"):
        yield from ((moves.build if kind == "build" else moves.retire)[card] for card in view.markers)
    elif kind == "gulf":
        yield from (("gulf", name) for name in ("raid", "explore", "build"))
    elif kind == "ruby_sell":
        yield from moves.ruby_sell
    elif kind == "ruby_exchange":
        yield ("ruby_exchange", captain.rubies + 1)
