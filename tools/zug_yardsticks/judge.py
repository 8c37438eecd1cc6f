"""How good a position looks without looking ahead, in hundredths of a seat, seen from red."""

from bot.games.zug.state.board import Code
from bot.games.zug.state.legality import EMPTY, KICK, LAY, SIGN, TAKE
from bot.games.zug.state.train import Train

SEAT = 100
FRAIL = 25  # a sign is worth less than a seated dwarf while it may still be taken away
STEP = 38  # every step that a dwarf is away from a free seat
NO_WAY = 5  # steps that a dwarf without any free seat is thought to need
BESIDE = 18  # a free seat within reach of a dwarf, while there are signs to lay
THREAT = 15  # a sign of the rival within reach of a dwarf, while it may be taken
REMOVAL = 15
DROP = 48  # a turn is worth about half a seat
TEMPO = 25  # to be the next to move is worth half a turn
WON = 4000
FULL_TURNS = 8
"""From so many turns of both clans on, the future counts in full."""


def judge(train: Train) -> float:
    future, last = 1.0, train.terms.last
    if last is not None:
        future = min(1.0, (last - train.turn) / FULL_TURNS)
    tempo = -TEMPO if train.clan else TEMPO
    return _clan(train, 0, future) - _clan(train, 1, future) + future * tempo


def _clan(train: Train, clan: int, future: float) -> float:
    cells, board = train.cells, train.terms.board
    is_seat, near = board.is_seat, board.near
    may_lay, may_take = train.may_lay(clan), train.may_take(clan)
    rival_sign, signs = SIGN + 1 - clan, len(train.signs[clan])
    now = SEAT * signs
    later = REMOVAL * train.removals[clan] - DROP * train.drops[clan]
    later -= FRAIL * signs
    for square in train.dwarfs[clan]:
        if is_seat[square]:
            now += SEAT
        else:
            later -= STEP * way(cells, board.seats_from[square])
        for other in near[square]:
            if not is_seat[other]:
                continue
            cell = cells[other]
            if cell == EMPTY:
                later += may_lay * BESIDE
            elif cell == rival_sign:
                later += may_take * THREAT
    return now + future * later


def way(cells: list[int], seats: tuple[tuple[int, int], ...]) -> int:
    """How many steps to the nearest free seat."""
    for distance, seat in seats:
        if cells[seat] == EMPTY:
            return distance
    return NO_WAY


def final(train: Train) -> float:
    """The end: who has won counts most, and by how much a little (T26)."""
    lead = train.held[0] - train.held[1]
    return WON * (lead > 0) - WON * (lead < 0) + 10 * lead


def urge(train: Train, code: Code) -> int:
    """How promising a move looks at first sight: what is tried first, and what playouts play."""
    kind, origin, target = code
    board = train.terms.board
    if kind == LAY:
        return 90
    if kind == TAKE:
        return 60
    if kind == KICK:
        return 20 - 40 * board.is_seat[origin]
    if board.is_seat[origin]:
        return -20 if board.is_seat[target] else -60
    if board.is_seat[target]:
        return 80
    cells, seats_from = train.cells, board.seats_from
    return 10 * (way(cells, seats_from[origin]) - way(cells, seats_from[target]))
