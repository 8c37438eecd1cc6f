"""What is pressed in Die Zwergenzugfahrt: first a dwarf, then what it does."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.screen import Choice, Control, Ink
from bot.engine.words import Word
from bot.games.zug.acts import penalty, piece
from bot.games.zug.board import Board
from bot.games.zug.moves import CLANS, Step
from bot.games.zug.rules import Zug
from bot.games.zug.state import Kind, State, clan_to_move, kind

STYLES: dict[Kind, Literal["main", "good", "bad", "plain"]] = {
    "walk": "plain",
    "sit": "good",
    "kick": "bad",
    "lay": "main",
    "take": "bad",
}


@dataclass(frozen=True, slots=True)
class Offered:
    """Rows of buttons and the sentence that says what they are for."""

    rows: tuple[Control, ...] = ()
    prompt: str = ""


def controls(game: Zug, state: State, ink: Ink, prefix: str) -> Offered:
    match state.phase:
        case "conduct":
            return _signs(state, ink)
        case "turn":
            return _turn(game, state, ink, prefix)
        case _:
            return Offered()


def _signs(state: State, ink: Ink) -> Offered:
    name = CLANS[state.tossed]
    icon = ink.icon(f"{name}-sign")
    choices = [
        Choice(ink("press-conduct", square=square), f"conduct {square}", icon=icon)
        for square in state.signs[state.tossed]
    ]
    return Offered(_rows(choices, 3), ink("prompt-conduct", clan=Word(f"clan-{name}")))


def _turn(game: Zug, state: State, ink: Ink, prefix: str) -> Offered:
    clan = clan_to_move(state)
    by_dwarf: dict[str, list[Step]] = {}
    for step in game.steps(state, clan):
        by_dwarf.setdefault(step.origin, []).append(step)
    if prefix in by_dwarf:
        return _actions(game, state, by_dwarf[prefix], ink)
    board = game.board(state)
    choices = [
        _dwarf(board, clan, number, square, ink)
        for number, square in enumerate(state.dwarfs[clan], start=1)
        if square in by_dwarf
    ]
    return Offered(_rows(choices, 3), ink("prompt-dwarf"))


def _dwarf(board: Board, clan: int, number: int, square: str, ink: Ink) -> Choice:
    icon = f"{CLANS[clan]}-{number}" + "-seated" * (square in board.seats)
    label = ink("press-dwarf", number=number, square=square)
    return Choice(label, square, icon=ink.icon(icon), opens=True)


def _actions(game: Zug, state: State, steps: list[Step], ink: Ink) -> Offered:
    clan, origin = clan_to_move(state), steps[0].origin
    dwarf = piece(clan, state.dwarfs[clan].index(origin))
    cost = penalty(game.seed.penalties, state.kicks[clan])
    kicks = any(step.target in state.dwarfs[1 - clan] for step in steps)
    prompt = ink("prompt-action", dwarf=dwarf, square=origin, cost=cost if kicks else 0)
    return Offered(_rows([_action(game, state, step, ink) for step in steps], 4), prompt)


def _action(game: Zug, state: State, step: Step, ink: Ink) -> Choice:
    clan, board = clan_to_move(state), game.board(state)
    what = kind(board, state, step)
    arrow = board.directions[step.origin][step.target]
    icons = {"lay": f"{CLANS[clan]}-sign", "take": f"{CLANS[1 - clan]}-sign"}
    label = ink(f"press-{what}", square=step.target)
    return Choice(label, str(step), icon=ink.icon(icons.get(what, arrow)), style=STYLES[what])


def _rows(choices: list[Choice], width: int) -> tuple[Control, ...]:
    return tuple(tuple(choices[n : n + width]) for n in range(0, len(choices), width))
