"""Discord's documented limits, as data for the checks.

A path names a place in a request body; `*` stands for every element of a list.
"""

from dataclasses import dataclass
from datetime import timedelta

from localcord.world.components import SELECTS, Kind
from localcord.world.model import Flag

REQUIRED = True


@dataclass(frozen=True)
class Text:
    """A string of least..most characters (code points)."""

    path: str
    most: int
    least: int = 0
    required: bool = False


@dataclass(frozen=True)
class Count:
    """A list of least..most elements."""

    path: str
    most: int
    least: int = 0
    required: bool = False


@dataclass(frozen=True)
class Number:
    path: str
    least: int
    most: int


Rule = Text | Count | Number

MESSAGE: tuple[Rule, ...] = (
    # The specification allows 4000 in channels; the documentation says 2000.
    Text("content", 2000),
    Text("nonce", 25),
    Count("embeds", 10),
    Text("embeds.*.title", 256),
    Text("embeds.*.description", 4096),
    Text("embeds.*.url", 2048),
    Number("embeds.*.color", 0, 0xFFFFFF),
    Count("embeds.*.fields", 25),
    Text("embeds.*.fields.*.name", 256, 1, REQUIRED),
    Text("embeds.*.fields.*.value", 1024, 1, REQUIRED),
    Text("embeds.*.footer.text", 2048),
    Text("embeds.*.author.name", 256, 1, REQUIRED),
    Count("attachments", 10),
    Text("attachments.*.description", 1024),
    Count("allowed_mentions.users", 100),
    Count("allowed_mentions.roles", 100),
)
EMBED_TEXT = 6000
UPLOADS = 10
LEGACY_ROWS = 5
V2_COMPONENTS = 40
V2_TEXT = 4000

_CUSTOM_ID = Text("custom_id", 100, 1, REQUIRED)
_SELECT: tuple[Rule, ...] = (
    _CUSTOM_ID,
    Text("placeholder", 150),
    Number("min_values", 0, 25),
    Number("max_values", 1, 25),
)
COMPONENT: dict[int, tuple[Rule, ...]] = {
    Kind.ROW: (Count("components", 5, 1, REQUIRED),),
    Kind.BUTTON: (
        Text("label", 80),
        Text("url", 512, 1),
        Text("custom_id", 100, 1),
        Number("style", 1, 6),
    ),
    Kind.STRING_SELECT: (
        *_SELECT,
        Count("options", 25, 1, REQUIRED),
        Text("options.*.label", 100, 1, REQUIRED),
        Text("options.*.value", 100, 1, REQUIRED),
        Text("options.*.description", 100),
    ),
    Kind.USER_SELECT: _SELECT,
    Kind.ROLE_SELECT: _SELECT,
    Kind.MENTIONABLE_SELECT: _SELECT,
    Kind.CHANNEL_SELECT: _SELECT,
    Kind.TEXT_INPUT: (
        _CUSTOM_ID,
        Text("label", 45, 1),
        Text("placeholder", 100),
        Text("value", 4000),
        Number("style", 1, 2),
        Number("min_length", 0, 4000),
        Number("max_length", 1, 4000),
    ),
    Kind.SECTION: (Count("components", 3, 1, REQUIRED),),
    Kind.TEXT: (Text("content", 4000, 1, REQUIRED),),
    Kind.THUMBNAIL: (Text("description", 1024),),
    Kind.GALLERY: (Count("items", 10, 1, REQUIRED), Text("items.*.description", 1024)),
    Kind.FILE: (),
    Kind.SEPARATOR: (Number("spacing", 1, 2),),
    Kind.CONTAINER: (Number("accent_color", 0, 0xFFFFFF),),
    Kind.LABEL: (Text("label", 45, 1, REQUIRED), Text("description", 100)),
}
IN_ROW = frozenset({Kind.BUTTON, Kind.TEXT_INPUT, *SELECTS})

CHANNEL_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.VOICE | Flag.COMPONENTS_V2
CALLBACK_FLAGS = CHANNEL_FLAGS | Flag.EPHEMERAL
EDIT_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
DEFER_FLAGS = Flag.EPHEMERAL

MODAL: tuple[Rule, ...] = (
    _CUSTOM_ID,
    Text("title", 45, 1, REQUIRED),
    Count("components", 5, 1, REQUIRED),
)
CHOICES: tuple[Rule, ...] = (
    Count("choices", 25),
    Text("choices.*.name", 100, 1, REQUIRED),
)
CHOICE_VALUE = 100  # the specification says 6000

COMMAND_NAME, COMMAND_DESCRIPTION = 32, 100
OPTION: tuple[Rule, ...] = (
    Text("description", COMMAND_DESCRIPTION, 1, REQUIRED),
    Count("options", 25),
    *CHOICES,
)
COMMAND: tuple[Rule, ...] = (Count("options", 25),)
COMMANDS = {1: 100, 2: 15, 3: 15, 4: 1}
COMMAND_CHARACTERS = 8000
COMMAND_DEPTH = 2
COMMANDS_PER_DAY = 200

EMOJI: tuple[Rule, ...] = (Text("name", 32, 2, REQUIRED), Text("image", 1 << 30, 1, REQUIRED))
EMOJI_BYTES = 256 * 1024
EMOJIS = 2000

THREAD: tuple[Rule, ...] = (Text("name", 100, 1, REQUIRED),)
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)

BULK_DELETE: tuple[Rule, ...] = (Count("messages", 100, 2, REQUIRED),)
BULK_DELETE_DAYS = 14

CHANNEL: tuple[Rule, ...] = (
    Text("name", 100, 1, REQUIRED),
    Text("topic", 1024),
    Number("rate_limit_per_user", 0, 21600),
)
CHANNEL_KINDS = (0, 2, 4, 5)
CHANNELS = 500
ROLE: tuple[Rule, ...] = (
    Text("name", 100),
    Number("color", 0, 0xFFFFFF),
    Number("colors.primary_color", 0, 0xFFFFFF),
)
ROLES = 250
MEMBER: tuple[Rule, ...] = (Text("nick", 32),)
TIMEOUT = timedelta(days=28)
WEBHOOK: tuple[Rule, ...] = (Text("name", 80, 1, REQUIRED),)
WEBHOOK_WORDS = ("clyde", "discord")
WEBHOOKS = 15
WEBHOOK_USERNAME: tuple[Rule, ...] = (Text("username", 80, 1),)
SCHEDULED_EVENT: tuple[Rule, ...] = (
    Text("name", 100, 1, REQUIRED),
    Text("description", 1000),
    Number("entity_type", 1, 3),
)
SCHEDULED_EVENTS = 100
LOCATION = 100
POLL: tuple[Rule, ...] = (
    Text("poll.question.text", 300, 1, REQUIRED),
    Count("poll.answers", 10, 1, REQUIRED),
    Text("poll.answers.*.poll_media.text", 55, 1, REQUIRED),
    Number("poll.duration", 1, 32 * 24),
)
REACTIONS = 20
PINS = 250

FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
