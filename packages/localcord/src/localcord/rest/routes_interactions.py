"""Answers to interactions, and what follows them up through their token."""

from localcord.checks import rules
from localcord.checks.components import emoji as emoji_problems
from localcord.checks.messages import message as message_problems
from localcord.checks.modals import modal as modal_problems
from localcord.errors import invalid
from localcord.rest.call import NOTHING, Answer, Call
from localcord.rest.route import Route
from localcord.world.interactions import CHOICES, DEFER, MESSAGE, MODAL, UPDATE
from localcord.world.model import Interaction, Json

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


def answer(call: Call) -> Answer:
    interactions = call.api.interactions
    interaction = interactions.unanswered(
        call.number("interaction_id"), call.args["interaction_token"]
    )
    kind, data = _checked_answer(call, interaction)
    interactions.answer(interaction, kind, data, call.uploads)
    if call.query.get("with_response", "0").lower() not in ("1", "true"):
        return NOTHING
    return 200, _answer_body(call, interaction, kind)


def _checked_answer(call: Call, interaction: Interaction) -> tuple[int, Json]:
    kind, data = call.body.get("type"), call.body.get("data") or {}
    if not isinstance(kind, int):
        raise invalid("type", "BASE_TYPE_REQUIRED", "This field is required")
    if kind in (MESSAGE, UPDATE):
        existing = interaction.message if kind == UPDATE else None
        problems = message_problems(data, "callback", call.uploads, existing)
        problems += emoji_problems(data, set(call.world.emojis))
    elif kind == DEFER:
        problems = rules.defer(data)
    elif kind == CHOICES:
        problems = rules.choices(data)
    elif kind == MODAL:
        problems = modal_problems(data)
    else:
        problems = []
    rules.refuse(problem.under("data") for problem in problems)
    return kind, data


def _answer_body(call: Call, interaction: Interaction, kind: int) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: Json = {"interaction": about}
    message = interaction.response
    if message is None:
        return body
    about |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.loading,
        "response_message_ephemeral": message.private,
        "channel_id": str(message.channel.id),
    }
    if message.channel.guild:
        about["guild_id"] = str(message.channel.guild.id)
    if kind in (MESSAGE, UPDATE):
        body["resource"] = {"type": kind, "message": call.world.message_payload(message)}
    return body


def _interaction(call: Call) -> Interaction:
    return call.api.interactions.by_token(call.args["webhook_token"])


def follow_up(call: Call) -> Answer:
    interaction = _interaction(call)
    rules.refuse(message_problems(call.body, "callback", call.uploads))
    rules.refuse(emoji_problems(call.body, set(call.world.emojis)))
    message = call.api.interactions.follow_up(interaction, call.body, call.uploads)
    return 200, call.world.message_payload(message)


def get_answer(call: Call) -> Answer:
    message = call.api.interactions.message(_interaction(call), call.args["message_id"])
    return 200, call.world.message_payload(message)


def edit_answer(call: Call) -> Answer:
    interaction = _interaction(call)
    message = call.api.interactions.message(interaction, call.args["message_id"])
    rules.refuse(message_problems(call.body, "callback", call.uploads, message))
    rules.refuse(emoji_problems(call.body, set(call.world.emojis)))
    call.api.interactions.edit(interaction, message, call.body, call.uploads)
    return 200, call.world.message_payload(message)


def delete_answer(call: Call) -> Answer:
    interaction = _interaction(call)
    message = call.api.interactions.message(interaction, call.args["message_id"])
    call.api.interactions.delete(interaction, message)
    return NOTHING


ROUTES = (Route("POST", CALLBACK, answer, by_token=True),)
