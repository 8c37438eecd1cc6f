"""A turn of Dice Flick step by step: draw, flick, score, next."""

from bot.engine.changing import changed
from bot.engine.errors import IllegalMoveError
from bot.engine.game import Event, Step
from bot.engine.phrases import Word
from bot.games.flick import events
from bot.games.flick.moves import Action, Flick, Score, ScoreBest
from bot.games.flick.rules.flight import Flights
from bot.games.flick.rules.judging import split
from bot.games.flick.rules.position import Masks, Position, taken
from bot.games.flick.rules.scoring import best, fullest
from bot.games.flick.seed import Seed
from bot.games.flick.state import Die, Flight, State
from bot.games.flick.state.board import Board


class Turns:
    """What every action changes; the game asks it only for what the rules allow to happen."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed
        self.board = Board(seed.size)
        self.flights = Flights(self.board, seed.wobbles)
        self.masks = Masks(seed, self.board)
        self._steps = {
            (plate, hole): self.board.distance(plate, hole)
            for plate in (*self.board.plates, *self.board.places)
            for hole in self.board.holes
        }

    def over(self, state: State) -> bool:
        """F29: all have played their turns when the seat whose turn it would be has."""
        return len(state.sheets[state.seat]) == self.seed.rounds

    def may_flick(self, state: State) -> bool:
        return state.bonus or state.due > 0

    def steps_left(self, flight: Flight) -> int:
        return self._steps[flight.plate, flight.hole] - len(flight.wobbles)

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
        begun = changed(state, draws=draws, drawn=(), due=self.seed.flicks)
        return (begun, ()) if draws or self.over(begun) else self._go_on(begun, ())

    def draw(self, state: State, die: str) -> Step[State]:
        hand = tuple(sorted((*state.hand, die), key=self.seed.kinds.index))
        drawn = changed(
            state,
            hands=_hands(state, hand),
            bag=self._bag(state.bag, die, -1),
            draws=state.draws - 1,
            drawn=(*state.drawn, die),
        )
        return (drawn, ()) if drawn.draws else self._go_on(drawn, (events.drawn(drawn),))

    def _bag(self, bag: tuple[int, ...], die: str, change: int) -> tuple[int, ...]:
        pairs = zip(self.seed.dice, bag, strict=True)
        return tuple(count + change * (kind == die) for kind, count in pairs)

    def _go_on(self, state: State, told: tuple[Event, ...]) -> Step[State]:
        """To the next flick, or to the scoring, or past it where there is nothing to score."""
        bonus = state.bonus and bool(state.hand)
        ready = changed(state, bonus=bonus, drawn=(), due=min(state.due, len(state.hand)))
        if self.may_flick(ready) or any(fullest(self.masks, self.position(ready))):
            return ready, told
        return self._end_turn(ready, 0, 0, (*told, events.empty(ready)))

    def flick(self, state: State, action: Flick) -> State:
        hole = self.board.index[action.hole]
        if not self.may_flick(state):
            raise IllegalMoveError("illegal-no-flick-left", rule="F3", flicks=self.seed.flicks)
        if action.die not in state.hand:
            raise IllegalMoveError("illegal-not-in-front", rule="F1", die=Word(f"die-{action.die}"))
        if len(action.plate) > 1 and not state.child[state.seat]:
            raise IllegalMoveError("illegal-plate-fixed")
        if state.field[hole]:
            raise IllegalMoveError("illegal-hole-taken", rule="F32", hole=action.hole)
        at = state.hand.index(action.die)
        return changed(
            state,
            hands=_hands(state, (*state.hand[:at], *state.hand[at + 1 :])),
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
        flying = changed(state, flight=flight)
        if self.seed.wobbles[side].out:
            return self._miss(flying, events.out(flying, self.board))
        if self.steps_left(flight):
            return flying, ()
        if self.resting(flying) is None:
            return self._miss(flying, events.ditch(flying, self.board, self.touched(flying)))
        return self.rest(flying, 0) if flight.die == self.seed.knaller else (flying, ())

    def resting(self, state: State) -> int | None:
        """The hole in which the die in the air comes to rest."""
        touched = self.touched(state)
        if touched is None:
            return None
        return self.flights.hop(state.aloft.plate, touched, taken(state.field))

    def touched(self, state: State) -> int | None:
        """The hole on which it comes down first, be it taken or free."""
        return self.flights.touched(state.aloft.plate, state.aloft.hole, state.aloft.wobbles)

    def _miss(self, state: State, event: Event) -> Step[State]:
        bag = self._bag(state.bag, state.aloft.die, 1)  # F4
        return self._go_on(changed(state, flight=None, bag=bag), (event,))

    def rest(self, state: State, pips: int) -> Step[State]:
        touched, hole = self.touched(state), self.resting(state)
        if touched is None or hole is None:
            raise ValueError("the die lies in the ditch")
        die = Die(state.aloft.die, pips)
        event = events.landed(state, self.board, touched, hole, pips)
        field = (*state.field[:hole], die, *state.field[hole + 1 :])
        landed = changed(state, flight=None, field=field)
        follow = self._bonus if hole == self.masks.bonus else self._go_on
        return follow(landed, (event,))

    def _bonus(self, state: State, told: tuple[Event, ...]) -> Step[State]:
        """F6, F8: one more die from the bag, and one more flick with any die in front."""
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
        bag = state.bag
        for die in (die for hole, die in enumerate(state.field) if die and mask >> hole & 1):
            bag = self._bag(bag, die.kind, 1)  # F26
        field = tuple(None if mask >> h & 1 else die for h, die in enumerate(state.field))
        sheet = (*state.sheets[state.seat], points)
        sheets = (*state.sheets[: state.seat], sheet, *state.sheets[state.seat + 1 :])
        following = (state.seat + 1) % len(sheets)
        ended = changed(state, bag=bag, field=field, sheets=sheets, seat=following, due=0)
        begun, more = self.begin(ended)
        return begun, (*told, *more)


def _hands(state: State, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Of all seats, with this one in front of the seat whose turn it is."""
    return (*state.hands[: state.seat], hand, *state.hands[state.seat + 1 :])
