"""The ferry's board: the waves, everybody's points and the own goods."""

from pathlib import Path

from markupsafe import Markup

from karawela.draw.acts import Acts
from karawela.draw.artwork import Artwork
from karawela.draw.board import Board
from karawela.draw.memory import remembered
from karawela.draw.picture import Picture, document, layer
from karawela.draw.svg import at, join, text
from karawela.engine.scene import Scene
from karawela.words import words_for
from tests.kit.ferry import TITLE
from tests.kit.ferry.data import DATA
from tests.kit.ferry.state import Ferry

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
    crates = [at(40 + 80 * n, 200, ART.draw(row.id, crate=row.colour)) for n, row in enumerate(DATA.rows["good"])]
    return join(*crates, *(acts.chip(move, 40 + 60 * n, 260, 50, 24) for n, move in enumerate(acts.options)))


BOARD = Board(picture=draw_board, cover=lambda: "")
