"""Routes for webhooks: those of a bot's own, and the one that every interaction has."""

from localcord.checks import guilds as checks
from localcord.checks import limits, rules
from localcord.checks.components import emoji as emoji_problems
from localcord.checks.messages import message as message_problems
from localcord.errors import DiscordError
from localcord.rest import routes_interactions as interactions
from localcord.rest.call import (
    NOTHING,
    Answer,
    Call,
    channel_of,
    guild_of,
    need,
    need_in_guild,
)
from localcord.rest.route import Endpoint, Route
from localcord.world import payloads
from localcord.world.extras import Webhook
from localcord.world.model import Channel, Json, Message
from localcord.world.permissions import Permission
from localcord.world.posting import erase, rewrite
from localcord.world.webhooks import (
    create_webhook,
    dispatch_webhooks,
    post_by_webhook,
    remove_webhook,
)

OF_CHANNEL = "/channels/{channel_id}/webhooks"
OF_GUILD = "/guilds/{guild_id}/webhooks"
WEBHOOK = "/webhooks/{webhook_id}"
BY_TOKEN = WEBHOOK + "/{webhook_token}"
MESSAGE = BY_TOKEN + "/messages/{message_id}"


def create(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    rules.refuse(checks.webhook(call.body, new=True))
    if channel.guild is None or channel.is_thread:
        raise DiscordError(50024)
    if len(_in_channel(call, channel)) >= limits.WEBHOOKS:
        raise DiscordError(30007)
    name = call.body["name"].strip()
    return 200, _payload(call, create_webhook(call.world, channel, channel.guild, name))


def list_of_channel(call: Call) -> Answer:
    channel = channel_of(call)
    need(call, channel, Permission.MANAGE_WEBHOOKS)
    return 200, [_payload(call, each) for each in _in_channel(call, channel)]


def list_of_guild(call: Call) -> Answer:
    guild = guild_of(call)
    need_in_guild(call, guild, Permission.MANAGE_WEBHOOKS)
    found = [each for each in call.world.webhooks.values() if each.guild_id == guild.id]
    return 200, [_payload(call, each) for each in found]


def get(call: Call) -> Answer:
    return 200, _payload(call, _webhook(call))


def change(call: Call) -> Answer:
    webhook = _webhook(call)
    rules.refuse(checks.webhook(call.body, new=False))
    webhook.name = call.body.get("name") or webhook.name
    webhook.channel_id = int(call.body.get("channel_id") or webhook.channel_id)
    dispatch_webhooks(call.world, webhook)
    return 200, _payload(call, webhook)


def delete(call: Call) -> Answer:
    remove_webhook(call.world, _webhook(call))
    return NOTHING


def execute(call: Call) -> Answer:
    webhook = _webhook(call)
    rules.refuse(rules.by_rules(call.body, limits.WEBHOOK_USERNAME))
    _refuse_message(call)
    channel = _place(call, webhook)
    message = post_by_webhook(call.world, webhook, channel, call.body, call.uploads)
    if call.query.get("wait", "").lower() not in ("1", "true"):
        return NOTHING
    return 200, call.world.message_payload(message)


def get_message(call: Call) -> Answer:
    return 200, call.world.message_payload(_message(call))


def edit_message(call: Call) -> Answer:
    message = _message(call)
    _refuse_message(call, message)
    rewrite(call.world, message, call.body, call.uploads)
    return 200, call.world.message_payload(message)


def delete_message(call: Call) -> Answer:
    erase(call.world, _message(call))
    return NOTHING


def _refuse_message(call: Call, existing: Message | None = None) -> None:
    problems = message_problems(call.body, "channel", call.uploads, existing)
    rules.refuse(problems + emoji_problems(call.body, set(call.world.emojis)))


def _webhook(call: Call) -> Webhook:
    """By its token, or without one by who may manage webhooks in its channel."""
    webhook = call.world.webhooks.get(call.number("webhook_id"))
    if webhook is None:
        raise DiscordError(10015)
    if "webhook_token" not in call.args:
        need(call, _channel(call, webhook.channel_id), Permission.MANAGE_WEBHOOKS)
    elif call.args["webhook_token"] != webhook.token:
        raise DiscordError(50027)
    return webhook


def _place(call: Call, webhook: Webhook) -> Channel:
    return _channel(call, int(call.query.get("thread_id") or webhook.channel_id))


def _channel(call: Call, number: int) -> Channel:
    channel = call.world.channels.get(number)
    if channel is None:
        raise DiscordError(10003)
    return channel


def _message(call: Call) -> Message:
    webhook = _webhook(call)
    message = _place(call, webhook).log.get(call.number("message_id"))
    if message is None or message.webhook_id != webhook.id:
        raise DiscordError(10008)
    return message


def _in_channel(call: Call, channel: Channel) -> list[Webhook]:
    return [each for each in call.world.webhooks.values() if each.channel_id == channel.id]


def _payload(call: Call, webhook: Webhook) -> Json:
    return payloads.webhook(webhook, call.bot)


def _either(own: Endpoint, of_interaction: Endpoint) -> Endpoint:
    """An interaction's webhook has the id of the application."""

    def answer(call: Call) -> Answer:
        mine = call.number("webhook_id") == call.bot.id
        return of_interaction(call) if mine else own(call)

    return answer


ROUTES = (
    Route("POST", OF_CHANNEL, create),
    Route("GET", OF_CHANNEL, list_of_channel),
    Route("GET", OF_GUILD, list_of_guild),
    Route("GET", WEBHOOK, get),
    Route("PATCH", WEBHOOK, change),
    Route("DELETE", WEBHOOK, delete),
    Route("GET", BY_TOKEN, get, by_token=True),
    Route("PATCH", BY_TOKEN, change, by_token=True),
    Route("DELETE", BY_TOKEN, delete, by_token=True),
    Route("POST", BY_TOKEN, _either(execute, interactions.follow_up), by_token=True),
    Route("GET", MESSAGE, _either(get_message, interactions.get_answer), by_token=True),
    Route("PATCH", MESSAGE, _either(edit_message, interactions.edit_answer), by_token=True),
    Route("DELETE", MESSAGE, _either(delete_message, interactions.delete_answer), by_token=True),
)
