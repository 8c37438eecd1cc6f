"""Bad input over Discord: one private sentence that says what is wrong, and nothing is changed."""

import pytest

from localcord import CannotDoError, Person, Reply
from tests.wire.table import Wire, roll, seat, start, whose_turn

NO_TABLE = "In diesem Kanal steht kein Tisch. Mit /spielen öffnest du einen."
NOT_SEATED = "Du sitzt nicht an diesem Tisch."
NOT_YET = "Du sitzt noch nicht am Tisch. Drück erst auf 🪑 Mitspielen."


async def _refused(wire: Wire, person: Person, command: str, **options: str) -> str:
    """What the person reads; the database must not have moved."""
    before = wire.book.everything()
    reply = await person.slash(command, channel=wire.channel, **options)
    assert reply.private
    assert wire.book.everything() == before
    return reply.text


async def _refused_press(wire: Wire, reply: Reply, before: object) -> str:
    assert reply.private
    assert wire.book.everything() == before
    return reply.text


WITHOUT_A_TABLE: list[tuple[str, dict[str, str], str]] = [
    ("spielen", {"spiel": "schach"}, "Welches Spiel?"),
    ("spielen", {"spiel": "   "}, "Welches Spiel?"),
    ("regeln", {"spiel": "halma"}, "Welches Spiel?"),
    ("regeln", {}, "Welches Spiel?"),
    ("zug", {"zug": "roll"}, NO_TABLE),
    ("brett", {}, NO_TABLE),
    ("verlassen", {}, NO_TABLE),
    ("abbrechen", {}, NO_TABLE),
    ("wette", {"wette": "yes"}, "Gerade gibt es für dich nichts geheim zu entscheiden."),
    (
        "wette",
        {"wette": "no", "tisch": "nirgends"},
        "Gerade gibt es für dich nichts geheim zu entscheiden.",
    ),
]


async def test_without_a_table(wire: Wire) -> None:
    for command, options, sentence in WITHOUT_A_TABLE:
        said = await _refused(wire, wire.people[0], command, **options)
        assert said.startswith(sentence), (command, options)


