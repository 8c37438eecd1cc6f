"""Slash commands: their names and descriptions, where they can be used, their sync."""
