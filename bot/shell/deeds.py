"""What somebody does at a table, pressed or typed: done, shown on the board, told to the doer."""

from functools import partial

from bot.cards.hearing import in_words
from bot.cards.news import outcome
from bot.cards.noted import noted
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.live.session import Session
from bot.shell import draw, private, responses
from bot.shell.looks import menu
from bot.shell.message import Message
from bot.shell.reader import Reader
from bot.shell.rows import rows
from bot.shell.slip import Decision
from bot.table.waiting import may_decide_secretly
from bot.table.wishes import Automatic, ComeBack, DirectMessages, Rematch, Wish


async def move(reader: Reader, session: Session, text: str, turn: int | None = None) -> None:
    before = session.match
    number = await session.move(reader.person, text, turn, reader.interaction.id)
    answer = partial(_answer, reader, session, before, number)
    await reader.client.boards.answer(session, reader.interaction, answer)


async def wish(reader: Reader, session: Session, wanted: Wish) -> None:
    """A wish about the table itself."""
    client, token = reader.client, str(reader.interaction.id)
    match wanted:
        case DirectMessages(on):
            await menu.switch_direct_messages(reader, on)
        case Rematch():
            parent = reader.thread_parent
            fresh = await client.sessions.rematch(session, reader.person, token, parent)
            if fresh.table.board is None:
                await client.boards.post(fresh, reader.interaction)
            else:  # somebody was quicker, and this was a yes
                await responses.acknowledge(reader.interaction)
                await client.boards.show(fresh)
        case _:
            await session.ask(reader.person, wanted, token)
            answer = partial(_granted, reader, session, wanted)
            await client.boards.answer(session, reader.interaction, answer)


async def _answer(reader: Reader, session: Session, before: Match | None, number: int) -> None:
    """What was decided in secret may be changed on the slip, until that is over."""
    table, match, person = session.table, session.match, reader.person
    did = _in_words(reader, session, before, number)
    if match is None or not may_decide_secretly(table, match, person):
        await _over(reader, session, did)
    elif reader.pressed_by_direct_message(table):
        messages = reader.client.boards.calls.messages
        card = messages.secret_card(session, person, reader.language)
        await responses.edit(reader.interaction, draw.message(card))
    else:
        card = reader.private_card(session)
        asks = Decision(table.id, match.turn)
        if match.turn <= number:  # the same decision: to think better of it needs no board
            await private.give(reader, Message(did, view=rows(card.rows)), asks)
        else:
            await private.show(reader, card, asks=asks)


async def _over(reader: Reader, session: Session, did: str) -> None:
    """One line: it goes by itself, but for what was typed, which somebody may be listening to."""
    if reader.interaction.message is None:
        await private.say(reader, did)
    elif reader.pressed_by_direct_message(session.table):
        await responses.edit(reader.interaction, Message(did))
    else:
        await private.close(reader, did)


def _in_words(reader: Reader, session: Session, before: Match | None, number: int) -> str:
    """What the move brought; of a secret only what its owner is told."""
    seat, after, box = session.table.seat_of(reader.person), session.match, session.box
    ink = reader.client.artist.ink(session, reader.language, Reading(seat, reader.listens))
    if before is None or after is None or seat is None:
        return ink("done")
    game, view = before.game, before.game.view(before.state, seat)
    action = game.parse(after.log[number].text)
    if reader.listens:
        since = min(number, _heard(reader, session))
        return outcome(box, after, since, seat, ink) or ink("done")
    if game.sees(before.state, None, seat, action):
        return outcome(box, after, number, seat, ink) or ink("done")
    ((words, _),) = in_words(box, view, (action,), ink)
    return noted(before, after, number, seat, words, ink)


def _heard(reader: Reader, session: Session) -> int:
    """From which move on they are told, once."""
    listeners = reader.client.listeners
    since = listeners.since(session, reader.person)
    listeners.told(session, reader.person)
    return since


async def _granted(reader: Reader, session: Session, wanted: Wish) -> None:
    ink = reader.ink_at(session)
    key = f"did-{wanted.words.replace(' ', '-')}"
    match wanted:
        case Automatic(on):
            did = ink(key, on="yes" if on else "no")
        case _:
            did = ink(key)
    if reader.pressed_in_private and isinstance(wanted, Automatic | ComeBack):
        await menu.show(reader, session, did)
    else:
        await _over(reader, session, did)
