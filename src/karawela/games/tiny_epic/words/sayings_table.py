"""The table of the words room: offers, facts, texts about components and the form of the log are entered into it."""

from karawela.games.tiny_epic.state import TinyEpic
from karawela.words.sayings import Sayings

WORDS: Sayings[TinyEpic] = Sayings()
