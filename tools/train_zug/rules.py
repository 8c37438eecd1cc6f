"""Die Zwergenzugfahrt for thousands of matches at once, as arrays.

Every match is seen by the clan whose turn it is: its own things come first, and after each turn
the sides are swapped and the board is mirrored. Tests compare this with the rules of the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from bot.games.zug.brain.layout import (
    CAPS,
    LONGEST,
    SIGNAL_STEP,
    SIGNAL_STEPS,
    Layout,
    layout,
    mirror,
)
from bot.games.zug.rules import Zug
from bot.games.zug.state.terms import Terms
from bot.games.zug.state.train import Train

Array = Any
NEVER = 10_000
"""A turn that never comes."""
EMPTY, OWN, RIVAL, OWN_SIGN, RIVAL_SIGN = range(5)
WALK, LAY, TAKE = range(3)
WAYS = 4
ACTIVE = 32
"""At most so many features are set; unused places hold a feature of weight 0."""


class Field:
    """The board as arrays, as red sees it."""

    def __init__(self, game: Zug, name: str, terms: Terms) -> None:
        board = self.board = game.boards[name]
        self.terms = terms
        self.squares = len(board.names)
        self.is_seat = np.array(board.is_seat)
        self.seats = np.flatnonzero(self.is_seat)
        self.seat_of = np.full(self.squares, -1)
        self.seat_of[self.seats] = np.arange(len(self.seats))
        self.near = np.full((self.squares, WAYS), -1)
        for square, others in enumerate(board.near):
            self.near[square, : len(others)] = others
        self.mirror = np.array(mirror(board))
        self.seat_mirror = self.seat_of[self.mirror[self.seats]]
        self.homes = np.array(board.homes)
        self.closed = np.zeros(self.squares, bool)
        self.closed[self.homes[1]] = True  # T11
        self.penalties = np.array([terms.penalty(k) for k in range(CAPS["kicks"] + 1)])
        self.layout: Layout = layout(self.squares, len(self.seats), terms.every)


@dataclass
class Games:
    """One row per match; `own` is the clan whose turn it is, or was until it is swapped."""

    own: Array
    rival: Array
    signs: Array
    rival_signs: Array
    removals: Array
    drops: Array
    kicks: Array
    turn: Array
    last: Array
    signal: Array

    def take(self, rows: Array) -> "Games":
        return Games(**{f.name: getattr(self, f.name)[rows].copy() for f in fields(self)})

    def __len__(self) -> int:
        return len(self.turn)


def begin(field: Field, last: Array, signal: Array) -> Games:
    count = len(last)
    none = np.zeros((count, len(field.seats)), bool)
    removals = np.full((count, 2), CAPS["removals"])
    return Games(
        own=np.repeat(field.homes[:1], count, 0),
        rival=np.repeat(field.homes[1:], count, 0),
        signs=none.copy(),
        rival_signs=none.copy(),
        removals=removals,
        drops=np.zeros((count, 2), int),
        kicks=np.zeros((count, 2), int),
        turn=np.zeros(count, int),
        last=last.copy(),
        signal=signal.copy(),
    )


def held(field: Field, games: Games) -> Array:
    """Seats of both sides, own first."""
    own = field.is_seat[games.own].sum(1) + games.signs.sum(1)
    rival = field.is_seat[games.rival].sum(1) + games.rival_signs.sum(1)
    return np.stack([own, rival], 1)


def swap(field: Field, games: Games) -> None:
    """The other side's turn."""
    games.own, games.rival = field.mirror[games.rival], field.mirror[games.own]
    turned = games.signs[:, field.seat_mirror]
    games.signs = games.rival_signs[:, field.seat_mirror]
    games.rival_signs = turned
    games.removals = games.removals[:, ::-1].copy()
    games.drops = games.drops[:, ::-1].copy()
    games.kicks = games.kicks[:, ::-1].copy()


def needed(field: Field, games: Games) -> Array:
    full = games.own.shape[1] + field.terms.signs
    return np.where(games.turn >= games.signal, field.terms.signal_seats, full)


