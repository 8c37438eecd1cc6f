"""The drawings of every game that has some: a module named like the game, with `drawings(seed)`."""
