"""The Discord shell: draws cards, reads presses and commands, decides nothing."""
