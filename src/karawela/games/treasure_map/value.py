"""What a position is worth to a seat: the sense of a player who goes for treasure, then map pieces, then El Dorado."""

from __future__ import annotations

from collections.abc import Iterator

from karawela.games.ship_adventure.components import CAMOUFLAGE, CANNON, CANNONBALLS, COST, SABRES
from karawela.games.ship_adventure.sea import NOWHERE, Board
from karawela.games.treasure_map.charts import perils_of, steps_to
from karawela.games.treasure_map.levels import PIRATE_MELEE
from karawela.games.treasure_map.places import places_of_dorado, places_of_tokens
from karawela.games.treasure_map.rules.fights import armed, hidden_ashore
from karawela.games.treasure_map.rules.moving import marooned
from karawela.games.treasure_map.scoring import key_of
from karawela.games.treasure_map.state import CARRIED, MOVE, SETUP, Captain, TreasureMap

_WON = 10_000.0
_PIECE = 100.0
_TOKEN = 40.0
_STEP = 4.0
"""What one step nearer to a goal is worth: a piece takes some twenty-five of them."""
_STEP_ALONE = 1.6
"""Without a rival the way matters less than what lurks on it."""
_GOAL, _GOAL_ALONE = 160.0, 60.0
"""What it is worth to have a goal at all, however far."""
_MAROONED = 25.0
"""A crew that can't get off its island had better build a raft."""


def value(view: TreasureMap, seat: int) -> float:
    """Pieces, tokens, gold and cards; less the danger they are in; and how near the best goal is."""
    if view.over:
        return ended(view, seat)
    if view.phase == SETUP or not view.tiles:
        return 0.0
    me, board = view.captains[seat], view.board
    tokens = view.token_at.count(CARRIED + seat)
    stake = goods(view, seat, me, tokens)
    worth = stake + cards(view, me) + 0.5 * me.stored_gold
    worth += 0.7 * _PIECE * sum(1 for mine, kept in zip(me.pieces, me.stored_pieces, strict=True) if kept and not mine)
    worth -= danger(view, seat, board, stake)
    if marooned(view, seat, board):
        worth -= _MAROONED
    return worth + prospects(view, seat, me, board, tokens)


def ended(view: TreasureMap, seat: int) -> float:
    """A victory above all; a defeat is worse than any game that still goes on. Alone, only El Dorado is a victory."""
    key = key_of(view, seat)
    rivals = [key_of(view, other) for other in range(len(view.captains)) if other != seat]
    won = key[0] == 1 or (not view.lost and bool(rivals) and key >= max(rivals))
    _, different, pieces, tokens, gold = key
    return (_WON if won else -_WON) + 1_000.0 * different + 20.0 * pieces + 2.0 * tokens + 0.001 * gold


def goods(view: TreasureMap, seat: int, me: Captain, tokens: int) -> float:
    """What is carried and could be lost."""
    different = 4 - me.pieces.count(0)
    useful = min(tokens, 4 - different)
    worth = _PIECE * different + 8.0 * (sum(me.pieces) - different)
    worth += _TOKEN * useful + 8.0 * (tokens - useful)
    return worth + 0.9 * min(me.gold, 14) + 0.3 * max(0, me.gold - 14)


def cards(view: TreasureMap, me: Captain) -> float:
    """Worth a little more than the gold they cost, as long as they are of use."""
    worth = 32.0 * me.cards[CAMOUFLAGE] if view.level > 1 else 5.0 * me.cards[CAMOUFLAGE]
    worth += 5.0 * me.cards[SABRES]
    balls = me.cards[CANNONBALLS]
    return worth + 3.4 * min(2, balls) + 2.4 * max(0, balls - 2) + 2.0 * me.cards[CANNON]


def danger(view: TreasureMap, seat: int, board: Board, stake: float) -> float:
    """Pirates that come near, and ships that could open fire; the richer, the worse."""
    me = view.captains[seat]
    moving = view.phase == MOVE and view.active == seat
    stake += 60.0 if view.solo else 6.0
    worry = 0.0
    if seat in view.prey:
        lead = 2 * me.cards[SABRES] - PIRATE_MELEE[view.level]
        risk = min(0.9, max(0.1, 0.5 - 0.09 * lead))
        shelter = 0.08 if board.neutral[me.ship] else 1.0  # safe, but besieged
        for pirate, prey in enumerate(view.prey):
            if prey == seat:
                far = board.sailing(me.ship)[view.pirates[pirate]]
                near = 0.8 if far <= 2 else 0.05 if far <= 4 else 0.03
                worry += shelter * near * (risk * stake if me.aboard else 12.0)
    if not moving and not board.neutral[me.crew] and not hidden_ashore(me):
        around = board.neighbours[me.crew]
        for other, captain in enumerate(view.captains):
            if other != seat and captain.crew in around and armed(captain) and not board.neutral[captain.crew]:
                worry += 0.3 * stake
    return worry * _caution(view)


