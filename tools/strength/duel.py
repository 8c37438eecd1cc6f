"""Two players against each other: pairs of matches with the same luck and swapped seats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from bot.engine.brain import victory_share
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from tools.strength.players import Player

MOST_MOVES = 100_000
Choose = Callable[[Any, int, Random], str]
"""The move of a seat where it has a choice, by the state and the luck of the players."""


@dataclass(frozen=True)
class Rules:
    """What is played; the first player has one seat, the second all others."""

    box: Box
    options: Any
    seats: int = 2
    opening: int = 0
    """So many moves of people are made by lot first, the same in all matches of a round."""
    seed: str = "1"


@dataclass
class Score:
    """The first player's share of the victory, a round of all its seats counting once."""

    rounds: list[float] = field(default_factory=list)
    matches: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.rounds) / len(self.rounds) if self.rounds else 0.0

    @property
    def error(self) -> float:
        """One standard error."""
        return sqrt(self.variance / len(self.rounds)) if self.rounds else 0.0

    @property
    def variance(self) -> float:
        count = len(self.rounds)
        if count < 2:
            return 0.0
        return sum((one - self.mean) ** 2 for one in self.rounds) / (count - 1)

    def counted(self) -> tuple[int, int, int]:
        """Matches won, shared and lost."""
        won = sum(one == 1 for one in self.matches)
        lost = sum(one == 0 for one in self.matches)
        return won, len(self.matches) - won - lost, lost


def rounds(rules: Rules, first: Player, second: Player) -> Iterator[Score]:
    """Endless: the score after every further round."""
    score, number = Score(), 0
    while True:
        shares = [_match(rules, first, second, seat, number) for seat in range(rules.seats)]
        score.matches += shares
        score.rounds.append(sum(shares) / len(shares))
        yield score
        number += 1


def _match(rules: Rules, first: Player, second: Player, at: int, number: int) -> float:
    """The share of the first player on this seat in the match of this number."""

    def choose(state: Any, seat: int, luck: Random) -> str:
        return (first if seat == at else second).choose(state, seat, luck)

    return victory_share(rules.box.game, ended(rules, (first, second), number, choose), at)


def ended(rules: Rules, players: Sequence[Player], number: int, choose: Choose) -> Any:
    """The last state of the match of this number, of which all players see every move."""
    game = rules.box.game
    # Not for dice of people: these matches need no proof, only to be the same again.
    dice, luck = (Random(f"{rules.seed} {number} {kind}") for kind in ("dice", "luck"))  # noqa: S311
    own = [game.seat_options_type() for _ in range(rules.seats)]
    state, _ = game.start(own, rules.options)
    start = {"seats": [o.model_dump() for o in own], "options": rules.options.model_dump()}
    for one in players:
        one.begin(start)
    opening = rules.opening
    for _ in range(MOST_MOVES):
        acting = game.to_act(state)
        if not acting:
            return state
        seat = min(acting)
        if seat == CHANCE:
            move = str(drawn(game.outcomes(state), dice))
        elif len(legal := game.legal(state, seat)) == 1:
            move = str(legal[0])
        elif opening > 0:
            move, opening = str(dice.choice(legal)), opening - 1
        else:
            move = choose(state, seat, luck)
        for one in players:
            one.see(seat, move)
        state, _ = game.apply(state, seat, game.parse(move))
    raise ValueError(f"a match did not end within {MOST_MOVES} moves")


def drawn(outcomes: Any, random: Random) -> Any:
    return random.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
