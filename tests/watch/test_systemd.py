"""systemd hears that the bot is there, over its own socket."""

import socket
from pathlib import Path

from bot.watch.systemd import Systemd


def test_words_arrive_at_the_socket_that_systemd_names(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind(address)
        door.settimeout(5)
        systemd = Systemd({"NOTIFY_SOCKET": address})
        assert systemd.listens
        systemd.say("READY=1", "STATUS=here")
        assert door.recv(100) == b"READY=1\nSTATUS=here"


def test_an_abstract_socket_is_understood() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
        door.bind("\0stammtisch-test-of-systemd")
        door.settimeout(5)
        Systemd({"NOTIFY_SOCKET": "@stammtisch-test-of-systemd"}).say("WATCHDOG=1")
        assert door.recv(100) == b"WATCHDOG=1"


def test_without_systemd_nothing_is_said_and_nothing_breaks(tmp_path: Path) -> None:
    assert not Systemd({}).listens
    Systemd({}).say("READY=1")
    Systemd({"NOTIFY_SOCKET": str(tmp_path / "gone")}).say("READY=1")
