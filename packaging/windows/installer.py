"""The program file and the installer for Windows: what they tell of themselves, and how makensis
makes the one of the other.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from project import PROJECT, TITLE, copyright_line, four_numbers
from trouble import Trouble

PUBLISHER = "The Moon Desktop developers"
PROGRAM = "moon-desktop.exe"

# en-US, and UTF-16: the language and the letters of the strings.
LANGUAGE, LETTERS = 0x0409, 0x04B0
# VS_FFI_FILEFLAGSMASK, VOS_NT_WINDOWS32, VFT_APP
FLAGS_MASK, SYSTEM, KIND = 0x3F, 0x40004, 0x1


def version_resource(version: str) -> str:
    """The version resource as PyInstaller reads it from a file; raises Trouble as above."""
    numbers = four_numbers(version)
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": PROGRAM.removesuffix(".exe"),
        "LegalCopyright": copyright_line(),
        "OriginalFilename": PROGRAM,
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    told = "".join(f"        StringStruct({key!r}, {text!r}),\n" for key, text in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask={FLAGS_MASK:#x},"
        f" flags=0x0, OS={SYSTEM:#x}, fileType={KIND:#x}, subtype=0x0, date=(0, 0)),\n"
        "  kids=[\n"
        "    StringFileInfo([\n"
        f"      StringTable({f'{LANGUAGE:04x}{LETTERS:04x}'!r}, [\n{told}      ]),\n"
        "    ]),\n"
        f"    VarFileInfo([VarStruct('Translation', [{LANGUAGE:#x}, {LETTERS:#x}])]),\n"
        "  ],\n"
        ")\n"
    )


# --- the installer -------------------------------------------------------------------------------

SCRIPT = Path(__file__).with_name("installer.nsi")
ICON = PROJECT / "resources/icons/moon-desktop.ico"

# Where its own set-up puts it on Windows, below the folders that these variables name.
PLACES = ("ProgramFiles(x86)", "ProgramFiles")


def make(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the installer of the program in `folder` (one-folder, for Windows) in `dist`.

    The same folder gives the same bytes. Raises Trouble if makensis is lacking or refuses.
    """
    setup = dist.resolve() / f"moon-desktop-{version}-setup.exe"
    compile_installer(folder.resolve(), version, setup)
    return [setup]


def compile_installer(folder: Path, version: str, setup: Path, stub: str = "") -> None:
    """As `make`, into the file `setup`; `stub` is one of makensis's targets instead of its usual
    one, which runs on every Windows."""
    if not (folder / PROGRAM).is_file():
        raise Trouble(
            f"There is no {PROGRAM} in {folder}: the installer is made of the folder that"
            " `run.py package` makes on Windows."
        )
    files = contents(folder)
    setup.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as lists:
        to_install, to_remove = Path(lists, "install.nsh"), Path(lists, "remove.nsh")
        to_install.write_text(installing(folder, files), encoding="utf-8", newline="\n")
        to_remove.write_text(removing(files), encoding="utf-8", newline="\n")
        defined = {
            "VERSION": version,
            "VERSION_OF_FOUR": ".".join(map(str, four_numbers(version))),
            "COPYRIGHT": copyright_line(),
            "SIZE_IN_KB": str(size_in_kb(folder, files)),
            "ICON": str(ICON),
            "FILE_NAME": setup.name,
            "OUT_FILE": str(setup),
            "FILES_TO_INSTALL": str(to_install),
            "FILES_TO_REMOVE": str(to_remove),
            **({"STUB": stub} if stub else {}),
        }
        words = [f"-D{name}={value}" for name, value in defined.items()]
        run([makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)])


def makensis(surroundings: Mapping[str, str] = os.environ) -> str:
    """The NSIS compiler, on the path or where Windows has it; raises Trouble if there is none."""
    found = shutil.which("makensis", path=surroundings.get("PATH", ""))
    if found:
        return found
    for place in PLACES:
        program = Path(surroundings.get(place, ""), "NSIS", "makensis.exe")
        if surroundings.get(place) and program.is_file():
            return str(program)
    raise Trouble(
        "The installer for Windows is made with makensis, which is not here: install NSIS"
        " (Windows: choco install nsis; Debian, Ubuntu: sudo apt-get install nsis)."
    )


def run(command: list[str]) -> None:
    """Have makensis work; raises Trouble with what it said if it fails or warns."""
    # It takes some paths from where the script lies, and its messages from the language it finds.
    done = subprocess.run(
        command,
        cwd=SCRIPT.parent,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        raise Trouble("makensis could not make the installer: " + " / ".join(said[-4:]))


# --- the lists --------------------------------------------------------------------------------


def contents(folder: Path) -> list[PurePosixPath]:
    """Every file below `folder`, in an order that is the same on each system."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in files)


def size_in_kb(folder: Path, files: list[PurePosixPath]) -> int:
    """What the files take, in units of 1024 bytes, rounded up."""
    return -(-sum((folder / file).stat().st_size for file in files) // 1024)


def installed(path: PurePosixPath) -> str:
    """Where `path` of the folder goes, as a string of the script.

    Raises Trouble for what Windows has in no file's name.
    """
    if any(letter in str(path) for letter in '"*?|<>:\\\n'):
        raise Trouble(f"No file of Windows can be called {str(path)!r}: rename it.")
    parts = (part.replace("$", "$$") for part in path.parts)
    return '"' + "\\".join(["$INSTDIR", *parts]) + '"'


def installing(folder: Path, files: list[PurePosixPath]) -> str:
    """The lines of the script that unpack the files."""
    lines, there = [], None
    for file in sorted(files, key=lambda file: (file.parent, file)):
        if file.parent != there:
            there = file.parent
            lines.append(f"SetOutPath {installed(there)}")
        # The name that it has here is no string of the script: a $ in it is one.
        lines.append(f'File "{folder / file}"')
    return "\n".join([*lines, ""])


def removing(files: list[PurePosixPath]) -> str:
    """The lines of the script that delete these files, and the folders that are empty then."""
    folders = {parent for file in files for parent in file.parents if parent != parent.parent}
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), folder))
    lines = [f"Delete {installed(file)}" for file in files]
    lines += [f"RMDir {installed(folder)}" for folder in deepest_first]
    return "\n".join([*lines, ""])
