"""What is out of a log: a move is known once no other one would have looked the same."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Header, Match, Move

Rules = Game[Any, Any, Any]
Deed = tuple[int, Any]
"""A seat and its action."""
Fate = Literal["out", "gone", "open"]
"""Of a secret: it made a difference; it never will; it still may."""


@dataclass(frozen=True, slots=True)
class Told:
    """A log as a viewer may have it."""

    moves: tuple[Move, ...]
    """Where a move is hidden, the first one that would have looked the same stands in for it."""
    hidden: frozenset[int] = frozenset()


def told(game: Rules, header: Header, log: Sequence[Move], viewer: int | None = None) -> Told:
    """What everybody, or one seat, has learned of a log; it ends with a move that is illegal."""
    if not game.secret_types:
        return Told(tuple(log))
    deeds = [(move.seat, game.parse(move.text)) for move in log]
    state, moves, hidden = Match.begin(game, header).state, list[Move](), set[int]()
    for place, (seat, action) in enumerate(deeds):
        alike = list(_alike(game, state, deeds[place:], viewer)) or [action]
        if len(alike) > 1:
            hidden.add(log[place].number)
        moves.append(replace(log[place], text=str(alike[0])))
        try:
            state, _ = game.apply(state, seat, alike[0])
        except IllegalMoveError:
            break
    return Told(tuple(moves), frozenset(hidden))


def lies_face_down(match: Match, seat: int) -> bool:
    """Whether what this seat last decided in secret has still to be turned over."""
    game, log = match.game, match.log
    since = _since_last_open_move(match, seat)
    if since is None:
        return False
    if any(move.seat == seat for move in log[match.turn :]):
        return True  # in this very decision, which is not over; so nobody folds a log for it
    deeds = [(move.seat, game.parse(move.text)) for move in log]
    state = Match.fold(game, match.header, log[:since]).state
    for place in range(since, len(log)):
        if deeds[place][0] == seat:
            fates = (fate for _, fate in _fates(game, state, deeds[place:], None))
            if any(fate == "open" for fate in fates):
                return True
        state, _ = game.apply(state, *deeds[place])
    return False


def _since_last_open_move(match: Match, seat: int) -> int | None:
    """The first of the secret moves that this seat made last; None: it made an open one since."""
    first = None
    for move in reversed(match.log):
        if move.seat == seat:
            if not isinstance(match.game.parse(move.text), match.game.secret_types):
                break
            first = move.number
    return first


def _alike(game: Rules, state: Any, deeds: Sequence[Deed], viewer: int | None) -> Iterator[Any]:
    """The actions, with the one that was taken, that this viewer cannot tell apart."""
    seat, action = deeds[0]
    if not game.sees(state, viewer, seat, action):
        for other, fate in _fates(game, state, deeds, viewer):
            if fate != "out":
                yield other


def _fates(
    game: Rules, state: Any, deeds: Sequence[Deed], viewer: int | None
) -> Iterator[tuple[Any, Fate]]:
    """Everything that could have been done in the place of the first deed."""
    seat, action = deeds[0]
    for other in _possible(game, state, seat):
        if other == action:
            yield other, "gone"
        else:
            yield other, _fate(game, state, deeds, other, viewer)


def _possible(game: Rules, state: Any, seat: int) -> Sequence[Any]:
    if seat != CHANCE:
        return game.legal(state, seat)
    return [action for action, _ in game.outcomes(state)] if CHANCE in game.to_act(state) else ()


def _fate(game: Rules, state: Any, deeds: Sequence[Deed], other: Any, viewer: int | None) -> Fate:
    """What came of a secret: both lines are played side by side for as long as they differ."""
    real = changed = state
    for place, (seat, action) in enumerate(deeds):
        try:
            real, seen = game.apply(real, seat, action)
            changed, instead = game.apply(changed, seat, action if place else other)
        except IllegalMoveError:
            return "out"
        if real == changed and seen == instead:
            return "gone"
        shown, unlike = ([e for e in told if e.only in (None, viewer)] for told in (seen, instead))
        if shown != unlike or not _same_to(game, viewer, real, changed):
            return "out"
    return "open"


def _same_to(game: Rules, viewer: int | None, one: Any, other: Any) -> bool:
    """Equal views, and the same people are waited for."""
    if game.to_act(one) != game.to_act(other):
        return False
    return bool(game.view(one, viewer) == game.view(other, viewer))
