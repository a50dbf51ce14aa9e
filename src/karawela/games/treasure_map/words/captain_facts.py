"""What a table of Treasure Map shows besides the board: what each captain has, and how far everybody is."""

from __future__ import annotations

from karawela.games.ship_adventure.data.components import PIRATES, TOKENS
from karawela.games.ship_adventure.words import GOLD, card_facts, first_fact
from karawela.games.treasure_map.rules.backs import places_of_tokens
from karawela.games.treasure_map.state import CARRIED, STORED, TreasureMap
from karawela.words.facts import Aim, Fact
from karawela.words.messages import Words

NUMBERS = 4
"""So many different pieces make the map."""


def facts(words: Words, view: TreasureMap, seat: int) -> list[Fact]:
    """Map pieces first, then gold, tokens, cards, the store at home, the pirates that chase, and who begins."""
    captain = view.captains[seat]
    found = [
        Fact("map", _pieces(captain.pieces, captain.stored_pieces), words.say("fact-pieces"), main=True),
        Fact(GOLD, str(captain.gold), words.say("fact-gold"), main=True),
        *_tokens(words, view, seat),
        *card_facts(words, captain.cards),
        *_store(words, view, seat),
        *(
            Fact(PIRATES[number], "!", words.say("fact-chased", pirate=PIRATES[number]), thing=PIRATES[number])
            for number, prey in enumerate(view.prey)
            if prey == seat and view.tiles
        ),
    ]
    return [*found, first_fact(words)] if view.first == seat and not view.solo else found


def _pieces(*kept: list[int]) -> str:
    """The numbers that are there, `1·3`, or 0."""
    return "·".join(str(number + 1) for number in range(NUMBERS) if any(each[number] for each in kept)) or "0"


def _tokens(words: Words, view: TreasureMap, seat: int) -> list[Fact]:
    """A token whose back the viewer knows by the square where it is exchanged, the others by their level."""
    found = []
    for token in view.tokens(CARRIED + seat):
        back, level = view.token_back[token], view.token_level[token]
        if back >= 0:
            square = view.sea.names[places_of_tokens(view.tiles)[back]]
            found.append(Fact(TOKENS[back], square, words.say("fact-token-known", token=TOKENS[back]), group="tokens"))
        else:
            found.append(Fact(f"token-{level}", "1", words.say("fact-token", n=level), group="tokens"))
    return found


def _store(words: Words, view: TreasureMap, seat: int) -> list[Fact]:
    """What the home city keeps."""
    captain, tokens = view.captains[seat], view.tokens(STORED + seat)
    kept = (
        (captain.stored_gold, "fact-stored-gold"),
        (sum(captain.stored_pieces), "fact-stored-pieces"),
        (len(tokens), "fact-stored-tokens"),
    )
    return [Fact("chest", str(n), words.say(message), group="store") for n, message in kept if n]


def aim(words: Words, view: TreasureMap) -> Aim:
    """El Dorado; the round and the level; how many of the four pieces everybody has, carried or stored."""
    now = words.say("aim-now", round=max(view.round, 1), rounds=view.max_rounds, level=view.level)
    progress = [
        words.say("aim-progress", n=sum(map(any, zip(captain.pieces, captain.stored_pieces, strict=True))), all=NUMBERS)
        for captain in view.captains
    ]
    return Aim(words.say("aim-goal-solo" if view.solo else "aim-goal"), now, tuple(progress))
