"""Hint, odds and the look back: private answers that a brain must think about first."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot import advice
from bot.board import Card, body
from bot.engine.errors import PlayerError
from bot.engine.match import Match
from bot.engine.screen import Ink, Screen
from bot.session import Session
from bot.shell import answers, draw
from bot.shell.interaction import Interaction, language

PATIENCE_SECONDS = 1.0
"""A thought that takes longer is announced first; Discord gives three seconds in all."""

T = TypeVar("T")


async def hint(interaction: Interaction, session: Session) -> None:
    """The best move for whoever is to act, and what the others cost."""
    if not await hints_allowed(interaction, session):
        raise PlayerError("hints-off")
    match, seat = session.check_press(interaction.user.id, None)
    view = match.game.view(match.state, seat)
    thought = interaction.client.thinker.rate(session.box, view, seat)
    rated = await _patiently(interaction, thought)
    if session.match is None or match.turn != session.match.turn:
        raise PlayerError("stale")
    ink = _ink(interaction, session)
    await _answer(interaction, "\n".join(advice.hint(session.box, view, rated, ink)))


async def odds(interaction: Interaction, session: Session) -> None:
    """The chances as they stand; people at the table see them only where hints are allowed."""
    match, seat = _running(session), session.table.seat_of(interaction.user.id)
    if seat is not None and not await hints_allowed(interaction, session):
        raise PlayerError("odds-seated")
    view = match.game.view(match.state, seat)
    lines = await _patiently(interaction, interaction.client.thinker.odds(session.box, view, seat))
    if not lines:
        raise PlayerError("odds-none")
    ink = _ink(interaction, session)
    title = ink("chances-title", game=ink("title"))
    shown = body(Screen(title, advice.chances(lines, ink), ""))
    await _answer(interaction, "", Card(title, shown))


async def review(interaction: Interaction, session: Session) -> None:
    """Luck and skill of a match that was played to its end; secrets of others are out by then."""
    match = session.match
    if match is None or match.result is None:
        raise PlayerError("review-none")
    found = await _patiently(interaction, interaction.client.thinker.review(session.box, match))
    ink = _ink(interaction, session)
    lines = advice.looking_back(session.box, found, match.version, ink)
    await _answer(interaction, "", Card(ink("review-title", game=ink("title")), "\n".join(lines)))


async def hints_allowed(interaction: Interaction, session: Session) -> bool:
    return (await interaction.client.store.servers.settings(session.table.guild)).hints


async def _patiently(interaction: Interaction, thought: Coroutine[Any, Any, T]) -> T:
    """Wait for a thought; where it takes long, Discord is told that an answer will come."""
    task = asyncio.ensure_future(thought)
    await asyncio.wait({task}, timeout=PATIENCE_SECONDS)
    if not task.done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    return await task


async def _answer(interaction: Interaction, text: str, card: Card | None = None) -> None:
    parts: dict[str, Any] = {"content": text or None, "embeds": [draw.embed(card)] if card else []}
    if interaction.response.is_done():
        await interaction.edit_original_response(**parts)
    else:
        await answers.send(interaction, **parts, ephemeral=True)


def _running(session: Session) -> Match:
    if session.match is None:
        raise PlayerError("not-started")
    if not session.table.live:
        raise PlayerError("over")
    return session.match


def _ink(interaction: Interaction, session: Session) -> Ink:
    return interaction.client.artist.ink(session, language(interaction))
