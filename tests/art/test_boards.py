"""Pictures of boards and courses: drawn from the view alone, in every state of every game."""

import io
from random import Random

import pytest
from PIL import Image

from bot.art.boards import board_picture
from bot.art.closing import WIDTH, closing_picture
from bot.art.colours import PAINT
from bot.art.lettering import fitted, font
from bot.art.seats import Side, sides
from bot.art.tiles import CELL
from bot.engine.course import Course, course
from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from bot.engine.screen import Grid, Large
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE, TEXTS

MOST_BYTES = 60_000


def played(game: str) -> list[Match]:
    """A random match with as many seats as there can be, after every move."""
    box, random = CATALOGUE[game], Random(f"pictures {game}")
    table = max(tables(box, random), key=lambda one: len(one.seats))
    return list(random_match(box, table, random))


def alone(result: Result) -> tuple[Side, ...]:
    """Every seat for itself."""
    colours = tuple(PAINT.values())
    return tuple(
        Side((n,), colours[n], points, n, f"Jürgen {n} 🎲")
        for n, points in enumerate(result.points)
    )


def closing(way: Course, result: Result) -> bytes:
    """The end of a match that left nothing on its board."""
    box, start = CATALOGUE["kniffel"], played("kniffel")[-1]
    return closing_picture(box, box.game.view(start.state, None), way, result, alone(result))


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_board_is_drawn_at_the_beginning_in_the_middle_and_at_the_end(game: str) -> None:
    box, match = CATALOGUE[game], played(game)
    for one in (match[0], match[len(match) // 2], match[-1]):
        view, shown = box.game.view(one.state, None), sides(box.game, one.state)
        picture = board_picture(box, view, shown)
        if picture is None:
            screen = box.render(view, TEXTS.ink("de", box, "ABCDEFGHIJ"))
            assert not any(isinstance(block, Grid | Large) for block in screen.blocks)
            continue
        image = Image.open(io.BytesIO(picture))
        assert image.width > 5 * CELL
        assert picture == board_picture(box, view, shown)


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
def test_the_end_is_drawn_for_any_course(way: tuple[tuple[int, ...], ...], result: Result) -> None:
    image = Image.open(io.BytesIO(closing(way, result)))
    assert (image.format, image.width) == ("PNG", WIDTH)


@pytest.mark.parametrize("game", CATALOGUE)
def test_pictures_are_small_and_clans_have_their_own_colours(game: str) -> None:
    box, match = CATALOGUE[game], played(game)
    for one in (match[len(match) // 3], match[-1]):
        shown = sides(box.game, one.state)
        assert [side.colour for side in shown] == [
            PAINT[box.game.colour(one.state, side.seats[0])] for side in shown
        ]
        board = board_picture(box, box.game.view(one.state, None), shown)
        assert len(board or b"") <= MOST_BYTES
    assert match[-1].result
    view = box.game.view(match[-1].state, None)
    card = closing_picture(box, view, course(match[-1]), match[-1].result, shown)
    assert len(card) <= MOST_BYTES


def test_two_courses_make_two_pictures() -> None:
    result = Result((4, 4), (1, 1))
    short, long = ((0, 0), (1, 4), (4, 4)), ((0, 0), (2, 1), (4, 4))
    assert closing(short, result) != closing(long, result)


def test_a_name_is_cut_to_its_room_and_loses_what_the_font_lacks() -> None:
    assert fitted("Jörg 🎲 Ω", 20, 500) == "Jörg Ω"
    cut = fitted("Donaudampfschifffahrtsgesellschaft", 20, 100)
    assert cut.endswith("…")
    assert font(20).getlength(cut) <= 100
    assert fitted("漢字", 20, 100) == ""
