"""The mat of a pirate: wheel, stations, Gold, hold, captain and crew; and the others in small."""
