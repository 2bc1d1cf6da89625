"""What each word of `run.py` does, once the environment is there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module

from environment import system_packages
from environment.venv import Environment
from project import INSIDE, PROJECT, inside
from trouble import Trouble

WORDS = ("play", "test", "check", "bench", "pictures", "translations", "package", "release")
# What each word needs of the optional parts in pyproject.toml; those not named here: test.
EXTRAS = {
    "play": (),
    "bench": ("bench", "package", "test"),
    "check": ("package", "test"),
    "package": ("package",),
    "release": ("package", "release", "test"),
}
# Those whose work is done by a module of this folder, in the environment.
MODULES = {
    "package": "package",
    "release": "release.command",
    "translations": "languages.catalogues",
}
# Those whose work is done by what lies among the tests.
TESTS = {"bench": "tests.benchmarks", "pictures": "tests.pictures.contact"}
# A worker with nothing left to do takes over tests of another, for some take very long.
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")
SKIPPED = "Without {whats}, the tests that need it are skipped. To have them run:"
# What Python is given for each, from the quickest answer to the slowest.
SOURCE: Mapping[str, Sequence[str]] = {
    "lint": ("-m", "ruff", "check"),
    "format": ("-m", "ruff", "format", "--check"),
    "translations": (*inside(MODULES["translations"]), "--check"),
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
    word, *rest = arguments
    if word == "check" and " ".join(rest) not in CHECKS:
        known = ", ".join(filter(None, CHECKS))
        raise Trouble(f"check takes one of {known} or nothing, and got {' '.join(rest)}.")
    environment = Environment(PROJECT)
    extras = EXTRAS.get(word, ("test",))
    os.environ.pop("PYTHONHOME", None)  # it would send the new Python to the old one's library
    environment.prepare(frozenset(extras))
    python = str(environment.python)
    if word == "play":
        return hand_over([python, "-m", "moon_desktop", *rest])
    os.chdir(PROJECT)
    if word == "check":
        system_packages.wish_for(system_packages.lacking_tools, SKIPPED)
        return check(python, " ".join(rest))
    if word == "package":
        packers = partial(system_packages.lacking_tools, system_packages.PACKERS)
        system_packages.wish_for(packers, "Without {whats}, not all packages are made.")
    if word in TESTS:
        return hand_over([python, "-m", TESTS[word], *rest])
    if word in MODULES:
        return hand_over([python, *inside(MODULES[word]), *rest])
    return hand_over([python, "-m", "pytest", "-m", "not slow", *(rest or ON_ALL_CORES)])


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
