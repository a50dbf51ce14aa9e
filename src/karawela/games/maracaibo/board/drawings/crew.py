"""Portraits of the crew: a face, a hat, a coat, something in the hand. Drawn around the origin, about 48 by 50."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from karawela.draw.palette import INK, darker, lighter
from karawela.draw.svg import circle, ellipse, group, join, path, rect
from karawela.games.maracaibo.board.signs import line, shape, signs

PALE, TAN, BROWN, DARK = "#f0c9a0", "#d9a06b", "#a8703f", "#7a4a28"


class Look(NamedTuple):
    """What makes a face: skin, coat, hat with its colour, beard with its colour, what is held."""

    skin: str
    coat: str
    hat: str
    hat_hex: str
    beard: str = ""
    hair: str = "#3a2416"
    prop: str = ""


LOOKS: Final[dict[str, Look]] = {
    "klabautermann": Look("#8fb36a", "#5d4a2e", "pointed", "#c2402f", "full", "#e8e2d2", "mallet"),
    "quartermaster": Look(TAN, "#2f4f6f", "bicorne", "#22303f", "moustache", "#4a2c15", "key"),
    "gunner": Look(BROWN, "#6d6a62", "bandana", "#b5382a", "stubble", "#2a1a10", "shot"),
    "cook": Look(PALE, "#f2ece0", "toque", "#fffaf0", "moustache", "#7a4a20", "ladle"),
    "bard": Look(TAN, "#6a3f86", "plumed", "#3f6b4a", "goatee", "#3a2416", "lute"),
    "cartographer": Look(PALE, "#7a5c30", "none", "#8a8378", "full", "#b9b1a4", "map"),
    "carpenter": Look(BROWN, "#b07a3c", "cap", "#4a6b86", "stubble", "#2a1a10", "saw"),
    "informant": Look(TAN, "#3c3a46", "hood", "#4b4857", "", "#2a1a10", "letter"),
    "boarding_leader": Look(DARK, "#8b2635", "bandana", "#22303f", "goatee", "#17100a", "sabre"),
    "navigator": Look(PALE, "#2d5c7f", "tricorn", "#3a2b1e", "", "#a8702c", "spyglass"),
    "merchant": Look(TAN, "#7a3f5c", "plumed", "#8b2635", "goatee", "#5a5148", "purse"),
    "scout": Look(BROWN, "#5e7a3c", "straw", "#d9b868", "", "#2a1a10", "spyglass"),
    "boatswain": Look(PALE, "#35506b", "cap", "#b5382a", "full", "#a04f1e", "whistle"),
    "first_mate": Look(BROWN, "#1f3c5c", "bicorne", "#1b2733", "", "#17100a", "wheel"),
    "treasurer": Look(PALE, "#4f6b3f", "tricorn", "#2f3d26", "moustache", "#8a8378", "coin"),
    "minstrel": Look(TAN, "#b5632f", "plumed", "#6a3f86", "", "#7a3a16", "lute"),
    "smuggler": Look(DARK, "#4a3f36", "hood", "#2f2a28", "stubble", "#17100a", "lantern"),
    "fence": Look(PALE, "#5a5248", "tricorn", "#4a3a4f", "goatee", "#3a2416", "chain"),
    "gravedigger": Look("#d8c6ae", "#35332f", "straw", "#55503f", "full", "#6d665c", "spade"),
    "chronicler": Look(TAN, "#6b4423", "none", "#d8d0c4", "full", "#e8e2d6", "quill"),
    "gold_hunter": Look(BROWN, "#8a6a1f", "straw", "#c9a23c", "stubble", "#2a1a10", "gold"),
    "emerald_cutter": Look(PALE, "#2f6b45", "cap", "#1f4a30", "moustache", "#4a2c15", "emerald"),
    "pearl_diver": Look(DARK, "#3f8fa0", "goggles", "#17100a", "", "#17100a", "pearl"),
}


def _hat(look: Look) -> list[Markup]:
    fill, rim = look.hat_hex, darker(look.hat_hex, 0.5)
    match look.hat:
        case "pointed":
            return [
                shape("M-11-7Q-6-22 9-27Q6-18 11-7Q0-12-11-7Z", fill, rim),
                circle(9, -26, 2.4, "#f3e7cf", rim, 0.8),
            ]
        case "bandana":
            return [
                shape("M8-9L17-5L13-2L16 2L8-4Z", fill, rim),
                shape("M-10-6Q-11-17 0-17Q11-17 10-6Q0-11-10-6Z", fill, rim),
                *(circle(x, y, 1.2, lighter(fill, 0.7)) for x, y in ((-5, -11), (0, -14), (5, -11))),
            ]
        case "toque":
            puff = "M-9-9V-14Q-16-15-12-21Q-9-26-4-23Q0-28 5-23Q11-26 13-20Q15-15 9-14V-9Q0-12-9-9Z"
            return [shape(puff, fill, "#8a8378"), line("M-9-13Q0-16 9-13", "#b9b1a4", 1)]
        case "tricorn":
            brim = "M-19-7Q-11-9-9-17Q0-24 9-17Q11-9 19-7Q9-13 0-13Q-9-13-19-7Z"
            return [shape(brim, fill, rim), line("M-16-8Q-9-13 0-13Q9-13 16-8", "#e0b23c", 1.3)]
        case "bicorne":
            return [
                shape("M-19-8Q-10-25 0-22Q10-25 19-8Q8-13 0-13Q-8-13-19-8Z", fill, rim),
                line("M-17-9Q-8-14 0-14Q8-14 17-9", "#e0b23c", 1.3),
                circle(0, -18, 2.4, "#c2402f", INK, 0.7),
            ]
        case "plumed":
            return [
                path("M6-15Q14-28 22-17Q16-18 9-11Z", "#f7efdc", "#8a7a5c", 0.9),
                shape("M-18-8Q0-14 18-8Q10-4 9-10Q9-19 0-19Q-9-19-9-10Q-10-4-18-8Z", fill, rim),
            ]
        case "straw":
            return [
                ellipse(0, -9, 19, 4.4, fill, stroke=rim, stroke_width=1.1),
                shape("M-9.5-9Q-9-20 0-20Q9-20 9.5-9Q0-6-9.5-9Z", fill, rim),
                line("M-9-11Q0-8 9-11", rim, 1.6),
            ]
        case "hood":
            return [shape("M-14 8Q-17-20 0-21Q17-20 14 8L10 4Q12-13 0-13Q-12-13-10 4Z", fill, rim)]
        case "cap":
            return [
                shape("M-10-8Q-11-20 0-20Q11-20 10-8Z", fill, rim),
                shape("M-11-10Q0-14 11-10V-6Q0-10-11-6Z", lighter(fill, 0.3), rim, 1),
            ]
        case "goggles":
            return [
                shape("M-10-3Q-12-17 0-17Q12-17 10-3Q9-11 0-12Q-9-11-10-3Z", fill, INK),
                line("M-10-9Q0-13 10-9", "#6b4423", 2),
                circle(-4, -11, 3.4, "#bfe3ea", "#5a3a14", 1.3),
                circle(4, -11, 3.4, "#bfe3ea", "#5a3a14", 1.3),
            ]
    return [shape("M-10-3Q-13-18 0-17Q13-18 10-3Q9-11 3-12Q-8-12-10-3Z", look.hair, darker(look.hair, 0.4))]


def _beard(look: Look) -> list[Markup]:
    fill, rim = look.hair, darker(look.hair, 0.4)
    match look.beard:
        case "full":
            whiskers = "M-9.4-3Q-10 10 0 14Q10 10 9.4-3Q8 2 4 1Q0 3-4 1Q-8 2-9.4-3Z"
            return [shape(whiskers, fill, rim, 1), line("M-2.4 4.6H2.4", "#7a2f24", 1.4)]
        case "moustache":
            return [shape("M0 1Q-4 0-7 4Q-3 5 0 3Q3 5 7 4Q4 0 0 1Z", fill, rim, 0.8)]
        case "goatee":
            return [
                shape("M-3 5Q0 4 3 5Q3 11 0 12Q-3 11-3 5Z", fill, rim, 0.8),
                line("M-3.4 2.8Q0 1.4 3.4 2.8", fill, 1.4),
            ]
        case "stubble":
            return [path("M-8.6 0Q-8 8 0 9Q8 8 8.6 0Q6 5 0 5Q-6 5-8.6 0Z", fill, fill_opacity=0.35)]
    return []


_STEEL = "#dfe6ea"


@cache
def props() -> dict[str, Markup]:
    """What they hold, around the origin."""
    lute = join(
        line("M2-3L11-14", "#4a2c15", 2.6),
        ellipse(-3, 3, 7, 8, "#c9823a", stroke="#4a2c15", stroke_width=1.2, transform="rotate(38)"),
        circle(-1, 1, 2, "#3a2113"),
    )
    wheel = join(circle(0, 0, 7, "none", "#6b3f1a", 2.4), line("M-10 0H10M0-10V10M-7-7L7 7M-7 7L7-7", "#6b3f1a", 1.5))
    drawn = {
        "mallet": join(line("M0 9V-4", "#6b4423", 2.4), rect(-7, -9, 14, 7, "#b9885a", 2, "#4a2c15", 1.2)),
        "key": join(circle(0, -6, 3.6, "none", "#d9a441", 2.2), line("M0-2V9M0 5H4M0 8.6H3", "#d9a441", 2.2)),
        "shot": join(
            circle(0, 2, 6.6, "#33373a", "#101214", 1.2), circle(-2, 0, 1.6, "#7d858a"), line("M4-4L8-9", "#d9a441")
        ),
        "ladle": join(line("M5-12Q-2-4-1 3", "#8f979c", 2.4), shape("M-7 2H5Q4 9-1 9Q-6 9-7 2Z", _STEEL)),
        "lute": lute,
        "map": join(shape("M-9-6L-3-8L3-6L9-8V6L3 8L-3 6L-9 8Z", "#f3e2b4"), line("M-5 3L-1-2L4 1", "#b5382a", 1.3)),
        "saw": join(shape("M-10 2L8-8L10-4L-8 7Z", _STEEL, "#4b555b"), shape("M6-10L13-9L12-1L8-2Z", "#8a5a2b")),
        "letter": join(
            rect(-8, -5, 16, 11, "#f7eeda", 1, INK, 1.1), line("M-8-5L0 2L8-5", INK, 1), circle(0, 2, 2.4, "#b5382a")
        ),
        "sabre": join(
            line("M-4 9Q-2-4 9-12", "#5b6670", 3.4),
            line("M-4 9Q-2-4 9-12", "#eef3f6", 1.8),
            line("M-9 5L0 10", "#d9a441", 2.4),
        ),
        "spyglass": join(shape("M-10 6L4-5L7-1L-7 10Z", "#6b3f1a"), shape("M4-6L11-11L14-6L7 0Z", "#d9a441")),
        "purse": join(shape("M-4-6H4L3-3Q9 3 6 8Q0 11-6 8Q-9 3-3-3Z", "#8a5a2b"), line("M-4-3H4", "#d9a441", 1.6)),
        "whistle": join(shape("M-9-2H4Q9-2 9 3Q9 8 4 8Q0 8-1 3H-9Z", "#d9a441"), circle(4, 3, 1.6, INK)),
        "wheel": wheel,
        "coin": join(circle(0, 2, 7, "#d9a02e", "#5f4108", 1.3), circle(0, 2, 5, "#ffdf7e", "#9c6f12", 0.8)),
        "lantern": join(
            rect(-5, -5, 10, 13, "#ffe08a", 2, "#3a2a14", 1.4),
            shape("M-6-5L0-10L6-5Z", "#3a2a14"),
            line("M0-4V7", "#3a2a14", 1),
        ),
        "chain": join(
            *(
                ellipse(x, y, 3.4, 4.4, "none", stroke="#d9a441", stroke_width=1.8)
                for x, y in ((-4, -4), (0, 2), (4, 8))
            )
        ),
        "spade": join(line("M4-12L-1 1", "#6b4423", 2.4), shape("M-5-1Q-7 8-4 12Q2 9 4 2Z", _STEEL, "#3f484e")),
        "quill": join(shape("M9-14Q-2-8-4 4Q5 0 9-14Z", "#f7f1e2"), line("M-4 4L-6 10", INK, 1.4)),
    }
    return drawn | {name: group(signs()[name], transform="scale(.95)") for name in ("gold", "emerald", "pearl")}


def portrait(look: Look) -> Markup:
    """A captain's eye for a face."""
    skin, rim, coat = look.skin, darker(look.skin, 0.45), look.coat
    held = group(props()[look.prop], transform="translate(16 11)") if look.prop else ""
    return join(
        shape("M-23 26Q-23 10-8 8H8Q23 10 23 26Z", coat, darker(coat, 0.5)),
        shape("M-6 7L0 17L6 7L3 4H-3Z", lighter(coat, 0.75), darker(coat, 0.4), 0.9),
        rect(-4, 3, 8, 7, darker(skin, 0.15)),
        ellipse(-9.6, -2, 2, 3, skin, stroke=rim, stroke_width=0.9),
        ellipse(9.6, -2, 2, 3, skin, stroke=rim, stroke_width=0.9),
        ellipse(0, -3, 9.4, 11, skin, stroke=rim, stroke_width=1.1),
        circle(-3.6, -3.6, 1.3, INK),
        circle(3.6, -3.6, 1.3, INK),
        line("M-5.6-6.6L-2-6.2M2-6.2L5.6-6.6", darker(look.hair, 0.3), 1.3),
        line("M0-3L-1 0H1", rim, 0.9),
        line("M-2.6 3.6Q0 5 2.6 3.6", "#7a2f24", 1.2),
        *_beard(look),
        *_hat(look),
        held,
    )


@cache
def crew_pictures() -> dict[str, Markup]:
    """By the card's id; `crew` is somebody without a name, for a data pack's own cards."""
    found = {f"{name}": portrait(look) for name, look in LOOKS.items()}
    return found | {"crew": portrait(Look(TAN, "#5d4a3a", "tricorn", "#3a2b1e", "stubble"))}
