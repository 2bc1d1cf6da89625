"""Where things are kept, whatever the environment says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moon_desktop.disk.places import clear_cache, config_folder, heed_only_whole_paths

ROOT = Path(__file__).parents[2]
xdg = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="folders are named by XDG")

ASK = """
from moon_desktop.disk.places import config_folder, data_folder, heed_only_whole_paths
heed_only_whole_paths()
print(data_folder(), config_folder(), sep="\\n")
"""


def asked(tmp_path: Path, **environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=50,
        check=True,
    )
    return run.stdout.splitlines()


@xdg
@pytest.mark.parametrize("useless", ["", "here", "./here", "~/here"])
def test_variables_that_name_no_whole_path_are_passed_over(tmp_path, useless):
    home = str(tmp_path / "Jürgen ♞")
    told = asked(tmp_path, HOME=home, XDG_DATA_HOME=useless, XDG_CONFIG_HOME=useless)
    assert told == [f"{home}/.local/share/moon-desktop", f"{home}/.config/moon-desktop"]


@xdg
@pytest.mark.parametrize("variables", [{}, {"HOME": ""}, {"HOME": "here"}])
def test_home_that_is_not_told_is_the_accounts(tmp_path, variables):
    from pwd import getpwuid

    home = getpwuid(os.getuid()).pw_dir
    assert asked(tmp_path, **variables)[0] == f"{home}/.local/share/moon-desktop"


def test_variables_that_are_not_there_are_not_missed(monkeypatch):
    """Not even where, as on Windows since Python 3.13, a path needs a drive to be whole."""
    monkeypatch.setattr(os.path, "isabs", lambda path: path[1:3] == ":\\")
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "D:\\data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "config")
    heed_only_whole_paths()
    assert os.environ["XDG_DATA_HOME"] == "D:\\data"
    assert "XDG_CONFIG_HOME" not in os.environ


@xdg
def test_account_without_a_home_has_no_folder_below_where_one_stands(monkeypatch):
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert config_folder() == Path("/nonexistent/.config/moon-desktop")


@pytest.fixture
def former(tmp_path, monkeypatch):
    """The folder of what earlier versions kept to start more quickly."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "moon-desktop").mkdir()
    return tmp_path / "moon-desktop"


@xdg
def test_what_earlier_versions_kept_to_start_more_quickly_is_removed(former):
    (former / "qt.code").write_bytes(b"code")
    clear_cache()
    assert not former.exists()
    clear_cache()
    assert not former.exists()


@xdg
def test_what_is_not_that_file_stays(former):
    (former / "notes").touch()
    (former / "qt.code").symlink_to(former / "notes")
    clear_cache()
    assert {file.name for file in former.iterdir()} == {"notes", "qt.code"}
    (former / "qt.code").unlink()
    (former / "qt.code").mkdir()
    clear_cache()
    (former / "qt.code").rmdir()
    (former / "qt.code").touch()
    clear_cache()
    assert [file.name for file in former.iterdir()] == ["notes"]
