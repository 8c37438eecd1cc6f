"""One ephemeral message: whether it can be edited, and whether an edit is seen."""

from typing import Any

from bot.shell.answers.ephemeral import Ephemeral, may_edit_another, pressed_ephemeral
from tests.shell.interactions import command, press


def known(**fields: Any) -> Ephemeral:
    return Ephemeral(press(), 7, follow_up=False, content="Frage", **fields)


def test_a_message_is_in_sight_until_it_is_buried_or_its_token_is_dead() -> None:
    assert known().in_sight
    assert not known(buried=True).in_sight
    assert not known(expired=True).in_sight


def test_the_pressed_message_counts_where_it_is_ephemeral() -> None:
    assert pressed_ephemeral(press(on=7, ephemeral=True)) == 7
    assert pressed_ephemeral(press(on=7)) is None
    assert pressed_ephemeral(command()) is None


def test_a_command_and_an_announced_press_need_messages_of_their_own() -> None:
    announced = press()
    announced.extras["announced"] = True
    assert may_edit_another(press())
    assert not may_edit_another(command())
    assert not may_edit_another(announced)
