"""/settings over the wire: who may decide, and what every decision changes."""

import pytest

from localcord import CannotDoError, Permission
from tests.wire.hands import stop_for_cause
from tests.wire.table import Wire, board_of, play_to_the_end, start


@pytest.fixture
def boss(wire: Wire) -> Wire:
    """Anna may manage the server."""
    wire.people[0].permissions = Permission.MANAGE_GUILD
    return wire


async def test_only_who_may_manage_the_server_sees_the_command(wire: Wire) -> None:
    with pytest.raises(CannotDoError, match="einstellungen"):
        await wire.people[0].slash("einstellungen", channel=wire.channel)


async def test_a_press_is_checked_again_when_the_right_was_taken_away(boss: Wire) -> None:
    anna = boss.people[0]
    card = await anna.slash("einstellungen", channel=boss.channel)
    anna.permissions = Permission(0)
    refused = await anna.select("Was möchtest du ändern", "Bedenkzeit", message=card.message)
    assert "wer den Server verwalten darf" in refused.text


async def test_all_settings_start_as_expected_and_are_changed_by_menus(boss: Wire) -> None:
    anna = boss.people[0]
    card = (await anna.slash("einstellungen", channel=boss.channel)).message
    assert card is not None
    assert card.private
    assert "Bedenkzeit: **gemütlich (5 Minuten)**" in card.text
    await anna.select("Was möchtest du ändern", "Bedenkzeit", message=card)
    await anna.select("Bedenkzeit", "schnell (1 Minute)", message=card)
    assert "Bedenkzeit: **schnell (1 Minute)**" in card.text
    await anna.select("Was möchtest du ändern", "Spiele", message=card)
    await anna.select("Spiele", "kniffel", "zwerg", message=card)
    assert "Spiele: **Hex-hex-Kniffel, Der 7bte Zwerg**" in card.text
    await anna.slash("spielen", channel=boss.channel, spiel="kniffel")
    assert boss.book.matches()[0]["pace"] == "quick"


async def test_a_server_speaks_the_language_it_chose(boss: Wire) -> None:
    anna = boss.people[0]
    await anna.slash("einstellungen", channel=boss.channel, sprache="en")
    await anna.slash("spielen", channel=boss.channel, spiel="kniffel")
    assert "Join" in [button.label for button in boss.board.buttons]


async def test_a_game_that_is_not_allowed_is_refused_with_what_is(boss: Wire) -> None:
    anna, ben, *_ = boss.people
    await anna.slash("einstellungen", channel=boss.channel, spiel="kniffel")
    refused = await ben.slash("spielen", channel=boss.channel, spiel="drachen")
    assert refused.private
    assert "Gespielt wird: Hex-hex-Kniffel" in refused.text
    assert len(boss.book.rows("SELECT press FROM presses WHERE match = ''")) == 1, "it toggles once"
    await anna.slash("einstellungen", channel=boss.channel, spiel="kniffel")
    await ben.slash("spielen", channel=boss.channel, spiel="drachen")
    assert "Drachenlachen" in boss.board.text


async def test_tables_stand_only_in_allowed_channels_and_their_threads(boss: Wire) -> None:
    anna, ben, *_ = boss.people
    other = boss.place.channel("spielzimmer")
    thread = boss.place.new_thread("am Rand", other)
    await anna.slash("einstellungen", channel=boss.channel, kanal=other)
    refused = await ben.slash("spielen", channel=boss.channel, spiel="kniffel")
    assert f"<#{other.id}>" in refused.text
    for allowed in (other, thread):
        await ben.slash("spielen", channel=allowed, spiel="kniffel")
        assert board_of(allowed) is not None


async def test_without_ratings_the_final_card_shows_none(boss: Wire) -> None:
    anna, ben, *_ = boss.people
    await anna.slash("einstellungen", channel=boss.channel, spielstaerke="off")
    await start(anna, ben, channel=boss.channel)
    await play_to_the_end(boss.place, boss.channel)
    more = await anna.press("Mehr …", message=boss.board)
    assert "🥇" in more.text
    assert "Spielstärke" not in more.text


@pytest.mark.parametrize(
    ("who", "host", "seated", "stranger"),
    [
        ("host", True, False, False),
        ("seated", True, True, False),
        ("managers", False, False, False),
    ],
)
async def test_the_server_says_who_may_stop_a_table(
    boss: Wire, who: str, host: bool, seated: bool, stranger: bool
) -> None:
    anna, ben, cleo, david = boss.people
    await anna.slash("einstellungen", channel=boss.channel, abbrechen=who)
    for person, allowed in ((ben, host), (cleo, seated), (david, stranger)):
        await start(ben, cleo, channel=boss.channel)
        told = await person.slash("abbrechen", channel=boss.channel)
        refused = told.text.startswith(("Abbrechen darf", "Abbrechen dürfen"))
        assert refused is not allowed, person.name
        assert boss.book.matches()[-1]["phase"] == "running", "the others play on"
        await stop_for_cause(david, boss.channel)
        assert boss.book.matches()[-1]["phase"] == "stopped"


async def test_a_bot_that_was_thrown_out_notes_the_day(boss: Wire) -> None:
    anna, *_ = boss.people
    await anna.slash("spielen", channel=boss.channel, spiel="kniffel")
    boss.place.remove_guild()
    await boss.place.until(
        lambda: boss.book.rows("SELECT removed FROM servers")[0]["removed"] is not None
    )


async def test_thirty_days_later_nothing_of_the_server_is_left(boss: Wire) -> None:
    anna, ben, *_ = boss.people
    await start(anna, ben, channel=boss.channel)
    await stop_for_cause(boss.people[-1], boss.channel)
    boss.place.remove_guild()
    await boss.place.until(
        lambda: boss.book.rows("SELECT removed FROM servers")[0]["removed"] is not None
    )
    boss.clock.ahead = 31 * 24 * 3600
    assert await boss.bot.parts.desk.sessions.purge() == [boss.place.guild.id]
    for table in ("matches", "seats", "moves", "results", "standings", "servers"):
        assert boss.book.rows(f"SELECT * FROM {table}") == [], table


async def test_a_bot_that_is_invited_again_forgets_the_farewell(wire: Wire) -> None:
    place, guild = wire.place, wire.place.guild
    await wire.people[0].slash("spielen", channel=wire.channel, spiel="kniffel")

    def removed() -> object:
        return wire.book.rows("SELECT removed FROM servers")[0]["removed"]

    place.remove_guild()
    await place.until(lambda: removed() is not None)
    place.world.add_guild(guild.name, "de", wire.people, guild_id=guild.id)
    await place.until(lambda: removed() is None)


async def test_a_bot_that_is_merely_cut_off_notes_nothing(wire: Wire) -> None:
    await wire.people[0].slash("spielen", channel=wire.channel, spiel="kniffel")
    await wire.bot.parts.desk.store.servers.compare({wire.place.guild.id}, 1.0)
    assert wire.book.rows("SELECT removed FROM servers") == [{"removed": None}]
