"""Draws a table as cards: the public board, private questions, the board in sentences."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.cards.beats import TOLD_LINES, beat_cards
from bot.cards.board_fields import (
    beside,
    body,
    colour,
    goal,
    line,
    names,
    stand_ins,
    voted,
    with_goal,
)
from bot.cards.board_news import NEWS_LINES, Outcome, few_news, news, older, outcome, told, whispers
from bot.cards.board_rows import control_rows, lobby_rows, own_rows, with_own
from bot.cards.board_text import Part, board_text
from bot.cards.card import Card
from bot.cards.end_card import end_card, more_card
from bot.cards.end_of_match import EndOfMatch
from bot.cards.lobby import lobby_screen
from bot.cards.reactions import Given, buttons, is_offered, reactions_line, with_reactions
from bot.cards.substitutes import substitutes
from bot.cards.voices import voice
from bot.engine.catalogue import Box
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.phrases import Many, Person
from bot.engine.screen import Ink, Screen
from bot.table.clocks import alarm
from bot.table.rematch import people_asked
from bot.table.snapshot import Snapshot
from bot.table.table import LESSON, Table
from bot.table.waiting import somebody_may_press
from bot.texts import Texts, explain

Icons = Mapping[str, Mapping[str, str]]
"""By game and icon our own emoji; Unicode stands in for those that are missing."""
NOBODY = 0
"""A person without a seat, who sees what everybody sees."""


@dataclass(eq=False, repr=False)
class Artist:
    """Knows texts and emoji; decides nothing."""

    texts: Texts
    _icons: Callable[[], Icons] = dict
    end_of: Callable[[str], EndOfMatch] = lambda match: EndOfMatch()
    """By match id what an end card shows beside the result."""
    _reactions_of: Callable[[str, int], Given | None] = lambda match, version: {}
    """By match id and number of moves the reactions to a moment; None: it is too late for any."""

    def ink(self, snapshot: Snapshot, locale: str, reading: Reading = Reading()) -> Ink:  # noqa: B008
        """For everybody, or for one reader, who is addressed as «you»."""
        icons = self._icons().get(snapshot.box.id, {})
        rings = alarm(snapshot.table, snapshot.match) if snapshot.match else None
        names = self._names(snapshot, locale, reading)
        ink = self.texts.ink(locale, snapshot.box, names, icons, rings, reading)
        return self._remembering(snapshot, ink) if snapshot.table.sitters else ink

    def plain_ink(self, snapshot: Snapshot, locale: str) -> Ink:
        """Without our own emoji, which Discord does not draw in lists and files."""
        names = self._names(snapshot, locale, Reading())
        ink = self.texts.ink(locale, snapshot.box, names)
        return self._remembering(snapshot, ink) if snapshot.table.sitters else ink

    def nameless_ink(self, box: Box, seats: int, locale: str, reading: Reading) -> Ink:
        """With our own emoji, and nobody's name: guests have a number.

        «Platz 3» would be a rank, and on a train a seat of the game.
        """
        plain, icons = self.texts.ink(locale, box), self._icons().get(box.id, {})
        names = [plain("guest-name", number=number + 1) for number in range(seats)]
        return self.texts.ink(locale, box, names, icons, reading=reading)

    def _remembering(self, snapshot: Snapshot, ink: Ink) -> Ink:
        """Earlier moves keep the name of the player who made them, also after a substitution."""
        table = snapshot.table
        return ink.remembering(lambda move: names(table, ink, move))

    def _names(self, snapshot: Snapshot, locale: str, reading: Reading) -> tuple[str | Person, ...]:
        return names(snapshot.table, self.texts.ink(locale, snapshot.box, reading=reading))

    def public(self, snapshot: Snapshot, prefix: str = "", *, pictured: bool = True) -> Card:
        """The public board, in the language of the table.

        At its end, and where the table wants it, it is a picture, unless none can be shown.
        """
        table, match = snapshot.table, snapshot.match
        ink = self.ink(snapshot, table.locale)
        if match is None:
            return self._lobby(snapshot, ink)
        if table.is_over:
            return end_card(snapshot, match, self.end_of(table.id), ink, pictured=pictured)
        few = pictured and table.pictured
        card = self._match(snapshot, match, ink, None, prefix, few=few)
        return self._pictured(card, snapshot, match, ink, None, prefix) if few else card

    def own(
        self, snapshot: Snapshot, person: int, locale: str, prefix: str = "", *, aloud: bool = False
    ) -> Card:
        """The board of a private table, as the person on the only human seat sees it."""
        match, table = snapshot.match, snapshot.table
        if match is None or aloud:
            return self.private(snapshot, person, locale, prefix, aloud=aloud)
        ink, seat = self.ink(snapshot, locale), table.seat_of(person)
        if table.is_over:
            return end_card(snapshot, match, self.end_of(table.id), ink, pictured=True)
        card = self._match(snapshot, match, ink, seat, prefix, few=table.pictured)
        if not table.pictured:
            return card
        return self._pictured(card, snapshot, match, ink, seat, prefix)

    def _pictured(
        self, card: Card, snapshot: Snapshot, match: Match, ink: Ink, seat: int | None, prefix: str
    ) -> Card:
        text = self._beside(snapshot, match, ink, seat, prefix)
        view = None if seat is None else snapshot.box.game.view(match.state, seat)
        return replace(card, pictured=True, prefix=prefix, body=text, view=view)

    def _beside(
        self, snapshot: Snapshot, match: Match, ink: Ink, seat: int | None, prefix: str
    ) -> str:
        """The text beside a picture of the board."""
        screen = _screen(snapshot, match, ink, seat, prefix)
        asking = somebody_may_press(snapshot.table, match)
        return beside(snapshot.box, screen, asking=asking)

    def beats(self, snapshot: Snapshot) -> tuple[Card, ...]:
        """The cards of the suspense before the public board, where its last move is staged."""
        ink = self.ink(snapshot, snapshot.table.locale)
        return beat_cards(snapshot, snapshot.match, ink) if snapshot.match else ()

    def wants_reading(self, snapshot: Snapshot) -> bool:
        """Whether the last move has a headline that people want to read; computers' usual ones
        pass by.
        """
        match = snapshot.match
        moment = snapshot.box.moment(match) if match else None
        if match is None or moment is None:
            return False
        mover = match.trail[0].seat
        return not moment.usual or (mover != CHANCE and snapshot.table.seats[mover].present)

    def private(
        self, snapshot: Snapshot, person: int, locale: str, prefix: str = "", *, aloud: bool = False
    ) -> Card:
        """The board as one person may see it, in that person's language."""
        seat = snapshot.table.seat_of(person)
        ink = self.ink(snapshot, locale, Reading(seat if aloud else None, aloud))
        if snapshot.match is None:
            return self._lobby(snapshot, ink)
        if snapshot.table.is_over:
            return more_card(snapshot, snapshot.match, ink)
        return self._match(snapshot, snapshot.match, ink, seat, prefix)

    def last(self, snapshot: Snapshot, match: Match, locale: str, *, aloud: bool = False) -> Card:
        """The end of a match in private: who won, ranks with ratings, the final board."""
        ink = self.ink(snapshot, locale, Reading(aloud=aloud))
        return replace(more_card(snapshot, match, ink), line=line(snapshot.table, match, ink))

    def twin(
        self, snapshot: Snapshot, locale: str, person: int = NOBODY, part: Part = "all"
    ) -> str:
        """The board, or a part of it, in full sentences, as one person may know it."""
        seat = snapshot.table.seat_of(person)
        ink = self.ink(snapshot, locale, Reading(seat, True))
        return board_text(snapshot, seat, ink, part, self.end_of(snapshot.table.id))

    def moment(self, snapshot: Snapshot, match: Match, locale: str, *, aloud: bool = False) -> Card:
        """An earlier state of the match as everybody saw it, without buttons."""
        pen, game = self.ink(snapshot, locale, Reading(aloud=aloud)), snapshot.box.game
        ink = pen.at(match.version)
        screen = snapshot.box.render(game.view(match.state, None), ink)
        then = replace(snapshot.table, phase="running", deadline=None)
        events = told((event for event in match.story if event.only is None), ink)
        return Card(
            title=screen.title,
            body=_body(screen, None, ink),
            line=line(then, match, ink),
            news="\n".join(filter(None, (events, voice(snapshot, match, ink)))),
            colour=colour(match),
        )

    def explain(
        self, snapshot: Snapshot | None, locale: str, error: PlayerError, *, aloud: bool = False
    ) -> str:
        reading = Reading(aloud=aloud)
        if snapshot is None:
            return explain(self.texts.ink(locale, reading=reading), error)
        return explain(self.ink(snapshot, locale, reading), error)

    def _lobby(self, snapshot: Snapshot, ink: Ink) -> Card:
        table = snapshot.table
        screen = lobby_screen(snapshot.box, table, ink)
        controls = screen.controls if table.live else ()
        return Card(
            title=screen.title,
            body=body(screen),
            line=_lobby_line(table, ink),
            footer=ink("seal", match=table.id, hash=table.commitment),
            rows=tuple(lobby_rows(controls, snapshot, ink)),
        )

    def _reactions(self, snapshot: Snapshot, match: Match) -> Given | None:
        """The reactions to the moment that is shown; None where none are offered."""
        if not is_offered(snapshot, match):
            return None
        return self._reactions_of(snapshot.table.id, match.version)

    def _match(
        self,
        snapshot: Snapshot,
        match: Match,
        ink: Ink,
        seat: int | None,
        prefix: str,
        *,
        few: bool = False,
    ) -> Card:
        """With `few` news: a picture below them leaves room for one line."""
        table = snapshot.table
        screen = _screen(snapshot, match, ink, seat, prefix)
        if not somebody_may_press(table, match):
            screen = replace(screen, controls=(), question="")
        elif table.kind == LESSON and not prefix and not ink.reading.aloud:
            screen = replace(screen, question="")  # the step says what is to be done
        rows = control_rows(screen.controls, "move", table, match.turn, ink, prefix)
        if seat is None or table.private:
            rows = with_own(rows, own_rows(snapshot, match, ink, prefix))
        of_seats = not table.seats_are_as_at_start
        vote = voted(table, match, ink) if of_seats else ""
        # A vote begins long after the moment.
        staged = outcome(snapshot.box, match, ink, few=few) if not vote else Outcome()
        large, why = staged.headline, staged.explanation
        public_moment = large and seat is None and not prefix
        given = self._reactions(snapshot, match) if public_moment else None
        if given is not None:
            rows = with_reactions(rows, buttons(snapshot, match, ink))
        computers = table.live and not prefix and any(one.strength for one in table.seats)
        said = voice(snapshot, match, ink) if computers else ""
        if few:
            full = bool(vote or goal(table, match, ink))
            heard = "" if prefix else why or few_news(match, ink, large, full=full)
            said = said if not heard else ""
        else:
            room = (1 if vote else TOLD_LINES if large else NEWS_LINES) - bool(said)
            told_before = older(match) if large else ()
            heard = why or news(match, ink, room, seat, without=(*staged.tells, *told_before))
        heard = heard if table.live else ""
        reacted = reactions_line(given, table, ink) if given else ""
        changes = _of_seats(table, match, vote, ink) if of_seats else ()
        return Card(
            title=screen.title,
            body=_body(screen, seat, ink),
            line=line(table, match, ink),
            headline=large if table.live and not prefix else "",
            news="\n".join(filter(None, (*changes, heard, said, reacted))),
            whispers="" if seat is None else whispers(match, ink, seat),
            rows=tuple(rows),
            colour=colour(match),
        )


