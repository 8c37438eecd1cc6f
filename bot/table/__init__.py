"""Tables: seats, options, phases, deadlines and scores, as pure data and pure functions."""
