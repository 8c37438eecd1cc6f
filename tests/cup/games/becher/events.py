"""The facts worth telling."""

from collections.abc import Iterable

from bot.engine.game import Event
from bot.engine.phrases import Icon, Many, Param, Who


def people(seats: Iterable[int]) -> Many:
    return Many(tuple(map(Who, seats)))


def thrown(seat: int, dice: str) -> tuple[Event, ...]:
    who: dict[str, Param] = {"who": Who(seat), "icon": Icon("cup")}
    return Event("thrown", who), Event("under", {"dice": dice}, only=seat)


def claimed(seat: int, dice: str) -> Event:
    return Event("claimed", {"who": Who(seat), "dice": dice})


def voted(seat: int, doubts: bool, *, first: bool) -> tuple[Event, ...]:
    own = Event("doubted" if doubts else "trusted", {}, only=seat)
    return (Event("voted", {"who": Who(seat)}), own) if first else (own,)


def passed(seat: int) -> Event:
    return Event("passed", {"who": Who(seat)})


def lifted(seat: int, dice: str, doubters: Iterable[int], losers: Iterable[int]) -> Event:
    return Event(
        "lifted",
        {"who": Who(seat), "dice": dice, "doubters": people(doubters), "losers": people(losers)},
    )
