"""The game of the day: what is played when, what a try is worth, weeks in a row; pure."""
