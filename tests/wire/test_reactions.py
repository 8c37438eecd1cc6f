"""Reactions to a moment over the wire: one press, beside the names, gone with the next board."""

from random import Random

import pytest

from localcord import Message
from tests.wire.hands import press_something, served, waited_for
from tests.wire.table import Wire, start

SIGNS = ("😂", "🎉", "😱")


def signs(board: Message) -> list[str]:
    return [button.emoji for button in board.buttons if ":react " in button.custom_id]


@pytest.fixture
async def moment(wire: Wire) -> Wire:
    """A die has just landed before two people, on a board that has room for reactions."""
    await start(*wire.people[:2], channel=wire.channel, game="flick")
    random = Random(1)
    while not signs(wire.board):
        await press_something(wire.place, wire.channel, random)
        await served()
    return wire


async def test_people_react_with_one_press_each(moment: Wire) -> None:
    anna, ben, cleo, david = moment.people
    assert tuple(signs(moment.board)) == SIGNS
    before = moment.book.everything()
    await anna.press("😂", message=moment.board)
    await moment.place.until(lambda: f"😂 {anna.mention}" in moment.board.text)
    for person, sign in ((ben, "😱"), (anna, "😱"), (cleo, "🎉"), (david, "😱")):
        await person.press(sign, message=moment.board)
    told = f"🎉 1 · 😱 {anna.mention} und {ben.mention} +1"
    await moment.place.until(lambda: told in moment.board.text.replace("\xa0", " "))
    assert "😂 " not in moment.board.text
    assert moment.book.everything() == before, "nothing is stored"


async def test_a_reaction_is_gone_with_the_next_board_and_its_button_harmless(
    moment: Wire,
) -> None:
    anna, *_ = moment.people
    await anna.press("😂", message=moment.board)
    await moment.place.until(lambda: f"😂 {anna.mention}" in moment.board.text)
    (current,), moves = waited_for(moment.place, moment.channel), len(moment.book.moves())
    old = next(b.custom_id for b in moment.board.buttons if ":react laugh" in b.custom_id)
    while len(moment.book.moves()) == moves:
        await press_something(moment.place, moment.channel, Random(3))
    await served()
    assert f"😂 {anna.mention}" not in moment.board.text
    relic = moment.place.post(
        moment.channel,
        moment.place.bot,
        {
            "content": "",
            "components": [
                {
                    "type": 1,
                    "components": [{"type": 2, "style": 2, "label": "x", "custom_id": old}],
                }
            ],
        },
    )
    reply = await current.press(custom_id=old, message=relic)
    assert reply.answered
    assert f"😂 {current.mention}" not in moment.board.text


async def test_who_reacts_again_and_again_does_not_keep_the_board_busy(moment: Wire) -> None:
    anna, ben, *_ = moment.people
    for sign in (*SIGNS, *SIGNS[:2]):
        await anna.press(sign, message=moment.board)
    await ben.press("🎉", message=moment.board)
    await moment.place.until(lambda: f"🎉 {ben.mention}" in moment.board.text)
    assert f"😱 {anna.mention}" in moment.board.text, "the third is the last that counts"


async def test_they_are_typed_as_well(moment: Wire) -> None:
    anna, *_ = moment.people
    told = await anna.slash("zug", channel=moment.channel, zug="Jubeln")
    assert told.text == "Alle sehen es am Brett."
    await moment.place.until(lambda: f"🎉 {anna.mention}" in moment.board.text)
