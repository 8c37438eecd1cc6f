"""How good a position looks without looking ahead, in hundredths of a seat, seen from red."""

from bot.games.zug.fast import EMPTY, KICK, LAY, SIGN, TAKE, Move, Position, Terms, held

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


def judge(terms: Terms, position: Position) -> float:
    future = 1.0
    if terms.last is not None:
        future = min(1.0, (terms.last - position.turn) / FULL_TURNS)
    tempo = -TEMPO if (terms.first + position.turn) % 2 else TEMPO
    return _clan(terms, position, 0, future) - _clan(terms, position, 1, future) + future * tempo


def _clan(terms: Terms, position: Position, clan: int, future: float) -> float:
    cells, plan = position.cells, terms.plan
    is_seat, near = plan.is_seat, plan.near[clan]
    may_lay, may_take = position.signs[clan] < terms.signs, position.removals[clan] > 0
    rival_sign = SIGN + 1 - clan
    now = SEAT * position.signs[clan]
    later = REMOVAL * position.removals[clan] - DROP * position.drops[clan]
    later -= FRAIL * position.signs[clan]
    for square in position.dwarfs[clan]:
        if is_seat[square]:
            now += SEAT
        else:
            later -= STEP * way(cells, plan.seats_from[square])
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


def final(terms: Terms, position: Position) -> float:
    """The end: who has won counts most, and by how much a little (T26)."""
    lead = held(terms, position, 0) - held(terms, position, 1)
    return WON * (lead > 0) - WON * (lead < 0) + 10 * lead


def urge(terms: Terms, position: Position, move: Move) -> int:
    """How promising a move looks at first sight: what is tried first, and what playouts play."""
    kind, origin, target = move
    plan = terms.plan
    if kind == LAY:
        return 90
    if kind == TAKE:
        return 60
    if kind == KICK:
        return 20 - 40 * plan.is_seat[origin]
    if plan.is_seat[origin]:
        return -20 if plan.is_seat[target] else -60
    if plan.is_seat[target]:
        return 80
    cells = position.cells
    return 10 * (way(cells, plan.seats_from[origin]) - way(cells, plan.seats_from[target]))
