"""Modals as a person sees them: labelled fields to fill in and send."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from localcord.people.lookup import chosen_values
from localcord.people.refusals import CannotDoError
from localcord.world.components import Kind, children, select
from localcord.world.model import Interaction, Json

Filling = Mapping[str, str | Sequence[str]]


@dataclass(frozen=True)
class Field:
    label: str
    custom_id: str
    kind: int
    value: str
    required: bool
    component: Json


@dataclass(frozen=True)
class Modal:
    interaction: Interaction

    @property
    def raw(self) -> Json:
        if self.interaction.modal is None:
            raise CannotDoError("no-modal")
        return self.interaction.modal

    @property
    def title(self) -> str:
        return str(self.raw["title"])

    @property
    def custom_id(self) -> str:
        return str(self.raw["custom_id"])

    @property
    def fields(self) -> list[Field]:
        return [field for component in self.raw["components"] for field in _fields(component)]

    def filled(self, filling: Filling) -> Json:
        """The `data` of the submit; fields are named by label or custom_id."""
        left = dict(filling)
        components = [self._submitted(component, left) for component in self.raw["components"]]
        if left:
            labels = [field.label for field in self.fields]
            raise CannotDoError("no-field", name=next(iter(left)), names=labels)
        return {"custom_id": self.custom_id, "components": components}

    def _submitted(self, component: Json, left: dict[str, Any]) -> Json:
        parts = {field.custom_id: _submit(field, left) for field in _fields(component)}
        result: Json = {"type": component["type"], "id": component.get("id", 0)}
        if component["type"] == Kind.LABEL:
            return {**result, "component": parts[component["component"]["custom_id"]]}
        return {**result, "components": list(parts.values())} if parts else result


def _fields(component: Json) -> list[Field]:
    if component["type"] == Kind.TEXT:
        return []
    outer = component.get("label", "")
    return [
        Field(
            label=outer or inner.get("label") or "",
            custom_id=inner["custom_id"],
            kind=inner["type"],
            value=inner.get("value") or "",
            required=inner.get("required", True) is not False,
            component=inner,
        )
        for inner in children(component)
    ]


def _submit(field: Field, left: dict[str, Any]) -> Json:
    value = left.pop(field.custom_id, left.pop(field.label, None))
    result: Json = {"type": field.kind, "custom_id": field.custom_id, "id": 0}
    if field.kind == Kind.TEXT_INPUT:
        return {**result, "value": _typed(field, field.value if value is None else value)}
    wanted = [value] if isinstance(value, str) else value or []
    return {**result, "values": chosen_values(select(field.component), wanted)}


def _typed(field: Field, text: str) -> str:
    least = field.component.get("min_length") or (1 if field.required else 0)
    most = field.component.get("max_length") or 4000
    if len(text) > most or (len(text) < least and (text or field.required)):
        raise CannotDoError("wrong-field-length", name=field.label, least=least, most=most)
    return text
