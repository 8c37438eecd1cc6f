"""Faults: what a bot does that Discord refuses, or does not do in time.

A fault that a test does not expect fails the test.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self


class UnexpectedFaultsError(AssertionError):
    """There are faults that no test expected, or expected ones that did not come."""


class Expectation:
    """A fault that a test provokes on purpose. It must come at least once."""

    def __init__(self, faults: "Faults", text: str) -> None:
        self._faults = faults
        self.text = text
        self.hits: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._faults.expected.remove(self)
        if error is None:
            self.must_have_come()

    def must_have_come(self) -> None:
        if not self.hits:
            raise UnexpectedFaultsError(f"expected a fault with {self.text!r}, none came")


@dataclass
class Faults:
    entries: list[str] = field(default_factory=list)
    expected: list[Expectation] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)
    """Texts of faults that may or may not come."""
    on_fault: list[Callable[[str], None]] = field(default_factory=list)
    """Called with every unexpected fault when it is recorded."""

    def record(self, text: str) -> None:
        for expectation in self.expected:
            if expectation.text in text:
                expectation.hits.append(text)
                return
        if self._is_forgiven(text):
            return
        self.entries.append(text)
        for listener in self.on_fault:
            listener(text)

    def expect(self, text: str) -> Expectation:
        expectation = Expectation(self, text)
        self.expected.append(expectation)
        return expectation

    def forgive(self, text: str) -> None:
        """Drop recorded faults with this text, and those still to come.

        A request of a process that was killed may be read from the socket only later.
        """
        self.forgiven.append(text)
        self.entries = [entry for entry in self.entries if not self._is_forgiven(entry)]

    def _is_forgiven(self, entry: str) -> bool:
        return any(text in entry for text in self.forgiven)

    def clear(self) -> None:
        self.entries.clear()
        self.expected.clear()
        self.forgiven.clear()

    def raise_unexpected(self) -> None:
        """Raise if there are unexpected faults, or if an expected one did not come."""
        if self.entries:
            raise UnexpectedFaultsError("\n".join(["faults on the wire:", *self.entries]))
        for expectation in self.expected:
            expectation.must_have_come()
