"""What hovering over a square says; nothing of it is seen."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from karawela.draw.svg import el, group
from karawela.games.ship_adventure.board.chart import chart_of
from karawela.games.ship_adventure.data.components import COLOURS, JUNGLE, SEA, TERRAINS, WAVE
from karawela.games.ship_adventure.rules.sea import NOWHERE, Sea
from karawela.words import Words
from karawela.words.messages import capital


def square_title(words: Words, sea: Sea, square: int) -> str:
    """The square by its name and kind; a city and its harbour with their colour."""
    name, kind, colour = sea.names[square], TERRAINS[sea.kind[square]], sea.colour[square]
    if colour == NOWHERE:
        return words.say("board-square", square=name, kind=kind)
    return words.say("board-coloured-square", square=name, kind=kind, colour=COLOURS[colour])


def draw_titles(words: Words, sea: Sea, title: Callable[[int], str]) -> Markup:
    """Every special square with its title, and all waves with one."""
    chart = chart_of(sea.width)
    told = [
        el("path", el("title", title(square)), d=chart.cell(square), data_thing=TERRAINS[kind])
        for square, kind in enumerate(sea.kind)
        if kind not in (SEA, WAVE, JUNGLE)
    ]
    waves = "".join(chart.cell(square) for square in sea.squares if sea.kind[square] == WAVE)
    told.append(el("path", el("title", capital(words.name(TERRAINS[WAVE]))), d=waves, data_thing=TERRAINS[WAVE]))
    return group(*told, fill="#ffffff", fill_opacity=0)
