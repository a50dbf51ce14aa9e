"""Why a ship cannot go there, stay, or pay whom it likes."""

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.data.sea import GULF, MARACAIBO, START
from karawela.games.maracaibo.rules.refusals.reading import word
from karawela.games.maracaibo.state import Maracaibo


def move(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if move[0] in ("skip", "stop", "done"):
        return Refusal("POM-2.03", "stay")
    if move[0] != "move":
        return None
    there = sea.index.get(word(move), START)
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


def step(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, sea = view.captains[seat], view.sea
    if move[0] == "stop":
        return Refusal("POM-2.07", "not-nearer")
    if move[0] == "skip":
        return Refusal("POM-2.03", "stay")
    if move[0] != "step":
        return None
    there = sea.index.get(word(move), START)
    if there == START:
        return Refusal("POM-2.04", "no-space")
    if there not in sea.steps[captain.ship]:
        return Refusal("POM-2.05")
    return Refusal("POM-16.05", "no-way-on")


def pay(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    return Refusal("POM-2.11") if move[0] in ("pay", "skip") else None
