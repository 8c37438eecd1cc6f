"""The text twin of Hex-hex-Kniffel: the dice and every sheet in full sentences."""

from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.state import State


def twin(game: Kniffel, state: State, ink: Ink) -> str:
    sentences = [ink("twin-turn", turn=state.turn, turns=len(game.seed.rows))]
    if game.to_act(state):
        sentences.append(_dice(state, ink))
    sheets = (_sheet(game, state, seat, ink) for seat in range(len(state.sheets)))
    return "\n".join([*sentences, *sheets])


def _dice(state: State, ink: Ink) -> str:
    if not state.rolls:
        return ink("twin-before-roll", who=Who(state.seat))
    dice = Many(tuple(Word(f"row-{symbol}") for symbol in state.dice))
    return ink("twin-dice", who=Who(state.seat), roll=state.rolls, dice=dice)


def _sheet(game: Kniffel, state: State, seat: int, ink: Ink) -> str:
    filled = tuple(
        Word("twin-row", {"row": Word(f"row-{row}"), "points": points})
        for row, points in zip(game.seed.rows, state.sheets[seat], strict=True)
        if points is not None
    )
    if not filled:
        return ink("twin-empty", who=Who(seat))
    total = game.totals(state)[seat]
    return ink("twin-sheet", who=Who(seat), points=total, rows=Many(filled))
