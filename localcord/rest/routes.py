"""Every route that the local Discord answers."""

from localcord.rest import (
    routes_account,
    routes_commands,
    routes_emoji,
    routes_interactions,
    routes_messages,
    routes_reactions,
    routes_threads,
)
from localcord.rest.route import Route

ROUTES: tuple[Route, ...] = (
    *routes_account.ROUTES,
    *routes_commands.ROUTES,
    *routes_emoji.ROUTES,
    *routes_interactions.ROUTES,
    *routes_messages.ROUTES,
    *routes_reactions.ROUTES,
    *routes_threads.ROUTES,
)
