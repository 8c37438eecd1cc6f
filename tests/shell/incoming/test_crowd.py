"""How many presses are served at once: fifty per board, and who must act is let in once more."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from bot.cards.custom_id import Stamp
from bot.cards.look import NO_MATCH
from bot.engine.errors import PlayerError
from bot.live.session import Session
from bot.shell.drawing.paging import PageTurn
from bot.shell.incoming.guards import MOST_AT_ONCE, Crowd
from tests.games.kniffel.table import table as new_match
from tests.shell.tables import ANNA, BEN, MATCH, session

ROLL = Stamp("move", MATCH, 0, "roll")
LOOK = Stamp("show", NO_MATCH, 0, "rules")


@pytest.fixture
def served() -> Iterator[ExitStack]:
    """Presses that are being served until it is closed."""
    with ExitStack() as stack:
        yield stack


def press(
    crowd: Crowd,
    served: ExitStack,
    person: int,
    pressed: Stamp | PageTurn = ROLL,
    *,
    at: Session | None = None,
    message: int = 1,
    alone: bool = False,
) -> bool:
    """Whether the press is let in."""
    try:
        served.enter_context(crowd.entered(lambda _: at, person, message, pressed, alone=alone))
    except PlayerError as refused:
        return refused.key != "crowded"
    return True


def fill(crowd: Crowd, served: ExitStack, pressed: Stamp = ROLL, message: int = 1) -> None:
    for stranger in range(1, MOST_AT_ONCE + 1):
        assert press(crowd, served, stranger, pressed, message=message)


def test_fifty_presses_are_served_at_once_and_no_more(served: ExitStack) -> None:
    crowd = Crowd()
    fill(crowd, served)
    assert not press(crowd, served, 99)
    served.close()
    assert press(crowd, served, 99)


def test_the_first_press_of_a_person_the_table_waits_for_is_let_in(served: ExitStack) -> None:
    crowd, at = Crowd(), session(new_match())
    fill(crowd, served)
    assert not press(crowd, served, BEN, at=at)
    assert press(crowd, served, ANNA, at=at)
    assert not press(crowd, served, ANNA, at=at)


def test_an_old_button_or_the_page_of_a_menu_is_no_reason_to_let_somebody_in(
    served: ExitStack,
) -> None:
    crowd, at = Crowd(), session(new_match())
    fill(crowd, served)
    assert not press(crowd, served, ANNA, Stamp("move", MATCH, 3, "roll"), at=at)
    assert not press(crowd, served, ANNA, PageTurn(ROLL, 1, ""), at=at)


def test_presses_of_one_person_alone_fill_the_place_too(served: ExitStack) -> None:
    crowd, at = Crowd(), session(new_match())
    for _ in range(MOST_AT_ONCE):
        assert press(crowd, served, ANNA, at=at)
    assert not press(crowd, served, ANNA, at=at)


def test_another_match_has_a_place_of_its_own(served: ExitStack) -> None:
    crowd = Crowd()
    fill(crowd, served)
    assert press(crowd, served, 99, Stamp("move", "other234", 0, "roll"))


def test_fifty_looks_at_one_message_do_not_block_another_message(served: ExitStack) -> None:
    crowd = Crowd()
    fill(crowd, served, LOOK, message=1)
    assert not press(crowd, served, 99, LOOK, message=1)
    assert press(crowd, served, 99, LOOK, message=2)


def test_nothing_is_remembered_of_presses_that_were_served(served: ExitStack) -> None:
    crowd = Crowd()
    fill(crowd, served)
    assert len(crowd) == 1
    served.close()
    assert len(crowd) == 0


def test_a_press_whose_handler_fails_leaves_its_place() -> None:
    crowd = Crowd()
    with pytest.raises(ValueError, match="broken"), crowd.entered(lambda _: None, ANNA, 1, ROLL):
        raise ValueError("broken")
    assert len(crowd) == 0


def test_what_one_person_alone_sees_counts_by_its_message(served: ExitStack) -> None:
    crowd = Crowd()
    fill(crowd, served)
    assert press(crowd, served, 99, message=2, alone=True)
    assert not press(crowd, served, 98, message=2)
