"""The titles, one line each. A title's package is imported only when somebody asks for it."""

from karawela.engine.registry import register

register("santiago", "karawela.games.santiago")
register("treasure_map", "karawela.games.treasure_map")
register("conquest", "karawela.games.conquest")
register("maracaibo", "karawela.games.maracaibo")
register("tiny_epic", "karawela.games.tiny_epic")