def _caution(view: TreasureMap) -> float:
    """Pirates besiege a home for ever: who still waits after an eighth of the rounds becomes bolder and bolder."""
    return min(1.0, max(0.02, 1.25 - 2.0 * view.round / view.max_rounds))


def prospects(view: TreasureMap, seat: int, me: Captain, board: Board, tokens: int) -> float:
    """The best goal, by what it will bring and how far it is."""
    avoid = perils_of(view, seat, board)
    goal_worth, step = (_GOAL_ALONE, _STEP_ALONE) if view.solo else (_GOAL, _STEP)
    best = 0.0
    for reward, goal in goals(view, seat, me, board, tokens):
        if goal in avoid:
            reward -= 30.0
        whim = (goal * 7 + seat * 11 + view.round // 4 * 13) % 8  # so that nobody walks to and fro for ever
        far = steps_to(view, seat, board, goal, avoid)
        best = max(best, goal_worth + reward + whim - step * far)
    return best


def goals(view: TreasureMap, seat: int, me: Captain, board: Board, tokens: int) -> Iterator[tuple[float, int]]:
    """Squares worth going to: El Dorado, a token's place, a temple, a city, somebody's pieces."""
    missing = [number for number in range(4) if not me.pieces[number]]
    if not missing:
        yield from _last_leg(view, seat, me, board)
        return
    if all(me.stored_pieces[number] for number in missing):
        yield 80.0, board.cities[me.colour][0]
    offered = any(view.supply[number] for number in missing)
    if tokens and offered:
        places = places_of_tokens(view.tiles)
        for token, at in enumerate(view.token_at):
            if at == CARRIED + seat and view.token_back[token] >= 0:
                yield 50.0, places[view.token_back[token]]
    temple_worth = 30.0 if tokens < len(missing) else 8.0
    for at in view.token_at:
        if at < 5:
            yield temple_worth, board.temples[at][0]
    if view.level > 1 and not me.cards[CAMOUFLAGE] and me.gold >= COST[CAMOUFLAGE]:
        for city in board.cities:
            yield 34.0, city[0]
    elif me.gold >= 9 and me.cards[SABRES] < 3:
        for city in board.cities:
            yield 6.0, city[0]
    yield from _prizes(view, seat, me, board, missing, offered)


def _last_leg(view: TreasureMap, seat: int, me: Captain, board: Board) -> Iterator[tuple[float, int]]:
    """El Dorado; if a pirate's cannon covers it, camouflage first, and gold for it before that."""
    if view.dorado < 0:
        return
    dorado = places_of_dorado(view.tiles)[view.dorado]
    if dorado not in perils_of(view, seat, board):
        yield 160.0, dorado
        return
    yield 90.0, dorado
    if me.gold >= COST[CAMOUFLAGE]:
        for city in board.cities:
            yield 120.0, city[0]
        return
    for square in view.coins:
        yield 60.0, square
    for at in view.token_at:
        if at < 5:
            yield 70.0, board.temples[at][0]


def _prizes(
    view: TreasureMap, seat: int, me: Captain, board: Board, missing: list[int], offered: bool
) -> Iterator[tuple[float, int]]:
    """Pieces that others carry, and hoards that nobody guards."""
    for other, captain in enumerate(view.captains):
        if other != seat and not board.neutral[captain.crew] and any(captain.pieces[number] for number in missing):
            yield (6.0 if offered else 24.0), captain.crew
    for pirate, square in enumerate(view.pirates):
        home = board.skulls[pirate][0]
        if square != home and any(view.hoard_pieces[4 * pirate + number] for number in missing):
            yield 40.0, home
        elif square == home and any(view.hoard_pieces[4 * pirate + number] for number in missing):
            if me.cards[CANNONBALLS] >= 2:  # a broadside settles it
                yield 70.0, home
            elif me.gold >= 2 * COST[CANNONBALLS]:
                for city in board.cities:
                    yield 20.0, city[0]
    if view.galleon != NOWHERE and any(view.galleon_pieces[number] for number in missing):
        yield 20.0, view.galleon
