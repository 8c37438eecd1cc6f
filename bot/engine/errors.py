"""Errors that are shown: to a player by the key of a text, to the operator as one sentence."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.engine.phrases import Param


class OperatorError(Exception):
    """One sentence for the operator: what is wrong and what to do. Printed without traceback."""


class TryLaterError(OperatorError):
    """One that may pass by itself, such as a network that is down: a restart later may help."""


class PlayerError(Exception):
    """A refusal, shown to the player privately; not logged as a fault."""

    def __init__(self, key: str, **params: "Param") -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class IllegalMoveError(PlayerError):
    """A move that the rules forbid; `rule` is the id of the ruling, if there is one."""

    def __init__(self, key: str, rule: str = "", **params: "Param") -> None:
        super().__init__(key, **params)
        self.rule = rule
