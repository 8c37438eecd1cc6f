"""What each draw of a match could bring, with exact weights, in the order of the dice."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Header, Match
from bot.record.revealed import VisibleLog

Drawn = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Where a draw takes place, and everything that it can bring."""

    place: str
    outcomes: Drawn


def draws(
    game: Game[Any, Any, Any], header: Header, shown: VisibleLog, *, named: bool
) -> dict[int, Draw]:
    """By number, for each revealed draw its place and what could be drawn.

    Taken from the log that everybody may see, so that the weights tell nothing hidden. An illegal
    move ends it.
    """
    found = dict[int, Draw]()
    with suppress(PlayerError, ValueError):
        match = Match.begin(game, header)
        for move in shown.moves:
            if move.number not in shown.hidden and (outcomes := possible(match)):
                found[move.number] = Draw(match.place(named=named), outcomes)
            match = match.play(move.seat, move.text)
    return found


def possible(match: Match) -> Drawn:
    """Everything that the next draw can bring; empty where nothing is drawn now."""
    if match.to_act != {CHANCE}:
        return ()
    return tuple((str(action), weight) for action, weight in match.game.outcomes(match.state))
