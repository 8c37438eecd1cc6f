"""What a channel or a person is shown of a session: a card in neutral words, built anew."""

from collections.abc import Callable
from dataclasses import replace

from bot.cards.beats import TOLD_LINES, beat_cards, outcome
from bot.cards.blocks import body
from bot.cards.board_fields import (
    NEWS_LINES,
    colour,
    fields,
    line,
    news,
    stand_ins,
    told,
    whispers,
)
from bot.cards.board_rows import MOST_ROWS, control_rows, lobby_rows, own_rows
from bot.cards.board_text import Part, board_text
from bot.cards.card import Card
from bot.cards.closing import Closing, record
from bot.cards.lobby import lobby_screen
from bot.cards.names import names
from bot.engine.errors import PlayerError
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.phrases import Many, Person
from bot.engine.screen import Grid, Ink, Large, Lines, Screen, board_block
from bot.live.session import Session
from bot.table.clocks import alarm
from bot.table.rematch import people_asked
from bot.table.table import Table
from bot.table.waiting import somebody_may_press
from bot.texts import Texts, explain

NOBODY = 0
"""The person who sits nowhere and sees what everybody sees."""
SEAL_DIGITS = 16
"""So many bind the dice before anybody has joined; the menu and the proof show them all."""


class Artist:
    """Draws sessions: knows the texts and the pictures, decides nothing."""

    closing: Callable[[str], Closing]
    """By match what is told at its end beside the result."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.icons: dict[str, dict[str, str]] = {}
        """Per game our own emoji; Unicode stands in for those that are not here."""
        self.closing = lambda _: Closing()

    def ink(self, session: Session, locale: str, reading: Reading = Reading()) -> Ink:  # noqa: B008
        """For everybody, or for somebody who is told of their own deeds as «you»."""
        icons = self.icons.get(session.box.id, {})
        rings = alarm(session.table, session.match) if session.match else None
        names = self._names(session, locale, reading)
        ink = self.texts.ink(locale, session.box, names, icons, rings, reading)
        return self._remembering(session, ink)

    def plain_ink(self, session: Session, locale: str) -> Ink:
        """Without emoji of our own: for lists and files, where Discord does not draw them."""
        names = self._names(session, locale, Reading())
        return self._remembering(session, self.texts.ink(locale, session.box, names))

    def _remembering(self, session: Session, ink: Ink) -> Ink:
        """Where somebody stepped in, what was done before stays theirs who did it."""
        table = session.table
        return ink.remembering(lambda move: names(table, ink, move)) if table.sitters else ink

    def _names(self, session: Session, locale: str, reading: Reading) -> tuple[str | Person, ...]:
        return names(session.table, self.texts.ink(locale, session.box, reading=reading))

    def public(self, session: Session, prefix: str = "", *, pictured: bool = True) -> Card:
        """The board as everybody in the channel sees it, in the language of the table.

        At its end, and where the table wants it, it is a picture, unless none can be shown.
        """
        ink = self.ink(session, session.table.locale)
        if session.match is None:
            return self._lobby(session, ink)
        card = self._match(session, session.match, ink, None, prefix)
        over = session.table.phase == "finished"
        if not pictured or not (over or session.table.pictured):
            return card
        beside = self._beside(session, session.match, ink, prefix, over=over)
        return replace(card, pictured=True, prefix=prefix, body=beside)

    def _beside(self, session: Session, match: Match, ink: Ink, prefix: str, *, over: bool) -> str:
        """What is left to say beside a picture of the board, or of the end."""
        screen = session.box.render(session.box.game.view(match.state, None), ink, prefix)
        asking = somebody_may_press(session.table, match)
        shown = board_block(screen.blocks)
        drawn = (type(shown),) if shown else ()
        return body(screen, asking=asking, without=(Grid, Large, Lines) if over else drawn)

    def beats(self, session: Session) -> tuple[Card, ...]:
        """What leads up to the public board, where its last move is worth staging."""
        ink = self.ink(session, session.table.locale)
        return beat_cards(session, session.match, ink) if session.match else ()

    def private(
        self, session: Session, person: int, locale: str, prefix: str = "", *, aloud: bool = False
    ) -> Card:
        """The board as one person may see it, or hear it, in that person's language."""
        seat = session.table.seat_of(person)
        ink = self.ink(session, locale, Reading(seat if aloud else None, aloud))
        if session.match is None:
            return self._lobby(session, ink)
        return self._match(session, session.match, ink, seat, prefix)

    def twin(self, session: Session, locale: str, person: int = NOBODY, part: Part = "all") -> str:
        """The board in full sentences as one person may hear it, or a part of it."""
        seat = session.table.seat_of(person)
        ink, closing = (
            self.ink(session, locale, Reading(seat, True)),
            self.closing(session.table.id),
        )
        return board_text(session, seat, ink, part, closing)

    def moment(self, session: Session, match: Match, locale: str, *, aloud: bool = False) -> Card:
        """An earlier moment of the match as everybody saw it, with nothing to press."""
        pen, game = self.ink(session, locale, Reading(aloud=aloud)), session.box.game
        ink = pen.at(match.version)
        screen = session.box.render(game.view(match.state, None), ink)
        then = replace(session.table, phase="running", deadline=None)
        return Card(
            title=screen.title,
            body=_body(screen, None, ink),
            line=line(then, match, ink),
            news=told((event for event in match.story if event.only is None), ink),
            colour=colour(match),
        )

    def explain(
        self, session: Session | None, locale: str, error: PlayerError, *, aloud: bool = False
    ) -> str:
        reading = Reading(aloud=aloud)
        if session is None:
            return explain(self.texts.ink(locale, reading=reading), error)
        return explain(self.ink(session, locale, reading), error)

    def _lobby(self, session: Session, ink: Ink) -> Card:
        table = session.table
        screen = lobby_screen(session.box, table, ink)
        controls = screen.controls if table.live else ()
        return Card(
            title=screen.title,
            body=body(screen),
            line=_lobby_line(table, ink),
            footer=ink("seal", hash=table.commitment[:SEAL_DIGITS]),
            rows=tuple(lobby_rows(controls, table, ink)),
        )

    def _match(
        self, session: Session, match: Match, ink: Ink, seat: int | None, prefix: str
    ) -> Card:
        game, table = session.box.game, session.table
        screen = session.box.render(game.view(match.state, seat), ink, prefix)
        if not somebody_may_press(table, match):
            screen = replace(screen, controls=(), question="")
        rows = control_rows(screen.controls, "move", table, match.turn, ink, prefix)
        if seat is None and len(rows) < MOST_ROWS:
            rows += own_rows(session, match, ink, prefix)
        beaten = record(self.closing(table.id), match, ink)
        large, why = outcome(session.box, match, ink)
        heard = why or news(match, ink, TOLD_LINES if large else NEWS_LINES, seat)
        return Card(
            title=screen.title,
            body=_body(screen, seat, ink),
            line=" ".join(filter(None, (line(table, match, ink), beaten))),
            headline=large if table.live and not prefix else "",
            news="\n".join(filter(None, (stand_ins(table, ink), heard))),
            whispers=whispers(match, ink, seat),
            fields=tuple(fields(session, match, self.closing(table.id), ink)),
            rows=tuple(rows),
            colour=colour(match),
        )


def _body(screen: Screen, seat: int | None, ink: Ink) -> str:
    """In pictures; for the ear what is asked of a seat, or else the whole in sentences."""
    if not ink.reading.aloud:
        return body(screen)
    twin = screen.twin()
    return twin.text if seat is None else "\n".join((*twin.question, *twin.own))


def _lobby_line(table: Table, ink: Ink) -> str:
    """Whom it is about: those who are asked for another match."""
    if not table.live:
        return ink("lobby-closed")
    asked = tuple(map(Person, people_asked(table)))
    return ink("rematch-call", who=Many(asked)) if asked else ""
