"""Ship Adventure: Treasure Map (Mapa Skarbów): sail, dig, trade tokens for map pieces, find El Dorado."""

from karawela.games.treasure_map.game import GAME

__all__ = ["GAME"]
