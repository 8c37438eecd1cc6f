"""Matches as files for the operator and for anybody who wants to check one offline."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine.catalogue import Catalogue
from bot.engine.errors import PlayerError
from bot.export import Document, FileError, document, dump, load, table_of
from bot.proof import Finding, Proof, verify
from bot.store.store import Store
from bot.tables import Table
from bot.texts import Texts, explain

LANGUAGE = "en"
MOST_FINDINGS = 20


async def write(url: str, match: str, file: Path) -> str:
    """Export a match of the database; the answer is a sentence for the operator."""
    catalogue = Catalogue.find()
    store = await Store.open(url)
    try:
        table = await store.table(match)
        if table is None:
            raise FileError(f"There is no match {match} in the database.")
        written = await _document(store, catalogue, table)
    finally:
        await store.close()
    _write(file, dump(written))
    return f"The match {match} with {len(written.moves)} moves is in {file}."


async def take_in(url: str, file: Path) -> str:
    """Import a match into the database, if everything in the file agrees."""
    catalogue, loaded = Catalogue.find(), _read(file)
    if findings := verify(loaded, catalogue).findings:
        told = "\n".join(_told(catalogue, loaded, findings))
        raise FileError(f"{file} is not taken in, because it does not agree:\n{told}")
    store = await Store.open(url)
    try:
        times = [move.at for move in loaded.moves]
        if not await store.archive.take_in(table_of(loaded), loaded.log, times):
            raise FileError(f"The match {loaded.match} is in the database already.")
    finally:
        await store.close()
    return f"The match {loaded.match} with {len(loaded.moves)} moves is in the database now."


def check(file: Path) -> tuple[bool, str]:
    """Whether a file agrees in everything, and the sentences that say so; needs only the file."""
    catalogue, loaded = Catalogue.find(), _read(file)
    proof = verify(loaded, catalogue)
    lines = _told(catalogue, loaded, proof.findings) if proof.findings else _agreed(loaded, proof)
    return not proof.findings, "\n".join(lines)


async def _document(store: Store, catalogue: Catalogue, table: Table) -> Document:
    box = catalogue.get(table.game)
    if box is None:
        raise FileError(f"The game {table.game} of the match {table.id} is not known here.")
    log, times = await store.log(table.id), await store.archive.times(table.id)
    try:
        return document(box.game, table, log, times)
    except PlayerError as refused:
        raise FileError(explain(Texts(catalogue).ink(LANGUAGE), refused)) from None


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise FileError(f"{file} cannot be written: {error.strerror}.") from None


def _read(file: Path) -> Document:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise FileError(f"{file} cannot be read: {error.strerror}.") from None
    return load(data)


def _agreed(loaded: Document, proof: Proof) -> list[str]:
    start = "drawn by the dice, and agrees" if loaded.drawn else "chosen by the host"
    return [
        f"Everything agrees in the match {loaded.match} of {loaded.game}, {loaded.phase}:",
        f"  seal     {loaded.dice.commitment}",
        f"  secret   {loaded.dice.seed}",
        f"  players  {loaded.dice.players}",
        f"  start    {start}",
        f"  rolls    {proof.rolls}, each as the secret and the players’ part make it",
        f"  moves    {proof.decisions}, each allowed by the rules",
    ]


def _told(catalogue: Catalogue, loaded: Document, findings: Sequence[Finding]) -> list[str]:
    texts = Texts(catalogue)
    seats = range(1, len(loaded.seats) + 1)
    names = [texts.say(LANGUAGE, "seat-name", number=number) for number in seats]
    ink = texts.ink(LANGUAGE, catalogue.get(loaded.game), names)
    lines = [ink(finding.key, **finding.params) for finding in findings[:MOST_FINDINGS]]
    if more := len(findings) - len(lines):
        lines.append(ink("verify-more", count=more))
    return lines
