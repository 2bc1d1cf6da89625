"""A tree of files to be packed: what lies at each path, always in one order and with one time."""

from __future__ import annotations

import io
import lzma
import os
import shutil
import tarfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from trouble import Trouble

FILE, PROGRAM, FOLDER = 0o644, 0o755, 0o755
# Said out, for what they mean by default may change with liblzma; one thread, for the cut into
# blocks would depend on how many there are. The dictionary is what unpacking takes of memory.
PACKING: list[dict[str, int]] = [
    {"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 32 * 2**20},
]


@dataclass(frozen=True)
class Piece:
    """What lies at a path: bytes, a copy of the file `source`, or a link to `target`."""

    content: bytes = b""
    source: Path | None = None
    target: str | None = None
    mode: int = FILE

    def size(self) -> int:
        """In bytes; 0 for a link."""
        return self.source.stat().st_size if self.source else len(self.content)

    def read(self) -> bytes:
        return self.source.read_bytes() if self.source else self.content


# The keys are relative paths with forward slashes. Folders are not in it: they follow from these.
Tree = Mapping[str, Piece]


def of_folder(folder: Path, at: str) -> dict[str, Piece]:
    """All that lies in `folder`, to be found at the path `at`; empty folders are left out.

    A shared library is no program, whatever its mode. Raises Trouble for a link that leads out
    of the folder, and for what is neither file nor link.
    """
    tree = {}
    for path in sorted(folder.rglob("*")):
        name = f"{at}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            target = os.readlink(path)
            if not path.resolve().is_relative_to(folder.resolve()) or os.path.isabs(target):
                raise Trouble(f"{path} is a link to {target}, outside of {folder}: freeze it anew.")
            tree[name] = Piece(target=target)
        elif path.is_file():
            program = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
            tree[name] = Piece(source=path, mode=PROGRAM if program else FILE)
        elif not path.is_dir():
            raise Trouble(f"{path} is neither a file nor a folder: take it away, and freeze anew.")
    return tree


def under(at: str, tree: Tree) -> dict[str, Piece]:
    """The same tree, to be found at the path `at`."""
    return {f"{at}/{path}": piece for path, piece in tree.items()}


def folders(tree: Tree) -> set[str]:
    """The folders that the tree's paths lie in."""
    found = {str(parent) for path in tree for parent in PurePosixPath(path).parents}
    return found - {"."}


def order(path: str) -> tuple[str, ...]:
    """A key that sorts a folder right before what lies in it."""
    return PurePosixPath(path).parts


def write_tar(tree: Tree, output: IO[bytes], time: int, *, dotted: bool = False) -> None:
    """Write the tree as a tar archive: owned by root, every time `time` (seconds since 1970).

    `dotted`: the names begin with `./`, and that folder itself comes first, as dpkg has it.
    """
    with tarfile.open(fileobj=output, mode="w", format=tarfile.GNU_FORMAT) as archive:
        places = sorted([*folders(tree), *tree], key=order)
        if dotted:
            archive.addfile(_member("./", time, tarfile.DIRTYPE, FOLDER))
        for path in places:
            name = f"./{path}" if dotted else path
            piece = tree.get(path)
            if piece is None:
                archive.addfile(_member(f"{name}/", time, tarfile.DIRTYPE, FOLDER))
            elif piece.target is not None:
                link = _member(name, time, tarfile.SYMTYPE, 0o777)
                link.linkname = piece.target
                archive.addfile(link)
            else:
                content = piece.read()
                member = _member(name, time, tarfile.REGTYPE, piece.mode)
                member.size = len(content)
                archive.addfile(member, io.BytesIO(content))


def _member(name: str, time: int, kind: bytes, mode: int) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.type, member.mode, member.mtime = kind, mode, time
    member.uname = member.gname = "root"
    return member


def write_tar_xz(tree: Tree, path: Path, time: int, *, dotted: bool = False) -> None:
    """Write the tree into `path` as `write_tar` does, packed; it is not there until it is whole."""
    part = path.with_name(f"{path.name}.part")
    with lzma.open(part, "wb", check=lzma.CHECK_CRC64, filters=PACKING) as output:
        write_tar(tree, output, time, dotted=dotted)
    part.replace(path)


def lay(tree: Tree, folder: Path, time: int) -> None:
    """Lay the tree out as files in `folder`, in place of what lies there."""
    if folder.exists():
        shutil.rmtree(folder)
    for path, piece in tree.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        if piece.target is not None:
            place.symlink_to(piece.target)
        elif piece.source is not None:
            shutil.copyfile(piece.source, place)
        else:
            place.write_bytes(piece.content)
    for path in sorted([*folders(tree), *tree], key=order, reverse=True):
        laid = tree.get(path)
        if laid is None or laid.target is None:
            (folder / path).chmod(FOLDER if laid is None else laid.mode)
        os.utime(folder / path, (time, time), follow_symlinks=False)
    folder.chmod(FOLDER)
    os.utime(folder, (time, time))
