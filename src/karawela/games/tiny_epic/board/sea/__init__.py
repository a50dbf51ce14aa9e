"""The sea on the board: cards, what lies on them, ships, and where one can sail."""
