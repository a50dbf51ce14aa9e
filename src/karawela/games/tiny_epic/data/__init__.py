"""The components of Tiny Epic Pirates: those of our own data, and of every data pack that is open."""

from typing import Final

from karawela.components.catalogue import Catalogue
from karawela.games.tiny_epic.data.box import SHELF

_WHEEL: Final = {
    f"wheel_{space}": {"en": f"wheel space {space}", "pl": f"pole {space} koła", "pl_gen": f"pola {space} koła"}
    for space in range(1, 6)
}
"""Where a deckhand can lie on the wheel."""
DATA: Final = Catalogue(
    lambda: SHELF.standard().rows, more=_WHEEL, editions=SHELF.editions, kinds={"wheel_space": _WHEEL}
)
