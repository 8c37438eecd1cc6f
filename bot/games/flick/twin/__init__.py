"""The screen of Dice Flick once more in full sentences."""

from bot.engine.game import CHANCE
from bot.engine.phrases import Many, Who, Word
from bot.engine.screen import Ink
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import Die, State
from bot.games.flick.twin.asking import asking, last_plates, picked, standing


def twin(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    sentences = (
        ink("twin-round", round=game.round(state), rounds=game.seed.rounds),
        _field(game, state, ink),
        _markers(game, state, ink),
        _bag(game, state, ink),
        *(_seat(game, state, seat, ink) for seat in range(len(state.hands))),
        _now(game, state, ink, prefix),
    )
    return "\n".join(sentences)


def _field(game: DiceFlick, state: State, ink: Ink) -> str:
    pairs = zip(game.board.names, state.field, strict=True)
    dice = tuple(_die(game, name, die) for name, die in pairs if die)
    return ink("twin-field", dice=Many(dice)) if dice else ink("twin-field-empty")


def _die(game: DiceFlick, name: str, die: Die) -> Word:
    if die.kind == game.seed.knaller:
        return Word("twin-knaller", {"hole": name})
    return Word("twin-die", {"die": Word(f"die-{die.kind}"), "pips": die.pips, "hole": name})


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
        Word("twin-count", {"count": count, "die": Word(f"die-{kind}")})
        for kind, count in zip(game.seed.dice, state.bag, strict=True)
        if count
    )
    return ink("twin-bag", dice=Many(counts)) if counts else ink("twin-bag-empty")


def _seat(game: DiceFlick, state: State, seat: int, ink: Ink) -> str:
    dice = Many(tuple(Word(f"die-{die}") for die in state.hands[seat]))
    key = "twin-seat" if state.hands[seat] else "twin-seat-empty"
    return ink(key, who=Who(seat), points=game.totals(state)[seat], dice=dice)


def _now(game: DiceFlick, state: State, ink: Ink, prefix: str) -> str:
    if not game.to_act(state):
        return ink("twin-over")
    asked = asking(game, state, ink, prefix)
    if CHANCE in game.to_act(state) or not game.turns.may_flick(state):
        return asked
    now = picked(game, state, prefix)
    plates = last_plates(game, state, now)
    return "\n".join((asked, *(_odds(game, state, plate, now.hole, ink) for plate in plates)))


def _odds(game: DiceFlick, state: State, plate: str, hole: str, ink: Ink) -> str:
    hit, near, ditch = game.chart(state, plate, hole).percent(game.board.index[hole])
    odds = Word("odds", {"hit": hit, "near": near, "ditch": ditch})
    side = Word(f"plate-{plate[0]}")
    return ink("twin-odds", plate=side, at=standing(game, plate), odds=odds)
