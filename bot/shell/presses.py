"""What a press means: a move, a step of one, a wish about the table, or something to look at."""

from bot.engine.errors import PlayerError
from bot.session import Session
from bot.shell import answers, draw, looks
from bot.shell.interaction import Interaction, language, thread_parent
from bot.stamps import Stamp


async def press(stamp: Stamp, interaction: Interaction) -> None:
    if stamp.kind == "show":
        await looks.show(stamp, interaction)
        return
    session = await interaction.client.sessions.get(stamp.match)
    match stamp.kind:
        case "move":
            await session.move(interaction.user.id, stamp.text, stamp.turn)
            await interaction.client.boards.answer(session, interaction)
        case "open":
            await interaction.client.boards.step(session, stamp, interaction)
        case "ask":
            await _ask(session, stamp, interaction)
        case "table":
            await wish(session, stamp.text, interaction)


async def wish(session: Session, text: str, interaction: Interaction) -> None:
    """A wish about the table itself, from a button or as text."""
    person, token = interaction.user.id, str(interaction.id)
    if text in ("letters on", "letters off"):
        await looks.letters(interaction, text == "letters on")
        return
    if text == "rematch":
        fresh = await interaction.client.sessions.rematch(
            session, person, token, thread_parent(interaction)
        )
        await interaction.client.boards.post(fresh, interaction)
        return
    await session.ask(person, text, token)
    await interaction.client.boards.answer(session, interaction)


async def leave(session: Session, interaction: Interaction) -> None:
    await session.leave(interaction.user.id, str(interaction.id))
    await interaction.client.boards.answer(session, interaction)


async def _ask(session: Session, stamp: Stamp, interaction: Interaction) -> None:
    session.check_press(interaction.user.id, stamp.turn)
    card = interaction.client.artist.private(
        session, interaction.user.id, language(interaction), stamp.text
    )
    if not card.rows:
        raise PlayerError("stale")
    await answers.send(interaction, **draw.message(card.question()), ephemeral=True)
