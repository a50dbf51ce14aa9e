"""Pirates of Maracaibo: three voyages through a sea of cards; alone, against Redbeard."""

from karawela.components.packs import STANDARD
from karawela.engine.title import Option, Taking, Title
from karawela.games.maracaibo.data.box import MODULES, SHELF
from karawela.games.maracaibo.data.choices import COLOURS, LAYOUTS
from karawela.games.maracaibo.state import Maracaibo

TITLE: Title[Maracaibo] = Title(
    id="maracaibo",
    prefix="POM",
    package=__name__,
    seats=range(1, 5),
    options=(
        Option("layout", LAYOUTS[0], LAYOUTS),
        Option("first_player", "random", ("random", "1", "2", "3", "4")),
        Option("break_place_groups", True),
        *(Option(module, False) for module in MODULES),
        Option("b_cards", 0, least=0, most=6),
        Option("data_pack", STANDARD, reader=SHELF.read, there=SHELF.names),
    ),
    edition_option="data_pack",
    colours=COLOURS,
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
