"""Drachenlachen: the numbered cave, six dwarfs with and without a ring, the dragon."""

from functools import partial
from string import ascii_lowercase
from typing import Any

from bot.art.canvas import Canvas, ring_of
from bot.art.colours import (
    BROWN,
    CREAM,
    GOLD,
    GREEN,
    INK,
    IRON,
    ORANGE,
    PAINT,
    RED,
    SKY,
    STEEL,
    WHITE,
    YELLOW,
    mixed,
)
from bot.art.drawings import Drawing, cave, die, dragon, pointer, tile
from bot.art.dwarfs import dwarf, with_ring
from bot.art.shapes import ring

GROUND = "#4a3a33"


def drawings(seed: Any) -> dict[str, Drawing]:
    return {
        "": dragon,
        "roll": die(RED, 5, WHITE),
        "ring": lambda c: ring(c, 50, 48, 47, GOLD),
        "dragon": dragon,
        "cave": cave,
        "surface": _surface,
        **{way: pointer(way) for way in ("up", "down", "left", "right")},
        "chain-a": partial(_links, partial(_linked, ""), INK),
        "chain-b": partial(_links, partial(_bolted, ""), WHITE),
        **_dwarfs(),
        **{f"field-{number}": _field(seed, number) for lane in seed.lanes for number in lane},
        **{f"struck-{n}": partial(_struck, str(n)) for lane in seed.lanes for n in lane},
    }


def pieces() -> dict[str, Drawing]:
    """Dwarfs without a letter, for the initials of names, and all faces of the die."""
    found: dict[str, Drawing] = {f"pips-{n}": die(RED, n, WHITE) for n in range(1, 7)}
    for letter, cap in zip(ascii_lowercase[:6], PAINT.values(), strict=False):
        found[f"bare-{letter}"] = partial(_dwarf, cap, "", False)
        found[f"bare-{letter}-ring"] = partial(_dwarf, cap, "", True)
    return found


def _dwarfs() -> dict[str, Drawing]:
    found: dict[str, Drawing] = {}
    for letter, cap in zip(ascii_lowercase[:6], PAINT.values(), strict=False):
        found[f"dwarf-{letter}"] = partial(_dwarf, cap, letter.upper(), False)
        found[f"dwarf-{letter}-ring"] = partial(_dwarf, cap, letter.upper(), True)
    return found


def _dwarf(cap: str, letter: str, carries: bool, c: Canvas) -> None:
    dwarf(c, cap, letter, mixed(GOLD, WHITE, 0.35) if carries else WHITE)
    if carries:
        with_ring(c)


def _field(seed: Any, number: int) -> Drawing:
    if number in seed.chains.get("a", ()):
        return partial(_linked, str(number))
    if number in seed.chains.get("b", ()):
        return partial(_bolted, str(number))
    return partial(_plain if number > 9 else _gate, str(number))


def _plain(text: str, c: Canvas) -> None:
    tile(c, BROWN)
    c.text(50, 48, text, 46, CREAM)


def _gate(text: str, c: Canvas) -> None:
    """The single number at the end of a lane: an arch to the next one."""
    c.shape([(4, 97), (4, 44), (20, 14), (50, 3), (80, 14), (96, 44), (96, 97)], GOLD)
    c.shape([(20, 95), (20, 50), (32, 28), (50, 21), (68, 28), (80, 50), (80, 95)], CREAM, INK, 3)
    c.text(50, 61, text, 48)


def _linked(text: str, c: Canvas) -> None:
    """The bright chain: eight-sided plates."""
    c.shape(ring_of(50, 50, 50, 8, turn=22.5), mixed(STEEL, IRON, 0.5), INK, 4)
    c.shape(ring_of(50, 48, 43, 8, turn=22.5), STEEL, None)
    c.text(50, 49, text, 41 if len(text) > 1 else 50)


def _bolted(text: str, c: Canvas) -> None:
    """The dark chain: round plates with a bright rim."""
    c.disc(50, 50, 49, STEEL, INK, 3)
    c.disc(50, 50, 41, IRON)
    c.text(50, 50, text, 40 if len(text) > 1 else 48, WHITE)


def _links(plate: Drawing, paint: str, c: Canvas) -> None:
    """The icon of a chain: two links on its plate."""
    plate(c)
    for x, y in ((38, 58), (62, 40)):
        c.disc(x, y, 17, None, paint, 9)


def _struck(text: str, c: Canvas) -> None:
    """A struck field; its number stays readable."""
    c.shape(ring_of(50, 50, 49, 12, turn=-80, inner=38), RED, INK, 3)
    c.disc(50, 50, 36, YELLOW)
    c.text(50, 50, text, 40 if len(text) > 1 else 46)


def _surface(c: Canvas) -> None:
    c.rect((2, 2, 98, 98), SKY, 18)
    c.shape(ring_of(50, 46, 40, 12, inner=26), YELLOW, None)
    c.disc(50, 46, 24, mixed(YELLOW, ORANGE, 0.35))
    c.shape([(4, 82), (30, 60), (52, 74), (76, 54), (96, 74), (96, 82)], GREEN, None)
    c.rect((4.5, 72, 95.5, 95.5), GREEN, 14, None)
