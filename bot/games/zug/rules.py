"""The rules of Die Zwergenzugfahrt: who acts, effects of actions, the three endings."""

from collections.abc import Sequence
from functools import cache

from bot.engine import game
from bot.engine.changing import changed
from bot.engine.colours import Colour
from bot.engine.errors import IllegalMoveError
from bot.engine.game import ALONE, CHANCE, NOBODY, Alarm, Event, Result, Seen, Step
from bot.games.zug import events, moves
from bot.games.zug.moves import CLANS, Act, Action, Coin, Conduct, Lay, Take, Time, Walk
from bot.games.zug.seed import Options, SeatOptions, Seed, check_clans, clans_of
from bot.games.zug.state import Counts, Phase, State, clan_to_move, members, next_seat, plus
from bot.games.zug.state.board import Board, build
from bot.games.zug.state.terms import Terms
from bot.games.zug.state.train import Coming, Train

OUTCOMES = ((Coin(0), 1), (Coin(1), 1))
_Known = tuple[State, Train, tuple[Act, ...]]
"""A cache: the last state, its train (never modified), and its legal acts."""
_Mark = tuple[Counts, tuple[str, ...]]
"""What an act changes in the state beside the train: turns played, last act."""
PHASES: dict[Coming, Phase] = {"turn": "turn", "coin": "coin", "won": "over", "over": "over"}


