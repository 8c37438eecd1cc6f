"""What a test must know of a game stands in the game's own test folder, and is found by itself."""

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from bot.engine.catalogue import Box

TESTS = Path(__file__).parent


def expected(box: Box, name: str, otherwise: Any = None) -> Any:
    """What the `expected.py` of a game says under this name."""
    return getattr(part(box, "expected"), name, otherwise)


@cache
def part(box: Box, name: str) -> Any:
    """A file of its test folder, which stands with the others or beside a game from elsewhere."""
    places = (*TESTS.glob(f"*/{box.id}"), box.folder.parents[1] / "tests" / box.id)
    file = next((f for place in places if (f := place / f"{name}.py").exists()), None)
    spec = spec_from_file_location(f"{name}_of_{box.id}", file) if file else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
