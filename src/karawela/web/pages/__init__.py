"""What all pages share, and those that belong to no game."""
