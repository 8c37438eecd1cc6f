"""The screen of Dice Flick once more in full sentences."""

from collections.abc import Iterator

from bot.engine.game import CHANCE, Seen
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.engine.twin import Twin, scores
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import Die, State
from bot.games.flick.twin.asking import asking, last_plates, picked, standing


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
    pairs = zip(game.board.names, state.field, strict=True)
    dice = tuple(_die(game, name, die) for name, die in pairs if die)
    return ink("twin-field", dice=Many(dice)) if dice else ink("twin-field-empty")


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
    return ink("twin-markers", markers=Many(bare)) if bare else ink("twin-markers-none")


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
        if others := len(game.legal(state, state.seat)) - 1:
            yield ink("twin-scorings", count=others)
        return
    now = picked(game, state, prefix)
    if own and not now.die:
        yield ink("twin-hand", dice=Many(tuple(Word(f"die-{die}") for die in state.hand)))
    for plate in last_plates(game, state, now):
        yield _odds(game, state, plate, now.hole, ink)


def _odds(game: DiceFlick, state: State, plate: str, hole: str, ink: Ink) -> str:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    odds = Word("odds", {"hit": hit, "near": near, "ditch": ditch})
    side = Word(f"plate-{plate[0]}")
    return ink("twin-odds", plate=side, at=standing(game, plate), odds=odds)
