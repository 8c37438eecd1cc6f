"""Pictures of boards and courses: drawn from the view alone, in every state of every game."""

import io
from random import Random

import pytest
from PIL import Image

from bot.art.boards import CELL, board_picture
from bot.art.courses import result_card
from bot.engine.catalogue import Catalogue
from bot.engine.course import course
from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from tests.conformance import random_match, tables

CATALOGUE = Catalogue.find()


def played(game: str) -> list[Match]:
    """A random match with as many seats as there can be, after every move."""
    box, random = CATALOGUE[game], Random(f"pictures {game}")
    table = max(tables(box, random), key=lambda one: len(one.seats))
    return list(random_match(box, table, random))


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_board_is_drawn_at_the_beginning_in_the_middle_and_at_the_end(game: str) -> None:
    box, match = CATALOGUE[game], played(game)
    for one in (match[0], match[len(match) // 2], match[-1]):
        view, points = box.game.view(one.state, None), box.game.points(one.state)
        picture = board_picture(box, view, points)
        if picture is None:
            assert game == "kniffel", "only the dice of kniffel are gone at the end"
            continue
        image = Image.open(io.BytesIO(picture))
        assert image.width > 5 * CELL
        assert picture == board_picture(box, view, points)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_course_ends_with_the_points_of_the_result(game: str) -> None:
    match = played(game)[-1]
    assert match.result is not None
    way = course(match)
    assert way[-1] == match.result.points
    assert all(len(points) == len(match.header.seats) for points in way)
    assert len(way) <= sum(move.seat != CHANCE for move in match.log) + 2


def test_a_game_that_cannot_tell_points_has_no_course(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("kniffel")[-1]
    monkeypatch.setattr(type(match.game), "points", lambda *_: ())
    assert course(match) == ()


@pytest.mark.parametrize(
    ("way", "result"),
    [
        ((), Result((3, 1), (1, 2))),
        (((0,), (4,)), Result((4,), (1,))),
        (((0, 0), (-2, 5)), Result((-2, 5), (2, 1))),
        (((0,) * 10, (0,) * 10), Result((0,) * 10, (1,) * 10)),
        (((0,) * 7, tuple(range(7))), Result(tuple(range(7)), (7, 6, 5, 4, 3, 2, 1))),
    ],
)
def test_a_result_card_is_drawn_for_any_course(
    way: tuple[tuple[int, ...], ...], result: Result
) -> None:
    image = Image.open(io.BytesIO(result_card(way, result)))
    assert (image.format, image.size) == ("PNG", (960, 560))


def test_two_courses_make_two_cards() -> None:
    result = Result((4, 4), (1, 1))
    assert result_card(((0, 0), (4, 4)), result) != result_card(((0, 0), (2, 1), (4, 4)), result)
