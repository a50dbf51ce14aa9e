"""Moves that a person might try, legal or not: the grammar's, with what the position leaves of the arguments."""

from collections.abc import Mapping, Sequence

from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.data.box import PLACE, UPGRADE_CARD
from karawela.games.maracaibo.data.sea import START
from karawela.games.maracaibo.rules.quests import market_size
from karawela.games.maracaibo.state import Maracaibo
from karawela.words.grammar import Token, tries_of


def narrow(view: Maracaibo, seat: int, kind: str) -> Mapping[str, Sequence[Token]]:
    """What is in the game's box and lies on the table. Nobody guesses at quests that he does not see."""
    box, sea, captain = view.box, view.sea, view.captains[seat]
    cards = [box.cards[card] for card in view.cells if card >= 0]
    spaces = {
        "bury": [space.id for space in (*box.bury, *(box.poseidon if captain.has_poseidon else ()))],
        "explore": [step.id for step in box.track[captain.explorer + 1 : box.last + 1 + captain.may_retire]],
        "ruby_sell": [space.id for space in box.rubies],
    }
    return {
        "cell": [sea.ids[there] for there in sea.steps[captain.ship]] if kind == "step" else sea.ids[:START],
        "quest": (),
        "who": (),
        "deed": [side.name for offer in box.gulf.offers for side in offer] if kind == "gulf" else (),
        "slot": [slot.id for slot in box.slots],
        "action": [action.id for action in box.raid_actions],
        "pool": range(1, len(view.pools) + 1),
        "space": spaces.get(kind, ()),
        "source": [source.id for trade, source in enumerate(box.trades) if captain.trades >> trade & 1],
        "pick": ("deck", *range(1, market_size(view) + 1)),
        "card": [card.id for card in cards if card.sort == UPGRADE_CARD],
        "tile": box.galleon_ids if kind == "galleon" else box.market_ids,
        "place": [card.id for card in cards if card.sort == PLACE],
        "residence": [box.card_ids[card] for card in view.markers],
        "n": (captain.rubies + 1,),
    }


tries = tries_of(TITLE, narrow)
