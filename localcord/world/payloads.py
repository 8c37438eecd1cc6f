"""Users, guilds, channels and the application in the shape Discord sends them."""

from collections.abc import Iterable
from datetime import datetime

from localcord.world.ids import moment
from localcord.world.model import (
    Channel,
    ChannelKind,
    Guild,
    Json,
    Member,
    User,
)
from localcord.world.permissions import Permission


def stamp(when: datetime) -> str:
    return when.isoformat(timespec="microseconds")


def user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.name.lower(),
        "global_name": None if who.bot else who.name,
        "discriminator": "0001" if who.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
        "bot": who.bot,
        "system": False,
    }


def me(bot: User) -> Json:
    return {
        **user(bot),
        "mfa_enabled": True,
        "verified": True,
        "email": None,
        "locale": bot.locale,
    }


def member(who: Member) -> Json:
    return {"user": user(who.user), **member_without_user(who)}


def member_without_user(who: Member) -> Json:
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(who.role_id)] if has_own_role(who) else [],
        "joined_at": stamp(who.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def has_own_role(who: Member) -> bool:
    return bool(who.extra) or who.user.bot


def role(role_id: int, name: str, granted: Permission, bot: User | None = None) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "description": None,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 1,
        "permissions": str(int(granted)),
        "managed": bot is not None,
        "mentionable": False,
        "flags": 0,
        **({"tags": {"bot_id": str(bot.id)}} if bot else {}),
    }


def roles(guild: Guild) -> list[Json]:
    everyone = {**role(guild.id, "@everyone", guild.everyone), "position": 0}
    return [everyone] + [
        role(who.role_id, who.user.name, who.extra, who.user if who.user.bot else None)
        for who in guild.members.values()
        if has_own_role(who)
    ]


def guild(home: Guild, channels: Iterable[Channel], members: Iterable[Member], bot_id: int) -> Json:
    """GUILD_CREATE."""
    places = list(channels)
    return {
        "id": str(home.id),
        "name": home.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "banner": None,
        "owner_id": str(home.owner_id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles(home),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "max_members": 500_000,
        "max_presences": None,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": home.locale,
        "nsfw_level": 0,
        "joined_at": stamp(home.members[bot_id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(home.members),
        "members": [member(who) for who in members],
        "channels": [channel(place) for place in places if not place.is_thread],
        "threads": [channel(place) for place in places if place.is_thread and not place.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(place: Channel) -> Json:
    last = max(place.log, default=None)
    shared: Json = {
        "id": str(place.id),
        "type": int(place.kind),
        "flags": 0,
        "last_message_id": None if last is None else str(last),
    }
    if place.kind is ChannelKind.DM:
        return {**shared, "recipients": [user(place.recipient)] if place.recipient else []}
    if place.guild is None:
        raise ValueError(f"{place} belongs to no guild")
    shared |= {
        "guild_id": str(place.guild.id),
        "name": place.name,
        "parent_id": str(place.parent.id) if place.parent else None,
        "rate_limit_per_user": 0,
    }
    return {**shared, **(_thread_part(place) if place.is_thread else _text_part(place))}


def _text_part(place: Channel) -> Json:
    return {
        "topic": None,
        "position": 0,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(who),
                "type": 1,
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for who, overwrite in place.overwrites.items()
        ],
    }


def _thread_part(place: Channel) -> Json:
    created = stamp(moment(place.id))
    return {
        "owner_id": str(place.owner_id),
        "message_count": len(place.log),
        "member_count": len(place.thread_members),
        "total_message_sent": place.sent,
        "thread_metadata": {
            "archived": place.archived,
            "archive_timestamp": created,
            "auto_archive_duration": place.auto_archive_minutes,
            "locked": place.locked,
            "create_timestamp": created,
        },
    }


def thread_member(place: Channel, user_id: int) -> Json:
    return {
        "id": str(place.id),
        "user_id": str(user_id),
        "join_timestamp": stamp(place.thread_members[user_id]),
        "flags": 0,
    }


def emoji(emoji_id: int, name: str, animated: bool, bot: User) -> Json:
    return {
        "id": str(emoji_id),
        "name": name,
        "user": user(bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": animated,
        "available": True,
    }


def application(bot: User, owner: User, guilds: int) -> Json:
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(bot),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "max_participants": None,
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {"0": {}},
    }
