"""`python -m tools.strength`: a table of all strengths of all games, or any players of one game.

python -m tools.strength                                   the ladder of every game
python -m tools.strength zug master normal yardstick:mcts:700 --rounds 50
python -m tools.strength zug master master@HEAD~20 --opening 6 --sprt 0.5 0.6
python -m tools.strength kniffel master normal --seats 4 --set free_strike=true
python -m tools.strength drachen normal master --seats 6 --given    what they give away
python -m tools.strength --calibrate                       told chances against what came,
                                                           over 2,000 positions of every game
python -m tools.strength --times                           what decisions take in the worker pool
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations, islice
from pathlib import Path
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from bot.advice.simulation import plan
from bot.engine.brain import STRENGTHS
from bot.engine.catalogue import Catalogue
from bot.engine.errors import OperatorError
from bot.live.brain_pool import BrainPool
from tools.strength.calibration import calibrate, say
from tools.strength.duel import Rules, Score, rounds
from tools.strength.given import Given, given
from tools.strength.players import Player, player
from tools.strength.times import times
from tools.strength.told import asks, played, store
from tools.strength.verdict import elo, ratings, told

LADDER_ROUNDS = 60
SECONDS = 30.0


def main() -> int:
    asked = _asked()
    catalogue = Catalogue.find()
    try:
        if asked.store:
            random = Random(asked.seed)  # noqa: S311 no dice
            found = played(_rules(catalogue, asked).box, random)
            store(islice(found, asked.rounds or LADDER_ROUNDS), asked.store)
        elif asked.times:
            for box in [catalogue[asked.game]] if asked.game else catalogue.values():
                with closing(BrainPool()) as pool:
                    asyncio.run(times(box, asked.seed, pool))
        elif asked.given:
            _give(_rules(catalogue, asked), asked.players, asked.rounds or LADDER_ROUNDS)
        elif asked.game and not asked.calibrate:
            most = asked.rounds or LADDER_ROUNDS
            _table(_rules(catalogue, asked), asked.players, most, asked.sprt)
        else:
            _overview(catalogue, asked)
    except OperatorError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", help="all games where none is named")
    parser.add_argument("players", nargs="*", default=[*STRENGTHS])
    parser.add_argument("--rounds", type=int, help=f"at most so many, usually {LADDER_ROUNDS}")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--opening", type=int, default=-1, help="moves by lot before a match")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--sprt", nargs=2, type=float, metavar=("LOW", "HIGH"), help="stop once the share is sure"
    )
    parser.add_argument("--given", action="store_true", help="choices against the best ones")
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--times", action="store_true", help="of decisions in the worker pool")
    parser.add_argument("--store", type=Path, help="keep matches whose chances a test asks for")
    asked = parser.parse_args()
    if (asked.given or asked.store) and not asked.game:
        parser.error("--given and --store are about one game: name it")
    return asked


def _rules(catalogue: Catalogue, asked: argparse.Namespace, game: str = "") -> Rules:
    """What is played; `game` is the one that was asked for, if no other is named."""
    wanted, seats = game or asked.game, asked.seats or None
    checked = plan(catalogue, wanted, brains=["random"], seats=seats, settings=asked.set)
    seats = asked.seats or max(2, len(checked.brains))
    opening = asked.opening if asked.opening >= 0 else getattr(asks(checked.box), "OPENING", 0)
    return Rules(checked.box, checked.options, seats, opening, asked.seed)


def _overview(catalogue: Catalogue, asked: argparse.Namespace) -> None:
    """The ladders of all games, unless only calibration was asked for; then told chances."""
    rules = [_rules(catalogue, asked, game) for game in ([asked.game] if asked.game else catalogue)]
    for one in () if asked.calibrate else rules:
        _table(one, STRENGTHS, asked.rounds or LADDER_ROUNDS, None)
    calibrate([one.box for one in rules], asked.rounds, asked.seed)


def _table(rules: Rules, names: Sequence[str], most: int, test: tuple[float, float] | None) -> None:
    """All pairs of players, then Elo of all."""
    say(_agreed(rules))
    found = {pair: _duel(rules, *pair, most, test) for pair in combinations(names, 2)}
    if rules.seats == 2 and len(names) > 2:
        for name, rating in sorted(ratings(found).items(), key=lambda one: -one[1]):
            say(f"  {name:<28}{rating:>8.0f} Elo")


def _agreed(rules: Rules) -> str:
    options = " ".join(f"{name}={value}" for name, value in rules.options.model_dump().items())
    luck = f"seed {rules.seed}, opening {rules.opening}"
    return f"{rules.box.id}, {rules.seats} seats, {luck}, {options}"


class Progress:
    """One line that changes on a terminal, a line every half minute elsewhere."""

    def __init__(self) -> None:
        self._shown = time.monotonic()

    def tell(self, text: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{text:<78}")
        elif text and time.monotonic() - self._shown > SECONDS:
            self._shown = time.monotonic()
            sys.stderr.write(f"{text}\n")


def _duel(
    rules: Rules, first: str, second: str, most: int, test: tuple[float, float] | None
) -> Score:
    players = player(rules.box, first), player(rules.box, second)
    score, verdict, progress = Score(), "", Progress()
    try:
        for score in islice(rounds(rules, *players), most):
            progress.tell(f"{first} – {second}: {len(score.rounds)}/{most}, {_share(score)}")
            if test and (verdict := told(score, *test)):
                break
    finally:
        for one in players:
            one.close()
    progress.tell("")
    won, shared, lost = score.counted()
    fair = 1 / rules.seats
    line = f"  {first} – {second}: {_share(score)} ({won} won, {shared} shared, {lost} lost)"
    line += f", {elo(score.mean):+.0f} Elo" if rules.seats == 2 else f", fair {fair:.1%}"
    say(line + _told(verdict, test) + "".join(map(_times, players)))
    return score


def _give(rules: Rules, names: Sequence[str], most: int) -> None:
    """The first player plays, the others say what they would have done."""
    players = [player(rules.box, name) for name in names]
    found, progress = list[Given](), Progress()
    try:
        for found in islice(given(rules, players), most):
            progress.tell(f"{len(found[0].lost)}/{most}, {found[0].per_choice()[0]:.4f}")
    finally:
        for one in players:
            one.close()
    progress.tell("")
    say(f"{_agreed(rules)}; {sum(found[0].choices)} choices of {len(found[0].lost)} matches")
    for name, lost in zip(names, found, strict=True):
        choice, match = lost.per_choice(), lost.per_seat(rules.seats)
        say(f"  {name:<20}{choice[0]:.5f} ± {choice[1]:.5f} a choice,"
            f" {match[0]:.4f} ± {match[1]:.4f} a seat and match")  # fmt: skip


def _share(score: Score) -> str:
    return f"{score.mean:.1%} ± {score.error:.1%}"


def _told(verdict: str, test: tuple[float, float] | None) -> str:
    if not test:
        return ""
    low, high = test
    return {"high": f", at least {high:.1%}", "low": f", at most {low:.1%}"}.get(
        verdict, ", unsure"
    )


def _times(one: Player) -> str:
    taken = sorted(one.seconds)
    if not taken:
        return ""
    middle, late = taken[len(taken) // 2], taken[min(len(taken) - 1, len(taken) * 99 // 100)]
    return f"; {one.name} {1000 * middle:.1f} / {1000 * late:.1f} ms"


if __name__ == "__main__":
    sys.exit(main())
