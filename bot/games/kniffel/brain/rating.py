"""What every choice is worth: the master plays the exact solution, the others nearly."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bot.engine.brain import Rated, Standing, Strength
from bot.engine.game import Seen
from bot.games.kniffel.brain.values import Values
from bot.games.kniffel.brain.victory import Race, Totals
from bot.games.kniffel.moves import Action, Enter, Reroll
from bot.games.kniffel.rules import Kniffel
from bot.games.kniffel.seed import Seed
from bot.games.kniffel.state import State

if TYPE_CHECKING:
    from random import Random


def rate(game: Kniffel, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """Every choice with the points that are still to come after it."""
    legal = game.legal(view.state, seat)
    if not view.state.dice:
        free = _free(view.state, seat)
        return tuple(Rated(action, float(values_of(game, view).to_come[free])) for action in legal)
    worths = _worths(game, view, seat)
    rated = [Rated(action, worths(action)) for action in legal]
    return tuple(sorted(rated, key=lambda r: -r.worth))


def choose(
    game: Kniffel, view: Seen[State], seat: int, strength: Strength, random: "Random"
) -> Action:
    if strength == "master" and len(view.state.sheets) > 1 and view.state.dice:
        return max(victory(game, view, seat), key=lambda one: one.worth).action
    rated, doubt = rate(game, view, seat), game.seed.doubt[strength]
    best = max(rated, key=lambda r: r.worth + random.gauss(0.0, doubt)) if doubt else rated[0]
    action: Action = best.action
    return action


def victory(game: Kniffel, view: Seen[State], seat: int) -> tuple[Rated[Action], ...]:
    """Every choice with the share of the victory that it leaves; equal ones by points."""
    state, values = view.state, values_of(game, view)
    free, points = _free(state, seat), game.totals(state)[seat]
    race = race_of(game, view, seat)
    kept = race.kept(free, points, state.rolls) if state.rolls < game.seed.rolls else None
    numbers = [game.seed.symbols.index(symbol) for symbol in state.dice]

    def share(action: Action) -> float:
        match action:
            case Enter(row):
                place = game.seed.rows.index(row)
                return float(race.later(free & ~(1 << place))[points + game.worth(state, row)])
            case Reroll(positions) if kept is not None:
                keep = sorted(n for p, n in enumerate(numbers, 1) if p not in positions)
                return float(kept[values.keep_number[tuple(keep)]])
            case _:
                return 0.0

    return tuple(Rated(one.action, share(one.action)) for one in rate(game, view, seat))


def win_chance(game: Kniffel, state: State, seat: int) -> float:
    """The share of the victory of the seat whose turn it is."""
    view = game.view(state, seat)
    if state.dice:
        return max(one.worth for one in victory(game, view, seat))
    return race_of(game, view, seat).before_turn(_free(state, seat), game.totals(state)[seat])


def race_of(game: Kniffel, view: Seen[State], seat: int) -> Race:
    state, points = view.state, game.totals(view.state)
    rivals = tuple((points[s], _free(state, s)) for s in range(len(points)) if s != seat)
    race: Race = _totals(game.seed.model_dump_json(), state.options.free_strike).races(rivals)
    return race


def standing(game: Kniffel, view: Seen[State], seat: int) -> Standing:
    """Rates look ahead to the end of the match."""
    return Standing("match", game.totals(view.state)[seat])


def solve(game: Kniffel) -> dict[str, float]:
    return {
        "expected total": expected_total(game, free_strike=False),
        "expected total with free striking": expected_total(game, free_strike=True),
    }


def expected_total(game: Kniffel, *, free_strike: bool) -> float:
    """What a match of the master brings on average, exactly."""
    return float(_cached(game.seed.model_dump_json(), free_strike).to_come[-1])


def _worths(game: Kniffel, view: Seen[State], seat: int) -> Callable[[Action], float]:
    state, values = view.state, values_of(game, view)
    free = _free(state, seat)
    numbers = [game.seed.symbols.index(symbol) for symbol in state.dice]
    more = state.rolls < game.seed.rolls
    kept = values.kept(free, state.rolls) if more else None

    def worth(action: Action) -> float:
        match action:
            case Enter(row):
                return values.entered(free, game.seed.rows.index(row), game.worth(state, row))
            case Reroll(positions) if kept is not None:
                keep = sorted(n for p, n in enumerate(numbers, 1) if p not in positions)
                return float(kept[values.keep_number[tuple(keep)]])
            case _:
                return 0.0

    return worth


def _free(state: State, seat: int) -> int:
    return sum(1 << row for row, points in enumerate(state.sheets[seat]) if points is None)


def values_of(game: Kniffel, view: Seen[State]) -> Values:
    return _cached(game.seed.model_dump_json(), view.state.options.free_strike)


@cache
def _totals(seed: str, free_strike: bool) -> Totals:
    return Totals(_cached(seed, free_strike))


@cache
def _cached(seed: str, free_strike: bool) -> Values:
    return Values(Seed.model_validate_json(seed), free_strike)
