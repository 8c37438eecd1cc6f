"""How a person finds a button or a select: by what is written on it, newest message first."""

from collections.abc import Iterable

from localcord.people.refusals import CannotDoError
from localcord.world.components import (
    LINK_STYLE,
    PREMIUM_STYLE,
    Button,
    Kind,
    Option,
    Select,
)
from localcord.world.model import Message, User


def find_button(
    who: User, messages: Iterable[Message], label: str | None, custom_id: str | None
) -> tuple[Message, Button]:
    """The button in the newest message that has it; an exact label beats a part of one."""
    seen: list[str] = []
    for message in messages:
        for fits in (_is_button, _is_like_button):
            for button in message.buttons:
                if fits(button, label, custom_id):
                    _refuse_unusable(who, button)
                    return message, button
        seen += [button.label or button.emoji for button in message.buttons]
    wanted = label if custom_id is None else custom_id
    raise CannotDoError("no-button", who=who.name, name=wanted, names=seen)


def _is_button(button: Button, label: str | None, custom_id: str | None) -> bool:
    if custom_id is not None:
        return button.custom_id == custom_id
    return label is not None and label in (button.label, button.emoji)


def _is_like_button(button: Button, label: str | None, custom_id: str | None) -> bool:
    if custom_id is not None or not label:
        return False
    written = f"{button.emoji} {button.label}".casefold()
    return label.casefold() in written


def _refuse_unusable(who: User, button: Button) -> None:
    name = button.label or button.emoji
    if button.disabled:
        raise CannotDoError("disabled-button", name=name, who=who.name)
    if button.style in (LINK_STYLE, PREMIUM_STYLE):
        raise CannotDoError("link-button", name=name)


def find_select(who: User, messages: Iterable[Message], name: str | None) -> tuple[Message, Select]:
    seen: list[str] = []
    for message in messages:
        for select in message.selects:
            if name is None or name == select.custom_id or _in(name, select.placeholder):
                if select.disabled:
                    raise CannotDoError("disabled-select", name=select.placeholder)
                return message, select
        seen += [select.placeholder or select.custom_id for select in message.selects]
    raise CannotDoError("no-select", who=who.name, name=name, names=seen)


def _in(part: str, whole: str) -> bool:
    return part.casefold() in whole.casefold()


def chosen_values(select: Select, wanted: Iterable[object]) -> list[str]:
    """The values behind labels, values, or things with an id."""
    values = [_chosen(select, each) for each in wanted]
    if not select.min_values <= len(values) <= select.max_values:
        raise CannotDoError(
            "wrong-count", least=select.min_values, most=select.max_values, count=len(values)
        )
    if len(set(values)) != len(values):
        raise CannotDoError("chosen-twice")
    return values


def _chosen(select: Select, wanted: object) -> str:
    if select.kind != Kind.STRING_SELECT:
        return str(getattr(wanted, "id", wanted))
    text = str(wanted)
    for fits in (_is_option, _is_like_option):
        found = [option for option in select.options if fits(option, text)]
        if len(found) == 1 or (found and fits is _is_option):
            return found[0].value
    labels = [option.label for option in select.options]
    raise CannotDoError("no-single-entry", name=text, names=labels)


def _is_option(option: Option, text: str) -> bool:
    return text in (option.label, option.value)


def _is_like_option(option: Option, text: str) -> bool:
    return _in(text, option.label)
