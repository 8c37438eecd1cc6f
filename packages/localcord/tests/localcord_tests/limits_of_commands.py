"""The limits of modals, commands and all the rest, one case for every number."""

from localcord.checks import limits, rules
from localcord.checks.commands import command_problems
from localcord.checks.modals import modal
from localcord.errors import Problem
from localcord_tests import bodies as b
from localcord_tests.limits import FIRST, Json, Limit, at_most, between


def emoji(body: Json) -> list[Problem]:
    return rules.by_rules(body, limits.EMOJI)


COMMANDS: list[Limit] = [
    # modals
    between(modal, "title", lambda n: b.modal(title="x" * n), 1, 45),
    between(modal, "custom_id", lambda n: b.modal(custom_id="x" * n), 1, 100),
    between(modal, "components", lambda n: b.modal() | {"components": _inputs(n)}, 1, 5),
    between(modal, FIRST + "label", lambda n: b.modal(b.text_input(label="x" * n)), 1, 45),
    between(
        modal,
        FIRST + "custom_id",
        lambda n: b.modal(b.text_input(custom_id="x" * n)),
        1,
        100,
    ),
    at_most(
        modal,
        FIRST + "placeholder",
        lambda n: b.modal(b.text_input(placeholder="x" * n)),
        100,
    ),
    at_most(modal, FIRST + "value", lambda n: b.modal(b.text_input(value="x" * n)), 4000),
    between(modal, FIRST + "style", lambda n: b.modal(b.text_input(style=n)), 1, 2),
    between(
        modal,
        FIRST + "min_length",
        lambda n: b.modal(b.text_input(min_length=n)),
        0,
        4000,
    ),
    between(
        modal,
        FIRST + "max_length",
        lambda n: b.modal(b.text_input(max_length=n)),
        1,
        4000,
    ),
    between(modal, "components.0.label", lambda n: b.labelled(label="x" * n), 1, 45),
    at_most(modal, "components.0.description", lambda n: b.labelled(description="x" * n), 100),
    # autocomplete
    at_most(rules.choices, "choices", lambda n: {"choices": [b.choice(i) for i in range(n)]}, 25),
    between(
        rules.choices, "choices.0.name", lambda n: {"choices": [b.choice(name="x" * n)]}, 1, 100
    ),
    between(
        rules.choices,
        "choices.0.value",
        lambda n: {"choices": [b.choice(value="x" * n)]},
        1,
        100,
    ),
    # commands
    between(command_problems, "name", lambda n: b.command("x" * n), 1, 32),
    between(command_problems, "description", lambda n: b.command(description="x" * n), 1, 100),
    at_most(
        command_problems,
        "options",
        lambda n: b.command(options=[b.command_option(f"o{i}") for i in range(n)]),
        25,
    ),
    at_most(
        command_problems,
        "options.0.options",
        lambda n: b.command(options=[_subcommand([b.command_option(f"o{i}") for i in range(n)])]),
        25,
    ),
    between(
        command_problems,
        "options.0.name",
        lambda n: b.command(options=[b.command_option("x" * n)]),
        1,
        32,
    ),
    between(
        command_problems,
        "options.0.description",
        lambda n: b.command(options=[b.command_option(description="x" * n)]),
        1,
        100,
    ),
    at_most(
        command_problems,
        "options.0.choices",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(i) for i in range(n)])]),
        25,
    ),
    between(
        command_problems,
        "options.0.choices.0.name",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(name="x" * n)])]),
        1,
        100,
    ),
    between(
        command_problems,
        "options.0.choices.0.value",
        lambda n: b.command(options=[b.command_option(choices=[b.choice(value="x" * n)])]),
        1,
        100,
    ),
    between(
        command_problems,
        "name_localizations.de",
        lambda n: b.command(name_localizations={"de": "x" * n}),
        1,
        32,
    ),
    between(
        command_problems,
        "description_localizations.de",
        lambda n: b.command(description_localizations={"de": "x" * n}),
        1,
        100,
    ),
    # the rest
    between(emoji, "name", lambda n: {"name": "x" * n, "image": "x"}, 2, 32),
    Limit(emoji, "image", lambda n: {"name": "xx", "image": "x" * n}, (1,), (0,)),
    between(rules.thread, "name", lambda n: {"name": "x" * n}, 1, 100),
    between(rules.bulk_delete, "messages", lambda n: {"messages": ["1"] * n}, 2, 100),
]


def _inputs(amount: int) -> list[Json]:
    return [b.row(b.text_input(number)) for number in range(amount)]


def _subcommand(options: list[Json]) -> Json:
    return {"type": 1, "name": "s", "description": "d", "options": options}
