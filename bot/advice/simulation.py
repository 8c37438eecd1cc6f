"""Matches of computers at full speed and without Discord, to measure strength and balance."""

import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random
from typing import Any

from bot.engine.brain import STRENGTHS, no_solution, victory_share
from bot.engine.catalogue import Box, Catalogue
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import CHANCE
from bot.table.lobby import option_values, shown

BRAINS = (*STRENGTHS, "random")
BATCH = 50
"""So many matches are handed to a process at once."""
MOST_MOVES = 100_000
"""No match of computers takes so many; one that does will never end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; the brains take the seats in rotation, one seat further every match."""

    box: Box
    brains: tuple[str, ...]
    """One for every seat of the first match."""
    games: int
    seed: str
    options: Any

    def brains_of(self, number: int) -> tuple[str, ...]:
        turn = number % len(self.brains)
        return self.brains[turn:] + self.brains[:turn]


@dataclass(frozen=True, slots=True)
class Played:
    brains: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    """Per seat how much of the victory is its own: 1, or less where teams tie."""


@dataclass(slots=True)
class Mean:
    """A running mean with its standard error."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        if self.count < 2:
            return 0.0
        spread = max(0.0, self.squares - self.count * self.mean**2) / (self.count - 1)
        return sqrt(spread / self.count)


@dataclass(frozen=True, slots=True)
class Line:
    """Points and victories of one seat or one brain, a match counting once."""

    name: str
    matches: int
    mean: float
    error: float
    wins: float
    wins_error: float


@dataclass(frozen=True, slots=True)
class Report:
    game: str
    seats: int
    games: int
    seed: str
    options: dict[str, Any]
    by_seat: tuple[Line, ...]
    by_brain: tuple[Line, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class _Tally:
    points: Mean = field(default_factory=Mean)
    wins: Mean = field(default_factory=Mean)

    def line(self, name: str) -> Line:
        points, wins = self.points, self.wins
        return Line(name, points.count, points.mean, points.error, wins.mean, wins.error)


def plan(
    catalogue: Catalogue,
    game: str,
    *,
    brains: Sequence[str],
    seats: int | None = None,
    games: int = 100,
    seed: str = "1",
    settings: Iterable[str] = (),
) -> Plan:
    """Check what was asked for; raises OperatorError with a sentence."""
    box = catalogue.get(game)
    if box is None:
        raise OperatorError(f"There is no game {game}; there are {', '.join(catalogue)}.")
    unknown = next((brain for brain in brains if brain not in BRAINS), None)
    if unknown is not None or not brains:
        raise OperatorError(f"There is no brain {unknown or ''}; there are {', '.join(BRAINS)}.")
    if games < 1:
        raise OperatorError(f"At least one match must be played, not {games}.")
    options = _options(box, settings)
    allowed = box.game.seat_range(options)
    count = seats if seats is not None else max(len(brains), allowed.start)
    if len(brains) not in (1, count):
        raise OperatorError(
            f"Name one brain for all or one for every seat: {len(brains)} do not fit {count} seats."
        )
    chosen = tuple(brains) * (count if len(brains) == 1 else 1)
    _check_seats(box, count, options)
    return Plan(box, chosen, games, seed, options)


def _options(box: Box, settings: Iterable[str]) -> Any:
    values, chosen = option_values(box.game.options_type), {}
    for setting in settings:
        name, _, text = setting.partition("=")
        found = [value for value in values.get(name, ()) if shown(value) == text]
        if not found:
            known = "; ".join(f"{n}={'|'.join(map(shown, v))}" for n, v in values.items())
            raise OperatorError(f"{box.id} has no option {setting}; there are: {known or 'none'}.")
        chosen[name] = found[0]
    return box.game.options_type.model_validate(chosen)


def _check_seats(box: Box, count: int, options: Any) -> None:
    allowed = box.game.seat_range(options)
    try:
        box.game.check_seats(_own_options(box, count), options)
    except PlayerError:
        raise OperatorError(
            f"{box.id} is played by {allowed.start} to {allowed.stop - 1} seats, not by {count}."
        ) from None


def _own_options(box: Box, count: int) -> list[Any]:
    return [box.game.seat_options_type() for _ in range(count)]


def matches(asked: Plan, numbers: Iterable[int] | None = None) -> Iterator[Played]:
    """Every match has its own luck, so each can be played again alone."""
    for number in range(asked.games) if numbers is None else numbers:
        random = seeded(f"{asked.seed} {asked.box.id} {number}")
        yield play(asked.box, asked.brains_of(number), asked.options, random)


def seeded(luck: str) -> Random:
    """Not for dice of people: what this decides needs no proof, only to be the same again."""
    return Random(luck)  # noqa: S311


def simulate(asked: Plan, jobs: int = 1) -> Report:
    """Play all matches, in so many processes; the result is the same with any number of them."""
    if jobs <= 1:
        return report(asked, matches(asked))
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn) as pool:
        parts = [
            range(asked.games)[start : start + BATCH] for start in range(0, asked.games, BATCH)
        ]
        played = pool.map(_batch, [asked] * len(parts), parts)
        return report(asked, (match for part in played for match in part))


def _batch(asked: Plan, numbers: range) -> list[Played]:
    return list(matches(asked, numbers))


def play(box: Box, brains: tuple[str, ...], options: Any, random: Random) -> Played:
    game = box.game
    state, _ = game.start(_own_options(box, len(brains)), options)
    for _ in range(MOST_MOVES):
        waiting = game.to_act(state)
        if not waiting:
            break
        if CHANCE in waiting:
            state, _ = game.step(state, CHANCE, _drawn(game.outcomes(state), random))
            continue
        seat = min(waiting)
        state, _ = game.apply(state, seat, _chosen(box, state, seat, brains[seat], random))
    result = game.result(state)
    if result is None:
        raise OperatorError(f"A match of {box.id} did not end within {MOST_MOVES} moves.")
    shares = tuple(victory_share(game, state, seat) for seat in range(len(brains)))
    return Played(brains, result.points, shares)


def _drawn(outcomes: Sequence[tuple[Any, int]], random: Random) -> Any:
    number = random.randrange(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the weights do not cover the number")


def _chosen(box: Box, state: Any, seat: int, brain: str, random: Random) -> Any:
    legal = box.game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    for strength in STRENGTHS:
        if strength == brain:
            view = box.game.view(state, seat)
            return box.brain.choose(box.game, view, seat, strength, random)
    return random.choice(legal)


def report(asked: Plan, played: Iterable[Played]) -> Report:
    seats = [_Tally() for _ in asked.brains]
    brains = {name: _Tally() for name in dict.fromkeys(asked.brains)}
    for match in played:
        for tally, points, share in zip(seats, match.points, match.shares, strict=True):
            tally.points.add(points)
            tally.wins.add(share)
        for name, tally in brains.items():  # its seats in one match are not independent
            own = [seat for seat, brain in enumerate(match.brains) if brain == name]
            tally.points.add(sum(match.points[seat] for seat in own) / len(own))
            tally.wins.add(sum(match.shares[seat] for seat in own) / len(own))
    return Report(
        game=asked.box.id,
        seats=len(asked.brains),
        games=asked.games,
        seed=asked.seed,
        options=asked.options.model_dump(),
        by_seat=tuple(tally.line(str(n)) for n, tally in enumerate(seats, start=1)),
        by_brain=tuple(tally.line(name) for name, tally in brains.items()),
    )


def as_text(found: Report) -> str:
    """A table for the terminal."""
    options = " ".join(f"{name}={shown(value)}" for name, value in found.options.items())
    head = f"{found.game}: {found.games} matches, {found.seats} seats, seed {found.seed} {options}"
    columns = f"{'':<10}{'matches':>8}{'points':>10}{'±':>8}{'wins':>9}{'±':>8}"
    rows = [_row(f"seat {line.name}", line) for line in found.by_seat]
    return "\n".join([head.strip(), columns, *rows, *(_row(b.name, b) for b in found.by_brain)])


def _row(name: str, line: Line) -> str:
    points = f"{line.mean:>10.3f}{line.error:>8.3f}"
    return f"{name:<10}{line.matches:>8}{points}{line.wins:>9.1%}{line.wins_error:>8.1%}"


def solved(catalogue: Catalogue, game: str) -> str:
    """The exact values of a game, computed now."""
    solutions = [box.id for box in catalogue.values() if box.brain.solve is not no_solution]
    if game not in solutions:
        raise OperatorError(f"{game} is not solved exactly; {', '.join(solutions)} are.")
    box = catalogue[game]
    values = box.brain.solve(box.game)
    width = max(map(len, values))
    return "\n".join(f"{name:<{width}}  {value:.9f}" for name, value in values.items())
