"""Finished matches: export files, verification of the dice, replay, hidden moves. Pure."""
