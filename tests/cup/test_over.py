"""A match that is over: file, command line and card agree, and tell nothing that was not shown."""

import re
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.record.document import FACE_DOWN, load
from localcord import Person
from tests.wire.hands import get_up, press_something, press_to_the_end, stop_for_cause, waited_for
from tests.wire.table import Wire, start

ACTS = {"stopped with the first roll face down": 0, "stopped later": 9, "finished": None}


async def end(wire: Wire, acts: int | None) -> None:
    random = Random(4)
    await start(*wire.people[:3], channel=wire.channel, game="becher")
    if acts is None:
        await press_to_the_end(wire.place, wire.channel, random)
        return
    for _ in range(acts):
        await press_something(wire.place, wire.channel, random)
    await stop_for_cause(wire.people[-1], wire.channel)


async def saved(wire: Wire, person: Person) -> bytes:
    replay = await person.slash("wiederholung", channel=wire.channel)
    assert replay.message is not None
    reply = await person.press("Als Datei", message=replay.message)
    assert reply.message is not None
    return reply.message.attachments[0].data


@pytest.mark.parametrize("how", ACTS)
async def test_file_and_proofs_agree_and_keep_what_was_hidden(
    how: str, wire: Wire, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await end(wire, ACTS[how])
    watching, file = wire.people[3], tmp_path / "match.json"
    file.write_bytes(await saved(wire, watching))
    document, moves = load(file.read_bytes()), wire.book.moves()
    lifted = sum("Der Becher geht hoch" in text for text in wire.place.ever_seen_by(watching))
    hidden = [move for move in moves if str(move.number) in document.hidden]
    shown = [move for move in moves if move.seat == -1 and move not in hidden]
    assert len(document.moves) == len(moves)
    assert {document.moves[move.number].text for move in hidden} <= {FACE_DOWN}
    assert bool(shown) == bool(lifted)
    assert all(document.moves[move.number].text == move.text for move in shown)

    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    told = await watching.slash("pruefen", channel=wire.channel)
    assert "stimmt" in told.text
    rolls = re.search(r"rolls +(\d+)", printed)
    assert rolls
    assert int(rolls[1]) == len(shown)


async def test_somebody_steps_in_although_something_is_always_hidden(wire: Wire) -> None:
    await start(*wire.people[:3], channel=wire.channel, game="becher")
    (active,) = waited_for(wire.place, wire.channel)
    await get_up(active, wire.channel)
    await wire.place.until(lambda: any("Einspringen" in b.label for b in wire.board.buttons))
    await wire.people[3].press("Einspringen", message=wire.board)
    session = await wire.bot.parts.desk.sessions.here(wire.channel.id)
    assert wire.people[3].id in session.table.people
