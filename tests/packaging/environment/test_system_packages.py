"""What the system is asked for, and by whom it may be installed."""

from __future__ import annotations

import os
import sys
from unittest.mock import Mock

import pytest

from environment import system_packages
from environment.system_packages import LIBRARIES, Need, install, installer, lacking, wish_for
from trouble import Trouble

GL = Need("libGL.so.1", "libgl1")


def test_lacking_names_what_is_not_there_on_linux_alone(tmp_path):
    there = [
        Need("/", "a file"),
        Need(os.path.basename(sys.executable), "a program"),
        *([Need("libc.so.6", "a library")] if sys.platform == "linux" else []),
    ]
    lost = [Need("no-such-tool", "x"), Need("libno-such.so.6", "x"), Need(f"{tmp_path}/no", "x")]
    assert lacking([*there, *lost], "linux") == lost
    assert lacking(lost, "win32") == []
    names = {need.what: need.apt for need in LIBRARIES}
    assert (names["libGL.so.1"], names["libX11-xcb.so.1"]) == ("libgl1", "libx11-xcb1")


@pytest.fixture
def apt_get(tmp_path, monkeypatch):
    """An apt-get that notes its calls; it fails unless its lists were renewed, as on a new disk."""
    if os.name != "posix":
        pytest.skip("needs a POSIX script")
    program = tmp_path / "apt-get"
    program.write_text(
        "#!/bin/sh\n"
        f'echo "$@" >> {tmp_path}/calls\n'
        f'test "$1" = update && touch {tmp_path}/lists\n'
        f'test -f {tmp_path}/lists || {{ echo "E: Unable to locate package"; exit 100; }}\n'
    )
    program.chmod(0o755)
    monkeypatch.setattr(system_packages, "APT", str(program))
    return program


def test_apt_get_renews_its_lists_only_when_it_must(apt_get, capsys):
    words = "install -y --no-install-recommends libgl1"
    for _ in range(2):
        install([str(apt_get)], ["libgl1"])
    assert apt_get.with_name("calls").read_text().splitlines() == [words, "update", words, words]
    assert "Installing with apt-get: libgl1\n" in capsys.readouterr().err
    apt_get.write_text("#!/bin/sh\necho 'E: the roof leaks'\nexit 100\n")
    with pytest.raises(Trouble, match=r"apt-get could not install .*: E: the roof leaks\.$"):
        install([str(apt_get)], ["libgl1"])


def test_who_may_install(apt_get, monkeypatch, tmp_path):
    patient = [str(apt_get), "-o", "DPkg::Lock::Timeout=120"]
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert installer() == patient
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert installer() is None  # no sudo at all
    sudo = tmp_path / "sudo"
    sudo.write_text("#!/bin/sh\nexit 1\n")
    sudo.chmod(0o755)
    assert installer() is None  # it would ask for a password
    sudo.write_text('#!/bin/sh\ntest "$1" = -n\n')
    assert installer() == ["sudo", "-n", *patient]
    apt_get.unlink()
    assert installer() is None


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is asked of other systems")
@pytest.mark.parametrize(
    ("apt", "trouble", "told"),
    [
        (["apt-get"], None, ""),
        (
            ["apt-get"],
            Trouble("The roof leaks."),
            "The roof leaks.\nWithout libGL.so.1: less.\n",
        ),
        (None, None, "Without libGL.so.1: less.\n  sudo apt-get install libgl1\n"),
    ],
)
def test_what_is_wished_for_is_installed_or_told(monkeypatch, capsys, apt, trouble, told):
    installing = Mock(side_effect=trouble)
    monkeypatch.setattr(system_packages, "install", installing)
    monkeypatch.setattr(system_packages, "installer", lambda: apt)
    monkeypatch.setattr(Need, "met", lambda self: installing.called and not trouble)
    wish_for([GL], "Without {whats}: less.")
    said = capsys.readouterr().err
    assert said.startswith(told)
    assert bool(said) == bool(told)
    assert [call.args for call in installing.mock_calls] == [(apt, ["libgl1"])] * bool(apt)
