"""Matches of players that look ahead over a hand-made judgement, as lessons for the net."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from bot.games.zug.state.terms import Terms
from bot.games.zug.state.train import Coming, Train
from tools.train_zug.play import Array, Seen, lessons
from tools.train_zug.rules import NEVER, Field, features, of_trains
from tools.zug_yardsticks.alpha_beta import Search, SpentError

LOT = 0.06
"""So often a move is made by lot, so that no two matches are alike."""


def searched(
    field: Field, start: Train, lasts: Array, signals: Array, budget: int, luck: str
) -> tuple[Array, Array]:
    """Features and targets of so many matches as there are lengths."""
    trains: list[Train] = []
    tossing: list[bool] = []
    seen, shares = Seen(), []
    for number, (last, signal) in enumerate(zip(lasts.tolist(), signals.tolist(), strict=True)):
        random = Random(f"{luck} {number}")  # noqa: S311 no dice
        heard = None if signal == NEVER else signal
        terms = replace(field.terms, last=last, signal_turn=heard)
        first = len(trains)
        shares.append(_match(start.copy(), terms, budget, random, trains, tossing))
        played = trains[first:]
        seen.games.append(np.full(len(played), number))
        seen.sides.append(np.array([(train.turn + 1) % 2 for train in played]))
    looks = [1 - train.clan for train in trains]
    games = of_trains(field, trains, looks)
    seen.features.append(features(field, games, games.turn, np.array(tossing)))
    return lessons(seen, np.array(shares))


def _match(
    train: Train,
    terms: Terms,
    budget: int,
    random: Random,
    trains: list[Train],
    tossing: list[bool],
) -> float:
    """Plays one match; keeps its positions after every turn. Returns the share of red."""
    train.terms = terms
    coming: Coming = "turn"
    opening = random.randrange(10)
    while coming not in {"won", "over"}:
        coming = _step(train, coming, budget, opening, random)
        if train.turn > opening and coming not in {"won", "over"}:
            trains.append(train.copy())
            tossing.append(coming == "coin")
    lead = train.held[0] - train.held[1]
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


def _step(train: Train, coming: Coming, budget: int, opening: int, random: Random) -> Coming:
    if coming == "coin":
        tossed = random.randrange(2)
        if train.signs[tossed]:
            train.take_sign(tossed, _best(Search(budget).conducted(train, tossed, 1), 1 - tossed))
        return train.go_on()
    if coming == "dropped":
        return train.end_turn()
    codes = train.codes(train.clan)
    if not codes:
        return train.skip_turn()
    by_lot = train.turn < opening or random.random() < LOT
    train.make(train.clan, random.choice(codes) if by_lot else _deepest(train, budget))
    return train.end_turn()


def _deepest(train: Train, budget: int) -> Any:
    search = Search(budget)
    values = Search(10**9).best(train, 1)
    for depth in range(2, 5):
        try:
            values = search.best(train, depth)
        except SpentError:
            break
    return _best(values, train.clan)


def _best(values: dict[Any, float], clan: int) -> Any:
    return max(values, key=lambda choice: values[choice] if clan == 0 else -values[choice])
