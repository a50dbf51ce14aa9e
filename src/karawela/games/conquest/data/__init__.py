"""The components of Caribbean Conquest: those of the box."""

from karawela.games.ship_adventure.data.catalogue import catalogue_with

DATA = catalogue_with()
