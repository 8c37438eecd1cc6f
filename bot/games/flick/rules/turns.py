"""The steps of a turn of Dice Flick: draw, flick, score, next seat."""

from typing import TypeVar

from bot.engine.changing import changed
from bot.engine.errors import IllegalMoveError
from bot.engine.game import Event, Step
from bot.engine.phrases import Word
from bot.games.flick import events
from bot.games.flick.moves import Action, Flick, Score, ScoreBest
from bot.games.flick.rules.flight import Flights
from bot.games.flick.rules.judging import split
from bot.games.flick.rules.position import Masks, Position, bits, taken
from bot.games.flick.rules.scoring import best, scorable
from bot.games.flick.seed import Seed
from bot.games.flick.state import Die, Flight, State
from bot.games.flick.state.board import Board

T = TypeVar("T")


class Turns:
    """The effects of actions; the game has checked them before."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.board = Board(seed.size)
        self.flights = Flights(self.board, seed.wobbles)
        self.masks = Masks(seed, self.board)
        self._steps = {
            plate: tuple(self.board.distance(plate, hole) for hole in self.board.holes)
            for plate in (*self.board.plates, *self.board.places)
        }
        self._order = {kind: at for at, kind in enumerate(seed.kinds)}
        self._out = frozenset(name for name, side in seed.wobbles.items() if side.out)

    def over(self, state: State) -> bool:
        """Whether the match is over: the seat to move has played all its turns (F29)."""
        return len(state.sheets[state.seat]) == self.seed.rounds

    def may_flick(self, state: State) -> bool:
        return state.bonus or state.due > 0

    def steps_left(self, flight: Flight) -> int:
        return self._steps[flight.plate][flight.hole] - len(flight.wobbles)

    def position(self, state: State) -> Position:
        return self.masks.position(state.field, state.options)

    def holes(self, state: State, action: Action) -> int:
        """The holes that an action scores, as a mask."""
        match action:
            case Score(names):
                return sum(1 << self.board.index[name] for name in names)
            case ScoreBest():
                return best(self.masks, self.position(state))
        return 0

    def begin(self, state: State) -> Step[State]:
        draws = min(self.seed.hand - len(state.hand), sum(state.bag))  # F1, F2
        begun = changed(state, draws=draws, due=self.seed.flicks)
        return (begun, ()) if draws or self.over(begun) else self._go_on(begun, ())

    def draw(self, state: State, die: str) -> Step[State]:
        hand = tuple(sorted((*state.hand, die), key=self._order.__getitem__))
        draws, dice = state.draws - 1, (*state.drawn, die)
        drawn = changed(
            state,
            hands=_put(state.hands, state.seat, hand),
            bag=self._bag(state.bag, die, -1),
            draws=draws,
            drawn=dice if draws else (),
        )
        return (drawn, ()) if draws else self._go_on(drawn, (events.drawn(drawn, dice),))

    def _bag(self, bag: tuple[int, ...], die: str, change: int) -> tuple[int, ...]:
        at = self._order[die]
        return _put(bag, at, bag[at] + change)

    def _go_on(self, state: State, told: tuple[Event, ...]) -> Step[State]:
        """Go on to the next flick, to the scoring, or past it if nothing can be scored."""
        dice = len(state.hand)
        if state.due > dice or (state.bonus and not dice):
            state = changed(state, bonus=state.bonus and dice > 0, due=min(state.due, dice))
        if self.may_flick(state) or scorable(self.masks, self.position(state)):
            return state, told
        return self._end_turn(state, 0, 0, (*told, events.empty(state)))

    def flick(self, state: State, action: Flick) -> State:
        hole, hand = self.board.index[action.hole], state.hand
        if not self.may_flick(state):
            raise IllegalMoveError("illegal-no-flick-left", rule="F3", flicks=self.seed.flicks)
        if action.die not in hand:
            raise IllegalMoveError("illegal-not-in-front", rule="F1", die=Word(f"die-{action.die}"))
        if len(action.plate) > 1 and not state.child[state.seat]:
            raise IllegalMoveError("illegal-plate-fixed")
        if state.field[hole]:
            raise IllegalMoveError("illegal-hole-taken", rule="F32", hole=action.hole)
        at = hand.index(action.die)
        return changed(
            state,
            hands=_put(state.hands, state.seat, (*hand[:at], *hand[at + 1 :])),
            flight=Flight(action.die, action.plate, hole),
            bonus=False,
            due=state.due - (not state.bonus),
        )

    def skip(self, state: State) -> Step[State]:
        if not state.bonus:
            raise IllegalMoveError("illegal-no-bonus", rule="F6")
        return self._go_on(changed(state, bonus=False), (events.skipped(state),))

    def wobble(self, state: State, side: str) -> Step[State]:
        flight = state.aloft.pushed(side)
        if side in self._out:
            return self._miss(state, events.out(state.seat, flight, self.board))
        flying = changed(state, flight=flight)
        if self.steps_left(flight):
            return flying, ()
        touched = self.touched(flying)
        if self._resting(flying, touched) is None:
            return self._miss(state, events.ditch(state.seat, flight, self.board, touched))
        return self.rest(flying, 0) if flight.die == self.seed.knaller else (flying, ())

    def touched(self, state: State) -> int | None:
        """The hole where the flying die first comes down, taken or free."""
        return self.flights.touched(state.aloft.plate, state.aloft.hole, state.aloft.wobbles)

    def _resting(self, state: State, touched: int | None) -> int | None:
        """The hole where it comes to rest from there."""
        if touched is None:
            return None
        return self.flights.hop(state.aloft.plate, touched, taken(state.field))

    def _miss(self, state: State, event: Event) -> Step[State]:
        bag = self._bag(state.bag, state.aloft.die, 1)  # F4
        return self._go_on(changed(state, flight=None, bag=bag), (event,))

    def rest(self, state: State, pips: int) -> Step[State]:
        flight, touched = state.aloft, self.touched(state)
        hole = self._resting(state, touched)
        if touched is None or hole is None:
            raise ValueError("the die lies in the ditch")
        event = events.landed(state.seat, flight, self.board, touched, hole, pips)
        field = _put(state.field, hole, Die(flight.die, pips))
        landed = changed(state, flight=None, field=field)
        follow = self._bonus if hole == self.masks.bonus else self._go_on
        return follow(landed, (event,))

    def _bonus(self, state: State, told: tuple[Event, ...]) -> Step[State]:
        """Grant a bonus flick with any own die, and draw a die for it (F6, F8)."""
        won = changed(state, bonus=True, draws=min(1, sum(state.bag)))
        if won.draws:
            return won, told
        return self._go_on(won, (*told, *events.bonus_from_hand(won)))

    def score(self, state: State, action: Action) -> Step[State]:
        if self.may_flick(state):
            raise IllegalMoveError("illegal-flick-first", rule="F3")
        position, mask = self.position(state), self.holes(state, action)
        parts = split(self.masks, position, mask)
        event = events.scored(state, self.seed, self.board, parts)
        return self._end_turn(state, mask & position.dice, position.total(mask), (event,))

    def _end_turn(
        self, state: State, mask: int, points: int, told: tuple[Event, ...]
    ) -> Step[State]:
        bag, field = state.bag, state.field
        for hole in bits(mask):
            if die := field[hole]:
                bag, field = self._bag(bag, die.kind, 1), _put(field, hole, None)  # F26
        sheets = _put(state.sheets, state.seat, (*state.sheets[state.seat], points))
        following = (state.seat + 1) % len(sheets)
        ended = changed(state, bag=bag, field=field, sheets=sheets, seat=following, due=0)
        begun, more = self.begin(ended)
        return begun, (*told, *more)


def _put(row: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """A copy of the row with another item at this place."""
    return (*row[:at], thing, *row[at + 1 :])
