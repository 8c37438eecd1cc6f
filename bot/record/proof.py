"""Verifies a finished match: replays it, repeats every roll, lists every difference."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.engine import seal
from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_JOINS, Dice, bound, commitment
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Match, Move, agreement
from bot.engine.phrases import Param, Word
from bot.record.document import Document, Keys
from bot.record.drawing import possible
from bot.record.revealed import visible_log
from bot.table.charms import players_part
from bot.table.lobby import agreed_options, agreed_seats

WORD_SIZE = 16
"""How many hexadecimal digits of a digest are shown."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Finding:
    """A difference, as key and parameters of a text."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The calculation of one draw, as an example for readers."""

    number: int
    place: str
    digest: str
    total: int
    rest: int
    text: str


@dataclass(frozen=True, slots=True)
class Proof:
    """What was checked; without findings the match is verified."""

    findings: tuple[Finding, ...] = ()
    rolls: int = 0
    decisions: int = 0
    hidden: int = 0
    """The number of moves that were never revealed; they are not verified."""
    example: Reckoning | None = None


def verify(document: Document, boxes: Mapping[str, Box]) -> Proof:
    dice = document.rolling
    found = (*_sealed(document), *_joined(document, dice))
    box = boxes.get(document.game)
    if box is None:
        return Proof((*found, Finding("finding-game", {"game": document.game})))
    known = box.game.seed.rules_version
    if document.rules != known:
        rules = Finding("finding-rules", {"rules": document.rules, "known": known})
        return Proof((*found, rules))
    played = _replayed(document, box.game, dice)
    return replace(played, findings=(*found, *played.findings))


def _sealed(document: Document) -> list[Finding]:
    if isinstance(document.dice, Keys):
        return list(_keys_sealed(document, document.dice))
    seed = bytes.fromhex(document.dice.seed)
    wanted = commitment(seed) if document.format == FORM_OF_JOINS else _bound(document, seed)
    if document.dice.commitment == wanted:
        return []
    return [Finding("finding-seal", {"hash": wanted})]


def _bound(document: Document, secret: bytes) -> str:
    return bound(secret, document.day or document.match, document.game)


def _keys_sealed(document: Document, dice: Keys) -> Iterator[Finding]:
    """Every key must belong to the commitment, and every public roll must have a key."""
    keys = dice.keys
    rolls = (m for m in document.moves if m.seat == CHANCE and str(m.number) not in document.hidden)
    shown = {move.drawn_at for move in rolls}
    for place in sorted({"start", *shown} | keys.keys()):
        root = seal.root_above(keys[place].opening, place) if place in keys else None
        if root is None or dice.commitment != _seal_of(document, root):
            yield Finding("finding-key", {"place": place})


def _seal_of(document: Document, root: bytes) -> str:
    return root.hex() if document.format == FORM_OF_JOINS else _bound(document, root)


def _joined(document: Document, dice: Dice) -> list[Finding]:
    """Whether the seats are in the order of the joins, rotated as dice or host chose."""
    order = [seat.joined for seat in document.seats]
    count, begins = len(order), order[0]
    for number, joined in enumerate(order):
        if joined != (begins + number) % count:
            return [Finding("finding-order", {"seat": number + 1})]
    mixed = _by_joins if document.format == FORM_OF_JOINS else _by_charms
    if (found := mixed(document)) is not None:
        return [found]
    drawn = _drawn(dice, "start", [(seat, 1) for seat in range(count)])
    if document.drawn and drawn is not None and drawn != begins:
        return [Finding("finding-first", {"who": begins + 1, "drawn": drawn + 1})]
    return []


def _by_charms(document: Document) -> Finding | None:
    """Whether the players' part is made of what was agreed, and of nothing else (form 2)."""
    joins = sorted(document.seats, key=lambda seat: seat.joined)
    places = [(seat.kind, seat.options, seat.charm) for seat in joins]
    first = None if document.drawn else document.seats[0].joined
    players = players_part(document.game, document.options, first, places)
    if document.dice.players == players:
        return None
    return Finding("finding-players", {"players": players})


def _by_joins(document: Document) -> Finding | None:
    """Whether the players' part is made of the joins, and bound to this match (form 1)."""
    joins = sorted(document.seats, key=lambda seat: seat.joined)
    *mixed, started = document.dice.players.split(",")
    players = ",".join((*(seat.join for seat in joins), started))
    if [seat.join for seat in joins] != mixed:
        return Finding("finding-players", {"players": players})
    return _agreed(document, started)


def _agreed(document: Document, started: str) -> Finding | None:
    """Whether the dice are bound to this match; early matches were not bound."""
    _, bound, stamped = started.partition(".")
    joins = sorted(document.seats, key=lambda seat: seat.joined)
    header = document.header.model_copy(update={"seats": tuple(seat.options for seat in joins)})
    if not bound or stamped == agreement(header):
        return None
    return Finding("finding-agreement")


def _drawn(dice: Dice, place: str, outcomes: Sequence[tuple[T, int]]) -> T | None:
    """The draw; None: its key is missing, which is reported elsewhere."""
    try:
        return dice.draw(place, outcomes)
    except KeyError:
        return None


