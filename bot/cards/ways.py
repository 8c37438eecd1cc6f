"""Everything that somebody can do at a table, in words: moves, wishes about it, things to see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.cards.board_rows import own_rows
from bot.cards.card import Button, Row, Select
from bot.cards.custom_id import Kind
from bot.cards.lobby import lobby_screen
from bot.cards.look import look_button
from bot.cards.menu import BoardAsText, TableMenu, menu_rows
from bot.cards.past_matches import file_button, share_button
from bot.cards.pictures import Pictures
from bot.engine.offers import Offer, Typed, fitting, meant, typings
from bot.engine.screen import Ink, offered
from bot.engine.spelling import plain
from bot.live.session import Session


@dataclass(frozen=True, slots=True)
class Way:
    """`kind` is what its text is: a move, a wish about the table, something to see."""

    kind: Kind
    offer: Offer


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and whether hints are allowed where they play."""

    id: int
    hints: bool


def ways(session: Session, person: Person, typed: Typed, most: int, ink: Ink) -> list[Way]:
    """What fits the words typed so far; moves stand before all else."""
    found = [Way("move", offer) for offer in _moves(session, person, typed, most, ink)]
    others = list(_others(session, person, ink))
    wanted = set(fitting((way.offer for way in others), typed))
    return found + [way for way in others if way.offer in wanted]


def understood(session: Session, person: Person, text: str, most: int, ink: Ink) -> list[Way]:
    """What somebody wants who typed this: nothing, one thing, or several that it may mean."""
    for typed in typings(text):
        found = [
            way
            for way in ways(session, person, typed, most, ink)
            if way.kind != "table" or session.table.phase != "running" or _is_named(way, typed)
        ]
        moves = [way for way in found if way.kind == "move"]
        for ones in (moves, found):
            if len(chosen := _meant(ones, typed)) == 1:
                return chosen
        if found:
            return moves or found
    return []


def _is_named(way: Way, typed: Typed) -> bool:
    """In whole: while others play, nobody leaves or changes a seat by half a word."""
    return " ".join(typed) in (plain(way.offer.label), plain(way.offer.move))


def _meant(found: Sequence[Way], typed: Typed) -> list[Way]:
    chosen = meant([way.offer for way in found], typed)
    return [way for way in found if way.offer in chosen]


def _moves(
    session: Session, person: Person, typed: Typed, most: int, ink: Ink
) -> tuple[Offer, ...]:
    seat, match = session.table.seat_of(person.id), session.match
    if match is None or seat is None or not session.table.live:
        return ()
    view = session.box.game.view(match.state, seat)
    return session.box.offers(view, seat, typed, most, ink)


def _others(session: Session, person: Person, ink: Ink) -> Iterator[Way]:
    if session.match is None:
        controls = lobby_screen(session.box, session.table, ink).controls
        yield from (Way("table", Offer(label, text)) for label, text in offered(controls))
        return
    seen = {str(TableMenu())}  # all that stands in the menu stands here
    for way in _pressed(session, person, ink):
        if way.offer.move not in seen:
            seen.add(way.offer.move)
            yield way


def _pressed(session: Session, person: Person, ink: Ink) -> Iterator[Way]:
    """What buttons and menus offer, those of the table's own first."""
    if session.match is None:
        return
    rows: list[Row] = own_rows(session, session.match, ink, "")
    table = session.table
    if table.live:
        rows += menu_rows(session, person.id, ink, hints=person.hints)
    else:
        rows += (_after_the_end(table.id, ink),)
    for row in rows:
        yield from _row(row)


def _after_the_end(match: str, ink: Ink) -> tuple[Button, ...]:
    return (
        share_button(match, ink),
        file_button(match, ink),
        look_button(ink("menu-picture"), Pictures(), match=match),
        look_button(ink("menu-text"), BoardAsText(), match=match),
    )


def _row(row: Row) -> Iterator[Way]:
    if isinstance(row, Select):
        for choice in row.choices:
            text = f"{row.stamp.text} {choice.move}".strip()
            yield Way(row.stamp.kind, Offer(choice.label, text))
        return
    yield from map(_button, row)


def _button(button: Button) -> Way:
    return Way(button.stamp.kind, Offer(button.label, button.stamp.text))
