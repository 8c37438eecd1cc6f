"""The card of a proof: in words and numbers what was rolled again, and what does not agree."""

from bot.board import Card
from bot.engine.screen import Ink
from bot.engine.words import Word
from bot.export import Document
from bot.proof import Proof

MOST_FINDINGS = 10


def proof_card(checked: Document, proof: Proof, ink: Ink) -> Card:
    lines = _disagreement(proof, ink) if proof.findings else _agreement(checked, proof, ink)
    seal = ink(
        "proof",
        hash=checked.dice.commitment,
        seed=checked.dice.seed,
        players=checked.dice.players,
    )
    return Card(
        title=ink("verify-title", game=Word("title")),
        body="\n".join(lines),
        fields=((ink("field-proof"), seal),),
        footer=ink("verify-match", match=checked.match),
    )


def _agreement(checked: Document, proof: Proof, ink: Ink) -> list[str]:
    begins = checked.seats[0].joined + 1
    start = (
        ink("verify-drawn", number=begins, count=len(checked.seats))
        if checked.drawn
        else ink("verify-chosen")
    )
    lines = [
        ink("verify-good"),
        ink("verify-seal"),
        start,
        ink("verify-rolls", rolls=proof.rolls),
        ink("verify-moves", decisions=proof.decisions),
    ]
    if example := proof.example:
        lines.append(
            ink(
                "verify-example",
                number=str(example.number),
                digest=example.digest,
                total=str(example.total),
                rest=str(example.rest),
                text=example.text,
            )
        )
    return lines


def _disagreement(proof: Proof, ink: Ink) -> list[str]:
    shown = proof.findings[:MOST_FINDINGS]
    lines = [ink(finding.key, **finding.params) for finding in shown]
    if more := len(proof.findings) - len(shown):
        lines.append(ink("verify-more", count=more))
    return [ink("verify-bad", count=len(proof.findings)), *lines]
