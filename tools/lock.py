"""Writes the hashes of every pinned package into the requirements files: `make lock`.

The pins stay as they are; to update one, change its number, then lock again.
"""

import re
import urllib.request
from pathlib import Path
from urllib.parse import unquote

from pip._internal.models.index import PyPI
from pip._vendor.packaging.utils import canonicalize_name

FILES = ("requirements.txt", "requirements-dev.txt")
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s\\]+)")
LINK = re.compile(r'href="[^"#]*/([^"/#]+)#sha256=([0-9a-f]{64})"')
CPYTHON = re.compile(r"-cp(\d)(\d+)-")
OLDEST = (3, 11)


def main() -> None:
    for file in map(Path, FILES):
        lines = [line for line in file.read_text("utf-8").splitlines() if line[:1].strip()]
        file.write_text("\n".join(map(locked, lines)) + "\n", "utf-8")


def locked(line: str) -> str:
    pin = PIN.match(line)
    if pin is None:  # another file that is read first
        return line
    found = sorted(hashes(*pin.groups()))
    if not found:
        raise SystemExit(f"Nothing is known of {pin[0]}.")
    return " \\\n".join((pin[0], *(f"    --hash=sha256:{each}" for each in found)))


def hashes(name: str, version: str) -> set[str]:
    """Of every file that an index offers for this version and a Python of ours."""
    address = f"{PyPI.simple_url}/{canonicalize_name(name)}/"
    with urllib.request.urlopen(address) as page:  # noqa: S310 the index that pip itself asks
        links = LINK.findall(page.read().decode())
    return {digest for file, digest in links if is_of(unquote(file), version) and is_ours(file)}


def is_of(file: str, version: str) -> bool:
    return re.search(rf"-{re.escape(version)}(-|\.tar\.gz$|\.zip$)", file) is not None


def is_ours(file: str) -> bool:
    """An old Python's wheel would only make the file longer."""
    python = CPYTHON.search(file)
    return python is None or "abi3" in file or (int(python[1]), int(python[2])) >= OLDEST


if __name__ == "__main__":
    main()
