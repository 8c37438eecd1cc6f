"""The text twin of Drachenlachen: every dwarf, every open choice and the danger in sentences."""

from bot.engine.phrases import Many, Param, Who
from bot.engine.screen import Ink
from bot.games.drachen.events import numbers, where
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State


def twin(game: Drachen, state: State, ink: Ink) -> str:
    sentences = [ink("twin-round", round=str(state.round), rings=state.options.rings)]
    sentences += (ink("twin-seat", **about(game, state, s)) for s in range(state.seats))
    if state.choosing:
        sentences.append(ink("twin-choosing", **choosers(state)))
    if state.phase == "turn":
        sentences.append(ink("twin-turn", who=Who(state.seat)))
    always = numbers(game.cave.always_struck(state.seats), glue=", ")
    danger = ink("twin-danger", fields=always, rings=game.hoard(state))
    return "\n".join([*sentences, danger])


def about(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    """A dwarf for a sentence: whose it is, where it stands, what it carries and has brought out."""
    return {
        "who": Who(seat),
        "load": "ring" if state.rings[seat] else "none",
        "delivered": state.delivered[seat],
        **where(game.cave, state.places[seat]),
    }


def choosers(state: State) -> dict[str, Param]:
    """Everybody who must choose, for a sentence."""
    return {"count": len(state.choosing), "who": Many(tuple(map(Who, state.choosing)))}
