"""Typed settings from config.toml and the environment."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.engine.errors import OperatorError


class Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class DiscordSettings(Section):
    token: SecretStr = SecretStr("")
    api_url: str = "https://discord.com/api/v10"
    gateway_url: str = "wss://gateway.discord.gg"
    cdn_url: str = "https://cdn.discordapp.com"
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
        """Where the database is an SQLite file: that file."""
        scheme, _, rest = self.url.partition(":///")
        name = rest.partition("?")[0]
        is_file = scheme.startswith("sqlite") and name not in ("", ":memory:")
        return Path(name) if is_file else None

    @property
    def folder(self) -> Path:
        """Where other things may be kept that can be made anew: beside an SQLite file."""
        return self.file.parent if self.file else Path("data")


class BackupSettings(Section):
    folder: str = ""
    hours: Annotated[float, Field(gt=0, le=168)] = 6
    keep: Annotated[int, Field(ge=0, le=1000)] = 12


class PlaygroundSettings(Section):
    port: Annotated[int, Field(ge=0, le=65535)] = 8770
    file: str = "data/playground.json"
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
    beat_seconds: Annotated[float, Field(ge=0, le=3600)] = 1.5
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
    """What a file says, given as arguments; what the environment says wins over it."""

    model_config = SettingsConfigDict(
        env_prefix="STAMMTISCH_", env_nested_delimiter="__", extra="forbid", frozen=True
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
    """DISCORD_TOKEN, the name every Discord host already uses."""

    def __call__(self) -> dict[str, Any]:
        token = self.env_vars.get("discord_token")
        return {"discord": {"token": token}} if token else {}


def load(path: Path | None = None) -> Settings:
    """Read the settings; without a path, config.toml is used if it is there."""
    if path is not None and not path.is_file():
        raise OperatorError(f"The settings file {path} does not exist.")
    file = path or Path("config.toml")
    try:
        return SettingsRead(**_written(file))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise OperatorError(f"{file}: the setting {place} is wrong: {first['msg']}.") from None
    except (ValueError, OSError) as error:
        raise OperatorError(f"{file} cannot be read: {error}.") from None


def _written(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
