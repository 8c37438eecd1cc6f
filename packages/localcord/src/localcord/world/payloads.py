"""Users, guilds, channels and the application in the shape Discord sends them."""

from collections.abc import Iterable
from datetime import datetime

from localcord.world.extras import ScheduledEvent, Webhook
from localcord.world.ids import moment
from localcord.world.model import (
    Channel,
    ChannelKind,
    Guild,
    Json,
    Member,
    Role,
    User,
)


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
    own = [who.role_id] if has_own_role(who) else []
    return {
        "nick": who.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(each) for each in (*own, *who.roles)],
        "joined_at": stamp(who.joined),
        "premium_since": None,
        "communication_disabled_until": who.timeout_until and stamp(who.timeout_until),
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def has_own_role(who: Member) -> bool:
    return bool(who.extra) or who.user.bot


def role(each: Role, position: int, bot: User | None = None) -> Json:
    return {
        "id": str(each.id),
        "name": each.name,
        "description": None,
        "color": each.color,
        "colors": {"primary_color": each.color, "secondary_color": None, "tertiary_color": None},
        "hoist": each.hoist,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(int(each.granted)),
        "managed": bot is not None,
        "mentionable": each.mentionable,
        "flags": 0,
        **({"tags": {"bot_id": str(bot.id)}} if bot else {}),
    }


def created_role(home: Guild, each: Role) -> Json:
    return role(each, home.own_position + each.position if each.above_bot else each.position)


def own_role(home: Guild, who: Member) -> Json:
    """The role that a member alone has; a bot's is managed."""
    own = Role(who.role_id, who.user.name, who.extra)
    return role(own, home.own_position, who.user if who.user.bot else None)


def roles(home: Guild) -> list[Json]:
    everyone = role(Role(home.id, "@everyone", home.everyone), 0)
    created = [created_role(home, each) for each in home.roles.values()]
    owned = [own_role(home, who) for who in home.members.values() if has_own_role(who)]
    return [everyone, *created, *owned]


def guild(home: Guild) -> Json:
    """A guild as REST answers it."""
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
        "nsfw": False,
        "nsfw_level": 0,
        "home_header": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "incidents_data": None,
    }


def guild_create(
    home: Guild, channels: Iterable[Channel], members: Iterable[Member], bot_id: int
) -> Json:
    places = list(channels)
    return {
        **guild(home),
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
        "rate_limit_per_user": place.slowmode_seconds,
    }
    return {**shared, **(_thread_part(place) if place.is_thread else _text_part(place))}


def _text_part(place: Channel) -> Json:
    voice = {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    return {
        "topic": place.topic,
        "position": place.position,
        "nsfw": place.nsfw,
        "permission_overwrites": [
            {
                "id": str(who),
                "type": 0 if place.guild and place.guild.is_role(who) else 1,
                "allow": str(int(overwrite.allow)),
                "deny": str(int(overwrite.deny)),
            }
            for who, overwrite in place.overwrites.items()
        ],
        **(voice if place.kind is ChannelKind.VOICE else {}),
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


def webhook(hook: Webhook, bot: User) -> Json:
    """An incoming webhook of the bot's own application."""
    return {
        "id": str(hook.id),
        "type": 1,
        "guild_id": str(hook.guild_id),
        "channel_id": str(hook.channel_id),
        "name": hook.name,
        "avatar": None,
        "application_id": str(bot.id),
        "user": user(bot),
        "token": hook.token,
    }


def scheduled_event(event: ScheduledEvent, creator: User) -> Json:
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": str(event.channel_id) if event.channel_id else None,
        "creator_id": str(event.creator_id),
        "creator": user(creator),
        "name": event.name,
        "description": event.description,
        "image": None,
        "scheduled_start_time": stamp(event.start),
        "scheduled_end_time": stamp(event.end) if event.end else None,
        "privacy_level": 2,
        "status": int(event.status),
        "entity_type": event.kind,
        "entity_id": None,
        "entity_metadata": {"location": event.location} if event.location else None,
        "recurrence_rule": event.recurrence,
        "guild_scheduled_event_exceptions": [],
        "user_count": len(event.interested),
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
