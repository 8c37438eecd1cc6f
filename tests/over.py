"""Matches that are over, played by lot at real tables with real dice."""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from random import Random

from bot.engine.catalogue import Box
from bot.engine.chance import FORM_OF_CHARMS, FORM_OF_DAYS, FORM_OF_JOINS, seed_bytes
from bot.engine.match import Match, Move
from bot.record.document import Document
from bot.record.export import document
from bot.table import lobby
from bot.table.charms import SIGNS
from bot.table.table import Table
from bot.table.wishes import AddComputer, Join, parse
from tests.conformance import tables

HOST = 1001
DAY = "2026-11-18"


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

    @cached_property
    def document(self) -> Document:
        """Written once: what is hidden in it takes a while to find."""
        return document(self.box.game, self.table, self.log, self.times)


def seated(
    box: Box,
    random: Random,
    *,
    first: str = "drawn",
    least: int = 1,
    form: int = FORM_OF_CHARMS,
) -> Table:
    """A lobby of people, some with charms, and computers in some way that the game allows."""
    way = random.choice([way for way in tables(box, random) if len(way.seats) >= least])
    table = Table(
        id="abcd2345",
        game=box.id,
        rules=box.game.seed.rules_version,
        channel=7,
        guild=5,
        host=HOST,
        locale="de",
        seed=random.randbytes(seed_bytes(hides_chance=box.game.hides_chance)),
        opened=1700000000.5,
        options=dict(way.options),
        dice_form=form,
        day=DAY if form == FORM_OF_DAYS else "",
    )
    for number, options in enumerate(way.seats):
        token = str(random.randrange(10**18))
        if number % 2 == 0:
            table = lobby.apply(box, table, HOST + number, Join(), token)
            if form != FORM_OF_JOINS and number % 4 == 0:
                named = random.choice((*SIGNS, "none", "knock on wood"))
                table = lobby.apply(box, table, HOST + number, parse(f"charm {named}"), token)
        else:
            table = lobby.apply(box, table, HOST, AddComputer("normal"), token)
        table = table.change_seat(number, options=dict(options))
    return lobby.apply(box, table, HOST, parse(f"first {first}"), "")


def played(
    box: Box,
    random: Random,
    *,
    first: str = "drawn",
    most: int = 900,
    least: int = 1,
    form: int = FORM_OF_CHARMS,
) -> Over:
    """A match to its end, or stopped after so many moves."""
    table = seated(box, random, first=first, least=least, form=form)
    table = lobby.start(box, table, HOST, "999", 1700000001.0)
    match = Match.begin(box.game, table.header).settle(table.dice)
    while match.to_act and match.version < most:
        seat = random.choice(sorted(match.to_act))
        text = str(random.choice(box.game.legal(match.state, seat)))
        match = match.play(seat, text).settle(table.dice)
    over = replace(table, phase="finished" if match.result else "stopped", ended=1700003600.25)
    return Over(box, over, match)


def finished(box: Box, *, least: int = 2, form: int = FORM_OF_CHARMS) -> Over:
    """A match of several seats that was played to its end."""
    tries = (played(box, Random(number), most=500, least=least, form=form) for number in count())
    return next(over for over in tries if over.match.result)
