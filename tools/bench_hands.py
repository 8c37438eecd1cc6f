"""Hands that play any game by what its board offers, as fast as it answers."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random

from localcord import Channel, Interaction, InteractionKind, LocalDiscord, Message, Person

BUTTON, SELECT = 2, 3
MOVES = "mM"
STEPS = "mMopOP"
REMATCH, START, JOIN = ":rematch", ":start", ":join"
PATIENCE, LOOK_SECONDS = 200, 0.002
"""How often, and at what distance, a slip is looked at that is about to change."""


@dataclass
class Seat:
    """A table in a channel with the people at it; plays on and on."""

    place: LocalDiscord
    channel: Channel
    people: tuple[Person, ...]
    game: str
    random: Random = field(default_factory=lambda: Random(1))  # noqa: S311 no dice
    unanswered: int = 0
    """Private questions that never stood on a slip: their table would stand still."""

    @property
    def board(self) -> Message:
        return self.channel.newest

    @property
    def turn(self) -> int:
        """The length of the log when this decision opened, as every button carries it."""
        return int(self.board.buttons[0].custom_id.split(":")[2])

    @property
    def told(self) -> tuple[str, int]:
        """The match, and how long its log is at least, as the board tells everybody."""
        _, match, turn, *_ = self.board.buttons[0].custom_id.split(":")
        return match, int(turn)

    async def open(self) -> None:
        await self.ask_for_table()
        await self.gather()

    async def ask_for_table(self) -> float:
        """How many seconds the answer took."""
        begun = time.perf_counter()
        asked = self.people[0].slash_nowait("play", channel=self.channel, game=self.game)
        await asked.done.wait()
        taken = time.perf_counter() - begun
        await self.place.finish(asked)
        return taken

    async def press(self) -> float | None:
        """The seconds of one press that is a move; None for any other that was needed."""
        found = self._possible(self.board)
        if not found:
            await self._again()
            return None
        person = self._person()
        kind, custom_id, values = self.random.choice(found)
        asked, seconds = await act(self.place, person, self.board, custom_id, values)
        if kind in "pP":
            return await self._answer(person)
        return seconds if kind in MOVES and asked.updated else None

    async def _answer(self, person: Person) -> float | None:
        """What was asked in private, on the slip: a new one, or an older one that has changed."""
        for _ in range(PATIENCE):
            if found := self._question(person):
                slip, custom_id, values = found
                return (await act(self.place, person, slip, custom_id, values))[1]
            await asyncio.sleep(LOOK_SECONDS)
        self.unanswered += 1
        return None

    def _question(self, person: Person) -> tuple[Message, str, list[str]] | None:
        """The slip and a move on it, where it asks for what the board asks for."""
        mine = (one for one in reversed(self.channel.log.values()) if one.only_for is person)
        slip = next((one for one in mine if not one.deleted), None)
        turn = f":{self.turn}:"
        moves = [one for one in self._possible(slip) if turn in one[1]] if slip else []
        if slip is None or not moves:
            return None
        _, custom_id, values = self.random.choice(moves)
        return slip, custom_id, values

    def _person(self) -> Person:
        waiting = [one for one in self.people if one.mention in self.board.content]
        return self.random.choice(waiting or list(self.people))

    def _possible(self, message: Message) -> list[tuple[str, str, list[str]]]:
        """Moves where there are any; otherwise the steps that lead to one."""
        buttons = [
            (b.custom_id[0], b.custom_id, list[str]()) for b in message.buttons if not b.disabled
        ]
        menus = [
            (m.custom_id[0], m.custom_id, [o.value for o in self.random.sample(m.options, many)])
            for m in message.selects
            if (many := max(1, m.min_values)) <= len(m.options)
        ]
        found = [one for one in (*buttons, *menus) if one[0] in STEPS and one[1][-1] != ":"]
        return [one for one in found if one[0] in MOVES] or found

    async def _again(self) -> None:
        rematch = self._with(REMATCH)
        if rematch is None:
            raise SystemExit(f"Nothing can be pressed:\n{self.board.text}")
        await self.people[0].press(custom_id=rematch, message=self.board)
        await self.gather()

    async def gather(self) -> None:
        """Where all are there who played before, it begins by itself."""
        for person in self.people[1:]:
            await person.press(custom_id=self._with(JOIN), message=self.board)
        if start := self._with(START):
            await self.people[0].press(custom_id=start, message=self.board)

    def _with(self, ending: str) -> str | None:
        ids = (button.custom_id for button in self.board.buttons)
        return next((one for one in ids if one.endswith(ending)), None)


@dataclass
class Floor:
    """A board of the durable floor."""

    place: LocalDiscord
    channel: Channel
    person: Person

    async def press(self) -> float:
        custom_id = self.channel.newest.buttons[0].custom_id
        return (await act(self.place, self.person, self.channel.newest, custom_id, []))[1]


async def act(
    place: LocalDiscord, person: Person, message: Message, custom_id: str, values: list[str]
) -> tuple[Interaction, float]:
    """Press or pick, and how many seconds the answer took."""
    data = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
    if values:
        data["values"] = values
    begun = time.perf_counter()
    asked = place.interactions.start(
        InteractionKind.COMPONENT, person, message.channel, data, custom_id, message=message
    )
    await asked.done.wait()
    return asked, time.perf_counter() - begun
