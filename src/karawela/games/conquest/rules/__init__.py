"""The rules of Caribbean Conquest, in the order of the rulebook."""
