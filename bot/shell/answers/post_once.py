"""Posts a message for everybody that is posted only once, however often its button is pressed."""

from collections.abc import Awaitable, Callable

from bot.engine.errors import PlayerError
from bot.shell.answers import response
from bot.shell.answers.request import Request
from bot.shell.drawing.draw import Message

Claim = Callable[[float, int], Awaitable[bool]]
"""Takes the time and the press; True for the first press, and for a repetition of it."""


async def post_once(
    request: Request,
    claim: Claim,
    give_back: Callable[[], Awaitable[None]],
    message: Callable[[], Awaitable[Message]],
) -> None:
    """Claim, draw and send; whatever fails gives the claim back, so that one can press again."""
    if not await claim(request.desk.sessions.clock(), request.interaction.id):
        raise PlayerError("shared-already")
    try:
        await response.send(request.interaction, await message())
    except Exception:
        await give_back()
        raise
