"""All looks, built once, and their routes."""

from dataclasses import dataclass
from typing import Any

from bot.live.brain_pool import BrainPool
from bot.live.daily import Daily
from bot.live.rate_limit import HeavyReads, RateLimit
from bot.live.sundays import Sundays
from bot.shell.answers.request import Request
from bot.shell.answers.route import Route
from bot.shell.boards.boards import Boards
from bot.shell.boards.daily_kind import DailyResults
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.boards.private_board import PrivateBoards
from bot.shell.challenges.daily import DailyLooks
from bot.shell.challenges.puzzles import PuzzleLooks
from bot.shell.challenges.sunday import SundayLooks
from bot.shell.challenges.sunday_proof import SundayProofs
from bot.shell.drawing.display_names import DisplayNames
from bot.shell.drawing.members import Members
from bot.shell.looks import menu, rules
from bot.shell.looks.advice import Advice
from bot.shell.looks.board_text import BoardTexts
from bot.shell.looks.leaderboard import Leaderboards
from bot.shell.looks.lobby_settings import LobbySettings
from bot.shell.looks.past_matches import PastMatches
from bot.shell.looks.pictures import PictureLooks
from bot.shell.looks.proof import Proofs
from bot.shell.looks.replay import Replays
from bot.shell.looks.tables_meant import TablesMeant
from bot.table.days import Try


@dataclass(frozen=True, slots=True)
class Days:
    """What the looks of a day are built on."""

    daily: Daily
    sundays: Sundays
    results: DailyResults
    boards: Boards


@dataclass(frozen=True, slots=True)
class Looks:
    advice: Advice
    meant: TablesMeant
    board_texts: BoardTexts
    leaderboards: Leaderboards
    lobby_settings: LobbySettings
    past: PastMatches
    pictures: PictureLooks
    proofs: Proofs
    puzzles: PuzzleLooks
    daily: DailyLooks
    sunday: SundayLooks
    replays: Replays

    @property
    def routes(self) -> tuple[Route[Any], ...]:
        return (
            *menu.ROUTES,
            *rules.ROUTES,
            *self.advice.routes,
            *self.board_texts.routes,
            *self.leaderboards.routes,
            *self.lobby_settings.routes,
            *self.past.routes,
            *self.pictures.routes,
            *self.proofs.routes,
            *self.puzzles.routes,
            *self.daily.routes,
            *self.sunday.routes,
            *self.replays.routes,
        )


def all_looks(
    brains: BrainPool,
    thoughts: RateLimit,
    heavy_reads: HeavyReads,
    members: Members,
    ends: EndsOfMatches,
    pictures: Pictures,
    private_boards: PrivateBoards,
    names: DisplayNames,
    days: Days,
) -> Looks:
    past = PastMatches(heavy_reads, names)
    meant = TablesMeant(past, private_boards)
    sunday: SundayLooks

    async def go_on(request: Request, one: Try, noted: str) -> None:
        await sunday.show(request, one, noted)

    puzzles = PuzzleLooks(brains, heavy_reads, thoughts, days.sundays, go_on)
    sunday = SundayLooks(days.daily, days.sundays, days.results, puzzles)
    return Looks(
        advice=Advice(brains, thoughts),
        meant=meant,
        board_texts=BoardTexts(meant, ends),
        daily=DailyLooks(days.daily, days.results, sunday, members, days.boards),
        sunday=sunday,
        leaderboards=Leaderboards(members),
        lobby_settings=LobbySettings(names),
        past=past,
        pictures=PictureLooks(meant, pictures, ends, thoughts),
        proofs=Proofs(heavy_reads, SundayProofs(days.sundays, heavy_reads)),
        puzzles=puzzles,
        replays=Replays(past, heavy_reads, pictures, ends.curve, brains.chances),
    )
