"""A table: the match in memory and its rows in the store, and the page on which people play."""
