"""Pictures for the page that tells how to play, made of the title's own pieces: the aim, a turn, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from karawela.draw.svg import TEXT_FACE, at, el, group, join, path, rect, use
from karawela.games.maracaibo import TITLE
from karawela.games.maracaibo.board.artwork import ART, inlined, scenery
from karawela.games.maracaibo.board.cards import card_face, points_shield, quest_face
from karawela.games.maracaibo.board.pieces import ship
from karawela.games.maracaibo.data.box import PLACE, RESIDENCE, UPGRADE_CARD, Box, Card, standard_box
from karawela.games.maracaibo.data.vocabulary import TREASURES
from karawela.words.messages import capital

if TYPE_CHECKING:
    from karawela.words import Words

_WIDTH, _HEIGHT = 480, 200
_CARD = (92.0, 112.0)


def _document(words: Words, label: str, *body: Markup) -> str:
    """A whole picture on the water, that refers to nothing outside itself."""
    ground = join(
        el("defs", ART.draw("sky")),
        ART.draw("water"),
        rect(0, 0, _WIDTH, _HEIGHT, "url(#water)", 12),
        rect(0, 0, _WIDTH, _HEIGHT, "url(#crests)", 12),
    )
    return str(
        el(
            "svg",
            inlined(join(ground, *body)),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
            role="img",
            aria_label=words.say(label),
            font_family=TEXT_FACE,
        )
    )


def _face(words: Words, card: Card) -> Markup:
    return card_face(card, _CARD, capital(words.name(card.id)))


def _first(box: Box, sort: int, skip: int = 0) -> Card:
    return [card for card in box.cards if card.sort == sort][skip]


def an_aim(words: Words) -> str:
    """What brings points: cards, residences, quests, treasures."""
    box = standard_box()
    quest = box.quests[0]
    treasures = [use(f"sign-{name}", 384 + 34 * place, 66, 1.5) for place, name in enumerate(TREASURES)]
    return _document(
        words,
        "picture-aim",
        at(16, 44, _face(words, _first(box, UPGRADE_CARD))),
        at(120, 44, _face(words, _first(box, RESIDENCE))),
        at(224, 64, quest_face(quest, capital(words.name(quest.id)), (130.0, 72.0))),
        rect(362, 42, 112, 48, "#ecd7a2", 18, "#8a6a35", 2),
        *treasures,
        group(points_shield(sum(box.numbers.values[:3])), transform="translate(414 130) scale(2.6)"),
    )


def a_turn(words: Words) -> str:
    """A ship sails on, up to three cards, and does what it finds there."""
    box = standard_box()
    cards = [_first(box, PLACE), _first(box, UPGRADE_CARD, 1), _first(box, UPGRADE_CARD, 4), _first(box, PLACE, 2)]
    sail, halo = ship(TITLE.colours[1]), rect(-4, -4, _CARD[0] + 8, _CARD[1] + 8, "none", 12, "#ffb347", 5)
    way = f"M66 58C140 4 320 4 {16 + 3 * 118 + 40:g} 40"
    return _document(
        words,
        "picture-turn",
        *(at(16 + 118 * place, 62, _face(words, card)) for place, card in enumerate(cards)),
        at(16 + 3 * 118, 62, halo),
        path(way, stroke="#fff1bd", width=4, stroke_dasharray="2 9", stroke_linecap="round"),
        path("M404 26L411 43L393 42Z", "#fff1bd"),
        at(62, 60, sail),
    )


def an_end(words: Words) -> str:
    """The first ship in Maracaibo; three lanterns for three rounds."""
    lantern = group(ART.draw("lantern", glass="#ffdf7e"), transform="scale(1.6)")
    lamps = [at(60 + 40 * number, 40, lantern) for number in range(3)]
    fort = group(scenery("maracaibo", (100, 230), (220, 184), "xMidYMin slice"), transform="translate(246 8)")
    return _document(
        words,
        "picture-end",
        fort,
        rect(246, 8, 220, 184, "none", 9, "#d9a441", 3),
        *lamps,
        group(ship(TITLE.colours[0]), transform="translate(206 128) scale(1.8)"),
        group(ship(TITLE.colours[3]), transform="translate(92 140) scale(1.5)"),
    )
