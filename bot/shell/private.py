"""Answers that only the reader sees, and changes of what the reader pressed."""

from bot.cards.card import Card
from bot.shell import draw, responses
from bot.shell.long_texts import pages
from bot.shell.message import Message
from bot.shell.reader import Reader


async def say(reader: Reader, text: str) -> None:
    await responses.send(reader.interaction, Message(text), private=True)


async def read(reader: Reader, text: str) -> None:
    """Sentences of any length: what one message cannot hold goes on in the next."""
    for page in pages(text):
        await responses.send(reader.interaction, Message(page), private=True)


async def show(reader: Reader, card: Card) -> None:
    await responses.send(reader.interaction, draw.message(card), private=True)


async def change(reader: Reader, card: Card) -> None:
    """The pressed message becomes this card."""
    await responses.edit(reader.interaction, draw.message(card))
