"""Santiago de Cuba: an old car, nine Cubans, twelve buildings and seven ships."""

from karawela.engine.title import Option, Taking, Title
from karawela.games.santiago.data.components import LAYOUTS
from karawela.games.santiago.state import Santiago

TITLE: Title[Santiago] = Title(
    id="santiago",
    prefix="SDC",
    package=__name__,
    seats=range(2, 5),
    options=(
        Option("first_player", "random", ("random", "1", "2", "3", "4")),
        Option("layout", "random", ("random", *LAYOUTS)),
        Option("open_holdings", False),
        Option("turn_limit", 600, least=0, most=100_000),
    ),
    takings=(
        Taking("enter", moves=("place_pawn",)),
        Taking("claim", moves=("alonso_claim",)),
        Taking("load", moves=("load",)),
    ),
)
