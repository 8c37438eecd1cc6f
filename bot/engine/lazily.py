"""A big module that is imported when it is first used, not at the start of a bot that may not."""

import importlib
from typing import Any


class Lazily:
    """Stands in for a module; what is taken from it once is kept."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        found = getattr(importlib.import_module(self._name), attribute)
        self.__dict__[attribute] = found
        return found
