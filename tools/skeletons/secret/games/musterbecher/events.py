"""The events, for all or `only` for one seat; each has a text `event-…`."""

from collections.abc import Iterable

from bot.engine.game import Event
from bot.engine.phrases import Icon, Many, Who


def fallen(seat: int, face: int) -> tuple[Event, ...]:
    public = Event("fallen", {"who": Who(seat), "icon": Icon("cup")})
    return public, Event("under", {"face": face}, only=seat)


def said(seat: int, high: bool) -> Event:
    return Event("said-high" if high else "said-low", {"who": Who(seat)})


def guessed(seat: int, believes: bool, *, first: bool) -> tuple[Event, ...]:
    """The events of a guess: public for the first one, private for a change."""
    own = Event("noted-believe" if believes else "noted-doubt", only=seat)
    return (Event("guessed", {"who": Who(seat)}), own) if first else (own,)


def lifted(seat: int, face: int, right: Iterable[int], fooled: int) -> Event:
    people = tuple(map(Who, right))
    return Event(
        "lifted",
        {
            "who": Who(seat),
            "icon": Icon("cup"),
            "face": face,
            "right": Many(people),
            "count": len(people),
            "fooled": fooled,
        },
    )
