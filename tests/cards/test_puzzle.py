"""A puzzle's card: the game's own screen, on which every legal answer can be pressed."""

from collections.abc import Iterator

import pytest

from bot.cards.artist import Artist
from bot.cards.card import Select
from bot.cards.custom_id import is_ours
from bot.cards.puzzle import answer_card, question_card
from bot.engine.ink import Ink, Reading
from bot.engine.match import Match
from bot.puzzles.computers_match import played
from bot.puzzles.posed import Posed, judge, pose
from bot.puzzles.search import makes_puzzles, questions
from bot.table.table import Table
from bot.texts import LOCALES
from tests.answering import ways
from tests.shelf import CATALOGUE, TEXTS

ASKED = [game for game, box in CATALOGUE.items() if makes_puzzles(box)]
NOBODY = 1
MOST_ASKED = 12


def posed(game: str) -> Iterator[tuple[Table, Match, Posed]]:
    """Decisions all over a match of computers."""
    box = CATALOGUE[game]
    table, match = played(box, "cards", 0.0)
    found = list(questions(box, table.header, match.log))
    for asked in found[:: 1 + len(found) // MOST_ASKED]:
        yield table, match, pose(box, table.header, match.log, asked.number)


def pen(it: Posed, locale: str = "de", *, aloud: bool = False) -> Ink:
    reading = Reading(it.seat if aloud else None, aloud)
    return Artist(TEXTS).nameless_ink(it.box, len(it.before.header.seats), locale, reading)


@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("game", ASKED)
def test_the_best_and_the_real_move_can_be_answered_by_pressing_the_own_screen(
    game: str, aloud: bool
) -> None:
    box = CATALOGUE[game]
    for table, _, it in posed(game):
        offered = set[str]()
        for move, presses in ways(it, table, aloud=aloud):
            assert all(is_ours(press.custom_id) for press in presses)
            assert all(len(press.custom_id) <= 100 for press in presses)
            offered.add(move)
        legal = {str(action) for action in box.game.legal(it.before.state, it.seat)}
        assert offered
        assert offered <= legal
        best = box.brain.rate(box.game, it.view, it.seat)[0].action
        for action in (best, it.played):
            gist = box.brain.gist(box.game, it.view, action)
            gists = {box.brain.gist(box.game, it.view, box.game.parse(m)) for m in offered}
            assert gist in gists or _by_several_picks(it, table, action), (str(action), offered)


def _by_several_picks(it: Posed, table: Table, action: object) -> bool:
    """A menu of which several are picked makes it."""
    card = question_card(it, table, NOBODY, pen(it))
    menus = [row for row in card.rows if isinstance(row, Select) and row.most > 1]
    words = str(action).split()
    return any(set(words[1:]) <= {choice.move for choice in menu.choices} for menu in menus)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ASKED)
def test_nobody_is_named_and_everything_is_said(game: str, locale: str) -> None:
    for table, match, it in posed(game):
        rated = it.box.brain.rate(it.box.game, it.view, it.seat)
        for aloud in (False, True):
            ink = pen(it, locale, aloud=aloud)
            for answer in (rated[0].action, rated[-1].action, it.played):
                judged = judge(it, rated, answer)
                cards = (
                    question_card(it, table, NOBODY, ink),
                    answer_card(it, table, NOBODY, rated, judged, None, ink),
                )
                for card in cards:
                    assert card.body
                    assert card.title
                    said = "\n".join((card.title, card.news, card.body))
                    assert "<@" not in said
                    assert "{ $" not in said
                    assert table.id not in said
        assert match.result


@pytest.mark.parametrize("game", ASKED)
def test_by_ear_the_whole_position_is_told_in_sentences(game: str) -> None:
    for table, _, it in posed(game):
        ink = pen(it, aloud=True)
        card = question_card(it, table, NOBODY, ink)
        twin = it.box.render(it.view, ink).twin()
        for sentence in (*twin.position, *twin.question):
            assert sentence in card.body
