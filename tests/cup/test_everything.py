"""The toy has everything that a game can have, and so every test over all games has met it."""

from tests.shelf import CATALOGUE

BOX = CATALOGUE["becher"]


def test_it_has_options_teams_lives_and_secrets_of_chance_and_of_people() -> None:
    game = BOX.game
    options = game.options_type.model_validate({"pairs": True})
    state, _ = game.start([None] * 4, options)
    assert game.options_type.model_fields.keys() == {"lives", "pairs"}
    assert game.teams(state) == ((0, 2), (1, 3))
    assert game.points(state) == (2,) * 4
    assert game.hides_chance
    assert game.asks_secretly


def test_it_stands_among_the_games() -> None:
    assert len(CATALOGUE) > 1
