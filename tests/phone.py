"""The limits of product.md for a screen on a phone, as a list of broken ones."""

import re
from collections.abc import Iterator

from bot.engine.screen import Block, Choice, Control, Grid, Large, Lines, Menu, Screen, Sheet

CUSTOM_EMOJI = re.compile(r"<a?:\w+:\d+>")
MOVE_LENGTH = 60
BOARD_LENGTH = 3000
"""Leaves room for story, result and dice proof inside an embed's 4096."""


def problems(screen: Screen) -> list[str]:
    found = [*_text(screen), *(p for b in screen.blocks for p in _block(b)), *_controls(screen)]
    return [f"{screen.title}: {problem}" for problem in found]


def _text(screen: Screen) -> Iterator[str]:
    if not 1 <= len(screen.title) <= 100:
        yield "title too long"
    text = screen.text
    if not text.strip() or len(text) > BOARD_LENGTH:
        yield f"text twin is empty or too long ({len(text)})"
    if sum(len(part) for block in screen.blocks for part in _parts(block)) > BOARD_LENGTH:
        yield "the blocks are too long for one embed"
    if sum(len(row) for b in screen.blocks if isinstance(b, Grid) for row in b.rows) > 90:
        yield "more than 90 emoji"


def _parts(block: Block) -> tuple[str, ...]:
    if isinstance(block, Grid):
        return tuple(CUSTOM_EMOJI.sub("xx", cell) for row in block.rows for cell in row)
    return (block.line,) if isinstance(block, Large) else block.lines


def _block(block: Block) -> Iterator[str]:
    match block:
        case Grid(rows):
            if any(len(row) > 9 for row in rows):
                yield "a row of more than 9 emoji"
            if any(not cell for row in rows for cell in row):
                yield "an empty cell"
        case Sheet(lines):
            yield from (f"code line too long: {line!r}" for line in lines if len(line) > 28)
        case Lines(lines):
            yield from (f"blank line {line!r}" for line in lines if not line.strip())


def _controls(screen: Screen) -> Iterator[str]:
    if any(isinstance(row, Menu) or len(row) > 3 for row in screen.controls[4:]):
        yield "a fifth row without room for the table's own buttons"
    if len(screen.controls) > 5:
        yield "more than 5 rows of controls"
    for control in screen.controls:
        yield from _menu(control) if isinstance(control, Menu) else _buttons(control)
    keys = [key for control in screen.controls for key in _keys(control)]
    if len(keys) != len(set(keys)):
        yield f"the same press twice: {keys}"


def _keys(control: Control) -> list[str]:
    if isinstance(control, Menu):
        return [f"menu {control.prefix}"]
    return [choice.move for choice in control]


def _is_grid_row(control: Control) -> bool:
    """Five equal buttons: a few letters each, or a picture alone."""
    if isinstance(control, Menu) or len(control) != 5:
        return False
    return all(len(c.label) <= 5 and bool(c.label) != bool(c.icon) for c in control)


def _buttons(row: tuple[Choice, ...]) -> Iterator[str]:
    if not 1 <= len(row) <= 4 and not _is_grid_row(row):
        yield f"{len(row)} buttons in a row"
    for choice in row:
        if len(choice.label) > 24 or not choice.label + choice.icon:
            yield f"button label {choice.label!r}"
        yield from _move(choice.move)


def _menu(menu: Menu) -> Iterator[str]:
    if not 1 <= len(menu.choices) <= 25:
        yield f"{len(menu.choices)} options"
    if not 1 <= menu.least <= menu.most <= len(menu.choices):
        yield "bounds of the menu"
    if not 1 <= len(menu.prompt) <= 60:
        yield f"prompt {menu.prompt!r}"
    if len({choice.move for choice in menu.choices}) != len(menu.choices):
        yield "the same option twice"
    for choice in menu.choices:
        if not 1 <= len(choice.label) <= 50 or len(choice.detail) > 60:
            yield f"option {choice.label!r} {choice.detail!r}"
        yield from _move(f"{menu.prefix} {choice.move}")


def _move(move: str) -> Iterator[str]:
    if len(move) > MOVE_LENGTH or not move.isascii():
        yield f"move {move!r}"
