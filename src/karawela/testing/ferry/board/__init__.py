"""The ferry's board: the waves, everybody's points and the own goods; single goods large and small."""

from pathlib import Path

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.artwork import Artwork
from karawela.draw.board import FACE, Board
from karawela.draw.cover import plain_cover
from karawela.draw.memory import remembered
from karawela.draw.picture import Picture, document, layer
from karawela.draw.scene import Scene
from karawela.draw.svg import at, el, group, join, text
from karawela.testing.ferry import TITLE
from karawela.testing.ferry.data import DATA
from karawela.testing.ferry.state import Ferry
from karawela.words import Words, words_for

ART = Artwork(Path(__file__).parent / "art")


def draw_board(scene: Scene) -> Picture:
    view: Ferry = scene.view
    words = words_for(TITLE, scene.language)
    acts = Acts(scene, words)
    points = tuple(merchant.points for merchant in view.merchants)
    return document(
        400,
        300,
        words.say("board-label"),
        scene.language,
        layer("waves", remembered(("waves", view.waves), lambda: text(20, 20, str(view.waves)))),
        layer("points", remembered(("points", acts.look, points), lambda: _points(scene, points))),
        layer("goods", remembered(("goods", acts.about("load", "wait")), lambda: _goods(acts))),
        name="ferry",
        styled=not scene.bare,
    )


def _points(scene: Scene, points: tuple[int, ...]) -> Markup:
    return join(*(text(20, 40 + 20 * seat, f"{scene.names[seat]} {n}") for seat, n in enumerate(points)))


def _goods(acts: Acts) -> Markup:
    crates = [
        at(40 + 80 * n, 200, ART.draw(row.id, crate=row.colour), data_thing=row.id)
        for n, row in enumerate(DATA.rows["good"])
    ]
    return join(*crates, *(acts.chip(move, 40 + 60 * n, 260, 50, 24) for n, move in enumerate(acts.options)))


def crate(good: str) -> Markup:
    """A good as a crate, around the origin: the sign of a fact."""
    return ART.draw(good, crate=DATA.rows["good"][DATA.ids("good").index(good)].colour) if good else Markup("")


def large_crate(words: Words, thing: str) -> Markup:
    """The same crate, as large as the panel that shows it."""
    return at(FACE[0] / 2, FACE[1] / 2, group(crate(thing), transform="scale(7)"))


def a_load(words: Words) -> str:
    """For the page that tells how to play: every good, side by side."""
    crates = [at(60 + 90 * n, 60, group(crate(good), transform="scale(3)")) for n, good in enumerate(DATA.ids("good"))]
    return str(
        el("svg", *crates, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 480 120", aria_label=words.title_name())
    )


BOARD = Board(
    picture=draw_board,
    cover=lambda: plain_cover("ferry"),
    sign=crate,
    face=large_crate,
    illustrations={"aim": a_load, "turn": a_load, "end": a_load},
)