def _replayed(document: Document, game: Game[Any, Any, Any], dice: Dice) -> Proof:
    try:
        match = Match.begin(game, document.header)
        _check_seats(document, game)
        spelled = document.format == FORM_OF_JOINS or _spelled(document, game)
    except (PlayerError, ValidationError):
        return Proof((Finding("finding-options"),))
    if not spelled:
        return Proof((Finding("finding-options"),))
    proof = Proof()
    for move in document.log:
        if move.number != match.version:
            params: dict[str, Param] = {"expected": match.version, "number": move.number}
            return _with(proof, Finding("finding-number", params))
        proof = _rolled(proof, match, move, dice, document)
        proof = _with(proof, *_outcomes(document, match, move))
        try:
            match = match.play(move.seat, move.text)
        except (PlayerError, ValueError) as error:
            return _with(proof, *_illegal(proof, move, error))
        if match.log[-1].text != move.text:
            params = {"number": move.number, "move": move.text, "usual": match.log[-1].text}
            proof = _with(proof, Finding("finding-spelling", params))
    return _with(proof, *_ended(document, match), *_hidden(document, match))


def _hidden(document: Document, match: Match) -> Iterator[Finding]:
    """Public moves must not be hidden."""
    secret = visible_log(match.game, match.header, match.log).hidden
    for number in document.hidden:
        if not number.isdecimal() or int(number) not in secret:
            yield Finding("finding-hidden", {"number": number})


def _check_seats(document: Document, game: Game[Any, Any, Any]) -> None:
    own = [game.seat_options_type.model_validate(seat.options) for seat in document.seats]
    game.check_seats(own, game.options_type.model_validate(document.options))


def _spelled(document: Document, game: Game[Any, Any, Any]) -> bool:
    """Whether all options have the one spelling that enters the dice (form 2).

    Compared as text, because Python takes 1, 1.0 and true for equal.
    """
    own = [seat.options for seat in document.seats]
    wanted = [agreed_options(game, document.options), agreed_seats(game, own)]
    return json.dumps([document.options, own], sort_keys=True) == json.dumps(wanted, sort_keys=True)


def _outcomes(document: Document, match: Match, move: Move) -> Iterator[Finding]:
    """Whether the file says what could be drawn, as the rules do; files of form 1 do not say it."""
    if document.format == FORM_OF_JOINS:
        return
    of = document.moves[move.number].of
    told = document.outcomes[of] if of is not None and of < len(document.outcomes) else ()
    hidden = str(move.number) in document.hidden
    wanted = () if hidden else possible(match)
    if told != wanted:
        yield Finding("finding-outcomes", {"number": move.number})
    if wanted and document.moves[move.number].drawn_at != match.place(named=document.named):
        yield Finding("finding-place", {"number": move.number})


def _rolled(proof: Proof, match: Match, move: Move, dice: Dice, document: Document) -> Proof:
    """Count a move, and compare a roll with the draw of the dice."""
    if str(move.number) in document.hidden:
        return replace(proof, hidden=proof.hidden + 1)
    if move.seat != CHANCE:
        return replace(proof, decisions=proof.decisions + 1)
    if match.to_act != {CHANCE}:
        return proof  # a time limit of the rules, which is not drawn
    outcomes = match.game.outcomes(match.state)
    drawn = _drawn(dice, match.place(named=dice.named), outcomes)
    if drawn is None:
        return proof
    rolled = str(drawn)
    example = proof.example or _calculated(match, rolled, dice)
    proof = replace(proof, rolls=proof.rolls + 1, example=example)
    if rolled == move.text:
        return proof
    params: dict[str, Param] = {"number": move.number, "move": move.text, "rolled": rolled}
    return _with(proof, Finding("finding-die", params))


def _calculated(match: Match, rolled: str, dice: Dice) -> Reckoning:
    place = match.place(named=dice.named)
    digest = dice.digest(place)
    total = sum(weight for _, weight in match.game.outcomes(match.state))
    rest = int.from_bytes(digest, "big") % total
    return Reckoning(match.version, place, digest.hex()[:WORD_SIZE], total, rest, rolled)


def _illegal(proof: Proof, move: Move, error: Exception) -> list[Finding]:
    """An illegal move; not reported twice where its roll already differs."""
    if proof.findings and proof.findings[-1].params.get("number") == move.number:
        return []
    reason = (
        Word(error.key, error.params)
        if isinstance(error, PlayerError)
        else Word("illegal-unreadable", {"move": move.text})
    )
    params: dict[str, Param] = {"number": move.number, "move": move.text, "reason": reason}
    return [Finding("finding-illegal", params)]


def _ended(document: Document, match: Match) -> list[Finding]:
    if match.to_act == {CHANCE}:
        return [Finding("finding-unrolled", {"number": match.version})]
    if document.phase == "finished" and match.result is None:
        return [Finding("finding-unfinished", {"number": match.version})]
    if document.phase == "stopped" and match.result:
        return [Finding("finding-overplayed")]
    return []


def _with(proof: Proof, *findings: Finding) -> Proof:
    return replace(proof, findings=(*proof.findings, *findings))
