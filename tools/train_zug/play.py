"""Matches of value nets against each other, thousands at once, and what was seen in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as made
from typing import Any

import numpy as np

from tools.train_zug.rules import (
    LAY,
    WALK,
    Field,
    Games,
    Moves,
    begin,
    changes,
    features,
    held,
    legal,
    make,
    needed,
    only,
    swap,
)
from tools.train_zug.weights import Weights, answers, sums

Array = Any


@dataclass(frozen=True)
class Style:
    """How a side chooses: noise on every chance, how often by lot, replies looked at."""

    noise: float = 0.03
    lot: float = 0.02
    replies: int = 0


@dataclass
class Seen:
    """Positions after a turn with their match and side, and how the matches ended."""

    features: list[Array] = made(default_factory=list)
    games: list[Array] = made(default_factory=list)
    sides: list[Array] = made(default_factory=list)


def judged(field: Field, weights: Weights, games: Games, moves: Moves) -> Array:
    """The share of the victory after each move, for the side that makes it."""
    turn = games.turn + 1
    base = sums(weights, features(field, games, turn, turn % field.terms.every == 0))
    plus, minus = changes(field, games, moves)
    reached = base[moves.game] + sums(weights, plus) - sums(weights, minus)
    return ended(field, games, moves, answers(weights, reached)[:, 0])


def ended(field: Field, games: Games, moves: Moves, values: Array) -> Array:
    """The same, exact where a move ends the match."""
    seats = held(field, games)[moves.game]
    walk, game = moves.kind == WALK, moves.game
    gain = (moves.kind == LAY) + walk * (
        field.is_seat[moves.target].astype(int) - field.is_seat[moves.origin]
    )
    own, rival = seats[:, 0] + gain, seats[:, 1] - (~walk & (moves.kind != LAY))
    after = games.take(slice(None))
    after.turn = games.turn + 1
    last = (after.turn >= games.last)[game]
    values = np.where(last, (own > rival) + 0.5 * (own == rival), values)
    return np.where(own >= needed(field, after)[game], 1.0, values)


def dense(moves: Moves, values: Array, count: int) -> tuple[Array, Array]:
    """Values by match and place, and where each move stands; unused places are very bad."""
    place = np.arange(len(moves.game)) - np.searchsorted(moves.game, moves.game)
    table = np.full((count, int(place.max(initial=0)) + 1), -9.0)
    table[moves.game, place] = values
    return table, place


def best_of(moves: Moves, values: Array, count: int) -> tuple[Array, Array]:
    """Per match the row of its best move (-1: none) and that move's value."""
    table, _ = dense(moves, values, count)
    first = np.searchsorted(moves.game, np.arange(count))
    found = table.argmax(1)
    value = table[np.arange(count), found]
    return np.where(value < -5, -1, first + found), value


def replied(
    field: Field, weights: Weights, games: Games, moves: Moves, values: Array, most: int
) -> Array:
    """Values of the most promising moves once the best answer of the rival is seen."""
    table, _ = dense(moves, values, len(games))
    most = min(most, table.shape[1])
    limit = np.partition(table, -most, 1)[:, -most]
    rows = np.flatnonzero(values >= limit[moves.game])
    chosen = only(moves, rows)
    after = games.take(chosen.game)
    chosen.game = np.arange(len(rows))
    make(field, after, chosen)
    after.turn += 1
    quiet = (after.turn < after.last) & (after.turn % field.terms.every > 0)
    quiet &= (after.drops[:, 1] == 0) & (held(field, after)[:, 0] < needed(field, after))
    look = np.flatnonzero(quiet)
    told = values - 1.0
    told[rows] = values[rows]
    if len(look):
        then = after.take(look)
        swap(field, then)
        answers_ = legal(field, then)
        row, value = best_of(answers_, judged(field, weights, then, answers_), len(then))
        told[rows[look]] = np.where(row >= 0, 1 - value, told[rows[look]])
    return told


