"""The facts worth telling; none of them names a bet before the reveal, but to its owner."""

from collections.abc import Iterable

from bot.engine.game import Event
from bot.engine.phrases import Icon, Many, Who, Word
from bot.games.zwerg.state import Board, Die, Score, State


def colour(name: str) -> Word:
    return Word(f"colour-{name}")


def die(lying: Die) -> Word:
    """The value goes as text: no plural hangs on it, and formatting numbers is slow."""
    picture = Icon(f"die-{lying.colour}")
    return Word("die", {"icon": picture, "colour": colour(lying.colour), "value": str(lying.value)})


def people(seats: Iterable[int]) -> Many:
    return Many(tuple(map(Who, seats)))


def turn(board: Board) -> Event:
    return Event("turn", {"who": Who(board.active), "round": board.round})


def placed(board: Board, lying: Die, field: int, field_colour: str) -> Event:
    key = "evaded" if not field_colour else "matched" if field_colour == lying.colour else "placed"
    return Event(key, {"who": Who(board.active), "die": die(lying), "field": field})


def caved(board: Board, lying: Die) -> Event:
    return Event("caved", {"who": Who(board.active), "die": die(lying), "icon": Icon("cave")})


def bets_open(board: Board) -> Event:
    key = "bets-open-dwarfs" if board.options.dwarf_bets else "bets-open"
    return Event(key, {"who": Who(board.active), "icon": Icon("bet")}, asks=True)


def bet(seat: int, yes: bool, first: bool) -> tuple[Event, ...]:
    """A change is nobody's business but the bettor's."""
    word = "yes" if yes else "no"
    own = Event(f"bet-{word}", {"icon": Icon(word)}, only=seat)
    return (Event("bet", {"who": Who(seat)}), own) if first else (own,)


def bets_closed(board: Board) -> Event:
    return Event("bets-closed", {"who": Who(board.active)})


def scored(board: Board, won: Score) -> Event:
    key = "scored-all" if won.complete else "scored-part"
    return Event(
        key,
        {
            "who": Who(board.active),
            "bonus": won.bonus,
            "cave": len(board.cave),
            "matches": won.matches,
            "points": won.points,
        },
    )


def reveal(state: State, right: tuple[int, ...], price: int) -> tuple[Event, ...]:
    """The hats are turned over: who believed, who doubted, who was right."""
    if not state.board.bettors:
        return ()
    yes = [seat for seat, bet in enumerate(state.bets) if bet is True]
    no = [seat for seat, bet in enumerate(state.bets) if bet is False]
    hats = [Event("hats-yes", {"icon": Icon("yes"), "who": people(yes)})] if yes else []
    hats += [Event("hats-no", {"icon": Icon("no"), "who": people(no)})] if no else []
    end = Event("bets-won", {"who": people(right), "count": len(right), "points": price})
    return Event("reveal", {"icon": Icon("hat")}), *hats, end if right else Event("bets-lost")
