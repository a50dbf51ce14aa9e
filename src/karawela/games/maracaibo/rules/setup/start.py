"""The table before the first draw: what is fixed by the number of players and the options alone."""

from __future__ import annotations

from karawela.engine.errors import BadOption
from karawela.engine.title import Setup
from karawela.games.maracaibo.data.box import MODULES, Box, box_of
from karawela.games.maracaibo.state import NOBODY, Captain, Maracaibo


def start(setup: Setup) -> Maracaibo:
    """Boards are empty, islands have their first cubes, pools are full; nothing is dealt (POM-1.01, 1.09 to 1.13).

    Alone, Redbeard is captain 1; he has the end marker and never retires (POM-14.01, 14.08, 20.09)."""
    seats, options = setup.seats, setup.options
    pack = str(options["data_pack"])
    box = box_of(pack)
    layout = str(options["layout"])
    if layout not in box.seas:
        raise BadOption(f"option layout: there is no layout '{layout}'; there are {', '.join(box.seas)}")
    first = str(options["first_player"])
    if first != "random" and int(first) > seats:
        raise BadOption(f"option first_player is random or a seat from 1 to {seats}, not '{first}'")
    solo = seats == 1
    if not solo and int(options["b_cards"]):
        raise BadOption("option b_cards is for a game alone against Redbeard")
    return Maracaibo(
        captains=[new_captain(box, seat < seats and bool(options["retirement"])) for seat in range(max(2, seats))],
        end_marker=1 if solo else NOBODY,
        unseen_places=list(box.places_1),
        unseen_residences=list(box.residences),
        unseen_upgrades=list(box.upgrades_1),
        unseen_deck=list(box.deck_2),
        deck=len(box.deck_2),
        unseen_values=list(range(len(box.value_tiles))),
        islands=[box.numbers.island] * 3,
        quest_unseen=list(range(len(box.quests))),
        solo=solo,
        modules=sum(1 << bit for bit, module in enumerate(MODULES) if options[module]),
        layout=layout,
        pack=pack,
        b_cards=int(options["b_cards"]),
        break_place_groups=bool(options["break_place_groups"]),
        first_player="1" if solo else first,
    )


def new_captain(box: Box, may_retire: bool) -> Captain:
    """A captain who has nothing but the raid actions, steps and rerolls that everybody has."""
    return Captain(
        steps=box.numbers.steps,
        rerolls=box.numbers.rerolls,
        raid_actions=box.standard_raid,
        may_retire=may_retire,
    )
