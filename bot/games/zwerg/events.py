"""The events of Der 7bte Zwerg. Before the reveal a bet is only in private events of its owner."""

from collections.abc import Iterable

from bot.engine.game import Event, Weight
from bot.engine.phrases import Icon, Many, Param, Who, Word
from bot.games.zwerg.state import Board, Die, Score, State


def colour(name: str) -> Word:
    return Word(f"colour-{name}")


def die(lying: Die) -> Word:
    """A die for a text. The value is a string: no plural depends on it, and formatting is slow."""
    picture = Icon(f"die-{lying.colour}")
    return Word("die", {"icon": picture, "colour": colour(lying.colour), "value": str(lying.value)})


def spot(field: int, field_colour: str) -> Word:
    """A field for a text: a door at either end, else the symbol of its colour."""
    return Word(f"spot-{side(field, field_colour)}")


def at(field: int, field_colour: str) -> Word:
    """The same where a dwarf is put."""
    return Word(f"at-{side(field, field_colour)}")


def side(field: int, field_colour: str) -> str:
    """The end of a text key: the colour of a field, or which of the doors it is."""
    return field_colour or ("left" if field == 1 else "right")


def people(seats: Iterable[int]) -> Many:
    return Many(tuple(map(Who, seats)))


def turn(board: Board) -> Event:
    told: dict[str, Param] = {"who": Who(board.active), "round": board.round}
    return Event("turn", told, weight=Weight.SEEN)


def placed(board: Board, lying: Die, field: int, field_colour: str) -> Event:
    key = "evaded" if not field_colour else "matched" if field_colour == lying.colour else "placed"
    told: dict[str, Param] = {
        "who": Who(board.active),
        "die": die(lying),
        "spot": at(field, field_colour),
    }
    return Event(key, told, weight=Weight.SEEN)


def caved(board: Board, lying: Die) -> Event:
    told: dict[str, Param] = {"who": Who(board.active), "die": die(lying), "icon": Icon("cave")}
    return Event("caved", told, weight=Weight.SEEN)


def bets_open(board: Board) -> Event:
    key = "bets-open-dwarfs" if board.options.dwarf_bets else "bets-open"
    return Event(key, {"who": Who(board.active), "icon": Icon("bet")}, asks=True)


def bet(seat: int, yes: bool, first: bool) -> tuple[Event, ...]:
    """The events of a bet; a change is only told to the bettor."""
    word = "yes" if yes else "no"
    own = Event(f"bet-{word}", {"icon": Icon(word)}, only=seat)
    public = Event("bet", {"who": Who(seat)}, weight=Weight.SEEN)
    return (public, own) if first else (own,)


def bets_closed(board: Board) -> Event:
    return Event("bets-closed", {"who": Who(board.active)}, weight=Weight.SEEN)


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
        weight=Weight.HEAVY if won.complete else Weight.USUAL,
    )


def reveal(state: State, right: tuple[int, ...], price: int) -> tuple[Event, ...]:
    """The reveal: who bet yes, who bet no, who was right."""
    if not state.board.bettors:
        return ()
    yes = [seat for seat, bet in enumerate(state.bets) if bet is True]
    no = [seat for seat, bet in enumerate(state.bets) if bet is False]
    hats = (
        [Event("hats-yes", {"icon": Icon("yes"), "who": people(yes)}, weight=Weight.SEEN)]
        if yes
        else []
    )
    hats += (
        [Event("hats-no", {"icon": Icon("no"), "who": people(no)}, weight=Weight.SEEN)]
        if no
        else []
    )
    told: dict[str, Param] = {"who": people(right), "count": len(right), "points": price}
    end = Event("bets-won", told, weight=Weight.HEAVY) if right else Event("bets-lost")
    return Event("reveal", {"icon": Icon("hat")}, weight=Weight.SEEN), *hats, end