def _screen(snapshot: Snapshot, match: Match, ink: Ink, seat: int | None, prefix: str) -> Screen:
    """What a viewer is shown, with the goal for who is new; a lesson has told it."""
    screen = snapshot.box.render(snapshot.box.game.view(match.state, seat), ink, prefix)
    table = snapshot.table
    if prefix or table.kind == LESSON or not (seat is None or table.private):
        return screen
    return with_goal(screen, table, match, ink)


def _of_seats(table: Table, match: Match, vote: str, ink: Ink) -> tuple[str, ...]:
    """Who stepped in for whom, and for whom a computer plays or shall play."""
    playing = "" if vote else stand_ins(table, ink)
    return substitutes(table, match, ink), playing, vote


def _body(screen: Screen, seat: int | None, ink: Ink) -> str:
    """In emoji; for a screen reader the question to a seat, or the whole board in sentences."""
    if not ink.reading.aloud:
        return body(screen)
    twin = screen.twin()
    return twin.text if seat is None else "\n".join((*twin.question, *twin.own))


def _lobby_line(table: Table, ink: Ink) -> str:
    """The line above a lobby: the people who are asked for a rematch."""
    if not table.live:
        return ink("lobby-closed")
    asked = tuple(map(Person, people_asked(table)))
    return ink("rematch-call", who=Many(asked)) if asked else ""
