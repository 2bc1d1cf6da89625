"""Where pip comes from: ensurepip, the system's wheel, the system's pip, or a download."""

import importlib.util
import os
from pathlib import Path

import pytest

import pip_source
import system_packages
from trouble import Trouble

PYTHON = Path("env", "bin", "python")


def test_pythons_own_pip_comes_first(tmp_path, monkeypatch):
    monkeypatch.setattr(pip_source, "has_ensurepip", lambda: True)
    command = pip_source.putting_pip(PYTHON, "python3", tmp_path)
    assert command == [str(PYTHON), "-m", "ensurepip", "--upgrade", "--default-pip"]


def test_else_the_systems_own_wheel_is_used_and_the_newest_of_them(tmp_path, monkeypatch):
    monkeypatch.setattr(pip_source, "has_ensurepip", lambda: False)
    for age, name in enumerate(("pip-23.0.1-py3-none-any.whl", "pip-9.0-py3-none-any.whl")):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    monkeypatch.setattr(pip_source, "SYSTEM_WHEELS", tmp_path)
    wheel = tmp_path / "pip-23.0.1-py3-none-any.whl"
    command = pip_source.putting_pip(PYTHON, "python3", tmp_path)
    assert command == [str(PYTHON), str(wheel / "pip"), "install", "--no-index", str(wheel)]


def test_else_the_systems_pip_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr(pip_source, "SYSTEM_WHEELS", tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name if name == "pip" else None)
    command = pip_source.putting_pip(PYTHON, "python3", tmp_path)
    assert command == ["python3", "-m", "pip", "--python", str(PYTHON), "install", "pip"]


def test_else_the_line_to_type_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(pip_source, "SYSTEM_WHEELS", tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(system_packages, "APT", str(tmp_path / "apt-get"))
    with pytest.raises(Trouble, match=r"sudo apt-get install python3\.\d+-venv\n"):
        pip_source.putting_pip(PYTHON, "python3", tmp_path)


@pytest.mark.parametrize("module", ["wave", "no_such_module"])
def test_ensurepip_is_looked_for_among_the_modules(monkeypatch, module):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: real(module))
    assert pip_source.has_ensurepip() == (module == "wave")


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX script")
def test_a_download_that_fails_is_told_with_apt_gets_reason(tmp_path, monkeypatch):
    program = tmp_path / "apt-get"
    program.write_text("#!/bin/sh\necho 'E: Unable to locate package'\nexit 100\n")
    program.chmod(0o755)
    monkeypatch.setattr(system_packages, "APT", str(program))
    with pytest.raises(Trouble, match=r"without the right to install: E: Unable to locate"):
        pip_source.downloaded(tmp_path)
