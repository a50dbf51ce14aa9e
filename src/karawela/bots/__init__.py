"""Players that are programs. A bot sees a match only through its seat."""

from karawela.bots.levels import BOTS, GENTLE, LEVELS, USUAL, Level, make_bot, register
from karawela.bots.players import Deckhand, Greedy, Player, RandomPlayer
from karawela.bots.report import Report, Thought
from karawela.bots.search import Budget, Search
from karawela.bots.thinker import Spent, Thinker

__all__ = [
    "BOTS",
    "GENTLE",
    "LEVELS",
    "USUAL",
    "Budget",
    "Deckhand",
    "Greedy",
    "Level",
    "Player",
    "RandomPlayer",
    "Report",
    "Search",
    "Spent",
    "Thinker",
    "Thought",
    "make_bot",
    "register",
]
