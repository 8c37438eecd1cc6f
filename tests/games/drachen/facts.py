"""What everybody at a table of Drachenlachen sees."""

from collections.abc import Iterator

from bot.engine.game import Seen
from bot.engine.screen import Ink
from bot.games.drachen.rules import Drachen
from bot.games.drachen.state import State
from tests.facts import Fact

LOAD = {"de": ("ohne Ring", "mit Ring"), "en": ("without a ring", "with a ring")}
ENDS = {"de": ("beim Drachen", "an der Oberfläche"), "en": ("with the dragon", "at the surface")}


def facts(game: Drachen, view: Seen[State], ink: Ink, locale: str) -> Iterator[Fact]:
    state = view.state
    yield (str(state.round),)
    if state.options.rings > 1:
        yield str(state.round), str(state.options.rings)
    for seat, place in enumerate(state.places):
        yield from _dwarf(game, state, seat, place, ink, locale)
    for number in game.cave.always_struck(state.seats):
        yield (str(number),)
    for chain in game.seed.chains.values():
        yield tuple(map(str, chain))
        yield (", ".join(str(n % 10) for n in sorted(chain) if n % 11 == 0),)
    if len(state.laugh) == 2 and state.phase in ("turn", "choice"):
        yield tuple(str(game.cave.number(index)) for index in game.struck(state))
    if hoard := game.hoard(state):
        yield (str(hoard),)
    if state.phase == "turn" and view.seat != state.seat:
        yield (ink.name(state.seat),)


def _dwarf(
    game: Drachen, state: State, seat: int, place: int, ink: Ink, locale: str
) -> Iterator[Fact]:
    who, ring = ink.name(seat), state.rings[seat]
    far = game.cave.surface - place if ring else place
    yield who, LOAD[locale][ring], str(far)
    if game.cave.is_field(place):
        yield who, str(game.cave.number(place))
    else:
        yield who, ENDS[locale][place > 0]
    if state.delivered[seat]:
        yield who, str(state.delivered[seat])
