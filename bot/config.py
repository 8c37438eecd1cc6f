"""Typed settings from config.toml and the environment."""

from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)


class SettingsError(Exception):
    """A sentence for the operator: what is wrong with the settings and what to do."""


class Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class DiscordSettings(Section):
    token: SecretStr = SecretStr("")
    api_url: str = "https://discord.com/api/v10"
    gateway_url: str = "wss://gateway.discord.gg"
    cdn_url: str = "https://cdn.discordapp.com"
    upload_emoji: bool = True


class DatabaseSettings(Section):
    url: str = "sqlite+aiosqlite:///data/stammtisch.sqlite3"

    @property
    def folder(self) -> Path:
        """Where other things may be kept that can be made anew: beside an SQLite file."""
        scheme, _, file = self.url.partition(":///")
        return Path(file).parent if scheme.startswith("sqlite") and file else Path("data")


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


class TableSettings(Section):
    repost_minutes: Annotated[int, Field(ge=1, le=59)] = 50
    bury_messages: Annotated[int, Field(ge=1, le=100)] = 12
    pause_seconds: Annotated[float, Field(ge=0, le=60)] = 1.5


class LogSettings(Section):
    level: Annotated[str, Field(pattern="^(DEBUG|INFO|WARNING|ERROR)$")] = "INFO"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix="STAMMTISCH_", env_nested_delimiter="__", extra="forbid", frozen=True
    )

    discord: DiscordSettings = DiscordSettings()
    database: DatabaseSettings = DatabaseSettings()
    playground: PlaygroundSettings = PlaygroundSettings()
    table: TableSettings = TableSettings()
    log: LogSettings = LogSettings()

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
        return (
            init_settings,
            TokenSource(settings_cls),
            env_settings,
            TomlConfigSettingsSource(settings_cls),
        )


class TokenSource(EnvSettingsSource):
    """DISCORD_TOKEN, the name every Discord host already uses."""

    def __call__(self) -> dict[str, Any]:
        token = self.env_vars.get("discord_token")
        return {"discord": {"token": token}} if token else {}


def load(path: Path | None = None) -> Settings:
    """Read the settings; without a path, config.toml is used if it is there."""
    if path is not None and not path.is_file():
        raise SettingsError(f"The settings file {path} does not exist.")
    file = path or Path("config.toml")
    source = type(
        "FileSettings",
        (Settings,),
        {"model_config": SettingsConfigDict(toml_file=file), "__module__": __name__},
    )
    try:
        settings: Settings = source()
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise SettingsError(f"{file}: the setting {place} is wrong: {first['msg']}.") from None
    except (ValueError, OSError) as error:
        raise SettingsError(f"{file} cannot be read: {error}.") from None
    return settings