class Zug(game.Game[State, Action, Seen[State]]):
    seed_type = Seed
    options_type = Options
    seat_options_type = SeatOptions
    chance_types = (Coin, Time)
    has_forced_moves = False
    seed: Seed

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.boards = {name: build(board) for name, board in seed.boards.items()}
        self._terms = cache(self._agreed)
        self._newest: _Known | None = None

    def board(self, state: State) -> Board:
        return self.boards[state.options.board]

    def idle_options(self, options: Options) -> frozenset[str]:
        """The options of the endings that are not chosen (T24)."""
        own = {"moves": "turns", "time": "minutes", "seats": "signal"}
        return frozenset(own.values()) - {own[options.ending]}

    def check_seats(self, seats: Sequence[SeatOptions], options: Options) -> None:
        super().check_seats(seats, options)
        check_clans(seats, self.seed.clan_size)

    def start(self, seats: Sequence[SeatOptions], options: Options) -> Step[State]:
        board = self.boards[options.board]
        clans = clans_of(seats)
        state = State(options, clans, board.starts, (self.seed.removals, self.seed.removals))
        return state, (events.started(clans[0]),)

    def forced(self, state: State) -> tuple[int, Action] | None:
        """Where only one sign lies, the conductor takes it without asking."""
        if state.phase != "conduct" or len(state.signs[state.tossed]) > 1:
            return None
        return self.seat(state), Conduct(state.signs[state.tossed][0])

    def turns_ended(self, state: State, seat: int) -> int:
        clan = state.clans[seat]
        people = members(state.clans, clan)
        return (state.played[clan] + len(people) - 1 - people.index(seat)) // len(people)

    def to_act(self, state: State) -> frozenset[int]:
        match state.phase:
            case "over":
                return NOBODY
            case "coin":
                return ALONE[CHANCE]
            case _:
                return ALONE[self.seat(state)]

    def seat(self, state: State) -> int:
        """The seat to act: the next of the clan to move, or of the clan that picks a sign (T19)."""
        clan = 1 - state.tossed if state.phase == "conduct" else clan_to_move(state)
        return next_seat(state, clan)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat == CHANCE or seat not in self.to_act(state):
            return ()
        if state.phase == "conduct":
            return tuple(map(Conduct, state.signs[state.tossed]))
        return self.acts(state)

    def acts(self, state: State) -> tuple[Act, ...]:
        """The legal acts of the clan to move."""
        return self._known(state)[2]

    def outcomes(self, state: State) -> tuple[tuple[Action, int], ...]:
        return OUTCOMES

    def step(self, state: State, seat: int, action: Action) -> Step[State]:
        match action:
            case Walk() | Lay() | Take():
                return self._act(state, seat, action)
            case Conduct(square):
                return self._conduct(state, seat, square)
            case Coin(clan):
                return self._toss(state, clan)
            case Time():
                return self._expire(state)

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

    def progress(self, state: State) -> float:
        """Towards the last turn (by time and by seats a guess), or towards all seats of a clan."""
        turns = state.turn / (2 * state.options.turns)
        return min(1.0, max(turns, max(self.held(state)) / self.needed(state)))

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        return tuple(filter(None, (members(state.clans, clan) for clan in (0, 1))))

    def colour(self, state: State, seat: int) -> Colour:
        return CLANS[state.clans[seat]]

    def parse(self, text: str) -> Action:
        return moves.parse(text)

    def alarm(self, state: State) -> Alarm | None:
        runs = state.options.ending == "time" and not state.expired and state.phase != "over"
        return Alarm(state.options.minutes, Time()) if runs else None

    def held(self, state: State) -> tuple[int, int]:
        """The number of seats of both clans."""
        return self._known(state)[1].held

    def needed(self, state: State) -> int:
        """The number of seats with which a clan wins at once."""
        return self.terms(state).needed(state.turn)

    def conductor_in(self, state: State) -> int:
        """The turns of both clans until the conductor comes; 0: he is there."""
        every = self.seed.conductor_every
        return every - state.turn % every if state.phase == "turn" else 0

    def train(self, state: State) -> Train:
        """A mutable working copy of the position."""
        return self._known(state)[1].copy()

    def _known(self, state: State) -> _Known:
        newest = self._newest
        if newest is None or newest[0] is not state:
            train = Train.of(self.terms(state), state)
            newest = self._newest = state, train, train.acts(train.clan)
        return newest

    def terms(self, state: State) -> Terms:
        return self._terms(state.options, state.clans[0], state.expired)

    def _agreed(self, options: Options, first: int, expired: bool) -> Terms:
        seed, departure = self.seed, self.seed.departure
        signal = options.ending == "seats" and options.signal
        last = 2 * options.turns if options.ending == "moves" else None
        return Terms(
            board=self.boards[options.board],
            first=first,
            signs=seed.signs,
            every=seed.conductor_every,
            penalties=seed.penalties,
            last=2 * departure.last_turns if signal else last,
            signal_turn=2 * departure.signal_turns if signal else None,
            signal_seats=departure.signal_seats,
            expired=expired,
        )

    def _act(self, state: State, seat: int, act: Act) -> Step[State]:
        if state.phase == "conduct":
            raise IllegalMoveError("illegal-conductor-waits", rule="T19")
        train = self.train(state)
        clan = train.clan
        code = train.code(clan, act)
        told = events.acted(train, seat, clan, code, members(state.clans, 1 - clan))
        train.make(clan, code)
        coming = train.end_turn()
        mark = plus(state.played, clan, 1), _squares(act)
        return self._follow(state, mark, train, coming, [told])

    def _follow(
        self, state: State, mark: _Mark, train: Train, coming: Coming, told: list[Event]
    ) -> Step[State]:
        """Play automatic steps until a seat or chance must act."""
        while True:
            acts = train.acts(train.clan)
            if coming == "turn" and not acts:
                coming = "stuck"
            told += events.came(train, coming)
            if coming == "stuck":
                coming = train.skip_turn()
            elif coming == "dropped":
                coming = train.end_turn()
            else:
                after = _after(state, mark, self._known(state)[1], train, coming)
                self._newest = after, train, acts
                return after, tuple(told)

    def _toss(self, state: State, clan: int) -> Step[State]:
        """The coin shows a clan. The thrower (G5: second clan first, then in turn) is a label."""
        thrower = (state.clans[0] + state.turn // self.seed.conductor_every) % 2
        coin = events.tossed(next_seat(state, thrower), clan)
        if state.signs[clan]:
            waiting = changed(state, phase="conduct", tossed=clan)
            self._newest = waiting, *self._known(state)[1:]
            return waiting, (coin,)
        train = self.train(state)
        told = [coin, events.spared(clan)]  # T20
        return self._follow(state, (state.played, state.last), train, train.go_on(), told)

    def _conduct(self, state: State, seat: int, square: str) -> Step[State]:
        if state.phase != "conduct":
            raise IllegalMoveError("illegal-no-conductor", rule="T18")
        clan = state.tossed
        if square not in state.signs[clan]:
            word = events.clan_word(clan)
            raise IllegalMoveError("illegal-conduct-nothing", "T19", square=square, clan=word)
        train = self.train(state)
        train.take_sign(clan, train.terms.board.index[square])
        told = [events.conducted(seat, clan, square, members(state.clans, clan))]
        return self._follow(state, (state.played, (square,)), train, train.go_on(), told)

    def _expire(self, state: State) -> Step[State]:
        expired = changed(state, expired=True)
        told = events.expired(bool(state.turn % 2) or state.phase != "turn")
        train = self.train(expired)
        if state.phase == "turn" and train.terms.is_last(train.turn):
            return changed(expired, phase="over"), (told, events.scored(train))
        return expired, (told,)


def _after(state: State, mark: _Mark, before: Train, train: Train, coming: Coming) -> State:
    name, (played, last) = train.terms.board.names.__getitem__, mark
    (red, green), signs = train.dwarfs, state.signs
    if train.signs != before.signs:
        red_signs, green_signs = train.signs
        signs = tuple(sorted(map(name, red_signs))), tuple(sorted(map(name, green_signs)))
    return State(
        options=state.options,
        clans=state.clans,
        dwarfs=(tuple(map(name, red)), tuple(map(name, green))),
        removals=train.removals,
        signs=signs,
        turn=train.turn,
        played=played,
        kicks=train.kicks,
        drops=train.drops,
        phase=PHASES[coming],
        tossed=state.tossed,
        last=last,
        expired=state.expired,
    )


def _squares(act: Act) -> tuple[str, ...]:
    return (act.origin, act.target) if isinstance(act, Walk) else (act.target,)
