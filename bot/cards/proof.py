"""The result of a proof: what was rolled again, and what does not agree."""

from datetime import date

from bot.cards.card import Button, Card
from bot.cards.daily import told_date
from bot.cards.lobby import shown_charm
from bot.cards.past_matches import file_button, replay_button
from bot.engine.chance import FORM_OF_JOINS
from bot.engine.phrases import Word
from bot.engine.screen import Ink
from bot.record.document import Document, Keys, Seal
from bot.record.proof import Proof

MOST_FINDINGS = 10


def proof_card(checked: Document, proof: Proof, ink: Ink, *, together: bool = False) -> Card:
    """`together`: several players decide at once, so a replay has fewer steps than moves."""
    lines = (
        _disagreement(proof, ink) if proof.findings else _agreement(checked, proof, ink, together)
    )
    return Card(
        title=ink("verify-title", game=Word("title")),
        body="\n".join(lines),
        fields=((ink("field-proof"), _seal(checked.dice, ink)),),
        footer=ink("verify-match", match=checked.match),
        rows=(_ways_on(checked.match, ink),),
    )


def _seal(dice: Seal | Keys, ink: Ink) -> str:
    if isinstance(dice, Seal):
        return ink("proof", hash=dice.commitment, seed=dice.seed, players=dice.players)
    return ink("proof-keys", hash=dice.commitment, players=dice.players)


def _ways_on(match: str, ink: Ink) -> tuple[Button, ...]:
    return file_button(match, ink), replay_button(match, ink)


def _agreement(checked: Document, proof: Proof, ink: Ink, together: bool) -> list[str]:
    begins = checked.seats[0].joined + 1
    start = (
        ink("verify-drawn", number=begins, count=len(checked.seats))
        if checked.drawn
        else ink("verify-chosen")
    )
    lines = [
        ink("verify-good"),
        ink("verify-seal" if isinstance(checked.dice, Seal) else "verify-keys"),
        *_charms(checked, ink),
        start,
        ink("verify-rolls", rolls=proof.rolls),
        ink("verify-moves", decisions=proof.decisions),
        *((ink("verify-steps"),) if together else ()),
        *((ink("verify-hidden", count=proof.hidden),) if proof.hidden else ()),
    ]
    example = proof.example
    if example and isinstance(checked.dice, Seal):
        lines.append(
            ink(
                "verify-example",
                number=str(example.number),
                place=example.place,
                digest=example.digest,
                total=str(example.total),
                rest=str(example.rest),
                rolled=_rolled(example.text, ink),
            )
        )
    return lines


def _charms(checked: Document, ink: Ink) -> list[str]:
    """What people added to the dice, with the seats numbered as in the lobby; or their day."""
    if checked.format == FORM_OF_JOINS:
        return []
    if checked.day:
        return [_of_its_day(checked, checked.day, ink)]
    charms = sorted((seat.joined + 1, seat.charm) for seat in checked.seats if seat.charm)
    named = [f"{number}. {shown_charm(charm, ink)}" for number, charm in charms]
    return [ink("verify-charms", charms=", ".join(named)) if named else ink("verify-no-charm")]


def _of_its_day(checked: Document, day: str, ink: Ink) -> str:
    """Without people it is one of a Sunday, whose seal covers it."""
    return ink(
        "verify-day",
        asked="no" if any(seat.kind == "person" for seat in checked.seats) else "yes",
        date=day,
        day=told_date(date.fromisoformat(day)),
        seal=checked.dice.commitment,
    )


def _rolled(move: str, ink: Ink) -> str:
    """A roll in the words of the game; plain pips need none."""
    if move.isdecimal():
        return ink("outcome-pips", pips=move)
    key = f"outcome-{move.replace(' ', '-')}"
    return ink(key) if ink.knows(key) else move


def _disagreement(proof: Proof, ink: Ink) -> list[str]:
    shown = proof.findings[:MOST_FINDINGS]
    lines = [ink(finding.key, **finding.params) for finding in shown]
    if more := len(proof.findings) - len(shown):
        lines.append(ink("verify-more", count=more))
    return [ink("verify-bad", count=len(proof.findings)), *lines]
