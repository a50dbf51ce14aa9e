"""Santiago de Cuba: an old car, nine Cubans, twelve buildings and seven ships."""

from karawela.games.santiago.game import GAME

__all__ = ["GAME"]
