"""The page's first screen for a bot that begins with a choice: a card for every one of them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from localcord.world.model import Json


@dataclass(frozen=True)
class WelcomeTexts:
    """`{name}` in a label stands for the name of the choice."""

    title: str
    lead: str
    steps: tuple[str, ...]
    channel: str
    loading: str
    button: str
    button_label: str
    second_button: str
    second_button_label: str


@dataclass(frozen=True)
class Welcome:
    """`option` of `command` is autocompleted; a card runs the command, or a second one, with it."""

    command: str
    option: str
    second_command: str
    texts: Mapping[str, WelcomeTexts]
    """By language: "de" and "en"."""

    def frame(self) -> Json:
        return asdict(self)
