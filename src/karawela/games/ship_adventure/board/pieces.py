"""What is moved over the chart: ships, crews, pirates, the galleon.

Each is drawn around the origin, at most 48 units wide. A drawing that is scaled has no text in it; numbers are set
beside it in their own size, so that they can be read.
"""

from __future__ import annotations

from markupsafe import Markup

from karawela.draw.palette import CHALK, INK, darker
from karawela.draw.svg import at, circle, group, join, num, text, use
from karawela.engine.title import Colour
from karawela.games.ship_adventure.data.components import CREW_ID, GALLEON_ID, SHIP_ID

# ------------------------------------------------------------------ players


def ship(colour: Colour, aboard: bool = True, scale: float = 1) -> Markup:
    """A player's ship: under sail with a flag while the crew is aboard, bare and faded without it."""
    return use(f"{SHIP_ID}-{colour.id}" if aboard else f"empty-{colour.id}", 0, 0, scale)


def crew(colour: Colour, scale: float = 1) -> Markup:
    """A crew ashore: a head under a hat, on a disc with the player's symbol."""
    return use(f"{CREW_ID}-{colour.id}", 0, 0, scale)


def disc(colour: Colour, r: float = 8) -> Markup:
    """A small disc in a player's colour with the symbol: a target token, a mark of ownership."""
    return use(f"disc-{colour.id}", 0, 0, r / 10)


def seat_sign(colour: Colour) -> Markup:
    """Whose something is: the disc with its letter beside it, as the players' badge has it."""
    return join(
        use(f"disc-{colour.id}", 0, 0, 1.1),
        circle(9.5, 7.5, 7.5, CHALK, darker(colour.hex, 0.55), 1.2),
        text(9.5, 11.5, colour.letter, 11, INK, weight=700),
    )


# ------------------------------------------------------------------ pirates and the galleon


def pirate(number: int, scale: float = 1, prey: Colour | None = None, letters: float = 1) -> Markup:
    """The black ship with its number; whoever it chases is the disc at its mast."""
    k = max(scale, 0.56)
    return join(
        use("pirate", 0, 0, scale),
        group(
            circle(0, 0, 7.6, CHALK, INK, 1.3),
            text(0, 4.2, str(number), 12, INK, weight=800),
            transform=f"translate({num(10 * scale + 3)} {num(11 * scale)}) scale({num(letters)})",
        ),
        at(-13 * scale, -15 * scale, disc(prey, 9.5 * k)) if prey is not None else "",
    )


def galleon(scale: float = 1) -> Markup:
    return use(GALLEON_ID, 0, 0, scale)
