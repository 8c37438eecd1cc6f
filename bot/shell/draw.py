"""A card as a Discord message."""

import discord

from bot.art.colours import PAINT
from bot.cards.card import Button, Card, Row, Select
from bot.shell import paging
from bot.shell.items import Pick, Press
from bot.shell.message import Message, Painted, only
from bot.shell.paging import PageTurn

COLOUR = 0xB5651D
LONGEST_DESCRIPTION = 4096
STYLES = {
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
    "plain": discord.ButtonStyle.secondary,
}


def message(card: Card, turn: PageTurn | None = None, picture: Painted | None = None) -> Message:
    """With the first page of every menu, but for the one that was turned."""
    drawn = embed(card)
    if picture:
        drawn.set_image(url=f"attachment://{picture.name}")
    rows, told = view(card.rows, turn), only(card.mentions)
    return Message(card.line or None, drawn, rows, told, picture=picture)


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


def view(rows: tuple[Row, ...], turn: PageTurn | None = None) -> discord.ui.View:
    """Dynamic items only, never stopped: a mixed view would unregister them for the whole bot."""
    drawn = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in _menu(row, turn) if isinstance(row, Select) else map(_button, row):
            item.item.row = number
            drawn.add_item(item)
    return drawn


def _menu(select: Select, turn: PageTurn | None) -> tuple[Pick, ...]:
    return (_select(select, turn.page if turn and turn.menu == select.stamp else 0),)


def _button(button: Button) -> Press:
    return Press(
        discord.ui.Button(
            label=button.label,
            emoji=button.icon or None,
            style=STYLES[button.style],
            custom_id=str(button.stamp),
            disabled=button.off,
        ),
    )


def _select(select: Select, page: int) -> Pick:
    options = paging.options(select, page)
    return Pick(
        discord.ui.Select(
            placeholder=select.prompt,
            custom_id=str(select.stamp),
            options=options,
            min_values=min(select.least, 1) if paging.is_long(select) else select.least,
            max_values=min(select.most, len(options)),
        ),
    )
