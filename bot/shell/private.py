"""Answers that only the reader sees: all of them on the reader's slip."""

from dataclasses import replace

from bot.cards.card import Card, Row
from bot.cards.look import look_button
from bot.cards.menu import TableMenu
from bot.live.session import Session
from bot.shell import draw, responses
from bot.shell.draw import LONGEST_DESCRIPTION
from bot.shell.long_texts import pages
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.slip import Decision


async def show(
    reader: Reader, card: Card, *, at: Session | None = None, asks: Decision | None = None
) -> None:
    """The slip becomes this card; what was opened from the menu of a table leads back there."""
    card = replace(card, rows=(*card.rows, *way_back(reader, at)))
    await give(reader, draw.message(card), asks)


async def say(reader: Reader, text: str) -> None:
    """The slip becomes this text, and stays."""
    await give(reader, Message(text))


async def read(reader: Reader, text: str, at: Session | None = None) -> None:
    """Sentences of any length: what one message cannot hold goes on in the next."""
    first, *others = pages(text, LONGEST_DESCRIPTION)
    await show(reader, Card("", first), at=at)
    for page in others:
        await responses.send(reader.interaction, draw.message(Card("", page)), private=True)


async def give(reader: Reader, message: Message, asks: Decision | None = None) -> None:
    """Who listens gets a message of its own: what changes or vanishes is not read out."""
    if reader.listens:
        await responses.send(reader.interaction, message, private=True)
    else:
        await reader.client.slips.show(reader.interaction, message, asks)


async def close(reader: Reader, text: str) -> None:
    """What the slip was for is over: one line, which vanishes."""
    if reader.listens:
        await give(reader, Message(text))
    else:
        await reader.client.slips.close(reader.interaction, text)


def way_back(reader: Reader, at: Session | None) -> tuple[Row, ...]:
    if at is None or not at.table.live or not reader.pressed_in_private:
        return ()
    ink = reader.ink()
    return ((look_button(ink("button-back"), TableMenu(), ink.icon("back"), match=at.table.id),),)
