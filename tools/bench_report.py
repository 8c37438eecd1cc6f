"""How a bench is told: a figure, the floor beside it, what was wanted, and whether it was met."""

from dataclasses import dataclass

SHORT = "falls short"
_short: list[str] = []
"""What fell short so far."""


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    figure: float
    unit: str
    floor: float | None = None
    times: float | None = None
    """Wanted: at most so many times the floor."""
    share: float | None = None
    """Wanted: at least so much of the floor."""
    most: float | None = None
    least: float | None = None
    """Wanted, without the floor."""

    @property
    def ratio(self) -> float | None:
        return self.figure / self.floor if self.floor else None

    @property
    def wanted(self) -> str:
        told = {
            "≤ {:g} ×": self.times,
            "≥ {:g} ×": self.share,
            "≤ {:g}": self.most,
            "≥ {:g}": self.least,
        }
        return ", ".join(text.format(limit) for text, limit in told.items() if limit is not None)

    @property
    def short(self) -> bool:
        """Where there is no floor to be had, nothing can fall short of it."""
        ratio = self.ratio
        beside = ratio is not None and (
            (self.times is not None and ratio > self.times)
            or (self.share is not None and ratio < self.share)
        )
        return (
            beside
            or (self.most is not None and self.figure > self.most)
            or (self.least is not None and self.figure < self.least)
        )


def say(line: Line) -> None:
    floor = "" if line.floor is None else f"{line.floor:,.2f}"
    ratio = "" if line.ratio is None else f"{line.ratio:.2f} ×"
    figure = f"{line.figure:,.2f} {line.unit}"
    mark = SHORT if line.short else ""
    if line.short:
        _short.append(line.name)
    row = f"{line.name:<48}{figure:>16}{floor:>12}{ratio:>10}  {line.wanted:<12}{mark}"
    print(row.rstrip(), flush=True)  # noqa: T201


def head(name: str) -> None:
    row = f"{name:<48}{'ours':>16}{'floor':>12}{'ratio':>10}  wanted"
    print(f"\n{row}", flush=True)  # noqa: T201


def close() -> None:
    """The whole in one sentence."""
    told = f"{len(_short)} {SHORT}: {'; '.join(_short)}" if _short else "Nothing falls short."
    print(f"\n{told}", flush=True)  # noqa: T201
