"""Acts of people for control over HTTP: JSON in, JSON out."""

from typing import TYPE_CHECKING, Any

from localcord.page import frames
from localcord.people.modals import Modal
from localcord.people.person import Person
from localcord.people.references import (
    find_channel,
    find_message,
    find_user,
    option_values,
)
from localcord.people.refusals import CannotDoError
from localcord.people.reply import Reply
from localcord.world.model import Channel, Interaction, Json, Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from localcord.server import LocalDiscord


class Acts:
    """Each act takes `as`, the name of a person, and the arguments of the method of `Person`."""

    def __init__(self, local: "LocalDiscord") -> None:
        self._local = local
        self._modals: dict[str, Interaction] = {}
        self.by_name: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "press": self._press,
            "select": self._select,
            "submit": self._submit,
            "autocomplete": self._autocomplete,
            "use": self._use,
            "say": self._say,
            "react": self._react,
            "vote": self._vote,
            "read": self._read,
        }

    async def do(self, name: str, ask: Json) -> Json:
        who = find_user(self._local, ask["as"])
        if not isinstance(who, Person):
            raise CannotDoError("unknown-person", name=ask["as"])
        return await self.by_name[name](who, ask)

    async def _slash(self, who: Person, ask: Json) -> Json:
        here = self._here(who, ask)
        options = option_values(self._local, who, here, ask["line"], ask.get("options") or {})
        return self._reply(await who.slash(ask["line"], channel=here, **options))

    async def _autocomplete(self, who: Person, ask: Json) -> Json:
        here = self._here(who, ask)
        others = option_values(self._local, who, here, ask["line"], ask.get("options") or {})
        found = await who.autocomplete(
            ask["line"], ask["option"], str(ask["typed"]), channel=here, **others
        )
        return {"choices": [{"name": name, "value": value} for name, value in found]}

    async def _press(self, who: Person, ask: Json) -> Json:
        reply = await who.press(
            ask.get("label"), custom_id=ask.get("custom_id"), **self._place(who, ask)
        )
        return self._reply(reply)

    async def _select(self, who: Person, ask: Json) -> Json:
        known = {user.name: user for user in self._local.world.users.values()}
        known |= {str(user.id): user for user in self._local.world.users.values()}
        values = [known.get(value, value) for value in ask["values"]]
        return self._reply(await who.select(ask.get("name"), *values, **self._place(who, ask)))

    async def _submit(self, who: Person, ask: Json) -> Json:
        opened = self._modals.pop(str(ask["modal"]), None)
        modal = Modal(opened) if opened else None
        return self._reply(await who.submit(modal, ask.get("filling") or {}))

    async def _use(self, who: Person, ask: Json) -> Json:
        if "message" in ask:
            return self._reply(
                await who.use(ask["name"], find_message(self._local, ask["message"]))
            )
        target = find_user(self._local, ask["user"])
        return self._reply(await who.use(ask["name"], target, self._here(who, ask)))

    async def _say(self, who: Person, ask: Json) -> Json:
        target = find_message(self._local, ask["reply_to"]) if ask.get("reply_to") else None
        said = await who.say(str(ask["text"]), channel=self._here(who, ask), reply_to=target)
        return {"message": _message(who, said)}

    async def _react(self, who: Person, ask: Json) -> Json:
        message = find_message(self._local, ask["message"])
        await (who.unreact if ask.get("remove") else who.react)(ask["emoji"], message)
        return {"message": _message(who, message)}

    async def _vote(self, who: Person, ask: Json) -> Json:
        message = find_message(self._local, ask["message"])
        await who.vote(message, *ask["answers"])
        return {"message": _message(who, message)}

    async def _read(self, who: Person, ask: Json) -> Json:
        """Everything that the person sees now, oldest first."""
        seen = who.sees(self._here(who, ask)) if "channel" in ask else who.all_visible()
        return {"messages": [_message(who, each) for each in seen]}

    # -- inside ---------------------------------------------------------------------------------

    def _here(self, who: Person, ask: Json) -> Channel:
        if "channel" not in ask:
            return self._local.default_channel
        return find_channel(self._local, who, ask["channel"])

    def _place(self, who: Person, ask: Json) -> dict[str, Any]:
        if ask.get("message"):
            return {"message": find_message(self._local, ask["message"])}
        return {"channel": self._here(who, ask)} if "channel" in ask else {}

    def _reply(self, reply: Reply) -> Json:
        who = reply.interaction.user
        message = reply.message
        return {
            "answered": reply.answered,
            "text": reply.text,
            "private": reply.private,
            "updated": reply.updated,
            "message": message and _message(who, message),
            "followups": [_message(who, each) for each in reply.followups],
            "modal": reply.modal and self._modal(reply.modal),
        }

    def _modal(self, modal: Modal) -> Json:
        key = str(modal.interaction.id)
        self._modals[key] = modal.interaction
        fields = [
            {"label": each.label, "custom_id": each.custom_id, "required": each.required}
            for each in modal.fields
        ]
        return {"modal": key, "title": modal.title, "fields": fields}


def _message(who: Any, message: Message) -> Json:
    return {**frames.message(who, message), "text": message.text}
