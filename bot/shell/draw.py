"""A card as a Discord message."""

import discord

from bot.art.colours import PAINT
from bot.cards.card import Card
from bot.shell.message import Message, Painted, only
from bot.shell.paging import PageTurn
from bot.shell.rows import rows

COLOUR = 0xB5651D
LONGEST_DESCRIPTION = 4096


def message(card: Card, turn: PageTurn | None = None, picture: Painted | None = None) -> Message:
    drawn = embed(card)
    if picture:
        drawn.set_image(url=f"attachment://{picture.name}")
    pressed, told = rows(card.rows, turn), only(card.mentions)
    return Message(card.line or None, drawn, pressed, told, picture=picture)


def embed(card: Card) -> discord.Embed:
    colour = int(PAINT[card.colour][1:], 16) if card.colour else COLOUR
    drawn = discord.Embed(title=card.title, description=description(card), colour=colour)
    for name, value in card.fields:
        drawn.add_field(name=name, value=value, inline=False)
    if card.footer:
        drawn.set_footer(text=card.footer)
    return drawn


def description(card: Card) -> str:
    """The news above the body, of which the oldest gives way where it is too much together."""
    head = (f"# {card.headline}",) if card.headline else ()
    lines = card.news.splitlines()
    while lines and len("\n".join((*head, *lines, "", card.body))) > LONGEST_DESCRIPTION:
        lines.pop(0)
    return "\n".join((*head, *lines, *([""] if lines else []), card.body))
