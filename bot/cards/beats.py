"""The cards of the suspense before a staged outcome, with a button that skips them."""

from dataclasses import dataclass
from typing import Any

from bot.cards.board_fields import beside, body
from bot.cards.card import Card
from bot.cards.look import Change, look_button
from bot.engine.match import Match
from bot.engine.moments import Beat
from bot.engine.phrases import Many, Who
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot
from bot.texts import tell

TOLD_LINES = 2
"""News lines below a headline."""


@dataclass(frozen=True, slots=True)
class Onward(Change):
    """Skip to the outcome."""

    words = "onward"


def beat_cards(snapshot: Snapshot, match: Match, ink: Ink) -> tuple[Card, ...]:
    """Shown one after the other before the outcome; empty for most moves.

    The card of an end has no room for the outcome of the last move: it is the last beat.
    """
    moment = snapshot.box.moment(match)
    if moment is None:
        return ()
    last = Beat(moment.outcome, match.game.view(match.state, None), moment.told)
    beats = (*moment.beats, *((last,) if match.result else ()))
    return tuple(_card(snapshot, match, beat, ink) for beat in beats)


def _card(snapshot: Snapshot, match: Match, beat: Beat[Any], ink: Ink) -> Card:
    screen = snapshot.box.render(beat.view, ink)
    large = snapshot.table.pictured
    mover, state = match.trail[0].seat, match.trail[0].before
    onward = look_button(
        ink("button-onward"), Onward(), ink.icon("onward"), match=snapshot.table.id
    )
    return Card(
        title=screen.title,
        headline=ink(beat.headline.key, **beat.headline.params),
        news="\n".join(tell(ink, event) for event in beat.told[-1 if large else -TOLD_LINES :]),
        body=beside(snapshot.box, screen, asking=False) if large else body(screen, asking=False),
        pictured=large,
        view=beat.view,
        line=ink("line-turn", who=Many((Who(mover),)), count=1),
        rows=((onward,),),
        colour=match.game.colour(state, mover),
    )
