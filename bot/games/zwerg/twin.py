"""The screen once more in full sentences."""

from collections.abc import Iterable

from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.games.zwerg import events
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.state import Board, Die, Row, View


def text(game: Zwerg, view: View, ink: Ink) -> str:
    return "\n".join(_sentences(game, view, ink))


def field_name(game: Zwerg, field: int) -> Word:
    colour = game.seed.row[field - 1]
    return events.colour(colour) if colour else Word("evasion-field")


def _sentences(game: Zwerg, view: View, ink: Ink) -> Iterable[str]:
    board = view.board
    over = board.phase == "over"
    yield ink(
        "twin-over" if over else "twin-turn",
        who=Who(board.active),
        round=board.round,
        rounds=board.options.rounds,
    )
    if board.past and (over or not any(board.row)):
        past = board.past
        dice = _row(game, past.row)
        yield ink("twin-past", who=Who(past.seat), dice=dice, points=past.points)
    if not over:
        yield from _table(game, board, ink)
        yield from _bets(view, ink)
    scores = [
        Word("twin-score", {"who": Who(s), "points": str(p)}) for s, p in enumerate(board.points)
    ]
    yield ink("twin-points", scores=Many(tuple(scores)))


def _table(game: Zwerg, board: Board, ink: Ink) -> Iterable[str]:
    if any(board.row):
        yield ink("twin-row", dice=_row(game, board.row))
        yield ink(f"twin-run-{direction(board.row)}")
    else:
        yield ink("twin-row-empty")
    if board.cave:
        yield ink("twin-cave", dice=Many(tuple(map(_die, board.cave))))
    if board.left:
        yield ink("twin-left", dice=Many(tuple(map(events.colour, board.left))))
    if board.rolled:
        fields = Many(tuple(map(str, fitting(board.row, board.rolled.value))))
        yield ink("twin-rolled", die=_die(board.rolled), fields=fields)


def _row(game: Zwerg, row: Row) -> Many:
    return Many(
        tuple(
            Word(
                "twin-lying",
                {"field": str(field), "what": field_name(game, field), "die": _die(die)},
            )
            for field, die in enumerate(row, start=1)
            if die
        )
    )


def _die(die: Die) -> Word:
    return Word("twin-die", {"colour": events.colour(die.colour), "value": str(die.value)})


def _bets(view: View, ink: Ink) -> Iterable[str]:
    board = view.board
    if board.phase != "bet":
        if any(view.has_bet):
            yield ink("twin-bets-lie")
        return
    key = "twin-question-dwarfs" if board.options.dwarf_bets else "twin-question"
    yield ink(key, who=Who(board.active))
    done = [seat for seat in board.bettors if view.has_bet[seat]]
    if done:
        yield ink("twin-bets-done", who=events.people(done))
    missing = [seat for seat in board.bettors if not view.has_bet[seat]]
    if missing:
        yield ink("twin-bets-missing", who=events.people(missing))
