"""The project's words for a bare Python: which there are, and that this Python can say them.

Nothing but the version check may run on an old Python, so everything else is
imported after it, and this file keeps to what Python 3.6 can read (so its
annotations stand in quotes).
"""

import os
import sys
from collections.abc import Sequence

OLDEST = (3, 11)

HELP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "help.txt")
WHOLE = "install all of it, on Debian and Ubuntu with: sudo apt-get install python3 python3-venv"


def too_old(version: "Sequence[int]") -> str:
    """A sentence if `version`, like sys.version_info, is older than the project needs, else ''."""
    if tuple(version[:2]) >= OLDEST:
        return ""
    needed, given = (".".join(map(str, numbers)) for numbers in (OLDEST, version[:2]))
    return f"Moon Desktop needs Python {needed} or newer; this is Python {given}."


def main(arguments: "Sequence[str]", version: "Sequence[int]" = sys.version_info[:2]) -> int:
    """Do what the words say and return the exit status."""
    old = too_old(version)
    if old:
        sys.stderr.write(old + "\n")
        return 2
    if arguments and arguments[0] in ("-h", "--help", "help"):
        with open(HELP, encoding="utf-8") as told:
            sys.stdout.write(told.read())
        return 0
    try:
        import tasks
        from trouble import Trouble, from_os_error
    except ModuleNotFoundError as error:  # as with Debian's python3-minimal
        lost = f"This Python lacks part of its own library ({error.name})"
        sys.stderr.write(f"{lost}: {WHOLE}\n")
        return 2
    try:
        return tasks.do(arguments)
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
    except OSError as error:
        sys.stderr.write(f"{from_os_error(error)}\n")
    except KeyboardInterrupt:
        sys.stderr.write("\nInterrupted.\n")
        return 130
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
