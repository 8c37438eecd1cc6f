"""The texts of a board: names, blocks, whose turn, goal, stand-ins, votes, result."""

from dataclasses import replace

from bot.engine.catalogue import Box
from bot.engine.colours import Colour
from bot.engine.game import Result
from bot.engine.match import Match
from bot.engine.phrases import Many, Moment, Person, Who, Word
from bot.engine.screen import Block, Grid, Ink, Large, Lines, Screen, Sheet, board_block
from bot.engine.twin import Twin
from bot.table import votes
from bot.table.clocks import time_over
from bot.table.scores import default_result, winner_by_default
from bot.table.snapshot import Snapshot
from bot.table.table import Seat, Table
from bot.table.waiting import decides_secretly, deciding, waited_for

FIRST_TURNS = 2


def names(table: Table, ink: Ink, move: int | None = None) -> tuple[str | Person, ...]:
    """What the seats are called. People as mentions, so that no name is ever stored; computers by
    character and number.

    Of those who sat there when a move was made, or of those who sit there now.
    """
    strengths = [seat.strength for seat in table.seats]
    return tuple(
        _name(
            seat.person if move is None else table.person_at(number, move),
            seat,
            strengths[: number + 1].count(seat.strength),
            ink,
        )
        for number, seat in enumerate(table.seats)
    )


def _name(person: int | None, seat: Seat, number: int, ink: Ink) -> str | Person:
    if person is not None:
        return Person(person)
    if seat.strength is None:  # the person deleted their data
        return ink("former-dwarf")
    return ink(f"computer-{seat.strength}", number=number)


def body(screen: Screen, *, asking: bool = True, without: tuple[type[Block], ...] = ()) -> str:
    """From top to bottom; the question last, because the choices stand directly under it."""
    question = screen.question if asking else ""
    blocks = (block for block in screen.blocks if not isinstance(block, without))
    return "\n".join(filter(None, (*map(_drawn, blocks), question)))


def beside(box: Box, screen: Screen, *, asking: bool = True) -> str:
    """The text beside a picture: a sketch says all but the question and a few lines."""
    if box.parts.sketch:
        lines = (block for block in screen.blocks if isinstance(block, Lines) and block.beside)
        return body(replace(screen, blocks=tuple(lines)), asking=asking)
    shown = board_block(screen.blocks)
    return body(screen, asking=asking, without=(type(shown),) if shown else ())


def _drawn(block: Block) -> str:
    match block:
        case Grid(rows):
            return "\n".join("".join(row) for row in rows)
        case Sheet(lines):
            return "```\n" + "\n".join(lines) + "\n```"
        case Large(line):
            return f"# {line}" if line else ""
        case _:
            return "\n".join(block.lines)


def line(table: Table, match: Match, ink: Ink) -> str:
    if table.phase == "stopped" and (winner := winner_by_default(table, match)) is not None:
        return ink("line-default", who=Who(winner))
    if table.phase in ("stopped", "shelved"):
        return ink(f"line-{table.phase}")
    if result := match.result:
        return _won(match, result, ink)
    waiting = deciding(match)
    key = "line-secret" if waiting and decides_secretly(match, waiting[0]) else "line-turn"
    line = ink(key, who=Many(tuple(map(Who, waiting))), count=len(waiting))
    if (end := time_over(table, match)) is None:
        return line
    return f"{line} {ink.icon('deadline')} {ink.mention(Moment(end))}"


def _won(match: Match, result: Result, ink: Ink) -> str:
    """A clan wins as a clan; a solo player has points and no opponent."""
    winners = Many(tuple(Who(seat) for seat in result.winners))
    points = result.points[result.winners[0]]
    if len(result.ranks) == 1:
        return ink("line-alone", points=points)
    won = [team for team in match.game.teams(match.state) if set(team) & set(result.winners)]
    if all(len(team) == 1 for team in won):
        return ink("line-won", who=winners, count=len(result.winners), points=points)
    if len(won) == 1:
        return ink("line-won-clan", clan=clan(match, won[0][0]), who=winners, points=points)
    *first, last = (ink(clan(match, team[0]).key) for team in won)
    told = ink("list", first=", ".join(first), last=last)
    return ink("line-won", who=told, count=len(result.winners), points=points)


def clan(match: Match, seat: int) -> Word:
    """The name of a seat's team."""
    return Word(f"clan-{match.game.colour(match.state, seat)}")


def goal(table: Table, match: Match, ink: Ink) -> str:
    """The goal in one sentence, while somebody who must decide is new to it in this match.

    A game has words of its own for who decides in secret, or leaves them without.
    """
    present = (seat for seat in deciding(match) if table.seats[seat].present)
    new = [seat for seat in present if match.game.turns_ended(match.state, seat) < FIRST_TURNS]
    if not new or not table.live:
        return ""
    key = "goal-secret" if decides_secretly(match, new[0]) else "goal"
    return ink(key) if ink.knows(key) else ""


def with_goal(screen: Screen, table: Table, match: Match, ink: Ink) -> Screen:
    """The screen with the goal above its question, also in sentences."""
    told = goal(table, match, ink)
    if not told:
        return screen

    def twin() -> Twin:
        plain = screen.twin()
        return replace(plain, question=(told, *plain.question))

    return replace(screen, question=f"{told}\n{screen.question}", twin=twin)


def stand_ins(table: Table, ink: Ink) -> str:
    """For whom the computer plays, and whose forced moves are automatic."""
    away = tuple(
        Word("former-dwarf-accusative") if seat.person is None else Who(number)
        for number, seat in enumerate(table.seats)
        if seat.away
    )
    auto = tuple(Who(n) for n, seat in enumerate(table.seats) if seat.auto and seat.present)
    told = {"away": away, "automatic": auto} if table.live else {}
    return "\n".join(ink(key, who=Many(who)) for key, who in told.items() if who)


def voted(table: Table, match: Match, ink: Ink) -> str:
    """How many vote to go on without those who are waited for."""
    count = votes.votes(table, match) if table.live else 0
    if not count:
        return ""
    who = Many(tuple(map(Who, waited_for(table, match))))
    return ink("line-vote", count=count, needed=votes.needed(table, match), who=who)


def colour(match: Match) -> Colour | None:
    """The colour of the one player to act; None where there are several or none."""
    waiting = deciding(match)
    return match.game.colour(match.state, waiting[0]) if len(waiting) == 1 else None


def ranking(snapshot: Snapshot, match: Match, ink: Ink, *, rated: bool = False) -> tuple[str, ...]:
    """A line per player, winners first; ratings only in private, and none for a substitute."""
    result, seats = default_result(snapshot.table, match), snapshot.table.seats
    if result is None:
        return ()
    shown = snapshot.changes.items() if rated else ()
    changes = {seat: change for seat, change in shown if seats[seat].gave_up is None}
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    key = "result" if len(order) > 1 else "result-alone"
    return tuple(
        ink(key, rank=result.ranks[s], who=Who(s), points=result.points[s])
        + (_rating(*changes[s], ink) if s in changes else "")
        for s in order
    )


def _rating(before: int, after: int, ink: Ink) -> str:
    part = ", " if ink.reading.aloud else " · "
    return part + ink("result-rating", rating=after, change=f"{after - before:+}".replace("-", "−"))
