"""A moment in beats: the cards of its suspense, with a button for who cannot wait."""

from dataclasses import dataclass
from typing import Any

from bot.cards.blocks import body
from bot.cards.card import Card
from bot.cards.look import Look, look_button
from bot.engine.catalogue import Box
from bot.engine.match import Match
from bot.engine.moments import Beat
from bot.engine.phrases import Many, Who
from bot.engine.screen import Grid, Ink
from bot.live.session import Session
from bot.texts import tell

TOLD_LINES = 2
"""Above a large line there is room for few small ones."""


@dataclass(frozen=True, slots=True)
class Onward(Look):
    """The outcome at once."""

    words = "onward"


def beat_cards(session: Session, match: Match, ink: Ink) -> tuple[Card, ...]:
    """What is shown one after the other before the board shows how it ended; mostly nothing."""
    moment = session.box.moment(match)
    return tuple(_card(session, match, beat, ink) for beat in moment.beats) if moment else ()


def outcome(box: Box, match: Match, ink: Ink) -> tuple[str, str]:
    """The large line over the board, and what explains it; nothing where nothing was staged."""
    moment = box.moment(match)
    if moment is None:
        return "", ""
    large = ink(moment.outcome.key, **moment.outcome.params)
    return large, "\n".join(tell(ink, event) for event in moment.told)


def _card(session: Session, match: Match, beat: Beat[Any], ink: Ink) -> Card:
    screen = session.box.render(beat.view, ink)
    mover, state = match.trail[0].seat, match.trail[0].before
    onward = look_button(ink("button-onward"), Onward(), ink.icon("onward"), match=session.table.id)
    return Card(
        title=screen.title,
        headline=ink(beat.headline.key, **beat.headline.params),
        news="\n".join(tell(ink, event) for event in beat.told[-TOLD_LINES:]),
        body=body(screen, asking=False, without=(Grid,) if session.table.pictured else ()),
        pictured=session.table.pictured,
        view=beat.view,
        line=ink("line-turn", who=Many((Who(mover),)), count=1),
        rows=((onward,),),
        colour=match.game.colour(state, mover),
    )
