"""What every reason in Die Zwergenzugfahrt says, worked out over the rules alone."""

from typing import Any

from bot.engine.catalogue import Box
from bot.engine.phrases import Word

MATCHES = 12
"""By lot clans seldom come near each other."""


def holds(box: Box, state: Any, seat: int, action: Any, word: Word) -> bool:  # noqa: C901, PLR0911, PLR0912
    game: Any = box.game
    clan = state.clans[seat]
    train = game.train(state)
    moved = game.train(state)
    if str(action).startswith("conduct"):
        moved.take_sign(1 - clan, moved.terms.board.index[action.square])
    else:
        moved.make(clan, moved.code(clan, action))
    gained = moved.held[clan] - train.held[clan]
    match word.key:
        case "reason-wins":
            result = game.result(box.game.step(state, seat, action)[0])
            return result is not None and seat in result.winners
        case "reason-seat":
            return bool(gained > 0)
        case "reason-stays":
            return bool(gained >= 0)
        case "reason-takes":
            return bool(moved.held[1 - clan] < train.held[1 - clan])
        case "reason-no-drop":
            return bool(moved.drops[clan] == train.drops[clan])
        case "reason-safe":
            acts = moved.acts(1 - clan)
            mine = {moved.terms.board.names[square] for square in moved.dwarfs[clan]}
            return not any(str(act).partition("-")[2] in mine for act in acts
                           if " " not in str(act))  # fmt: skip
        case "reason-signs-safe":
            return not any(str(act).startswith("take") for act in moved.acts(1 - clan))
        case "reason-hinders":
            return _way(moved, 1 - clan) > _way(train, 1 - clan)
        case "reason-narrows":
            return len(moved.acts(1 - clan)) == word.params["choices"]
        case "reason-denies":
            return _in_reach(moved, 1 - clan) <= word.params["most"]  # type: ignore[operator]
        case "reason-reach":
            return _in_reach(moved, clan) >= word.params["seats"]  # type: ignore[operator]
        case "reason-keeps-sign":
            return len(moved.signs[clan]) <= len(train.signs[clan])
        case "reason-nearer":
            return _way(moved, clan) < _way(train, clan)
        case "reason-close":
            close = [_free_within(moved, square, 2) for square in _standing(moved, clan)]
            return sum(map(bool, close)) >= word.params["dwarfs"]  # type: ignore[operator]
        case "reason-in-sight":
            seen = (_free_within(moved, square, 3) for square in moved.dwarfs[clan])
            return len(set[int]().union(*seen)) >= word.params["seats"]  # type: ignore[operator]
        case "reason-choices":
            return len(moved.acts(clan)) == word.params["choices"]
    raise AssertionError(word.key)


def _in_reach(train: Any, clan: int) -> int:
    """Free seats beside the dwarfs of a clan that it may take or mark."""
    board = train.terms.board
    acts = [str(act).split(" ")[-1].partition("-")[2] for act in train.acts(clan)]
    return len({name for name in acts if name in board.seats
                and train.cells[board.index[name]] == 0})  # fmt: skip


def _standing(train: Any, clan: int) -> list[int]:
    return [square for square in train.dwarfs[clan] if not train.terms.board.is_seat[square]]


def _free_within(train: Any, square: int, steps: int) -> set[int]:
    """Free seats that so many steps over the board lead to."""
    board, reached = train.terms.board, {square}
    for _ in range(steps):
        reached |= {near for s in reached for near in board.near[s]}
    return {s for s in reached if board.is_seat[s] and train.cells[s] == 0}


def _way(train: Any, clan: int) -> int:
    """Steps of all standing dwarfs to a free seat, by walking over the board."""
    board = train.terms.board
    total = 0
    for square in train.dwarfs[clan]:
        if board.is_seat[square]:
            continue
        reached, steps = {square}, 0
        while not any(board.is_seat[s] and train.cells[s] == 0 for s in reached) and steps < 99:
            reached |= {near for s in reached for near in board.near[s]}
            steps += 1
        total += steps
    return total
