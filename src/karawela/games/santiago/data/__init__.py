"""The components of Santiago de Cuba."""

from karawela.components.catalogue import Catalogue
from karawela.games.santiago.data.read_components import ROWS

DATA = Catalogue(ROWS)
