"""My data as a card: what is kept, an export, two switches, and the end of it all."""

import io
import json

import discord

from bot.board import Button, Card
from bot.engine.errors import PlayerError
from bot.engine.screen import Ink
from bot.shell import answers, draw
from bot.shell.interaction import Interaction, language
from bot.stamps import Stamp


async def show(interaction: Interaction, words: list[str]) -> None:
    person, store = interaction.user.id, interaction.client.store
    match words:
        case ["export"]:
            await export(interaction)
            return
        case ["delete"]:
            card = really(interaction)
        case ["delete", "yes"]:
            await delete(interaction)
            return
        case ["listed", "on" | "off" as wanted]:
            await store.set_listed(person, wanted == "on")
            card = await overview(interaction)
        case ["letters", "on" | "off" as wanted]:
            await store.set_letters(person, wanted == "on")
            card = await overview(interaction)
        case ["show"]:
            card = await overview(interaction)
        case _:
            raise PlayerError("button-unknown")
    await answers.edit(interaction, **draw.message(card))


async def overview(interaction: Interaction) -> Card:
    """How much is kept, in plain words; the rows themselves are in the export."""
    person, store = interaction.user.id, interaction.client.store
    ink = interaction.client.texts.ink(language(interaction))
    counts = await store.own.counts(person)
    listed, letters = await store.listed(person), await store.wants_letters(person)
    lines = [ink("mydata-about"), ""]
    lines += [ink(f"mydata-{name}", count=count) for name, count in counts.items()]
    lines += ["", ink("mydata-listed" if listed else "mydata-unlisted")]
    lines += [ink("mydata-letters" if letters else "mydata-no-letters")]
    return Card(
        ink("mydata-title"),
        "\n".join(lines),
        rows=(
            (
                _switch("listed", listed, "🏆", ink),
                _switch("letters", letters, "✉️", ink),
            ),
            (
                _button(ink("mydata-button-export"), "export", "📦"),
                _button(ink("mydata-button-delete"), "delete", "🗑️", "bad"),
            ),
        ),
    )


async def export(interaction: Interaction) -> None:
    ink = interaction.client.texts.ink(language(interaction))
    kept = await interaction.client.store.own.everything(interaction.user.id)
    text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
    file = discord.File(io.BytesIO(text.encode()), ink("mydata-file"))
    await answers.send(interaction, content=ink("mydata-exported"), file=file, ephemeral=True)


def really(interaction: Interaction) -> Card:
    ink = interaction.client.texts.ink(language(interaction))
    yes = _button(ink("mydata-button-really"), "delete yes", "🗑️", "bad")
    no = _button(ink("mydata-button-keep"), "show", "↩️")
    return Card(ink("mydata-title"), ink("mydata-really"), rows=((yes, no),))


async def delete(interaction: Interaction) -> None:
    """Forget the person, say so, and show every table they sat at how it goes on."""
    client = interaction.client
    tables = await client.sessions.forget(interaction.user.id)
    ink = client.texts.ink(language(interaction))
    card = Card(ink("mydata-title"), ink("mydata-deleted"))
    await answers.edit(interaction, **draw.message(card))
    for session in tables:
        await client.boards.show(session)


def _switch(what: str, is_on: bool, icon: str, ink: Ink) -> Button:
    label = ink(f"mydata-button-{what}-{'off' if is_on else 'on'}")
    return _button(label, f"{what} {'off' if is_on else 'on'}", icon)


def _button(label: str, text: str, icon: str, style: str = "plain") -> Button:
    return Button(label, Stamp("show", "0", 0, f"mydata {text}"), icon, style)
