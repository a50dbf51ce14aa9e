"""What bots know of Tiny Epic Pirates."""

from karawela.bots.sense import Sense
from karawela.games.tiny_epic.bot import bonuses as bonuses  # its words are entered
from karawela.games.tiny_epic.bot.circumstances import circumstances
from karawela.games.tiny_epic.bot.courses import courses
from karawela.games.tiny_epic.bot.reflexes import reflex
from karawela.games.tiny_epic.bot.value import value
from karawela.games.tiny_epic.state import TinyEpic

BOT: Sense[TinyEpic] = Sense(
    value=value,
    instinct=reflex,
    circumstances=circumstances,
    courses=courses,
    tastes=("move_ship",),
    lead=20.0,
    foresight=4,
    glance=16,
    breadth=1.0,
)
