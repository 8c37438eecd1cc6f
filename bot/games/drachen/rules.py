"""The rules of Drachenlachen."""

from collections.abc import Sequence
from typing import Final

from bot.engine import game
from bot.engine.changing import changed
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Result, Seen, Step, ranked
from bot.games.drachen import events, moves
from bot.games.drachen.moves import Action, Choose, Pips, Refuge, Roll
from bot.games.drachen.seed import Options, Seed
from bot.games.drachen.state import Phase, State
from bot.games.drachen.state.cave import CAVE, Cave
from bot.games.drachen.state.dwarfs import Dwarfs

NOBODY: Final[frozenset[int]] = frozenset()
DICE: Final = frozenset({CHANCE})
LEGAL_ROLL: Final = (Roll(),)
LEGAL_REFUGES: Final = (Choose("cave"), Choose("surface"))
"""The computer's default first (D20)."""


class Drachen(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    chance_types = (Pips,)
    mostly_forced = True
    seed: Seed

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.cave = Cave(seed)
        self._outcomes = tuple((Pips(number), 1) for number in range(1, seed.faces + 1))

    def seat_range(self, options: Options) -> range:
        least = self.seed.fewest_seats if options.two_players else self.seed.seats.least  # D24
        return range(least, self.seed.seats.most + 1)

    def start(self, seats: Sequence[object], options: Options) -> Step[State]:
        count = len(seats)
        return State(options, (CAVE,) * count, (True,) * count, (0,) * count), ()

    def turns_ended(self, state: State, seat: int) -> int:
        return (state.turn + state.seats - 1 - seat) // state.seats

    def to_act(self, state: State) -> frozenset[int]:
        match state.phase:
            case "turn":
                return frozenset((state.seat,))
            case "choice":
                return frozenset(state.choosing)
            case "over":
                return NOBODY
        return DICE

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if state.phase == "turn" and seat == state.seat:
            return LEGAL_ROLL
        return LEGAL_REFUGES if seat in state.choosing else ()

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return self._outcomes

    def faces(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.seed.faces + 1)))

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        match action:
            case Roll():
                return self._roll(state), ()
            case Choose(refuge):
                return self._choose(state, seat, refuge)
            case Pips(number) if state.phase == "dragon":
                return self._point(state, number)
            case Pips(number):
                return self._move(state, number)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)  # G6: no secrets

    def result(self, state: State) -> Result | None:
        return ranked(state.delivered) if state.phase == "over" else None  # D13

    def points(self, state: State) -> tuple[int, ...]:
        return state.delivered

    def progress(self, state: State) -> float:
        """Of whoever is ahead: the rings delivered, and the way up with the next one."""
        way = zip(state.delivered, state.rings, state.places, strict=True)
        done = max(rings + carries * place / self.cave.surface for rings, carries, place in way)
        return min(1.0, done / state.options.rings)

    def parse(self, text: str) -> Action:
        return moves.parse(text, self.seed.faces)

    def dwarfs(self, state: State) -> Dwarfs:
        return Dwarfs(self.cave.surface, state.places, state.rings, state.delivered)

    def struck(self, state: State) -> frozenset[int]:
        """The fields struck by the laugh that is shown."""
        if len(state.laugh) < 2:
            return NOBODY
        return self.cave.struck(state.seats, *state.laugh)

    def hoard(self, state: State) -> int:
        """The rings that the dragon still has; they never run out (D5)."""
        return self.seed.rings - sum(state.delivered) - sum(state.rings)

    def _roll(self, state: State) -> State:
        if state.phase != "turn":
            raise IllegalMoveError("illegal-choose-first", rule="D18")
        return changed(state, phase="die", laugh=())

    def _move(self, state: State, pips: int) -> Step[State]:
        if pips == self.seed.laugh:  # D14: nobody moves
            return changed(state, phase="dragon", rolled=pips), ()
        mover, dwarfs = state.seat, self.dwarfs(state)
        origin = dwarfs.places[mover]
        outcome, other = dwarfs.advance(mover, pips)
        told = events.moved(
            self.cave, dwarfs, mover, pips=pips, origin=origin, outcome=outcome, other=other
        )
        if dwarfs.delivered[mover] < state.options.rings:
            return _after(state, dwarfs, "turn", state.turn + 1, rolled=pips), (told,)
        won = events.won(mover, dwarfs.delivered[mover])  # D13: at once
        return _after(state, dwarfs, "over", state.turn, rolled=pips), (told, won)

    def _point(self, state: State, number: int) -> Step[State]:
        dice = (*state.laugh, number)
        if len(dice) < 2:
            return changed(state, laugh=dice), ()
        return self._laugh(state, (dice[0], dice[1]))

    def _laugh(self, state: State, dice: tuple[int, int]) -> Step[State]:
        roller, dwarfs = state.seat, self.dwarfs(state)
        order = [(roller + step) % state.seats for step in range(state.seats)]
        struck = self.cave.struck(state.seats, *dice)
        bearers, choosers = dwarfs.strike(struck, order)
        told = events.laughed(
            self.cave,
            state.places,
            roller=roller,
            dice=dice,
            bearers=bearers,
            choosers=choosers,
        )
        if choosers:
            waiting = tuple(choosers)
            after = _after(state, dwarfs, "choice", state.turn, laugh=dice, choosing=waiting)
        else:
            after = _after(state, dwarfs, "turn", state.turn + 1, laugh=dice)
        return after, (told,)

    def _choose(self, state: State, seat: int, refuge: Refuge) -> Step[State]:
        if state.phase != "choice":
            raise IllegalMoveError("illegal-nothing-to-choose", rule="D18")
        dwarfs = self.dwarfs(state)
        dwarfs.send(seat, refuge)
        left = tuple(other for other in state.choosing if other != seat)
        phase: Phase = "choice" if left else "turn"
        turn = state.turn + (not left)
        after = _after(state, dwarfs, phase, turn, laugh=state.laugh, choosing=left)
        return after, (events.chose(seat, refuge),)


def _after(
    state: State,
    dwarfs: Dwarfs,
    phase: Phase,
    turn: int,
    *,
    laugh: tuple[int, ...] = (),
    choosing: tuple[int, ...] = (),
    rolled: int = 0,
) -> State:
    return State(
        state.options,
        tuple(dwarfs.places),
        tuple(dwarfs.rings),
        tuple(dwarfs.delivered),
        turn,
        phase,
        laugh,
        choosing,
        rolled,
    )
