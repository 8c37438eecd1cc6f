"""Answers that only the asking person sees, on that person's ephemeral message."""

from dataclasses import replace

from bot.cards.card import Card, Row
from bot.cards.look import look_button
from bot.cards.menu import BoardDown, TableMenu
from bot.shell.answers import response
from bot.shell.answers.ephemeral import Decision
from bot.shell.answers.request import Request
from bot.shell.drawing import draw
from bot.shell.drawing.draw import LONGEST_DESCRIPTION, Message
from bot.shell.drawing.long_texts import pages
from bot.table.table import Table


async def show(
    request: Request, card: Card, *, back_to: Table | None = None, asks: Decision | None = None
) -> None:
    """Show a card; `back_to` adds a button to the menu of a table it was opened from."""
    card = replace(card, rows=(*card.rows, *back_row(request, back_to)))
    await give(request, draw.message(card), asks)


async def say(request: Request, text: str) -> None:
    """Show a text that stays."""
    await give(request, Message(text))


async def read(
    request: Request, text: str, back_to: Table | None = None, rows: tuple[Row, ...] = ()
) -> None:
    """Show sentences of any length, in several messages where one is too small."""
    first, *others = pages(text, LONGEST_DESCRIPTION)
    await show(request, Card("", first, rows=rows), back_to=back_to)
    for page in others:
        await response.send(request.interaction, draw.message(Card("", page)), private=True)


async def give(request: Request, message: Message, asks: Decision | None = None) -> None:
    """A screen reader reads new messages only, so its user gets one each time."""
    if request.by_screen_reader:
        await response.send(request.interaction, message, private=True)
    else:
        await request.desk.ephemerals.show(request.interaction, message, asks)


async def close(request: Request, text: str) -> None:
    """Replace the ephemeral message by one line that is deleted by itself."""
    if request.by_screen_reader:
        await give(request, Message(text))
    else:
        await request.desk.ephemerals.close(request.interaction, text)


async def tell(request: Request, text: str) -> None:
    """A passing line; an ephemeral message in sight keeps what it shows."""
    if request.by_screen_reader:
        await give(request, Message(text))
    else:
        await request.desk.ephemerals.tell(request.interaction, text)


def back_row(request: Request, table: Table | None) -> tuple[Row, ...]:
    """To the menu of the table; to its board where that is private, as the answer hides it."""
    if table is None or not (table.private or (table.live and request.pressed_in_private)):
        return ()
    ink, to = request.ink(), BoardDown() if table.private else TableMenu()
    return ((look_button(ink("button-back"), to, ink.icon("back"), match=table.id),),)
