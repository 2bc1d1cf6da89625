"""The copy that is open hears those started after it, and is not troubled by strangers."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from moon_desktop.disk.lock import Holder, JournalLock
from moon_desktop.outside import single_instance
from moon_desktop.outside.single_instance import (
    HEARD,
    LIMIT,
    Call,
    SingleInstance,
    address,
    read,
    written,
)
from tests.kit.cases import each

posix = pytest.mark.skipif(os.name != "posix", reason="sockets of Unix")

ROOT = Path(__file__).parents[2]

# --- what is said ----------------------------------------------------------------------------


@each("name", ["a.moon", "an evening.moon", "Ø 令和 🌙.moon", "b\udcff.moon"])
def test_call_is_read_as_it_was_written(name):
    call = Call(Path(os.path.abspath(name)), "token-1_TIME12")
    assert read(written(call)) == call
    assert read(written(Call(None))) == Call(None, "")


def test_longest_path_of_all_can_be_called():
    call = Call(Path(os.path.abspath("/" + "令和/" * 1300 + "a")))
    assert len(written(call)) <= LIMIT
    assert read(written(call)) == call


def line(**other: object) -> bytes:
    return json.dumps({"file": os.path.abspath("a.moon"), "token": "", **other}).encode() + b"\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\n",
        b"[" * 20_000 + b"\n",
        b'{"file": "/a"}\n',
        b"[]\n",
        line(file=7),
        line(file=""),
        line(file="a.moon"),
        line(file="/a\0b"),
        # Half a letter can be in the name of a file on Windows.
        pytest.param(line(file="/\ud800"), marks=posix),
        line(token=None),
        line(token="a\0"),
    ],
)
def test_what_is_no_call_is_refused(said):
    assert read(line()) is not None
    assert read(said) is None


@given(st.binary(max_size=200))
def test_noise_is_refused(noise):
    assert read(noise + b"\n") is None


# --- who listens -----------------------------------------------------------------------------


@pytest.fixture
def folder(monkeypatch) -> Iterator[Path]:
    """The folder of a match; its path and that of the socket are short, as they must be."""
    with TemporaryDirectory(prefix="moon-") as name:
        monkeypatch.setenv("XDG_RUNTIME_DIR", name)
        monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
        yield Path(name, "data")


def listening(folder: Path, heard: list[Call]) -> SingleInstance:
    """The copy that is open and listens; it adds the calls to those ``heard``."""
    ears = SingleInstance(QWidget(), lambda _: None, folder)
    ears.called.connect(heard.append)
    ears.listen()
    return ears


def called_at(folder: Path) -> str:
    """Where the copy with the match of ``folder`` is called."""
    place = address(folder)
    assert place is not None
    return place


@posix
def test_each_folder_of_matches_has_its_own_address(folder, monkeypatch):
    here = called_at(folder)
    assert Path(here).parent == folder.parent
    assert address(folder / "other") != here
    (folder.parent / "link").symlink_to(folder)
    assert address(folder.parent / "link") == here
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert Path(called_at(folder)).parent == folder


@pytest.fixture
def far(folder, monkeypatch) -> Path:
    """A folder whose path is too long to be called at, with no other named but for what is
    passing."""
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("TMPDIR", str(folder.parent))
    monkeypatch.setattr(single_instance, "SHARED", str(folder.parent / "none"))
    return Path(folder / ("Ø" * 45) / "data")


@posix
@pytest.mark.parametrize("room", [104, 108])
def test_path_of_just_the_room_there_is_is_called_at(folder, monkeypatch, room):
    """On macOS a path has fewer bytes than on Linux; the zero at its end counts."""
    monkeypatch.setattr(single_instance, "ROOM", room)
    monkeypatch.setenv("TMPDIR", str(folder.parent))
    name = len(os.path.basename(called_at(folder))) + 1
    for more, parent in ((0, None), (1, folder.parent / f"moon-desktop-{os.getuid()}")):
        length = room - 1 - name - len(os.fsencode(folder.parent)) - 1 + more
        long = folder.parent / ("x" * length)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
        assert Path(called_at(folder)).parent == (parent or long)


@posix
def test_copy_whose_folder_has_a_long_path_is_called_all_the_same(qtbot, qapp, far, lock):
    lock.folder = far
    heard: list[Call] = []
    ears = listening(far, heard)
    place = Path(called_at(far))
    assert place.is_socket()
    assert place.parent.stat().st_mode & 0o777 == 0o700
    assert handed_over(qtbot, lock, "")
    assert heard == [Call(None, "")]
    ears.close()
    assert called_at(far.parent) != str(place)


@posix
@pytest.mark.parametrize("others", ["open", "link", "file", "owned"])
def test_place_that_somebody_else_may_have_put_there_is_not_used(
    qapp, far, lock, monkeypatch, caplog, others
):
    """Nobody is listened to then, and nobody told anything."""
    caplog.set_level("INFO")
    among = Path(os.environ["TMPDIR"], f"moon-desktop-{os.getuid()}")
    if others == "open":
        among.mkdir()
        among.chmod(0o755)
    elif others == "link":
        (among.parent / "elsewhere").mkdir(mode=0o700)
        among.symlink_to(among.parent / "elsewhere")
    elif others == "file":
        among.touch()
    else:
        monkeypatch.setattr(os, "getuid", lambda: among.parent.stat().st_uid + 1)
    assert address(far) is None
    lock.folder = far
    assert not single_instance.handed_over(lock, None)
    listening(far, []).close()
    assert "no other copy can be listened to" in caplog.text


@pytest.fixture
def calls(folder, qapp) -> Iterator[list[Call]]:
    """What the copy that is open was called for; one before it was killed."""
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(called_at(folder))
    heard: list[Call] = []
    ears = listening(folder, heard)
    assert Path(called_at(folder)).stat().st_mode & 0o077 == 0, "it is for this account alone"
    yield heard
    ears.close()
    assert not Path(called_at(folder)).exists()


def wait(qtbot, condition: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(condition()), timeout=10_000)


def answer(qtbot, folder: Path, *said: bytes) -> bytes:
    """What is answered to what is said piece by piece; nothing where the line is cut."""
    heard: list[bytes] = []

    def talk() -> None:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(5)
            line.connect(called_at(folder))
            for part in said:
                line.sendall(part)
                time.sleep(0.02)
            try:
                heard.append(line.recv(100))
            except ConnectionResetError:
                heard.append(b"")

    thread = threading.Thread(target=talk)
    thread.start()
    wait(qtbot, lambda: heard)
    thread.join()
    return heard[0]


@posix
def test_call_is_answered_and_done(qtbot, folder, calls):
    call = Call(Path("/tmp/an evening.moon"), "t")
    assert answer(qtbot, folder, written(call)[:5], written(call)[5:]) == HEARD
    assert calls == [call]


@posix
@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\n\r\n", b"\n", b'{"file": "/etc/passwd"}\n'])
def test_stranger_is_sent_away(qtbot, folder, calls, said, caplog):
    assert answer(qtbot, folder, said) == b""
    assert calls == []
    assert "no call" in caplog.text


# --- the caller ------------------------------------------------------------------------------


class Taken(JournalLock):
    """A lock that another copy has."""

    holder = Holder(1, "")


@pytest.fixture
def lock(folder, monkeypatch) -> Taken:
    monkeypatch.setattr(single_instance, "ANSWER", 300)
    monkeypatch.setattr(single_instance, "STARTING", 0.5)
    return Taken(folder)


CALLER = """
import sys
from pathlib import Path
from moon_desktop.outside import single_instance
from moon_desktop.disk.lock import Holder, JournalLock
class Taken(JournalLock):
    holder = Holder(1, "")