IN_THE_LOBBY = [
    ("set free_strike vielleicht", "Freies Streichen: möglich sind false, true."),
    ("set wings 3", "„wings 3“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("set", "„“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("own height 3", "„height 3“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("glücksbringer " + "x" * 41, "Dein Wort darf höchstens 40 Zeichen lang sein."),
    ("charm", "„“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("computer genius", "„genius“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("pace lightning", "„lightning“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("first 9", "„9“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("first -1", "„-1“ kenne ich nicht als Einstellung. Wähle aus der Liste."),
    ("computer remove", "Am Tisch sitzt kein Computer."),
    ("join", "Du sitzt schon am Tisch."),
    ("rematch", "Die Partie läuft noch."),
    ("roll", "Die Partie hat noch nicht begonnen. „Los geht’s“ startet sie."),
    ("abrakadabra", "Die Partie hat noch nicht begonnen. „Los geht’s“ startet sie."),
    ("@everyone", "Die Partie hat noch nicht begonnen. „Los geht’s“ startet sie."),
]


async def test_the_host_in_the_lobby(wire: Wire) -> None:
    await seat(wire.people[0], channel=wire.channel)
    for move, sentence in IN_THE_LOBBY:
        said = await _refused(wire, wire.people[0], "zug", zug=move)
        assert said.startswith(sentence), move


GUEST_IN_THE_LOBBY: list[tuple[str, dict[str, str], str]] = [
    ("zug", {"zug": "set free_strike true"}, "Das darf nur <@"),
    ("zug", {"zug": "first 1"}, "Das darf nur <@"),
    ("zug", {"zug": "pace quick"}, "Das darf nur <@"),
    ("zug", {"zug": "start"}, NOT_YET),
    ("zug", {"zug": "leave"}, NOT_YET),
    ("verlassen", {}, NOT_YET),
    ("abbrechen", {}, "Abbrechen dürfen nur <@"),
    ("spielen", {"spiel": "zwerg"}, "In diesem Kanal steht schon ein Tisch. /brett zeigt ihn."),
]


async def test_a_guest_in_the_lobby(wire: Wire) -> None:
    anna, ben, *_ = wire.people
    await seat(anna, channel=wire.channel)
    for command, options, sentence in GUEST_IN_THE_LOBBY:
        said = await _refused(wire, ben, command, **options)
        assert said.startswith(sentence), (command, options)
        assert "<@" not in sentence or anna.mention in said


async def test_too_few_seats_are_told_with_what_helps(wire: Wire) -> None:
    anna, *_ = wire.people
    await seat(anna, channel=wire.channel, game="drachen")
    before = wire.book.everything()
    said = await _refused_press(wire, await anna.press("Los geht’s"), before)
    assert said == "Es fehlen noch 2 Leute. Hol Freunde dazu oder setz Computer an den Tisch."


async def test_too_many_seats_are_told_with_the_number(wire: Wire) -> None:
    crowd = [*wire.people, *(wire.place.new_person(name) for name in ("Emma", "Finn", "Greta"))]
    await seat(*crowd[:6], channel=wire.channel)
    before = wire.book.everything()
    said = await _refused_press(wire, await crowd[6].press("Mitspielen"), before)
    assert said == "Der Tisch ist voll: Mehr als 6 haben keinen Platz."
    assert await _refused(wire, crowd[0], "zug", zug="computer easy") == said


BEFORE_THE_ROLL = [
    ("abrakadabra", "„abrakadabra“ verstehe ich nicht als Zug. Tippe /zug und wähle aus"),
    ("enter", "„enter“ verstehe ich nicht als Zug."),
    ("reroll one", "„reroll one“ verstehe ich nicht als Zug."),
    ("roll; drop table moves", "„roll; drop table moves“ verstehe ich nicht als Zug."),
    ("enter frog", "Erst würfeln, dann eintragen."),
    ("reroll 1", "Erst würfeln, dann eintragen."),
    ("frog", "Das entscheiden die Würfel, nicht du."),
    ("join", "Die Partie läuft schon."),
    ("start", "Die Partie läuft schon."),
    ("computer easy", "Die Partie läuft schon."),
    ("auto perhaps", "„perhaps“ kenne ich nicht als Einstellung."),
    ("rematch", "Die Partie läuft noch."),
]


async def test_before_the_first_roll(wire: Wire) -> None:
    await start(wire.people[0], channel=wire.channel)
    for move, sentence in BEFORE_THE_ROLL:
        said = await _refused(wire, wire.people[0], "zug", zug=move)
        assert said.startswith(sentence), move


AFTER_THE_ROLL = [
    ("roll", "Du hast schon gewürfelt. Wirf einzelne Würfel noch einmal oder trag"),
    ("reroll 9", "Die Würfel haben die Nummern 1 bis 5."),
    ("reroll", "Nenne mindestens einen Würfel."),
    ("enter dragon", "„enter dragon“ verstehe ich nicht als Zug."),
]


async def test_after_the_first_roll(wire: Wire) -> None:
    await start(wire.people[0], channel=wire.channel)
    await roll(wire.place, wire.channel)
    for move, sentence in AFTER_THE_ROLL:
        said = await _refused(wire, wire.people[0], "zug", zug=move)
        assert said.startswith(sentence), move


async def test_a_typed_move_of_somebody_else_and_of_a_stranger(wire: Wire) -> None:
    anna, ben, cleo, _ = wire.people
    await start(anna, ben, channel=wire.channel)
    current = whose_turn(wire.place, wire.channel)
    other = ben if current is anna else anna
    said = await _refused(wire, other, "zug", zug="roll")
    assert said.startswith(f"Gerade ist {current.mention} dran.")
    assert (await _refused(wire, cleo, "zug", zug="roll")).startswith(NOT_SEATED)
    assert (await _refused(wire, cleo, "verlassen")).startswith(NOT_SEATED)
    assert (await _refused(wire, cleo, "abbrechen")).startswith(
        f"Abbrechen dürfen nur {anna.mention}"
    )


async def test_a_novel_cannot_be_typed_as_a_move(wire: Wire) -> None:
    await start(wire.people[0], channel=wire.channel)
    with pytest.raises(CannotDoError, match=r"takes length 1\.\.100"):
        await wire.people[0].slash("zug", channel=wire.channel, zug="x" * 101)
    said = await _refused(wire, wire.people[0], "zug", zug="`" * 100)
    assert said.startswith("„````")


async def test_the_sentences_come_in_the_language_of_whoever_typed(wire: Wire) -> None:
    guest = wire.place.new_person("Liz", locale="en-GB")
    said = await _refused(wire, guest, "play", game="chess")
    assert said.startswith("Which game?")
