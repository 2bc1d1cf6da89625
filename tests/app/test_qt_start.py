"""What is done so that the table opens quickly, and that PySide is still as it was found."""

from __future__ import annotations

import builtins
import gc
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.app import qt_start


@pytest.fixture(autouse=True)
def collector():
    # A command tried in this process may have held it, and opened no window.
    gc.enable()
    gc.unfreeze()
    yield
    gc.enable()
    gc.unfreeze()


def test_collector_is_held_and_released():
    qt_start.hold_collector()
    assert not gc.isenabled()
    qt_start.release_collector()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_release_without_a_hold_freezes_nothing():
    before = gc.get_freeze_count()
    qt_start.release_collector()
    assert gc.get_freeze_count() == before


def test_modules_are_not_searched_for_a_switch_that_is_not_used(monkeypatch):
    """Fails when a new PySide does this another way: then look again whether it is needed."""
    feature = pytest.importorskip("shibokensupport.feature")
    monkeypatch.setattr(feature, "_mod_uses_pyside", lambda module: True)
    qt_start.skip_source_search()
    assert vars(feature)["_mod_uses_pyside"](gc) is False


def answer(file: Path, source: str = "answer = 42") -> int:
    """What a text says that is compiled while compiled texts are kept in ``file``."""
    said: dict[str, int] = {}
    with qt_start.compiled_once(file):
        exec(compile(source, "<library>", "exec"), said)
    return said["answer"]


def test_what_was_compiled_is_not_compiled_again(tmp_path, monkeypatch):
    file = tmp_path / "cache" / "qt.code"
    assert answer(file) == 42
    compiled: list[str] = []
    plain = compile

    def told(source: str, *how: Any) -> Any:
        compiled.append(source)
        return plain(source, *how)

    monkeypatch.setattr(builtins, "compile", told)
    assert answer(file) == 42
    assert compiled == []
    assert answer(file, "answer = 43") == 43
    assert compiled == ["answer = 43"]


@pytest.mark.parametrize("damage", ["emptied", "cut", "changed", "of another Python"])
def test_what_is_not_as_it_was_kept_is_compiled_again(tmp_path, damage):
    file = tmp_path / "qt.code"
    answer(file)
    whole = file.read_bytes()
    damaged = {
        "emptied": b"",
        "cut": whole[:-1],
        "changed": whole[:-9] + bytes((whole[-9] ^ 1,)) + whole[-8:],
        "of another Python": bytes((whole[0] ^ 1,)) + whole[1:],
    }[damage]
    file.write_bytes(damaged)
    assert answer(file) == 42
    assert file.read_bytes() == whole


def test_where_nothing_can_be_kept_all_is_compiled(tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    assert answer(tmp_path / "file" / "qt.code") == 42
    assert answer(tmp_path / "folder") == 42
    assert len(list(tmp_path.iterdir())) == 2


def test_what_pyside_loads_for_nothing_is_loaded_when_asked_for(tmp_path):
    """Fails when a new PySide does this another way: then look again whether it is needed."""
    ask = """
        import sys
        from moon_desktop.app import qt_start
        qt_start.skip_source_search()
        print("argparse" in sys.modules)
        from PySide6.support.signature.lib.pyi_generator import generate_pyi
        print(generate_pyi.__name__, "argparse" in sys.modules)
    """
    for _ in ("first", "with what was kept"):
        run = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(ask)],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
            capture_output=True,
            encoding="utf-8",
            timeout=50,
            check=True,
        )
        assert run.stdout.split() == ["False", "generate_pyi", "True"]
