"""The rules of Dice Flick: draw, flick, score, ten rounds."""

from collections.abc import Sequence
from itertools import chain, compress

from bot.engine import game
from bot.engine.game import ALONE, CHANCE, NOBODY, Result, Seen, Step, ranked
from bot.games.flick import moves
from bot.games.flick.moves import (
    Action,
    Draw,
    Face,
    Flick,
    Score,
    ScoreBest,
    ScoreNone,
    Skip,
    Wobble,
)
from bot.games.flick.rules.flight import BestAim, Chart
from bot.games.flick.rules.position import Position, bits, taken
from bot.games.flick.rules.scoring import choices
from bot.games.flick.rules.turns import Turns
from bot.games.flick.seed import Options, SeatOptions, Seed
from bot.games.flick.state import State


class DiceFlick(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    seat_options_type = SeatOptions
    chance_types = (Draw, Wobble, Face)
    has_forced_moves = False
    seed: Seed

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.turns = Turns(seed)
        self.board, self.masks = self.turns.board, self.turns.masks
        self._aims = {
            (die, child): tuple(
                Flick(die, plate, hole) for plate in plates for hole in self.board.names
            )
            for die in seed.dice
            for child, plates in ((False, self.board.plates), (True, self.board.places))
        }
        self._draws = tuple(map(Draw, seed.dice))
        self._wobbles = tuple((Wobble(name), side.weight) for name, side in seed.wobbles.items())
        self._faces = tuple((Face(pips), 1) for pips in range(1, seed.faces + 1))

    def __reduce__(self) -> tuple[type["DiceFlick"], tuple[Seed]]:
        """Pickles the seed only: another process rebuilds tables and caches."""
        return type(self), (self.seed,)

    def start(self, seats: Sequence[SeatOptions], options: Options) -> Step[State]:
        empty: tuple[tuple[()], ...] = ((),) * len(seats)
        state = State(
            options=options,
            child=tuple(seat.child for seat in seats),
            bag=tuple(self.seed.dice.values()),
            field=(None,) * len(self.board.holes),
            hands=empty,
            sheets=empty,
        )
        return self.turns.begin(state)

    def turns_ended(self, state: State, seat: int) -> int:
        return len(state.sheets[seat])

    def to_act(self, state: State) -> frozenset[int]:
        if state.flight:
            return ALONE[CHANCE]
        if self.turns.over(state):
            return NOBODY
        return ALONE[CHANCE if state.draws else state.seat]

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        if self.turns.may_flick(state):
            flicks = self._flicks(state)
            return (*flicks, Skip()) if state.bonus else flicks
        return self._scorings(state)

    def _flicks(self, state: State) -> tuple[Flick, ...]:
        open_ = [die is None for die in state.field] * len(self.plates(state))
        child, dice = state.child[state.seat], dict.fromkeys(state.hand)
        return tuple(chain.from_iterable(compress(self._aims[die, child], open_) for die in dice))

    def plates(self, state: State) -> tuple[str, ...]:
        return self.board.places if state.child[state.seat] else self.board.plates

    def _scorings(self, state: State) -> tuple[Action, ...]:
        position = self.position(state)
        _, *others = choices(self.masks, position)
        # F22: with a Knaller on the field scoring is compulsory.
        none = () if position.knallers else (ScoreNone(),)
        return (ScoreBest(), *(self.naming(mask) for mask in others), *none)

    def naming(self, mask: int) -> Score:
        return Score(tuple(self.board.names[hole] for hole in bits(mask)))

    def position(self, state: State) -> Position:
        return self.turns.position(state)

    def chart(self, state: State, plate: str, hole: str) -> Chart:
        return self.turns.flights.chart(plate, self.board.index[hole], taken(state.field))

    def best_aims(self, state: State) -> tuple[BestAim, ...]:
        """By hole the plate from which a flick hits it most often."""
        return self.turns.flights.best_aims(self.plates(state), taken(state.field))

    def best_plate(self, state: State, hole: str) -> str:
        return self.best_aims(state)[self.board.index[hole]].plate

    def hit(self, state: State, plate: str, hole: str) -> int:
        """The chance in percent that a flick from this plate rests in this hole."""
        return self.chart(state, plate, hole).percent(self.board.index[hole])[0]

    def beside(self, state: State, die: str) -> int:
        """The holes beside a die, joker or bare marker that this die can be grouped with, as a mask
        (F11, F12, F24)."""
        position = self.position(state)
        if die == self.seed.knaller:
            return 0
        kinds = zip(self.seed.colours, position.colours, strict=True)
        fitting = (mask for colour, mask in kinds if die in (colour, self.seed.joker))
        return self.masks.around(sum(position.jokers) | sum(fitting))

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        if state.draws:
            return tuple(compress(zip(self._draws, state.bag, strict=True), state.bag))
        if state.flight and self.turns.steps_left(state.flight):
            return self._wobbles
        return self._faces

    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.seed.faces + 1)))

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        match action:
            case Wobble(side):
                return self.turns.wobble(state, side)
            case Draw(die):
                return self.turns.draw(state, die)
            case Flick():
                return self.turns.flick(state, action), ()
            case Face(pips):
                return self.turns.rest(state, pips)
            case Skip():
                return self.turns.skip(state)
            case Score() | ScoreBest() | ScoreNone():
                return self.turns.score(state, action)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else ranked(self.totals(state))

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(self.totals(state))

    def progress(self, state: State) -> float:
        return sum(map(len, state.sheets)) / (self.seed.rounds * len(state.sheets))

    def totals(self, state: State) -> list[int]:
        return [sum(sheet) for sheet in state.sheets]

    def round(self, state: State) -> int:
        """The current round, from 1."""
        return min(len(state.sheets[state.seat]) + 1, self.seed.rounds)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed, self.board)
