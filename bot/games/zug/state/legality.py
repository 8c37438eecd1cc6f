"""Which acts on a neighbouring square are legal: the only definition.

`refusal` gives the reason. `ALLOWED` is a table of all cases, made from `refusal`, for the search,
which needs many thousand answers per second.
"""

from typing import NamedTuple

EMPTY, DWARF, SIGN = 0, 1, 3
"""The contents of a square; the clan is added to a dwarf or a sign."""
OWN_DWARF, RIVAL_DWARF, OWN_SIGN, RIVAL_SIGN = range(1, 5)
"""The contents relative to the clan to move."""
FLOOR, SEAT_GROUND, RIVAL_START = range(3)
"""The kinds of squares for a clan."""
WALK, LAY, TAKE, KICK = range(4)
"""The kinds of acts; the move text of a kick is «walk»."""

Kinds = tuple[int, ...]
Law = tuple[tuple[Kinds, ...], ...]
"""By ground and contents the legal kinds of acts."""


class Refusal(NamedTuple):
    key: str
    rule: str = ""


def refusal(kind: int, ground: int, content: int, may_lay: bool, may_take: bool) -> Refusal | None:
    """The reason why an act is illegal; None: it is legal."""
    if kind == LAY:
        return _laying(ground, content, may_lay)
    if kind == TAKE:
        return _taking(content, may_take)
    return _walking(ground, content)


def _walking(ground: int, content: int) -> Refusal | None:
    if ground == RIVAL_START:
        return Refusal("illegal-rival-start", "T11")
    if content == OWN_DWARF:
        return Refusal("illegal-own-dwarf", "T3")
    if content == OWN_SIGN:
        return Refusal("illegal-own-sign", "T5")
    if content == RIVAL_SIGN:
        return Refusal("illegal-rival-sign", "T4")
    if content == RIVAL_DWARF and ground == SEAT_GROUND:
        return Refusal("illegal-safe", "T10")
    return None


def _laying(ground: int, content: int, may_lay: bool) -> Refusal | None:
    if ground != SEAT_GROUND:
        return Refusal("illegal-no-seat")
    if content != EMPTY:
        return Refusal("illegal-seat-taken", "T3")
    return None if may_lay else Refusal("illegal-no-sign-left", "T30")


def _taking(content: int, may_take: bool) -> Refusal | None:
    if content == OWN_SIGN:
        return Refusal("illegal-take-own", "T6")
    if content != RIVAL_SIGN:
        return Refusal("illegal-take-nothing")
    return None if may_take else Refusal("illegal-no-removal-left", "T30")


def seen_by(clan: int, cell: int) -> int:
    """The contents of a cell relative to a clan."""
    if cell == EMPTY or clan == 0:
        return cell
    return RIVAL_DWARF + OWN_DWARF - cell if cell < SIGN else RIVAL_SIGN + OWN_SIGN - cell


def _allowed(ground: int, content: int, may_lay: bool, may_take: bool) -> Kinds:
    kinds = (KICK if content == RIVAL_DWARF else WALK, LAY, TAKE)
    return tuple(k for k in kinds if refusal(k, ground, content, may_lay, may_take) is None)


ALLOWED = tuple(
    {
        (may_lay, may_take): tuple(
            tuple(_allowed(ground, seen_by(clan, cell), may_lay, may_take) for cell in range(5))
            for ground in range(3)
        )
        for may_lay in (False, True)
        for may_take in (False, True)
    }
    for clan in (0, 1)
)
"""By clan and by whether it may still lay and take: the table of legal acts."""
