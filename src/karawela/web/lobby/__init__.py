"""Before a game: the list of tables, and opening a new one."""
