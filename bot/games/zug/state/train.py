"""The train with both clans: effects of acts, and the turn order.

A mutable working copy: the rules take it from a state and make the next state from it, and the
brain searches on it, so that both use the same code.
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
"""What comes next: a turn, a dropped or impossible turn, the conductor's coin, or the end."""


class Train:
    __slots__ = ("cells", "drops", "dwarfs", "held", "kicks", "removals", "signs", "terms", "turn")

    terms: Terms
    cells: list[int]
    """The contents of every square."""
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
        """The legal acts of a clan as numbers, by dwarf."""
        return self._allowed(clan, self.terms.board.codes_beside)

    def acts(self, clan: int) -> tuple[Act, ...]:
        """The legal acts of a clan."""
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
        """An act as numbers; raises IllegalMoveError with the reason if it is illegal."""
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
        """Carry out an act; `end_turn` ends the turn."""
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
        """The square for a kicked dwarf: the first free start square (T12)."""
        return next(s for s in self.terms.board.homes[clan] if self.cells[s] == EMPTY)

    def take_sign(self, clan: int, square: int) -> None:
        """Return a sign to its owner's supply (T19, T22)."""
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
        """The clan with enough seats to win at once, if any."""
        needed = self.terms.needed(self.turn)
        red, green = self.held
        if red >= needed:
            return 0
        return 1 if green >= needed else None

    def go_on(self) -> Coming:
        """What comes after the conductor, or without him: the end, or a turn."""
        if self.terms.is_last(self.turn):
            return "over"
        clan = self.clan
        if self.drops[clan]:
            self.drops = plus(self.drops, clan, -1)  # T15; T17: a dropped turn counts
            return "dropped"
        return "turn"

    def skip_turn(self) -> Coming:
        """Skip a turn without legal acts. The match ends if nothing else could end it (T29)."""
        if self.terms.last is None and not self.can_act(1 - self.clan):
            return "over"
        return self.end_turn()
