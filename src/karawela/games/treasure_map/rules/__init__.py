"""The rules of Treasure Map, a page for each part of the rulebook."""
