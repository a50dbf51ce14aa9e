"""Games between bots, in numbers."""

from karawela.arena.sim import Standing, Tally, simulate

__all__ = ["Standing", "Tally", "simulate"]
