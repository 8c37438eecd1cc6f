"""Offers for typed flicks, of which there are hundreds: die, then plate, then hole."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Seen
from bot.engine.offers import Offer, Typed, fits, fitting, other_words
from bot.engine.phrases import Word
from bot.engine.screen import Ink
from bot.engine.spelling import words
from bot.games.flick.moves import Action, Flick, Score, ScoreBest, Skip
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen import describe
from bot.games.flick.state import State
from bot.games.flick.twin.asking import placed, scored_parts

OPEN = " …"


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One part of a flick: its text, and all words for it."""

    value: str
    label: str
    known: tuple[str, ...]


Aim = tuple[Part, Part, Part]
"""The die, the plate and the hole of a flick."""


def narrow(
    game: DiceFlick, view: Seen[State], seat: int, typed: Typed, most: int, ink: Ink
) -> tuple[Offer, ...]:
    legal = game.legal_in(view, seat)
    if not legal:
        return ()
    if game.turns.may_flick(view.state):
        skip = (_offer(game, view, Skip(), ink),) if view.state.bonus else ()
        return *fitting(skip, typed), *_flicks(game, view, typed, most, ink)
    return fitting(_scorings(game, view, legal, ink), typed)


def _flicks(
    game: DiceFlick, view: Seen[State], typed: Typed, most: int, ink: Ink
) -> tuple[Offer, ...]:
    dice, plates, holes = _dice(view.state, ink), _plates(game, view.state, ink), _holes(game, view)
    said = _telling(typed, (*dice, *plates, *holes), words(ink("typed-little")))
    fitting_parts = [_named(word, (*dice, *plates, *holes)) for word in said]
    found = [
        (die, plate, hole)
        for die in dice
        for plate in plates
        for hole in holes
        if all(die in ones or plate in ones or hole in ones for ones in fitting_parts)
    ]
    if not any({*ones} & {*plates} for ones in fitting_parts) and _is_aimed(found):
        found = _from_the_best_plate(game, view.state, found)
    if len(found) > most:
        return _next_step([part[0] for part in found], [part[1] for part in found], said)
    aims = [Flick(die.value, plate.value, hole.value) for die, plate, hole in found]
    aims.sort(key=lambda aim: -_hit(game, view.state, aim))
    return tuple(Offer(describe(game, view, aim, ink), str(aim)) for aim in aims)


def _is_aimed(found: list[Aim]) -> bool:
    """Whether a hole is named, so that the plate is the only open question about it."""
    return len({hole.value for _, _, hole in found}) == 1


def _from_the_best_plate(game: DiceFlick, state: State, found: list[Aim]) -> list[Aim]:
    """As the button of the hole flicks."""
    return [
        (die, plate, hole)
        for die, plate, hole in found
        if plate.value == game.best_plate(state, hole.value)
    ]


def _telling(typed: Typed, parts: tuple[Part, ...], little: Typed) -> Typed:
    """The typed words without filler words."""
    return tuple(
        word
        for word in typed
        if word not in little
        and not (word.isdigit() and word not in _known(parts))
        and (any(_says(word, part) for part in parts) or not fits(little, (word,)))
    )


def _known(parts: tuple[Part, ...]) -> set[str]:
    return {known for part in parts for known in part.known}


def _named(word: str, parts: tuple[Part, ...]) -> set[Part]:
    """The parts that have this word, else those with a word that begins so."""
    exact = {part for part in parts if word in part.known}
    return exact or {part for part in parts if _says(word, part)}


def _says(word: str, part: Part) -> bool:
    return any(known.startswith(word) for known in part.known)


def _hit(game: DiceFlick, state: State, aim: Flick) -> float:
    chart = game.chart(state, aim.plate, aim.hole)
    return chart.ways[game.board.index[aim.hole]] / chart.total


def _next_step(dice: list[Part], plates: list[Part], said: Typed) -> tuple[Offer, ...]:
    """Offers for the next open part: the die, else the side, else the place on the side."""
    step = list({part.value: part for part in dice}.values())
    if len(step) < 2:
        sides = {plate.value[0]: plate for plate in plates}
        step = list({plate.value: plate for plate in plates}.values())
        if len(sides) > 1:
            step = [Part(side, plate.label.partition(" (")[0], ()) for side, plate in sides.items()]
    return tuple(_open(" ".join(said), part) for part in step)


def _open(before: str, part: Part) -> Offer:
    label = f"{before} {part.label}".strip()
    return Offer(f"{label}{OPEN}", " ".join(words(label)), opens=True)


def _dice(state: State, ink: Ink) -> list[Part]:
    dice = dict.fromkeys(state.hand)
    return [_part(die, ink(f"die-{die}"), f"{die} {ink(f'the-{die}')}") for die in dice]


def _plates(game: DiceFlick, state: State, ink: Ink) -> list[Part]:
    return [_plate(game, plate, ink) for plate in game.plates(state)]


def _plate(game: DiceFlick, plate: str, ink: Ink) -> Part:
    at = placed(game, plate, Word(f"from-{plate[0]}"))
    label = ink(at.key, **at.params)
    return _part(plate, label, f"{plate} {ink(f'plate-{plate[0]}')}")


def _holes(game: DiceFlick, view: Seen[State]) -> list[Part]:
    free = zip(game.board.names, view.state.field, strict=True)
    return [Part(name, name, (name.lower(),)) for name, die in free if die is None]


def _part(value: str, label: str, more: str) -> Part:
    return Part(value, label, words(f"{label} {more}"))


def _scorings(
    game: DiceFlick, view: Seen[State], legal: Sequence[Action], ink: Ink
) -> Iterator[Offer]:
    """Offers of scorings: the best first, then by points."""
    for action in sorted(legal, key=lambda action: -_points(game, view.state, action)):
        yield _offer(game, view, action, ink)


def _offer(game: DiceFlick, view: Seen[State], action: Action, ink: Ink) -> Offer:
    move, more = str(action), ""
    if isinstance(action, Score):
        parts = scored_parts(game, view.state, game.turns.holes(view.state, action))
        more = ink("scoring", points="", parts=parts)
    return Offer(describe(game, view, action, ink), move, more=f"{other_words(move, ink)} {more}")


def _points(game: DiceFlick, state: State, action: Action) -> float:
    best = 0.5 if isinstance(action, ScoreBest) else 0.0
    return game.position(state).total(game.turns.holes(state, action)) + best
