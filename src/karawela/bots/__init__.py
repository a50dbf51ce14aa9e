"""Players that are programs. A bot sees a match only through its seat."""

from karawela.bots.players import BOTS, Greedy, Player, RandomPlayer, make_bot

__all__ = ["BOTS", "Greedy", "Player", "RandomPlayer", "make_bot"]
