"""Dealing again what a seat does not see, for search: quests in other hands, under the deck and in it."""

from collections.abc import Sequence
from random import Random

from karawela.engine.state import UNKNOWN, Event
from karawela.games.maracaibo.state import Maracaibo


def deal_unknown(view: Maracaibo, seat: int, since: Sequence[Event], rng: Random) -> None:
    """Every quest that the seat does not see somewhere can be anywhere. Cards are public, so there is nothing else."""
    places = [captain.quests for captain in view.captains]
    places += [captain.offered for captain in view.captains]
    places.append(view.quest_under)
    seen = {quest for place in (*places, view.quest_market) for quest in place}
    loose = [quest for quest in range(len(view.box.quests)) if quest not in seen]
    rng.shuffle(loose)
    for place in places:
        for at, quest in enumerate(place):
            if quest == UNKNOWN:
                place[at] = loose.pop()
    view.quest_unseen = sorted(loose)
