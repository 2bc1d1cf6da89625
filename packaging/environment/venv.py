"""The private environment in `.venv`: what it holds, how it is made, when it is good enough."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from environment import kernel, system_packages
from trouble import Trouble, reason

# The modules that every window of the program loads.
PROOF = "import PySide6.QtPrintSupport, PySide6.QtWidgets"
# The optional parts that pyproject.toml names.
EXTRAS = frozenset({"bench", "cluster", "package", "release", "test"})
# Of pip's many lines, those that show a person that it goes on.
TOLD = re.compile(r"\s*(?:Downloading |Installing collected packages|Building )")


def interpreter(folder: Path, system: str = os.name) -> Path:
    """The Python of the environment in `folder`; `system` is an `os.name`."""
    return folder / ("Scripts/python.exe" if system == "nt" else "bin/python")


def fingerprint(project: Path, base: str) -> str:
    """A digest of all that the environment was made from; another one means: make it anew."""
    digest = hashlib.sha256((project / "pyproject.toml").read_bytes())
    python = (platform.python_implementation(), platform.python_version(), os.path.realpath(base))
    for part in (*python, str(project)):
        digest.update(b"\0" + part.encode())
    return digest.hexdigest()


def requirement(extras: frozenset[str]) -> str:
    """The project with these extras, as pip wants it said in the project's folder."""
    return f".[{','.join(sorted(extras))}]" if extras else "."


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
        return interpreter(self.folder)

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

    def prepare(self, extras: frozenset[str], groups: frozenset[str]) -> None:
        """Make sure of the project's `extras` and the system's `groups` of libraries.

        Does nothing if they are already there. Raises Trouble if they cannot be had.
        """
        finished = self.finished()
        packages = extras | {"program"}
        compiled = kernel.mark(self.project) in finished
        if compiled and packages | groups <= finished:
            return
        print("Setting up Moon Desktop in", self.folder, file=sys.stderr, flush=True)
        self.meet_needs(groups)
        if not packages <= finished:
            self.wish_for_compiler()
            self.make()
            kernel.remove(self.project)
            self.pip("install", "--editable", requirement(extras | finished & EXTRAS))
        elif not compiled:
            self.wish_for_compiler()
            kernel.remove(self.project)
            self.compile("test" in finished)
        self.prove(groups)
        kept = {part for part in finished if not part.startswith(kernel.MARKED)}
        parts = sorted(packages | groups | kept | {kernel.mark(self.project)})
        self.stamp.write_text(
            "\n".join([fingerprint(self.project, self.base), *parts, ""]), encoding="utf-8"
        )

    def compile(self, builder: bool) -> None:
        """Compile the kernel alone; `builder`: what that takes is in the environment, and need
        not be fetched."""
        words = ["--no-build-isolation"] if builder else []
        self.pip("install", "--no-deps", *words, "--editable", ".")

    def wish_for_compiler(self) -> None:
        """Install what compiling the kernel takes where that is allowed, or say what is lost."""
        system_packages.wish_for(
            kernel.lacking,
            "Without {whats} the computer players think with an uncompiled kernel: it is as good,"
            " but far slower.",
        )

    def meet_needs(self, groups: frozenset[str]) -> None:
        """Install what the system lacks where that is allowed; raises Trouble with the lines."""
        needs = self.needs(groups)
        apt = system_packages.installer() if needs else None
        if apt:
            system_packages.install(apt, needs)
            importlib.invalidate_caches()
            needs = self.needs(groups)
        # Without ensurepip there are still other ways to a pip.
        if any(need.what != "ensurepip" for need in needs):
            raise Trouble(system_packages.missing_sentence(needs))

    def needs(self, groups: frozenset[str]) -> list[system_packages.Need]:
        """What the system lacks for the environment and these groups of libraries."""
        needs = system_packages.lacking(groups)
        if not has_ensurepip():
            needs.insert(0, system_packages.environment_maker())
        return needs

    def make(self) -> None:
        """Make the environment, or keep the one that is there if it was made with this Python."""
        if self.usable():
            return
        words = [self.base, "-m", "venv", "--clear", "--without-pip", str(self.folder)]
        self.run(words, "The private environment could not be made")
        with tempfile.TemporaryDirectory() as folder:
            command = putting_pip(self.python, self.base, Path(folder))
            self.run(command, "pip could not be put into the private environment")

    def usable(self) -> bool:
        """Whether the environment runs this version of Python and has pip."""
        try:
            said = subprocess.run(
                [self.python, "-c", "import pip, platform; print(platform.python_version())"],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError:
            return False
        return said.stdout.strip() == platform.python_version()

    def pip(self, *words: str) -> None:
        command = [str(self.python), "-m", "pip", *words, "--disable-pip-version-check"]
        self.run(command, "The Python packages could not be installed")

    def run(self, command: Sequence[str], failure: str) -> None:
        """Run a command of the set-up; raises Trouble, `failure` and the reason, if it fails."""
        surroundings: Mapping[str, str] = {
            **os.environ,
            "PIP_USER": "0",  # a person's own configuration may ask for it; it fails in here
            "PYTHONUNBUFFERED": "1",
            "PYTHONUTF8": "1",
        }
        said = []
        with subprocess.Popen(
            command,
            cwd=self.project,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if TOLD.match(line):
                    print(" ", line.strip(), file=sys.stderr, flush=True)
        if process.returncode != 0:
            raise Trouble(f"{failure}: {reason(''.join(said))}.")

    def prove(self, groups: frozenset[str]) -> None:
        """Load what the program will load; raises Trouble naming the library that is lacking."""
        proof = PROOF
        if "x11" in groups:
            proof += (
                "; import ctypes, pathlib; ctypes.CDLL(str(pathlib.Path(PySide6.__file__)"
                ".with_name('Qt') / 'plugins/platforms/libqxcb.so'))"
            )
        said = subprocess.run(
            [self.python, "-c", proof], capture_output=True, text=True, check=False
        )
        if said.returncode == 0:
            return
        lost = re.search(r"([\w.+-]+\.so[.\d]*): cannot open shared object file", said.stderr)
        if lost:
            raise Trouble(f"Qt lacks the shared library {lost[1]}: install the package with it.")
        raise Trouble(f"Qt does not start here: {reason(said.stderr)}.")


# --- where its pip comes from: Python itself, the system, or a download --------------------------

# Debian puts the wheels that ensurepip would unpack here.
SYSTEM_WHEELS = Path("/usr/share/python-wheels")
# Debian's package of that wheel.
PACKAGE = "python3-pip-whl"


def has_ensurepip() -> bool:
    """Whether this Python brings its own pip; Debian keeps it in another package."""
    return importlib.util.find_spec("ensurepip") is not None


def newest(folder: Path) -> Path | None:
    """The pip wheel in `folder`, the one changed last if there are several."""
    wheels = sorted(folder.glob("pip-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    return wheels[-1] if wheels else None


def downloaded(folder: Path) -> Path:
    """Debian's pip wheel, fetched into `folder` with apt-get, which anyone may do.

    Raises Trouble where apt-get is absent, offline, or knows no such package.
    """
    lacking = system_packages.missing_sentence([system_packages.environment_maker()])
    try:
        _, said = system_packages.answer([system_packages.APT, "download", PACKAGE], folder)
        for package in folder.glob(f"{PACKAGE}_*.deb"):
            _, said = system_packages.answer(["dpkg-deb", "-x", str(package), "."], folder)
    except FileNotFoundError:
        raise Trouble(lacking) from None
    wheel = newest(folder / "usr/share/python-wheels")
    if wheel is None:
        raise Trouble(f"{lacking}\n(Fetching pip without the right to install: {reason(said)}.)")
    return wheel


def putting_pip(python: Path, base: str, folder: Path) -> Sequence[str]:
    """The command that puts pip into the environment of `python`.

    `base` is the Python that the environment was made with, `folder` an empty
    place to download to. Raises Trouble where no pip is to be had.
    """
    if has_ensurepip():
        return [str(python), "-m", "ensurepip", "--upgrade", "--default-pip"]
    wheel = newest(SYSTEM_WHEELS)
    if wheel is None and importlib.util.find_spec("pip"):
        return [base, "-m", "pip", "--python", str(python), "install", "pip"]
    wheel = wheel or downloaded(folder)
    return [str(python), str(wheel / "pip"), "install", "--no-index", str(wheel)]
