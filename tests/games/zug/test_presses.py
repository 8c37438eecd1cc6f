"""How many presses a turn takes, and how many pictures a board shows, in whole matches."""

from random import Random

import pytest

from bot.art.album import emoji_names
from bot.cards.board_fields import body
from bot.engine.match import Match
from bot.engine.screen import Ink
from bot.games.zug.state import clan_to_move, kind
from bot.texts import tell
from tests.conformance import Table, steps
from tests.games.zug.table import GAME
from tests.phone import CUSTOM_EMOJI
from tests.presses import pressed_match
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["zug"]
NAMES = emoji_names(CATALOGUE)
OURS = {icon: f"<:{NAMES['zug', icon]}:1234567890123456789>" for icon in GAME.seed.icons}
TABLES = [
    Table({"board": board, "turns": 30}, ({"clan": "auto"},) * seats)
    for board in ("doppelbank", "salonwagen")
    for seats in (2, 10)
]
NEWS_LINES = 3
MOST_EMOJI = 90


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_one_press_where_a_dwarf_can_do_one_thing_else_two(table: Table) -> None:
    ink = TEXTS.ink("de", BOX, [f"P{n}" for n in range(10)])
    for match, move, presses in pressed_match(BOX, table, ink, Random(f"presses {table}")):
        if move.startswith("conduct"):
            assert presses == 1
            continue
        origin = GAME.parse(move).origin  # type: ignore[union-attr]
        acts = [act for act in GAME.acts(match.state) if act.origin == origin]
        kicks = any(kind(GAME.board(match.state), match.state, act) == "kick" for act in acts)
        assert presses == (1 if len(acts) == 1 and not kicks else 2)
        assert origin in match.state.dwarfs[clan_to_move(match.state)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_board_with_our_own_emoji_and_its_news_shows_at_most_ninety(table: Table) -> None:
    random = Random(f"emoji {table}")
    ink = TEXTS.ink("de", BOX, [f"P{n}" for n in range(10)], OURS)
    most = 0
    for match, _, _ in pressed_match(BOX, table, ink, random):
        for screen in steps(BOX, GAME.view(match.state, None), ink):
            most = max(most, len(CUSTOM_EMOJI.findall(_news(match, ink) + body(screen))))
    assert 60 < most <= MOST_EMOJI


def _news(match: Match, ink: Ink) -> str:
    return "\n".join(tell(ink, event) for event in match.story[-NEWS_LINES:])
