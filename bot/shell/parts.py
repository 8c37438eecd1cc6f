"""Builds the parts of the shell in order, each with what it needs: the one file that knows all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.cards.artist import Artist
from bot.cards.card import Card
from bot.config import Settings
from bot.live.brain_pool import BrainPool
from bot.live.caretaker import Caretaker
from bot.live.daily import Daily
from bot.live.left_servers import LeftServers
from bot.live.puzzle_maker import PuzzleMaker
from bot.live.rate_limit import HeavyReads, RateLimit
from bot.live.session import Session
from bot.live.sundays import Sundays
from bot.live.tables import LiveTables
from bot.shell.actions.board import BoardActions
from bot.shell.actions.carry_out_wish import Wishes
from bot.shell.actions.leave_table import LeavingTables
from bot.shell.actions.lessons import Lessons
from bot.shell.actions.open_table import OpeningTables
from bot.shell.actions.play_move import Moves
from bot.shell.actions.secret_answer import SecretAnswers
from bot.shell.actions.share import Sharing
from bot.shell.answers import response
from bot.shell.answers.ephemerals import Ephemerals
from bot.shell.answers.errors import Errors
from bot.shell.answers.languages import Languages
from bot.shell.answers.request import Desk
from bot.shell.answers.route import Router
from bot.shell.answers.screen_readers import ScreenReaders
from bot.shell.boards.board_message import BoardMessages
from bot.shell.boards.boards import AfterChange, Boards
from bot.shell.boards.daily_kind import DailyKind, DailyResults
from bot.shell.boards.drawn_board import DrawnBoards, Notifying
from bot.shell.boards.end_of_match import EndsOfMatches
from bot.shell.boards.picture import Pictures
from bot.shell.boards.private_board import PrivateBoards
from bot.shell.boards.private_kinds import PLAIN, PrivateKind
from bot.shell.boards.reactions import Reactions
from bot.shell.boards.redraw import Redraw
from bot.shell.boards.suspense import Suspense
from bot.shell.boards.where_it_stands import StandingBoards
from bot.shell.cluster.process_leases import Connection, ProcessLeases
from bot.shell.cluster.standby_queue import StandbyQueue
from bot.shell.commands.sync import CommandSync
from bot.shell.drawing.display_names import DisplayNames
from bot.shell.drawing.emoji import ApplicationEmoji
from bot.shell.drawing.icons import ICONS
from bot.shell.drawing.members import Members
from bot.shell.drawing.mentions import mention
from bot.shell.gateway import Gateway
from bot.shell.incoming.command import Commands
from bot.shell.incoming.direct_message import DirectMessages
from bot.shell.incoming.guards import Crowd, Deadline, Guards, Once
from bot.shell.incoming.press import Handlers, Presses
from bot.shell.incoming.typed import TypedWords
from bot.shell.looks import menu
from bot.shell.looks.all_looks import Days, Looks, all_looks
from bot.shell.notify.activity import Activity, Attention
from bot.shell.notify.day_notice import DayNotices
from bot.shell.notify.end_notice import EndNotice
from bot.shell.notify.newcomers import Newcomers
from bot.shell.notify.notices import Notices
from bot.shell.notify.rematch_notice import RematchNotice
from bot.shell.notify.turn_notice import OwnTables, TurnNotices
from bot.shell.preferences import server_settings
from bot.shell.preferences.contact import ContactPreferences
from bot.shell.preferences.my_data import MyDataPages
from bot.table.days import AGAIN, DAILY
from bot.table.table import LESSON
from bot.texts import Texts

THOUGHTS = (12, 60.0)
"""Hints, odds, look-backs and pictures per person and seconds."""
SHARED_LEADERBOARDS = (1, 60.0)
"""Per person and channel."""
HEAVY_READS = (60, 60.0)
"""Replays, proofs, files and exports per person: each reads a whole match or more."""
GREETINGS = (1, 3600.0)


@dataclass(frozen=True, slots=True)
class Actions:
    moves: Moves
    wishes: Wishes
    opening: OpeningTables
    leaving: LeavingTables
    secret_answers: SecretAnswers
    lessons: Lessons


@dataclass(frozen=True, slots=True)
class Parts:
    """What the client and the cogs use; everything else is known to its neighbours only."""

    desk: Desk
    errors: Errors
    once: Once
    crowd: Crowd
    presses: Presses
    commands: Commands
    direct_messages: DirectMessages
    typed: TypedWords
    looks: Looks
    actions: Actions
    my_data: MyDataPages
    router: Router
    boards: Boards
    standing: StandingBoards
    suspense: Suspense
    reactions: Reactions
    redraw: Redraw
    ends: EndsOfMatches
    turns: TurnNotices
    activity: Activity
    languages: Languages
    names: DisplayNames
    emoji: ApplicationEmoji
    caretaker: Caretaker
    leases: ProcessLeases
    queue: StandbyQueue
    left_servers: LeftServers
    puzzle_maker: PuzzleMaker
    day_notices: DayNotices
    heavy_reads: HeavyReads
    channel_name: Callable[[int], str]


def build(  # noqa: PLR0915 a list of parts in order, without logic
    settings: Settings, sessions: LiveTables, brains: BrainPool, gateway: Gateway
) -> Parts:
    store, clock, table = sessions.store, sessions.clock, settings.table
    channels = gateway.channels

    # parts that call back what is built on them
    boards: Boards
    public_boards: BoardMessages
    caretaker: Caretaker
    leases: ProcessLeases

    async def refresh(session: Session) -> None:
        await public_boards.refresh(session)

    async def show(session: Session) -> None:
        await boards.show(session)

    async def show_beat(session: Session, card: Card) -> None:
        await boards.show_beat(session, card)

    def nudge(session: Session) -> None:
        caretaker.nudge(session)

    # drawing and answers
    texts = Texts(sessions.catalogue, mention, ICONS)
    names = DisplayNames(gateway.fetch_member)
    emoji = ApplicationEmoji(
        gateway.fetch_emoji,
        gateway.create_emoji,
        store.notes,
        sessions.catalogue,
        settings.discord.api_url,
    )
    ends = EndsOfMatches(store.evenings, brains.recall, brains.curve, think=table.highlights)
    reactions = Reactions(refresh)
    artist = Artist(texts, lambda: emoji.icons, ends.of, reactions.of)
    ephemerals = Ephemerals()
    languages = Languages(store.people)
    screen_readers = ScreenReaders(store.people)
    desk = Desk(texts, artist, sessions, store, ephemerals, screen_readers)

    # notifications
    activity = Activity(clock, table.away_seconds)
    notices = Notices(
        artist, store.people, languages, screen_readers, channels, clock, gateway.application_id
    )
    own_tables = OwnTables(sessions.get, sessions.shards.owns)
    attention = Attention(activity, screen_readers, clock)
    turns = TurnNotices(notices, store.turn_notices, own_tables, attention, clock)
    end_notice = EndNotice(notices, activity, screen_readers)
    notifying = Notifying(notices, turns, end_notice, RematchNotice(notices, activity))
    newcomers = Newcomers(desk, wanted=table.newcomers)

    # boards
    pictures = Pictures(texts, names, ends.of)
    standing = StandingBoards(artist, store.boards, channels, table, clock)
    suspense = Suspense(artist, table.beat_seconds, show_beat, show, table.reading_seconds)
    redraw = Redraw(store.boards, standing, channels, sessions.get, show)
    puzzle_maker = PuzzleMaker(
        sessions.catalogue,
        store,
        brains,
        clock,
        lambda: leases.owns_first_shard,
        settings.table.puzzles,
    )
    after_change = AfterChange(sessions, languages, suspense, newcomers, puzzle_maker.ended, nudge)
    public_boards = BoardMessages(
        desk,
        pictures,
        standing,
        suspense,
        reactions,
        redraw,
        DrawnBoards(desk, pictures, standing, suspense, redraw, ends, notifying, show),
        notifying,
        after_change,
    )
    daily = Daily(sessions, brains)
    daily_results = DailyResults(daily, store)
    daily_kind = DailyKind(daily, daily_results)
    # by `Table.kind`
    kinds: dict[str, PrivateKind] = {"": PLAIN, DAILY: daily_kind, AGAIN: daily_kind}
    private_boards = PrivateBoards(
        desk, pictures, suspense, channels, languages, kinds, after_change
    )
    boards = Boards(public_boards, private_boards, suspense, turns)
    caretaker = Caretaker(sessions, brains, boards)

    # looks, preferences, actions
    heavy_reads = HeavyReads(RateLimit(*HEAVY_READS, clock))
    members = Members(gateway.fetch_member, clock)
    looks = all_looks(
        brains,
        RateLimit(*THOUGHTS, clock),
        heavy_reads,
        members,
        ends,
        pictures,
        private_boards,
        names,
        Days(daily, Sundays(sessions, daily), daily_results, boards),
    )
    contact = ContactPreferences(notices)
    forget = (languages.forget, ends.forget, screen_readers.forget, private_boards.forget)
    my_data = MyDataPages(heavy_reads, forget, boards.show)
    moves = Moves(boards, notices, turns, kinds, newcomers)
    opening = OpeningTables(boards, newcomers)
    lessons = kinds[LESSON] = Lessons(desk, brains, private_boards, opening)
    actions = Actions(
        moves,
        Wishes(
            boards,
            turns,
            menu.show,
            looks.lobby_settings.show,
            contact.switch_direct_messages,
            newcomers,
        ),
        opening,
        LeavingTables(boards),
        SecretAnswers(desk, moves, boards.show),
        lessons,
    )
    sharing = Sharing(
        looks.past, looks.leaderboards, pictures, ends, RateLimit(*SHARED_LEADERBOARDS, clock)
    )
    router = Router(
        (
            *looks.routes,
            *contact.routes,
            *my_data.routes,
            *server_settings.ROUTES,
            *actions.opening.routes,
            *actions.leaving.routes,
            *lessons.routes,
            *sharing.routes,
            *BoardActions(boards, suspense, reactions).routes,
        )
    )

    # several processes
    async def acknowledge(data: dict[str, Any]) -> bool:
        interaction = gateway.interaction(data)
        await response.acknowledge(interaction)
        return interaction.response.is_done()

    queue = StandbyQueue(sessions, gateway.parsers, acknowledge)
    sync = CommandSync(gateway.fetch_commands, gateway.put_commands, store.notes)

    async def set_up_once() -> None:
        application = f"commands of {gateway.application_id()} at {settings.discord.api_url}"
        await sync.sync(await gateway.command_payload(), application)
        await emoji.bring(upload=settings.discord.upload_emoji)

    leases = ProcessLeases(
        Connection(gateway.is_ready, gateway.wait_until_ready, set_up_once),
        sessions,
        queue,
        turns,
        redraw,
        boards.show,
        screen_readers,
        store.wakeups,
        store.redraw_requests,
    )

    # what comes in
    errors = Errors(desk, boards.catch_up, gateway.is_closed)
    crowd = Crowd()
    guards = Guards(Deadline(gateway.is_closed), crowd, errors)
    handlers = Handlers(router, moves, actions.wishes, boards, suspense, activity, looks.puzzles)
    greetings = RateLimit(*GREETINGS, clock)
    return Parts(
        desk=desk,
        errors=errors,
        once=Once(),
        crowd=crowd,
        presses=Presses(desk, guards, handlers),
        commands=Commands(guards, activity),
        direct_messages=DirectMessages(
            desk, actions.secret_answers, languages, turns, errors, greetings
        ),
        typed=TypedWords(router, moves, actions.wishes, actions.leaving, looks.meant),
        looks=looks,
        actions=actions,
        my_data=my_data,
        router=router,
        boards=boards,
        standing=standing,
        suspense=suspense,
        reactions=reactions,
        redraw=redraw,
        ends=ends,
        turns=turns,
        activity=activity,
        languages=languages,
        names=names,
        emoji=emoji,
        caretaker=caretaker,
        leases=leases,
        queue=queue,
        left_servers=LeftServers(sessions, lambda: leases.owns_first_shard),
        puzzle_maker=puzzle_maker,
        day_notices=DayNotices(daily, sessions, texts, channels),
        heavy_reads=heavy_reads,
        channel_name=gateway.channel_name,
    )
