"""A secret question as a direct message, and the receipt of the decision, for one person."""

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.cards.contact import direct_messages_button, direct_messages_line
from bot.engine import story
from bot.engine.ink import Reading
from bot.engine.match import Match
from bot.engine.phrases import Channel
from bot.engine.screen import Ink
from bot.table.snapshot import Snapshot
from bot.texts import tell


def direct_message_card(
    artist: Artist,
    snapshot: Snapshot,
    person: int,
    locale: str,
    link: str,
    *,
    on: bool = True,
    aloud: bool = False,
) -> Card:
    """The question with its channel, a link to the board, and a button against further messages."""
    table = snapshot.table
    card = artist.private(snapshot, person, locale, aloud=aloud).question()
    ink = artist.ink(snapshot, locale, Reading(aloud=aloud))
    line = ink("direct-message", channel=Channel(table.channel), link=link)
    if not on:
        line = f"{line}\n{direct_messages_line(on, ink)}"
    rows = (*card.rows, (direct_messages_button(on, ink, table.id),))
    return Card(card.title, card.body, line, card.news, rows=rows)


def receipt(before: Match, after: Match, number: int, seat: int, words: str, ink: Ink) -> str:
    """The decision, and whether it can still be changed."""
    ending = _ending(before, after, seat)
    line = decision_line(after, number, seat, words, ink)
    return " ".join(filter(None, (line, ending and ink(ending))))


def closed_receipt(
    after: Match, number: int, seat: int, words: str, ink: Ink, *, channel: int, link: str
) -> str:
    """What stays of a question in a direct message: the decision, and a link to the board."""
    line = decision_line(after, number, seat, words, ink).removesuffix(".")
    return ink("receipt-closed", decision=line, channel=Channel(channel), link=link)


def decision_line(after: Match, number: int, seat: int, words: str, ink: Ink) -> str:
    """In the sentence that the game has for it, else in the words of the move."""
    told = [event for event in story.since(after, number, seat) if event.at == number]
    said = " ".join(tell(ink, event) for event in told if event.only == seat)
    return said or ink("noted", what=words)


def _ending(before: Match, after: Match, seat: int) -> str:
    """Whether it can still be changed, or completed the decisions of all."""
    if after.turn == before.turn and seat in after.game.may_act(after.state):
        return "may-change"
    several = len(before.game.may_act(before.state)) > 1
    return "all-decided" if several and after.turn != before.turn else ""
