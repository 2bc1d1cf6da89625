"""What each word of `run.py` does, once the environment is there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from environment import system_packages
from environment.venv import Environment
from project import INSIDE, PROJECT, inside
from trouble import Trouble


class Word(NamedTuple):
    """What Python is given for a word, and what that needs of the extras of pyproject.toml."""

    given: Sequence[str]
    extras: tuple[str, ...] = ("test",)


TRANSLATIONS = inside("languages.catalogues")
WORDS = {
    "play": Word(("-m", "moon_desktop"), ()),
    "test": Word(("-m", "pytest", "-m", "not slow")),
    "check": Word((), ("package", "test")),
    "bench": Word(("-m", "tests.benchmarks"), ("bench", "package", "test")),
    "pictures": Word(("-m", "tests.pictures.contact")),
    "translations": Word(TRANSLATIONS),
    "package": Word(inside("package"), ("package",)),
    "release": Word(inside("release.command"), ("package", "release", "test")),
}
# A worker with nothing left to do takes over tests of another, for some take very long.
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")
SKIPPED = "Without {whats}, the tests that need it are skipped. To have them run:"
# What Python is given for each, from the quickest answer to the slowest.
SOURCE: Mapping[str, Sequence[str]] = {
    "lint": ("-m", "ruff", "check"),
    "format": ("-m", "ruff", "format", "--check"),
    "translations": (*TRANSLATIONS, "--check"),
    "types": ("-m", "mypy"),
}
ALL_TESTS: Mapping[str, Sequence[str]] = {"tests": ("-m", "pytest", *ON_ALL_CORES)}
# What is checked, by what `check` is told; `--slow`: of the tests those that `test` leaves out.
CHECKS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "": {**SOURCE, **ALL_TESTS},
    "--slow": {**SOURCE, "tests": (*ALL_TESTS["tests"], "-m", "slow")},
    "--source": SOURCE,
    "--tests": ALL_TESTS,
}


def do(arguments: Sequence[str]) -> int:
    """Set up what the word needs, carry it out, and return its exit status.

    Raises Trouble if there is no such word, or if the set-up fails.
    """
    if len(arguments) > 1 and arguments[0] == INSIDE:
        return int(import_module(arguments[1]).main(arguments[2:]))
    if not arguments or arguments[0] not in WORDS:
        given = f"There is no word {arguments[0]!r}" if arguments else "A word is missing"
        raise Trouble(f"{given}: say one of {', '.join(WORDS)}, or --help to read what they do.")
    name, *rest = arguments
    if name == "check" and " ".join(rest) not in CHECKS:
        known = ", ".join(filter(None, CHECKS))
        raise Trouble(f"check takes one of {known} or nothing, and got {' '.join(rest)}.")
    environment = Environment(PROJECT)
    os.environ.pop("PYTHONHOME", None)  # it would send the new Python to the old one's library
    environment.prepare(frozenset(WORDS[name].extras))
    if name != "play":
        os.chdir(PROJECT)
    if name == "check":
        system_packages.wish_for(system_packages.PACKERS + system_packages.TRIERS, SKIPPED)
        return check(str(environment.python), " ".join(rest))
    if name == "package":
        lost = "Without {whats}, not all packages are made."
        system_packages.wish_for(system_packages.PACKERS, lost)
    if name == "test" and not rest:
        rest = list(ON_ALL_CORES)
    return hand_over([str(environment.python), *WORDS[name].given, *rest])


def hand_over(command: Sequence[str]) -> int:
    """Let the command take this process's place, or wait for it where systems know no such thing.

    Taking its place, it gets every signal meant for this process.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.execv(command[0], list(command))
    return subprocess.run(command, check=False).returncode


def check(python: str, part: str = "") -> int:
    """Run every check of a part, name those that failed, and return 1 if any did."""
    failed = []
    for name, words in CHECKS[part].items():
        print(f"== {name}: {' '.join(words)}", flush=True)
        if subprocess.run([python, *words], check=False).returncode != 0:
            failed.append(name)
    print(f"check: failed: {', '.join(failed)}" if failed else "check: everything passed")
    return 1 if failed else 0
