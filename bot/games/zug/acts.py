"""What a dwarf's action changes on the board, and the story of it."""

from dataclasses import replace

from bot.engine.game import Event
from bot.engine.words import Icon, Param, Who, Word
from bot.games.zug.board import Board
from bot.games.zug.moves import CLANS, Lay, Step, Take, Walk
from bot.games.zug.state import SquaresPair, State, next_seat, plus, with_item


def clan_word(clan: int) -> Word:
    return Word(f"clan-{CLANS[clan]}")


def piece(clan: int, number: int) -> Word:
    """A dwarf in a sentence, by picture and number."""
    return Word("piece", {"icon": Icon(f"{CLANS[clan]}-{number + 1}"), "number": str(number + 1)})


def act(
    board: Board, state: State, clan: int, step: Step, penalties: tuple[int, ...]
) -> tuple[State, Event]:
    """One checked action; the turn itself is ended elsewhere."""
    match step:
        case Walk(_, target) if target in state.dwarfs[1 - clan]:
            return _kick(board, state, clan, step, penalties)
        case Walk():
            return _walk(board, state, clan, step)
        case Lay(_, target):
            laid = tuple(sorted((*state.signs[clan], target)))
            signs = with_item(state.signs, clan, laid)
            return replace(state, signs=signs), _told("laid", state, clan, step)
        case Take(_, target):
            signs = without_sign(state, 1 - clan, target)
            removals = plus(state.removals, clan, -1)
            event = _told("took", state, clan, step, clan=clan_word(1 - clan))
            return replace(state, signs=signs, removals=removals), event


def without_sign(state: State, clan: int, square: str) -> SquaresPair:
    """The sign is back in its owner's supply (T19, T22)."""
    return with_item(state.signs, clan, tuple(s for s in state.signs[clan] if s != square))


def penalty(penalties: tuple[int, ...], kick: int) -> int:
    """How many turns this kick of a clan costs, counted from 0 (T14)."""
    return penalties[min(kick, len(penalties) - 1)]


def _walk(board: Board, state: State, clan: int, walk: Walk) -> tuple[State, Event]:
    rising, sitting = walk.origin in board.seats, walk.target in board.seats
    names = {(False, False): "walked", (False, True): "sat", (True, False): "stood"}
    event = _told(names.get((rising, sitting), "shifted"), state, clan, walk)
    return replace(state, dwarfs=_moved(state, clan, walk.origin, walk.target)), event


def _kick(
    board: Board, state: State, clan: int, walk: Walk, penalties: tuple[int, ...]
) -> tuple[State, Event]:
    rival = 1 - clan
    home = next(s for s in board.starts[rival] if s not in state.dwarfs[rival])  # T12
    victim = piece(rival, state.dwarfs[rival].index(walk.target))
    cost = penalty(penalties, state.kicks[clan])
    event = _told(
        "kicked", state, clan, walk, victim=victim, home=home, clan=clan_word(clan), drops=cost
    )
    sent_home = replace(state, dwarfs=_moved(state, rival, walk.target, home))
    kicked = replace(
        sent_home,
        dwarfs=_moved(sent_home, clan, walk.origin, walk.target),  # T13
        kicks=plus(state.kicks, clan),
        drops=plus(state.drops, clan, cost),
    )
    return kicked, event


def _moved(state: State, clan: int, origin: str, target: str) -> SquaresPair:
    squares = tuple(target if square == origin else square for square in state.dwarfs[clan])
    return with_item(state.dwarfs, clan, squares)


def _told(key: str, state: State, clan: int, step: Step, /, **more: Param) -> Event:
    return Event(
        key,
        {
            "who": Who(next_seat(state, clan)),
            "dwarf": piece(clan, state.dwarfs[clan].index(step.origin)),
            "origin": step.origin,
            "target": step.target,
            **more,
        },
    )
