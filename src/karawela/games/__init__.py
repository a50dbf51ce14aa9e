"""The titles, one line each. A title's module is imported only when somebody asks for it."""

from karawela.engine.registry import register

register("santiago", "karawela.games.santiago:GAME")
register("treasure_map", "karawela.games.treasure_map:GAME")
register("conquest", "karawela.games.conquest:GAME")
register("maracaibo", "karawela.games.maracaibo:GAME")
