"""The blocks of the screen: field, bag, dice of all seats, odds."""

from bot.engine.phrases import Icon, Many, Who, Word
from bot.engine.screen import Grid, Ink, Lines
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State


def field_grid(game: DiceFlick, state: State, ink: Ink, aim: str = "") -> Grid:
    """The field with letters on top and numbers beside, with target and flying die marked."""
    size, over = game.seed.size, marks(game, state, aim)
    head = ("corner", *(f"column-{n}" for n in range(1, size + 1)))
    icons = [over.get(hole) or icon_at(game, state, hole) for hole in game.board.holes]
    rows = [(f"row-{row + 1}", *icons[row * size : row * size + size]) for row in range(size)]
    return Grid(tuple(tuple(ink.icon(name) for name in row) for row in (head, *rows)))


def marks(game: DiceFlick, state: State, aim: str) -> dict[int, str]:
    """Icons over the field: the target, and a die off its course."""
    if not state.flight:
        return {game.board.index[aim]: "aim"} if aim else {}
    over, touched = {state.flight.hole: "aim"}, game.turns.touched(state)
    if state.flight.wobbles and touched is not None:
        over[touched] = state.flight.die
    return over


def icon_at(game: DiceFlick, state: State, hole: int) -> str:
    die = state.field[hole]
    if die:
        return die.kind if die.kind == game.seed.knaller else f"{die.kind}-{die.pips}"
    colour = game.masks.upgrades.get(hole)
    if colour:
        return f"upgrade-{colour}"
    return {game.masks.centre: "centre", game.masks.bonus: "bonus"}.get(hole, "hole")


def table_lines(game: DiceFlick, state: State, ink: Ink) -> Lines:
    """The bag, points and dice of all seats; the legend until every seat has had a turn."""
    seats = tuple(
        ink("seat" if hand else "seat-empty", who=Who(seat), points=points, dice=_icons(hand))
        for seat, (hand, points) in enumerate(zip(state.hands, game.totals(state), strict=True))
    )
    return Lines((*legend(game, state, ink), _bag(game, state, ink), *seats))


def button_lines(game: DiceFlick, state: State, ink: Ink) -> tuple[Lines, ...]:
    """What the colours of the holes' buttons mean, until every seat has had a turn."""
    return () if all(state.sheets) else (Lines((ink("legend-buttons"),)),)


def legend(game: DiceFlick, state: State, ink: Ink) -> tuple[str, ...]:
    return () if all(state.sheets) else _legend(game, ink)


def _legend(game: DiceFlick, ink: Ink) -> tuple[str, ...]:
    markers = Many(tuple(Icon(f"upgrade-{colour}") for colour in game.seed.colours), "")
    return (
        ink("legend", centre=Icon("centre"), bonus=Icon("bonus")),
        ink("legend-markers", markers=markers),
    )


def _bag(game: DiceFlick, state: State, ink: Ink) -> str:
    kinds = tuple(
        Word("in-bag", {"icon": Icon(kind), "count": count})
        for kind, count in zip(game.seed.dice, state.bag, strict=True)
        if count
    )
    return ink("bag", dice=Many(kinds, " · ")) if kinds else ink("bag-empty")


def _icons(hand: tuple[str, ...]) -> Many:
    return Many(tuple(Icon(die) for die in hand), " ")


def odds(game: DiceFlick, state: State, plate: str, hole: str) -> Word:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    return Word("odds", {"hit": hit, "near": near, "ditch": ditch})


def final_lines(game: DiceFlick, state: State, ink: Ink) -> Lines:
    """The totals of all seats with the points of all rounds."""
    return Lines(
        tuple(
            ink("seat-final", who=Who(seat), points=sum(sheet), rounds=_written(sheet))
            for seat, sheet in enumerate(state.sheets)
        )
    )


def _written(sheet: tuple[int, ...]) -> Many:
    return Many(tuple(map(str, sheet)), " ")
