"""A card as a Discord message."""

from typing import Any

import discord

from bot.board import Button, Card, Row, Select
from bot.shell.items import Pick, Press

COLOUR = 0xB5651D
STYLES = {
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
    "plain": discord.ButtonStyle.secondary,
}


def message(card: Card, *, controls: bool = True) -> dict[str, Any]:
    """The arguments of any call that sends or edits a message."""
    return {
        "content": card.line or None,
        "embed": embed(card),
        "view": view(card.rows if controls else ()),
        "allowed_mentions": discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(p) for p in card.mentions]
        ),
    }


def embed(card: Card) -> discord.Embed:
    drawn = discord.Embed(title=card.title, description=card.body, colour=COLOUR)
    for name, value in card.fields:
        drawn.add_field(name=name, value=value, inline=False)
    if card.footer:
        drawn.set_footer(text=card.footer)
    return drawn


def view(rows: tuple[Row, ...]) -> discord.ui.View:
    """Dynamic items only, never stopped: a mixed view would unregister them for the whole bot."""
    drawn = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in (_select(row),) if isinstance(row, Select) else map(_button, row):
            item.item.row = number
            drawn.add_item(item)
    return drawn


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


def _select(select: Select) -> Pick:
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.move,
            description=choice.detail or None,
            emoji=choice.icon or None,
        )
        for choice in select.choices
    ]
    return Pick(
        discord.ui.Select(
            placeholder=select.prompt,
            custom_id=str(select.stamp),
            options=options,
            min_values=select.least,
            max_values=select.most,
        ),
    )
