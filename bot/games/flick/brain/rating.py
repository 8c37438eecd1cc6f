"""What every choice is worth: both flicks looked over, and what is left to the others."""

from bot.engine.brain import Rated, Standing
from bot.engine.game import Seen
from bot.games.flick.brain.outlook import Outlook
from bot.games.flick.brain.winning import ToWin, share
from bot.games.flick.moves import Action, Flick
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State


def rate(game: DiceFlick, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """What is left lying is held against the points."""
    return _rated(game, view.state, seat, _concern(game, view.state))


def counted(game: DiceFlick, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """By the points of the own turn alone."""
    return _rated(game, view.state, seat, 0.0)


def standing(game: DiceFlick, view: Seen[State], seat: int) -> Standing:
    """Rates look ahead to the end of the turn."""
    return Standing(len(view.state.sheets[seat]), game.totals(view.state)[seat])


def to_win(game: DiceFlick, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """By the share of the victory, where others sit at the table."""
    state = view.state
    if len(state.sheets) == 1:
        return rate(game, view, seat)
    return _by(ToWin(game, state, _concern(game, state), share(game, state)), game, state, seat)


def _rated(game: DiceFlick, state: State, seat: int, concern: float) -> tuple[Rated[Action], ...]:
    return _by(Outlook(game, state, concern), game, state, seat)


def _by(outlook: Outlook, game: DiceFlick, state: State, seat: int) -> tuple[Rated[Action], ...]:
    legal = game.legal(state, seat)
    worths = _worths(outlook, game, state, legal)
    rated = [Rated(action, worth) for action, worth in zip(legal, worths, strict=True)]
    return tuple(sorted(rated, key=lambda one: -one.worth))


def _concern(game: DiceFlick, state: State) -> float:
    """What is left lying helps the next; alone it helps oneself, after the last turn nobody."""
    seats = len(state.sheets)
    last = sum(map(len, state.sheets)) == seats * game.seed.rounds - 1
    if last:
        return 0.0
    return -1.0 if seats == 1 else 1.0 / (seats - 1)


def _worths(
    outlook: Outlook, game: DiceFlick, state: State, legal: tuple[Action, ...]
) -> list[float]:
    if not game.turns.may_flick(state):
        return [outlook.leaving(game.turns.holes(state, action)) for action in legal]
    flicks = outlook.flicks(state.hand, deep=state.due + state.bonus > 1)
    index = game.board.index
    return [
        flicks[action.die, action.plate, index[action.hole]]
        if isinstance(action, Flick)
        else outlook.passed(state.hand, state.due)
        for action in legal
    ]
