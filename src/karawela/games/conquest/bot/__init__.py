"""What bots know of Caribbean Conquest."""

from karawela.bots.sense import Sense
from karawela.games.conquest.bot.value import value
from karawela.games.conquest.state import Conquest

BOT: Sense[Conquest] = Sense(value=value, tastes=("choose_colour",), foresight=2)
