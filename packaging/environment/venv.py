"""The private environment in `.venv`: what it holds, how it is made, when it is good enough."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from environment import kernel, system_packages
from environment.system_packages import Need
from trouble import Trouble, output

# The modules that every window of the program loads.
PROOF = "import PySide6.QtStateMachine, PySide6.QtWidgets"
# What Python makes a pip of, which Debian keeps in another package.
ENSUREPIP = Need(f"{sysconfig.get_path('stdlib')}/ensurepip", f"python3.{sys.version_info[1]}-venv")
# Of pip's many lines, those that show a person that it goes on.
TOLD = re.compile(r"\s*(?:Downloading |Installing collected packages|Building )")


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
        """The file that tells what was finished here: a fingerprint, then the extras."""
        return self.folder / "moon-desktop-set-up"

    @property
    def pyproject(self) -> dict[str, Any]:
        return tomllib.loads((self.project / kernel.PYPROJECT).read_text(encoding="utf-8"))

    def fingerprint(self) -> str:
        """A digest of all that the environment is made from, and of what lies beside the sources
        of the kernel and is lacking to compile them; another one means: make it anew."""
        compiled = (*kernel.sources(self.project), *kernel.sources(self.project, "depends"))
        parts = [
            *(sys.version, os.path.realpath(self.base), str(self.project), str(self.pyproject)),
            *(source.read_text(encoding="utf-8") for source in compiled),
            *(path.name for path in kernel.products(self.project)),
            str(kernel.VARIABLES),
            *(need.what for need in system_packages.lacking(kernel.NEEDS)),
        ]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def finished(self) -> tuple[str, frozenset[str]]:
        """The fingerprint of what is set up here, and its extras; nothing if that is not told."""
        try:
            mark, *extras = self.stamp.read_text(encoding="utf-8").split()
        except (OSError, ValueError):
            return "", frozenset()
        return mark, frozenset(extras)

    def prepare(self, extras: frozenset[str]) -> None:
        """Make sure of the project's `extras`, and of what they need of the system.

        Does nothing if they are already there. Raises Trouble if they cannot be had.
        """
        mark, there = self.finished()
        if mark == self.fingerprint() and extras <= there:
            return
        print("Setting up Moon Desktop in", self.folder, file=sys.stderr, flush=True)
        pip = [] if importlib.util.find_spec("pip") else [ENSUREPIP]
        needs = [*pip, *system_packages.LIBRARIES]
        system_packages.wish_for(needs, "Without {whats}, Moon Desktop may not start.")
        system_packages.wish_for(
            kernel.NEEDS,
            "Without {whats} the computer players think with an uncompiled kernel: it is as"
            " good, but far slower.",
        )
        self.make()
        for product in kernel.products(self.project):
            product.unlink()
        # What building takes is kept, so that an edited kernel is compiled without a network.
        self.pip("install", *self.pyproject["build-system"]["requires"])
        wanted = extras | there & self.pyproject["project"]["optional-dependencies"].keys()
        # No extras between brackets are no requirement that pip reads.
        project = f".[{','.join(sorted(wanted))}]" if wanted else "."
        self.pip("install", "--no-build-isolation", "--editable", project)
        output([self.python, "-c", PROOF], "Qt does not start here")
        self.stamp.write_text("\n".join([self.fingerprint(), *sorted(wanted)]), encoding="utf-8")

    def make(self) -> None:
        """Make the environment, or keep the one that is there if it was made with this Python."""
        if self.usable():
            return
        words = [] if os.path.exists(ENSUREPIP.what) else ["--without-pip"]
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
        output(command, failure, self.project, own | kernel.VARIABLES, TOLD)
