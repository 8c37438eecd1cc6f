"""The constants of a match: seats to win, end, penalties."""

from dataclasses import dataclass

from bot.games.zug.state.board import Board


@dataclass(frozen=True, slots=True)
class Terms:
    """The constants of a match, from seed and options."""

    board: Board
    first: int
    """The clan that begins."""
    signs: int
    every: int
    """The number of turns between visits of the conductor."""
    penalties: tuple[int, ...]
    last: int | None
    """The number of turns of both clans after which the match ends; None: it ends otherwise."""
    signal_turn: int | None
    signal_seats: int
    expired: bool

    def needed(self, turn: int) -> int:
        """The seats with which a clan wins at once: all its dwarfs and signs (T23, T24 c)."""
        if self.signal_turn is not None and turn >= self.signal_turn:
            return self.signal_seats
        return len(self.board.homes[0]) + self.signs

    def is_last(self, turn: int) -> bool:
        if self.last is None:
            return self.expired and turn % 2 == 0  # T27
        return turn >= self.last

    def penalty(self, kick: int) -> int:
        """The turns that a kick costs; `kick` is its number, from 0 (T14)."""
        return self.penalties[min(kick, len(self.penalties) - 1)]
