"""The one error path: what a person is told and what is logged when something fails."""

import logging
import secrets
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord import app_commands

from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.live.workers import StuckError
from bot.shell.answers import private, response
from bot.shell.answers.interaction import Interaction, is_ephemeral
from bot.shell.answers.request import Desk, Request
from bot.shell.discord_errors import TROUBLE, came_too_late
from bot.watch.measurements import Outcome

log = logging.getLogger(__name__)

MOVED_ON = {
    "stale",
    "over",
    "wait",
    "started",
    "not-seated",
    "not-seated-yet",
    "not-your-turn",
    "illegal-not-to-act",
}
"""Refusals after which an ephemeral question is no longer open."""
UNKNOWN = "error-unknown"
LISTED = "error-listed"
"""The same for a list entry of at most 100 characters."""

CatchUp = Callable[[Session, Interaction], Awaitable[None]]
"""Redraws the pressed board where it is out of date."""


class Errors:
    def __init__(self, desk: Desk, catch_up: CatchUp, is_closed: Callable[[], bool]) -> None:
        self._desk = desk
        self._catch_up = catch_up
        self._is_closed = is_closed

    async def answer(
        self, interaction: Interaction, error: Exception, match: str | None = None
    ) -> None:
        """Tell the person privately; log what is not the person's own mistake."""
        if self._is_closed():
            return
        try:
            await self._answer(interaction, error, match)
        except Exception as worse:  # noqa: BLE001 the explanation may fail as well
            await self._answer(interaction, worse, None)

    async def answer_message(self, message: discord.Message, error: Exception, locale: str) -> None:
        """The same for words typed into a direct message."""
        told = _as_player_error(error) or _numbered(f"direct message {message.channel.id}", error)
        try:
            await message.channel.send(self._desk.artist.explain(None, locale, told))
        except TROUBLE as failure:
            log.warning("a direct message could not be answered: %s", failure)

    def explained(self, interaction: Interaction, error: Exception) -> str:
        """One sentence, for a list entry."""
        told = _as_player_error(error) or _numbered(_place(interaction), error, LISTED)
        return self._desk.artist.explain(None, self._desk.request(interaction).language, told)

    async def _answer(self, interaction: Interaction, error: Exception, match: str | None) -> None:
        error = _unwrapped(error)
        if came_too_late(error):
            log.warning("an answer in %s came too late", _place(interaction))
            return
        if isinstance(error, aiohttp.ClientError):  # no bug of ours, and nothing can be told
            log.warning("an answer in %s was not delivered: %s", _place(interaction), error)
            await response.acknowledge(interaction)
            return
        told, session = _as_player_error(error), None
        if told is None:
            told = _numbered(_place(interaction), error)
        else:
            session = await self._session(interaction, match)
        request = self._desk.request(interaction)
        told, at = _titled(told, request), session.snapshot if session else None
        aloud = request.by_screen_reader
        text = self._desk.artist.explain(at, request.language, told, aloud=aloud)
        if session and session.table.private:  # the line stands above its board
            await self._catch_up(session, interaction)
            await _say(request, told.key, text, keeps=True)
            return
        await _say(request, told.key, text)
        if session:
            await self._catch_up(session, interaction)

    async def _session(self, interaction: Interaction, match: str | None) -> Session | None:
        sessions = self._desk.sessions
        try:
            if match:
                return await sessions.get(match)
            return await sessions.at(interaction.channel_id or 0)
        except PlayerError:
            return None


def outcome(error: Exception) -> Outcome:
    """What the metrics count it as."""
    error = _unwrapped(error)
    if came_too_late(error):
        return "late"
    return "failed" if _as_player_error(error) is None else "refused"


def _unwrapped(error: Exception) -> Exception:
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


def _titled(error: PlayerError, request: Request) -> PlayerError:
    """Replace ids of games by their titles."""
    if not isinstance(ids := error.params.get("games"), str):
        return error
    titles = request.titles()
    named = ", ".join(titles.get(game, game) for game in ids.split(", "))
    return PlayerError(error.key, **{**error.params, "games": named})


def _numbered(place: str, error: Exception, key: str = UNKNOWN) -> PlayerError:
    """Log a bug with a number that the person can pass on to the operator."""
    number = secrets.token_hex(4)
    log.error("error %s in %s", number, place, exc_info=error)
    return PlayerError(key, number=number)


def _as_player_error(error: Exception) -> PlayerError | None:
    match error:
        case PlayerError():
            return error
        case StuckError():
            return PlayerError("thought-stuck")
        case app_commands.NoPrivateMessage():
            return PlayerError("server-only")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return PlayerError("command-old")
        case discord.Forbidden():
            return PlayerError("bot-forbidden")
    return None


async def _say(request: Request, key: str, text: str, *, keeps: bool = False) -> None:
    """A wrong press gets a passing line; the answer to a command, or a number, stays.

    `keeps`: an ephemeral message is not closed, as it is no question.
    """
    interaction = request.interaction
    try:
        if interaction.type is not discord.InteractionType.component or key == UNKNOWN:
            await private.say(request, text)
        elif key in MOVED_ON and is_ephemeral(interaction) and not keeps:
            await private.close(request, text)
        else:
            await private.tell(request, text)
    except TROUBLE as failure:
        log.warning("an answer in %s could not be delivered: %s", _place(interaction), failure)


def _place(interaction: Interaction) -> str:
    return f"guild {interaction.guild_id} channel {interaction.channel_id}"
