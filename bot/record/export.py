"""A match as a document, and a document as a table."""

from collections.abc import Sequence
from typing import Any, Literal

from bot.engine import seal
from bot.engine.brain import STRENGTHS
from bot.engine.chance import FORM_OF_JOINS, is_split
from bot.engine.errors import OperatorError, PlayerError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Move
from bot.record.document import FACE_DOWN, CharmPlace, Document, Key, Keys, Place, Played, Seal
from bot.record.drawing import Draw, Drawn, draws
from bot.record.revealed import VisibleLog, visible_log
from bot.table.lobby import drawn_first
from bot.table.table import NOWHERE, Seat, Table


def check_over(table: Table) -> None:
    """Raise a PlayerError unless the match is over: an export reveals the seed of the dice."""
    if not table.players:
        raise PlayerError("export-unstarted", match=table.id)
    if table.phase not in ("finished", "stopped"):
        raise PlayerError("export-live", match=table.id)


def document(
    game: Game[Any, Any, Any], table: Table, log: Sequence[Move], times: Sequence[float]
) -> Document:
    """The public export of a match; raises a PlayerError while it is not over."""
    check_over(table)
    known = table.rules == game.seed.rules_version or not game.secret_types
    # Under other rules it is unknown which moves were hidden, so none is exported.
    shown = visible_log(game, table.header, log) if known else VisibleLog(())
    told = table.dice_form != FORM_OF_JOINS and table.rules == game.seed.rules_version
    drawn = draws(game, table.header, shown, named=table.dice.named) if told else {}
    return _written(table, shown, times[: len(shown.moves)], drawn)


def _written(
    table: Table, shown: VisibleLog, times: Sequence[float], drawn: dict[int, Draw]
) -> Document:
    lists = list(dict.fromkeys(draw.outcomes for draw in drawn.values()))
    return Document(
        format=_format(table),
        day=table.day or None,
        match=table.id,
        game=table.game,
        rules=table.rules,
        options=table.options,
        seats=tuple(_places(table)),
        drawn=table.first is None,
        phase="finished" if table.phase == "finished" else "stopped",
        locale="de" if table.locale == "de" else "en",
        opened=table.opened,
        started=table.started or table.opened,
        ended=table.ended or table.started or table.opened,
        moves=tuple(
            _played(move, at, shown, drawn.get(move.number), lists)
            for move, at in zip(shown.moves, times, strict=True)
        ),
        outcomes=tuple(lists),
        hidden={str(m.number): m.text for m in shown.moves if m.number in shown.hidden},
        dice=_dice(table, shown, drawn),
    )


def _format(table: Table) -> Literal[1, 2, 3]:
    match table.dice_form:
        case 1:
            return 1
        case 3:
            return 3
        case _:
            return 2


def _played(
    move: Move, at: float, shown: VisibleLog, drawn: Draw | None, lists: Sequence[Drawn]
) -> Played:
    """A place that is the number of its move is not written twice."""
    text = _open_text(move, shown)
    if drawn is None:
        return Played(number=move.number, seat=move.seat, text=text, at=at)
    place = None if drawn.place == str(move.number) else drawn.place
    of = lists.index(drawn.outcomes)
    return Played(number=move.number, seat=move.seat, text=text, at=at, of=of, place=place)


def _open_text(move: Move, shown: VisibleLog) -> str:
    return FACE_DOWN if move.number in shown.hidden else move.text


def _dice(table: Table, shown: VisibleLog, drawn: dict[int, Draw]) -> Seal | Keys:
    """The seed; where it would reveal hidden rolls, the keys of the public ones."""
    if not is_split(table.seed):
        return Seal(commitment=table.commitment, seed=table.seed.hex(), players=table.players)
    chance = (move for move in shown.moves if move.seat == CHANCE)
    rolls = {_place_of(move, drawn): move for move in chance}
    hidden = {seal.leaf(place) for place, roll in rolls.items() if roll.number in shown.hidden}
    places = frozenset(place for place in ("start", *rolls) if seal.leaf(place) not in hidden)
    keys = {
        place: Key(key=one.key.hex(), path=tuple(part.hex() for part in one.path))
        for place, one in seal.openings(table.seed, places).items()
    }
    return Keys(commitment=table.commitment, keys=keys, players=table.players)


def _place_of(move: Move, drawn: dict[int, Draw]) -> str:
    return drawn[move.number].place if move.number in drawn else str(move.number)


def table_of(document: Document) -> Table:
    """A table for an imported match: without a channel and without persons."""
    if not isinstance(document.dice, Seal):
        raise OperatorError(f"The match {document.match} is not taken in: its secret was kept.")
    drawn, begins = document.drawn, document.seats[0].joined
    return Table(
        id=document.match,
        game=document.game,
        rules=document.rules,
        channel=NOWHERE,
        guild=None,
        host=None,
        locale=document.locale,
        seed=bytes.fromhex(document.dice.seed),
        opened=document.opened,
        options=document.options,
        seats=tuple(_seat(place) for place in document.seats),
        first=None if drawn else begins,
        phase=document.phase,
        players=document.dice.players,
        started=document.started,
        ended=document.ended,
        dice_form=document.format,
        day=document.day or "",
    )


def _places(table: Table) -> list[Place | CharmPlace]:
    rotation, count = _rotation(table), len(table.seats)
    return [
        _place(table, seat, (rotation + number) % count) for number, seat in enumerate(table.seats)
    ]


def _place(table: Table, seat: Seat, joined: int) -> Place | CharmPlace:
    kind = seat.strength or "person"
    if table.dice_form == FORM_OF_JOINS:
        return Place(kind=kind, joined=joined, join=seat.token, options=seat.options)
    return CharmPlace(kind=kind, joined=joined, charm=seat.charm, options=seat.options)


def _rotation(table: Table) -> int:
    """By how many joins the seats are rotated; in form 1 computers may share one token."""
    if table.dice_form != FORM_OF_JOINS:
        return drawn_first(table) if table.first is None else table.first
    tokens = [seat.token for seat in table.seats]
    joins = table.players.split(",")[: len(tokens)]
    fitting = [n for n in range(len(joins)) if joins[n:] + joins[:n] == tokens]
    agreed = drawn_first(table) if table.first is None else table.first
    return agreed if agreed in fitting or not fitting else fitting[0]


def _seat(place: Place | CharmPlace) -> Seat:
    strength = next((s for s in STRENGTHS if s == place.kind), None)
    return Seat(None, place.join, strength=strength, options=place.options, charm=place.charm)
