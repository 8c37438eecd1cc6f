"""The screen of Der 7bte Zwerg in full sentences."""

from collections.abc import Iterable, Iterator

from bot.engine.phrases import Many, Param, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin, listed, scores
from bot.games.zwerg import events
from bot.games.zwerg.rules import Zwerg
from bot.games.zwerg.rules.row import direction, fitting
from bot.games.zwerg.state import Board, Die, Row, View


def twin(game: Zwerg, view: View, ink: Ink) -> Twin:
    board, seat = view.board, view.seat
    mine = tuple(_own_bet(view, ink))
    return Twin(
        question=() if board.phase == "over" else tuple(_question(game, view, ink)),
        position=(*_position(game, board, ink), *_bets(view, ink), *mine),
        points=(ink("twin-points", scores=scores(board.points)),),
        own=() if seat is None else (ink("own-points", points=board.points[seat]), *mine),
    )


def _question(game: Zwerg, view: View, ink: Ink) -> Iterator[str]:
    board, who = view.board, Who(view.board.active)
    you = "-you" if view.seat == board.active else ""
    if board.phase == "bet":
        key = "twin-question-dwarfs" if board.options.dwarf_bets else "twin-question"
        yield ink(f"{key}{you}", who=who)
        if view.seat in board.bettors and view.own_bet is None:
            yield ink("twin-bet-now")
    elif board.rolled:
        yield ink(f"twin-rolled{you}", who=who, die=_die(board.rolled))
        yield from _fields(game, board, board.rolled, ink)
        if you and any(board.row) and not ink.reading.brief:
            yield ink("twin-lie", dice=_lying(game, board.row))
    elif board.phase == "choose":
        left = Many(tuple(map(events.colour, board.left)))
        yield ink(f"twin-choose{you}", who=who, dice=left)


def _fields(game: Zwerg, board: Board, die: Die, ink: Ink) -> Iterator[str]:
    """The fields where the die fits, with their points."""
    fields, prices, colours = fitting(board.row, die.value), game.seed.points, game.seed.row
    spots = listed([events.spot(field, colours[field - 1]) for field in fields])
    yield ink("twin-fields", spots=spots, count=len(fields))
    if matching := [field for field in fields if colours[field - 1] == die.colour]:
        own = events.spot(matching[0], die.colour)
        yield ink("twin-match", spot=own, points=prices.match)
    evading = [field for field in fields if not colours[field - 1]]
    if evading and not board.cave:  # Z14: a row that can no longer be full loses nothing
        yield ink("twin-evade", count=len(evading), points=prices.evasion)


def _position(game: Zwerg, board: Board, ink: Ink) -> Iterator[str]:
    over = board.phase == "over"
    if not over:
        rounds = board.options.rounds
        yield ink("twin-turn", who=Who(board.active), round=board.round, rounds=rounds)
        yield from _table(game, board, ink)
    if (past := board.past) and (over or not any(board.row)):
        yield ink("twin-past", who=Who(past.seat), dice=_lying(game, past.row), points=past.points)
        yield from _cave(past.cave, "twin-past-cave", ink)


def _table(game: Zwerg, board: Board, ink: Ink) -> Iterator[str]:
    yield ink("twin-row" if any(board.row) else "twin-row-empty", dice=_row(game, board.row))
    if any(board.row):
        yield ink(f"twin-run-{direction(board.row)}")
    yield from _cave(board.cave, "twin-cave", ink)
    if board.left and board.phase != "choose":
        yield ink("twin-left", dice=Many(tuple(map(events.colour, board.left))))


def _cave(dice: tuple[Die, ...], key: str, ink: Ink) -> Iterable[str]:
    return (ink(key, count=len(dice), dice=Many(tuple(map(_die, dice)))),) if dice else ()


def _row(game: Zwerg, row: Row) -> Many:
    """Every field with its colour and its die."""
    return Many(tuple(_field(game, field, die) for field, die in enumerate(row, start=1)))


def _lying(game: Zwerg, row: Row) -> Many:
    """The fields with a die."""
    return Many(tuple(_field(game, field, die) for field, die in enumerate(row, start=1) if die))


def _field(game: Zwerg, field: int, die: Die | None) -> Word:
    colour = game.seed.row[field - 1]
    spot: Param = events.spot(field, colour)
    if colour:
        spot = Word("twin-spot", {"spot": spot, "colour": events.colour(colour)})
    return (
        Word("twin-lying", {"spot": spot, "die": _die(die)})
        if die
        else Word("twin-free", {"spot": spot})
    )


def _die(die: Die) -> Word:
    return Word("twin-die", {"colour": events.colour(die.colour), "value": str(die.value)})


def _own_bet(view: View, ink: Ink) -> Iterable[str]:
    if view.own_bet is None:
        return ()
    stage = "noted" if view.board.phase == "bet" else "own"
    return (ink(f"twin-{stage}-{'yes' if view.own_bet else 'no'}"),)


def _bets(view: View, ink: Ink) -> Iterator[str]:
    board = view.board
    if board.phase != "bet":
        if any(view.has_bet):
            yield ink("twin-bets-lie")
        return
    if done := [seat for seat in board.bettors if view.has_bet[seat]]:
        yield ink("twin-bets-done", who=events.people(done))
    if missing := [seat for seat in board.bettors if not view.has_bet[seat]]:
        yield ink("twin-bets-missing", who=events.people(missing))
