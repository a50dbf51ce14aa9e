"""The components of Pirates of Maracaibo: those of our own data, and of every data pack that is open."""

from typing import Final

from karawela.components.catalogue import Catalogue
from karawela.games.maracaibo.data.box import SHELF
from karawela.games.maracaibo.data.read_words import VOCABULARY
from karawela.games.maracaibo.data.sea import MOST_COLUMNS, MOST_ROWS

_CELLS: Final = {
    f"c{column}r{row}": {"en": f"column {column}, row {row}", "pl": f"kolumna {column}, rząd {row}"}
    for column in range(1, MOST_COLUMNS + 1)
    for row in range(1, MOST_ROWS + 1)
}
"""Where a card can lie, in any layout."""
DATA: Final = Catalogue(
    lambda: SHELF.standard().rows,
    more=_CELLS,
    editions=SHELF.editions,
    kinds={"cell": _CELLS, "deed": VOCABULARY.names()},
)
