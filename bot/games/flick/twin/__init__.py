"""The screen of Dice Flick in full sentences."""

from collections.abc import Iterator

from bot.engine.game import CHANCE, Seen
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores
from bot.games.flick.moves import Action
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import Die, State
from bot.games.flick.twin.asking import asking, last_plates, picked, placed, scored_parts

MOST_SCORINGS = 3
"""Scorings that are told beside the best one; the list of /move has them all."""


def twin(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str) -> Twin:
    state, totals = view.state, game.totals(view.state)
    over = not game.to_act(state)
    hands = tuple(_hand(game, state, seat, ink) for seat in range(len(state.hands)))
    sheets = tuple(_sheet(state, seat, ink) for seat in range(len(state.sheets))) if over else ()
    own = view.seat
    return Twin(
        question=() if over else tuple(_question(game, view, ink, prefix)),
        position=(*_table(game, state, ink), *(() if over else hands)),
        points=(ink("twin-points", scores=scores(totals)), *sheets),
        own=() if own is None else (ink("own-points", points=totals[own]), hands[own]),
    )


def _table(game: DiceFlick, state: State, ink: Ink) -> tuple[str, ...]:
    return (
        ink("twin-round", round=game.round(state), rounds=game.seed.rounds),
        _field(game, state, ink),
        _markers(game, state, ink),
        _bag(game, state, ink),
    )


def _field(game: DiceFlick, state: State, ink: Ink) -> str:
    dice = _lying(game, state)
    return ink("twin-field", dice=Many(dice)) if dice else ink("twin-field-empty")


def _lying(game: DiceFlick, state: State) -> tuple[Word, ...]:
    pairs = zip(game.board.names, state.field, strict=True)
    return tuple(_die(game, name, die) for name, die in pairs if die)


def _die(game: DiceFlick, name: str, die: Die) -> Word:
    if die.kind == game.seed.knaller:
        return Word("twin-knaller", {"hole": name})
    return Word("twin-die", {"die": Word(f"die-{die.kind}"), "pips": str(die.pips), "hole": name})


def _markers(game: DiceFlick, state: State, ink: Ink) -> str:
    names = game.board.names
    all_markers = {
        hole: Word("twin-upgrade", {"hole": names[hole], "colour": Word(f"die-{colour}")})
        for hole, colour in game.masks.upgrades.items()
    }
    for key, hole in (("twin-centre", game.masks.centre), ("twin-bonus", game.masks.bonus)):
        all_markers[hole] = Word(key, {"hole": names[hole]})
    bare = tuple(word for hole, word in all_markers.items() if not state.field[hole])
    return ink("twin-markers", markers=Many(bare, "; ")) if bare else ink("twin-markers-none")


def _bag(game: DiceFlick, state: State, ink: Ink) -> str:
    counts = tuple(
        Word("twin-count", {"count": str(count), "die": Word(f"die-{kind}")})
        for kind, count in zip(game.seed.dice, state.bag, strict=True)
        if count
    )
    return ink("twin-bag", dice=Many(counts)) if counts else ink("twin-bag-empty")


def _hand(game: DiceFlick, state: State, seat: int, ink: Ink) -> str:
    dice = Many(tuple(Word(f"die-{die}") for die in state.hands[seat]))
    child = "child" if state.child[seat] else "fixed"
    return ink(
        "twin-seat" if dice.items else "twin-seat-empty", who=Who(seat), dice=dice, plate=child
    )


def _sheet(state: State, seat: int, ink: Ink) -> str:
    rounds = Many(tuple(map(str, state.sheets[seat])))
    return ink("twin-rounds", who=Who(seat), rounds=rounds)


def _question(game: DiceFlick, view: Seen[State], ink: Ink, prefix: str) -> Iterator[str]:
    state, own = view.state, view.seat == view.state.seat
    chance = CHANCE in game.to_act(state)
    if not own and not chance:
        yield ink("twin-turn", who=Who(state.seat))
    yield asking(game, state, ink, prefix)
    if chance:
        return
    if not game.turns.may_flick(state):
        yield from _scorings(game, state, ink)
        return
    now = picked(game, state, prefix)
    if own and not now.die:
        if not ink.reading.brief and (lying := _lying(game, state)):
            yield ink("twin-lie", dice=Many(lying))
        yield ink("twin-hand", dice=Many(tuple(Word(f"die-{die}") for die in state.hand)))
    if now.die and not now.elsewhere:
        yield ink("twin-chances", holes=_chances(game, state))
    for plate in last_plates(game, state, now):
        yield _odds(game, state, plate, now.hole, ink)


def _chances(game: DiceFlick, state: State) -> Many:
    """The free holes by their chance from the best plate, the likeliest first."""
    by_hit: dict[int, list[str]] = {}
    for name, die, aim in zip(game.board.names, state.field, game.best_aims(state), strict=True):
        if not die:
            by_hit.setdefault(aim.hit, []).append(name)
    told = (
        Word("twin-hit", {"hit": hit, "holes": Many(tuple(by_hit[hit]))})
        for hit in sorted(by_hit, reverse=True)
    )
    return Many(tuple(told), "; ")


def _scorings(game: DiceFlick, state: State, ink: Ink) -> Iterator[str]:
    """The scorings beside the best one."""
    _, *others = game.legal(state, state.seat)
    ways = tuple(_scoring(game, state, other) for other in others[:MOST_SCORINGS])
    if ways:
        more = max(0, len(others) - MOST_SCORINGS)
        yield ink("twin-scorings", ways=Many(ways, "; "), more=more)


def _scoring(game: DiceFlick, state: State, action: Action) -> Word:
    mask = game.turns.holes(state, action)
    if not mask:
        return Word("twin-scoring-none")
    points = Word("points", {"points": game.position(state).total(mask)})
    return Word("scoring", {"points": points, "parts": scored_parts(game, state, mask)})


def _odds(game: DiceFlick, state: State, plate: str, hole: str, ink: Ink) -> str:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    odds = Word("odds", {"hit": hit, "near": near, "ditch": ditch})
    side = placed(game, plate, Word(f"plate-{plate[0]}"))
    return ink("twin-odds", plate=side, odds=odds)
