"""The chances that people are told in Dice Flick, and what came of them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.catalogue import Box
from bot.engine.game import CHANCE

Answers = Iterator[tuple[str, float, float]]
"""What a chance is about, how great it is, and what came."""


def told(box: Box, state: Any, rest: list[Any], random: Random) -> Answers:
    """A flick by lot flies through the rules: the hole that is aimed at, and the ditch."""
    game: Any = box.game
    (seat,) = game.to_act(state)
    flicks = [] if seat == CHANCE else [a for a in game.legal(state, seat) if hasattr(a, "plate")]
    if not flicks:
        return
    aim = random.choice(flicks)
    chart, hole = game.chart(state, aim.plate, aim.hole), game.board.index[aim.hole]
    before, (state, _) = state.field, game.step(state, seat, aim)
    while CHANCE in game.to_act(state) and state.flight:
        outcomes = game.outcomes(state)
        drawn = random.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
        state, _ = game.step(state, CHANCE, drawn)
    landed = [h for h, die in enumerate(state.field) if die and not before[h]]
    yield "a flick hits", chart.ways[hole] / chart.total, float(landed == [hole])
    yield "the ditch", 1 - sum(chart.ways) / chart.total, float(not landed)
