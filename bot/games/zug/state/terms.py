"""What was agreed for a match, in numbers: when it is won, when it ends, what a kick costs."""

from dataclasses import dataclass

from bot.games.zug.state.board import Board


@dataclass(frozen=True, slots=True)
class Terms:
    """The numbers of a match that its moves do not change."""

    board: Board
    first: int
    """The clan that begins."""
    signs: int
    every: int
    """So many turns apart the conductor comes."""
    penalties: tuple[int, ...]
    last: int | None
    """After so many turns of both clans together most seats win; None: the clock or ten seats."""
    signal_turn: int | None
    signal_seats: int
    expired: bool

    def needed(self, turn: int) -> int:
        """With how many seats a clan wins at once: all its dwarfs and signs (T23, T24 c)."""
        if self.signal_turn is not None and turn >= self.signal_turn:
            return self.signal_seats
        return len(self.board.homes[0]) + self.signs

    def is_last(self, turn: int) -> bool:
        if self.last is None:
            return self.expired and turn % 2 == 0  # T27
        return turn >= self.last

    def penalty(self, kick: int) -> int:
        """How many turns this kick of a clan costs, counted from 0 (T14)."""
        return self.penalties[min(kick, len(self.penalties) - 1)]
