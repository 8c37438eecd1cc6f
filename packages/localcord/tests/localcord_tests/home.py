"""A local Discord in German, with three rooms and everything recorded."""

from collections.abc import Iterable
from typing import Any

from localcord import LocalDiscord

ROOMS = ("wohnzimmer", "spielzimmer", "allgemein")


def home(people: Iterable[str] = ("Anna", "Ben"), **options: Any) -> LocalDiscord:
    usual: dict[str, Any] = {"channels": ROOMS, "locale": "de", "recording": True, "patience": 60}
    return LocalDiscord(people, **{**usual, **options})
