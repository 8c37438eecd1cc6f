"""A frozen value with some of its fields changed, in half the time of `dataclasses.replace`."""

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # so that names and types of fields are checked
    from dataclasses import replace as changed
else:

    def changed(value: Any, **changes: Any) -> Any:
        """Of a dataclass with slots that checks nothing when it is made: a state, a match."""
        kind = type(value)
        made = object.__new__(kind)
        for name, read, write in _slots(kind):
            write(made, changes[name] if name in changes else read(value))
        return made


@cache
def _slots(kind: Any) -> Any:
    """Of every field its name, how it is read, and how it is written."""
    slots = ((field.name, kind.__dict__[field.name]) for field in fields(kind))
    return tuple((name, slot.__get__, slot.__set__) for name, slot in slots)


__all__ = ["changed"]
