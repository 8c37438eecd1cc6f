"""Initials of names: as short as they can be told apart, for a place without room for more."""

from collections.abc import Iterator, Sequence

LONGEST = 2


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter each; two where another name begins alike."""
    letters = ["".join(filter(str.isalnum, name)) or str(n) for n, name in enumerate(names, 1)]
    firsts = [name[0].upper() for name in letters]
    taken: set[str] = set()
    for number, name in enumerate(letters):
        alone = firsts.count(firsts[number]) == 1
        taken_next = next(s for s in _ways(name, number, alone=alone) if s not in taken)
        taken.add(taken_next)
        letters[number] = taken_next
    return tuple(letters)


def _ways(name: str, number: int, *, alone: bool) -> Iterator[str]:
    """Rather the letter alone, or with the next letters of the name; at last a number."""
    first = name[0].upper()
    yield from (first,) if alone else ()
    yield from (first + other for other in (*name[:0:-1][:1], *name[1:]) if other.isdigit())
    yield from (first + other for other in name[1:])
    yield f"{first}{number + 1}"
    yield str(number + 1)
