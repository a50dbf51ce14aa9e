"""Moves that a person might try, legal or not: the grammar's, less what no position offers."""

from collections.abc import Mapping, Sequence

from karawela.games.santiago import TITLE
from karawela.games.santiago.data.components import BUILDINGS
from karawela.games.santiago.state import NOWHERE, Santiago
from karawela.words.grammar import tries_of


def narrow(view: Santiago, seat: int, kind: str) -> Mapping[str, Sequence[str]]:
    """Only the building in which the pawn stands can be used."""
    place = view.traders[seat].place
    return {"building": (BUILDINGS[place],) if place != NOWHERE else ()} if kind == "use_building" else {}


tries = tries_of(TITLE, narrow)
