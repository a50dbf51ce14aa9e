"""After a game: replay, record, check of the dice, analysis, and what would have been."""
