"""What bots know of Santiago de Cuba."""

from karawela.bots.sense import Sense
from karawela.games.santiago.bot.value import value
from karawela.games.santiago.state import Santiago

BOT: Sense[Santiago] = Sense(value=value, foresight=6, farsight=(1, 2, 2))
