"""Past matches to look at in private: the history of a channel, replays, proofs, files."""

import asyncio
import io
import logging
from dataclasses import replace

import discord

from bot.board import Button, Card
from bot.engine.errors import PlayerError
from bot.export import NOWHERE, check_over, document, dump, whole
from bot.proof import verify
from bot.replay import steps
from bot.session import Session
from bot.shell import answers, draw
from bot.shell.history_cards import history_card
from bot.shell.interaction import Interaction, language
from bot.shell.proof_cards import proof_card
from bot.shell.replay_cards import NOBODY, file_button, look, replay_card
from bot.store.archive import OVER, PAST

log = logging.getLogger(__name__)


async def show(interaction: Interaction, match: str, words: list[str]) -> None:
    """Every button and menu of this kind; what it is about stands in its stamp."""
    match words:
        case ["history", page] if page.isdecimal():
            await answers.edit(
                interaction, **draw.message(await history_card(interaction, int(page)))
            )
        case ["replay", step] if step.isdecimal():
            card = await _replay(interaction, match, int(step))
            await answers.edit(interaction, **draw.message(card))
        case ["watch", *other]:
            await watch(interaction, "".join(other) or match)
        case ["verify"]:
            await prove(interaction, match)
        case ["file"]:
            await _file(interaction, match)
        case ["share"]:
            await _share(interaction, match)
        case _:
            raise PlayerError("button-unknown")


async def watch(interaction: Interaction, match: str, step: int = 0) -> None:
    card = await _replay(interaction, match, step)
    await answers.send(interaction, **draw.message(card), ephemeral=True)


async def prove(interaction: Interaction, match: str) -> None:
    """Roll a match again and show privately how it compares."""
    match = match or await _last(interaction, over=True)
    client = interaction.client
    table = await client.store.table(match)
    if table is None:
        raise PlayerError("match-unknown", match=match)
    check_over(table)
    box = client.box(table.game)
    moves, times = await client.store.log(match), await client.store.archive.times(match)
    checked = whole(table, moves, times)
    proof = await asyncio.to_thread(verify, checked, client.catalogue)
    if proof.findings:
        log.error("match %s does not agree with its dice: %s", match, proof.findings[0].key)
    ink = client.texts.ink(language(interaction), box)
    names = [ink("seat-name", number=number + 1) for number in range(len(table.seats))]
    card = proof_card(checked, proof, client.texts.ink(language(interaction), box, names))
    rows: tuple[tuple[Button, ...], ...] = ()
    if is_for(interaction, table.channel, table.people):
        replay_ = look(match, "watch", ink("button-replay"), "🎞️")
        rows = ((file_button(match, ink), replay_),)
    card = replace(card, rows=rows)
    await answers.send(interaction, **draw.message(card), ephemeral=True)


def is_for(interaction: Interaction, channel: int, people: tuple[int, ...]) -> bool:
    """A match is for the channel it was played in and for whoever sat there."""
    return channel in (interaction.channel_id, NOWHERE) or interaction.user.id in people


async def _replay(interaction: Interaction, match: str, step: int) -> Card:
    session = await _past(interaction, match or await _last(interaction, over=False))
    header, moves = session.table.header, session.match.log if session.match else ()
    found = await asyncio.to_thread(steps, session.box.game, header, moves)
    here = interaction.channel_id == session.table.channel
    artist = interaction.client.artist
    return replay_card(artist, session, found, step, language(interaction), share=here)


async def _file(interaction: Interaction, match: str) -> None:
    session = await _past(interaction, match)
    client, table = interaction.client, session.table
    moves, times = await client.store.log(match), await client.store.archive.times(match)
    written = await asyncio.to_thread(document, session.box.game, table, moves, times)
    name, left = f"stammtisch-{table.game}-{match}.json", len(moves) - len(written.moves)
    said = client.texts.say(language(interaction), "export-file", file=name, left=left)
    file = discord.File(io.BytesIO(dump(written)), name)
    await answers.send(interaction, content=said, file=file, ephemeral=True)


async def _share(interaction: Interaction, match: str) -> None:
    """The result in public, in the language of the table, with a way to the replay."""
    session = await _past(interaction, match)
    artist, locale = interaction.client.artist, session.table.locale
    ink = artist.ink(session, locale)
    buttons = [look(match, "watch", ink("button-replay"), "🎞️")]
    if session.table.phase in OVER:
        buttons.append(look(match, "verify", ink("button-verify"), "🔍"))
    card = replace(artist.private(session, NOBODY, locale), rows=(tuple(buttons),))
    await answers.send(interaction, **draw.message(card))


async def last(interaction: Interaction) -> Session:
    """The last match that was played here and is over."""
    return await _past(interaction, await _last(interaction, over=True))


async def _past(interaction: Interaction, match: str) -> Session:
    """The match, if it is over, for whoever may look at it here."""
    client = interaction.client
    table = await client.store.table(match)
    if table is None or not is_for(interaction, table.channel, table.people):
        raise PlayerError("match-unknown", match=match)
    if not table.players or table.phase not in PAST:
        raise PlayerError("replay-live" if table.live else "export-unstarted", match=match)
    if client.box(table.game).game.seed.rules_version != table.rules:
        raise PlayerError("rules-changed")
    return await client.sessions.get(match)


async def _last(interaction: Interaction, *, over: bool) -> str:
    archive = interaction.client.store.archive
    phases = OVER if over else PAST
    found = await archive.past(interaction.channel_id or 0, most=1, phases=phases)
    if not found:
        raise PlayerError("past-none")
    return found[0]
