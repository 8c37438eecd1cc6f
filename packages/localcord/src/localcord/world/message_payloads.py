"""Messages and interactions in the shape Discord sends them."""

from typing import Any

from localcord.world.extras import Poll
from localcord.world.image_size import image_size
from localcord.world.model import (
    Attachment,
    Channel,
    Interaction,
    InteractionKind,
    Json,
    Message,
)
from localcord.world.payloads import channel, member, stamp, user
from localcord.world.permissions import Permission


def attachment(file: Attachment, channel_id: int, cdn: str) -> Json:
    url = f"{cdn}/attachments/{channel_id}/{file.id}/{file.filename}"
    return {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
        **({"description": file.description} if file.description else {}),
        **measures(file),
    }


def measures(file: Attachment) -> Json:
    """Width and height of a picture; a client keeps its place with them until it is loaded."""
    size = image_size(file.data)
    return {"width": size[0], "height": size[1]} if size else {}


def message(post: Message, cdn: str, app_id: int) -> Json:
    data: Json = {
        "id": str(post.id),
        "channel_id": str(post.channel.id),
        "type": post.kind,
        "author": _author(post),
        "content": post.content,
        "timestamp": stamp(post.created),
        "edited_timestamp": stamp(post.edited_at) if post.edited_at else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(who) for who in post.pings],
        "mention_roles": [],
        "attachments": [attachment(file, post.channel.id, cdn) for file in post.attachments],
        "embeds": post.embeds,
        "components": post.components,
        "pinned": post.pinned,
        "flags": int(post.flags),
    }
    if post.nonce is not None:
        data["nonce"] = post.nonce
    if post.author.bot:
        data["application_id"] = str(app_id)
    if post.reactions:
        data["reactions"] = [_reaction(name, who, app_id) for name, who in post.reactions.items()]
    if post.thread is not None:
        data["thread"] = channel(post.thread)
    if post.poll is not None:
        data["poll"] = poll(post.poll, app_id)
    if post.webhook_id is not None:
        data["webhook_id"] = str(post.webhook_id)
    return data | _reference_part(post, cdn, app_id) | _interaction_part(post, app_id)


def _author(post: Message) -> Json:
    author = user(post.author)
    if post.webhook_id is None:
        return author
    return {**author, "username": post.author.name, "discriminator": "0000"}


def poll(each: Poll, app_id: int) -> Json:
    counts = [
        {"id": number, "count": len(voters), "me_voted": app_id in voters}
        for number, voters in sorted(each.votes.items())
        if voters
    ]
    return {
        "question": {"text": each.question},
        "answers": [
            {"answer_id": number, "poll_media": media}
            for number, media in enumerate(each.answers, 1)
        ],
        "expiry": stamp(each.expiry),
        "allow_multiselect": each.multiple,
        "layout_type": 1,
        "results": {"is_finalized": each.closed, "answer_counts": counts},
    }


def _reference_part(post: Message, cdn: str, app_id: int) -> Json:
    if post.reference is None:
        return {}
    place = post.reference.channel
    data: Json = {
        "message_reference": {
            "type": 0,
            "channel_id": str(place.id),
            "message_id": str(post.reference.id),
            **({"guild_id": str(place.guild.id)} if place.guild else {}),
        }
    }
    if post.quotes_reference:
        quoted = None if post.reference.deleted else message(post.reference, cdn, app_id)
        data["referenced_message"] = quoted and {
            key: value for key, value in quoted.items() if key != "referenced_message"
        }
    return data


def _interaction_part(post: Message, app_id: int) -> Json:
    if post.interaction is None:
        return {}
    data: Json = {"webhook_id": str(app_id), "interaction_metadata": _metadata(post.interaction)}
    if post.response_id is not None:
        data["interaction_metadata"]["original_response_message_id"] = str(post.response_id)
    elif post.interaction.kind is InteractionKind.COMMAND:
        data["interaction"] = {
            "id": str(post.interaction.id),
            "type": int(post.interaction.kind),
            "name": post.interaction.command_name,
            "user": user(post.interaction.user),
        }
    return data


def _metadata(interaction: Interaction) -> Json:
    data: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": user(interaction.user),
        "authorizing_integration_owners": integration_owners(interaction.channel),
    }
    if interaction.kind is InteractionKind.COMPONENT and interaction.message:
        data["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind is InteractionKind.MODAL and interaction.origin:
        data["triggering_interaction_metadata"] = _metadata(interaction.origin)
    return data


def integration_owners(place: Channel) -> dict[str, str]:
    return {"0": str(place.guild.id) if place.guild else "0"}


def reaction_emoji(key: str) -> Json:
    """A reaction is kept under its sign, or under `name:id` where the emoji is a custom one."""
    name, _, number = key.partition(":")
    return {"id": number or None, "name": name}


def _reaction(name: str, who: set[int], app_id: int) -> Json:
    return {
        "emoji": reaction_emoji(name),
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "me": app_id in who,
    }


def interaction(
    call: Interaction, granted: Permission, bot_granted: Permission, **extra: Any
) -> Json:
    """INTERACTION_CREATE; the message, where there is one, comes in `extra`."""
    place = call.channel
    data: Json = {
        "id": str(call.id),
        "application_id": extra.pop("application_id"),
        "type": int(call.kind),
        "token": call.token,
        "version": 1,
        "data": call.data,
        "channel_id": str(place.id),
        "channel": {**channel(place), "permissions": str(int(granted))},
        "app_permissions": str(int(bot_granted)),
        "locale": call.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": integration_owners(place),
        "attachment_size_limit": extra.pop("attachment_size_limit"),
        **extra,
    }
    if place.guild is None:
        return data | {"user": user(call.user), "context": 1}
    who = member(place.guild.members[call.user.id])
    return data | {
        "guild_id": str(place.guild.id),
        "guild": {"id": str(place.guild.id), "locale": place.guild.locale, "features": []},
        "guild_locale": place.guild.locale,
        "member": {**who, "permissions": str(int(granted))},
        "context": 0,
    }
