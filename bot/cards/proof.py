"""A proof: in words and numbers what was rolled again, and what does not agree."""

from bot.cards.card import Button, Card
from bot.cards.past_matches import file_button, replay_button
from bot.engine.phrases import Word
from bot.engine.screen import Ink
from bot.record.document import Document, Keys, Seal
from bot.record.proof import Proof

MOST_FINDINGS = 10


def proof_card(checked: Document, proof: Proof, ink: Ink, *, together: bool = False) -> Card:
    """`together`: some decide at once, so that a replay has fewer steps than there are moves."""
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
                digest=example.digest,
                total=str(example.total),
                rest=str(example.rest),
                rolled=_rolled(example.text, ink),
            )
        )
    return lines


def _rolled(move: str, ink: Ink) -> str:
    """What the dice said, in the words of the game; pips need none."""
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
