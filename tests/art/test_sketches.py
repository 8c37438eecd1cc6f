"""Pictures of boards in every state: as high as a phone has room for, and always alike."""

import io
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from PIL import Image

from bot.art.boards import WIDTH
from bot.art.tiles import tiles
from bot.cards import pictures
from bot.cards.pictures import board, painted
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.ink import Ink, Reading
from bot.engine.match import Match
from bot.engine.phrases import Icon
from bot.engine.sketch import Sketch
from bot.shell.boards.picture import ALT_LIMIT, described
from tests import conformance
from tests.art.test_boards import MOST_BYTES
from tests.cards.test_cards import seated, session
from tests.conformance import Table, openings, random_match
from tests.shelf import CATALOGUE, TEXTS

HIGHEST = 0.98
"""The height of a picture as a part of its width; a phone also shows text and buttons."""
NAMES = (
    "Anna",
    "Benjamin-Maximilian von und zu Hohenlohe",
    "Cleo 🎲🎲🎲",
    "漢字",
    "𝓔𝓶𝓶𝓪",
    "Zoë",
    "Ø",
    "Gerda",
    "Ivo",
    "Jana",
)
FEW = 12
SKETCHED = [game for game, box in CATALOGUE.items() if box.parts.sketch]


def ink_of(box: Box, seats: int) -> Ink:
    return TEXTS.ink("de", box, NAMES[:seats], reading=Reading(aloud=True))


def setups(box: Box) -> list[Table]:
    """One for every seat count."""
    found = conformance.tables(box, Random(f"sketch {box.id}"))
    return list({len(one.seats): one for one in found}.values())


def states(box: Box, setup: Table) -> list[Match]:
    return _states(box.id, len(setup.seats))


@cache
def _states(game: str, seats: int) -> list[Match]:
    """Of a match that is played once for all tests."""
    box, random = CATALOGUE[game], Random(f"sketch {game} {seats}")
    setup = next(setup for setup in setups(box) if len(setup.seats) == seats)
    played = [m for m in random_match(box, setup, random) if m.to_act and CHANCE not in m.to_act]
    return random.sample(played, min(FEW, len(played)))


def shown(box: Box, match: Match) -> Iterator[bytes]:
    """The board, each beat before it, and the first step of a move."""
    ink = ink_of(box, len(match.header.seats))
    moment = box.moment(match)
    beats = moment.beats if moment else ()
    for view in (box.game.view(match.state, None), *(beat.view for beat in beats)):
        yield board(box, match, ink, view) or b""
    view = box.game.view(match.state, None)
    for prefix in sorted(openings(box.render(view, ink)))[:1]:
        yield board(box, match, ink, view, prefix) or b""


@pytest.mark.parametrize("game", SKETCHED)
def test_a_board_keeps_its_size_through_a_match_and_leaves_room_for_its_buttons(game: str) -> None:
    box = CATALOGUE[game]
    for setup in setups(box):
        pictures = [png for match in states(box, setup) for png in shown(box, match)]
        sizes = {Image.open(io.BytesIO(png)).size for png in pictures}
        assert len(sizes) == 1, f"{len(setup.seats)} seats: {sizes}"
        ((width, height),) = sizes
        assert width == WIDTH
        assert height <= HIGHEST * width
        assert max(map(len, pictures)) <= MOST_BYTES


@pytest.mark.parametrize("game", SKETCHED)
def test_points_and_names_of_all_are_in_the_picture(game: str) -> None:
    box = CATALOGUE[game]
    for setup in setups(box):
        for match in states(box, setup):
            sketch = box.sketch(box.game.view(match.state, None), ink_of(box, len(setup.seats)))
            assert sketch
            seats = [seat for player in sketch.players for seat in player.seats]
            assert sorted(seats) == list(range(len(setup.seats)))
            points = box.game.points(match.state)
            assert all(p.points == points[p.seats[0]] for p in sketch.players)
            assert all(player.name for player in sketch.players)


@pytest.mark.parametrize("game", SKETCHED)
def test_every_tile_of_a_sketch_has_a_drawing(game: str) -> None:
    box = CATALOGUE[game]
    for setup in setups(box):
        for match in states(box, setup):
            sketch = box.sketch(box.game.view(match.state, None), ink_of(box, len(setup.seats)))
            assert sketch
            assert {*icons(sketch)} <= {*tiles(box).bare}


def icons(sketch: Sketch) -> Iterator[str]:
    cells = (cell for row in (*sketch.rows, sketch.large or ()) for cell in row)
    yield from (cell.icon for cell in cells if cell.icon)
    yield from (row.icon for row in sketch.sheet if row.icon)
    runs = (*sketch.facts, *(run for player in sketch.players for run in player.notes))
    yield from (part.name for run in runs for part in run if isinstance(part, Icon))


def _lies(sketch: Sketch) -> bool:
    return bool(sketch.rows or sketch.sheet or sketch.large)


@pytest.mark.parametrize("locale", ["de", "en"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_words_of_a_picture_are_whole_sentences(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there would be a picture; none is painted for its words."""
    monkeypatch.setattr(
        pictures, "board_picture", lambda _, sketch, __: b"png" if _lies(sketch) else None
    )
    box = CATALOGUE[game]
    for setup in setups(box):
        table = seated(box, setup, locale)
        for match in states(box, setup):
            ink = TEXTS.ink(locale, box, NAMES[: len(setup.seats)], reading=Reading(aloud=True))
            picture = painted(session(box, table, match), match, ink)
            if picture is None:
                continue
            alt = described(picture.alt, ink("alt-more"))
            assert len(alt) <= ALT_LIMIT
            assert alt.endswith((".", "!", "?"))
