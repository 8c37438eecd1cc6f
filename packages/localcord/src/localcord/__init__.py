"""A local Discord on loopback that the real client connects to, for any bot."""

from localcord.chaos import Chaos
from localcord.faults import UnexpectedFaultsError
from localcord.page.welcome import Welcome, WelcomeTexts
from localcord.people.modals import Modal
from localcord.people.person import Person
from localcord.people.refusals import CannotDoError
from localcord.people.reply import Reply
from localcord.population import UnknownPersonError
from localcord.rest.rest import Request
from localcord.server import LocalDiscord
from localcord.world.model import Channel, Guild, Interaction, InteractionKind, Message, User
from localcord.world.permissions import Permission
from localcord.world.posting import Upload

__all__ = [
    "CannotDoError",
    "Channel",
    "Chaos",
    "Guild",
    "Interaction",
    "InteractionKind",
    "LocalDiscord",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Reply",
    "Request",
    "UnexpectedFaultsError",
    "UnknownPersonError",
    "Upload",
    "User",
    "Welcome",
    "WelcomeTexts",
]
