"""Matches that are over, played by lot at real tables with real dice."""

from dataclasses import dataclass, replace
from itertools import count
from random import Random

from bot import lobby
from bot.engine.catalogue import Box
from bot.engine.match import Match, Move
from bot.export import Document, document
from bot.tables import Table
from tests.conformance import tables

HOST = 1001


@dataclass(frozen=True)
class Over:
    """A table whose match has ended, with its log."""

    box: Box
    table: Table
    match: Match

    @property
    def log(self) -> tuple[Move, ...]:
        return self.match.log

    @property
    def times(self) -> list[float]:
        return [self.table.opened + 0.25 * move.number for move in self.log]

    @property
    def document(self) -> Document:
        return document(self.box.game, self.table, self.log, self.times)


def seated(box: Box, random: Random, *, first: str = "drawn", least: int = 1) -> Table:
    """A lobby of people and computers in some way that the game allows."""
    way = random.choice([way for way in tables(box, random) if len(way.seats) >= least])
    table = Table(
        id="abcd2345",
        game=box.id,
        rules=box.game.seed.rules_version,
        channel=7,
        guild=5,
        host=HOST,
        locale="de",
        seed=random.randbytes(32),
        opened=1700000000.5,
        options=dict(way.options),
    )
    for number, options in enumerate(way.seats):
        token = str(random.randrange(10**18))
        verb = "join" if number % 2 == 0 else "computer normal"
        table = lobby.apply(box, table, HOST + number, verb, token)
        seat = replace(table.seats[number], options=dict(options))
        table = lobby.with_seat(table, number, seat)
    return lobby.apply(box, table, HOST, f"first {first}", "")


def played(
    box: Box, random: Random, *, first: str = "drawn", most: int = 900, least: int = 1
) -> Over:
    """A match to its end, or stopped after so many moves."""
    table = seated(box, random, first=first, least=least)
    table = lobby.start(box, table, HOST, "999", 1700000001.0)
    match = Match.begin(box.game, table.header).settle(table.dice)
    while match.to_act and match.version < most:
        seat = random.choice(sorted(match.to_act))
        text = str(random.choice(box.game.legal(match.state, seat)))
        match = match.play(seat, text).settle(table.dice)
    over = replace(table, phase="finished" if match.result else "stopped", ended=1700003600.25)
    return Over(box, over, match)


def finished(box: Box, *, least: int = 2) -> Over:
    """A match of several seats that was played to its end."""
    tries = (played(box, Random(number), most=500, least=least) for number in count())
    return next(over for over in tries if over.match.result)
