"""Why a raid action, an exploration, a quest or an effect of a list cannot be chosen."""

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS, RETIREMENT
from karawela.games.maracaibo.rules.exploring import others_on_track
from karawela.games.maracaibo.rules.moves import moves_of
from karawela.games.maracaibo.rules.refusals.reading import number, word
from karawela.games.maracaibo.rules.residences import retirements
from karawela.games.maracaibo.rules.resolve import does_something
from karawela.games.maracaibo.state import Maracaibo


def raid_spend(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, actions = view.captains[seat], moves_of(view.pack).raid_action
    if move[0] != "raid_spend" or word(move) not in actions:
        return None
    index, pool = actions[word(move)], number(move, 2) - 1
    source, name = view.box.raid_actions[index], {"action": word(move)}
    if not captain.raid_actions >> index & 1:
        return Refusal("POM-6.07", "not-unlocked", name)
    if view.raid_used >> index & 1:
        return Refusal("POM-6.08", "used-this-turn", name)
    have = view.pools[pool] if 0 <= pool < len(view.pools) else 0
    if have < source.cost:
        return Refusal("POM-6.07", "strength", {"cost": source.cost, "have": have})
    return Refusal("POM-6.19", "no-use") if not does_something(view, seat, source.reward) else None


def explore(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    if move[0] == "skip":
        return Refusal("POM-8.06", "compulsory") if view.trades_used else None
    if move[0] == "explore_trade":
        trade = moves_of(view.pack).trade_index.get(word(move))
        if trade is None:
            return None
        if not captain.trades >> trade & 1:
            return Refusal("POM-8.05", "not-unlocked", {"action": word(move)})
        return Refusal("POM-8.05", "trade-used") if view.trades_used >> trade & 1 else Refusal("POM-8.06", "trade-last")
    there = box.track_index.get(word(move))
    if move[0] != "explore_move" or there is None:
        return None
    if there > box.last:
        if not view.has(RETIREMENT):
            return Refusal("POM-20.01")
        if not captain.may_retire:
            return Refusal("POM-20.05")
        far = {"n": view.allowance}
        return Refusal("POM-8.01", "explorer-far", far) if retirements(view, seat) else Refusal("POM-20.06")
    if there in others_on_track(view, seat):
        return Refusal("POM-8.02", "explorer-there")
    if there not in _ahead(view, captain.explorer):
        return Refusal("POM-8.01")
    return Refusal("POM-8.01", "explorer-far", {"n": view.allowance})


def _ahead(view: Maracaibo, space: int) -> set[int]:
    """All spaces that arrows lead to from there."""
    found, edge = {space}, [space]
    while edge:
        follow = [there for there in view.box.track[edge.pop()].next if there not in found]
        found.update(follow)
        edge += follow
    return found - {space}


def quest(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "quest_refresh":
        return Refusal("POM-9.05")
    if move[0] != "quest_take":
        return None
    return Refusal("POM-9.06") if word(move) == "deck" else Refusal("POM-9.01", "not-in-market")


def keep_quest(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "keep_quest":
        return None
    return Refusal("POM-18.01" if view.has(ADVENTURE_HUNTERS) else "POM-1.15", "not-your-quest")


def quest_sell(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-9.04", "not-your-quest") if move[0] == "quest_sell" else None


def effects(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "do_now":
        return Refusal("POM-11.14", "no-use")
    return Refusal("POM-11.11", "compulsory") if move[0] in ("done", "skip") else None
