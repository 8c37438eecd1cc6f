"""Boards with our own emoji in place of Unicode stay inside Discord's limits and read well."""

import re
from random import Random

import pytest

from bot.art.album import drawings, emoji_names
from bot.cards.artist import Artist
from bot.cards.board_fields import body
from bot.engine.screen import Menu, Screen, Sheet
from bot.shell.drawing.draw import description
from bot.texts import LOCALES
from tests.cards.test_cards import sessions, too_much
from tests.conformance import NAMES, random_match, steps, tables
from tests.phone import CUSTOM_EMOJI
from tests.shelf import CATALOGUE, TEXTS

LONG_ID = "1234567890123456789"
EMOJI = emoji_names(CATALOGUE)
ICONS = {
    box.id: {icon: f"<:{EMOJI[box.id, icon]}:{LONG_ID}>" for icon in drawings(box)}
    for box in CATALOGUE.values()
}
MOST_EMOJI_LETTERS = 4096
MOST_EMOJI = 90
"""Clients stop drawing them after about a hundred in one text."""
EMOJI_OF_A_TEXT = re.compile(
    rf"{CUSTOM_EMOJI.pattern}|[\U0001f000-\U0001faff\u2600-\u27bf\u2b00-\u2bff]"
)


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_card_with_our_own_emoji_fits_discord(game: str) -> None:
    artist = Artist(TEXTS, lambda: ICONS)
    for live in sessions(CATALOGUE[game]):
        card = artist.public(live)
        assert list(too_much(card)) == []
        assert len(EMOJI_OF_A_TEXT.findall(description(card))) <= MOST_EMOJI
        for person in live.table.people:
            assert list(too_much(artist.private(live, person, "de"))) == []
        assert not CUSTOM_EMOJI.search(artist.twin(live, "de"))


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_step_of_every_screen_fits_and_shows_emoji_only_where_discord_draws_them(
    game: str,
) -> None:
    box, random = CATALOGUE[game], Random(f"emoji {game}")
    inks = [TEXTS.ink(locale, box, NAMES, ICONS[game]) for locale in LOCALES]
    for table in tables(box, random):
        match = random.choice(list(random_match(box, table, random)))
        for ink in inks:
            for screen in steps(box, box.game.view(match.state, None), ink):
                assert len(body(screen)) <= MOST_EMOJI_LETTERS
                assert not any(CUSTOM_EMOJI.search(words) for words in _words(screen)), screen


def _words(screen: Screen) -> list[str]:
    """What Discord shows letter by letter: titles, labels, prompts, code."""
    found = [screen.title]
    for control in screen.controls:
        choices = control.choices if isinstance(control, Menu) else control
        found += [text for choice in choices for text in (choice.label, choice.detail)]
        found += [control.prompt] if isinstance(control, Menu) else []
    sheets = (block for block in screen.blocks if isinstance(block, Sheet))
    return [*found, *(line for sheet in sheets for line in sheet.lines)]
