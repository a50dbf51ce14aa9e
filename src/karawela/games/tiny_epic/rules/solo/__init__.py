"""The solo pirate, ordinary or ghost: a script with a die of its own, never asked (chapters 7 and 13)."""
