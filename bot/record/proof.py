"""Rolls a match that is over again and says, with the place, whatever does not agree."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.engine import seal
from bot.engine.catalogue import Box
from bot.engine.chance import Dice, commitment
from bot.engine.errors import PlayerError
from bot.engine.game import CHANCE, Game
from bot.engine.match import Match, Move, agreement
from bot.engine.phrases import Param, Word
from bot.record.document import Document, Keys
from bot.record.revealed import told

WORD_SIZE = 16
"""So many hexadecimal digits of a draw are shown."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not agree, as the key and the parameters of a sentence."""

    key: str
    params: dict[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """One draw, reckoned out so that anybody can do it again."""

    number: int
    digest: str
    total: int
    rest: int
    text: str


@dataclass(frozen=True, slots=True)
class Proof:
    """What was checked and what was found; no findings: everything agrees."""

    findings: tuple[Finding, ...] = ()
    rolls: int = 0
    decisions: int = 0
    hidden: int = 0
    """So many moves nobody else ever saw; they are neither shown nor proved."""
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
    wanted = commitment(bytes.fromhex(document.dice.seed))
    if document.dice.commitment == wanted:
        return []
    return [Finding("finding-seal", {"hash": wanted})]


def _keys_sealed(document: Document, dice: Keys) -> Iterator[Finding]:
    """Every key must have been under the seal, and every roll that was shown must have one."""
    keys, sealed = dice.keys, dice.commitment
    shown = {str(m.number) for m in document.moves if m.seat == CHANCE} - document.hidden.keys()
    for place in sorted({"start", *shown} | keys.keys()):
        if place not in keys or not seal.fits(keys[place].opening, place, sealed):
            yield Finding("finding-key", {"place": place})


def _joined(document: Document, dice: Dice) -> list[Finding]:
    """Whether the round sits as it joined, turned to whom the dice or the host chose."""
    order = [seat.joined for seat in document.seats]
    count, begins = len(order), order[0]
    for number, joined in enumerate(order):
        if joined != (begins + number) % count:
            return [Finding("finding-order", {"seat": number + 1})]
    joins = sorted(document.seats, key=lambda seat: seat.joined)
    *mixed, started = document.dice.players.split(",")
    players = ",".join((*(seat.join for seat in joins), started))
    if [seat.join for seat in joins] != mixed:
        return [Finding("finding-players", {"players": players})]
    if (found := _agreed(document, started)) is not None:
        return [found]
    drawn = _drawn(dice, "start", [(seat, 1) for seat in range(count)])
    if document.drawn and drawn is not None and drawn != begins:
        return [Finding("finding-first", {"who": begins + 1, "drawn": drawn + 1})]
    return []


def _agreed(document: Document, started: str) -> Finding | None:
    """Whether the dice were mixed for this match; older ones were mixed without saying so."""
    _, bound, stamped = started.partition(".")
    joins = sorted(document.seats, key=lambda seat: seat.joined)
    header = document.header.model_copy(update={"seats": tuple(seat.options for seat in joins)})
    if not bound or stamped == agreement(header):
        return None
    return Finding("finding-agreement")


def _drawn(dice: Dice, place: str, outcomes: Sequence[tuple[T, int]]) -> T | None:
    """None: the key of this draw is missing, which was found already."""
    try:
        return dice.draw(place, outcomes)
    except KeyError:
        return None


def _replayed(document: Document, game: Game[Any, Any, Any], dice: Dice) -> Proof:
    try:
        match = Match.begin(game, document.header)
        _check_seats(document, game)
    except (PlayerError, ValidationError):
        return Proof((Finding("finding-options"),))
    proof = Proof()
    for move in document.log:
        if move.number != match.version:
            params: dict[str, Param] = {"expected": match.version, "number": move.number}
            return _with(proof, Finding("finding-number", params))
        proof = _rolled(proof, match, move, dice, document)
        try:
            match = match.play(move.seat, move.text)
        except (PlayerError, ValueError) as error:
            return _with(proof, *_illegal(proof, move, error))
        if match.log[-1].text != move.text:
            params = {"number": move.number, "move": move.text, "usual": match.log[-1].text}
            proof = _with(proof, Finding("finding-spelling", params))
    return _with(proof, *_ended(document, match), *_hidden(document, match))


def _hidden(document: Document, match: Match) -> Iterator[Finding]:
    """Nothing may be hidden that everybody saw."""
    secret = told(match.game, match.header, match.log).hidden
    for number in document.hidden:
        if not number.isdecimal() or int(number) not in secret:
            yield Finding("finding-hidden", {"number": number})


def _check_seats(document: Document, game: Game[Any, Any, Any]) -> None:
    own = [game.seat_options_type.model_validate(seat.options) for seat in document.seats]
    game.check_seats(own, game.options_type.model_validate(document.options))


def _rolled(proof: Proof, match: Match, move: Move, dice: Dice, document: Document) -> Proof:
    """Count a move; where the dice had to speak, let them speak again."""
    if str(move.number) in document.hidden:
        return replace(proof, hidden=proof.hidden + 1)
    if move.seat != CHANCE:
        return replace(proof, decisions=proof.decisions + 1)
    if match.to_act != {CHANCE}:
        return proof  # the clock of the rules, which is not drawn
    outcomes = match.game.outcomes(match.state)
    drawn = _drawn(dice, str(match.version), outcomes)
    if drawn is None:
        return proof
    rolled = str(drawn)
    example = proof.example or _reckoned(match, rolled, dice)
    proof = replace(proof, rolls=proof.rolls + 1, example=example)
    if rolled == move.text:
        return proof
    params: dict[str, Param] = {"number": move.number, "move": move.text, "rolled": rolled}
    return _with(proof, Finding("finding-die", params))


def _reckoned(match: Match, rolled: str, dice: Dice) -> Reckoning:
    digest = dice.digest(str(match.version))
    total = sum(weight for _, weight in match.game.outcomes(match.state))
    rest = int.from_bytes(digest, "big") % total
    return Reckoning(match.version, digest.hex()[:WORD_SIZE], total, rest, rolled)


def _illegal(proof: Proof, move: Move, error: Exception) -> list[Finding]:
    """A die that cannot even be thrown was found already."""
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
