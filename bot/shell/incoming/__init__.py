"""What comes in: presses, commands, typed words; once each, in time, not too many at once."""
