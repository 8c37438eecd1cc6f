"""Creates, edits and deletes messages from request bodies."""

import mimetypes
import re
from copy import copy
from dataclasses import dataclass
from typing import Any

from localcord.errors import DiscordError, invalid
from localcord.world import message_payloads, payloads
from localcord.world.components import answered, strings_in
from localcord.world.events import Intent
from localcord.world.extras import Poll
from localcord.world.model import Attachment, Channel, ChannelKind, Flag, Json, Message, User
from localcord.world.world import World

MENTION = re.compile(r"<@!?(\d+)>")
TRIMMED = ("title", "description")
CHANGEABLE = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2


@dataclass(frozen=True)
class Upload:
    """A file of a multipart request; `number` is the n of files[n]."""

    number: int
    filename: str
    content_type: str
    data: bytes


def write(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    uploads: tuple[Upload, ...] = (),
    *,
    only_for: User | None = None,
    **known: Any,
) -> Message:
    message = Message(
        world.ids.new(),
        channel,
        author,
        world.now(),
        only_for=only_for,
        nonce=body.get("nonce"),
        poll=Poll.of(body["poll"], world.now()) if body.get("poll") else None,
        **known,
    )
    message.flags |= Flag(body.get("flags") or 0)
    _fill(world, message, body, uploads)
    _refuse_empty(message)
    message.pings = _pings(world, message.content, body.get("allowed_mentions"))
    post(world, message)
    return message


def post(world: World, message: Message) -> None:
    channel = message.channel
    channel.log[message.id] = message
    channel.sent += 1
    world.mark_dirty(channel)
    world.mark_dirty(message)
    _announce(world, "MESSAGE_CREATE", message)
    world.notify("created", message=message)


def rewrite(world: World, message: Message, body: Json, uploads: tuple[Upload, ...] = ()) -> None:
    """Edit in place; only the keys of the body change."""
    was_loading = message.loading
    draft = copy(message)
    if body.get("flags") is not None:
        draft.flags = message.flags & ~CHANGEABLE | Flag(body["flags"]) & CHANGEABLE
    draft.flags &= ~Flag.LOADING
    _fill(world, draft, body, uploads)
    _refuse_empty(draft)
    for name in ("flags", "content", "embeds", "components", "attachments"):
        setattr(message, name, getattr(draft, name))
    if was_loading:
        message.pings = _pings(world, message.content, body.get("allowed_mentions"))
    else:
        message.edited_at = world.now()
    world.mark_dirty(message)
    _announce(world, "MESSAGE_UPDATE", message)
    world.notify("edited", message=message)


def touch(world: World, message: Message) -> None:
    """Announce a change of a message that is not an edit, such as a pin."""
    world.mark_dirty(message)
    _announce(world, "MESSAGE_UPDATE", message)
    world.notify("edited", message=message)


def erase(world: World, message: Message) -> None:
    message.deleted = True
    del message.channel.log[message.id]
    world.mark_dirty(message)
    guild = message.channel.guild if message.only_for is None else None
    data = {"id": str(message.id), "channel_id": str(message.channel.id)}
    if guild:
        data["guild_id"] = str(guild.id)
    world.dispatch("MESSAGE_DELETE", data, message.channel.guild, _intent(message))
    world.notify("deleted", message=message)


def _fill(world: World, message: Message, body: Json, uploads: tuple[Upload, ...]) -> None:
    _keep_attachments(world, message, body, uploads)
    media = _media(world, message)
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if "embeds" in body:
        message.embeds = [
            _embed(embed, media, index) for index, embed in enumerate(body["embeds"] or ())
        ]
    if "components" in body:
        message.components = answered(body["components"] or [], media)


def _keep_attachments(
    world: World, message: Message, body: Json, uploads: tuple[Upload, ...]
) -> None:
    wanted: dict[str, Json] | None = None
    if body.get("attachments") is not None:
        wanted = {str(item["id"]): item for item in body["attachments"]}
        message.attachments = [file for file in message.attachments if str(file.id) in wanted]
    for upload in uploads:
        item = (wanted or {}).get(str(upload.number), {})
        file = Attachment(
            world.ids.new(),
            upload.filename,
            upload.data,
            # discord.py calls every file a stream of bytes; Discord itself goes by the name.
            mimetypes.guess_type(upload.filename)[0] or upload.content_type,
            item.get("description"),
        )
        message.attachments = [*message.attachments, file]


def _media(world: World, message: Message) -> dict[str, Json]:
    """What attachment://name stands for in this message."""
    found: dict[str, Json] = {}
    for file in message.attachments:
        data = message_payloads.attachment(file, message.channel.id, world.cdn_url)
        found[f"attachment://{file.filename}"] = {
            "id": str(file.id),
            "url": data["url"],
            "proxy_url": data["proxy_url"],
            "content_type": file.content_type,
            "attachment_id": str(file.id),
            **message_payloads.measures(file),
        }
    return found


def _embed(embed: Json, media: dict[str, Json], index: int) -> Json:
    result: Json = {"type": "rich"}
    for key, value in embed.items():
        if value is None or key == "type":
            continue
        result[key] = value.strip() if key in TRIMMED else value
    if "fields" in result:
        result["fields"] = [{"inline": False, **field} for field in result["fields"]]
    for key in ("image", "thumbnail"):
        if key in result:
            result[key] = _picture(result[key]["url"], media, f"embeds.{index}.{key}.url")
    return {key: value for key, value in result.items() if value not in ("", [])}


def _picture(url: str, media: dict[str, Json], path: str) -> Json:
    if not url.startswith("attachment://"):
        return {"url": url, "proxy_url": url}
    if url not in media:
        raise invalid(path, "ATTACHMENT_NOT_FOUND", f"Referenced {url} was not uploaded.")
    known = ("url", "proxy_url", "width", "height")
    return {name: value for name, value in media[url].items() if name in known}


def _refuse_empty(message: Message) -> None:
    shown = (message.content, message.embeds, message.components, message.attachments)
    if not any(shown) and message.poll is None:
        raise DiscordError(50006)


def _pings(world: World, content: str, allowed: Json | None) -> list[User]:
    mentioned = [int(number) for number in dict.fromkeys(MENTION.findall(content))]
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        permitted = {int(who) for who in allowed.get("users") or ()}
        mentioned = [number for number in mentioned if number in permitted]
    return [world.users[number] for number in mentioned if number in world.users]


def texts_in(message: Message) -> list[str]:
    """Everything readable in a message, custom_ids included."""
    shown = [message.content, message.embeds, message.components]
    return [*strings_in(shown), *(file.filename for file in message.attachments)]


def _intent(message: Message) -> Intent:
    private = message.only_for is not None or message.channel.kind is ChannelKind.DM
    return Intent.DIRECT_MESSAGES if private else Intent.GUILD_MESSAGES


def _announce(world: World, name: str, message: Message) -> None:
    data = world.message_payload(message)
    guild = message.channel.guild
    if guild is not None and message.only_for is None:
        data["guild_id"] = str(guild.id)
        if message.author.id in guild.members:
            data["member"] = payloads.member_without_user(guild.members[message.author.id])
    readable = message.author is world.bot or world.bot in message.pings or guild is None
    world.dispatch(name, data, guild, _intent(message), text=not readable)
