"""The weights of a value net in training: one hidden layer, two answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

Array = Any


@dataclass
class Weights:
    """`inputs` has one more row than there are features; the last one stays 0."""

    inputs: Array
    bias: Array
    outputs: Array
    """Two columns: the share of the victory, the chance of a tie; as log odds."""
    shift: Array

    @property
    def parts(self) -> tuple[Array, ...]:
        return self.inputs, self.bias, self.outputs, self.shift


def fresh(size: int, hidden: int, random: np.random.Generator) -> Weights:
    inputs = random.normal(0, 0.1, (size + 1, hidden)).astype(np.float32)
    inputs[-1] = 0
    outputs = random.normal(0, 0.1, (hidden, 2)).astype(np.float32)
    return Weights(inputs, np.zeros(hidden, np.float32), outputs, np.zeros(2, np.float32))


def sums(weights: Weights, features: Array) -> Array:
    """What reaches the hidden layer, before its bias."""
    found = weights.inputs[features[:, 0]]
    for column in range(1, features.shape[1]):
        found += weights.inputs[features[:, column]]
    return found


def answers(weights: Weights, reached: Array) -> Array:
    hidden = np.maximum(reached + weights.bias, 0)
    return 1 / (1 + np.exp(-(hidden @ weights.outputs + weights.shift)))


def learn(
    weights: Weights,
    features: Array,
    targets: Array,
    random: np.random.Generator,
    *,
    epochs: int,
    rate: float,
    batch: int = 4096,
) -> float:
    """Adam on the cross entropy of both answers; returns the loss of the last epoch."""
    size = len(weights.inputs)
    means = [np.zeros_like(part) for part in weights.parts]
    squares = [np.zeros_like(part) for part in weights.parts]
    steps, total = 0, epochs * (len(features) // batch)
    loss = 0.0
    for _ in range(epochs):
        order, loss = random.permutation(len(features)), 0.0
        for start in range(0, len(order) - batch + 1, batch):
            rows = order[start : start + batch]
            given = np.zeros((batch, size), np.float32)
            given[np.arange(batch)[:, None], features[rows]] = 1
            given[:, -1] = 0
            slopes, lost = _slopes(weights, given, targets[rows])
            steps += 1
            pace = rate * (1 - steps / (total + 1)) + rate / 50
            _adam(weights.parts, slopes, means, squares, steps, pace)
            loss += lost
        loss /= max(1, len(order) // batch)
    return loss


def _slopes(weights: Weights, given: Array, wanted: Array) -> tuple[list[Array], float]:
    reached = given @ weights.inputs + weights.bias
    hidden = np.maximum(reached, 0)
    told = 1 / (1 + np.exp(-(hidden @ weights.outputs + weights.shift)))
    error = ((told - wanted) / len(wanted)).astype(np.float32)
    error[:, 1] *= 0.3
    back = (error @ weights.outputs.T) * (reached > 0)
    slopes = [given.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
    share = np.clip(told[:, 0], 1e-6, 1 - 1e-6)
    lost = -(wanted[:, 0] * np.log(share) + (1 - wanted[:, 0]) * np.log(1 - share)).mean()
    return slopes, float(lost)


def _adam(
    parts: Sequence[Array],
    slopes: Sequence[Array],
    means: Sequence[Array],
    squares: Sequence[Array],
    step: int,
    pace: float,
) -> None:
    for number, slope in enumerate(slopes):
        means[number][:] += 0.1 * (slope - means[number])
        squares[number][:] += 0.001 * (slope * slope - squares[number])
        mean, square = means[number] / (1 - 0.9**step), squares[number] / (1 - 0.999**step)
        parts[number][:] -= pace * mean / (np.sqrt(square) + 1e-8)


def save(weights: Weights, file: Path) -> None:
    """As the brain reads them: inputs, bias, answers, shifts; half precision is enough."""
    last = np.zeros(weights.inputs.shape[1], np.float32)
    last[:2] = weights.shift
    rows = [weights.inputs[:-1], weights.bias[None], weights.outputs.T, last[None]]
    np.save(file, np.concatenate(rows).astype(np.float16))
