"""Counts how turns of Der 7bte Zwerg end: `python -m tools.count_zwerg FILE`."""
