"""`dataclasses.replace` for frozen dataclasses with slots, in half the time."""

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # mypy checks names and types of fields
    from dataclasses import replace as changed
else:

    def changed(value: Any, **changes: Any) -> Any:
        """A copy with other fields. `__init__` and `__post_init__` are not called.

        Raises a TypeError for a field that the dataclass does not have.
        """
        kind = type(value)
        made = object.__new__(kind)
        for name, read, write in _slots(kind):
            write(made, changes.pop(name) if name in changes else read(value))
        if changes:
            raise TypeError(f"{kind.__name__} has no field {', '.join(changes)}")
        return made


@cache
def _slots(kind: Any) -> Any:
    """Name, getter and setter of every field."""
    slots = ((field.name, kind.__dict__[field.name]) for field in fields(kind))
    return tuple((name, slot.__get__, slot.__set__) for name, slot in slots)


__all__ = ["changed"]
