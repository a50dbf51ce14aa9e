"""What bots know of the ferry."""

from karawela.bots.sense import Sense
from karawela.testing.ferry.state import Ferry

BOT: Sense[Ferry] = Sense(value=lambda view, seat: float(view.merchants[seat].points))
