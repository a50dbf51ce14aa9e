"""Moves that are made often, made once."""

from typing import Final

from karawela.engine.ask import Move
from karawela.games.tiny_epic.data.choices import GOODS, STATIONS

STOP: Final[Move] = ("captain_stop",)
PASS: Final[Move] = ("captain_pass",)
SKIP_FROM: Final[list[Move]] = [("captain_skip", station) for station in STATIONS]
ASSIGN: Final[list[Move]] = [("assign_deckhand", station) for station in STATIONS[:3]]
SAIL_END: Final[Move] = ("sail_end",)
DECLINE: Final[Move] = ("order_decline",)
PLUNDER_NOW: Final[Move] = ("order_plunder",)
CREW_UP_NOW: Final[Move] = ("order_crew_up",)
HIDE_NOW: Final[Move] = ("order_hide_out",)
DISCARD: Final[list[Move]] = [("discard_crate", good) for good in GOODS]
NAVY_CRATE: Final[list[Move]] = [("navy_crate", good) for good in GOODS]
HIRE_NONE: Final[Move] = ("hire_none",)
DONE: Final[Move] = ("done",)
DICE_DONE: Final[Move] = ("dice_done",)
BONUS_SKIP: Final[Move] = ("bonus_skip",)
BONUS_END: Final[Move] = ("bonus_end",)
BONUS_PLUNDER: Final[Move] = ("bonus_plunder",)
BURY_URN: Final[Move] = ("bury_urn",)
TAKE_CURSED: Final[Move] = ("take_cursed",)
LEAVE_CURSED: Final[Move] = ("leave_cursed",)
WHEEL_PLACES: Final = ("", "wheel_1", "wheel_2", "wheel_3", "wheel_4", "wheel_5")
JOSTLE: Final[list[Move]] = [("jostle", station) for station in STATIONS[:3]]
JOSTLE_WHEEL: Final[list[Move]] = [("jostle", place) for place in WHEEL_PLACES]
