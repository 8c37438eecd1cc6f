"""Why a person cannot do something, as sentences in English and German."""

import tomllib
from functools import cache
from pathlib import Path

SENTENCES = Path(__file__).with_name("refusals.toml")
GERMAN, ENGLISH = "de", "en"


@cache
def sentences() -> dict[str, dict[str, str]]:
    """By their key, then by language."""
    return tomllib.loads(SENTENCES.read_text("utf-8"))


class CannotDoError(AssertionError):
    """A person tried something that no Discord client offers."""

    def __init__(self, key: str, **values: object) -> None:
        self.key = key
        self.values = values
        super().__init__(self.sentence(ENGLISH))

    def sentence(self, locale: str) -> str:
        language = GERMAN if locale == GERMAN else ENGLISH
        return sentences()[self.key][language].format(**self.values)
