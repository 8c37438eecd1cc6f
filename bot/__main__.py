"""The command line: parses the arguments and hands them on; imports what a command needs."""

import sys
from collections.abc import Sequence

from bot.arguments import as_started, parser
from bot.engine.errors import OperatorError, TryLaterError

MEND, LATER = 2, 75
"""Exit codes: somebody must change something first; it may work later (EX_TEMPFAIL). systemd's unit
starts the bot again after the second only."""


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        asked = parser().parse_args(arguments)
        if asked.command == "health":
            from bot import health  # noqa: PLC0415

            return health.ask(asked.config)
        # All the rest of the bot: a second of processor time, which --help and health do without.
        from bot import dispatch  # noqa: PLC0415

        return dispatch.run(asked)
    except OperatorError as error:
        print(as_started(str(error)), file=sys.stderr)  # noqa: T201 the operator reads this
        return LATER if isinstance(error, TryLaterError) else MEND


if __name__ == "__main__":
    sys.exit(main())
