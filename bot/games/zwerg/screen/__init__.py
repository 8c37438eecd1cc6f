"""The screens of Der 7bte Zwerg: the public board, and the bettor's private question."""

from bot.engine.phrases import Who
from bot.engine.screen import Ink, Lines, Screen
from bot.games.zwerg import events, twin
from bot.games.zwerg.moves import Action, Bet, Place, Roll
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.screen import blocks
from bot.games.zwerg.screen.controls import answers, controls
from bot.games.zwerg.screen.questions import question, wager
from bot.games.zwerg.state import View


def render(game: Zwerg, view: View, ink: Ink, prefix: str = "") -> Screen:
    betting = view.board.phase == "bet"
    if betting and (prefix or view.seat in view.board.bettors):
        return _private(game, view, ink)
    board = view.board
    lines = (
        Lines(blocks.facts(board, ink)),
        Lines(blocks.bets(view, ink), beside=betting),
        Lines(blocks.totals(view, ink)),
    )
    return Screen(
        title=heading(game, view, ink),
        blocks=(blocks.grid(game, board, ink), *lines, *blocks.thrown(board, ink)),
        twin=lambda: twin.twin(game, view, ink),
        controls=controls(game, view, ink),
        question=question(game, view, ink),
    )


def _private(game: Zwerg, view: View, ink: Ink) -> Screen:
    """The private screen of a bettor, in the channel or in a direct message."""
    board = view.board
    active = view.seat == board.active
    said = (ink("own-turn"),) if active else blocks.own_bet(view, ink)
    return Screen(
        title=heading(game, view, ink),
        blocks=(
            blocks.grid(game, board, ink),
            Lines(blocks.cave(board.cave, ink)),
            Lines((wager(game, board, ink), *said), beside=True),
        ),
        twin=lambda: twin.twin(game, view, ink),
        controls=() if active else (answers(view, ink),),
    )


def describe(game: Zwerg, view: View, action: Action, ink: Ink) -> str:
    match action:
        case Roll(colour):
            return ink("move-roll", colour=events.colour(colour))
        case Place(field):
            return ink("move-place", spot=events.at(field, game.seed.row[field - 1]))
        case Bet(yes):
            return ink("move-bet-yes" if yes else "move-bet-no")
        case _:
            return str(action)


def occasion(game: Zwerg, view: View, ink: Ink) -> str:
    """The rolled die, or whose row a bet is about."""
    del game
    board = view.board
    if board.rolled:
        return ink("occasion-die", die=events.die(board.rolled))
    return ink("occasion-row", who=Who(board.active))


def heading(game: Zwerg, view: View, ink: Ink) -> str:
    del game
    return ink("heading", round=view.board.round, rounds=view.board.options.rounds)
