"""What a press means: a move, a step of one, a wish about the table, or something to look at."""

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import private, router
from bot.shell.interaction import Interaction
from bot.shell.looks.menu import switch_direct_messages
from bot.shell.paging import PageTurn
from bot.shell.reader import Reader
from bot.table import wishes
from bot.table.wishes import DirectMessages, Rematch, Wish


async def press(pressed: Stamp | PageTurn, interaction: Interaction) -> None:
    reader = Reader(interaction, pressed.match)
    reader.client.presence.saw(reader.channel, reader.person)
    if isinstance(pressed, PageTurn):
        await reader.client.boards.turn_page(await reader.pressed(), pressed, interaction)
    else:
        await _press(reader, pressed)


async def _press(reader: Reader, stamp: Stamp) -> None:
    if stamp.kind == "show":
        reader.client.boards.stage.hurry(stamp.match, reader.person)
        await router.show(reader, stamp.text)
        return
    session = await reader.pressed()
    reader.client.presence.saw(session.table.channel, reader.person)  # pressed in a direct message
    match stamp.kind:
        case "move":
            await session.move(reader.person, stamp.text, stamp.turn)
            await reader.client.boards.answer(session, reader.interaction)
        case "open":
            await reader.client.boards.step(session, stamp, reader.interaction)
        case "ask":
            await _ask(reader, session, stamp)
        case "table":
            if not wishes.is_wish(stamp.text):  # of a version that called it otherwise
                raise PlayerError("button-unknown")
            await wish(reader, session, wishes.parse(stamp.text))


async def wish(reader: Reader, session: Session, wanted: Wish) -> None:
    """A wish about the table itself, pressed or typed."""
    client, token = reader.client, str(reader.interaction.id)
    match wanted:
        case DirectMessages(on):
            await switch_direct_messages(reader, on)
        case Rematch():
            parent = reader.thread_parent
            fresh = await client.sessions.rematch(session, reader.person, token, parent)
            await client.boards.post(fresh, reader.interaction)
        case _:
            await session.ask(reader.person, wanted, token)
            await client.boards.answer(session, reader.interaction)


async def _ask(reader: Reader, session: Session, stamp: Stamp) -> None:
    session.check_press(reader.person, stamp.turn)
    card = reader.client.artist.private(session, reader.person, reader.language, stamp.text)
    await private.show(reader, card.question())
