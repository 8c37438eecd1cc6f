"""A person who presses whatever is offered, and how many presses each decision takes."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.chance import Dice
from bot.engine.game import CHANCE
from bot.engine.match import Match
from bot.engine.screen import Ink, Menu, Screen
from tests.conformance import MOST_MOVES, Table, begin


def pressed_match(
    box: Box, table: Table, ink: Ink, random: Random
) -> Iterator[tuple[Match, str, int]]:
    """A whole match by presses on the public board: before each move it, and what it took."""
    dice, match = Dice(random.randbytes(32), "presses"), begin(box, table)
    while match.to_act:
        assert match.version < MOST_MOVES
        if match.to_act == {CHANCE}:
            match = match.play(CHANCE, match.rolled(dice))
            continue
        seat = random.choice(sorted(match.to_act))
        move, presses = pressed(box, box.game.view(match.state, seat), ink, random)
        yield match, move, presses
        match = match.play(seat, move)


def pressed(box: Box, view: Any, ink: Ink, random: Random) -> tuple[str, int]:
    """The move that comes of pressing something until it is one; a pick from a menu is one."""
    prefix, opens, presses = "", True, 0
    while opens:
        prefix, opens = random.choice(_offered(box.render(view, ink, prefix)))
        presses += 1
    return prefix, presses


def _offered(screen: Screen) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []
    for control in screen.controls:
        if isinstance(control, Menu):
            moves = (f"{control.prefix} {choice.move}".strip() for choice in control.choices)
            found += [(move, control.opens) for move in moves]
        else:
            found += [(choice.move, choice.opens) for choice in control if not choice.off]
    return found
