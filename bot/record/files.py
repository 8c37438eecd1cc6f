"""Export files: written, read, and verified offline."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.engine.chance import FORM_OF_JOINS
from bot.engine.errors import OperatorError
from bot.record.document import Document, Seal, load
from bot.record.proof import Finding, Proof, verify
from bot.texts import Texts

LANGUAGE = "en"
MOST_FINDINGS = 20


def check(file: Path) -> tuple[bool, str]:
    """Verify a file; whether it is in order, and the report in English."""
    catalogue, loaded = Catalogue.find(), read(file)
    proof = verify(loaded, catalogue)
    lines = told(catalogue, loaded, proof.findings) if proof.findings else _agreed(loaded, proof)
    return not proof.findings, "\n".join(lines)


def write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise OperatorError(f"{file} cannot be written: {error.strerror}.") from None


def read(file: Path) -> Document:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None
    return load(data)


def _agreed(loaded: Document, proof: Proof) -> list[str]:
    start = "drawn by the dice, and agrees" if loaded.drawn else "chosen by the host"
    return [
        f"Everything agrees in the match {loaded.match} of {loaded.game}, {loaded.phase}:",
        f"  seal     {loaded.dice.commitment}",
        f"  secret   {_secret(loaded)}",
        f"  players  {loaded.dice.players}",
        *_charms(loaded),
        f"  start    {start}",
        f"  rolls    {proof.rolls}, each as the secret and the players’ part make it",
        f"  moves    {proof.decisions}, each allowed by the rules",
        *([f"  hidden   {proof.hidden}, which were never shown"] if proof.hidden else []),
    ]


def _charms(loaded: Document) -> list[str]:
    if loaded.format == FORM_OF_JOINS:
        return []
    if loaded.day:
        return [f"  day      {loaded.day}, whose dice were the same for everybody"]
    taken = ", ".join(f"seat {n} {s.charm}" for n, s in enumerate(loaded.seats, 1) if s.charm)
    return [f"  charms   {taken or 'none, so whoever ran the bot could choose the secret to suit'}"]


def _secret(loaded: Document) -> str:
    if isinstance(loaded.dice, Seal):
        return loaded.dice.seed
    return f"kept, but for {len(loaded.dice.keys)} keys that lay under the seal"


def told(catalogue: Catalogue, loaded: Document, findings: Sequence[Finding]) -> list[str]:
    texts = Texts(catalogue)
    seats = range(1, len(loaded.seats) + 1)
    names = [texts.say(LANGUAGE, "seat-name", number=number) for number in seats]
    ink = texts.ink(LANGUAGE, catalogue.get(loaded.game), names)
    lines = [ink(finding.key, **finding.params) for finding in findings[:MOST_FINDINGS]]
    if more := len(findings) - len(lines):
        lines.append(ink("verify-more", count=more))
    return lines
