"""Answers to an interaction: the response itself, ephemeral messages, private cards, errors."""
