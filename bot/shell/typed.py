"""What somebody types at a table: a move, a wish or a look, in words or as its short text."""

from bot.cards.ways import Person, Way, understood, ways
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.offers import typings
from bot.engine.phrases import Many
from bot.engine.screen import Ink
from bot.live.session import Session
from bot.shell import deeds, router
from bot.shell.looks.advice import hints_allowed
from bot.shell.looks.board_text import meant
from bot.shell.looks.leaving import leave
from bot.shell.reader import MOST_CHOICES, Reader
from bot.table import wishes
from bot.table.wishes import Leave

NAMED = 6
"""So many are named to whoever has not said enough."""


async def do(reader: Reader, text: str) -> None:
    session, short = await meant(reader), " ".join(text.lower().split())
    if wishes.is_wish(short):
        await _do(reader, session, "table", short)
    elif _is_short_text(session, short):
        await deeds.move(reader, session, short)
    elif found := await _understood(reader, session, text):
        await _do(reader, session, found.kind, found.offer.move)
    else:
        await deeds.move(reader, session, short)  # refused with the reason


async def move_meant(reader: Reader, session: Session, text: str) -> str:
    """The short text of the move that somebody names, without making it."""
    short = " ".join(text.lower().split())
    found = None if _is_short_text(session, short) else await _understood(reader, session, text)
    return found.offer.move if found and found.kind == "move" else short


async def offered(reader: Reader, text: str) -> list[tuple[str, str]]:
    """What fits so far, in words, with what each stands for; where it is too much, that too."""
    session = await meant(reader)
    person = Person(reader.person, await hints_allowed(reader, session))
    ink, found = _ink(reader, session), list[Way]()
    for typed in typings(text):
        if found := ways(session, person, typed, MOST_CHOICES, ink):
            break
    named = [(way.offer.label, way.offer.move) for way in found]
    if len(named) <= MOST_CHOICES:
        return named
    rest = len(named) - MOST_CHOICES + 1
    return [*named[: MOST_CHOICES - 1], (ink("moves-more", count=rest), text.strip() or "…")]


async def _understood(reader: Reader, session: Session, text: str) -> Way | None:
    person = Person(reader.person, await hints_allowed(reader, session))
    found = understood(session, person, text, MOST_CHOICES, _ink(reader, session))
    if len(found) > 1 or any(way.offer.opens for way in found):
        named = Many(tuple(way.offer.label for way in found[:NAMED]), glue="; ")
        raise PlayerError("move-several", ways=named, more=max(0, len(found) - NAMED))
    return found[0] if found else None


async def _do(reader: Reader, session: Session, kind: str, text: str) -> None:
    if kind == "move":
        await deeds.move(reader, session, text)
    elif kind == "show":
        await router.show(Reader(reader.interaction, session.table.id), text)
    elif text == str(Leave()):
        await leave(reader, session)
    else:
        await deeds.wish(reader, session, wishes.parse(text))


def _is_short_text(session: Session, text: str) -> bool:
    """Whether it is written as buttons and logs write a move; what dice do is nobody's move."""
    try:
        action = session.box.game.parse(text)
    except PlayerError:
        return False
    return session.match is not None and not isinstance(action, session.box.game.chance_types)


def _ink(reader: Reader, session: Session) -> Ink:
    """Lists draw no emoji of ours and no names, and a voice reads them."""
    reading = Reading(session.table.seat_of(reader.person), aloud=True)
    return reader.client.artist.ink(session, reader.language, reading)
