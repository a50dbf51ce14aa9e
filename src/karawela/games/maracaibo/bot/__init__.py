"""What bots know of Pirates of Maracaibo."""

from karawela.bots.sense import Sense
from karawela.games.maracaibo.bot.circumstances import circumstances
from karawela.games.maracaibo.bot.value import value
from karawela.games.maracaibo.state import Maracaibo

BOT: Sense[Maracaibo] = Sense(value=value, circumstances=circumstances, lead=30.0, foresight=4, breadth=1.0)
