"""Forged buttons: every wish and look about a match, pressed by a stranger or in a wrong place."""

from collections.abc import Iterator

import pytest

from bot.table.wishes import KINDS
from localcord import Channel, Message, Person
from tests.shell.offline import parts
from tests.spoken import examples
from tests.wire.hands import stop_for_cause
from tests.wire.table import Wire, seat, start

OWN = ("reach", "remind", "letters", "dm", "mydata", "stay", "learn", "lesson")
"""What a person wants for themselves, wherever and whatever match is named."""
OTHERS = ("settings", "scores", "rules", "open", "past history", "past watch rings")
"""What names no match."""
PUZZLES = ("puzzle next", "puzzle at", "puzzle step", "answer")
"""Of a match that is no puzzle they say that there is none: tests/wire/test_puzzles.py."""
DAYS = ("daily begin", "daily table", "daily week", "daily streaks", "sunday share", "sunday line")
"""They belong to a day, not to a match."""
FOREIGN = "kenne ich in diesem Kanal nicht"


def forged(match: str) -> Iterator[str]:
    """The custom_id of everything that can be wanted of a match."""
    for kind in KINDS:
        yield from (f"t:{match}:0:{wish}" for wish in examples(kind)[:1])
    for served in parts().router.kinds:
        yield from (f"s:{match}:0:{look}" for look in examples(served)[:1])
    for text in ("roll", "enter frog", "bet yes", ""):
        yield from (f"{letter}:{match}:0:{text}" for letter in "mop")


def concerns_the_match(custom_id: str) -> bool:
    text = custom_id.split(":", 3)[3]
    if text == "rules":
        return True
    return text != "daily" and not text.startswith((*OWN, *OTHERS, *PUZZLES, *DAYS))


def planted(wire: Wire, channel: Channel, custom_id: str) -> Message:
    button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    return wire.place.post(channel, wire.place.bot, body)


async def answers(wire: Wire, person: Person, channel: Channel, match: str) -> dict[str, str]:
    """What this person reads, by what was forged."""
    said = {}
    for custom_id in dict.fromkeys(forged(match)):
        message = planted(wire, channel, custom_id)
        reply = await person.press(custom_id=custom_id, message=message)
        said[custom_id] = f"{reply.text} {message.text}"
    return said


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["lobby", "running", "over"])
async def test_a_stranger_elsewhere_learns_and_changes_nothing(
    phase: str, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben, _, stranger = wire.people
    await (seat if phase == "lobby" else start)(anna, ben, channel=wire.channel)
    if phase == "over":
        await stop_for_cause(wire.people[-1], wire.channel)
    match, before = wire.book.matches()[-1]["id"], wire.book.everything()[:3]
    seed = wire.book.matches()[-1]["seed"].hex()
    elsewhere = wire.place.channel("allgemein")
    caplog.clear()
    for channel in (elsewhere, stranger.dm):
        said = await answers(wire, stranger, channel, match)
        of_the_match = {c: text for c, text in said.items() if concerns_the_match(c)}
        assert not [c for c, text in of_the_match.items() if FOREIGN not in text]
        told = "\n".join(said.values())
        assert [c for c, text in said.items() if anna.mention in text] == []
        assert seed not in told
        assert wire.book.everything()[:3] == before
    assert [r for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")] == []


async def test_a_board_stands_in_its_own_channel_wherever_one_of_its_people_asks_for_it(
    wire: Wire,
) -> None:
    anna, ben, *_ = wire.people
    await start(anna, ben, channel=wire.channel)
    elsewhere, match = wire.place.channel("allgemein"), wire.book.matches()[-1]["id"]
    old = wire.board
    await anna.press("x", message=planted(wire, elsewhere, f"s:{match}:0:board"))
    await wire.place.until(lambda: old.deleted)
    assert wire.board.buttons
    await stop_for_cause(wire.people[-1], wire.channel)
    await anna.press("x", message=planted(wire, elsewhere, f"t:{match}:0:rematch"))
    assert wire.book.matches()[-1]["id"] in wire.board.buttons[0].custom_id
    assert not [m for m in elsewhere.messages if m.embeds]
