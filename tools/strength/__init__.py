"""Measures how strong computer players are: `make strength`, `python -m tools.strength --help`."""
