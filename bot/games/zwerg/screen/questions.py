"""The question above the controls."""

from bot.engine.phrases import Who, Word
from bot.engine.screen import Ink
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.state import Board, View


def question(game: Zwerg, view: View, ink: Ink) -> str:
    """The one line above the choices of the public board."""
    board = view.board
    if board.phase == "bet":
        return wager(game, board, ink)
    if board.rolled:
        named = Word(f"which-{board.rolled.colour}")
        return ink("ask-field", colour=named, value=str(board.rolled.value))
    return ink("ask-die") if board.phase == "choose" else ""


def wager(game: Zwerg, board: Board, ink: Ink) -> str:
    """The question of the bet, with its price."""
    key = "wager-dwarfs" if board.options.dwarf_bets else "wager"
    return ink(key, who=Who(board.active), points=game.seed.points.bet)
