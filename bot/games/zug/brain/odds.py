"""What Die Zwergenzugfahrt can tell people: everybody's chance to win, by playing to the end."""

from typing import TYPE_CHECKING

from bot.engine.brain import Line
from bot.engine.game import Seen
from bot.engine.phrases import Who, Word
from bot.games.zug.brain.playout import share
from bot.games.zug.rules import Zug
from bot.games.zug.state import State

if TYPE_CHECKING:
    from random import Random


def odds(game: Zug, view: Seen[State], seat: int | None, random: "Random") -> tuple[Line, ...]:
    playouts = game.seed.playouts.odds
    chances = win_chances(game, view, random, playouts)
    lines = (Word("odds-seat", {"who": Who(s), "chance": c}) for s, c in enumerate(chances))
    return (Word("odds-playouts", {"count": playouts}), *lines)


def win_chances(game: Zug, view: Seen[State], random: "Random", playouts: int) -> tuple[float, ...]:
    """Per seat the chance that its clan wins, by simulation; a shared victory counts half."""
    state = view.state
    result = game.result(state)
    if result:
        winners = {state.clans[seat] for seat in result.winners}
        return tuple((clan in winners) / len(winners) for clan in state.clans)
    red = share(game, state, random, playouts)
    return tuple(red if clan == 0 else 1 - red for clan in state.clans)
