"""The effects of actions: throwing and placing dice, betting, scoring a row."""

from bot.engine.changing import changed
from bot.engine.errors import IllegalMoveError
from bot.engine.game import Event, Step
from bot.games.zwerg import events
from bot.games.zwerg.rules.row import direction, fitting, laid
from bot.games.zwerg.rules.scoring import bet_wins, score
from bot.games.zwerg.seed import Options, Seed
from bot.games.zwerg.state import Board, Die, Past, State


def begin(seed: Seed, seats: int, options: Options) -> Step[State]:
    none = (0,) * seats
    board = _cleared(seed, Board(options, points=none, row=(), left=(), hits=none))
    return State(board, _no_bets(board)), (events.turn(board),)


def roll(state: State, colour: str) -> Step[State]:
    board = state.board
    if board.phase == "bet":
        raise IllegalMoveError("illegal-bet-now", rule="Z10")
    if board.rolled:
        raise IllegalMoveError("illegal-place-first", rule="Z6")
    if colour not in board.left:
        raise IllegalMoveError("illegal-die-gone", rule="Z9", colour=events.colour(colour))
    left = tuple(other for other in board.left if other != colour)
    return _on(state, changed(board, phase="roll", left=left, thrown=colour)), ()


def show(seed: Seed, state: State, value: int) -> Step[State]:
    board = state.board
    die = Die(board.thrown, value)
    if fitting(board.row, value):
        return _on(state, changed(board, phase="place", thrown="", rolled=die)), ()
    board = changed(board, thrown="", cave=(*board.cave, die))  # Z7
    return _lies(seed, _on(state, board), events.caved(board, die))


def place(seed: Seed, state: State, field: int) -> Step[State]:
    board = state.board
    if board.phase == "bet":
        raise IllegalMoveError("illegal-bet-now", rule="Z10")
    if not board.rolled:
        raise IllegalMoveError("illegal-roll-first", rule="Z9")
    _check_field(seed, board, board.rolled, field)
    row = laid(board.row, field, board.rolled)
    event = events.placed(board, board.rolled, field, seed.row[field - 1])
    return _lies(seed, _on(state, changed(board, row=row, rolled=None)), event)


def _check_field(seed: Seed, board: Board, die: Die, field: int) -> None:
    if not 1 <= field <= len(board.row):
        raise IllegalMoveError("illegal-no-field", fields=len(board.row))
    if board.row[field - 1]:
        taken = events.spot(field, seed.row[field - 1])
        raise IllegalMoveError("illegal-field-taken", rule="Z17", spot=taken)
    if field in fitting(board.row, die.value):
        return
    run = direction(board.row)
    rule = "Z2" if run == "undecided" else "Z1"
    spot = events.at(field, seed.row[field - 1])
    raise IllegalMoveError(f"illegal-order-{run}", rule=rule, spot=spot, value=die.value)


def _lies(seed: Seed, state: State, event: Event) -> Step[State]:
    """Go on after a die was placed on the row or in the cave."""
    board = state.board
    if not board.left:
        return _finish(seed, state, event)
    thrown = len(seed.colours) - len(board.left)
    if thrown == seed.bets_after and board.bettors:
        return _on(state, changed(board, phase="bet")), (event, events.bets_open(board))
    return _on(state, changed(board, phase="choose")), (event,)


def bet(seed: Seed, state: State, seat: int, yes: bool) -> Step[State]:
    board = state.board
    if board.phase != "bet":
        raise IllegalMoveError("illegal-no-betting", rule="Z11", dice=seed.bets_after)
    told = events.bet(seat, yes, first=state.bets[seat] is None)
    bets = (*state.bets[:seat], yes, *state.bets[seat + 1 :])
    if any(bets[bettor] is None for bettor in board.bettors):
        return State(board, bets), told
    return State(changed(board, phase="choose"), bets), (*told, events.bets_closed(board))


def _finish(seed: Seed, state: State, event: Event) -> Step[State]:
    """Score the row of the active seat, then reveal the bets (Z11)."""
    board, prices = state.board, seed.points
    won = score(board.row, seed.row, len(seed.colours), prices)
    right = tuple(
        seat
        for seat, yes in enumerate(state.bets)
        if yes is not None and bet_wins(yes, won, board.options.dwarf_bets)
    )
    gains = [prices.bet * (seat in right) for seat in range(len(board.points))]  # Z12
    gains[board.active] = won.points
    points = tuple(old + gain for old, gain in zip(board.points, gains, strict=True))
    hits = tuple(old + (seat in right) for seat, old in enumerate(board.hits))
    scored = changed(board, points=points, hits=hits)
    told = (event, events.scored(board, won), *events.reveal(state, right, prices.bet))
    return _pass_on(seed, scored, won.points, told)


def _pass_on(seed: Seed, board: Board, won: int, told: tuple[Event, ...]) -> Step[State]:
    seat = (board.active + 1) % len(board.points)
    past = Past(board.active, board.row, board.cave, won)
    passed = changed(board, active=seat, round=board.round + (seat == 0), past=past)
    following = _cleared(seed, passed)
    if following.round > board.options.rounds:  # Z19
        over = changed(following, phase="over", round=board.round, active=board.active, left=())
        return State(over, _no_bets(over)), told
    return State(following, _no_bets(following)), (*told, events.turn(following))


def _cleared(seed: Seed, board: Board) -> Board:
    row = (None,) * len(seed.row)
    return changed(board, phase="choose", row=row, left=seed.colours, cave=())


def _no_bets(board: Board) -> tuple[None, ...]:
    return (None,) * len(board.points)


def _on(state: State, board: Board) -> State:
    return State(board, state.bets)
