"""A tree packs to the same bytes, whenever and wherever its files were written."""

import io
import os
import tarfile

import pytest

from linux.tree import FILE, PROGRAM, Piece, lay, of_folder, write_tar, write_tar_xz
from trouble import Trouble

posix = pytest.mark.skipif(os.name != "posix", reason="asks for modes and links")
TREE = {
    "b/z.txt": Piece(b"z"),
    "b/run": Piece(b"#!/bin/sh\n", mode=PROGRAM),
    "a": Piece(target="b/run"),
    "b-c": Piece(b""),
}


def packed(tree, **words):
    output = io.BytesIO()
    write_tar(tree, output, 1_700_000_000, **words)
    return output.getvalue()


def test_names_are_in_order_and_root_owns_everything():
    with tarfile.open(fileobj=io.BytesIO(packed(TREE, dotted=True))) as archive:
        members = archive.getmembers()
    assert [(m.name, m.mode) for m in members] == [
        (".", 0o755),
        ("./a", 0o777),
        ("./b", 0o755),
        ("./b/run", PROGRAM),
        ("./b/z.txt", FILE),
        ("./b-c", FILE),
    ]
    assert {(m.uid, m.gid, m.uname, m.gname, m.mtime) for m in members} == {
        (0, 0, "root", "root", 1_700_000_000)
    }
    assert packed(dict(reversed(TREE.items()))) == packed(TREE) != packed(TREE, dotted=True)


def test_a_packed_tree_can_be_unpacked(tmp_path):
    write_tar_xz(TREE, tmp_path / "t.tar.xz", 1)
    assert os.listdir(tmp_path) == ["t.tar.xz"]
    with tarfile.open(tmp_path / "t.tar.xz") as archive:
        file = archive.extractfile("b/z.txt")
        assert file is not None
        assert file.read() == b"z"


@posix
def test_modes_follow_what_a_file_is(tmp_path):
    (tmp_path / "program").write_text("x")
    (tmp_path / "program").chmod(0o700)
    (tmp_path / "libx.so.1").write_text("x")
    (tmp_path / "libx.so.1").chmod(0o777)
    (tmp_path / "words").write_text("x")
    (tmp_path / "words").chmod(0o600)
    (tmp_path / "libx.so").symlink_to("libx.so.1")
    tree = of_folder(tmp_path, "at/it")
    assert {path: piece.mode for path, piece in tree.items() if not piece.target} == {
        "at/it/libx.so.1": FILE,
        "at/it/program": PROGRAM,
        "at/it/words": FILE,
    }
    assert tree["at/it/libx.so"].target == "libx.so.1"


@posix
@pytest.mark.parametrize("target", ["../out", "/etc/passwd"])
def test_a_link_out_of_the_folder_is_refused(target, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "link").symlink_to(target)
    with pytest.raises(Trouble, match="outside"):
        of_folder(tmp_path / "in", "x")


@posix
def test_a_tree_is_laid_out_in_place_of_what_was_there(tmp_path):
    place = tmp_path / "laid"
    place.mkdir()
    (place / "old").touch()
    lay(TREE, place, 1_700_000_000)
    assert sorted(p.relative_to(place).as_posix() for p in place.rglob("*")) == [
        "a", "b", "b-c", "b/run", "b/z.txt",
    ]  # fmt: skip
    assert (place / "a").read_bytes() == b"#!/bin/sh\n"
    assert (place / "b" / "run").stat().st_mode & 0o777 == PROGRAM
    assert {p.lstat().st_mtime for p in [place, *place.rglob("*")]} == {1_700_000_000}
