"""The screen of Drachenlachen: the cave, the dwarfs and their rings, one button."""

from bot.engine.game import Seen
from bot.engine.phrases import Icon, Word
from bot.engine.screen import Choice, Control, Ink, Lines, Screen
from bot.games.drachen.events import numbers
from bot.games.drachen.moves import Action
from bot.games.drachen.rules import Drachen
from bot.games.drachen.screen.picture import dwarf, picture
from bot.games.drachen.state import State
from bot.games.drachen.twin import about, doubles_of, twin


def render(game: Drachen, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    del prefix
    state = view.state
    return Screen(
        title=heading(game, view, ink),
        blocks=(picture(game, state, ink), _lines(game, state, ink)),
        twin=lambda: twin(game, view, ink),
        controls=_controls(state, ink),
        question=_question(state, ink),
    )


def heading(game: Drachen, view: Seen[State], ink: Ink) -> str:
    return ink("heading", round=str(view.state.round))


def describe(game: Drachen, view: Seen[State], action: Action, ink: Ink) -> str:
    return ink(f"move-{action}")


def _question(state: State, ink: Ink) -> str:
    if state.choosing:
        return ink("ask-choice")
    if state.phase == "turn":
        return ink("ask-roll", way="up" if state.rings[state.seat] else "down")
    return ""


def _lines(game: Drachen, state: State, ink: Ink) -> Lines:
    """All dwarfs, in the first round the chains, and the fields that are always struck."""
    seats = (_seat(game, state, seat, ink) for seat in range(state.seats))
    chains = _chains(game, ink) if state.round == 1 else ()
    hoard = ink("legend-hoard", rings=game.hoard(state))
    return Lines((*seats, *chains, _danger(game, state, ink), hoard))


def _seat(game: Drachen, state: State, seat: int, ink: Ink) -> str:
    return ink(
        "legend-seat",
        dwarf=dwarf(state, seat, ink).strip(),
        way=Icon("up" if state.rings[seat] else "down"),
        rings=state.options.rings,
        **about(game, state, seat),
    )


def _chains(game: Drachen, ink: Ink) -> tuple[str, ...]:
    return tuple(
        ink(
            "legend-chain",
            icon=Icon(f"chain-{name}"),
            chain=Word(f"chain-{name}"),
            doubles=numbers(doubles_of(chain)),
        )
        for name, chain in game.seed.chains.items()
    )


def _danger(game: Drachen, state: State, ink: Ink) -> str:
    always = numbers(game.cave.always_struck(state.seats))
    return ink("legend-danger", icon=Icon("dragon"), fields=always)


def _controls(state: State, ink: Ink) -> tuple[Control, ...]:
    """The button for rolling keeps its place, so that a double press chooses nothing."""
    roll = Choice(
        ink("move-roll"), "roll", ink.icon("roll"), style="main", off=bool(state.choosing)
    )
    if state.phase == "turn":
        return ((roll,),)
    if state.phase == "choice":
        cave = Choice(ink("press-cave"), "cave", icon=ink.icon("cave"), style="good")
        return ((roll, cave, Choice(ink("press-surface"), "surface", ink.icon("surface"))),)
    return ()
