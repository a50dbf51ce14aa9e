"""What always holds in Treasure Map; the tests look after every move."""

from karawela.engine.title import Demands
from karawela.games.ship_adventure.data.components import MOST
from karawela.games.ship_adventure.rules.sea import NOWHERE
from karawela.games.treasure_map.data.levels import STEPS
from karawela.games.treasure_map.rules.backs import tokens_in_game
from karawela.games.treasure_map.state import CARRIED, EXCHANGED, IN_GALLEON, NOBODY, SETUP, TreasureMap


def broken(s: TreasureMap) -> list[str]:
    """Every invariant that does not hold, in words."""
    demand = Demands()
    if s.phase == SETUP:
        return demand.broken
    _check_captains(s, demand)
    _check_tokens(s, demand)
    _check_goods(s, demand)
    _check_pirates(s, demand)
    demand(0 <= s.steps <= STEPS, f"{s.steps} steps are left")
    demand(len(s.drifted) == len(set(s.drifted)), "a wave was used for free twice")
    demand(1 <= s.level <= s.top_level and (not s.solo or s.level == 2), f"the level is {s.level}")
    return demand.broken


def _check_captains(s: TreasureMap, demand: Demands) -> None:
    sea = s.sea
    for seat, captain in enumerate(s.captains):
        name = f"seat {seat + 1}"
        demand(not sea.land[captain.ship], f"{name}: the ship is on land")
        demand(captain.aboard or sea.land[captain.crew], f"{name}: the crew is in the water")
        demand(captain.gold >= 0 and captain.stored_gold >= 0, f"{name}: gold {captain.gold}, {captain.stored_gold}")
        demand(min(*captain.pieces, *captain.stored_pieces) >= 0, f"{name}: pieces are negative")
        demand(all(0 <= n <= most for n, most in zip(captain.cards, MOST, strict=True)), f"{name}: {captain.cards}")
        demand(captain.cards[1] >= 1, f"{name}: no cannon")


def _check_tokens(s: TreasureMap, demand: Demands) -> None:
    in_game = tokens_in_game(s.tiles)
    backs = [back for back in s.token_back if back >= 0]
    demand(len(backs) == len(set(backs)), "two tokens have the same back")
    for token, back in enumerate(s.token_back):
        level, at = s.token_level[token], s.token_at[token]
        demand(back < 0 or back in in_game[level], f"token {token + 1} has the back {back} of another level")
        demand((at < 5) == (s.token_seen[token] == 0), f"token {token + 1} at {at} seen by {s.token_seen[token]}")
        demand(
            not CARRIED <= at < CARRIED + 4 or bool(s.token_seen[token] >> at - CARRIED & 1),
            f"token {token + 1} was not seen by its holder",
        )
    temples = [at for at in s.token_at if at < 5]
    demand(len(temples) == len(set(temples)), "two tokens are on one temple")


def _check_goods(s: TreasureMap, demand: Demands) -> None:
    sets = 1 if s.solo else s.level
    for number in range(4):
        there = s.supply[number] + s.galleon_pieces[number] + sum(s.hoard_pieces[number::4])
        there += sum(captain.pieces[number] + captain.stored_pieces[number] for captain in s.captains)
        demand(there == sets, f"there are {there} pieces {number + 1}, not {sets}")
    demand(s.token_at.count(EXCHANGED) == 4 * sets - sum(s.supply), "tokens exchanged and pieces given out differ")
    gold = s.galleon_gold + sum(s.hoard_gold) + sum(s.coins.values())
    gold += sum(captain.gold + captain.stored_gold for captain in s.captains)
    demand(gold == s.paid_out, f"{gold} gold is about, the bank has paid {s.paid_out}")
    demand(all(at <= IN_GALLEON or at == EXCHANGED for at in s.token_at), f"tokens are at {s.token_at}")


def _check_pirates(s: TreasureMap, demand: Demands) -> None:
    sea = s.sea
    for pirate, square in enumerate(s.pirates):
        home = sea.skulls[pirate][0]
        if s.prey[pirate] == NOBODY:
            demand(square in (home, NOWHERE), f"pirate {pirate + 1} is idle at {square}")
        else:
            demand(square != NOWHERE and not sea.land[square], f"pirate {pirate + 1} chases from {square}")
