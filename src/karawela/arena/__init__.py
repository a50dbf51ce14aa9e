"""Games between bots, in numbers: simulations, tournaments, ratings, reports."""

from karawela.arena.plan import Pairing, Plan, plan_of
from karawela.arena.play import Played, play
from karawela.arena.results import Results
from karawela.arena.sim import Standing, Tally, simulate
from karawela.arena.tournament import run

__all__ = ["Pairing", "Plan", "Played", "Results", "Standing", "Tally", "plan_of", "play", "run", "simulate"]
