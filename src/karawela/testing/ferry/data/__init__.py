"""The ferry's goods."""

from pathlib import Path
from typing import Final

from karawela.components.catalogue import Catalogue
from karawela.components.rows import Row, Schema
from karawela.components.sheets import read_rows


class Good(Row, frozen=True, kw_only=True):
    art = "."
    colour: str
    en_smell: str = ""
    pl_smell: str = ""


DATA = Catalogue(read_rows(Schema(Path(__file__).parent, {"good": Good})))
GOODS: Final = DATA.ids("good")
