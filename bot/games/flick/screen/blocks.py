"""The blocks of the screen: the field in pictures, the bag, the dice in front, the odds."""

from bot.engine.phrases import Icon, Many, Param, Who, Word
from bot.engine.screen import Grid, Ink, Lines
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State


def field_grid(game: DiceFlick, state: State, ink: Ink, aim: str = "") -> Grid:
    """Letters on top, numbers beside; the hole that is aimed at has a mark, and so has a flight."""
    size, marks = game.seed.size, _marks(game, state, aim)
    head = ("corner", *(f"column-{n}" for n in range(1, size + 1)))
    icons = [marks.get(hole) or icon_at(game, state, hole) for hole in game.board.holes]
    rows = [(f"row-{row + 1}", *icons[row * size : row * size + size]) for row in range(size)]
    return Grid(tuple(tuple(ink.icon(name) for name in row) for row in (head, *rows)))


def _marks(game: DiceFlick, state: State, aim: str) -> dict[int, str]:
    """What is drawn over the field: the aim, and a die that has left its course where it is now."""
    if not state.flight:
        return {game.board.index[aim]: "aim"} if aim else {}
    marks, touched = {state.flight.hole: "aim"}, game.turns.touched(state)
    if state.flight.wobbles and touched is not None:
        marks[touched] = state.flight.die
    return marks


def icon_at(game: DiceFlick, state: State, hole: int) -> str:
    die = state.field[hole]
    if die:
        return die.kind if die.kind == game.seed.knaller else f"{die.kind}-{die.pips}"
    colour = game.masks.upgrades.get(hole)
    if colour:
        return f"upgrade-{colour}"
    return {game.masks.centre: "centre", game.masks.bonus: "bonus"}.get(hole, "hole")


def table_lines(game: DiceFlick, state: State, ink: Ink) -> Lines:
    """The markers while they are new, the bag, and everybody's points and dice."""
    seats = tuple(
        ink("seat" if hand else "seat-empty", who=Who(seat), points=points, dice=_icons(hand))
        for seat, (hand, points) in enumerate(zip(state.hands, game.totals(state), strict=True))
    )
    legend = () if any(state.sheets) else _legend(game, ink)
    return Lines((*legend, _bag(game, state, ink), *seats))


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


def odds_lines(
    game: DiceFlick, state: State, hole: str, plates: tuple[str, ...], ink: Ink
) -> Lines:
    """How each plate would do, before the last press; the rest lands beside it."""
    return Lines(tuple(_plate_odds(game, state, hole, plate, ink) for plate in plates))


def _plate_odds(game: DiceFlick, state: State, hole: str, plate: str, ink: Ink) -> str:
    hit, _, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    told: dict[str, Param] = {"hit": hit, "ditch": ditch}
    if len(plate) == 1:
        return ink("odds-side", plate=Word(f"plate-{plate}"), **told)
    return ink("odds-place", place=game.board.mark(plate), **told)


def odds(game: DiceFlick, state: State, plate: str, hole: str) -> Word:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    return Word("odds", {"hit": hit, "near": near, "ditch": ditch})


def final_lines(game: DiceFlick, state: State, ink: Ink) -> Lines:
    """Everybody's total with the points of all rounds."""
    return Lines(
        tuple(
            ink("seat-final", who=Who(seat), points=sum(sheet), rounds=_written(sheet))
            for seat, sheet in enumerate(state.sheets)
        )
    )


def _written(sheet: tuple[int, ...]) -> Many:
    return Many(tuple(map(str, sheet)), " ")
