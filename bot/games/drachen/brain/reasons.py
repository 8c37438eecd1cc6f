"""Why one way after a laugh is better than the other, in words of the game."""

from bot.engine.game import Seen
from bot.engine.phrases import Word
from bot.games.drachen.moves import Action, Choose
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State


def reasons(
    game: Drachen, view: Seen[State], seat: int, praised: Action, blamed: Action
) -> tuple[Word, ...]:
    if not isinstance(praised, Choose) or praised == blamed:
        return ()
    bearers = climbing(view.state, seat)
    if praised == Choose("surface"):
        return (Word("reason-bearers", {"bearers": bearers}),) if bearers else ()
    return Word("reason-ring"), *(() if bearers else (Word("reason-no-bearers"),))


def climbing(state: State, seat: int) -> int:
    """How many others carry a ring up."""
    return sum(ring for other, ring in enumerate(state.rings) if other != seat)
