"""The rules of Die Zwergenzugfahrt: whose turn it is, the conductor, and the three endings."""

from collections.abc import Sequence
from dataclasses import replace

from bot.engine import game
from bot.engine.errors import IllegalMoveError
from bot.engine.game import CHANCE, Alarm, Event, Result, Seen
from bot.engine.words import Who
from bot.games.zug import moves
from bot.games.zug.acts import act, clan_word, without_sign
from bot.games.zug.board import Board
from bot.games.zug.checks import check_step
from bot.games.zug.moves import Action, Coin, Conduct, Step, Time
from bot.games.zug.setup import Options, SeatOptions, Seed, check_clans, clans_of
from bot.games.zug.state import State, clan_to_move, held, next_seat, plus, steps

Told = tuple[State, tuple[Event, ...]]


class Zug(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    seat_options_type = SeatOptions
    chance_types = (Coin, Time)
    seed: Seed

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.boards = {name: board.build() for name, board in seed.boards.items()}

    def board(self, state: State) -> Board:
        return self.boards[state.options.board]

    def check_seats(self, seats: Sequence[SeatOptions], options: Options) -> None:
        super().check_seats(seats, options)
        check_clans(seats, self.seed.clan_size)

    def start(self, seats: Sequence[SeatOptions], options: Options) -> Told:
        board = self.boards[options.board]
        clans = clans_of(seats)
        state = State(options, clans, board.starts, (self.seed.removals, self.seed.removals))
        return state, (Event("start", {"who": Who(0), "clan": clan_word(clans[0])}),)

    def to_act(self, state: State) -> frozenset[int]:
        match state.phase:
            case "over":
                return frozenset()
            case "coin":
                return frozenset({CHANCE})
            case _:
                return frozenset({self.seat(state)})

    def seat(self, state: State) -> int:
        """Who decides now: the next of the clan to move, or of the conductor's rival (T19)."""
        clan = 1 - state.tossed if state.phase == "conduct" else clan_to_move(state)
        return next_seat(state, clan)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        if state.phase == "conduct":
            return tuple(map(Conduct, state.signs[state.tossed]))
        return tuple(self.steps(state, clan_to_move(state)))

    def steps(self, state: State, clan: int) -> tuple[Step, ...]:
        return tuple(steps(self.board(state), state, clan, self.seed.signs))

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return (Coin(0), 1), (Coin(1), 1)

    def step(self, state: State, seat: int, action: Action) -> Told:
        match action:
            case Coin(clan):
                return self._toss(state, clan)
            case Time():
                return self._expire(state)
            case Conduct(square):
                return self._conduct(state, seat, square)
            case _:
                return self._act(state, action)

    def view(self, state: State, seat: int | None) -> Seen[State]:
        return Seen(state, seat)

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        seats = self.held(state)
        # T26, G3: a clan shares its place, and equal clans share the victory.
        ranks = tuple(1 + (seats[c] < seats[1 - c]) for c in state.clans)
        return Result(self.points(state), ranks)

    def points(self, state: State) -> tuple[int, ...]:
        seats = self.held(state)
        return tuple(seats[clan] for clan in state.clans)

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        members = (tuple(s for s, of in enumerate(state.clans) if of == clan) for clan in (0, 1))
        return tuple(filter(None, members))

    def parse(self, text: str) -> Action:
        return moves.parse(text)

    def alarm(self, state: State) -> Alarm | None:
        runs = state.options.ending == "time" and not state.expired and state.phase != "over"
        return Alarm(state.options.minutes, Time()) if runs else None

    def held(self, state: State) -> tuple[int, int]:
        """The seats of both clans."""
        board = self.board(state)
        return held(board, state, 0), held(board, state, 1)

    def last_turn(self, options: Options) -> int | None:
        """After how many turns of both clans together most seats win; None: the clock says it."""
        per_clan = {"moves": options.turns, "seats": self.seed.departure.last_turns}
        return 2 * per_clan[options.ending] if options.ending in per_clan else None

    def needed(self, state: State) -> int:
        """With how many seats a clan wins at once: all its dwarfs and signs (T23, T24 c)."""
        departure = self.seed.departure
        if state.options.ending == "seats" and state.turn >= 2 * departure.signal_turns:
            return departure.signal_seats
        return len(state.dwarfs[0]) + self.seed.signs

    def _act(self, state: State, step: Step) -> Told:
        if state.phase == "conduct":
            raise IllegalMoveError("illegal-conductor-waits", rule="T19")
        clan = clan_to_move(state)
        board = self.board(state)
        check_step(board, state, clan, step, self.seed.signs)
        acted, event = act(board, state, clan, step, self.seed.penalties)
        return self._end_turn(replace(acted, played=plus(state.played, clan)), (event,))

    def _end_turn(self, state: State, events: tuple[Event, ...]) -> Told:
        """Win check, then the conductor, then the limit (T25)."""
        state = replace(state, turn=state.turn + 1)
        for clan, seats in enumerate(self.held(state)):
            if seats >= self.needed(state):
                won = Event("won", {"clan": clan_word(clan), "seats": seats})
                return replace(state, phase="over"), (*events, won)
        if state.turn % self.seed.conductor_every == 0:  # T18
            return replace(state, phase="coin"), events
        return self._go_on(state, events)

    def _go_on(self, state: State, events: tuple[Event, ...]) -> Told:
        """The next turn that somebody takes, or the end."""
        if self._is_last(state):
            return replace(state, phase="over"), (*events, self._scored(state))
        departure, clan = self.seed.departure, clan_to_move(state)
        if state.options.ending == "seats" and state.turn == 2 * departure.signal_turns:
            events = (*events, Event("signal", {"seats": departure.signal_seats}))
        if state.drops[clan]:
            dropped = replace(state, drops=plus(state.drops, clan, -1))
            event = Event("dropped", {"clan": clan_word(clan), "left": dropped.drops[clan]})
            return self._end_turn(dropped, (*events, event))
        if not self._can_act(state, clan):
            return self._pass(state, clan, events)
        return state if state.phase == "turn" else replace(state, phase="turn"), events

    def _can_act(self, state: State, clan: int) -> bool:
        return any(True for _ in steps(self.board(state), state, clan, self.seed.signs))

    def _pass(self, state: State, clan: int, events: tuple[Event, ...]) -> Told:
        """T29: no legal action at all; where both clans have none, no clock could end it."""
        events = (*events, Event("stuck", {"clan": clan_word(clan)}))
        if self.last_turn(state.options) is None and not self._can_act(state, 1 - clan):
            return replace(state, phase="over"), (*events, self._scored(state))
        return self._end_turn(state, events)

    def _is_last(self, state: State) -> bool:
        last = self.last_turn(state.options)
        if last is None:
            return state.expired and state.turn % 2 == 0  # T27
        return state.turn >= last

    def _scored(self, state: State) -> Event:
        red, green = self.held(state)
        key = "drawn" if red == green else "scored"
        winner = clan_word(int(green > red))
        return Event(key, {"clan": winner, "red": red, "green": green})

    def _toss(self, state: State, clan: int) -> Told:
        """G5: the second clan's person throws first, then the clans take turns; only a word."""
        thrower = (state.clans[0] + state.turn // self.seed.conductor_every) % 2
        who = Who(next_seat(state, thrower))
        coin = Event("coin", {"who": who, "clan": clan_word(clan)})
        if state.signs[clan]:
            return replace(state, phase="conduct", tossed=clan), (coin,)
        return self._go_on(state, (coin, Event("spared", {"clan": clan_word(clan)})))  # T20

    def _conduct(self, state: State, seat: int, square: str) -> Told:
        if state.phase != "conduct":
            raise IllegalMoveError("illegal-no-conductor", rule="T18")
        clan = state.tossed
        if square not in state.signs[clan]:
            raise IllegalMoveError(
                "illegal-conduct-nothing", rule="T19", square=square, clan=clan_word(clan)
            )
        event = Event("conducted", {"who": Who(seat), "square": square, "clan": clan_word(clan)})
        return self._go_on(replace(state, signs=without_sign(state, clan, square)), (event,))

    def _expire(self, state: State) -> Told:
        expired = replace(state, expired=True)
        event = Event("time", {"open": int(state.turn % 2 or state.phase != "turn")})
        if state.phase == "turn" and self._is_last(expired):
            return replace(expired, phase="over"), (event, self._scored(expired))
        return expired, (event,)
