"""The page's first screen for a bot that begins with a choice: a card for every one of them."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

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
    about: Mapping[str, str] = field(default_factory=dict)
    """By the value of a choice one sentence about it."""


@dataclass(frozen=True)
class Welcome:
    """`option` of `command` is autocompleted; a card runs the command, or a second one, with it."""

    command: str
    option: str
    second_command: str
    texts: Mapping[str, WelcomeTexts]
    """By language: "de" and "en"."""
    calls: tuple[str, ...] = ()
    """A message of the bot that begins with one of these signs calls on those whom it names."""

    def frame(self) -> Json:
        return asdict(self)
