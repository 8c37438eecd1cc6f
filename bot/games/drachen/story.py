"""What is told of a match of Drachenlachen: one event for a dwarf's move, one for a laugh."""

from collections.abc import Sequence

from bot.engine.game import Event
from bot.engine.words import Icon, Many, Param, Who, Word
from bot.games.drachen.cave import CAVE, Cave
from bot.games.drachen.dwarfs import Dwarfs, Outcome
from bot.games.drachen.moves import Refuge


def moved(
    cave: Cave, dwarfs: Dwarfs, mover: int, *, pips: int, origin: int, outcome: Outcome, other: int
) -> Event:
    """A dwarf has moved from its origin; the dwarfs stand where that led them."""
    params: dict[str, Param] = {"who": Who(mover), "pips": pips}
    match outcome:
        case "moved":
            params |= {"to": cave.number(dwarfs.places[mover])}
            params |= {"way": "up" if dwarfs.rings[mover] else "down"}
        case "swapped":
            params |= {"other": Who(other), "to": cave.number(dwarfs.places[mover])}
            params |= {"back": towards(cave, origin)}
        case "threw" | "stole":
            params |= {"other": Who(other), "to": cave.number(dwarfs.places[mover])}
        case "delivered":
            params |= {"ring": Icon("ring"), "count": dwarfs.delivered[mover]}
        case "fetched":
            params |= {"ring": Icon("ring")}
    return Event(outcome, params)


def towards(cave: Cave, index: int) -> Word:
    """The words for a way that ends there."""
    if cave.is_field(index):
        return Word("towards-field", {"field": cave.number(index)})
    return Word("towards-cave" if index == CAVE else "towards-surface")


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
        },
    )


def _aim(cave: Cave, dice: tuple[int, int]) -> Word:
    first, *others = cave.aimed(*dice)
    if dice[0] != dice[1]:
        return Word("aim-two", {"first": first, "second": others[0]})
    chain: tuple[Param, ...] = tuple(sorted((first, *others)))
    return Word("aim-chain", {"pips": dice[0], "fields": Many(chain, glue=" ")})


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
            Word("hit-dwarf", {"who": Who(seat), "field": cave.number(places[seat])})
            for seat in seats
        )
    )


def chose(seat: int, refuge: Refuge) -> Event:
    return Event(f"chose-{refuge}", {"who": Who(seat), "ring": Icon("ring")})


def won(seat: int, rings: int) -> Event:
    return Event("won", {"who": Who(seat), "rings": rings, "dragon": Icon("dragon")})
