"""The screen of Drachenlachen: the winding cave, the dwarfs and their rings, one button."""

from string import ascii_uppercase

from bot.engine.game import Seen
from bot.engine.screen import Block, Choice, Control, Ink, Lines, Screen
from bot.engine.words import Icon, Many, Param, Who
from bot.games.drachen.board import board, dwarf
from bot.games.drachen.moves import Action
from bot.games.drachen.rules import Drachen, State
from bot.games.drachen.story import numbers, where


def render(game: Drachen, view: Seen[State], ink: Ink, prefix: str = "") -> Screen:
    del prefix
    state = view.state
    return Screen(
        title=ink("heading", round=str(_round(state))),
        blocks=(board(game, state, ink), *_open_choice(state, ink), _legend(game, state, ink)),
        text=_twin(game, state, ink),
        controls=_controls(state, ink),
    )


def describe(game: Drachen, view: Seen[State], action: Action, ink: Ink) -> str:
    return ink(f"move-{action}")


def _round(state: State) -> int:
    return state.turn // state.seats + 1


def _open_choice(state: State, ink: Ink) -> tuple[Block, ...]:
    if not state.choosing:
        return ()
    return (Lines((ink("choosing", count=len(state.choosing), who=_names(state.choosing)),)),)


def _names(seats: tuple[int, ...]) -> Many:
    return Many(tuple(Who(seat) for seat in seats))


def _legend(game: Drachen, state: State, ink: Ink) -> Lines:
    seats = (_seat(game, state, seat, ink) for seat in range(state.seats))
    return Lines((*seats, _chains(game, ink), _danger(game, state, ink)))


def _seat(game: Drachen, state: State, seat: int, ink: Ink) -> str:
    ring = state.rings[seat]
    return ink(
        "legend-seat",
        dwarf=dwarf(state, seat, ink).strip(),
        ring=Icon("ring"),
        way=Icon("up" if ring else "down"),
        out=str(state.delivered[seat]),
        rings=str(state.options.rings),
        **_about(game, state, seat),
    )


def _about(game: Drachen, state: State, seat: int) -> dict[str, Param]:
    return {
        "who": Who(seat),
        "letter": ascii_uppercase[seat],
        "load": "ring" if state.rings[seat] else "none",
        "delivered": state.delivered[seat],
        **where(game.cave, state.places[seat]),
    }


def _chains(game: Drachen, ink: Ink) -> str:
    chains = (
        ink(
            "legend-chain",
            icon=Icon(f"chain-{name}"),
            letter=name.upper(),
            doubles=numbers(_doubles(chain)),
        )
        for name, chain in game.seed.chains.items()
    )
    return " · ".join(chains)


def _doubles(chain: tuple[int, ...]) -> list[int]:
    """The doubles that strike a chain, by their pips."""
    return sorted(number % 10 for number in chain if number % 11 == 0)


def _danger(game: Drachen, state: State, ink: Ink) -> str:
    always = numbers(game.cave.always_struck(state.seats))
    return ink("legend-danger", icon=Icon("dragon"), fields=always, rings=_hoard(game, state))


def _hoard(game: Drachen, state: State) -> int:
    """The rings that the dragon still guards; they never run out (D5)."""
    return game.seed.rings - sum(state.delivered) - sum(state.rings)


def _controls(state: State, ink: Ink) -> tuple[Control, ...]:
    if state.phase == "turn":
        return ((Choice(ink("move-roll"), "roll", icon=ink.icon("roll"), style="main"),),)
    if state.phase == "choice":
        cave = Choice(ink("press-cave"), "cave", icon=ink.icon("cave"), style="good")
        return ((cave, Choice(ink("press-surface"), "surface", icon=ink.icon("surface"))),)
    return ()


def _twin(game: Drachen, state: State, ink: Ink) -> str:
    sentences = [ink("twin-round", round=str(_round(state)), rings=state.options.rings)]
    sentences += (ink("twin-seat", **_about(game, state, s)) for s in range(state.seats))
    if state.choosing:
        sentences.append(
            ink("twin-choosing", count=len(state.choosing), who=_names(state.choosing))
        )
    if state.phase == "turn":
        sentences.append(ink("twin-turn", who=Who(state.seat)))
    always = numbers(game.cave.always_struck(state.seats), glue=", ")
    return "\n".join([*sentences, ink("twin-danger", fields=always, rings=_hoard(game, state))])
