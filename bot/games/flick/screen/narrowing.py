"""Hundreds of flicks in words, step by step: first the die, then the plate, then the hole."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Seen
from bot.engine.offers import Offer, Typed, fits, fitting, other_words
from bot.engine.phrases import Word
from bot.engine.screen import Ink
from bot.engine.spelling import words
from bot.games.flick.moves import Action, Flick, ScoreBest, Skip
from bot.games.flick.rules import DiceFlick
from bot.games.flick.screen import describe
from bot.games.flick.state import State
from bot.games.flick.twin.asking import standing

OPEN = " …"


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One thing to say of a flick: how it is called in a sentence, and every word for it."""

    value: str
    label: str
    known: tuple[str, ...]


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
    if len(found) > most:
        return _next_step([part[0] for part in found], [part[1] for part in found], said)
    aims = [Flick(die.value, plate.value, hole.value) for die, plate, hole in found]
    aims.sort(key=lambda aim: -_hit(game, view.state, aim))
    return tuple(Offer(describe(game, view, aim, ink), str(aim)) for aim in aims)


def _telling(typed: Typed, parts: tuple[Part, ...], little: Typed) -> Typed:
    """Without the little words that tell nothing."""
    return tuple(
        word
        for word in typed
        if word not in little
        and (any(_says(word, part) for part in parts) or not fits(little, (word,)))
    )


def _named(word: str, parts: tuple[Part, ...]) -> set[Part]:
    """Those that have this very word, or else those with a word that begins so."""
    exact = {part for part in parts if word in part.known}
    return exact or {part for part in parts if _says(word, part)}


def _says(word: str, part: Part) -> bool:
    return any(known.startswith(word) for known in part.known)


def _hit(game: DiceFlick, state: State, aim: Flick) -> float:
    chart = game.chart(state, aim.plate, aim.hole)
    return chart.ways[game.board.index[aim.hole]] / chart.total


def _next_step(dice: list[Part], plates: list[Part], said: Typed) -> tuple[Offer, ...]:
    """The die where it is open, else the side, else the place before which a plate is shifted."""
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
    at = standing(game, plate)
    place = ink(at.key, **at.params) if isinstance(at, Word) else ""
    label = f"{ink(f'from-{plate[0]}')} {place}".strip()
    return _part(plate, label, f"{plate} {ink(f'plate-{plate[0]}')}")


def _holes(game: DiceFlick, view: Seen[State]) -> list[Part]:
    free = zip(game.board.names, view.state.field, strict=True)
    return [Part(name, name, (name.lower(),)) for name, die in free if die is None]


def _part(value: str, label: str, more: str) -> Part:
    return Part(value, label, words(f"{label} {more}"))


def _scorings(
    game: DiceFlick, view: Seen[State], legal: Sequence[Action], ink: Ink
) -> Iterator[Offer]:
    """The best first, then by points."""
    for action in sorted(legal, key=lambda action: -_points(game, view.state, action)):
        yield _offer(game, view, action, ink)


def _offer(game: DiceFlick, view: Seen[State], action: Action, ink: Ink) -> Offer:
    move = str(action)
    return Offer(describe(game, view, action, ink), move, more=other_words(move, ink))


def _points(game: DiceFlick, state: State, action: Action) -> float:
    best = 0.5 if isinstance(action, ScoreBest) else 0.0
    return game.position(state).total(game.turns.holes(state, action)) + best
