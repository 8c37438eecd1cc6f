"""What one plays alone against the best play: the game of the day, Sundays, puzzles."""
