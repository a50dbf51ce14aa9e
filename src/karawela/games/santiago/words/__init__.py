"""What Santiago's messages need beyond their arguments, and what the table shows besides the board."""

from karawela.games.santiago.words import offers, table_facts
from karawela.games.santiago.words.phrases import WORDS

__all__ = ["WORDS", "offers", "table_facts"]
