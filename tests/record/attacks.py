"""Attacks of an operator who knows the secret and wants lucky dice that verify.

`python -m tests.record.attacks [tries]` runs all of them on matches of both forms. An attack is
successful if the lobby looks the same to everybody, the match verifies, and the dice are lucky.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, product
from random import Random

from bot.engine.chance import FORM_OF_CHARMS, FORM_OF_JOINS, Dice
from bot.engine.match import Match
from bot.live.tables import ID_ALPHABET, ID_LENGTH
from bot.record.export import document
from bot.record.proof import verify
from bot.table import lobby
from bot.table.charms import SIGNS
from bot.table.snapshot import Snapshot
from bot.table.table import Table
from bot.table.wishes import Join, TakeCharm
from tests.cards.test_cards import ARTIST
from tests.shelf import CATALOGUE

BOX = CATALOGUE["kniffel"]
FACES = [(face, 1) for face in BOX.game.faces()]
ANNA, BEN = 1001, 1002
START = 1_300_000_000_000_000_000
UNSEEN_BITS = 22
"""The low bits of a snowflake: worker, process, counter. Its time stays as it was."""
DIGITS_SHOWN_IN_FORM_1 = 16
CHARMS = ("", *SIGNS)


@dataclass(frozen=True)
class Begun:
    """A lobby, and the number of the press that starts it."""

    table: Table
    start: int = START


Attack = Callable[[Table, Random], Iterator[Begun]]


def honest(form: int, random: Random) -> Table:
    """A lobby of two people with charms, as everybody sees it."""
    table = Table(
        id="abcd2345",
        game=BOX.id,
        rules=BOX.game.seed.rules_version,
        channel=7,
        guild=5,
        host=ANNA,
        locale="en",
        seed=random.randbytes(32),
        opened=1700000000.5,
        options=BOX.game.options_type().model_dump(),
        dice_form=form,
    )
    for number, person in enumerate((ANNA, BEN)):
        table = lobby.apply(BOX, table, person, Join(), str(START - 2 + number))
        if form == FORM_OF_CHARMS:
            table = lobby.apply(BOX, table, person, TakeCharm((SIGNS[number],)), "0")
    return table


def lobby_shown(table: Table) -> tuple[str, ...]:
    """What people saw before the start; of form 1 what the bot of that time showed."""
    card = ARTIST.public(Snapshot(BOX, table, None))
    form_1 = table.dice_form == FORM_OF_JOINS
    seal = table.commitment[:DIGITS_SHOWN_IN_FORM_1] if form_1 else card.footer
    return card.title, card.line, card.body, seal


def press_numbers(table: Table, random: Random) -> Iterator[Begun]:
    """Other numbers of the start and of the joins, at the same times."""
    while True:
        seats = tuple(
            replace(seat, token=str(int(seat.token) ^ random.getrandbits(UNSEEN_BITS)))
            for seat in table.seats
        )
        yield Begun(replace(table, seats=seats), START ^ random.getrandbits(UNSEEN_BITS))


def ids(table: Table, random: Random) -> Iterator[Begun]:
    """Other ids of the match."""
    while True:
        yield Begun(replace(table, id="".join(random.choices(ID_ALPHABET, k=ID_LENGTH))))


def secrets(table: Table, random: Random) -> Iterator[Begun]:
    """Other secrets under the same seal."""
    while True:
        yield Begun(replace(table, seed=random.randbytes(32)))


def everything(table: Table, random: Random) -> Iterator[Begun]:
    """Secret, id and all numbers at once."""
    for numbers, other in zip(press_numbers(table, random), ids(table, random), strict=True):
        yield replace(
            numbers,
            table=replace(numbers.table, id=other.table.id, seed=random.randbytes(32)),
        )


ATTACKS: tuple[Attack, ...] = (press_numbers, ids, secrets, everything)


def found(attack: Attack, form: int, tries: int) -> int | None:
    """After how many tries the attack is successful; None: not at all."""
    random = Random(f"{attack.__name__} {form}")
    table = honest(form, random)
    seen = lobby_shown(table)
    for number, begun in enumerate(islice(attack(table, random), tries), 1):
        started = lobby.start(BOX, begun.table, ANNA, str(begun.start), 1700000001.0)
        if lucky(started.dice) and lobby_shown(begun.table) == seen and verifies(started):
            return number
    return None


def lucky(dice: Dice) -> bool:
    """Five equal faces in the first roll, which is moves 1 to 5: 1 of 1296."""
    first = dice.draw("1", FACES)
    return all(dice.draw(str(place), FACES) == first for place in range(2, 6))


def verifies(table: Table) -> bool:
    """Whether the match, stopped after its first roll, agrees in everything."""
    match = Match.begin(BOX.game, table.header).settle(table.dice)
    match = match.play(0, "roll").settle(table.dice)
    over = replace(table, phase="stopped", ended=1700003600.0)
    file = document(BOX.game, over, match.log, [1700000002.0] * len(match.log))
    return verify(file, CATALOGUE).findings == ()


def collision(digits: int, form: int, tries: int) -> int | None:
    """After how many tries two secrets have a seal with the same first digits."""
    random, seen = Random(f"collision {digits} {form}"), set[str]()
    table = honest(form, random)
    for number in range(1, tries + 1):
        shown = replace(table, seed=random.randbytes(32)).commitment[:digits]
        if shown in seen:
            return number
        seen.add(shown)
    return None


def suits_every_charm(people: int, tries: int, *, charms: tuple[str, ...] = CHARMS) -> int | None:
    """After how many secrets one is lucky whatever charms these people will take."""
    random = Random(f"every charm {people} {charms}")
    empty = honest(FORM_OF_CHARMS, random)
    table = replace(empty, seats=empty.seats[:people])
    parts = [_part(table, taken) for taken in product(charms, repeat=people)]
    for number in range(1, tries + 1):
        secret = random.randbytes(32)
        if all(lucky(Dice(secret, part)) for part in parts):
            return number
    return None


def _part(table: Table, charms: tuple[str, ...]) -> str:
    seats = tuple(
        replace(seat, charm=charm) for seat, charm in zip(table.seats, charms, strict=True)
    )
    return lobby.start(BOX, replace(table, seats=seats), ANNA, "0", 0.0).players


def main(tries: int) -> None:
    for attack in ATTACKS:
        for form in (FORM_OF_JOINS, FORM_OF_CHARMS):
            _tell(f"form {form}, {attack.__name__}", found(attack, form, tries))
    _tell("form 1, two seals alike in 7 digits", collision(7, FORM_OF_JOINS, tries))
    _tell("form 2, two seals alike in all they show", collision(64, FORM_OF_CHARMS, tries))
    _tell("form 2, a secret where nobody takes a charm", suits_every_charm(1, tries, charms=("",)))
    for people in (1, 2):
        label = f"form 2, a secret for all charms of {people}"
        _tell(label, suits_every_charm(people, tries))


def _tell(label: str, after: int | None) -> None:
    told = f"found after {after} tries" if after else "nothing found"
    print(f"{label}: {told}")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
