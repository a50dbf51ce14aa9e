"""Eksploracja: the explorer's way along the track, trades, rivers, the effects of its space (chapter 8)."""

from karawela.engine.ask import Ask, Move
from karawela.games.maracaibo.data.box import Box
from karawela.games.maracaibo.data.words import Explore, ExplorerSpace
from karawela.games.maracaibo.rules.moves import SKIP, moves_of
from karawela.games.maracaibo.rules.residences import retirements
from karawela.games.maracaibo.rules.resolve import Doing, does, does_something, resolve
from karawela.games.maracaibo.state import Captain, Maracaibo


def others_on_track(s: Maracaibo, seat: int) -> set[int]:
    """The spaces that are skipped: those of other explorers, but never the start or the last one (POM-8.02, 8.03)."""
    free = (0, s.box.last)
    return {other.explorer for number, other in enumerate(s.captains) if number != seat and other.explorer not in free}


def steps_left(s: Maracaibo, seat: int, allowance: int, blocked: set[int]) -> dict[int, int]:
    """The spaces within so many counted steps, each with the steps that are left there (POM-8.01, 8.02)."""
    box, track = s.box, s.box.track
    start = s.captains[seat].explorer
    left = {start: allowance}
    for at in range(start, box.last):  # what follows a space stands behind it, so each is settled when its turn comes
        if at not in left:
            continue
        for there in track[at].next:
            after = left[at] if there in blocked else left[at] - 1
            if after >= left.get(there, 0):
                left[there] = after
    return left


def destinations(s: Maracaibo, seat: int, allowance: int) -> list[int]:
    """Every space within so many counted steps, in the order of the track (POM-8.01 to 8.04)."""
    box, blocked = s.box, others_on_track(s, seat)
    track, start = box.track, s.captains[seat].explorer
    left = steps_left(s, seat, allowance, blocked)
    found = [at for at in range(start + 1, box.last + 1) if at in left and at not in blocked]
    if left.get(box.last, 0) > 0 and may_retire(s, seat):
        found += track[box.last].next_retirement
    return found


def may_retire(s: Maracaibo, seat: int) -> bool:
    """With a marker still on the discount tile and a residence that can be paid (POM-20.05, 20.06)."""
    return s.captains[seat].may_retire and bool(retirements(s, seat))


def can_explore(s: Maracaibo, seat: int, effect: Explore) -> bool:
    """POM-8.08; short of the last space there is always a way on."""
    captain = s.captains[seat]
    if effect.steps + captain.explore_bonus < 1:
        return False
    return captain.explorer != s.box.last or may_retire(s, seat)


@does(Explore, can=can_explore)
def explore(s: Maracaibo, seat: int, effect: Explore, may_skip: bool) -> Doing:
    """Trades first, each once, then at least one space (POM-8.01, 8.05, 8.06, 8.12)."""
    captain, box, moves = s.captains[seat], s.box, moves_of(s.pack)
    before = (s.allowance, s.trades_used)
    s.allowance, s.trades_used = effect.steps + captain.explore_bonus, 0
    while True:
        options: list[Move] = [moves.explore[there] for there in destinations(s, seat, s.allowance)]
        if not options:  # a trade has led the explorer to the end
            s.allowance, s.trades_used = before
            return True
        options += [moves.trade[trade] for trade in trades(s, captain, box)]
        if may_skip and not s.trades_used:
            options.append(SKIP)
        answer = yield Ask(seat, "explore", options, "POM-8.01")
        if answer[0] != "explore_trade":
            break
        trade = moves.trade_index[answer[1]]
        s.trades_used |= 1 << trade
        source = box.trades[trade]
        s.allowance -= source.cost
        s.tell("trade", seat, source.id)
        yield from resolve(s, seat, source.reward, source.id, False)
    s.allowance, s.trades_used = before
    if answer == SKIP:
        return False
    there = box.track_index[answer[1]]
    go_to(s, seat, there)
    step = box.track[there]
    yield from resolve(s, seat, step.effects, step.id, there <= box.last)  # POM-8.07, 20.02
    return True


def trades(s: Maracaibo, captain: Captain, box: Box) -> list[int]:
    """Own trades that were not used in this exploration and leave a space to move (POM-8.05, 8.06)."""
    unused = captain.trades & ~s.trades_used
    if not unused:
        return []
    return [n for n, source in enumerate(box.trades) if unused >> n & 1 and source.cost < s.allowance]


def go_to(s: Maracaibo, seat: int, there: int) -> None:
    """The explorer arrives; rivers behind it are crossed for good (POM-8.09, 20.08)."""
    captain, box = s.captains[seat], s.box
    captain.explorer = there
    s.tell("explores", seat, box.track[there].id)
    crossed = box.track[there].crossed & ~captain.rivers
    if crossed:
        captain.rivers |= crossed
        for river, name in enumerate(box.river_ids):
            if crossed >> river & 1:
                s.tell("river", seat, name)


def has_effects(s: Maracaibo, seat: int, effect: ExplorerSpace) -> bool:
    """POM-8.10, 11.14"""
    return does_something(s, seat, s.box.track[s.captains[seat].explorer].effects)


@does(ExplorerSpace, can=has_effects)
def use_space_again(s: Maracaibo, seat: int, effect: ExplorerSpace, may_skip: bool) -> Doing:
    """The effects of the explorer's space once more, as a list of their own (POM-8.10)."""
    step = s.box.track[s.captains[seat].explorer]
    yield from resolve(s, seat, step.effects, step.id, True)
    return True
