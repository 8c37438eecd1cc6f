"""Slash commands as a person types them: found by name, options converted by type."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from localcord.people.refusals import CannotDoError
from localcord.world import payloads
from localcord.world.model import Channel, Json, User
from localcord.world.permissions import Permission
from localcord.world.world import World

CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
IN_GUILD, IN_BOT_DM = 0, 1


def has_name(thing: Json, name: str) -> bool:
    """Whether a command, option or choice has this name, in any language."""
    names = [thing["name"], *(thing.get("name_localizations") or {}).values()]
    return name in names or name.replace("_", "-") in names


def local_name(thing: Json, locale: str) -> str:
    return str((thing.get("name_localizations") or {}).get(locale, thing["name"]))


def usable_commands(world: World, user: User, channel: Channel) -> list[Json]:
    """What the client would list after typing a slash here; guild commands come first."""
    scopes = [channel.guild.id, None] if channel.guild else [None]
    granted = world.permissions(user, channel)
    return [
        command
        for scope in scopes
        for command in world.commands.get(scope, {}).values()
        if _fits(command, channel, granted)
    ]


def _fits(command: Json, channel: Channel, granted: Permission) -> bool:
    here = IN_GUILD if channel.guild else IN_BOT_DM
    contexts = command["contexts"]
    if contexts is None:
        contexts = [IN_GUILD, IN_BOT_DM] if command["dm_permission"] else [IN_GUILD]
    wanted = Permission(int(command["default_member_permissions"] or 0))
    return here in contexts and (channel.guild is None or wanted in granted)


def find_command(
    world: World, user: User, channel: Channel, name: str, kind: int = CHAT_INPUT
) -> Json:
    usable = usable_commands(world, user, channel)
    for command in usable:
        if command["type"] == kind and has_name(command, name):
            return command
    names = ", ".join(command["name"] for command in usable) or "none"
    raise CannotDoError("no-command", who=user.name, name=name, where=channel, names=names)


@dataclass
class TypedCommand:
    """Fills the options of one command line."""

    world: World
    user: User
    channel: Channel
    focused: str | None = None

    def __post_init__(self) -> None:
        self.resolved: dict[str, Json] = {}

    def data(self, line: str, given: Mapping[str, Any]) -> Json:
        """The `data` of the interaction for `/line option:value …`."""
        first, *path = line.removeprefix("/").split()
        command = find_command(self.world, self.user, self.channel, first)
        data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        options = self._options(command, path, given)
        if options:
            data["options"] = options
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _options(self, owner: Json, path: list[str], given: Mapping[str, Any]) -> list[Json]:
        known = owner.get("options") or []
        inner = [option for option in known if option["type"] in (SUBCOMMAND, GROUP)]
        if not inner:
            if path:
                raise CannotDoError("no-subcommand", command=owner["name"], name=path[0])
            return self._values(owner, known, given)
        chosen = next((each for each in inner if path and has_name(each, path[0])), None)
        if chosen is None:
            names = [each["name"] for each in inner]
            raise CannotDoError("needs-subcommand", command=owner["name"], names=names)
        nested = self._options(chosen, path[1:], given)
        return [{"name": chosen["name"], "type": chosen["type"], "options": nested}]

    def _values(self, owner: Json, known: list[Json], given: Mapping[str, Any]) -> list[Json]:
        values: list[Json] = []
        for name, value in given.items():
            option = next((each for each in known if has_name(each, name)), None)
            if option is None:
                raise CannotDoError("no-option", command=owner["name"], name=name)
            values.append(self._value(option, value))
        present = {value["name"] for value in values}
        missing = [
            each["name"] for each in known if each.get("required") and each["name"] not in present
        ]
        if missing and self.focused is None:
            raise CannotDoError("needs-option", command=owner["name"], name=missing[0])
        return values

    def _value(self, option: Json, value: Any) -> Json:
        result: Json = {"name": option["name"], "type": option["type"]}
        if self.focused is not None and has_name(option, self.focused):
            if not option.get("autocomplete"):
                raise CannotDoError("no-autocomplete", name=option["name"])
            return {**result, "value": str(value), "focused": True}
        if option.get("choices"):
            return {**result, "value": _choice(option, value)}
        return {**result, "value": self._converted(option, value)}

    def _converted(self, option: Json, value: Any) -> Any:
        match option["type"]:
            case 3:
                return _within(option, str(value), len(str(value)), "length")
            case 4:
                return _within(option, int(value), int(value), "value")
            case 5:
                return value if isinstance(value, bool) else str(value).lower() in ("true", "ja")
            case 6:
                return self.resolve_user(value)
            case 7:
                self.resolved.setdefault("channels", {})[str(value.id)] = {
                    **payloads.channel(value),
                    "permissions": str(int(self.world.permissions(self.user, value))),
                }
                return str(value.id)
            case 10:
                return _within(option, float(value), float(value), "value")
            case _:
                raise CannotDoError("untypable-option", kind=option["type"])

    def resolve_user(self, who: User) -> str:
        self.resolved.setdefault("users", {})[str(who.id)] = payloads.user(who)
        guild = self.channel.guild
        if guild is not None and who.id in guild.members:
            member = payloads.member_without_user(guild.members[who.id])
            member["permissions"] = str(int(self.world.permissions(who, self.channel)))
            self.resolved.setdefault("members", {})[str(who.id)] = member
        return str(who.id)


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value == choice["value"] or (isinstance(value, str) and has_name(choice, value)):
            return choice["value"]
    offered = [choice["value"] for choice in option["choices"]]
    raise CannotDoError("not-offered", name=option["name"], offered=offered, value=value)


def _within(option: Json, value: Any, measure: float, what: str) -> Any:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and measure < least) or (most is not None and measure > most):
        about = {"name": option["name"], "least": least, "most": most, "value": value}
        raise CannotDoError("wrong-length" if what == "length" else "wrong-value", **about)
    return value
