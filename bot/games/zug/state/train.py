"""The train with both clans in it: what a dwarf changes, and whose turn comes after it.

A working copy that changes in place: the rules take it from a state and make the next state of it,
and the computer searches and plays to the end on it, so all of them follow the same lines.
"""

from typing import Literal, TypeVar

from bot.engine.errors import IllegalMoveError
from bot.games.zug.moves import Act, Lay, Take
from bot.games.zug.state import Counts, State, clan_of_turn, plus, with_own
from bot.games.zug.state.board import Beside, Code, Numbers
from bot.games.zug.state.legality import (
    ALLOWED,
    DWARF,
    EMPTY,
    KICK,
    LAY,
    SIGN,
    TAKE,
    WALK,
    Law,
    refusal,
    seen_by,
)
from bot.games.zug.state.terms import Terms

T = TypeVar("T")
Coming = Literal["turn", "dropped", "stuck", "coin", "won", "over"]
"""What the turn order brings: a turn that is taken or not, the conductor's coin, or the end."""


class Train:
    __slots__ = ("cells", "drops", "dwarfs", "held", "kicks", "removals", "signs", "terms", "turn")

    terms: Terms
    cells: list[int]
    """What lies on every square."""
    dwarfs: tuple[list[int], list[int]]
    signs: tuple[Numbers, Numbers]
    held: Counts
    """The seats that count for each clan: under an own dwarf or an own sign (T26)."""
    removals: Counts
    kicks: Counts
    drops: Counts
    turn: int

    @classmethod
    def of(cls, terms: Terms, state: State) -> "Train":
        number, is_seat = terms.board.index.__getitem__, terms.board.is_seat
        train = cls()
        train.terms = terms
        train.dwarfs = list(map(number, state.dwarfs[0])), list(map(number, state.dwarfs[1]))
        train.signs = tuple(map(number, state.signs[0])), tuple(map(number, state.signs[1]))
        train.cells = cells = [EMPTY] * len(is_seat)
        held = [len(state.signs[0]), len(state.signs[1])]
        for clan in (0, 1):
            for square in train.dwarfs[clan]:
                cells[square] = DWARF + clan
                held[clan] += is_seat[square]
            for square in train.signs[clan]:
                cells[square] = SIGN + clan
        train.held = held[0], held[1]
        train.removals, train.kicks, train.drops = state.removals, state.kicks, state.drops
        train.turn = state.turn
        return train

    def copy(self) -> "Train":
        twin = Train()
        twin.terms = self.terms
        twin.cells = self.cells[:]
        twin.dwarfs = self.dwarfs[0][:], self.dwarfs[1][:]
        twin.signs, twin.held, twin.turn = self.signs, self.held, self.turn
        twin.removals, twin.kicks, twin.drops = self.removals, self.kicks, self.drops
        return twin

    @property
    def clan(self) -> int:
        """The clan whose turn it is."""
        return clan_of_turn(self.terms.first, self.turn)

    def codes(self, clan: int) -> list[Code]:
        """All that the clan may do, dwarf by dwarf."""
        return self._allowed(clan, self.terms.board.codes_beside)

    def acts(self, clan: int) -> tuple[Act, ...]:
        """The same by name."""
        return tuple(self._allowed(clan, self.terms.board.acts_beside))

    def can_act(self, clan: int) -> bool:
        board, cells, allowed = self.terms.board, self.cells, self._law(clan)
        ground = board.ground[clan]
        return any(
            allowed[ground[target]][cells[target]]
            for origin in self.dwarfs[clan]
            for target in board.near[origin]
        )

    def _allowed(self, clan: int, beside: Beside[T]) -> list[T]:
        ground, cells, allowed = self.terms.board.ground[clan], self.cells, self._law(clan)
        return [
            things[kind]
            for origin in self.dwarfs[clan]
            for target, things in beside[origin]
            for kind in allowed[ground[target]][cells[target]]
        ]

    def _law(self, clan: int) -> Law:
        return ALLOWED[clan][self.may_lay(clan), self.may_take(clan)]

    def may_lay(self, clan: int) -> bool:
        return len(self.signs[clan]) < self.terms.signs

    def may_take(self, clan: int) -> bool:
        return self.removals[clan] > 0

    def code(self, clan: int, act: Act) -> Code:
        """An act of the clan as numbers; raises with the sentence that says why not."""
        origin, target = self._reach(clan, act)
        cell, ground = seen_by(clan, self.cells[target]), self.terms.board.ground[clan][target]
        kind = LAY if isinstance(act, Lay) else TAKE if isinstance(act, Take) else WALK
        wrong = refusal(kind, ground, cell, self.may_lay(clan), self.may_take(clan))
        if wrong:
            signs = self.terms.signs
            raise IllegalMoveError(wrong.key, wrong.rule, square=act.target, signs=signs)
        return KICK if kind == WALK and cell else kind, origin, target

    def _reach(self, clan: int, act: Act) -> tuple[int, int]:
        board = self.terms.board
        origin, target = board.index.get(act.origin), board.index.get(act.target)
        if origin in self.dwarfs[1 - clan]:
            raise IllegalMoveError("illegal-rival-dwarf", square=act.origin)
        if origin is None or origin not in self.dwarfs[clan]:
            raise IllegalMoveError("illegal-no-dwarf", square=act.origin)
        if target is None:
            raise IllegalMoveError("illegal-closed", square=act.target)
        if target not in board.near[origin]:
            raise IllegalMoveError("illegal-far", origin=act.origin, target=act.target)
        return origin, target

    def make(self, clan: int, code: Code) -> None:
        """A dwarf of the clan acts; the turn itself is ended by `end_turn`."""
        kind, origin, target = code
        if kind == LAY:
            self.cells[target] = SIGN + clan
            self.signs = with_own(self.signs, clan, (*self.signs[clan], target))
            self.held = plus(self.held, clan, 1)
            return
        if kind == TAKE:
            self.take_sign(1 - clan, target)
            self.removals = plus(self.removals, clan, -1)  # T22
            return
        if kind == KICK:
            self._kick(clan, target)
        dwarfs, is_seat = self.dwarfs[clan], self.terms.board.is_seat
        dwarfs[dwarfs.index(origin)] = target  # T13
        if is_seat[target] != is_seat[origin]:
            self.held = plus(self.held, clan, is_seat[target] - is_seat[origin])
        self.cells[origin] = EMPTY
        self.cells[target] = DWARF + clan

    def _kick(self, clan: int, square: int) -> None:
        rival = 1 - clan
        home, dwarfs = self.home(rival), self.dwarfs[rival]
        dwarfs[dwarfs.index(square)] = home
        self.cells[home] = DWARF + rival
        self.drops = plus(self.drops, clan, self.terms.penalty(self.kicks[clan]))  # T15
        self.kicks = plus(self.kicks, clan, 1)

    def home(self, clan: int) -> int:
        """Where a kicked dwarf of the clan goes: the first free start square in order (T12)."""
        return next(s for s in self.terms.board.homes[clan] if self.cells[s] == EMPTY)

    def take_sign(self, clan: int, square: int) -> None:
        """The sign is back in its owner's supply (T19, T22)."""
        self.cells[square] = EMPTY
        self.signs = with_own(self.signs, clan, tuple(s for s in self.signs[clan] if s != square))
        self.held = plus(self.held, clan, -1)

    def end_turn(self) -> Coming:
        """Win check, then the conductor, then the limit (T25)."""
        self.turn += 1
        if self.winner() is not None:
            return "won"
        if self.turn % self.terms.every == 0:  # T18
            return "coin"
        return self.go_on()

    def winner(self) -> int | None:
        """The clan that holds enough seats to win at once."""
        needed = self.terms.needed(self.turn)
        red, green = self.held
        if red >= needed:
            return 0
        return 1 if green >= needed else None

    def go_on(self) -> Coming:
        """After the conductor, or where he does not come: the limit, or somebody's turn."""
        if self.terms.is_last(self.turn):
            return "over"
        clan = self.clan
        if self.drops[clan]:
            self.drops = plus(self.drops, clan, -1)  # T15; T17: the turn counts all the same
            return "dropped"
        return "turn"

    def skip_turn(self) -> Coming:
        """T29: the clan can do nothing; where the other cannot either, no clock could end it."""
        if self.terms.last is None and not self.can_act(1 - self.clan):
            return "over"
        return self.end_turn()
