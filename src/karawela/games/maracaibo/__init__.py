"""Pirates of Maracaibo."""

from karawela.games.maracaibo.game import GAME

__all__ = ["GAME"]
