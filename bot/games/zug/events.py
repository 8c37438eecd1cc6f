"""The events of Die Zwergenzugfahrt."""

from functools import cache

from bot.engine.game import WHO, Event, Weight
from bot.engine.phrases import Icon, Param, Word
from bot.games.zug.moves import CLANS
from bot.games.zug.state.board import Code
from bot.games.zug.state.legality import KICK, LAY, TAKE
from bot.games.zug.state.train import Coming, Train

WALKS = {
    (False, False): "walked",
    (False, True): "sat",
    (True, False): "stood",
    (True, True): "shifted",
}
"""The key of a walk, by whether the dwarf leaves a seat and whether it takes one."""


@cache
def clan_word(clan: int) -> Word:
    return Word(f"clan-{CLANS[clan]}")


@cache
def piece(clan: int, number: int) -> Word:
    """A dwarf for a text: icon and number."""
    name, shown = CLANS[clan], str(number + 1)
    icon = Icon(f"{name}-{shown}")
    return Word("piece", {"icon": icon, "clan": Word(f"short-{name}"), "number": shown})


def started(clan: int) -> Event:
    return Event("start", {"who": WHO[0], "clan": clan_word(clan)})


def acted(train: Train, seat: int, clan: int, code: Code, rivals: tuple[int, ...]) -> Event:
    """The event of an act of the clan; `rivals` are the seats of the other one."""
    kind, origin, target = code
    names = train.terms.board.names
    params: dict[str, Param] = {
        "who": WHO[seat],
        "dwarf": piece(clan, train.dwarfs[clan].index(origin)),
        "origin": names[origin],
        "target": names[target],
    }
    if kind == LAY:
        return Event("laid", params)
    if kind == TAKE:
        params |= {"clan": clan_word(1 - clan)}
        return Event("took", params, weight=Weight.HEAVY, touches=rivals)
    if kind == KICK:
        params |= _kick(train, clan, target)
        params["seat"] = "left" if train.terms.board.is_seat[origin] else "kept"
        return Event("kicked", params, weight=Weight.HEAVY, touches=rivals)
    key = WALKS[train.terms.board.is_seat[origin], train.terms.board.is_seat[target]]
    return Event(key, params, weight=Weight.LIGHT if key == "walked" else Weight.USUAL)


def _kick(train: Train, clan: int, target: int) -> dict[str, Param]:
    return {
        "victim": piece(1 - clan, train.dwarfs[1 - clan].index(target)),
        "home": train.terms.board.names[train.home(1 - clan)],
        "clan": clan_word(clan),
        "drops": train.terms.penalty(train.kicks[clan]),
    }


def came(train: Train, coming: Coming) -> tuple[Event, ...]:
    """The events of what `Train` returns as next in the turn order."""
    match coming:
        case "won":
            return (_won(train),)
        case "over":
            return (scored(train),)
        case "coin":
            return ()
    signalled = train.turn == train.terms.signal_turn
    told: dict[str, Param] = {"seats": train.terms.signal_seats}
    signal = (Event("signal", told, weight=Weight.HEAVY),) if signalled else ()
    if coming == "turn":
        return signal
    clan = train.clan
    if coming == "stuck":
        return (*signal, Event("stuck", {"clan": clan_word(clan)}))
    return (*signal, Event("dropped", {"clan": clan_word(clan), "left": train.drops[clan]}))


def _won(train: Train) -> Event:
    clan = train.winner() or 0
    return Event("won", {"clan": clan_word(clan), "seats": train.held[clan]})


def scored(train: Train) -> Event:
    red, green = train.held
    key = "drawn" if red == green else "scored"
    return Event(key, {"clan": clan_word(int(green > red)), "red": red, "green": green})


def tossed(thrower: int, clan: int) -> Event:
    told: dict[str, Param] = {"who": WHO[thrower], "clan": clan_word(clan)}
    return Event("coin", told, weight=Weight.LIGHT)


def spared(clan: int) -> Event:
    return Event("spared", {"clan": clan_word(clan)})


def conducted(seat: int, clan: int, square: str, losers: tuple[int, ...]) -> Event:
    told: dict[str, Param] = {"who": WHO[seat], "square": square, "clan": clan_word(clan)}
    return Event("conducted", told, weight=Weight.HEAVY, touches=losers)


def expired(pair_open: bool) -> Event:
    return Event("time", {"open": int(pair_open)}, weight=Weight.HEAVY)
