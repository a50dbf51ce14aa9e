"""What every part of the picture looks at: the scene, its words and options, the box and the sea."""

from __future__ import annotations

from collections.abc import Hashable

from karawela.draw.acts import Acts, Offers
from karawela.draw.scene import Scene
from karawela.engine.ask import Move
from karawela.engine.title import Colour
from karawela.games.maracaibo.board.places import Plan, plan_for
from karawela.games.maracaibo.data.box import Box, Card
from karawela.games.maracaibo.data.sea import Sea
from karawela.games.maracaibo.state import Captain, Maracaibo
from karawela.games.maracaibo.words.telling import tell_card
from karawela.words import Words
from karawela.words.messages import capital


class Courses(Offers):
    """What can be done, by names and never by coordinates."""

    def label(self, move: Move) -> str:
        """What cannot be chosen has no price; only where it would lead is said all the same."""
        if move[0] in ("move", "step"):
            return self.words.offer(move, self.view, self.names)
        return super().label(move)


class Sight:
    """A scene, looked at. Reads only the scene."""

    def __init__(self, scene: Scene, words: Words):
        view: Maracaibo = scene.view
        self.scene = scene
        self.view = view
        self.words = words
        self.acts = Acts(scene, words)
        self.offers = Courses(scene, words)
        self.box: Box = view.box
        self.sea: Sea = view.sea
        self.plan: Plan = plan_for(view.sea.columns, scene.tall)
        self.own = scene.seat if scene.seat is not None else 0
        """Whose area is large: the viewer's, or the first one for whoever only watches."""
        self.look: Hashable = (view.pack, self.acts.look, scene.tall, view.layout)
        """Stands for box, words, colours, names and plan in the key of a remembered drawing."""

    @property
    def captain(self) -> Captain:
        """The captain whose area is large."""
        return self.view.captains[self.own]

    def rivals(self) -> list[int]:
        """The others, in the order of play after the viewer."""
        count = len(self.view.captains)
        return [(self.own + step) % count for step in range(1, count)]

    def is_redbeard(self, seat: int) -> bool:
        return self.view.solo and seat == 1

    def name(self, seat: int) -> str:
        return self.scene.names[seat]

    def colour(self, seat: int) -> Colour:
        return self.scene.colours[seat]

    def about(self, card: Card) -> str:
        """A card's name and what it does."""
        return self.told(card.id, tell_card(self.words, card))

    def told(self, thing: str, about: str) -> str:
        """A component's name and what it does, as two sentences."""
        return f"{capital(self.words.name(thing))}. {capital(about)}"

    def doable(self, *verbs: str) -> Hashable:
        """Box, words, colours, names and what can be done by these verbs."""
        return self.look, self.acts.about(*verbs)
