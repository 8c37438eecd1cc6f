"""The events of Hex-hex-Kniffel: every roll, and every row that is filled."""

from bot.engine.game import Event, Weight
from bot.engine.phrases import Icon, Many, Param, Who, Word
from bot.games.kniffel.state import State


def rolled(state: State) -> Event:
    """The event of a complete roll."""
    dice = Many(tuple(Icon(symbol) for symbol in state.dice), glue=" ")
    told: dict[str, Param] = {"who": Who(state.seat), "roll": state.rolls, "dice": dice}
    if len(set(state.dice)) == 1:
        return Event("rolled-kniffel", told, asks=True, weight=Weight.HEAVY)
    return Event("rolled", told, asks=True, weight=Weight.LIGHT)


def entered(seat: int, row: str, points: int) -> Event:
    told: dict[str, Param] = {"who": Who(seat), "row": Word(f"row-{row}"), "points": points}
    return Event("entered", told, weight=Weight.LIGHT)
