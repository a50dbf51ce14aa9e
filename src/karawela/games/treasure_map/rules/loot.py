"""What changes hands: loot, hoards, the look at a back, and the way home (SAT-5.21 to 5.25, SAT-6.03, SAT-11.02)."""

from karawela.engine.ask import Draw, GameOver, Rules
from karawela.engine.state import knows
from karawela.games.ship_adventure.data.components import COLOURS, DORADO_NAMES, GALLEON_ID, PIRATES, TOKENS
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.data.levels import GALLEON_GOLD
from karawela.games.treasure_map.rules.backs import tokens_in_game
from karawela.games.treasure_map.state import CARRIED, HOARD, IN_GALLEON, NOBODY, UNDRAWN, TreasureMap


def look_at(s: TreasureMap, seat: int, token: int) -> Rules:
    """The seat sees the back of a token; the first look draws it from all that nobody has seen (SAT-6.03)."""
    if knows(s.token_seen[token], seat):
        return
    if s.token_back[token] == UNDRAWN:
        pool = [each for each in tokens_in_game(s.tiles)[s.token_level[token]] if each not in s.token_back]
        s.token_back[token] = yield Draw(pool, "token", TOKENS, seat)
    else:
        yield Draw((s.token_back[token],), "token", TOKENS, seat)
    s.token_seen[token] |= 1 << seat


def see_dorado(s: TreasureMap, seat: int) -> Rules:
    """Whoever carries all four numbers for the first time is shown the El Dorado back (SAT-11.02)."""
    if 0 in s.captains[seat].pieces or knows(s.dorado_seen, seat):
        return
    if s.dorado != UNDRAWN:
        yield Draw((s.dorado,), "dorado", DORADO_NAMES, seat)
    else:
        backs = (s.map_card,) if s.printed_backs else range(len(DORADO_NAMES))  # SAT-1.03
        s.dorado = yield Draw(backs, "dorado", DORADO_NAMES, seat)
    s.dorado_seen |= 1 << seat
    s.tell("sees_dorado", seat)


def earn(s: TreasureMap, seat: int, gold: int) -> None:
    """Gold from the bank."""
    s.captains[seat].gold += gold
    s.paid_out += gold


def pay(s: TreasureMap, seat: int, gold: int) -> None:
    """Gold to the bank."""
    s.captains[seat].gold -= gold
    s.paid_out -= gold


def take_all(s: TreasureMap, seat: int, gold: int, pieces: list[int], tokens: list[int]) -> Rules:
    """A seat gets goods that somebody else had; it may look at the tokens."""
    captain = s.captains[seat]
    captain.gold += gold
    for number in range(4):
        captain.pieces[number] += pieces[number]
    for token in tokens:
        s.token_at[token] = CARRIED + seat
    if gold or tokens or any(pieces):
        s.tell("loot", seat, gold, sum(pieces), len(tokens))
    for token in tokens:
        yield from look_at(s, seat, token)
    yield from see_dorado(s, seat)


def lose_all(s: TreasureMap, seat: int) -> tuple[int, list[int], list[int]]:
    """The carried gold, pieces and tokens of a seat; stored goods and cards are not touched (SAT-5.21)."""
    captain = s.captains[seat]
    gold, pieces = captain.gold, captain.pieces
    captain.gold, captain.pieces = 0, [0, 0, 0, 0]
    return gold, pieces, s.tokens(CARRIED + seat)


def beaten_by_player(s: TreasureMap, loser: int, winner: int) -> Rules:
    """The winner takes everything that was carried; the loser is back home (SAT-5.21, 5.22)."""
    s.tell("destroyed", loser, COLOURS[s.captains[winner].colour])
    goods = lose_all(s, loser)
    send_home(s, loser)
    yield from take_all(s, winner, *goods)


def beaten_by_pirate(s: TreasureMap, loser: int, pirate: int) -> None:
    """The pirate goes home, idle, and the loot lies there as its hoard (SAT-5.24, 5.28, 9.14)."""
    s.tell("destroyed", loser, PIRATES[pirate])
    gold, pieces, tokens = lose_all(s, loser)
    s.hoard_gold[pirate] += gold
    for number in range(4):
        s.hoard_pieces[4 * pirate + number] += pieces[number]
    for token in tokens:
        s.token_at[token] = HOARD + pirate
    pirate_home(s, pirate)
    send_home(s, loser)


def beaten_by_galleon(s: TreasureMap, loser: int) -> None:
    """The loot goes aboard the galleon (SAT-5.23)."""
    s.tell("destroyed", loser, GALLEON_ID)
    gold, pieces, tokens = lose_all(s, loser)
    s.galleon_gold += gold
    for number in range(4):
        s.galleon_pieces[number] += pieces[number]
    for token in tokens:
        s.token_at[token] = IN_GALLEON
    send_home(s, loser)


def send_home(s: TreasureMap, seat: int) -> None:
    """Ship and crew together on the home harbour, with all cards (SAT-5.22). Alone, that is the end (SAT-12.05)."""
    captain = s.captains[seat]
    captain.ship = captain.crew = s.home(seat)
    if s.solo:
        s.lost = True
        raise GameOver


def pirate_home(s: TreasureMap, pirate: int) -> None:
    """On its skull square, idle."""
    s.pirates[pirate] = s.sea.skulls[pirate][0]
    s.prey[pirate] = NOBODY


def pirate_destroyed(s: TreasureMap, pirate: int, winner: int) -> Rules:
    """Off the board until the level changes; its hoard goes to the winner only at its own skull (SAT-5.25, 12.06)."""
    s.tell("pirate_destroyed", winner, PIRATES[pirate])
    at_home = s.pirates[pirate] == s.sea.skulls[pirate][0]
    if s.solo:
        pirate_home(s, pirate)
    else:
        s.pirates[pirate] = NOWHERE
        s.prey[pirate] = NOBODY
    if at_home:
        yield from take_hoard(s, pirate, winner)


def take_hoard(s: TreasureMap, pirate: int, seat: int) -> Rules:
    """All that lies on the pirate's skull square (SAT-9.11)."""
    gold, pieces = s.hoard_gold[pirate], s.hoard_pieces[4 * pirate : 4 * pirate + 4]
    s.hoard_gold[pirate] = 0
    s.hoard_pieces[4 * pirate : 4 * pirate + 4] = [0, 0, 0, 0]
    yield from take_all(s, seat, gold, pieces, s.tokens(HOARD + pirate))


def galleon_destroyed(s: TreasureMap, winner: int) -> Rules:
    """It pays by the level, and whatever it has looted; it comes back next round (SAT-3.12, 3.13)."""
    s.tell("galleon_destroyed", winner, GALLEON_GOLD[s.level])
    s.galleon = NOWHERE
    earn(s, winner, GALLEON_GOLD[s.level])
    gold, pieces = s.galleon_gold, s.galleon_pieces
    s.galleon_gold, s.galleon_pieces = 0, [0, 0, 0, 0]
    yield from take_all(s, winner, gold, pieces, s.tokens(IN_GALLEON))
