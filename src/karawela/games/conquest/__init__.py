"""Caribbean Conquest: fleets and crews fight for the strategic points of a wrapping sea."""

from karawela.games.conquest.game import GAME

__all__ = ["GAME"]
