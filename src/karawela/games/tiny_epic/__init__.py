"""Tiny Epic Pirates: a wheel of orders, a sea of sixteen cards; with The Curse of Amdiak, and alone."""

from karawela.components.packs import STANDARD
from karawela.engine.title import Option, Setting, Taking, Title
from karawela.games.tiny_epic.data.box import SHELF
from karawela.games.tiny_epic.data.choices import COLOURS
from karawela.games.tiny_epic.state import TinyEpic

TITLE: Title[TinyEpic] = Title(
    id="tiny_epic",
    prefix="TEP",
    package=__name__,
    seats=range(1, 5),
    options=(
        Option("amdiak", False),
        Option("solo", "base", ("base", "ordinary", "ghost_pirate")),
        Option("solo_helm", "standard", ("standard", "rover", "scourge", "ghost_pirate")),
        Option("solo_legend", "standard", ("standard", "brigand", "terror", "amdiak")),
        Option("first_player", "random", ("random", "1", "2", "3", "4")),
        Option("round_limit", 100, least=0, most=100_000),
        Option("data_pack", STANDARD, reader=SHELF.read, there=SHELF.names),
    ),
    edition_option="data_pack",
    colours=COLOURS,
    short={"round_limit": 7},
    settings=(
        Setting("cursed", {"amdiak": True}),
        Setting("rover-terror", {"solo_helm": "rover", "solo_legend": "terror"}, 1),
        Setting("scourge-brigand", {"solo_helm": "scourge", "solo_legend": "brigand"}, 1),
        Setting("scourge-terror", {"solo_helm": "scourge", "solo_legend": "terror"}, 1),
        Setting(
            "cursed-scourge-terror",
            {"amdiak": True, "solo": "ordinary", "solo_helm": "scourge", "solo_legend": "terror"},
            1,
        ),
        Setting("ghost", {"amdiak": True, "solo": "ghost_pirate"}, 1),
        Setting(
            "ghost-brigand",
            {"amdiak": True, "solo": "ghost_pirate", "solo_helm": "ghost_pirate", "solo_legend": "brigand"},
            1,
        ),
        Setting(
            "ghost-scourge",
            {"amdiak": True, "solo": "ghost_pirate", "solo_helm": "scourge", "solo_legend": "amdiak"},
            1,
        ),
        Setting("first-1-of-three-rounds", {"first_player": "1", "round_limit": 3}, 2),
        Setting("cursed-first-2", {"amdiak": True, "first_player": "2"}, 2),
        Setting("first-3", {"first_player": "3"}, 3),
        Setting("cursed-first-4", {"amdiak": True, "first_player": "4"}, 4),
    ),
    takings=(
        Taking("crew", events=("hires",)),
        Taking("token", events=("finds",)),
    ),
)
