"""Typed settings from config.toml and the environment."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from bot.engine.errors import OperatorError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

PREFIX = "STAMMTISCH_"
LISTS = ("__shard_ids", "__people")
NO_SUCH = "there is no such setting"


class Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class DiscordSettings(Section):
    token: SecretStr = SecretStr("")
    api_url: Annotated[str, Field(pattern="^https?://")] = "https://discord.com/api/v10"
    gateway_url: Annotated[str, Field(pattern="^wss?://")] = "wss://gateway.discord.gg"
    cdn_url: Annotated[str, Field(pattern="^https?://")] = "https://cdn.discordapp.com"
    upload_emoji: bool = True
    shard_count: Annotated[int, Field(ge=0, le=10_000)] = 0
    shard_ids: tuple[Annotated[int, Field(ge=0)], ...] = ()

    @model_validator(mode="after")
    def _shards_are_there(self) -> Self:
        if any(shard >= self.shard_count for shard in self.shard_ids):
            raise ValueError("shard_ids are counted from 0 and must be below shard_count")
        return self


class DatabaseSettings(Section):
    url: str = "sqlite+aiosqlite:///data/stammtisch.sqlite3"

    @property
    def file(self) -> Path | None:
        """The SQLite file; None for another database."""
        scheme, _, rest = self.url.partition(":///")
        name = rest.partition("?")[0]
        is_file = scheme.startswith("sqlite") and name not in ("", ":memory:")
        return Path(name) if is_file else None

    @property
    def folder(self) -> Path:
        """The folder of cached files: beside the SQLite file."""
        return self.file.parent if self.file else Path("data")


class BackupSettings(Section):
    folder: str = ""
    hours: Annotated[float, Field(gt=0, le=168)] = 6
    keep: Annotated[int, Field(ge=0, le=1000)] = 4


class PlaygroundSettings(Section):
    port: Annotated[int, Field(ge=0, le=65535)] = 8770
    file: str = "data/playground.json"
    database: str = "data/playground.sqlite3"
    people: Annotated[tuple[str, ...], Field(min_length=1, max_length=10)] = (
        "Anna",
        "Ben",
        "Cleo",
        "David",
        "Emma",
        "Finn",
        "Greta",
    )
    manager: str = ""


class TableSettings(Section):
    repost_minutes: Annotated[int, Field(ge=1, le=59)] = 50
    bury_messages: Annotated[int, Field(ge=1, le=100)] = 12
    away_seconds: Annotated[int, Field(ge=1, le=3600)] = 120
    pause_seconds: Annotated[float, Field(ge=0, le=60)] = 1.5
    highlights: bool = True
    newcomers: bool = True
    puzzles: bool = True
    beat_seconds: Annotated[float, Field(ge=0, le=3600)] = 1.5
    reading_seconds: Annotated[float, Field(ge=0, le=60)] = 4.0
    memory_minutes: Annotated[int, Field(ge=1, le=1440)] = 10


class LogSettings(Section):
    level: Annotated[str, Field(pattern="^(DEBUG|INFO|WARNING|ERROR)$")] = "INFO"
    json_lines: bool = False


class WatchSettings(Section):
    port: Annotated[int, Field(ge=0, le=65535)] = 0
    host: str = "127.0.0.1"


class Settings(Section):
    discord: DiscordSettings = DiscordSettings()
    database: DatabaseSettings = DatabaseSettings()
    backup: BackupSettings = BackupSettings()
    playground: PlaygroundSettings = PlaygroundSettings()
    table: TableSettings = TableSettings()
    log: LogSettings = LogSettings()
    watch: WatchSettings = WatchSettings()


class SettingsRead(Settings, BaseSettings):
    """Settings from a file, given as arguments; environment variables override them."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_nested_delimiter="__", extra="forbid", frozen=True
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        del dotenv_settings, file_secret_settings
        return TokenSource(settings_cls), env_settings, init_settings


class TokenSource(EnvSettingsSource):
    """Reads DISCORD_TOKEN, the usual name of this variable."""

    def __call__(self) -> dict[str, Any]:
        token = self.env_vars.get("discord_token")
        return {"discord": {"token": token}} if token else {}


def load(path: Path | None = None) -> Settings:
    """Read the settings; without a path from config.toml, if it exists."""
    if path is not None and not path.is_file():
        raise OperatorError(f"The settings file {path} does not exist.")
    file = path or Path("config.toml")
    _refuse_unknown(os.environ)
    try:
        return SettingsRead(**_written(file))
    except ValidationError as error:
        raise OperatorError(_wrong(file, error.errors()[0])) from None
    except SettingsError:
        raise OperatorError(_unreadable(os.environ)) from None
    except (ValueError, OSError) as error:
        raise OperatorError(f"{file} cannot be read: {error}.") from None


def _refuse_unknown(environment: Mapping[str, str]) -> None:
    """pydantic overlooks a variable whose section does not exist."""
    for name in environment:
        section = name.removeprefix(PREFIX).partition("__")[0].lower()
        if name.startswith(PREFIX) and section not in Settings.model_fields:
            raise OperatorError(
                f"The variable {name} is wrong: there is no section {section}, only "
                f"{', '.join(Settings.model_fields)}."
            )


def _wrong(file: Path, error: "ErrorDetails") -> str:
    """Names the variable or the file that the wrong value comes from."""
    place = [str(part) for part in error["loc"]]
    variable = PREFIX + "__".join(place[:2]).upper()
    where = f"the variable {variable}" if variable in os.environ else str(file)
    reason = NO_SUCH if error["type"] == "extra_forbidden" else error["msg"]
    return f"{where}: the setting {'.'.join(place)} is wrong: {reason}."


def _unreadable(environment: Mapping[str, str]) -> str:
    """A list in a variable is JSON."""
    for name, value in environment.items():
        if name.startswith(PREFIX) and name.lower().endswith(LISTS) and value[:1] != "[":
            return f'The variable {name} is wrong: write a list as [0, 1] or ["Anna", "Ben"].'
    return "A variable STAMMTISCH_… is wrong: write SECTION__NAME=VALUE for one setting."


def _written(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