def features(field: Field, games: Games, turn: Array, tossing: Array) -> Array:
    """The features that are set for the side whose turn is over; `turn` counts that one."""
    at, count = field.layout, len(games)
    none = at.size
    found = np.full((count, ACTIVE), none, np.int16)
    found[:, 0:5] = at.dwarfs[0] + games.own
    found[:, 5:10] = at.dwarfs[1] + games.rival
    for first, signs, start in ((10, games.signs, 0), (15, games.rival_signs, 1)):
        rows, seats = np.nonzero(signs)
        place = (np.cumsum(signs, 1) - 1)[rows, seats]
        found[rows, first + place] = at.signs[start] + seats
    found[:, 20] = at.left + np.minimum(games.last - turn, LONGEST + 1)
    found[:, 21] = at.conductor + np.where(tossing, field.terms.every, turn % field.terms.every)
    found[:, 22] = at.signal + signal_step(games.signal - turn)
    seats = held(field, games)
    groups = ((at.removals, games.removals), (at.drops, games.drops), (at.kicks, games.kicks))
    for column, (offset, counts), cap in zip((23, 25, 27), groups, CAPS.values(), strict=False):
        found[:, column] = offset[0] + np.minimum(counts[:, 0], cap)
        found[:, column + 1] = offset[1] + np.minimum(counts[:, 1], cap)
    found[:, 29] = at.held[0] + np.minimum(seats[:, 0], CAPS["held"])
    found[:, 30] = at.held[1] + np.minimum(seats[:, 1], CAPS["held"])
    return found


