"""People who play any game by what they see: by pressing alone, or by typing commands alone."""

from random import Random

from bot.engine import notation
from bot.table import wishes
from localcord import Channel, LocalDiscord, Message, Permission, Person, Reply, User
from tests.shell.offline import parts
from tests.wire.serving import served as served  # noqa: PLC0414 whoever plays waits for it too
from tests.wire.table import board_of

MOST_ACTS = 3000

SERVED = parts().router.kinds


def over(channel: Channel) -> bool:
    return any(":rematch" in button.custom_id for button in board_of(channel).buttons)


async def behind_more(person: Person, label: str, channel: Channel) -> Reply:
    """Press what stands behind «More» of the end card."""
    page = await person.press("Mehr …", message=board_of(channel))
    assert page.private
    return await person.press(label, message=page.message)


async def stop_for_cause(person: Person, channel: Channel) -> None:
    """As a moderator, so that the match of several people ends at once, unrated."""
    before, person.permissions = person.permissions, Permission.MANAGE_MESSAGES
    await stop(person, channel)
    person.permissions = before


async def stop(person: Person, channel: Channel) -> Reply:
    """Ask to end the table, and mean it."""
    asked = await person.slash("abbrechen", channel=channel)
    assert asked.message is not None
    return await person.press("Ja, ", message=asked.message)


async def set_up(person: Person, topic: str, choice: object, channel: Channel) -> Reply:
    """Open a page of the lobby's menu and choose there."""
    await person.select("Einstellen …", topic, message=board_of(channel))
    menu = "Jemanden einladen …" if isinstance(choice, User) else None
    return await person.select(menu, choice, message=person.private[-1])


async def get_up(person: Person, channel: Channel) -> Reply:
    """Ask to leave the match, and mean it."""
    asked = await person.slash("verlassen", channel=channel)
    assert asked.message is not None
    return await person.press("Ja, aufstehen", message=asked.message)


def waited_for(place: LocalDiscord, channel: Channel) -> list[Person]:
    return [person for person in place.people if person.mention in board_of(channel).content]


async def press_to_the_end(place: LocalDiscord, channel: Channel, random: Random) -> int:
    acts = 0
    while not over(channel):
        assert acts < MOST_ACTS
        await press_something(place, channel, random)
        acts += 1
    return acts


async def press_something(place: LocalDiscord, channel: Channel, random: Random) -> None:
    """One press of somebody who is waited for, on something that the board offers."""
    person = random.choice(waited_for(place, channel))
    if not await press_on(person, board_of(channel), random):
        raise AssertionError(f"nothing to press: {board_of(channel).text}")
    await served()  # a private answer comes before the board


async def press_on(person: Person, message: Message, random: Random) -> bool:
    """Press a move, a step or a private question; steps back and the table's own do not count."""
    usable = [button for button in message.buttons if not button.disabled]
    buttons = [b for b in usable if b.custom_id[0] in "mop" and b.custom_id[-1] != ":"]
    menus = [s for s in message.selects if s.custom_id[0] in "MO"]
    if not buttons and not menus:
        return False
    number = random.randrange(len(buttons) + len(menus))
    if number >= len(buttons):
        menu = menus[number - len(buttons)]
        count = random.randint(menu.min_values, menu.max_values)
        values = [option.value for option in random.sample(menu.options, count)]
        await person.select(menu.custom_id, *values, message=message)
        return True
    chosen = buttons[number]
    await person.press(custom_id=chosen.custom_id, message=message)
    if chosen.custom_id[0] == "p":
        await press_on(person, person.private[-1], random)
    return True


async def type_to_the_end(place: LocalDiscord, channel: Channel, random: Random) -> int:
    """Only /move, with what its list offers."""
    acts = 0
    while not over(channel):
        assert acts < MOST_ACTS
        person = random.choice(waited_for(place, channel))
        move = await listed_move(person, channel, random)
        await person.slash("move", channel=channel, move=move)
        await served()
        acts += 1
    return acts


async def listed_move(person: Person, channel: Channel, random: Random, typed: str = "") -> str:
    """Some move of the list, step by step where it is narrowed; what is no move does not count."""
    offered = await person.autocomplete("move", "move", typed, channel=channel)
    moves = [(label, text) for label, text in offered if _is_move(label, text)]
    assert moves, (typed, offered, board_of(channel).text)
    label, text = random.choice(moves)
    return await listed_move(person, channel, random, text) if label.endswith("…") else text


def _is_move(label: str, text: str) -> bool:
    look = notation.parse(text, SERVED)
    return not (label.startswith("…") or wishes.is_wish(text) or look)
