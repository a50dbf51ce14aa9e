"""The ferry: a small title with every room. Merchants load goods in the dark, and the waves pay."""

from karawela.engine.title import Title
from karawela.testing.ferry.state import Ferry

TITLE: Title[Ferry] = Title(id="ferry", prefix="FER", package=__name__, seats=range(2, 4))
