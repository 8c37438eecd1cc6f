"""The card of the past matches of a channel, page by page."""

from datetime import UTC, datetime

from bot.board import Button, Card, Row, Select, names
from bot.engine.errors import PlayerError
from bot.engine.screen import Choice
from bot.engine.words import Many
from bot.shell.interaction import Interaction, language
from bot.stamps import Stamp
from bot.tables import Table

PAGE = 8


async def history_card(interaction: Interaction, page: int) -> Card:
    """One page, newest first; pages count from 1 and a page too far is the last one."""
    archive, channel = interaction.client.store.archive, interaction.channel_id or 0
    count = await archive.count(channel)
    if not count:
        raise PlayerError("past-none")
    pages = -(-count // PAGE)
    page = min(max(page, 1), pages)
    ids = await archive.past(channel, most=PAGE, skip=(page - 1) * PAGE)
    tables = await tables_of(interaction, ids)
    won = await archive.winners(ids)
    ink = interaction.client.texts.ink(language(interaction))
    return Card(
        title=ink("history-title"),
        body="\n".join(_line(interaction, table, won.get(table.id, ())) for table in tables),
        footer=ink("history-page", page=page, pages=pages, count=count),
        rows=tuple(_rows(interaction, tables, page, pages)),
    )


async def tables_of(interaction: Interaction, ids: list[str]) -> list[Table]:
    found = [await interaction.client.store.table(match) for match in ids]
    return [table for table in found if table is not None]


def named(interaction: Interaction, table: Table) -> str:
    """A match in plain words, for menus."""
    day = _day(table)
    ink = interaction.client.texts.ink(language(interaction))
    return ink("match-choice", game=title(interaction, table), match=table.id, **day)[:100]


def _day(table: Table) -> dict[str, str]:
    day = datetime.fromtimestamp(_when(table), UTC)
    return {"day": f"{day:%d}", "month": f"{day:%m}", "year": f"{day:%Y}"}


def title(interaction: Interaction, table: Table) -> str:
    box = interaction.client.catalogue.get(table.game)
    return interaction.client.texts.ink(language(interaction), box)("title") if box else table.game


def _when(table: Table) -> float:
    return table.ended or table.touched or table.opened


def _line(interaction: Interaction, table: Table, winners: tuple[int, ...]) -> str:
    ink = interaction.client.texts.ink(language(interaction))
    phase = table.phase if winners or table.phase != "finished" else "unscored"
    people = names(table, ink)
    return ink(
        f"history-{phase}",
        game=title(interaction, table),
        when=f"<t:{int(_when(table))}:d>",
        who=Many(tuple(people[seat] for seat in winners)),
        match=table.id,
    )


def _rows(interaction: Interaction, tables: list[Table], page: int, pages: int) -> list[Row]:
    ink = interaction.client.texts.ink(language(interaction))

    def turn(key: str, icon: str, target: int, *, off: bool) -> Button:
        return Button(ink(key), Stamp("show", "0", 0, f"past history {target}"), icon, off=off)

    choices = tuple(Choice(named(interaction, table), table.id) for table in tables)
    watch = Stamp("show", "0", 0, "past watch", menu=True)
    menu = Select(ink("prompt-watch"), watch, choices, 1, 1)
    if pages == 1:
        return [menu]
    newer = turn("button-newer", "◀️", page - 1, off=page == 1)
    older = turn("button-older", "▶️", page + 1, off=page == pages)
    return [(newer, older), menu]
