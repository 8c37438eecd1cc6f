"""What everybody at a table of Dice Flick sees."""

from collections.abc import Iterator

from bot.engine.game import CHANCE, Seen
from bot.engine.screen import Ink
from bot.games.flick.moves import ScoreBest
from bot.games.flick.rules import DiceFlick
from bot.games.flick.state import State
from tests.facts import Fact


def facts(game: DiceFlick, view: Seen[State], ink: Ink, locale: str) -> Iterator[Fact]:
    state = view.state
    yield str(game.round(state)), str(game.seed.rounds)
    yield from _field(game, state, ink)
    for kind, count in zip(game.seed.dice, state.bag, strict=True):
        if count:
            yield (f"{count} {ink(f'die-{kind}')}",)
    for seat, points in enumerate(game.totals(state)):
        yield (f"{ink.name(seat)} {points}",)
        if game.to_act(state):
            yield ink.name(seat), ", ".join(ink(f"die-{die}") for die in state.hands[seat])
        else:
            yield ink.name(seat), ", ".join(map(str, state.sheets[seat]))
    acting = game.to_act(state) - {CHANCE}
    if acting and view.seat not in acting:
        yield (ink.name(state.seat),)
    if acting and not game.turns.may_flick(state):
        best = game.position(state).total(game.turns.holes(state, ScoreBest()))
        yield (str(best),)


def _field(game: DiceFlick, state: State, ink: Ink) -> Iterator[Fact]:
    markers = {**game.masks.upgrades, game.masks.centre: "", game.masks.bonus: ""}
    for name, die in zip(game.board.names, state.field, strict=True):
        if die:
            kind = ink(f"die-{die.kind}")
            yield (f"{kind} {die.pips} in {name}" if die.pips else f"{kind} in {name}",)
        elif game.board.index[name] in markers:
            yield (f"in {name}",)
