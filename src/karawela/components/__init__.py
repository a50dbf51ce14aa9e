"""Components as rows of data: typed, with names in both languages and where we know them from; and data packs."""
