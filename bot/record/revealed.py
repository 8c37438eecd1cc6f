"""Which moves of a log are public: those that could not have been another move.

A secret move becomes public once every other legal move in its place would have led to something
else that the viewer has seen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Header, Match, Move

Rules = Game[Any, Any, Any]
SeatAction = tuple[int, Any]
"""A seat and its action."""
Fate = Literal["out", "gone", "open"]
"""What became of an alternative to a secret move.

out: the viewer has seen a difference. gone: both lead to the same state, so it never will be seen.
open: it may still be seen.
"""


@dataclass(frozen=True, slots=True)
class VisibleLog:
    """A log as a spectator may see it."""

    moves: tuple[Move, ...]
    """For each hidden move the first legal one that a spectator cannot tell from it."""
    hidden: frozenset[int] = frozenset()


def visible_log(game: Rules, header: Header, log: Sequence[Move]) -> VisibleLog:
    """The log for a spectator; an illegal move ends it."""
    if not game.secret_types:
        return VisibleLog(tuple(log))
    actions = [(move.seat, game.parse(move.text)) for move in log]
    state, moves, hidden = Match.begin(game, header).state, list[Move](), set[int]()
    for place, (seat, action) in enumerate(actions):
        alike = list(_alike(game, state, actions[place:])) or [action]
        if len(alike) > 1:
            hidden.add(log[place].number)
        moves.append(replace(log[place], text=str(alike[0])))
        try:
            state, _ = game.apply(state, seat, alike[0])
        except IllegalMoveError:
            break
    return VisibleLog(tuple(moves), frozenset(hidden))


def lies_face_down(match: Match, seat: int) -> bool:
    """Whether a secret decision of this seat is still to be revealed."""
    game, log = match.game, match.log
    since = _since_last_open_move(match, seat)
    if since is None:
        return False
    if any(move.seat == seat for move in log[match.turn :]):
        return True  # in the open decision: no need to fold the log
    actions = [(move.seat, game.parse(move.text)) for move in log]
    state = Match.fold(game, match.header, log[:since]).state
    for place in range(since, len(log)):
        if actions[place][0] == seat:
            fates = (fate for _, fate in _fates(game, state, actions[place:]))
            if any(fate == "open" for fate in fates):
                return True
        state, _ = game.apply(state, *actions[place])
    return False


def _since_last_open_move(match: Match, seat: int) -> int | None:
    """The first of the seat's secret moves since its last open one; None: there is none."""
    first = None
    for move in reversed(match.log):
        if move.seat == seat:
            if not isinstance(match.game.parse(move.text), match.game.secret_types):
                break
            first = move.number
    return first


def _alike(game: Rules, state: Any, actions: Sequence[SeatAction]) -> Iterator[Any]:
    """The actions that a spectator cannot tell from the first one, with itself."""
    seat, action = actions[0]
    if not game.sees(state, None, seat, action):
        for other, fate in _fates(game, state, actions):
            if fate != "out":
                yield other


def _fates(game: Rules, state: Any, actions: Sequence[SeatAction]) -> Iterator[tuple[Any, Fate]]:
    """Every possible action in place of the first one, with what became of it."""
    seat, action = actions[0]
    for other in _possible(game, state, seat):
        if other == action:
            yield other, "gone"
        else:
            yield other, _fate(game, state, actions, other)


def _possible(game: Rules, state: Any, seat: int) -> Sequence[Any]:
    if seat != CHANCE:
        return game.legal(state, seat)
    return [action for action, _ in game.outcomes(state)] if CHANCE in game.to_act(state) else ()


def _fate(game: Rules, state: Any, actions: Sequence[SeatAction], other: Any) -> Fate:
    """Play both lines side by side until a spectator sees a difference or there is none."""
    real = changed = state
    for place, (seat, action) in enumerate(actions):
        try:
            real, seen = game.apply(real, seat, action)
            changed, instead = game.apply(changed, seat, action if place else other)
        except IllegalMoveError:
            return "out"
        if real == changed and seen == instead:
            return "gone"
        shown, unlike = ([e for e in events if e.only is None] for events in (seen, instead))
        if shown != unlike or not _looks_same(game, real, changed):
            return "out"
    return "open"


def _looks_same(game: Rules, one: Any, other: Any) -> bool:
    """Whether both states look the same to a spectator: equal views, same seats to act."""
    if game.to_act(one) != game.to_act(other):
        return False
    return bool(game.view(one, None) == game.view(other, None))
