"""What Santiago's messages need beyond their arguments, and its components for people to look up."""

from karawela.games.santiago.data import DATA
from karawela.games.santiago.data.components import CUBANS, PESOS_A_POINT, STOPS
from karawela.games.santiago.rules.turn import is_inactive_after
from karawela.games.santiago.state import NOWHERE, Santiago
from karawela.words.grammar import Values
from karawela.words.reference import sections
from karawela.words.sayings import Sayings

WORDS: Sayings[Santiago] = Sayings(lambda: sections(DATA, "good", "cuban", "building"))


@WORDS.adds("move-move_car")
def price_of_a_drive(said: Values) -> Values:
    return {"price": int(said["n"]) - 1}


@WORDS.adds("use-casino")
def casino(said: Values) -> Values:
    return {"pesos": PESOS_A_POINT * int(said["n"])}


@WORDS.sees("move_car")
def who_waits(view: Santiago, said: Values) -> Values:
    """Who is met at the end of the drive; the car may turn an inactive Cuban back on its way round (SDC-9.30, 9.32)."""
    drive = int(said["n"])
    cuban = view.stops[(view.car + drive) % STOPS]
    if cuban == NOWHERE:
        return {"stop": "port", "cuban": ""}
    return {"stop": "inactive" if is_inactive_after(view, cuban, drive) else "active", "cuban": CUBANS[cuban]}


@WORDS.sees("load")
def points_for_a_load(view: Santiago, said: Values) -> Values:
    return {"points": int(said["n"]) * view.marker}


@WORDS.sees("load_wood")
def points_for_wood(view: Santiago, said: Values) -> Values:
    return {"points": int(said["n"])}
