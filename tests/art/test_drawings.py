"""Drawings: every icon has one, small, reproducible, distinguishable without colour."""

import io
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.art.album import drawings, painted, pictures
from bot.art.canvas import SIZE
from bot.art.sheet import contact_sheet
from bot.art.tiles import Tiles
from tests.shelf import CATALOGUE

GROUNDS = ("#2b2d31", "#ffffff")
IN_A_TEXT = 22
"""The width of an emoji in a line of text, in pixels."""
UNLIKE = 3.5
"""Mean difference of two pictures in grey, of 255; the closest are 5 and 6 after the same digit."""
MOST_BYTES = 256 * 1024


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_is_drawn_but_the_icons_of_the_seed_and_the_sign_of_the_game(game: str) -> None:
    box = CATALOGUE[game]
    assert drawings(box).keys() <= {*box.game.seed.icons, ""}


def test_what_nobody_drew_is_a_plain_tile_on_a_board_and_no_emoji() -> None:
    for box in CATALOGUE.values():
        bare = replace(box, folder=Path("nowhere"))
        assert drawings(bare) == {}
        assert Tiles(bare).bare.keys() == box.game.seed.icons.keys()
        assert list(pictures({box.id: bare})) == []


def test_every_picture_is_a_small_png_with_transparency_and_the_same_every_time() -> None:
    first, second = list(pictures(CATALOGUE)), list(pictures(CATALOGUE))
    assert [p.digest for p in first] == [p.digest for p in second]
    for picture in first:
        image = Image.open(io.BytesIO(picture.png))
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIZE, SIZE))
        assert len(picture.png) < MOST_BYTES
        assert image.getchannel("A").getextrema() == (0, 255), picture.name


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_any_two_icons_of_a_game_differ_in_grey_as_small_as_in_a_text(
    game: str, ground: str
) -> None:
    small = {icon: _grey(image, ground) for icon, image in _images(game).items() if icon}
    alike = [
        (one, other)
        for one, other in combinations(small, 2)
        if ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean[0] < UNLIKE
    ]
    assert alike == []


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_icon_can_be_seen_on_dark_and_light_ground(game: str, ground: str) -> None:
    empty = Image.new("L", (IN_A_TEXT, IN_A_TEXT), _grey_of(ground))
    for icon, image in _images(game).items():
        seen = ImageChops.difference(_grey(image, ground), empty)
        assert max(seen.tobytes()) > 60, icon


@cache
def _images(game: str) -> dict[str, Image.Image]:
    return {icon: painted(d).image() for icon, d in drawings(CATALOGUE[game]).items()}


def _grey(image: Image.Image, ground: str) -> Image.Image:
    small = image.resize((IN_A_TEXT, IN_A_TEXT), Image.Resampling.LANCZOS)
    seen = Image.new("RGB", small.size, ground)
    seen.paste(small, (0, 0), small)
    return seen.convert("L")


def _grey_of(ground: str) -> int:
    value = Image.new("RGB", (1, 1), ground).convert("L").getpixel((0, 0))
    assert isinstance(value, int)
    return value


def test_the_contact_sheet_shows_all_of_them() -> None:
    box = CATALOGUE["kniffel"]
    sheet = Image.open(io.BytesIO(contact_sheet({box.id: box})))
    assert sheet.format == "PNG"
    assert sheet.width > sheet.height > SIZE


def test_emoji_keep_their_bytes() -> None:
    """Uploaded emoji are recognised by their bytes: other bytes would upload all of them again."""
    drawn = painted(next(iter(drawings(next(iter(CATALOGUE.values()))).values())))
    stream = io.BytesIO()
    drawn.image().save(stream, "PNG")
    assert drawn.png() == stream.getvalue()
