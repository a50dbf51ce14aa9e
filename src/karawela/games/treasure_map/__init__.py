"""Ship Adventure: Treasure Map (Mapa Skarbów): sail, dig, trade tokens for map pieces, find El Dorado."""

from types import MappingProxyType

from karawela.engine.title import Option, Taking, Title
from karawela.games.treasure_map.state import TreasureMap

TITLE: Title[TreasureMap] = Title(
    id="treasure_map",
    prefix="SAT",
    package=__name__,
    seats=range(1, 5),
    options=(
        Option("printed_backs", False),
        Option("max_rounds", 80, least=1, most=1000),
    ),
    colours_in_play=True,
    short=MappingProxyType({"max_rounds": 30}),
    takings=(Taking("buy", moves=("buy",)), Taking("colour", moves=("choose_colour",))),
)
