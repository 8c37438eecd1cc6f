"""Golden files: a scripted match with the screens of every viewer, compared line by line."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engine.catalogue import Box
from bot.engine.game import Event
from bot.engine.match import Match
from bot.engine.screen import Block, Control, Grid, Ink, Large, Menu, Screen
from bot.texts import tell


def compare(path: Path, text: str) -> None:
    """The file must hold this text; GOLDEN=1 in the environment writes it anew."""
    if os.environ.get("GOLDEN") == "1":
        path.write_text(text, "utf-8")
    assert text.splitlines() == path.read_text("utf-8").splitlines()


def playthrough(box: Box, match: Match, moves: Iterable[tuple[int, str]], ink: Ink) -> str:
    """The first screen; then every move with what is told of it, and the screens in between.

    A whole screen is what a spectator sees. `@ 0 2` begins what the seats 0 and 2 see otherwise:
    lines that only they get, and with a minus those that they do not; after `» word` what is new
    where they press a private button.
    """
    return "\n".join(_pages(box, match, moves, ink)) + "\n"


def _pages(box: Box, match: Match, moves: Iterable[tuple[int, str]], ink: Ink) -> Iterator[str]:
    yield from _page(box, match, ink)
    for seat, move in moves:
        state, events = match.game.apply(match.state, seat, match.game.parse(move))
        match = match.play(seat, move)
        assert match.state == state
        yield f"> {seat} {move}"
        yield from (_told(ink, event) for event in events)
        if match.to_act != {-1}:
            yield from _page(box, match, ink)


def _told(ink: Ink, event: Event) -> str:
    return f"  {tell(ink, event)}" if event.only is None else f"  @ {event.only} {tell(ink, event)}"


def _page(box: Box, match: Match, ink: Ink) -> Iterator[str]:
    public = box.render(box.game.view(match.state, None), ink)
    shown, known = list(draw(public)), set[tuple[int, tuple[str, ...]]]()
    yield from ("", *shown)
    for prefix in ("", *_private_steps(public)):
        seen: dict[tuple[str, ...], list[int]] = {}
        for seat in range(len(match.header.seats)):
            own = box.render(box.game.view(match.state, seat), ink, prefix)
            fresh = tuple(line for line in draw(own) if line not in shown)
            if prefix and (seat, fresh) in known:
                continue
            known.add((seat, fresh))
            seen.setdefault((*_gone(shown, own, prefix), *fresh), []).append(seat)
        for lines, seats in seen.items():
            if lines:
                yield f"@ {' '.join(map(str, seats))}{prefix and f' » {prefix}'}"
                yield from (f"  {line}" for line in lines)
    yield ""


def _private_steps(screen: Screen) -> Iterator[str]:
    buttons = (choice for row in screen.controls if not isinstance(row, Menu) for choice in row)
    return (choice.move for choice in buttons if choice.private)


def _gone(public: list[str], own: Screen, prefix: str) -> tuple[str, ...]:
    """What a seat does not see of the open board; a private step is no board at all."""
    kept = set(draw(own))
    return () if prefix else tuple(f"- {line}" for line in public if line not in kept)


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
