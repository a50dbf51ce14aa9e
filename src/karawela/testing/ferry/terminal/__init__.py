"""The ferry in a terminal: the waves, then everybody with points and goods, as the seat may see them."""

from rich.text import Text

from karawela.draw.scene import Scene
from karawela.terminal.board import TerminalBoard
from karawela.testing.ferry import TITLE
from karawela.words import words_for


def picture(scene: Scene) -> Text:
    words = words_for(TITLE, scene.language)
    lines = [words.say("chance-waves", n=scene.view.waves)]
    for seat, name in enumerate(scene.names):
        facts = [f"{fact.words} {fact.amount}" for fact in words.facts(scene.view, seat)]
        lines.append(f"{name}: {', '.join(facts)}")
    return Text("\n".join(lines))


TERMINAL = TerminalBoard(picture)
