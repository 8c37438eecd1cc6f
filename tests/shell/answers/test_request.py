"""Who asks, where, in which language; read from the interaction alone."""

import pytest

from bot.engine.errors import PlayerError
from bot.shell.answers.interaction import acts_on_table, is_public
from bot.shell.answers.request import CHOICE_LENGTH, MOST_CHOICES, choices
from bot.shell.boards.where_it_stands import is_on_board
from tests.games.kniffel.table import table as new_match
from tests.shelf import CATALOGUE
from tests.shell.interactions import command, press
from tests.shell.offline import parts
from tests.shell.tables import (
    ANNA,
    BOARD,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    MATCH,
    STRANGER,
    OneTable,
    kniffel,
    session,
)

TABLE = kniffel(board=BOARD)


def test_answers_are_in_the_language_of_the_person_and_boards_in_that_of_the_server() -> None:
    request = parts().desk.request(press(locale="en-US", number=12))
    assert (request.language, request.table_language) == ("en", "de")
    assert (request.person, request.channel, request.guild) == (ANNA, CHANNEL, GUILD)
    assert request.token == "12"
    alone = parts().desk.request(command(guild=None, locale="de"))
    assert (alone.language, alone.table_language, alone.guild) == ("de", "de", None)


def test_a_direct_message_of_a_table_on_a_server_is_known_as_one() -> None:
    desk = parts().desk
    assert desk.request(press(guild=None)).pressed_by_direct_message(TABLE)
    assert not desk.request(press()).pressed_by_direct_message(TABLE)
    assert not desk.request(command(guild=None)).pressed_by_direct_message(TABLE)
    assert not desk.request(press(guild=None)).pressed_by_direct_message(kniffel(guild=None))


async def test_a_table_is_for_people_in_its_channel_or_seated_at_it() -> None:
    desk = parts(OneTable(session(new_match()))).desk
    for interaction in (press(), press(person=STRANGER), press(channel=ELSEWHERE)):
        assert (await desk.request(interaction, MATCH).pressed()).table.id == MATCH
    with pytest.raises(PlayerError, match="match-unknown"):
        await desk.request(press(person=STRANGER, channel=ELSEWHERE), MATCH).pressed()


def test_a_game_is_found_by_its_title_or_its_id() -> None:
    request = parts().desk.request(command())
    for game, title in request.titles().items():
        assert request.game(f" {title.upper()} ") == request.game(game.upper()) == game
        assert game in [choice.value for choice in request.games(title[2:7].upper())]
    assert request.game("polka") == "polka"
    assert request.games("polka") == []


def test_an_unknown_game_names_all_games() -> None:
    desk = parts().desk
    with pytest.raises(PlayerError, match="unknown-game") as refused:
        desk.box("polka")
    assert refused.value.params["games"] == ", ".join(CATALOGUE)


def test_a_list_is_cut_to_what_discord_accepts() -> None:
    cut = choices((f"{n}" + "x" * 200, str(n)) for n in range(60))
    assert len(cut) == MOST_CHOICES
    assert {len(choice.name) for choice in cut} == {CHOICE_LENGTH}
    assert cut[-1].value == str(MOST_CHOICES - 1)


def test_where_an_interaction_was_pressed() -> None:
    assert is_on_board(TABLE, press(on=BOARD))
    assert not is_on_board(TABLE, press(on=BOARD + 1))
    assert not is_on_board(TABLE, command())
    assert is_public(TABLE, command())
    assert not is_public(TABLE, press(ephemeral=True))
    assert not is_public(TABLE, press(channel=ELSEWHERE))


@pytest.mark.parametrize(
    ("custom_id", "acts"),
    [
        (f"m:{MATCH}:0:roll", True),
        (f"t:{MATCH}:0:join", True),
        ("s:0:0:rules", False),
        ("x", False),
    ],
)
def test_buttons_that_only_show_something_do_not_act_on_the_table(
    custom_id: str, acts: bool
) -> None:
    assert acts_on_table(press(custom_id)) is acts
