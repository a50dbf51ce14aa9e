"""The components of Treasure Map: those of the box, the 27 treasure tokens and the four backs of the map cards."""

from karawela.games.ship_adventure.data.catalogue import catalogue_with
from karawela.games.ship_adventure.data.components import DORADO_NAMES, TOKENS, area_of, level_of
from karawela.games.ship_adventure.data.rows import ROWS


def _token(token: int) -> dict[str, str]:
    area, level = ROWS["area"][area_of(token)], level_of(token)
    return {"en": f"{area.en} token of level {level}", "pl": f"{area.pl} żeton poziomu {level}"}


DATA = catalogue_with(
    {
        **{name: _token(token) for token, name in enumerate(TOKENS)},
        **{name: {"en": f"El Dorado {n}", "pl": f"El Dorado {n}"} for n, name in enumerate(DORADO_NAMES, 1)},
    },
    {"token": TOKENS, "dorado": DORADO_NAMES},
)
