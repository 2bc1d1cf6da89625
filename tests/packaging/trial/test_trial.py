"""The trial in a bare Debian: what it refuses, and what it makes of what it finds."""

import os
import shutil
import subprocess
import sys

import pytest

import run
from project import INSIDE, PROJECT, inside
from trial import debian
from trial.chroot import Chroot, differences, mounted
from trial.debian import mirror
from trial.screen import choices, entries, over
from trial.stages import Table
from trouble import Trouble

WORDS = (INSIDE, debian.MODULE)
GOLDEN = PROJECT / "tests" / "golden"
MOUNTS = """\
21 1 8:1 / / rw - ext4 /dev/a rw
35 21 0:5 / /proc rw - proc proc rw
36 21 0:6 / {root}/proc rw - proc proc rw
37 21 0:7 / {root}/var/a\\040b rw - tmpfs x rw
38 21 0:8 / {root}s rw - tmpfs x rw
39 36 0:9 / {root}/proc/sys rw - proc proc rw
"""


def test_only_root_with_the_tools_may_try_it():
    with pytest.raises(Trouble, match="as root"):
        debian.refuse(1000, [])
    with pytest.raises(Trouble, match="apt-get install debootstrap util-linux"):
        debian.refuse(0, ["debootstrap", "unshare"])
    debian.refuse(0, [])


def test_it_says_so_in_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert run.main([*WORDS, "no-such.deb"]) == 2
    assert capsys.readouterr().err == (
        "A Debian can be made and entered by root alone: run this as root.\n"
    )


def test_a_package_that_is_not_there_is_told_of(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda tool: tool)
    assert run.main([*WORDS, str(tmp_path / "no.deb"), f"--build={tmp_path}"]) == 2
    assert "no.deb is not there" in capsys.readouterr().err


def test_it_can_be_run_by_its_name():
    said = subprocess.run(
        [sys.executable, *inside(debian.MODULE), "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "TAR.XZ" in said.stdout
    assert "--apart" not in said.stdout


def test_the_mirror_is_the_one_that_this_system_uses(tmp_path):
    assert mirror(tmp_path) is None
    (tmp_path / "sources.list").write_text(
        "# deb http://commented.invalid bookworm main\n"
        "deb [arch=amd64] http://other.invalid/x nodistro main\n"
        "deb http://old.invalid/debian bookworm-updates main\n"
    )
    assert mirror(tmp_path) is None
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "debian.sources").write_text(
        "Types: deb\nURIs: http://far.invalid\nSuites: trixie\n\n"
        "Types: deb\nURIs: http://near.invalid/debian\nSuites: bookworm bookworm-updates\n"
    )
    assert mirror(tmp_path) == "http://near.invalid/debian"
    with (tmp_path / "sources.list").open("a") as sources:
        sources.write("deb http://first.invalid/debian bookworm main\n")
    assert mirror(tmp_path) == "http://first.invalid/debian"


def test_what_is_mounted_in_a_folder_is_found_the_innermost_first(tmp_path):
    root = tmp_path / "root"
    assert mounted(root, MOUNTS.format(root=root)) == [
        f"{root}/var/a b",
        f"{root}/proc/sys",
        f"{root}/proc",
    ]


def test_a_folder_with_something_mounted_is_not_touched(tmp_path, monkeypatch):
    (tmp_path / "kept").touch()
    monkeypatch.setattr(debian, "mounted", lambda *_: [str(tmp_path / "proc")])
    if sys.platform != "linux":
        pytest.skip("asks the kernel of Linux")
    with pytest.raises(Trouble, match="still mounted"):
        debian.clear(tmp_path)
    assert (tmp_path / "kept").exists()
    monkeypatch.undo()
    debian.clear(tmp_path)
    assert not tmp_path.exists()


@pytest.mark.skipif(os.name != "posix", reason="the paths are those of a Debian")
def test_files_are_compared_by_what_is_in_them(tmp_path):
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "kept").write_text("same")
    (tmp_path / "etc" / "changed").write_text("old")
    (tmp_path / "etc" / "gone").write_text("x")
    (tmp_path / "var" / "log").mkdir(parents=True)
    chroot = Chroot(tmp_path)
    before = chroot.files()
    assert differences(before, chroot.files()) == []
    (tmp_path / "etc" / "changed").write_text("new")
    (tmp_path / "etc" / "gone").unlink()
    (tmp_path / "etc" / "came").mkdir()
    (tmp_path / "var" / "log" / "dpkg.log").write_text("passing")
    assert differences(before, chroot.files()) == ["+etc/came", "*etc/changed", "-etc/gone"]


def test_a_game_is_over_when_the_record_says_so(tmp_path):
    record = tmp_path / "x.moon"
    assert entries(record) == []
    text = (GOLDEN / "worked-example.moon").read_text(encoding="utf-8")
    for name in sorted(GOLDEN.glob("*.moon")):
        if '"event": "game"' in (words := name.read_text(encoding="utf-8")):
            text = words
    at = text.index('{"event": "game"')
    record.write_text(text[: at + 8], encoding="utf-8")  # half of the line
    assert not over(record)
    record.write_text(text[: text.index("\n", at) + 1], encoding="utf-8")
    assert over(record)
    # A whole hand is a bid and seven tiles, or more.
    assert [choices(record, seat) >= 8 for seat in range(3)] == [True] * 3
    assert choices(record, 9) == 0


def test_one_failure_fails_the_table(capsys):
    table = Table()
    assert not table.good
    assert table.add(True, "this", "so", "well")
    assert table.good
    assert not table.add(False, "that", "so", "badly")
    assert not table.good
    assert "FAILED that: badly" in capsys.readouterr().out
    assert table.markdown().splitlines()[-1] == "| that | so | badly | **failed** |"
