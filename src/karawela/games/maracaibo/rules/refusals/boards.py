"""Why a slot, a tile, a bury space or a space of the ruby market cannot be used."""

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.data.box import NONE, PLACE
from karawela.games.maracaibo.rules.moves import KIND_INDEX, moves_of
from karawela.games.maracaibo.rules.refusals.reading import word
from karawela.games.maracaibo.state import Maracaibo


def upgrade(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, slots = view.captains[seat], moves_of(view.pack).slot
    if move[0] != "upgrade" or word(move) not in slots:
        return None
    index = slots[word(move)]
    if captain.slots >> index & 1:
        return Refusal("POM-10.01", "slot-filled", {"slot": word(move)})
    needs = view.box.slots[index].needs
    return Refusal("POM-10.02", "slot-locked", {"slot": word(move), "needs": needs, "have": captain.upgrades})


def galleon(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-10.08", "not-in-market") if move[0] == "galleon" else None


def bm_place(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box, tiles = view.captains[seat], view.box, moves_of(view.pack).tile
    index = box.card_index.get(word(move, 2))
    if move[0] != "bm_place" or word(move) not in tiles:
        return None
    if captain.tiles[tiles[word(move)]] != NONE:
        return Refusal("POM-10.12", "tile-placed", {"tile": word(move)})
    if index in view.market:
        return Refusal("POM-10.13", "place-taken")
    if word(move, 2) in ("gulf", "maracaibo"):
        return Refusal("POM-10.13")
    if index is not None and box.cards[index].sort == PLACE and index in view.unseen_places:
        return Refusal("POM-15.07", "face-down")
    return Refusal("POM-10.12")


def bm_activate(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "bm_activate" or word(move) not in moves_of(view.pack).tile:
        return None
    return Refusal("POM-10.18", "tile-not-placed", {"tile": word(move)})


def bury(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, moves = view.captains[seat], moves_of(view.pack)
    kind, name = KIND_INDEX.get(word(move), NONE), word(move, 2)
    if move[0] != "bury" or kind == NONE:
        return None
    if not captain.stored[kind]:
        return Refusal("POM-7.09", "not-stored", {"kind": word(move)})
    if name in moves.poseidon_index:
        if not captain.has_poseidon:
            return Refusal("POM-7.13")
        return Refusal("POM-7.13", "bury-taken", {"space": name})
    if name not in moves.bury_index:
        return None
    if view.box.bury[moves.bury_index[name]].kind != kind:
        return Refusal("POM-7.06", "bury-kind", {"space": name, "kind": word(move)})
    return Refusal("POM-7.09", "bury-taken", {"space": name})


def ruby_sell(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] == "ruby_sell" and not view.captains[seat].rubies:
        return Refusal("POM-19.03", "no-ruby")
    known = move[0] == "ruby_sell" and word(move) in moves_of(view.pack).ruby_index
    return Refusal("POM-19.03", "ruby-taken", {"space": word(move)}) if known else None


def ruby_exchange(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-19.05") if move[0] in ("ruby_exchange", "skip") else None
