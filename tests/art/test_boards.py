"""Pictures of boards and courses: drawn from the view only, in every state of every game."""

import io
from dataclasses import replace
from random import Random

import pytest
from PIL import Image, ImageChops, ImageColor

from bot.art.canvas import Canvas
from bot.art.closing import PLOT, WIDTH, closing_picture
from bot.art.colours import PAINT, WHITE
from bot.art.courses import RING, Graph, Mark, Paper, plot
from bot.art.lettering import fitted, font
from bot.art.seats import Side, medal, sides
from bot.art.tiles import CELL
from bot.cards.pictures import board
from bot.engine.catalogue import Box
from bot.engine.course import Course, course
from bot.engine.game import CHANCE, Result
from bot.engine.match import Match
from bot.engine.screen import Grid, Ink, Large
from tests.conformance import random_match, tables
from tests.shelf import CATALOGUE, TEXTS

MOST_BYTES = 60_000
GROUND = "#46346b"
BRIGHT = 230
MUCH = 40


def played(game: str) -> list[Match]:
    """A random match with as many seats as there can be, after every move."""
    box, random = CATALOGUE[game], Random(f"pictures {game}")
    table = max(tables(box, random), key=lambda one: len(one.seats))
    return list(random_match(box, table, random))


def ink_of(box: Box) -> Ink:
    return TEXTS.ink("de", box, "ABCDEFGHIJ")


def painted(box: Box, match: Match) -> bytes | None:
    return board(box, match, ink_of(box), box.game.view(match.state, None))


def alone(result: Result) -> tuple[Side, ...]:
    """One side per seat."""
    colours = tuple(PAINT.values())
    return tuple(
        Side((n,), colours[n], points, n, f"Jürgen {n} 🎲")
        for n, points in enumerate(result.points)
    )


def closing(way: Course, result: Result, *marks: Mark) -> bytes:
    drawn = closing_picture(GROUND, Graph(way, marks), result, alone(result))
    assert drawn
    return drawn


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_board_is_drawn_at_the_beginning_in_the_middle_and_at_the_end(game: str) -> None:
    box, match = CATALOGUE[game], played(game)
    for one in (match[0], match[len(match) // 2], match[-1]):
        picture = painted(box, one)
        if picture is None:
            screen = box.render(box.game.view(one.state, None), ink_of(box))
            assert not any(isinstance(block, Grid | Large) for block in screen.blocks)
            continue
        image = Image.open(io.BytesIO(picture))
        assert image.width > 5 * CELL
        assert picture == painted(box, one)


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
        assert len(painted(box, one) or b"") <= MOST_BYTES
    assert match[-1].result
    card = closing_picture(GROUND, Graph(course(match[-1])), match[-1].result, shown)
    assert card
    assert len(card) <= MOST_BYTES


def test_two_courses_make_two_pictures() -> None:
    result = Result((4, 4), (1, 1))
    short, long = ((0, 0), (1, 4), (4, 4)), ((0, 0), (2, 1), (4, 4))
    assert closing(short, result) != closing(long, result)


def test_a_great_moment_is_a_star_on_the_line_of_its_seat() -> None:
    result, way = Result((4, 4), (1, 1)), ((0, 0), (2, 1), (4, 4))
    plain, starred = closing(way, result), closing(way, result, Mark(1, 1))
    changed = ImageChops.difference(*(opened(png).convert("L") for png in (plain, starred)))
    clearly = changed.point(lambda value: 255 * (value > MUCH))  # a palette shifts by little
    left, top, right, bottom = clearly.getbbox() or (0, 0, 0, 0)
    assert 0 < right - left <= 50
    assert 0 < bottom - top <= 50


SHARES = Graph(
    ((50, 50), (20, 80), (90, 10), (100, 0)), times=(0, 0.2, 0.6, 1), caption="Siegchance"
)


def test_chances_are_drawn_from_nothing_to_certainty_below_their_caption() -> None:
    """A line between two points leads straight from one to the other: there is no step in it."""
    points, chances = Graph(((0, 0), (2, 1), (4, 4))), SHARES
    assert opened(drawn(points)).size == opened(drawn(chances)).size
    assert SHARES.span == (0, 100)
    paper = Paper(SHARES, (0, 0, 100, 200))
    assert paper.line(0) == [(0, 100), (20, 160), (60, 20), (100, 0)]
    assert points.span == (0, 4)


def test_the_turning_point_is_ringed_in_the_colour_of_its_seat_and_its_time_is_lit() -> None:
    turned = replace(SHARES, turn=Mark(0, 2))
    plain, lit = plotted(SHARES), plotted(turned)
    left, _, right, bottom = ImageChops.difference(plain, lit).getbbox() or (0, 0, 0, 0)
    before, then = (52 + (800 - 52 - 162) * time for time in SHARES.times[1:3])
    assert (left, right) == pytest.approx((before, then + RING), abs=3)
    low, high = bottom - 20, bottom - 0.9 * (bottom - 56)
    assert lit.getpixel((round(before + 5), low)) != plain.getpixel((round(before + 5), low))
    inside, rim = (lit.getpixel((round(then + x), round(high))) for x in (0, RING - 3))
    assert (inside, rim) == tuple(map(ImageColor.getrgb, (WHITE, PAINT["red"])))


def plotted(graph: Graph) -> Image.Image:
    c = Canvas(800, PLOT, 1, ground=GROUND)
    plot(c, graph, alone(Result((4, 4), (1, 1))), (0, 0, 800, PLOT))
    return c.image()


def drawn(graph: Graph) -> bytes:
    result = Result((4, 4), (1, 1))
    png = closing_picture(GROUND, graph, result, alone(result))
    assert png
    return png


def test_a_match_without_a_result_shows_its_course_or_nothing() -> None:
    shown = alone(Result((3, 1), (1, 2)))
    assert closing_picture(GROUND, Graph(((0, 0), (1, 0))), None, shown) is None
    course_only = closing_picture(GROUND, Graph(((0, 0), (1, 0), (3, 1))), None, shown)
    assert course_only
    assert opened(course_only).height < opened(closing((), Result((3, 1), (1, 2)))).height + PLOT


@pytest.mark.parametrize("colour", PAINT.values())
def test_the_ribbon_of_a_medal_is_seen_on_every_colour(colour: str) -> None:
    c = Canvas(100, 100, 1, ground=colour)
    medal(c, 1, 50, 40, 26)
    below = c.image().crop((20, 60, 80, 85))
    assert max(below.convert("L").tobytes()) >= BRIGHT


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def test_a_name_is_cut_to_its_room_and_loses_what_the_font_lacks() -> None:
    assert fitted("Jörg 🎲 Ω", 20, 500) == "Jörg Ω"
    cut = fitted("Donaudampfschifffahrtsgesellschaft", 20, 100)
    assert cut.endswith("…")
    assert font(20).getlength(cut) <= 100
    assert fitted("漢字", 20, 100) == ""
    assert fitted("𝓔𝓶𝓶𝓪", 20, 100) == "Emma"
