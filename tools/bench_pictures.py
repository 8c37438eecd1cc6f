"""The pictures of boards and ends: processor time and bytes of each, at the most seats."""

import time
from collections.abc import Callable
from functools import partial
from random import Random

from bot.art.album import ground
from bot.art.boards import board_picture
from bot.art.closing import closing_picture
from bot.art.courses import Graph
from bot.art.seats import sides
from bot.cards.pictures import board
from bot.engine.catalogue import Box, Catalogue
from bot.engine.chance import Dice
from bot.engine.course import course
from bot.engine.game import CHANCE
from bot.engine.match import Header, Match
from bot.table.lobby import shortest
from bot.texts import Texts
from tools.bench_report import Line, head, say

MOST_MS, MOST_KB = 30.0, 60.0
TIMES = 20


def pictures() -> None:
    head("pictures (processor time, the fold of the log included)")
    catalogue = Catalogue.find()
    texts = Texts(catalogue)
    for box in catalogue.values():
        match = _played(box)
        _measured(f"{box.id}, the board", partial(_board, texts, box, match))
        _measured(f"{box.id}, the end", partial(_end, box, match))


def _board(texts: Texts, box: Box, match: Match) -> bytes | None:
    ink = texts.ink("de", box, [_name((seat,)) for seat in range(len(match.header.seats))])
    board_picture.cache_clear()
    return board(box, match, ink, box.game.view(match.state, None))


def _end(box: Box, match: Match) -> bytes | None:
    shown = sides(box.game, match.state, _name)
    return closing_picture(ground(box), Graph(course(match)), match.result, shown)


def _measured(name: str, paint: Callable[[], bytes | None]) -> None:
    if not (png := paint()):
        return
    begun = time.process_time()
    for _ in range(TIMES):
        paint()
    spent = 1000 * (time.process_time() - begun) / TIMES
    say(Line(name, spent, "ms", most=MOST_MS))
    say(Line(f"{name}, size", len(png) / 1000, "kB", most=MOST_KB))


def _name(team: tuple[int, ...]) -> str:
    return f"Name {team[0]}"


def _played(box: Box) -> Match:
    """A random match at a full table."""
    game, random = box.game, Random(1)  # noqa: S311 no dice
    options = game.options_type(**shortest(box))
    seats: tuple[dict[str, str], ...] = ({},) * game.seat_range(options)[-1]
    header = Header(
        id="bench",
        game=box.id,
        rules=1,
        options=options.model_dump(),
        seats=seats,
        commitment="",
        players="",
    )
    match, dice = Match.begin(game, header), Dice(b"bench", "")
    while match.to_act:
        seat = random.choice(sorted(match.to_act))
        text = match.rolled(dice) if seat == CHANCE else ""
        legal = () if text else game.legal(match.state, seat)
        match = match.play(seat, text or str(random.choice(legal)))
    return match
