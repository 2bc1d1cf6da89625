"""What the frozen program runs first: one of its own helping processes, or the program."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

# What multiprocessing hands to a new Python to have it look after what processes share.
TRACKER = "from multiprocessing.resource_tracker import main"


def help_out(words: list[str]) -> None:
    """Be the process that multiprocessing started the program anew for, if `words` say so.

    Such a process ends here. PyInstaller's own hook for this loads multiprocessing at every
    start, which the table does not need before the first long thought.
    """
    if words[:1] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    # Before the -c stand the interpreter's own flags, which a frozen program does not read.
    flags = [word for word in words[:-1] if word.startswith("-")]
    if flags[-1:] == ["-c"] and len(flags) == len(words) - 1 and words[-1].startswith(TRACKER):
        exec(words[-1])
        sys.exit()


def hand_down_own_libraries_to_nobody(environment: MutableMapping[str, str]) -> None:
    """Have what the program opens, such as a browser, find the system's libraries, not these.

    Our own were found when the process began; a helping process finds them anew.
    """
    environment.pop("LD_LIBRARY_PATH", None)
    if "LD_LIBRARY_PATH_ORIG" in environment:
        environment["LD_LIBRARY_PATH"] = environment.pop("LD_LIBRARY_PATH_ORIG")


if __name__ == "__main__":
    # A worker would look for this file to run it once more; there is none.
    globals().pop("__file__", None)
    if sys.platform == "linux":
        hand_down_own_libraries_to_nobody(os.environ)
    help_out(sys.argv[1:])
    from moon_desktop.cli.main import main

    sys.exit(main())
