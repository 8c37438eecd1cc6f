"""Trains the value net of Die Zwergenzugfahrt: `python -m tools.train_zug BOARD FILE`.

Nets play themselves and older ones, thousands of matches at once, and learn from how these ended;
in the end they learn once more from that together with matches of players that look ahead. All
lengths and endings take part. One thread and one seed: the same machine makes the same file, to
the last bit.
"""

import argparse
import copy
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy is imported: sums in one order
import numpy as np

from bot.engine.catalogue import Catalogue
from bot.games.zug.rules import Zug
from bot.games.zug.seed import Options, SeatOptions
from tools.train_zug.play import Style, lessons, play
from tools.train_zug.rules import NEVER, Field
from tools.train_zug.searchers import searched
from tools.train_zug.weights import Weights, fresh, learn, save

Array = Any
Lessons = tuple[Array, Array]
ROUNDS, MATCHES, KEPT = 24, 4000, 8
"""Rounds of self-play, matches of a round, rounds that are learned from."""
SEARCHED, SEARCH_BUDGET, SEARCH_WEIGHT = 400, 120, 5
"""Matches of players that look ahead, the positions they look at, and how often each is learned."""
HIDDEN = 64
LENGTHS = {20: 0.15, 30: 0.25, 40: 0.4, 60: 0.2}
"""Turns of both clans, and how often a match has so many; some have any even number."""
ANY_LENGTH, SIGNALS, LAST_SIGNAL, SIGNAL = 0.2, 0.06, 120, 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--searched", type=int, default=SEARCHED)
    asked = parser.parse_args()
    game: Any = Catalogue.find()["zug"].game
    course = Course(game, asked.board, asked.seed)
    for number in range(asked.rounds):
        course.round(number)
    course.finish(asked.searched)
    save(course.weights, asked.file)


class Course:
    def __init__(self, game: Zug, board: str, seed: int) -> None:
        two = [SeatOptions(), SeatOptions()]
        state, _ = game.start(two, Options.model_validate({"board": board}))
        self._start = game.train(state)
        self._field = Field(game, board, game.terms(state))
        self._random, self._seed = np.random.default_rng(seed), seed
        self.weights = fresh(self._field.layout.size, HIDDEN, self._random)
        self._older: list[Weights] = []
        self._kept: list[Lessons] = []
        self._begun = time.monotonic()

    def round(self, number: int) -> None:
        """Some matches of the net against itself and against older ones, then it learns."""
        noise = max(0.06 - 0.01 * number, 0.03)
        own, plain = self.weights, Style(noise, 0.02)
        parts = [(MATCHES * 5 // 8, own, own, plain)]
        if number >= 4:
            older = self._older[int(self._random.integers(len(self._older)))]
            parts += [(MATCHES // 16, own, older, plain), (MATCHES // 16, older, own, plain)]
        if number >= 6:
            parts += [(MATCHES // 4, own, own, Style(0.015, 0.01, replies=6))]
        self._kept = [*self._kept, _joined([self._matches(*part) for part in parts])][-KEPT:]
        rate = 1e-3 if number < ROUNDS // 2 else 5e-4
        self._learn(f"round {number + 1}", _joined(self._kept), epochs=2, rate=rate)
        if number % 2:
            self._older.append(copy.deepcopy(self.weights))

    def finish(self, count: int) -> None:
        """The lessons of the last rounds, of deeper play, and of players that look ahead."""
        deep = self._matches(2 * MATCHES, self.weights, self.weights, Style(0.01, 0.01, replies=8))
        lasts, signals = self._lengths(count)
        luck = f"{self._seed} searched"
        found = searched(self._field, self._start, lasts, signals, SEARCH_BUDGET, luck)
        everything = _joined([*self._kept, deep, *[found] * SEARCH_WEIGHT])
        self._learn("all together", everything, epochs=4, rate=1e-3)

    def _matches(self, count: int, first: Weights, second: Weights, style: Style) -> Lessons:
        lasts, signals = self._lengths(count)
        luck = self._random
        openings = luck.integers(0, 10, count) * (luck.random(count) < 0.7)
        sides, styles = (first, second), (style, style)
        seen, shares = play(self._field, sides, styles, lasts, signals, openings, luck, keep=0.6)
        return lessons(seen, shares)

    def _lengths(self, count: int) -> tuple[Array, Array]:
        luck = self._random
        lasts = luck.choice(list(LENGTHS), count, p=list(LENGTHS.values()))
        lasts = np.where(luck.random(count) < ANY_LENGTH, 2 * luck.integers(5, 31, count), lasts)
        signal = luck.random(count) < SIGNALS
        return np.where(signal, LAST_SIGNAL, lasts), np.where(signal, SIGNAL, NEVER)

    def _learn(self, what: str, given: Lessons, *, epochs: int, rate: float) -> None:
        loss = learn(self.weights, *given, self._random, epochs=epochs, rate=rate)
        seconds = time.monotonic() - self._begun
        told = f"{what}: {len(given[0])} positions, loss {loss:.4f}, {seconds:.0f} s"
        sys.stderr.write(f"{told}\n")


def _joined(parts: list[Lessons]) -> Lessons:
    return np.concatenate([one for one, _ in parts]), np.concatenate([two for _, two in parts])


if __name__ == "__main__":
    main()
