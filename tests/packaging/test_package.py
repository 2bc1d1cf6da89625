"""The steps of making a package: what is told, what stops it, what is left in dist/."""

from __future__ import annotations

import package
from freeze import one_folder
from licences import inventory


def test_a_failed_self_test_is_the_end(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(one_folder, "freeze", lambda project, build, dist: dist / "moon-desktop")
    monkeypatch.setattr(inventory, "write", lambda folder: None)
    monkeypatch.setattr(package, "self_test", lambda folder: False)
    monkeypatch.setattr(package, "MAKERS", {})
    assert package.main([]) == 1
    assert "fails its own test" in capsys.readouterr().err
