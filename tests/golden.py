"""Golden files: a scripted match with its screens as text, compared line by line."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.screen import Block, Control, Grid, Ink, Large, Menu, Screen
from bot.texts import tell


def compare(path: Path, text: str) -> None:
    """The file must hold this text; GOLDEN=1 in the environment writes it anew."""
    if os.environ.get("GOLDEN") == "1":
        path.write_text(text, "utf-8")
    assert text.splitlines() == path.read_text("utf-8").splitlines()


def playthrough(box: Box, match: Match, moves: Iterable[tuple[int, str]], ink: Ink) -> str:
    """The first screen; then every move with what is told of it, and the screens in between."""
    return "\n".join(_pages(box, match, moves, ink)) + "\n"


def _pages(box: Box, match: Match, moves: Iterable[tuple[int, str]], ink: Ink) -> Iterator[str]:
    yield from _page(box, match, ink)
    for seat, move in moves:
        state, events = match.game.apply(match.state, seat, match.game.parse(move))
        match = match.play(seat, move)
        assert match.state == state
        yield f"> {seat} {move}"
        yield from (f"  {tell(ink, event)}" for event in events)
        if match.to_act != {-1}:
            yield from _page(box, match, ink)


def _page(box: Box, match: Match, ink: Ink) -> Iterator[str]:
    yield from ("", *draw(box.render(box.game.view(match.state, None), ink)), "")


def draw(screen: Screen) -> Iterator[str]:
    yield f"# {screen.title}"
    for block in screen.blocks:
        yield from _drawn(block)
    if screen.question:
        yield f"? {screen.question}"
    yield from map(_control, screen.controls)


def _drawn(block: Block) -> Iterable[str]:
    match block:
        case Grid(rows):
            return map("".join, rows)
        case Large(line):
            return (f"## {line}",)
        case _:
            return block.lines


def _control(control: Control) -> str:
    if isinstance(control, Menu):
        choices = " | ".join(f"{c.icon} {c.label} {c.detail}".strip() for c in control.choices)
        return f"[{control.prompt}: {choices}]"
    return " ".join(f"({c.label})" if c.off else f"[{c.icon} {c.label}]" for c in control)
