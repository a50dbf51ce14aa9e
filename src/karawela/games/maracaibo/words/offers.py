"""What an option comes to where the captain stands, beyond its label: the card at the end of a voyage, a price."""

from __future__ import annotations

from karawela.engine.ask import Move
from karawela.games.maracaibo.data.words import Take
from karawela.games.maracaibo.rules.cards import price
from karawela.games.maracaibo.rules.residences import half_price
from karawela.games.maracaibo.rules.resolve import deciding
from karawela.games.maracaibo.state import FOLDED, Maracaibo
from karawela.games.maracaibo.words.phrases import Phrase


def outlook(view: Maracaibo, move: Move) -> Phrase | None:
    match move:
        case ("move" | "step", "gulf" | "maracaibo"):
            return None
        case ("move" | "step", str(where)):
            card = view.cells[view.sea.index[where]]
            return "outlook-card", {"card": view.box.card_ids[card] if card >= 0 else FOLDED.get(card, "filler")}
        case ("quest_take", int(place)):
            return "outlook-card", {"card": view.box.quest_ids[view.quest_market[place - 1]]}
        case ("card_buy" | "residence_build",):
            return _for(_cost(view, view.cells[view.captains[view.active].ship]))
        case ("take", str(card)):
            effect = deciding(view)
            extra = effect.extra if isinstance(effect, Take) else 0
            return _for(_cost(view, view.box.card_ids.index(card), extra))
        case ("build", str(residence)):
            return _for(_cost(view, view.box.card_ids.index(residence)))
        case ("retire", str(residence)):
            return _for(half_price(view, view.active, view.box.card_ids.index(residence)))
    return None


def _cost(view: Maracaibo, card: int, extra: int = 0) -> int:
    return price(view.captains[view.active], view.box.cards[card], extra)


def _for(doubloons: int) -> Phrase:
    return "outlook-price", {"n": doubloons}
