"""Rules for whole commands: names, nesting, sums and how many there may be."""

import pytest

from localcord.checks.commands import command_problems, refuse_commands
from localcord.errors import DiscordError
from localcord_tests import bodies as b
from localcord_tests.limits import Json, paths

SUB = {"type": 1, "name": "s", "description": "d"}
GROUP = {"type": 2, "name": "g", "description": "d", "options": [SUB]}
COMMANDS: list[tuple[str, Json, str]] = [
    ("capitals", b.command("Play"), "name"),
    ("blanks", b.command("a b"), "name"),
    ("signs", b.command("a!"), "name"),
    ("a bad translation", b.command(name_localizations={"de": "Zug!"}), "name_localizations.de"),
    ("an unknown language", b.command(name_localizations={"xx": "zug"}), "name_localizations.xx"),
    (
        "a long translation",
        b.command(description_localizations={"de": "x" * 101}),
        "description_localizations.de",
    ),
    ("a described user command", b.command(type=2), "description"),
    (
        "an option name with capitals",
        b.command(options=[b.command_option("Game")]),
        "options.0.name",
    ),
    (
        "the same option twice",
        b.command(options=[b.command_option(), b.command_option()]),
        "options.1.name",
    ),
    (
        "required after optional",
        b.command(options=[b.command_option("a"), b.command_option("b", required=True)]),
        "options.1",
    ),
    ("subcommand beside option", b.command(options=[SUB, b.command_option()]), "options"),
    ("group in a group", b.command(options=[GROUP | {"options": [GROUP]}]), "options.0.options"),
    (
        "subcommand in a subcommand in a group",
        b.command(options=[GROUP | {"options": [SUB | {"options": [SUB]}]}]),
        "options.0.options.0.options",
    ),
    (
        "choices and autocomplete",
        b.command(options=[b.command_option(autocomplete=True, choices=[b.choice()])]),
        "options.0.autocomplete",
    ),
    (
        "a long translated choice",
        b.command(
            options=[b.command_option(choices=[b.choice(name_localizations={"de": "x" * 101})])]
        ),
        "options.0.choices.0.name_localizations.de",
    ),
]


@pytest.mark.parametrize(("name", "body", "path"), COMMANDS, ids=[name for name, _, _ in COMMANDS])
def test_command_against_the_rules_is_named_by_path(name: str, body: Json, path: str) -> None:
    assert path in paths(command_problems(body)), name


@pytest.mark.parametrize(
    "name", ["spielen", "meine-daten", "prüfen", "l'été", "ลอง", "नमस्ते", "名前", "a_1"]
)
def test_names_of_any_script_pass(name: str) -> None:
    assert command_problems(b.command(name)) == []


def test_nested_commands_and_context_menus_pass() -> None:
    assert command_problems(b.command(options=[GROUP, SUB])) == []
    assert command_problems(b.command("Zeig Profil", type=2, description="")) == []


def _sized(characters: int) -> Json:
    """A command of exactly that size, spread over choices."""
    full = [
        b.command_option(
            f"o{i:02}",
            description="d" * 97,
            choices=[b.choice(j, name="n" * 100, value=f"{j:02}".ljust(100)) for j in range(5)],
        )
        for i in range(7)
    ]
    rest = characters - 2 - 7 * (3 + 97 + 5 * 200)
    last = [b.command_option(f"p{i:02}", description="d" * 97) for i in range(rest // 100)]
    ending = [b.command_option("z", description="d" * (rest % 100 - 1))]
    return b.command(options=full + last + ending)


def test_whole_command_has_at_most_eight_thousand_characters() -> None:
    assert command_problems(_sized(8000)) == []
    assert [problem.code for problem in command_problems(_sized(8001))] == [
        "APPLICATION_COMMAND_TOO_LARGE"
    ]


def test_longest_translation_counts() -> None:
    body = _sized(8000) | {"description_localizations": {"de": "dd"}}
    assert [problem.code for problem in command_problems(body)] == ["APPLICATION_COMMAND_TOO_LARGE"]


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_commands_are_counted_per_kind(kind: int, most: int) -> None:
    text = "d" if kind == 1 else ""
    commands = [b.command(f"c{number}", type=kind, description=text) for number in range(most + 1)]
    refuse_commands(commands[:most])
    with pytest.raises(DiscordError) as refusal:
        refuse_commands(commands)
    assert refusal.value.code == 30032


def test_same_command_name_twice_is_refused_per_kind_only() -> None:
    refuse_commands([b.command("x"), b.command("x", type=2, description="")])
    with pytest.raises(DiscordError) as refusal:
        refuse_commands([b.command("x"), b.command("x")])
    assert paths(list(refusal.value.problems)) == ["1.name"]
