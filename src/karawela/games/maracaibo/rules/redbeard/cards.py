"""His cards by their numbers: 0 to 5 are the A cards, 6 to 11 the B cards."""

from functools import cache

from karawela.games.maracaibo.data.box import box_of
from karawela.games.maracaibo.data.redbeard_parts import RedbeardCard


@cache
def cards_of(pack: str) -> tuple[RedbeardCard, ...]:
    box = box_of(pack)
    return (*box.redbeard_a, *box.redbeard_b)


@cache
def card_ids(pack: str) -> tuple[str, ...]:
    return tuple(card.id for card in cards_of(pack))
