"""What every part of the picture looks at: the scene, its words and options, the box and the sea."""

from __future__ import annotations

from collections.abc import Hashable

from karawela.draw.acts import Acts, Offers
from karawela.draw.scene import Scene
from karawela.engine.title import Colour
from karawela.games.tiny_epic.board.places import Plan, plan_for
from karawela.games.tiny_epic.data.box import Box, Grid, grid_of
from karawela.games.tiny_epic.data.choices import RIVALS
from karawela.games.tiny_epic.state import Pirate, TinyEpic
from karawela.words import Words
from karawela.words.messages import capital


class Sight:
    """A scene, looked at. Reads only the scene."""

    def __init__(self, scene: Scene, words: Words):
        view: TinyEpic = scene.view
        self.scene = scene
        self.view = view
        self.words = words
        self.acts = Acts(scene, words)
        self.offers = Offers(scene, words)
        self.box: Box = view.box
        self.sea: Grid = grid_of(self.box.numbers.rows, view.columns)
        self.own = self._own()
        """Whose mat is large: the viewer's; for whoever only watches, that of whose turn it is."""
        self.plan: Plan = plan_for(view.columns, view.amdiak, scene.tall, len(view.pirates) - 1)
        self.look: Hashable = (view.pack, self.acts.look, view.columns, view.amdiak, len(view.pirates))
        """Stands for box, words, colours, names and plan in the key of a remembered drawing."""

    def _own(self) -> int:
        view = self.view
        if self.scene.seat is not None:
            return self.scene.seat
        return view.active if 0 <= view.active < view.seats else 0

    @property
    def pirate(self) -> Pirate:
        """Whose mat is large."""
        return self.view.pirates[self.own]

    @property
    def chooses(self) -> bool:
        """Whether the viewer is asked."""
        return bool(self.scene.options)

    @property
    def at_turn(self) -> bool:
        """Whether it is the turn of the pirate whose mat is large."""
        return self.view.active == self.own

    def others(self) -> list[int]:
        """The others, in the order of play after the viewer; the solo pirate is one of them."""
        count = len(self.view.pirates)
        return [(self.own + step) % count for step in range(1, count)]

    def is_rival(self, who: int) -> bool:
        """Whether a pirate is the solo pirate."""
        return who >= self.view.seats

    def sails_ghost_ship(self, who: int) -> bool:
        """Whether the ghost ship is this pirate's own."""
        from karawela.games.tiny_epic.data.choices import GHOST_PIRATE

        return self.is_rival(who) and self.view.rival == GHOST_PIRATE

    def name(self, who: int) -> str:
        return self.scene.names[who]

    def whose(self, who: int) -> dict[str, str]:
        """The name for a message that needs it within a sentence: a person's, or the component of the company."""
        if self.is_rival(who):
            return {"name": RIVALS[self.view.rival], "name_who": "company"}
        return {"name": self.name(who), "name_who": "seat"}

    def colour(self, who: int) -> Colour:
        return self.scene.colours[who]

    def told(self, thing: str, about: str = "") -> str:
        """A component's name and what it does, as sentences."""
        about = about or self.words.text(thing, "about")
        return f"{capital(self.words.name(thing))}. {capital(about)}"

    def say(self, message: str, **values: str | int) -> str:
        return self.words.say(f"board-{message}", **values)

    def doable(self, *words: str) -> Hashable:
        """Box, words, colours, names and what can be done with these things or by these verbs."""
        return self.look, self.acts.about(*words)
