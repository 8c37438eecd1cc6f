"""What is asked: which die, which field, or whose bet is still missing."""

from bot.engine.phrases import Icon, Who, Word
from bot.engine.screen import Ink
from bot.games.zwerg import events
from bot.games.zwerg.state import Board, View


def question(view: View, ink: Ink) -> str:
    """The one line above the choices of the public board."""
    board = view.board
    if board.phase == "bet":
        return _missing_bets(view, ink)
    if board.rolled:
        named = Word(f"which-{board.rolled.colour}")
        return ink("ask-field", colour=named, value=str(board.rolled.value))
    return ink("ask-die") if board.phase == "choose" else ""


def wager(board: Board, ink: Ink) -> str:
    """What the bets are about."""
    key = "wager-dwarfs" if board.options.dwarf_bets else "wager"
    return ink(key, who=Who(board.active))


def _missing_bets(view: View, ink: Ink) -> str:
    missing = [seat for seat in view.board.bettors if not view.has_bet[seat]]
    bet, who = Icon("bet"), events.people(missing)
    return ink("ask-bets", icon=bet, who=who, count=len(missing))
