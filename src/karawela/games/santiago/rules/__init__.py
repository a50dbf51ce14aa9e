"""The rules of Santiago de Cuba, in the rulebook's order: `turn`, `cubans`, `port`, `buildings`, `ships`."""
