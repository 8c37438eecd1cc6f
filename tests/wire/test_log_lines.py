"""What an operator reads in the log of a bot: its begin, its end, and what happened between."""

import bot
from tests.wire.process import Scene


async def test_the_log_tells_begin_end_lost_connections_and_servers(scene: Scene) -> None:
    def log() -> list[str]:
        return scene.bot.log.read_text("utf-8").splitlines()

    def told(words: str) -> bool:
        return any(words in line for line in log())

    assert f"Stammtisch {bot.__version__} begins, on Python 3." in log()[0]
    help_text = (await scene.anna.slash("help")).text
    assert bot.__version__ in help_text

    scene.place.chaos.cut()
    await scene.place.until(lambda: told("shard 0 is connected again after"))
    assert told("the connection of shard 0 is lost")

    world = scene.place.world
    world.remove_guild(scene.place.guild)
    await scene.place.until(lambda: told("a server has removed the bot; 0 servers now"))

    await scene.bot.end()
    assert told("since the last such line: presses 1")
    assert "Stammtisch has ended" in log()[-1]
