"""Why a move is not possible: each function answers for one kind of question, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from collections.abc import Callable, Mapping
from typing import Final

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.components import ADVENTURE_HUNTERS, NONE, PLACE, RESIDENCE, RETIREMENT, UPGRADE_CARD
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.exploring import others_on_track
from karawela.games.maracaibo.rules.moves import KIND_INDEX, moves_of
from karawela.games.maracaibo.rules.residences import half_price, retirements
from karawela.games.maracaibo.rules.resolve import does_something
from karawela.games.maracaibo.sea import CELLS, GULF, MARACAIBO, START
from karawela.games.maracaibo.state import Maracaibo
from karawela.games.maracaibo.vocabulary import KINDS

Why = Callable[[Maracaibo, int, Move], Refusal | None]


def _word(move: Move, index: int = 1) -> str:
    return str(move[index]) if len(move) > index else ""


def _number(move: Move, index: int = 1) -> int:
    token = move[index] if len(move) > index else None
    return token if isinstance(token, int) else -1


def _too_dear(rule: str, cost: int, have: int) -> Refusal:
    return Refusal(rule, "too-dear", {"cost": cost, "have": have})


# ---------------------------------------------------------------- movement


def _move(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if move[0] in ("skip", "stop", "done"):
        return Refusal("POM-2.03", "stay")
    if move[0] != "move":
        return None
    there = sea.index.get(_word(move), START)
    if there == START:
        return Refusal("POM-2.04", "no-space")
    if captain.ship == GULF:
        return Refusal("POM-2.15", "from-gulf")
    if there == captain.ship:
        return Refusal("POM-2.03", "stay")
    if there == MARACAIBO and GULF in sea.reach[captain.steps][captain.ship]:
        return Refusal("POM-2.13")
    if sea.column[there] <= sea.column[captain.ship]:
        return Refusal("POM-2.07", "not-nearer")
    return Refusal("POM-2.16" if captain.steps > 3 else "POM-2.03", "too-far", {"n": captain.steps})


def _step(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if move[0] == "stop":
        return Refusal("POM-2.07", "not-nearer")
    if move[0] == "skip":
        return Refusal("POM-2.03", "stay")
    if move[0] != "step":
        return None
    there = sea.index.get(_word(move), START)
    if there == START:
        return Refusal("POM-2.04", "no-space")
    if there not in sea.steps[captain.ship]:
        return Refusal("POM-2.05")
    return Refusal("POM-16.05", "no-way-on")


def _pay(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-2.11") if move[0] in ("pay", "skip") else None


# ---------------------------------------------------------------- cards and residences


def _card(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain = view.captains[seat]
    if move[0] in ("skip", "done"):
        return Refusal("POM-3.01", "must-choose")
    if move[0] != "card_buy" or captain.ship >= CELLS:
        return None
    index = view.cells[captain.ship]
    if index < 0:
        return Refusal("POM-3.11", "no-card")
    return _too_dear("POM-3.03", price(captain, view.box.cards[index]), captain.doubloons)


def _take(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    index = box.card_index.get(_word(move))
    if move[0] != "take" or index is None:
        return None
    card = box.cards[index]
    rule = "POM-5.13" if len(view.deciding) > 2 and not view.deciding[2] else "POM-5.11"
    if card.sort != UPGRADE_CARD or index not in view.cells:
        return Refusal(rule, "no-card")
    if len(view.deciding) > 1 and card.kind != view.deciding[1]:
        return Refusal(rule, "wrong-kind", {"card": card.id, "kind": KINDS[card.kind]})
    extra = view.deciding[2] if len(view.deciding) > 2 else 0
    return _too_dear(rule, price(captain, card, extra), captain.doubloons)


def _build(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    index = box.card_index.get(_word(move))
    if move[0] not in ("build", "retire") or index is None or box.cards[index].sort != RESIDENCE:
        return None
    if index not in view.markers:
        return Refusal("POM-4.08", "no-card")
    if view.markers[index] >> seat & 1:
        rule = "POM-4.04" if move[0] == "build" else "POM-20.04"
        return Refusal(rule, "own-marker", {"residence": _word(move)})
    if move[0] == "retire":
        return _too_dear("POM-20.03", half_price(view, seat, index), captain.doubloons)
    return _too_dear("POM-4.08", price(captain, box.cards[index]), captain.doubloons)


# ---------------------------------------------------------------- boards


def _upgrade(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, slots = view.captains[seat], moves_of(view.pack).slot
    if move[0] != "upgrade" or _word(move) not in slots:
        return None
    index = slots[_word(move)]
    if captain.slots >> index & 1:
        return Refusal("POM-10.01", "slot-filled", {"slot": _word(move)})
    needs = view.box.slots[index].needs
    return Refusal("POM-10.02", "slot-locked", {"slot": _word(move), "needs": needs, "have": captain.upgrades})


def _galleon(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-10.08", "not-in-market") if move[0] == "galleon" else None


def _bm_place(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box, tiles = view.captains[seat], view.box, moves_of(view.pack).tile
    index = box.card_index.get(_word(move, 2))
    if move[0] != "bm_place" or _word(move) not in tiles:
        return None
    if captain.tiles[tiles[_word(move)]] != NONE:
        return Refusal("POM-10.12", "tile-placed", {"tile": _word(move)})
    if index in view.market:
        return Refusal("POM-10.13", "place-taken")
    if _word(move, 2) in ("gulf", "maracaibo"):
        return Refusal("POM-10.13")
    if index is not None and box.cards[index].sort == PLACE and index in view.unseen_places:
        return Refusal("POM-15.07", "face-down")
    return Refusal("POM-10.12")


def _bm_activate(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "bm_activate" or _word(move) not in moves_of(view.pack).tile:
        return None
    return Refusal("POM-10.18", "tile-not-placed", {"tile": _word(move)})


def _bury(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, moves = view.captains[seat], moves_of(view.pack)
    kind, name = KIND_INDEX.get(_word(move), NONE), _word(move, 2)
    if move[0] != "bury" or kind == NONE:
        return None
    if not captain.stored[kind]:
        return Refusal("POM-7.09", "not-stored", {"kind": _word(move)})
    if name in moves.poseidon_index:
        if not captain.has_poseidon:
            return Refusal("POM-7.13")
        return Refusal("POM-7.13", "bury-taken", {"space": name})
    if name not in moves.bury_index:
        return None
    if view.box.bury[moves.bury_index[name]].kind != kind:
        return Refusal("POM-7.06", "bury-kind", {"space": name, "kind": _word(move)})
    return Refusal("POM-7.09", "bury-taken", {"space": name})


# ---------------------------------------------------------------- raids, exploration, quests, rubies


def _raid_spend(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, actions = view.captains[seat], moves_of(view.pack).raid_action
    if move[0] != "raid_spend" or _word(move) not in actions:
        return None
    index, pool = actions[_word(move)], _number(move, 2) - 1
    source, name = view.box.raid_actions[index], {"action": _word(move)}
    if not captain.raid_actions >> index & 1:
        return Refusal("POM-6.07", "not-unlocked", name)
    if view.raid_used >> index & 1:
        return Refusal("POM-6.08", "used-this-turn", name)
    have = view.pools[pool] if 0 <= pool < len(view.pools) else 0
    if have < source.cost:
        return Refusal("POM-6.07", "strength", {"cost": source.cost, "have": have})
    return Refusal("POM-6.19", "no-use") if not does_something(view, seat, source.reward) else None


def _explore(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    if move[0] == "skip":
        return Refusal("POM-8.06", "compulsory") if view.trades_used else None
    if move[0] == "explore_trade":
        trade = moves_of(view.pack).trade_index.get(_word(move))
        if trade is None:
            return None
        if not captain.trades >> trade & 1:
            return Refusal("POM-8.05", "not-unlocked", {"action": _word(move)})
        return Refusal("POM-8.05", "trade-used") if view.trades_used >> trade & 1 else Refusal("POM-8.06", "trade-last")
    there = box.track_index.get(_word(move))
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


def _quest(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "quest_refresh":
        return Refusal("POM-9.05")
    if move[0] != "quest_take":
        return None
    return Refusal("POM-9.06") if _word(move) == "deck" else Refusal("POM-9.01", "not-in-market")


def _keep_quest(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "keep_quest":
        return None
    return Refusal("POM-18.01" if view.has(ADVENTURE_HUNTERS) else "POM-1.15", "not-your-quest")


def _quest_sell(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-9.04", "not-your-quest") if move[0] == "quest_sell" else None


def _gulf(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "gulf":
        return None
    if _word(move) == "build":
        captain, cards = view.captains[seat], view.box.cards
        costs = [price(captain, cards[index]) for index, marked in view.markers.items() if not marked >> seat & 1]
        return _too_dear("POM-4.08", min(costs), captain.doubloons) if costs else Refusal("POM-4.04")
    return Refusal("POM-8.08" if _word(move) == "explore" else "POM-12.02")


def _ruby_sell(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "ruby_sell" and not view.captains[seat].rubies:
        return Refusal("POM-19.03", "no-ruby")
    known = move[0] == "ruby_sell" and _word(move) in moves_of(view.pack).ruby_index
    return Refusal("POM-19.03", "ruby-taken", {"space": _word(move)}) if known else None


def _ruby_exchange(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-19.05") if move[0] in ("ruby_exchange", "skip") else None


def _effects(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "do_now":
        return Refusal("POM-11.14", "no-use")
    return Refusal("POM-11.11", "compulsory") if move[0] in ("done", "skip") else None


_BY_KIND: Final[Mapping[str, Why]] = {
    "keep_quest": _keep_quest,
    "move": _move,
    "step": _step,
    "pay": _pay,
    "card": _card,
    "effects": _effects,
    "upgrade": _upgrade,
    "raid_spend": _raid_spend,
    "bury": _bury,
    "explore": _explore,
    "quest": _quest,
    "quest_sell": _quest_sell,
    "take": _take,
    "galleon": _galleon,
    "bm_place": _bm_place,
    "bm_activate": _bm_activate,
    "build": _build,
    "retire": _build,
    "gulf": _gulf,
    "ruby_sell": _ruby_sell,
    "ruby_exchange": _ruby_exchange,
}
_PLACES: Final = {
    "keep_quest": ("keep_quest", "POM-1.15"),
    "move": ("move", "POM-2.02"),
    "step": ("step", "POM-16.04"),
    "stop": ("step", "POM-16.04"),
    "pay": ("pay", "POM-2.11"),
    "card_buy": ("card", "POM-3.01"),
    "card_coins": ("card", "POM-3.01"),
    "residence_build": ("residence", "POM-4.01"),
    "do_now": ("effects", "POM-11.10"),
    "done": ("effects", "POM-11.12"),
    "upgrade": ("upgrade", "POM-5.05"),
    "raid_start": ("raid", "POM-6.15"),
    "raid_reroll": ("reroll", "POM-6.02"),
    "raid_keep": ("reroll", "POM-6.02"),
    "raid_die": ("raid_die", "POM-6.04"),
    "raid_kind": ("raid_kind", "POM-6.13"),
    "raid_spend": ("raid_spend", "POM-6.12"),
    "raid_stop": ("raid_spend", "POM-6.12"),
    "island": ("island", "POM-11.05"),
    "treasure_take": ("treasure", "POM-7.01"),
    "treasure_kind": ("treasure_kind", "POM-7.01"),
    "bury": ("bury", "POM-7.06"),
    "explore_move": ("explore", "POM-8.01"),
    "explore_trade": ("explore", "POM-8.05"),
    "quest_take": ("quest", "POM-9.01"),
    "quest_refresh": ("quest", "POM-9.05"),
    "quest_sell": ("quest_sell", "POM-9.04"),
    "take": ("take", "POM-5.11"),
    "galleon": ("galleon", "POM-10.08"),
    "bm_place": ("bm_place", "POM-10.12"),
    "bm_activate": ("bm_activate", "POM-10.18"),
    "build": ("build", "POM-4.08"),
    "gulf": ("gulf", "POM-12.02"),
    "ruby_take": ("ruby", "POM-19.02"),
    "ruby_sell": ("ruby_sell", "POM-19.03"),
    "ruby_exchange": ("ruby_exchange", "POM-19.05"),
    "retire": ("retire", "POM-20.02"),
}
"""The question that a move answers, and the rule that says when it is put."""


def why_not(view: Maracaibo, seat: int, kind: str, move: Move) -> Refusal | None:
    """By the question that is asked; or when the move would have its place."""
    answer = _BY_KIND.get(kind)
    refusal = answer(view, seat, move) if answer is not None else None
    if refusal is not None:
        return refusal
    verb = str(move[0])
    if verb in ("skip", "done") and kind:  # declined once already, or it must be carried out
        return Refusal("POM-11.12" if view.optional else "POM-11.11", "compulsory")
    home, rule = _PLACES.get(verb, (kind, ""))
    return Refusal(rule) if home != kind else None