def play(
    field: Field,
    sides: Sequence[Weights],
    styles: Sequence[Style],
    last: Array,
    signal: Array,
    openings: Array,
    random: np.random.Generator,
    keep: float = 1.0,
) -> tuple[Seen, Array]:
    """Side 0 begins; returns what was seen, and per match the share of side 0."""
    games, notes = begin(field, last, signal), Notes(field, openings, random, keep)
    names, shares = np.arange(len(last)), np.full(len(last), np.nan)
    while len(names):
        side = int(games.turn[0] % 2)
        _turn(field, sides[side], styles[side], games, openings[names], random)
        games.turn += 1
        tossing = games.turn % field.terms.every == 0
        notes.add(games, names, side, tossing)
        won = held(field, games) >= needed(field, games)[:, None]
        toss = np.flatnonzero(tossing & ~won.any(1))
        if len(toss):
            _toss(field, sides, side, games, toss, random)
            notes.add(games.take(toss), names[toss], side, np.zeros(len(toss), bool))
        over = won.any(1) | (games.turn >= games.last)
        shares[names[over]] = np.abs(side - _share(field, games, won)[over])
        games, names = games.take(~over), names[~over]
        swap(field, games)
    return notes.seen, shares


def _share(field: Field, games: Games, won: Array) -> Array:
    """Of the side whose turn is over, were this the end."""
    own, rival = held(field, games).T
    share = (own > rival) + 0.5 * (own == rival)
    return np.where(won[:, 0], 1.0, np.where(won[:, 1], 0.0, share))


def _turn(
    field: Field,
    weights: Weights,
    style: Style,
    games: Games,
    openings: Array,
    random: np.random.Generator,
) -> None:
    active = np.flatnonzero(games.drops[:, 0] == 0)
    games.drops[:, 0] -= games.drops[:, 0] > 0
    if not len(active):
        return
    now = games.take(active)
    moves = legal(field, now)
    values = judged(field, weights, now, moves)
    if style.replies:
        values = replied(field, weights, now, moves, values, style.replies)
    wins = values >= 1
    if style.noise:
        values = values + style.noise * random.gumbel(size=len(values))
    lot = (random.random(len(now)) < style.lot) | (now.turn < openings[active])
    values = np.where(lot[moves.game], random.random(len(values)), values) + 9.0 * wins
    rows, _ = best_of(moves, values, len(now))
    picked = only(moves, rows[rows >= 0])
    picked.game = active[picked.game]
    make(field, games, picked)


def _toss(
    field: Field,
    sides: Sequence[Weights],
    side: int,
    games: Games,
    rows: Array,
    random: np.random.Generator,
) -> None:
    """The rival of the tossed colour picks the sign that hurts most (T19)."""
    own = random.random(len(rows)) < 0.5
    for mine in (True, False):
        part = rows[own == mine]
        signs = games.signs if mine else games.rival_signs
        game, seat = np.nonzero(signs[part])
        if not len(game):
            continue
        after = games.take(part[game])
        (after.signs if mine else after.rival_signs)[np.arange(len(game)), seat] = False
        weights = sides[1 - side if mine else side]
        still = np.zeros(len(game), bool)
        value = answers(weights, sums(weights, features(field, after, after.turn, still)))[:, 0]
        value = -value if mine else value
        table, place = dense(Moves(game, *(game,) * 5), value, len(part))
        worst = table.argmax(1)
        hit = worst[game] == place
        signs[part[game[hit]], seat[hit]] = False


@dataclass
class Notes:
    """What is kept of matches: positions after the opening, some of them by lot."""

    field: Field
    openings: Array
    random: np.random.Generator
    share: float
    seen: Seen = made(default_factory=Seen)

    def add(self, games: Games, names: Array, side: int, tossing: Array) -> None:
        fit = games.turn > self.openings[names]
        if self.share < 1:
            fit &= self.random.random(len(names)) < self.share
        rows = np.flatnonzero(fit)
        if len(rows):
            some = games.take(rows)
            self.seen.features.append(features(self.field, some, some.turn, tossing[rows]))
            self.seen.games.append(names[rows])
            self.seen.sides.append(np.full(len(rows), side))


def lessons(seen: Seen, shares: Array) -> tuple[Array, Array]:
    """Features and both targets: the share of the side that looks, and whether it was a tie."""
    games, sides = np.concatenate(seen.games), np.concatenate(seen.sides)
    share = np.abs(sides - shares[games])
    targets = np.stack([share, share == 0.5], 1).astype(np.float32)
    return np.concatenate(seen.features), targets