lock = Taken(Path(sys.argv[1]))
sys.exit(not single_instance.handed_over(lock, Path(sys.argv[2]) if sys.argv[2] else None))
"""


def handed_over(qtbot, lock: JournalLock, file: str) -> bool:
    """Whether a process of its own, which it has to be, gets through."""
    with subprocess.Popen(
        [sys.executable, "-c", CALLER, str(lock.folder), file],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as caller:
        wait(qtbot, lambda: caller.poll() is not None)
    return caller.returncode == 0


@posix
def test_file_is_handed_over_by_its_whole_path(qtbot, lock, calls, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "abc")
    assert handed_over(qtbot, lock, "an evening at Øyvind's.moon")
    assert calls == [Call(tmp_path / "an evening at Øyvind's.moon", "abc")]


@pytest.mark.slow
@posix
def test_copy_that_is_just_starting_is_waited_for(qtbot, lock, folder, qapp):
    folder.mkdir()
    lock.path.touch()
    heard: list[Call] = []
    ears: list[SingleInstance] = []

    def begin() -> None:
        ears.append(listening(folder, heard))

    QTimer.singleShot(1500, begin)
    assert handed_over(qtbot, lock, "")
    ears[0].close()
    assert heard == [Call(None, "")]


@posix
@pytest.mark.parametrize("said", [None, b"", b"what?\n"])
def test_copy_that_hangs_or_is_none_is_waited_for_a_moment_only(qapp, lock, said):
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(called_at(lock.folder))
        server.listen()
        if said is not None:
            lines: list[socket.socket] = []

            def reply() -> None:
                lines.append(server.accept()[0])
                with suppress(BrokenPipeError):
                    lines[0].sendall(said)

            threading.Thread(target=reply, daemon=True).start()
        began = time.monotonic()
        assert not single_instance.handed_over(lock, None)
        assert time.monotonic() - began < 5


def test_copy_that_has_ended_meanwhile_is_not_waited_for(qapp, lock, monkeypatch):
    monkeypatch.setattr(single_instance, "STARTING", 60)
    assert not single_instance.handed_over(lock, None)


@posix
def test_copy_on_another_computer_is_not_called(qtbot, lock, calls):
    lock.holder = Holder(1, "den")
    assert not single_instance.handed_over(lock, None)
