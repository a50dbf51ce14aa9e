"""What bots know of Treasure Map."""

from collections.abc import Sequence

from karawela.bots.sense import Sense
from karawela.engine.ask import Move
from karawela.games.treasure_map.bot.helm import at_the_helm, circumstances, courses_at_the_helm
from karawela.games.treasure_map.bot.reflexes import reflex
from karawela.games.treasure_map.bot.value import value
from karawela.games.treasure_map.state import TreasureMap


def instinct(view: TreasureMap, seat: int, kind: str, options: Sequence[Move]) -> list[float] | None:
    """A step is judged by where the rest of the move can lead, anything else by reflex."""
    return at_the_helm(view, seat, kind, options) if kind == "move" else reflex(view, seat, kind, options)


BOT: Sense[TreasureMap] = Sense(
    value=value,
    instinct=instinct,
    circumstances=lambda view, seat, kind, options: circumstances(view, kind),
    courses=courses_at_the_helm,
    tastes=("choose_colour",),
    lead=95.0,
    foresight=2,
    farsight=(1, 1, 3),
    glance=50,
    gradual=True,
    breadth=1.0,
)
