"""Somebody who plays a lesson through on the private message: by buttons, or by typing."""

from bot.advice.lessons import judge
from bot.cards.custom_id import Stamp
from bot.engine import lesson as lessons
from bot.live.session import Session
from bot.table.table import LESSON
from localcord import Channel, Message, Person
from tests.wire.table import Wire

MOST_PRESSES = 8


async def lesson_of(wire: Wire, person: Person) -> Session:
    session = await wire.bot.parts.desk.sessions.private(person.id, LESSON)
    assert session is not None
    return session


def wanted(session: Session) -> str:
    """A move that the present step accepts: the hint, else the best for a brain."""
    lesson, match, box = session.box.lesson, session.match, session.box
    assert lesson is not None
    assert match is not None
    if move := lessons.hinted(lesson, match):
        return move
    rated = box.brain.rate(box.game, match.game.view(match.state, lesson.seat), lesson.seat)
    return str(rated[0].action)


def refused(session: Session) -> list[str]:
    """All legal moves of the present step that it does not accept."""
    lesson, match, box = session.box.lesson, session.match, session.box
    assert lesson is not None
    assert match is not None
    seat, rated = lesson.seat, None
    if lessons.weighs(lesson, match):
        rated = box.brain.rate(box.game, match.game.view(match.state, seat), seat)
    legal = [str(action) for action in match.game.legal(match.state, seat)]
    return [m for m in legal if not judge(lesson, box, match, seat, m, rated).accepted]


def last_of(person: Person) -> Message:
    return person.private[-1]


def button_towards(message: Message, move: str) -> str | None:
    """The button that plays the move, or opens its next step; None: a menu does."""
    usable = {
        Stamp.parse(b.custom_id).text: b.custom_id
        for b in message.buttons
        if not b.disabled and b.custom_id[0] in "mop"
    }
    fitting = [text for text in usable if text and text in move]
    return usable[max(fitting, key=len)] if fitting else None


async def press_move(person: Person, move: str) -> None:
    """By buttons and menus alone, step by step where a move has several."""
    for _ in range(MOST_PRESSES):
        if await _press_towards(person, last_of(person), move):
            return
    raise AssertionError(f"{move} cannot be pressed on: {last_of(person).text}")


async def _press_towards(person: Person, message: Message, move: str) -> bool:
    """One press; whether it was the last one."""
    fitting = [b for b in message.buttons if not b.disabled and b.custom_id[0] in "mop"]
    texts = {Stamp.parse(b.custom_id).text: b for b in fitting}
    if move in texts:
        await person.press(custom_id=texts[move].custom_id, message=message)
        return True
    for menu in (menu for menu in message.selects if menu.custom_id[0] in "MO"):
        text = Stamp.parse(menu.custom_id).text
        rest = move.removeprefix(text).strip()
        values = [option.value for option in menu.options]
        if not move.startswith(text):
            continue
        if rest in values:
            await person.select(menu.custom_id, rest, message=message)
            return menu.custom_id[0] == "M"
        if rest and all(part in values for part in rest.split()) and menu.max_values > 1:
            await person.select(menu.custom_id, *rest.split(), message=message)
            return menu.custom_id[0] == "M"
        steps = [v for v in values if f"{move} ".startswith(f"{text} {v}".strip() + " ")]
        if steps:
            await person.select(menu.custom_id, steps[0], message=message)
            return False
    ways = [t for t in texts if t and texts[t].custom_id[0] in "op" and t in move]
    assert ways, (move, sorted(texts), [m.custom_id for m in message.selects], message.text)
    await person.press(custom_id=texts[max(ways, key=len)].custom_id, message=message)
    return False


async def type_move(person: Person, channel: Channel, move: str) -> None:
    await person.slash("move", channel=channel, move=move)
