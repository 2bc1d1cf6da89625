"""The private environment in `.venv`: what it holds, how it is made, when it is good enough."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import platform
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from environment import kernel, system_packages
from trouble import Trouble, output

# The modules that every window of the program loads.
PROOF = "import PySide6.QtStateMachine, PySide6.QtWidgets"
# The optional parts that pyproject.toml names.
EXTRAS = frozenset({"bench", "cluster", "package", "release", "test"})
# Of pip's many lines, those that show a person that it goes on.
TOLD = re.compile(r"\s*(?:Downloading |Installing collected packages|Building )")


def fingerprint(project: Path, base: str) -> str:
    """A digest of all that the environment was made from; another one means: make it anew."""
    digest = hashlib.sha256((project / "pyproject.toml").read_bytes())
    python = (platform.python_implementation(), platform.python_version(), os.path.realpath(base))
    for part in (*python, str(project)):
        digest.update(b"\0" + part.encode())
    return digest.hexdigest()


@dataclass(frozen=True)
class Environment:
    """The environment of the project in the folder `project`, made with the Python `base`."""

    project: Path
    # Not sys.executable: that may be the very environment about to be replaced.
    base: str = field(default=getattr(sys, "_base_executable", sys.executable))

    @property
    def folder(self) -> Path:
        return self.project / ".venv"

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that tells what was finished here: a fingerprint, then a word for each part."""
        return self.folder / "moon-desktop-set-up"

    def finished(self) -> frozenset[str]:
        """The parts that are set up for the project as it is now; none if it has changed."""
        try:
            mark, *parts = self.stamp.read_text(encoding="utf-8").split()
        except (OSError, ValueError):
            return frozenset()
        return frozenset(parts) if mark == fingerprint(self.project, self.base) else frozenset()

    def prepare(self, extras: frozenset[str]) -> None:
        """Make sure of the project's `extras`, and of what they need of the system.

        Does nothing if they are already there. Raises Trouble if they cannot be had.
        """
        finished = self.finished()
        packages = extras | {"program"}
        compiled = kernel.mark(self.project) in finished
        if compiled and packages <= finished:
            return
        print("Setting up Moon Desktop in", self.folder, file=sys.stderr, flush=True)
        system_packages.wish_for(needs, "Without {whats}, Moon Desktop may not start.")
        system_packages.wish_for(
            kernel.lacking,
            "Without {whats} the computer players think with an uncompiled kernel: it is as"
            " good, but far slower.",
        )
        if not packages <= finished:
            self.make()
            kernel.remove(self.project)
            wanted = ",".join(sorted(extras | finished & EXTRAS))
            self.pip("install", "--editable", f".[{wanted}]" if wanted else ".")
        else:
            kernel.remove(self.project)
            # What that takes is among what the tests need, and need not be fetched then.
            builder = ["--no-build-isolation"] if "test" in finished else []
            self.pip("install", "--no-deps", *builder, "--editable", ".")
        self.prove()
        kept = {part for part in finished if not part.startswith(kernel.MARKED)}
        parts = sorted(packages | kept | {kernel.mark(self.project)})
        self.stamp.write_text(
            "\n".join([fingerprint(self.project, self.base), *parts, ""]), encoding="utf-8"
        )

    def make(self) -> None:
        """Make the environment, or keep the one that is there if it was made with this Python."""
        if self.usable():
            return
        words = [] if has_ensurepip() else ["--without-pip"]
        made = [self.base, "-m", "venv", "--clear", *words, str(self.folder)]
        self.run(made, "The private environment could not be made")
        if words:
            pip = [self.base, "-m", "pip", "--python", str(self.python), "install", "pip"]
            self.run(pip, "pip could not be put into the private environment")

    def usable(self) -> bool:
        """Whether the environment runs this version of Python and has pip."""
        try:
            asked = "import pip, platform; print(platform.python_version())"
            said = output([self.python, "-c", asked], "It does not run")
        except (OSError, Trouble):
            return False
        return said.strip() == platform.python_version()

    def pip(self, *words: str) -> None:
        command = [str(self.python), "-m", "pip", *words, "--disable-pip-version-check"]
        self.run(command, "The Python packages could not be installed")

    def run(self, command: Sequence[str], failure: str) -> None:
        """Run a command of the set-up; raises Trouble, `failure` and the reason, if it fails."""
        # A person's own configuration may ask pip for the user's folder; it fails in here.
        own = {"PIP_USER": "0", "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
        output(command, failure, self.project, own, TOLD)

    def prove(self) -> None:
        """Load what the program will load; raises Trouble naming what is lacking."""
        output([self.python, "-c", PROOF], "Qt does not start here")


def has_ensurepip() -> bool:
    """Whether this Python brings its own pip; Debian keeps it in another package."""
    return importlib.util.find_spec("ensurepip") is not None


def needs() -> list[system_packages.Need]:
    """What the system lacks for the environment and for Qt."""
    importlib.invalidate_caches()  # it may just have been installed
    lacking = system_packages.lacking()
    if not has_ensurepip() and importlib.util.find_spec("pip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        lacking.insert(0, system_packages.Need("ensurepip", package))
    return lacking
