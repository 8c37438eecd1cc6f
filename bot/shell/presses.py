"""What a press means: a move, a step of one, a wish about the table, or something to look at."""

from typing import Any

from bot.cards.custom_id import Stamp
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell import deeds, private, router
from bot.shell.interaction import Interaction
from bot.shell.paging import PageTurn, page_turn
from bot.shell.reader import Reader
from bot.shell.slip import Decision
from bot.table import wishes


def read(interaction: Interaction) -> Stamp | PageTurn | None:
    """What the pressed button or menu carries; None: no pattern of ours reads it any more.

    The custom id is the whole state. What was picked completes it, or turns the page.
    """
    data: Any = interaction.data
    picks: list[str] = data.get("values", [])
    try:
        stamp = Stamp.parse(str(data["custom_id"]))
    except ValueError:
        return None
    return page_turn(stamp, picks) or (stamp.with_picks(picks) if stamp.menu else stamp)


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
            await deeds.move(reader, session, stamp.text, stamp.turn)
        case "open":
            await reader.client.boards.step(session, stamp, reader.interaction)
        case "ask":
            await _ask(reader, session, stamp)
        case "table":
            if not wishes.is_wish(stamp.text):  # of a version that called it otherwise
                raise PlayerError("button-unknown")
            await deeds.wish(reader, session, wishes.parse(stamp.text))


async def _ask(reader: Reader, session: Session, stamp: Stamp) -> None:
    session.check_press(reader.person, stamp.turn)
    card = reader.private_card(session, stamp.text)
    asks = Decision(session.table.id, stamp.turn)
    await private.show(reader, card, asks=asks)
