"""Caribbean Conquest: fleets and crews fight for the strategic points of a wrapping sea."""

from types import MappingProxyType

from karawela.engine.title import Option, Taking, Title
from karawela.games.conquest.state import Conquest

TITLE: Title[Conquest] = Title(
    id="conquest",
    prefix="SAC",
    package=__name__,
    data_version=3,
    known_versions=(1, 2, 3),
    seats=range(2, 5),
    options=(
        Option("boxes", "1", ("1", "4", "9")),
        Option("opening_truce", False),
        Option("max_rounds", 0, least=0, most=1000),
    ),
    colours_in_play=True,
    short=MappingProxyType({"max_rounds": 5}),
    takings=(
        Taking("unit", moves=("buy_unit",)),
        Taking("card", moves=("buy_card",)),
        Taking("area", events=("area",)),
        Taking("colour", moves=("choose_colour",)),
    ),
)
