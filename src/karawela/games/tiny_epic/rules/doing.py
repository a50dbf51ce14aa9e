"""What cards, tokens and levels do: each word has a page in the chapter where it belongs, entered here by its class."""

from karawela.effects.resolver import Pages
from karawela.effects.tree import Effect
from karawela.games.tiny_epic.data.read_words import VOCABULARY
from karawela.games.tiny_epic.state import TinyEpic

PAGES: Pages[TinyEpic] = Pages(lambda word: VOCABULARY.of(word).op, len(VOCABULARY.words))
does = PAGES.does
gives = PAGES.gives
carry_out = PAGES.carry_out


def performable(s: TinyEpic, seat: int, effect: Effect) -> bool:
    """Whether the bonus action of a card would do something now and can be paid (TEP-4.123, AMD-11.96, 11.98)."""
    return PAGES.can[effect.op](s, seat, effect)
