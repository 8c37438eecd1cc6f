"""Errors of discord.py, as a refused request raises them."""

from types import SimpleNamespace
from typing import Any, TypeVar

import discord

E = TypeVar("E", bound=discord.HTTPException)

STATUS = {discord.Forbidden: 403, discord.NotFound: 404, discord.HTTPException: 500}


def refused(kind: type[E], code: int = 0, status: int | None = None) -> E:
    answer: Any = SimpleNamespace(status=status or STATUS[kind], reason="")
    return kind(answer, {"code": code, "message": "refused"})
