"""Seats and options of Drachenlachen, and data that would not make a cave."""

import tomllib

import pytest
from pydantic import ValidationError

from bot.engine.catalogue import SEEDS
from bot.engine.errors import PlayerError
from bot.games.drachen.seed import Options, Seed
from tests.games.drachen.table import GAME


def test_d24_two_may_play_only_by_option() -> None:
    # D24
    assert list(GAME.seat_range(Options())) == [3, 4, 5, 6]
    assert list(GAME.seat_range(Options(two_players=True))) == [2, 3, 4, 5, 6]
    with pytest.raises(PlayerError) as error:
        GAME.check_seats((None,) * 2, Options())
    assert error.value.key == "seats-few"


def test_d13_two_rings_win_unless_agreed_otherwise() -> None:
    # D13
    assert Options().rings == 2


@pytest.mark.parametrize("rings", [0, 4])
def test_absurd_numbers_of_rings_are_refused(rings: int) -> None:
    with pytest.raises(ValidationError):
        Options.model_validate({"rings": rings})


def test_d5_the_rings_suffice_for_the_longest_match() -> None:
    # D5
    seats, target = GAME.seed.seats.most, 3
    assert seats * (target - 1) + seats <= GAME.seed.rings


@pytest.mark.parametrize(
    ("chains", "message"),
    [
        ({"a": [66, 99]}, "not on the path"),
        ({"a": [66, 54], "b": [54]}, "hangs on two chains"),
    ],
)
def test_a_seed_with_broken_chains_is_refused(chains: dict[str, list[int]], message: str) -> None:
    data = tomllib.loads((SEEDS / "drachen.toml").read_text("utf-8"))
    with pytest.raises(ValidationError, match=message):
        Seed.model_validate({**data, "chains": chains})


def test_a_seed_with_a_field_twice_is_refused() -> None:
    data = tomllib.loads((SEEDS / "drachen.toml").read_text("utf-8"))
    with pytest.raises(ValidationError, match="twice"):
        Seed.model_validate({**data, "lanes": [[11, 11]], "chains": {}})
