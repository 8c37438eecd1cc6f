"""What is told of a match of Hex-hex-Kniffel: every roll, and every row that is filled."""

from bot.engine.game import Event
from bot.engine.phrases import Icon, Many, Param, Who, Word
from bot.games.kniffel.state import State


def rolled(state: State) -> Event:
    """All dice of a roll lie on the table."""
    dice = Many(tuple(Icon(symbol) for symbol in state.dice), glue=" ")
    told: dict[str, Param] = {"who": Who(state.seat), "roll": state.rolls, "dice": dice}
    return Event("rolled", told, asks=True)


def entered(seat: int, row: str, points: int) -> Event:
    return Event("entered", {"who": Who(seat), "row": Word(f"row-{row}"), "points": points})
