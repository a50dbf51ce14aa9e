"""Karawela: a harbour of pirate board games, playable in a terminal, from Python and by learning agents."""

__version__ = "0.1.0"
