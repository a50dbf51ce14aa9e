"""What Treasure Map and Caribbean Conquest share: the sea of tiles, the compass, ships' moves, dice fights."""
