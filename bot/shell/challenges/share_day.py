"""Posts the result of a day into the channel: once, in words, or with a picture of them."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from bot.art.day import drawn
from bot.cards.daily import TryResult, picture_words, share_text, told_date
from bot.daily.score import LETTERS
from bot.engine.errors import PlayerError
from bot.engine.screen import Ink
from bot.shell.answers.post_once import Claim, post_once
from bot.shell.answers.request import Request
from bot.shell.drawing.draw import Message, Painted
from bot.table.days import Score

PICTURE = "stammtisch-day.png"


async def share(
    request: Request,
    result: TryResult,
    ink: Ink,
    claim: Claim,
    give_back: Callable[[], Awaitable[None]],
    *,
    pictured: bool,
) -> None:
    """`ink` is in the language of the channel."""
    score = result.one.score
    if score is None:
        raise PlayerError("daily-uncounted")
    await post_once(request, claim, give_back, partial(_message, result, score, ink, pictured))


async def _message(result: TryResult, score: Score, ink: Ink, pictured: bool) -> Message:
    text = share_text(result, score, ink)
    return Message(text, picture=await _painted(result, score, text, ink) if pictured else None)


async def _painted(result: TryResult, score: Score, text: str, ink: Ink) -> Painted:
    grades = [LETTERS[letter] for letter in score.grades]
    title = ink("daily-title", date=told_date(result.one.date))
    large, words = picture_words(score, ink)
    png = await asyncio.to_thread(drawn, title, result.game, large, words, grades)
    return Painted(PICTURE, png, text.partition("\n")[0])
