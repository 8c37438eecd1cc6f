"""What went wrong that no test announced: every entry fails the test it happened in."""

from dataclasses import dataclass, field
from types import TracebackType
from typing import Self


class UnexpectedFaultsError(AssertionError):
    """Raised when a local Discord is left with faults that nobody expected."""


class Expectation:
    """A fault a test provokes on purpose; it must come at least once."""

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

    def record(self, text: str) -> None:
        for expectation in self.expected:
            if expectation.text in text:
                expectation.hits.append(text)
                return
        self.entries.append(text)

    def expect(self, text: str) -> Expectation:
        expectation = Expectation(self, text)
        self.expected.append(expectation)
        return expectation

    def settle(self) -> None:
        """The reckoning at the end of a test."""
        if self.entries:
            raise UnexpectedFaultsError("\n".join(["faults on the wire:", *self.entries]))
        for expectation in self.expected:
            expectation.must_have_come()
