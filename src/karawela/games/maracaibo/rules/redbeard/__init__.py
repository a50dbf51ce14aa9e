"""Redbeard, against whom one plays alone: every choice of his is forced or rolled (chapter 14)."""

SEAT = 1
"""The captain that he is."""
