"""People who play any game by what they see: by pressing alone, or by typing commands alone."""

from random import Random

from bot.playground.people import Person
from bot.playground.place import Playground
from bot.playground.things import Channel, Message

MOST_ACTS = 3000


def over(channel: Channel) -> bool:
    return any(":rematch" in button.custom_id for button in channel.board.buttons)


def waited_for(place: Playground, channel: Channel) -> list[Person]:
    return [person for person in place.people if person.mention in channel.board.content]


async def press_to_the_end(place: Playground, channel: Channel, random: Random) -> int:
    acts = 0
    while not over(channel):
        assert acts < MOST_ACTS
        await press_something(place, channel, random)
        acts += 1
    return acts


async def press_something(place: Playground, channel: Channel, random: Random) -> None:
    """One press of somebody who is waited for, on something that the board offers."""
    person = random.choice(waited_for(place, channel))
    if not await _press(person, channel.board, random):
        raise AssertionError(f"nothing to press: {channel.board.text}")


async def _press(person: Person, message: Message, random: Random) -> bool:
    """Press a move, a step or a private question; steps back and the table's own do not count."""
    buttons = [b for b in message.buttons if b.custom_id[0] in "mop" and b.custom_id[-1] != ":"]
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
    reply = await person.press(custom_id=chosen.custom_id, message=message)
    if chosen.custom_id[0] == "p" and reply.message is not None:
        await _press(person, reply.message, random)
    return True


async def type_to_the_end(place: Playground, channel: Channel, random: Random) -> int:
    """Only /move, with what its list offers."""
    acts = 0
    while not over(channel):
        assert acts < MOST_ACTS
        person = random.choice(waited_for(place, channel))
        offered = await person.autocomplete("move", "move", "", channel=channel)
        assert offered, channel.board.text
        _, move = random.choice(offered)
        await person.slash("move", channel=channel, move=move)
        acts += 1
    return acts
