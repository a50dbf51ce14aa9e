"""Pirates of Maracaibo: three voyages through a sea of cards; alone, against Redbeard."""

from karawela.components.packs import STANDARD
from karawela.engine.colours import Colour
from karawela.engine.title import Option, Taking, Title
from karawela.games.maracaibo.data.box import MODULES, SHELF
from karawela.games.maracaibo.state import Maracaibo

LAYOUTS = ("standard", "broken_chain", "two_straits", "long_voyage", "custom")
"""`custom` is the layout of that id in the data pack."""
TITLE: Title[Maracaibo] = Title(
    id="maracaibo",
    prefix="POM",
    package=__name__,
    seats=range(1, 5),
    options=(
        Option("layout", "standard", LAYOUTS),
        Option("first_player", "random", ("random", "1", "2", "3", "4")),
        Option("break_place_groups", True),
        *(Option(module, False) for module in MODULES),
        Option("b_cards", 0, least=0, most=6),
        Option("data_pack", STANDARD, reader=SHELF.read),
    ),
    edition_option="data_pack",
    colours=(
        Colour("black", "#222222", "anchor", "A"),
        Colour("blue", "#2f6fd0", "wheel", "B"),
        Colour("yellow", "#e0b400", "star", "C"),
        Colour("red", "#c8352b", "parrot", "D"),
    ),
    takings=(
        Taking("card", events=("acquires",), passed=("leaves",)),
        Taking("residence", events=("builds",)),
        Taking("upgrade", moves=("upgrade",)),
        Taking("galleon", moves=("galleon",)),
        Taking("quest", moves=("keep_quest",)),
        Taking("quest_market", events=("quest_market",)),
        Taking("black_market", events=("bm_placed",)),
    ),
)
