"""The ferry: a small title with every room that the kit looks into. Two merchants load goods in the dark."""

from karawela.engine.title import Title
from tests.kit.ferry.state import Ferry

TITLE: Title[Ferry] = Title(id="ferry", prefix="FER", package=__name__, seats=range(2, 4))