def signal_step(until: Array) -> Array:
    """0: no signal, 1 …: so many tens of turns until it, the last one: heard."""
    tens = 1 + np.minimum((until - 1) // SIGNAL_STEP, SIGNAL_STEPS - 1)
    return np.where(until > NEVER // 2, 0, np.where(until <= 0, SIGNAL_STEPS + 1, tens))


@dataclass
class Moves:
    """All legal moves of all matches, one row each."""

    game: Array
    dwarf: Array
    kind: Array
    origin: Array
    target: Array
    kick: Array


def legal(field: Field, games: Games) -> Moves:
    count = len(games)
    cells = np.zeros((count, field.squares + 1), np.int8)
    rows = np.arange(count)[:, None]
    cells[rows, games.own], cells[rows, games.rival] = OWN, RIVAL
    cells[:, field.seats] += OWN_SIGN * games.signs + RIVAL_SIGN * games.rival_signs
    targets = field.near[games.own]
    inside = targets >= 0
    content = cells[rows[:, :, None], targets]
    seat = field.is_seat[targets] & inside
    open_ = inside & ~field.closed[targets]
    kick = (content == RIVAL) & ~seat & open_
    walk = (content == EMPTY) & open_ | kick
    lay = (content == EMPTY) & seat & (games.signs.sum(1) < field.terms.signs)[:, None, None]
    take = (content == RIVAL_SIGN) & inside & (games.removals[:, 0] > 0)[:, None, None]
    game, dwarf, kind, way = np.nonzero(np.stack([walk, lay, take], 2))
    target = targets[game, dwarf, way]
    kicks = kick[game, dwarf, way] & (kind == WALK)
    return Moves(game, dwarf, kind, games.own[game, dwarf], target, kicks)


def home(field: Field, games: Games, rows: Array) -> Array:
    """The first free start square of the rival (T12)."""
    homes = field.homes[1]
    taken = (games.rival[rows][:, :, None] == homes).any(1)
    return homes[np.argmin(taken, 1)]


def make(field: Field, games: Games, moves: Moves) -> None:
    """Plays one move in each of the matches that `moves` names; each at most once."""
    kick = moves.kick
    rows = moves.game[kick]
    if len(rows):
        homes = home(field, games, rows)
        hit = games.rival[rows] == moves.target[kick][:, None]
        games.rival[rows] = np.where(hit, homes[:, None], games.rival[rows])
        capped = np.minimum(games.kicks[rows, 0], CAPS["kicks"])
        games.drops[rows, 0] += field.penalties[capped]
        games.kicks[rows, 0] += 1
    walk = moves.kind == WALK
    games.own[moves.game[walk], moves.dwarf[walk]] = moves.target[walk]
    lay = moves.kind == LAY
    games.signs[moves.game[lay], field.seat_of[moves.target[lay]]] = True
    take = moves.kind == TAKE
    games.rival_signs[moves.game[take], field.seat_of[moves.target[take]]] = False
    games.removals[moves.game[take], 0] -= 1


def only(moves: Moves, rows: Array) -> Moves:
    return Moves(**{f.name: getattr(moves, f.name)[rows] for f in fields(moves)})


def changes(field: Field, games: Games, moves: Moves) -> tuple[Array, Array]:
    """Per move the features that are set by it and those that are cleared."""
    at, none, count = field.layout, field.layout.size, len(moves.game)
    plus, minus = np.full((count, 5), none), np.full((count, 5), none)
    game, kind, kick = moves.game, moves.kind, moves.kick
    seats = np.minimum(held(field, games), CAPS["held"])[game]
    walk, lay, take = kind == WALK, kind == LAY, kind == TAKE
    plus[walk, 0] = at.dwarfs[0] + moves.target[walk]
    minus[walk, 0] = at.dwarfs[0] + moves.origin[walk]
    plus[lay, 0] = at.signs[0] + field.seat_of[moves.target[lay]]
    minus[take, 0] = at.signs[1] + field.seat_of[moves.target[take]]
    gain = lay + walk * (field.is_seat[moves.target].astype(int) - field.is_seat[moves.origin])
    plus[:, 1] = at.held[0] + np.minimum(seats[:, 0] + gain, CAPS["held"])
    minus[:, 1] = at.held[0] + seats[:, 0]
    plus[take, 2] = at.held[1] + seats[take, 1] - 1
    minus[take, 2] = at.held[1] + seats[take, 1]
    left = games.removals[game[take], 0]
    plus[take, 3], minus[take, 3] = at.removals[0] + left - 1, at.removals[0] + left
    rows = game[kick]
    if len(rows):
        plus[kick, 2] = at.dwarfs[1] + home(field, games, rows)
        minus[kick, 2] = at.dwarfs[1] + moves.target[kick]
        done, drops = np.minimum(games.kicks[rows, 0], CAPS["kicks"]), games.drops[rows, 0]
        plus[kick, 3] = at.kicks[0] + np.minimum(done + 1, CAPS["kicks"])
        minus[kick, 3] = at.kicks[0] + done
        more = np.minimum(drops + field.penalties[done], CAPS["drops"])
        plus[kick, 4] = at.drops[0] + more
        minus[kick, 4] = at.drops[0] + np.minimum(drops, CAPS["drops"])
    return plus, minus


def of_trains(field: Field, trains: Sequence[Train], clans: Sequence[int]) -> Games:
    """The same positions, each as one clan sees it."""
    views = (np.arange(field.squares), field.mirror)
    signs = np.zeros((2, len(trains), len(field.seats)), bool)
    dwarfs: list[list[Array]] = [[], []]
    counters: dict[str, list[tuple[int, int]]] = {"removals": [], "drops": [], "kicks": []}
    for row, (train, clan) in enumerate(zip(trains, clans, strict=True)):
        seen = views[clan]
        for place, side in enumerate((clan, 1 - clan)):
            dwarfs[place].append(seen[train.dwarfs[side]])
            signs[place, row, field.seat_of[seen[list(train.signs[side])]]] = True
        for name, rows in counters.items():
            counts = getattr(train, name)
            rows.append((counts[clan], counts[1 - clan]))
    return Games(
        own=np.array(dwarfs[0]),
        rival=np.array(dwarfs[1]),
        signs=signs[0],
        rival_signs=signs[1],
        turn=np.array([train.turn for train in trains]),
        last=np.array([train.terms.last or NEVER for train in trains]),
        signal=np.array([train.terms.signal_turn or NEVER for train in trains]),
        **{name: np.array(rows) for name, rows in counters.items()},
    )
