"""Discord's markup of people, channels and timestamps, and the link to a message."""

from bot.engine.phrases import Channel, Mention, Moment, Person
from bot.table.table import Table

STYLES = {"relative": "R", "day": "d", "clock": "t"}


def mention(mentioned: Mention) -> str:
    match mentioned:
        case Person(person):
            return f"<@{person}>"
        case Channel(channel):
            return f"<#{channel}>"
        case Moment(at, style):
            return f"<t:{int(at)}:{STYLES[style]}>"


def board_link(table: Table) -> str:
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{table.board}"
