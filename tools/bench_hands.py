"""Hands that play any game by what its board offers, as fast as it answers."""

import time
from dataclasses import dataclass, field
from random import Random

from localcord import Channel, Interaction, InteractionKind, LocalDiscord, Message, Person

BUTTON, SELECT = 2, 3
MOVES = "mM"
STEPS = "mMopOP"
REMATCH, START, JOIN = ":rematch", ":start", ":join"


@dataclass
class Seat:
    """A table in a channel with the people at it; plays on and on."""

    place: LocalDiscord
    channel: Channel
    people: tuple[Person, ...]
    game: str
    random: Random = field(default_factory=lambda: Random(1))  # noqa: S311 no dice

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
        kind, custom_id, values = self.random.choice(found)
        asked, seconds = await act(self.place, self._person(), self.board, custom_id, values)
        if kind in "pP" and asked.response is not None:
            return await self._finish(asked.response)
        return seconds if kind in MOVES and asked.updated else None

    async def _finish(self, question: Message) -> float | None:
        found = self._possible(question)
        if not found:
            return None
        _, custom_id, values = self.random.choice(found)
        return (await act(self.place, self._person(), question, custom_id, values))[1]

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
