"""Atak: chapter 4.8."""
