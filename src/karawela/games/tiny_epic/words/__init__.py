"""What the messages of Tiny Epic Pirates need beyond their arguments, and what the table shows besides the board."""

from karawela.games.tiny_epic.words import about, log, offers, questions, table_facts, telling
from karawela.games.tiny_epic.words.sayings_table import WORDS

__all__ = ["WORDS", "about", "log", "offers", "questions", "table_facts", "telling"]
