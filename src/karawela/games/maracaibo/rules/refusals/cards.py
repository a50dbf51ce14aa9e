"""Why a card cannot be acquired or a residence built, here or from afar."""

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.data.box import RESIDENCE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import CELLS
from karawela.games.maracaibo.data.vocabulary import KINDS
from karawela.games.maracaibo.data.words import Take
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.refusals.reading import too_dear, word
from karawela.games.maracaibo.rules.residences import half_price
from karawela.games.maracaibo.rules.resolve import deciding
from karawela.games.maracaibo.state import Maracaibo


def card(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain = view.captains[seat]
    if move[0] in ("skip", "done"):
        return Refusal("POM-3.01", "must-choose")
    if move[0] != "card_buy" or captain.ship >= CELLS:
        return None
    index = view.cells[captain.ship]
    if index < 0:
        return Refusal("POM-3.11", "no-card")
    return too_dear("POM-3.03", price(captain, view.box.cards[index]), captain.doubloons)


def take(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    index = box.card_index.get(word(move))
    if move[0] != "take" or index is None:
        return None
    card = box.cards[index]
    effect = deciding(view)
    taking = effect if isinstance(effect, Take) else None
    rule = "POM-5.13" if taking is not None and not taking.extra else "POM-5.11"
    if card.sort != UPGRADE_CARD or index not in view.cells:
        return Refusal(rule, "no-card")
    if taking is not None and card.kind != taking.kind:
        return Refusal(rule, "wrong-kind", {"card": card.id, "kind": KINDS[card.kind]})
    return too_dear(rule, price(captain, card, taking.extra if taking is not None else 0), captain.doubloons)


def build(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    captain, box = view.captains[seat], view.box
    index = box.card_index.get(word(move))
    if move[0] not in ("build", "retire") or index is None or box.cards[index].sort != RESIDENCE:
        return None
    if index not in view.markers:
        return Refusal("POM-4.08", "no-card")
    if view.markers[index] >> seat & 1:
        rule = "POM-4.04" if move[0] == "build" else "POM-20.04"
        return Refusal(rule, "own-marker", {"residence": word(move)})
    if move[0] == "retire":
        return too_dear("POM-20.03", half_price(view, seat, index), captain.doubloons)
    return too_dear("POM-4.08", price(captain, box.cards[index]), captain.doubloons)


def gulf(view: Maracaibo, seat: int, move: Move) -> Refusal | None:
    if move[0] != "gulf":
        return None
    if word(move) == "build":
        captain, cards = view.captains[seat], view.box.cards
        costs = [price(captain, cards[index]) for index, marked in view.markers.items() if not marked >> seat & 1]
        return too_dear("POM-4.08", min(costs), captain.doubloons) if costs else Refusal("POM-4.04")
    return Refusal("POM-8.08" if word(move) == "explore" else "POM-12.02")
