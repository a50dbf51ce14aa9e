"""His deck of six cards and his first quests (POM-14.05 to 14.07, 18.06)."""

from karawela.engine.ask import Draw, Rules
from karawela.games.maracaibo.data.box import ADVENTURE_HUNTERS
from karawela.games.maracaibo.data.read_redbeard import CARDS
from karawela.games.maracaibo.rules.quests import draw_quest
from karawela.games.maracaibo.rules.redbeard import SEAT
from karawela.games.maracaibo.rules.redbeard.cards import card_ids
from karawela.games.maracaibo.state import Maracaibo


def deal_cards(s: Maracaibo) -> Rules:
    """The A cards that stay, and a B card for each that was replaced. Which they are is public, their order is not."""
    names, six = card_ids(s.pack), []
    for pool, n in ((list(range(CARDS)), CARDS - s.b_cards), (list(range(CARDS, 2 * CARDS)), s.b_cards)):
        for _ in range(n):
            card = yield Draw(pool, "redbeard_deck", names)
            pool.remove(card)
            six.append(card)
    s.redbeard.six = tuple(sorted(six))
    s.redbeard.unseen = sorted(six)


def deal_quests(s: Maracaibo) -> Rules:
    """Face down from the deck after the market was laid; nobody sees them (POM-14.07, 18.06)."""
    captain = s.captains[SEAT]
    for _ in range(2 if s.has(ADVENTURE_HUNTERS) else 1):
        quest = yield from draw_quest(s, "quest", SEAT)
        captain.quests.append(quest)
        captain.quests_seen.append(0)
