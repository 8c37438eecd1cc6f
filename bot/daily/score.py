"""What a finished try is worth: what its choices gave away, turn by turn, against best play."""

from collections.abc import Sequence

from bot.advice.account import Book
from bot.advice.grades import GRADES, Grade, given_away, grade
from bot.engine.catalogue import Box
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match, Move
from bot.table.days import HUNDREDTHS, Score

LETTERS: dict[str, Grade] = {one[0]: one for one in GRADES}
"""The grade of a turn as it is stored."""


def score(box: Box, header: Header, log: Sequence[Move]) -> Score | None:
    """Of a person alone; None: the match has not ended."""
    match, book, lost = Match.begin(box.game, header), Book(box, 0), dict[int, float]()
    unit = box.brain.unit
    for move in log:
        if move.seat != CHANCE:
            turn, known = box.game.turn(match.state), len(book.decisions)
            book.judge(match.state, box.game.parse(move.text), 0)
            new = book.decisions[known:]
            lost[turn] = lost.get(turn, 0.0) + sum(given_away(one.cost, unit) for one in new)
        match = match.play(move.seat, move.text)
        book.see(match.state)
    book.close(match.state)
    if match.result is None:
        return None
    grades = [grade(cost, unit) for cost in lost.values()]
    return Score(
        points=match.result.points[0],
        lost=round(HUNDREDTHS * sum(lost.values())),
        possible=round(HUNDREDTHS * book.account.expected),
        best_moves=grades.count("best"),
        moves=len(grades),
        grades="".join(one[0] for one in grades),
    )
