"""Small request bodies to push over a limit."""

from typing import Any

Json = dict[str, Any]


def embed(**parts: Any) -> Json:
    return {"embeds": [{"title": "t", **parts}]}


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


def button(number: int = 0, **parts: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}", **parts}


def link(**parts: Any) -> Json:
    return {"type": 2, "style": 5, "label": "l", "url": "https://x.example", **parts}


def option(number: int = 0, **parts: Any) -> Json:
    return {"label": "o", "value": str(number), **parts}


def select(amount: int = 1, **parts: Any) -> Json:
    choices = [option(number) for number in range(amount)]
    return {"type": 3, "custom_id": "s", "options": choices, **parts}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def rows(*components: Json) -> Json:
    """Each component in a row of its own."""
    return {"components": [row(component) for component in components]}


def v2(*components: Json, **parts: Any) -> Json:
    return {"flags": 1 << 15, "components": list(components), **parts}


def display(text: str = "t") -> Json:
    return {"type": 10, "content": text}


def text_input(number: int = 0, **parts: Any) -> Json:
    return {"type": 4, "custom_id": f"t{number}", "label": "l", "style": 1, **parts}


def modal(*inputs: Json, **parts: Any) -> Json:
    fields = inputs or (text_input(),)
    return {"custom_id": "m", "title": "t", "components": [row(each) for each in fields], **parts}


def labelled(component: Json | None = None, **parts: Any) -> Json:
    inner = component or {"type": 4, "custom_id": "t", "style": 1}
    label = {"type": 18, "label": "l", "component": inner, **parts}
    return {"custom_id": "m", "title": "t", "components": [label]}


def command(name: str = "c", **parts: Any) -> Json:
    return {"type": 1, "name": name, "description": "d", **parts}


def command_option(name: str = "o", **parts: Any) -> Json:
    return {"type": 3, "name": name, "description": "d", **parts}


def choice(number: int = 0, **parts: Any) -> Json:
    return {"name": f"c{number}", "value": str(number), **parts}
