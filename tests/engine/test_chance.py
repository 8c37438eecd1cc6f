"""Dice: uniform, exact for weights, bound by the commitment and the players' part."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import Dice, commitment

WEIGHTS = (("straight", 12), ("left", 1), ("right", 1), ("short", 1), ("long", 2), ("out", 3))


def test_the_same_seed_players_and_place_always_give_the_same_draw() -> None:
    one, two = Dice(b"s" * 32, "1,2"), Dice(b"s" * 32, "1,2")
    assert [one.draw(str(n), WEIGHTS) for n in range(50)] == [
        two.draw(str(n), WEIGHTS) for n in range(50)
    ]


def test_another_join_changes_the_dice() -> None:
    rolls = {
        players: tuple(Dice(b"s" * 32, players).draw(str(n), WEIGHTS) for n in range(50))
        for players in ("1,2", "2,1", "1,3")
    }
    assert len(set(rolls.values())) == 3


def test_draws_follow_the_weights() -> None:
    dice = Dice(b"fair" * 8, "")
    counts = Counter(dice.draw(str(n), WEIGHTS) for n in range(20_000))
    for outcome, weight in WEIGHTS:
        expected = 20_000 * weight / 20
        assert abs(counts[outcome] - expected) < 5 * expected**0.5


def test_the_uneven_rest_of_the_range_is_drawn_again() -> None:
    """With a total that does not divide the range, a biased map would favour the first half."""
    total = (1 << 256) // 2 + 1
    dice = Dice(b"rest" * 8, "")
    halves = Counter(
        dice.draw(str(n), (("low", total // 2), ("high", total - total // 2))) for n in range(2_000)
    )
    assert abs(halves["low"] - 1_000) < 5 * 500**0.5


@given(st.binary(min_size=32, max_size=32), st.integers(0, 400), st.integers(1, 30))
def test_every_draw_is_one_of_the_outcomes(seed: bytes, place: int, sides: int) -> None:
    assert Dice(seed, "x").draw(str(place), [(n, 1) for n in range(sides)]) in range(sides)


def test_the_commitment_is_the_plain_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
