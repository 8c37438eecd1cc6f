"""The screens of Der 7bte Zwerg: the public board, and the bettor's private question."""

from bot.engine.screen import Ink, Lines, Screen
from bot.games.zwerg import events, twin
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.screen import blocks
from bot.games.zwerg.screen.controls import answers, controls
from bot.games.zwerg.screen.questions import question, wager
from bot.games.zwerg.state import Board, View


def render(game: Zwerg, view: View, ink: Ink, prefix: str = "") -> Screen:
    betting = view.board.phase == "bet"
    if betting and (prefix or view.seat in view.board.bettors):
        return _private(game, view, ink)
    board = view.board
    lines = (*blocks.facts(board, ink), *blocks.bets(view, ink), *blocks.totals(view, ink))
    return Screen(
        title=_title(board, ink),
        blocks=(blocks.grid(game, board, ink), Lines(lines), *blocks.thrown(board, ink)),
        twin=lambda: twin.twin(game, view, ink),
        controls=controls(game, view, ink),
        question=question(view, ink),
    )


def _private(game: Zwerg, view: View, ink: Ink) -> Screen:
    """What a bettor sees alone, in the channel or in a direct message."""
    board = view.board
    active = view.seat == board.active
    said = (ink("own-turn"),) if active else blocks.own_bet(view, ink)
    return Screen(
        title=_title(board, ink),
        blocks=(
            blocks.grid(game, board, ink),
            Lines((*blocks.cave(board.cave, ink), wager(board, ink), *said)),
        ),
        twin=lambda: twin.twin(game, view, ink),
        controls=() if active else (answers(view, ink),),
    )


def describe(game: Zwerg, view: View, action: Action, ink: Ink) -> str:
    match action:
        case Roll(colour):
            return ink("move-roll", colour=events.colour(colour))
        case Place(field):
            return ink("move-place", field=field, what=twin.field_name(game, field))
        case Bet(yes):
            return ink("move-bet-yes" if yes else "move-bet-no")
        case _:
            return str(action)


def _title(board: Board, ink: Ink) -> str:
    return ink("heading", round=board.round, rounds=board.options.rounds)
