"""A local Discord on loopback that the real client connects to; it knows nothing of the bot."""

from bot.playground.people import Person, Reply
from bot.playground.permissions import Permission
from bot.playground.place import Playground
from bot.playground.typing_commands import CannotDoError

__all__ = ["CannotDoError", "Permission", "Person", "Playground", "Reply"]
