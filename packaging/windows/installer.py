"""The program file and the installer for Windows: what they tell of themselves, and how makensis
makes the one of the other.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from project import PROJECT, filled, four_numbers
from trouble import Trouble, output

RESOURCE = Path(__file__).with_name("version-resource.txt")


def version_resource(version: str) -> str:
    """The version resource of the program, as PyInstaller reads it."""
    numbers = ", ".join(map(str, four_numbers(version)))
    return filled(RESOURCE, VERSION=version, NUMBERS=numbers)


# --- the installer -------------------------------------------------------------------------------

SCRIPT = Path(__file__).with_name("installer.nsi")
ICON = PROJECT / "resources/icons/moon-desktop.ico"

# By these variables Windows names the folders of programs.
PLACES = ("ProgramFiles(x86)", "ProgramFiles")


def make(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the installer of the program in `folder` (one-folder, for Windows) in `dist`.

    The same folder gives the same bytes. Raises Trouble if makensis is lacking or refuses.
    """
    folder = folder.resolve()
    setup = dist.resolve() / f"moon-desktop-{version}-setup.exe"
    setup.parent.mkdir(parents=True, exist_ok=True)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    defined = {
        "VERSION": version,
        "SIZE_IN_KB": str(-(-size // 1024)),
        "ICON": str(ICON),
        "OUT_FILE": str(setup),
        "FOLDER": str(folder),
    }
    words = [f"-D{name}={value}" for name, value in defined.items()]
    # NSIS is on the path, or where its own set-up puts it on Windows.
    own = (f"{os.environ[name]}/NSIS" for name in PLACES if name in os.environ)
    tool = shutil.which("makensis", path=os.pathsep.join([os.environ.get("PATH", ""), *own]))
    if not tool:
        raise Trouble(
            "The installer for Windows is made with makensis, which is not here: install NSIS"
            " (Windows: choco install nsis; Debian, Ubuntu: sudo apt-get install nsis)."
        )
    command = [tool, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)]
    # It takes some paths from where the script lies.
    output(command, "makensis could not make the installer", SCRIPT.parent)
    return [setup]
