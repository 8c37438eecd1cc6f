"""The events of Drachenlachen: one for a dwarf's move, one for a laugh."""

from collections.abc import Iterable, Sequence

from bot.engine.game import Event, Weight
from bot.engine.phrases import Icon, Many, Param, Who, Word
from bot.games.drachen.moves import Refuge
from bot.games.drachen.state.cave import CAVE, Cave
from bot.games.drachen.state.dwarfs import Dwarfs, Outcome

WEIGHTS: dict[Outcome, Weight] = {
    "moved": Weight.LIGHT,
    "swapped": Weight.USUAL,
    "fetched": Weight.USUAL,
    "threw": Weight.HEAVY,
    "stole": Weight.HEAVY,
    "delivered": Weight.HEAVY,
}


def moved(
    cave: Cave, dwarfs: Dwarfs, mover: int, *, pips: int, origin: int, outcome: Outcome, other: int
) -> Event:
    """The event of a move; `dwarfs` is the position after it."""
    params: dict[str, Param] = {"who": Who(mover), "pips": str(pips)}
    match outcome:
        case "moved":
            params |= {"to": str(cave.number(dwarfs.places[mover]))}
            params |= {"way": "up" if dwarfs.rings[mover] else "down"}
        case "swapped":
            params |= {"other": Who(other), "to": str(cave.number(dwarfs.places[mover]))}
            params |= where(cave, origin)
        case "threw" | "stole":
            params |= {"other": Who(other), "to": str(cave.number(dwarfs.places[mover]))}
        case "delivered":
            params |= {"ring": Icon("ring"), "count": dwarfs.delivered[mover]}
        case "fetched":
            params |= {"ring": Icon("ring")}
    return Event(outcome, params, weight=WEIGHTS[outcome])


def where(cave: Cave, index: int) -> dict[str, Param]:
    """Text parameters of a place: its kind, and the number of a field."""
    if cave.is_field(index):
        return {"place": "field", "field": str(cave.number(index))}
    return {"place": "cave" if index == CAVE else "surface", "field": ""}


def numbers(values: Iterable[int], glue: str = " ") -> Many:
    """Names of fields or faces as text, so that no language adds digit grouping."""
    return Many(tuple(map(str, values)), glue)


def laughed(
    cave: Cave,
    places: Sequence[int],
    *,
    roller: int,
    dice: tuple[int, int],
    bearers: list[int],
    choosers: list[int],
) -> Event:
    return Event(
        "laugh",
        {
            "dragon": Icon("dragon"),
            "who": Who(roller),
            "loud": max(dice),
            "aim": _aim(cave, dice),
            "hits": _hits(cave, places, bearers, choosers),
            "hit": Many(tuple(map(Who, (*bearers, *choosers)))),
            "count": len(bearers) + len(choosers),
        },
        weight=Weight.HEAVY if bearers or choosers else Weight.USUAL,
    )


def aimed(laugh: Event) -> Event:
    """The short sentence below the headline that has told whom the laugh hit."""
    return Event("aimed", laugh.params)


def _aim(cave: Cave, dice: tuple[int, int]) -> Word:
    if dice[0] == dice[1]:
        chain = Word(f"chain-{cave.chain(dice[0])}")
        return Word("aim-chain", {"chain": chain, "double": str(11 * dice[0])})
    first, second = cave.aimed(*dice)
    return Word("aim-two", {"first": str(first), "second": str(second)})


def _hits(cave: Cave, places: Sequence[int], bearers: list[int], choosers: list[int]) -> Param:
    if not bearers and not choosers:
        return Word("hit-nobody")
    groups = (("hit-bearers", bearers), ("hit-choosers", choosers))
    return Many(
        tuple(
            Word(key, {"count": len(seats), "who": _struck(cave, places, seats)})
            for key, seats in groups
            if seats
        ),
        glue=" ",
    )


def _struck(cave: Cave, places: Sequence[int], seats: list[int]) -> Many:
    return Many(
        tuple(
            Word("hit-dwarf", {"who": Who(seat), "field": str(cave.number(places[seat]))})
            for seat in seats
        )
    )


def chose(seat: int, refuge: Refuge) -> Event:
    return Event(f"chose-{refuge}", {"who": Who(seat), "ring": Icon("ring")})


def won(seat: int, rings: int) -> Event:
    told: dict[str, Param] = {"who": Who(seat), "rings": rings, "dragon": Icon("dragon")}
    return Event("won", told, weight=Weight.HEAVY)
