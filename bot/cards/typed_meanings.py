"""What typed words may mean at a table: moves, wishes, looks, changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.cards.board_rows import own_rows
from bot.cards.card import Button, Row, Select
from bot.cards.custom_id import Kind
from bot.cards.end_card import more_rows
from bot.cards.lobby import lobby_screen
from bot.cards.lobby_settings import all_choices
from bot.cards.look import look_button
from bot.cards.loose_words import named_by_a_button, understood_loosely
from bot.cards.menu import BoardAsText, BoardMenu, LeaveMenu, TableMenu, all_rows
from bot.cards.pictures import Pictures
from bot.cards.reactions import SIGNS, React, is_offered
from bot.engine.offers import Offer, Typed, fitting, meant, typings
from bot.engine.screen import Ink, offered
from bot.engine.spelling import plain, words
from bot.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing that can be done; `kind` is the kind of its text."""

    kind: Kind
    offer: Offer


@dataclass(frozen=True, slots=True)
class Asker:
    """Who types, and whether hints are allowed on the server."""

    id: int
    hints: bool


def meanings(snapshot: Snapshot, person: Asker, typed: Typed, most: int, ink: Ink) -> list[Meaning]:
    """What fits the words typed so far; moves first."""
    found = [Meaning("move", offer) for offer in _moves(snapshot, person, typed, most, ink)]
    others = list(_others(snapshot, person, ink))
    wanted = set(fitting((meaning.offer for meaning in others), typed))
    return found + [meaning for meaning in others if meaning.offer in wanted]


def understood(snapshot: Snapshot, person: Asker, text: str, most: int, ink: Ink) -> list[Meaning]:
    """What the words mean: nothing, one thing, or several candidates."""
    if pressed := _named_by_a_button(snapshot, person, text, ink):
        return pressed
    for typed in typings(text):
        found = [
            meaning
            for meaning in meanings(snapshot, person, typed, most, ink)
            if meaning.kind != "table"
            or snapshot.table.phase != "running"
            or _is_named(meaning, typed)
        ]
        moves = [meaning for meaning in found if meaning.kind == "move"]
        for ones in (moves, found):
            if len(chosen := _meant(ones, typed)) == 1:
                return chosen
        if found:
            return moves or found
    return loosely(snapshot, person, text, ink)


def _named_by_a_button(snapshot: Snapshot, person: Asker, text: str, ink: Ink) -> list[Meaning]:
    seat = snapshot.table.seat_of(person.id)
    if seat is None or not snapshot.table.live:
        return []
    return [Meaning("move", o) for o in named_by_a_button(snapshot, seat, words(text), ink)]


def loosely(snapshot: Snapshot, person: Asker, text: str, ink: Ink) -> list[Meaning]:
    """The moves that fit where filler words and endings do not count."""
    seat = snapshot.table.seat_of(person.id)
    if seat is None or not snapshot.table.live:
        return []
    found = understood_loosely(snapshot, seat, words(text), ink)
    return [Meaning("move", offer) for offer in found]


def _is_named(meaning: Meaning, typed: Typed) -> bool:
    """Named in full: half a word must not end or change a running match."""
    return " ".join(typed) in (plain(meaning.offer.label), plain(meaning.offer.move))


def _meant(found: Sequence[Meaning], typed: Typed) -> list[Meaning]:
    chosen = meant([meaning.offer for meaning in found], typed)
    return [meaning for meaning in found if meaning.offer in chosen]


def _moves(
    snapshot: Snapshot, person: Asker, typed: Typed, most: int, ink: Ink
) -> tuple[Offer, ...]:
    seat, match = snapshot.table.seat_of(person.id), snapshot.match
    if match is None or seat is None or not snapshot.table.live:
        return ()
    view = snapshot.box.game.view(match.state, seat)
    return snapshot.box.offers(view, seat, typed, most, ink)


def _others(snapshot: Snapshot, person: Asker, ink: Ink) -> Iterator[Meaning]:
    if snapshot.match is None:
        controls = lobby_screen(snapshot.box, snapshot.table, ink).controls
        yield from (Meaning("table", Offer(label, text)) for label, text in offered(controls))
        for one in all_choices(snapshot.box, snapshot.table, (), ink):
            yield Meaning("table", Offer(one.label, one.move))
        return
    if is_offered(snapshot, snapshot.match):
        for sign in SIGNS:
            text = str(React(sign, snapshot.match.version))
            yield Meaning("show", Offer(ink(f"react-{sign}"), text))
    seen = {str(TableMenu()), str(BoardMenu()), str(LeaveMenu())}  # their entries are listed
    for meaning in _pressed(snapshot, person, ink):
        if meaning.offer.move not in seen:
            seen.add(meaning.offer.move)
            yield meaning


def _pressed(snapshot: Snapshot, person: Asker, ink: Ink) -> Iterator[Meaning]:
    """What buttons and menus offer, the table's own first."""
    if snapshot.match is None:
        return
    rows: list[Row] = own_rows(snapshot, snapshot.match, ink, "")
    table = snapshot.table
    if table.live:
        rows += all_rows(snapshot, person.id, ink, hints=person.hints)
    else:
        rows += (*more_rows(snapshot, snapshot.match, ink), _after_the_end(table.id, ink))
    for row in rows:
        yield from _row(row)


def _after_the_end(match: str, ink: Ink) -> tuple[Button, ...]:
    return (
        look_button(ink("menu-picture"), Pictures(), match=match),
        look_button(ink("menu-text"), BoardAsText(), match=match),
    )


def _row(row: Row) -> Iterator[Meaning]:
    if isinstance(row, Select):
        for choice in row.choices:
            text = f"{row.stamp.text} {choice.move}".strip()
            yield Meaning(row.stamp.kind, Offer(choice.label, text))
        return
    yield from map(_button, row)


def _button(button: Button) -> Meaning:
    return Meaning(button.stamp.kind, Offer(button.label, button.stamp.text))
