"""Where the private environment's pip comes from: Python itself, the system, or a download."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import system_packages
from trouble import Trouble, reason

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
