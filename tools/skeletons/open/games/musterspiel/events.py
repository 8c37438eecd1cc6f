"""The events; each has a text `event-…` in both languages."""

from bot.engine.game import Event
from bot.engine.phrases import Icon, Who


def shown(seat: int, face: int, heap: int) -> Event:
    return Event("shown", {"who": Who(seat), "icon": Icon("die"), "face": face, "heap": heap})


def lost(seat: int, face: int, heap: int) -> Event:
    return Event("lost", {"who": Who(seat), "icon": Icon("die"), "face": face, "heap": heap})


def kept(seat: int, heap: int) -> Event:
    return Event("kept", {"who": Who(seat), "heap": heap})
