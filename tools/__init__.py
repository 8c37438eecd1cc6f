"""Measurements and other work on the project itself; nothing here is part of the bot."""
