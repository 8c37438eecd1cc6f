"""What is agreed before the match: clans, boards, and how the computer errs."""

import pytest
from pydantic import ValidationError

from bot.engine.errors import PlayerError
from bot.games.zug.seed import BoardMap, Options, SeatOptions, clans_of
from tests.games.zug.table import GAME, GREEN, RED, start

BOARDS = sorted(GAME.boards)


def seats(*clans: str) -> list[SeatOptions]:
    return [SeatOptions.model_validate({"clan": clan}) for clan in clans]


def mirrored(square: str) -> str:
    return "hgfedcba"["abcdefgh".index(square[0])] + square[1:]


def test_seats_without_a_wish_fill_the_clans_alternately() -> None:
    assert clans_of(seats(*["auto"] * 5)) == (RED, GREEN, RED, GREEN, RED)


def test_seats_without_a_wish_even_out_what_the_others_chose() -> None:
    assert clans_of(seats("auto", "red", "red", "auto", "auto")) == (GREEN, RED, RED, GREEN, RED)


def test_ten_people_of_whom_five_chose_make_two_full_clans() -> None:
    clans = clans_of(seats(*["green"] * 5, *["auto"] * 5))
    assert clans.count(RED) == clans.count(GREEN) == 5


def test_an_empty_clan_is_refused_with_a_sentence() -> None:
    with pytest.raises(PlayerError) as error:
        GAME.check_seats(seats("green", "green", "green"), Options())
    assert error.value.key == "seats-clan-empty"


def test_a_clan_of_six_is_refused_with_a_sentence() -> None:
    with pytest.raises(PlayerError) as error:
        GAME.check_seats(seats(*["red"] * 6, "green"), Options())
    assert error.value.key == "seats-clan-full"


def test_one_person_alone_is_too_few_and_eleven_are_too_many() -> None:
    for count, key in ((1, "seats-few"), (11, "seats-many")):
        with pytest.raises(PlayerError) as error:
            GAME.check_seats(seats(*["auto"] * count), Options())
        assert error.value.key == key


def test_five_against_one_may_play() -> None:
    GAME.check_seats(seats(*["red"] * 5, "green"), Options())


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_sixteen_seats_and_five_start_squares_per_clan(name: str) -> None:
    board = GAME.boards[name]
    assert len(board.seats) == 16
    assert [len(set(squares)) for squares in board.starts] == [5, 5]


@pytest.mark.parametrize("name", BOARDS)
def test_mirroring_left_and_right_swaps_the_clans_exactly(name: str) -> None:
    board = GAME.boards[name]
    swap = {"R": "G", "G": "R"}
    assert {mirrored(s): swap.get(mark, mark) for s, mark in board.marks.items()} == board.marks
    assert tuple(map(mirrored, board.starts[RED])) == board.starts[GREEN]


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_are_straight_and_mutual(name: str) -> None:
    board = GAME.boards[name]
    for square, near in board.directions.items():
        for other in near:
            columns, rows = ord(square[0]) - ord(other[0]), int(square[1:]) - int(other[1:])
            assert abs(columns) + abs(rows) == 1
            assert square in board.directions[other]


def test_a_weaker_computer_misjudges_and_overlooks_more() -> None:
    for numbers in (GAME.seed.mistakes, GAME.seed.overlooked):
        assert numbers["easy"] > numbers["normal"] > numbers["master"] == 0
    assert GAME.seed.depth["easy"] < GAME.seed.depth["normal"]


def test_everybody_starts_at_home_with_all_signs_and_removals() -> None:
    state = start()
    assert state.dwarfs == (("a5", "a4", "h7", "a3", "h8"), ("h5", "h4", "a7", "h3", "a8"))
    assert state.signs == ((), ())
    assert state.removals == (5, 5)


def test_the_salon_car_has_start_squares_of_its_own() -> None:
    state = start(board="salonwagen")
    assert state.dwarfs == (("a3", "a2", "b1", "h7", "g8"), ("h3", "h2", "g1", "a7", "b8"))


@pytest.mark.parametrize(
    ("red", "green"), [(["a1"], ["a1"]), (["a1", "b1"], ["d1"]), (["a1"], ["d1", "c1"])]
)
def test_a_map_that_does_not_fit_its_start_squares_is_refused(
    red: list[str], green: list[str]
) -> None:
    with pytest.raises(ValidationError):
        BoardMap.model_validate({"rows": ["RS.G"], "red": red, "green": green})
