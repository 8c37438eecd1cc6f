"""Stammtisch, a Discord bot that plays five German family games."""

__version__ = "1.0.0"
