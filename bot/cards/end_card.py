"""The card of a match that is over, its buttons, and the page behind its «More»."""

from dataclasses import replace

from bot.cards.advice import LookBackAt
from bot.cards.board_fields import body, line, ranking
from bot.cards.board_news import told
from bot.cards.card import Button, Card, Row
from bot.cards.custom_id import Stamp
from bot.cards.end_of_match import EndOfMatch, evening, highlights, record
from bot.cards.look import Change, Look, look_button
from bot.cards.past_matches import MatchFile, MoreOfMatch, ShareResult, Verify, Watch
from bot.cards.substitutes import substitutes
from bot.engine.course import course, is_eventful
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.table.scores import default_result, stand_ins_made_most
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.wishes import Rematch, SetPicture, Wish

LAST_EVENTS = 3
LARGE = 5
"""More sentences are in small print, so that the card fits a phone."""


def end_card(
    snapshot: Snapshot, match: Match, closing: EndOfMatch, ink: Ink, *, pictured: bool
) -> Card:
    """Headline, picture, one sentence for each person, three buttons.

    Without a picture it lists the points instead. Ratings, board and last events are behind «More».
    """
    table = snapshot.table
    pictured = pictured and has_picture(table, match)
    sentences = highlights(closing, persons(table), ink)
    if len(sentences) > LARGE:
        sentences = tuple(ink("end-small", line=sentence) for sentence in sentences)
    told = (
        *(() if pictured or len(table.seats) == 1 else ranking(snapshot, match, ink)),
        *sentences,
        substitutes(table, match, ink),
        evening(closing, ink),
    )
    return Card(
        title="",
        body="\n".join(filter(None, told)),
        line=headline(table, match, closing, ink),
        rows=end_rows(snapshot, match, ink, offers_picture=closing.offers_picture),
        pictured=pictured,
        picture_first=True,
    )


def headline(table: Table, match: Match, closing: EndOfMatch, ink: Ink) -> str:
    """Who won with how much; below it the record of a solo player."""
    large = ink("end-headline", line=line(table, match, ink))
    return "\n".join(filter(None, (large, record(closing, match, ink))))


def has_picture(table: Table, match: Match) -> bool:
    """Whether there is a podium or a course to be shown."""
    return default_result(table, match) is not None or is_eventful(course(match))


def persons(table: Table) -> frozenset[int]:
    return frozenset(n for n, seat in enumerate(table.seats) if seat.person is not None)


def more_card(snapshot: Snapshot, match: Match, ink: Ink) -> Card:
    """Ranks with ratings, the last events, the board as it was at the end."""
    table, game = snapshot.table, snapshot.box.game
    screen = snapshot.box.render(game.view(match.state, None), ink)
    last = [event for event in match.story if event.only is None][-LAST_EVENTS:]
    unrated = ink("unrated") if stand_ins_made_most(table, match) else ""
    ranks = "\n".join(filter(None, (*ranking(snapshot, match, ink, rated=True), unrated)))
    fields = ((ink("field-result"), ranks), (ink("field-last"), told(last, ink)))
    shown = screen.twin().text if ink.reading.aloud else body(screen, asking=False)
    return Card(
        title=screen.title,
        body=shown,
        fields=tuple((name, value) for name, value in fields if value),
        rows=more_rows(snapshot, match, ink),
    )


def end_rows(
    snapshot: Snapshot, match: Match, ink: Ink, *, offers_picture: bool = False
) -> tuple[Row, ...]:
    """One more match, share the result, everything else; of a private table the ways back."""
    table = snapshot.table
    if table.private:
        return more_rows(snapshot, match, ink)[:1]
    again = replace(_wish("rematch", Rematch(), table, match, ink), style="good")
    won = default_result(table, match)
    share = (_look("share", ShareResult(), table, match, ink),) if won else ()
    more = _look("more", MoreOfMatch(), table, match, ink)
    large = _wish("picture", SetPicture(True), table, match, ink)
    return ((again, *share, more, *((large,) if offers_picture and not table.pictured else ())),)


def more_rows(snapshot: Snapshot, match: Match, ink: Ink) -> tuple[Row, ...]:
    table = snapshot.table
    replay = _look("replay", Watch(), table, match, ink)
    back = _look("look-back", LookBackAt(), table, match, ink)
    advised = (back,) if match.result and snapshot.box.brain.advises else ()
    verify = _look("verify", Verify(), table, match, ink)
    return ((replay, *advised, verify), (_look("file", MatchFile(), table, match, ink),))


def _look(name: str, look: Look | Change, table: Table, match: Match, ink: Ink) -> Button:
    icon = ink.icon(name)
    return look_button(ink(f"button-{name}"), look, icon, match=table.id, place=match.turn)


def _wish(name: str, wish: Wish, table: Table, match: Match, ink: Ink) -> Button:
    stamp = Stamp("table", table.id, match.turn, str(wish))
    return Button(ink(f"button-{name}"), stamp, ink.icon(name))
