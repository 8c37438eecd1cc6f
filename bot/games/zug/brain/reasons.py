"""Why one move in Die Zwergenzugfahrt is better than another, in words of the game."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.phrases import Word
from bot.games.zug.moves import CLANS, Act, Action, Conduct, Lay, Take, Walk
from bot.games.zug.rules import Zug
from bot.games.zug.state import State
from bot.games.zug.state.legality import EMPTY, KICK, TAKE
from bot.games.zug.state.train import Train

FAR = 99
"""Steps to a free seat where there is none."""
CHOSEN = Walk | Lay | Take | Conduct
CLOSE, IN_SIGHT = 2, 3
"""So many steps, past whoever stands in the way."""
CLEARLY_MORE = 2
"""Fewer additional acts are not worth a sentence."""


def reasons(
    game: Zug, view: Seen[State], seat: int, praised: Action, blamed: Action
) -> tuple[Word, ...]:
    if not isinstance(praised, CHOSEN) or not isinstance(blamed, CHOSEN):
        return ()
    ones = After(game, view.state, praised), After(game, view.state, blamed)
    return (*_now(*ones), *_next(*ones), *_room(*ones))


class After:
    """What is so once an act is done, or a sign picked for the conductor."""

    def __init__(self, game: Zug, state: State, action: Act | Conduct) -> None:
        before = game.train(state)
        train = self.train = before.copy()
        if isinstance(action, Conduct):
            self.clan, self.rival = 1 - state.tossed, state.tossed
            train.take_sign(self.rival, train.terms.board.index[action.square])
        else:
            self.clan, self.rival = before.clan, 1 - before.clan
            train.make(self.clan, before.code(self.clan, action))
        self.wins = train.held[self.clan] >= train.terms.needed(train.turn + 1)
        self.gained = train.held[self.clan] - before.held[self.clan]
        self.taken = before.held[self.rival] - train.held[self.rival]
        self.laid = len(train.signs[self.clan])
        self.drops = train.drops[self.clan] - before.drops[self.clan]
        self.steps = _steps(before, self.clan) - _steps(train, self.clan)
        self.hindered = _steps(train, self.rival) - _steps(before, self.rival)

    def threatened(self, by: int) -> int:
        """How many dwarfs (kicks) or signs (takes) of the clan the rival could hit next."""
        codes = self.train.codes(self.rival)
        return len({target for kind, _, target in codes if kind == by})

    def close(self) -> Iterator[int]:
        """The dwarfs of the clan that stand close to a free seat."""
        is_seat = self.train.terms.board.is_seat
        standing = (square for square in self.train.dwarfs[self.clan] if not is_seat[square])
        return (square for square in standing if self._free(square, CLOSE))

    def in_sight(self) -> set[int]:
        """The free seats that a dwarf of the clan has in sight."""
        return {seat for one in self.train.dwarfs[self.clan] for seat in self._free(one, IN_SIGHT)}

    def _free(self, square: int, steps: int) -> list[int]:
        ways = self.train.terms.board.seats_from[square]
        return [seat for far, seat in ways if far <= steps and self.train.cells[seat] == EMPTY]

    def choices(self, clan: int) -> int:
        """How many acts a clan would have next."""
        return len(self.train.codes(clan))

    def seats(self, clan: int) -> int:
        """How many seats a clan could take or mark next."""
        board = self.train.terms.board
        codes = self.train.codes(clan)
        return len({target for kind, _, target in codes if board.is_seat[target] and kind != KICK
                    and self.train.cells[target] == EMPTY})  # fmt: skip


def _now(praised: After, blamed: After) -> Iterator[Word]:
    """What the act itself brings or costs."""
    rival = Word(f"clan-{CLANS[praised.rival]}")
    if praised.wins and not blamed.wins:
        yield Word("reason-wins")
    if praised.gained > 0 >= blamed.gained:
        yield Word("reason-seat")
    if praised.gained >= 0 > blamed.gained:
        yield Word("reason-stays")
    if praised.taken > 0 >= blamed.taken:
        yield Word("reason-takes", {"clan": rival})
    if blamed.drops > praised.drops == 0:
        yield Word("reason-no-drop", {"turns": blamed.drops})


def _next(praised: After, blamed: After) -> Iterator[Word]:
    """What both clans can do after it."""
    rival = Word(f"clan-{CLANS[praised.rival]}")
    if _is_safe(praised, blamed, KICK):
        yield Word("reason-safe", {"clan": rival})
    if _is_safe(praised, blamed, TAKE):
        yield Word("reason-signs-safe", {"clan": rival})
    most, more = praised.seats(praised.rival), blamed.seats(blamed.rival)
    if most < more:
        yield Word("reason-denies", {"clan": rival, "seats": more - most, "most": most})
    seats, less = praised.seats(praised.clan), blamed.seats(blamed.clan)
    if seats > less:
        yield Word("reason-reach", {"seats": seats, "less": less})
    if praised.laid < blamed.laid:
        yield Word("reason-keeps-sign")
    if praised.steps > 0 >= blamed.steps:
        yield Word("reason-nearer")
    if praised.hindered > 0 >= blamed.hindered:
        yield Word("reason-hinders", {"clan": rival})


def _room(praised: After, blamed: After) -> Iterator[Word]:
    """How much room both clans have after it."""
    rival = Word(f"clan-{CLANS[praised.rival]}")
    dwarfs, less = (len(list(after.close())) for after in (praised, blamed))
    if dwarfs > less:
        yield Word("reason-close", {"dwarfs": dwarfs, "less": less})
    choices, fewer = (after.choices(after.clan) for after in (praised, blamed))
    if choices >= fewer + CLEARLY_MORE:
        yield Word("reason-choices", {"choices": choices, "less": fewer})
    choices, more = (after.choices(after.rival) for after in (praised, blamed))
    if more >= choices + CLEARLY_MORE:
        yield Word("reason-narrows", {"clan": rival, "choices": choices, "more": more})
    seats, less = (len(after.in_sight()) for after in (praised, blamed))
    if seats > less:
        yield Word("reason-in-sight", {"seats": seats, "less": less})


def _is_safe(praised: After, blamed: After, by: int) -> bool:
    return praised.threatened(by) == 0 < blamed.threatened(by)


def _steps(train: Train, clan: int) -> int:
    """Steps of all dwarfs of the clan that stand to the nearest free seat."""
    board = train.terms.board
    return sum(
        next((far for far, seat in board.seats_from[square] if train.cells[seat] == EMPTY), FAR)
        for square in train.dwarfs[clan]
        if not board.is_seat[square]
    )
