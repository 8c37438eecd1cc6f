"""What Die Zwergenzugfahrt can tell people: everybody's chance to win, by playing to the end."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Who, Word
from bot.games.zug.brain.playout import shares
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

if TYPE_CHECKING:
    from random import Random


def odds(game: Zug, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    playouts = game.seed.playouts.odds
    *chances, tie = win_chances(game, view, random, playouts)
    lines = [Word("odds-seat", {"who": Who(s), "chance": c}) for s, c in enumerate(chances)]
    if tie:
        lines.append(Word("odds-tie", {"chance": tie}))
    return (Word("odds-playouts", {"count": playouts}), *lines)


def win_chances(game: Zug, view: Seen[State], random: "Random", playouts: int) -> tuple[float, ...]:
    """Per seat the chance that its clan wins, by simulation; that of a tie comes last."""
    state = view.state
    if result := game.result(state):
        winners = {state.clans[seat] for seat in result.winners}
        tie = float(len(winners) > 1)
        return (*(float(clan in winners) * (1 - tie) for clan in state.clans), tie)
    red, tie = shares(game, state, random, playouts)
    green = max(0.0, 1 - red - tie)
    return (*((red, green)[clan] for clan in state.clans), tie)
