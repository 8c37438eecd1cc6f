"""Every route that the local Discord answers."""

from localcord.rest import (
    routes_account,
    routes_channels,
    routes_commands,
    routes_emoji,
    routes_empty,
    routes_events,
    routes_guilds,
    routes_interactions,
    routes_members,
    routes_messages,
    routes_pins,
    routes_polls,
    routes_reactions,
    routes_refused,
    routes_roles,
    routes_threads,
    routes_webhooks,
)
from localcord.rest.route import Route

ROUTES: tuple[Route, ...] = (
    *routes_account.ROUTES,
    *routes_channels.ROUTES,
    *routes_commands.ROUTES,
    *routes_emoji.ROUTES,
    *routes_empty.ROUTES,
    *routes_events.ROUTES,
    *routes_guilds.ROUTES,
    *routes_interactions.ROUTES,
    *routes_members.ROUTES,
    *routes_messages.ROUTES,
    *routes_pins.ROUTES,
    *routes_polls.ROUTES,
    *routes_reactions.ROUTES,
    *routes_refused.ROUTES,
    *routes_roles.ROUTES,
    *routes_threads.ROUTES,
    *routes_webhooks.ROUTES,
)
