"""What Qt, the private environment and the tests need of a Linux system, and who may install it."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from trouble import Trouble, output

APT = "/usr/bin/apt-get"


@dataclass(frozen=True, slots=True)
class Need:
    """One thing the system must have - a shared library's file, a program, a file by its whole
    path - and the package of Debian that brings it."""

    what: str
    apt: str

    def met(self) -> bool:
        """Whether it is there; a library, if the system's loader finds it, as it will for Qt."""
        if os.path.isabs(self.what):
            return os.path.exists(self.what)
        if ".so." not in self.what:
            return shutil.which(self.what) is not None
        try:
            ctypes.CDLL(self.what)
        except OSError:
            return False
        return True


TOLD = tomllib.loads(Path(__file__).with_name("needs.toml").read_text(encoding="utf-8"))
LIBRARIES, PACKERS, TRIERS = (
    tuple(Need(what, apt) for what, apt in TOLD[kind].items())
    for kind in ("libraries", "packers", "triers")
)


def lacking(needs: Iterable[Need] = LIBRARIES, platform: str = sys.platform) -> list[Need]:
    """Those of the needs that a Linux system does not meet; nothing is asked of other systems."""
    return [need for need in needs if not need.met()] if platform == "linux" else []


def packages(needs: Iterable[Need]) -> list[str]:
    """What brings the needs, each package once."""
    return list(dict.fromkeys(need.apt for need in needs))


def installer() -> list[str] | None:
    """The apt-get command that this account may run without being asked, if there is one."""
    if not os.path.exists(APT):
        return None
    patient = [APT, "-o", "DPkg::Lock::Timeout=120"]  # another apt-get may be at work
    if os.geteuid() == 0:
        return patient
    try:
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    except OSError:
        return None
    return ["sudo", "-n", *patient] if asked.returncode == 0 else None


def install(apt: Sequence[str], names: Sequence[str]) -> None:
    """Install packages with the command `apt`; raises Trouble with apt-get's reason."""
    print("Installing with apt-get:", *names, file=sys.stderr, flush=True)
    installing = [*apt, "install", "-y", "--no-install-recommends", *names]
    failure = "apt-get could not install what is lacking"
    surroundings = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    try:
        output(installing, failure, variables=surroundings)
    except Trouble:  # the lists may be absent, or too old to fetch from
        with suppress(Trouble):
            output([*apt, "update"], failure, variables=surroundings)
        output(installing, failure, variables=surroundings)


def wish_for(needs: Sequence[Need], loss: str) -> None:
    """Install what is lacking of the needs where that is allowed; say what is lost without the
    rest, and what a person types to have it: `loss` is a sentence with {whats} in it."""
    apt = installer() if lacking(needs) else None
    if apt is not None:
        try:
            install(apt, packages(lacking(needs)))
        except Trouble as trouble:
            print(trouble, file=sys.stderr, flush=True)
    if lost := lacking(needs):
        print(
            loss.format(whats=", ".join(need.what for need in lost)),
            f"  sudo apt-get install {' '.join(packages(lost))}",
            "(as Debian and Ubuntu call them; other systems have the same by other names)",
            sep="\n",
            file=sys.stderr,
            flush=True,
        )
