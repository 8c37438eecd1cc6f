"""Trains the value net of Die Zwergenzugfahrt: `python -m tools.train_zug BOARD FILE`."""
