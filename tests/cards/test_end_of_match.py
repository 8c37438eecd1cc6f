"""What the end says to whoever played alone, and to those elsewhere."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from bot.cards.end_of_match import EndOfMatch, record, share_text
from bot.engine.catalogue import Box
from bot.table.snapshot import Snapshot
from tests.cards.test_cards import ARTIST
from tests.over import Over, played
from tests.shelf import CATALOGUE, TEXTS

BOX = CATALOGUE["kniffel"]
INK = TEXTS.ink("de", BOX, ("Anna",))


def ends(box: Box) -> Iterator[Over]:
    tries = (played(box, Random(number), most=500) for number in count())
    return (over for over in tries if over.match.result)


def alone() -> Over:
    return next(over for over in ends(BOX) if len(over.table.seats) == 1)


OVER = alone()
POINTS = OVER.match.result.points[0] if OVER.match.result else 0


@pytest.mark.parametrize(
    ("closing", "told"),
    [
        (EndOfMatch(), ""),
        (
            EndOfMatch(first_alone=True),
            "Das ist jetzt dein Rekord mit diesen Einstellungen.",
        ),
        (
            EndOfMatch(record=POINTS - 2),
            f"Neuer Rekord! Bisher waren es {POINTS - 2}.",
        ),
        (EndOfMatch(record=POINTS), f"Dein Rekord mit diesen Einstellungen bleibt {POINTS}."),
        (
            EndOfMatch(record=POINTS + 3),
            f"Dein Rekord mit diesen Einstellungen bleibt {POINTS + 3}.",
        ),
    ],
)
def test_a_record_alone_names_the_old_one_and_the_new_one(closing: EndOfMatch, told: str) -> None:
    assert record(closing, OVER.match, INK) == told


def test_the_last_row_of_zwerg_is_told_before_the_end() -> None:
    box = CATALOGUE["zwerg"]
    over = next(over for over in ends(box) if box.moment(over.match))
    moment = box.moment(over.match)
    assert moment
    *_, last = ARTIST.beats(Snapshot(box, over.table, over.match))
    ink = ARTIST.ink(Snapshot(box, over.table, over.match), over.table.locale)
    assert last.headline == ink(moment.outcome.key, **moment.outcome.params)
    assert last.headline


def test_the_dragon_praises_the_winner_before_the_end() -> None:
    box = CATALOGUE["drachen"]
    over = next(ends(box))
    *_, last = ARTIST.beats(Snapshot(box, over.table, over.match))
    assert "hinaus" in last.headline
    assert "brummt der Drache" in last.news


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_shared_result_has_two_lines_whoever_has_won(game: str) -> None:
    box = CATALOGUE[game]
    winners = set[int]()
    for over in islice(ends(box), 30):
        names = [f"N{seat}" for seat in range(len(over.table.seats))]
        ink = TEXTS.ink("de", box, names)
        text = share_text(over.table, over.match, EndOfMatch(), ink, "https://localhost/1")
        assert len(text.splitlines()) == 2, text
        assert over.match.result
        winners.add(len(over.match.result.winners))
    assert winners
