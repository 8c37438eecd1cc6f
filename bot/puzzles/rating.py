"""What an answer changes: a person against a puzzle, like two players of a match."""

from bot.table.ratings import Rating, model


def answered(person: Rating, puzzle: Rating, *, correct: bool) -> tuple[Rating, Rating]:
    """The ratings of both afterwards; whoever misses a puzzle has lost to it."""
    teams = [[model().create_rating(list(one))] for one in (person, puzzle)]
    (new,), (hardness,) = model().rate(teams, ranks=[1, 2] if correct else [2, 1])
    return Rating(new.mu, new.sigma), Rating(hardness.mu, hardness.sigma)
