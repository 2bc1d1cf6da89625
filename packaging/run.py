"""The project's words for a bare Python: which there are, and that this Python can say them.

Nothing but the version check may run on an old Python, so everything else is
imported after it, and this file keeps to what Python 3.6 can read (so its
annotations stand in quotes).
"""

import sys
from collections.abc import Sequence

OLDEST = (3, 11)

HELP = """\
usage: python3 packaging/run.py WORD [arguments]

Sets up what Moon Desktop needs in a private environment (the folder .venv in
the project; delete it to undo that), then does what WORD says. The set-up is
done once; later calls start at once, until pyproject.toml, Python or the source
of the kernel changes: the part of the computer players that is compiled.

words:
  play [arguments]   open the table. The arguments go to the program:
                     `play my.moon`, `play --preset KEY`, `play --help`.
  test [arguments]   run the fast tests. The arguments go to pytest:
                     `test -k auction`, `test tests/engine`. Their order is
                     random; `test -n auto --randomly-seed=N` repeats one.
  check              everything that is asked of a change: lint, format, types,
                     translations and all tests, the slow ones too. Goes on
                     after a failure and names at the end what failed. `check
                     --slow`, after `test`, runs of the tests only those that
                     it left out; `check --source` runs none, `check --tests`
                     nothing else.
  bench [arguments]  run the benchmarks and print their table. Installs what
                     they compare with. `bench --players` measures how fast the
                     kernel and how strong the computer players are.
  pictures FOLDER    draw every screen in every game, theme, set of tiles,
                     language and size into a folder, with a page to look
                     through them. `pictures --help` tells how to draw some.
  translations       write what the program says into the catalogue of each
                     language, and compile it. `translations --help` tells more.
  package            make the files that players download, for the system this
                     is run on, in the folder dist. `package --help` tells more.
  release --check    say whether all is in order for a release, and what is not.
                     `release --help` tells more.

On Debian and its kin the shared libraries that Qt lacks, and a C compiler, are
installed with apt-get where this account may do so (as root, or if sudo asks no
password). Elsewhere the line to type is printed. Without a compiler all works,
but the computer players think more slowly.

exit status: that of what was run; 2 if the words are wrong or the set-up failed.
"""

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
        sys.stdout.write(HELP)
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
