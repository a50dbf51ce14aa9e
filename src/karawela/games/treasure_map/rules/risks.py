"""What stopping on a square would lead to. People are warned by it; the rules themselves are in `fights`."""

from karawela.games.ship_adventure.data.components import CAMOUFLAGE, CANNON, CANNONBALLS, SABRES
from karawela.games.ship_adventure.rules.fights import CANNON_BONUS, SABRES_BONUS
from karawela.games.ship_adventure.rules.odds import win_percent
from karawela.games.treasure_map.data.levels import PIRATE_CANNON, PIRATE_MELEE
from karawela.games.treasure_map.state import FIRST_PIRATE, GALLEON, TreasureMap


def doomed(view: TreasureMap, seat: int, there: int) -> bool:
    """Whether stopping there is a loss without dice: next to a pirate with cannon that can't be shot at (SAT-5.18)."""
    sea, cards = view.sea, view.captains[seat].cards
    if view.level < 2 or sea.neutral[there]:
        return False
    if cards[CAMOUFLAGE] if sea.land[there] else cards[CANNON] and cards[CANNONBALLS]:
        return False
    around = sea.neighbours[there]
    return any(pirate in around and not sea.neutral[pirate] for pirate in view.pirates if pirate >= 0)


def meets(view: TreasureMap, seat: int, there: int) -> bool:
    """Whether somebody on the square would have to be fought hand to hand (SAT-5.03)."""
    if view.sea.neutral[there]:
        return False
    crews = [captain.crew for other, captain in enumerate(view.captains) if other != seat]
    return there in crews or there in view.pirates or there == view.galleon


def pirate_beside(view: TreasureMap, there: int) -> int:
    """The pirate with the lowest number on a square around, -1 for none; nobody minds one beside a neutral square."""
    if view.sea.neutral[there]:
        return -1
    around = view.sea.neighbours[there]
    return next((number for number, square in enumerate(view.pirates) if square in around), -1)


def melee_percent(view: TreasureMap, seat: int, opponent: int) -> int:
    """The seat's chance in a melee against another seat, a pirate or the galleon (SAT-5.07)."""
    if opponent < FIRST_PIRATE:
        other = SABRES_BONUS * view.captains[opponent].cards[SABRES]
    else:
        other = 0 if opponent == GALLEON else PIRATE_MELEE[view.level]
    return win_percent(1, SABRES_BONUS * view.captains[seat].cards[SABRES], 1, other)


def shot_percent(view: TreasureMap, seat: int, balls: int, opponent: int, answer: int) -> int:
    """The seat's chance with so many cannonballs cards, if the other side answers with so many (SAT-5.12, 5.13)."""
    if opponent < FIRST_PIRATE:
        other = CANNON_BONUS * view.captains[opponent].cards[CANNON]
    else:
        other = PIRATE_CANNON[view.level]
    return win_percent(balls, CANNON_BONUS * view.captains[seat].cards[CANNON], answer, other) if answer else 100
