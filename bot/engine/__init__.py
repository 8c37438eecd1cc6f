"""The pure core: games, matches, chance and screens, without any I/O."""
