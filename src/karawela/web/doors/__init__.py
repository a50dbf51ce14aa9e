"""The doors of the server: what one client may take of it, so that there is enough for the others."""
