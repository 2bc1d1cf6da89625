"""The copy that is open hears those started after it, and is not troubled by strangers."""

from __future__ import annotations

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
import shiboken6
from PySide6.QtCore import QObject, QTimer

from moon_desktop.disk.lock import Holder, JournalLock
from moon_desktop.outside import first_copy, second_copy
from moon_desktop.outside.first_copy import FirstCopy
from moon_desktop.outside.messages import AGREED, HEARD, LIMIT, Call, address, written

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of Unix")

ROOT = Path(__file__).parents[2]
CALL = Call(Path("/tmp/an evening.moon"), "t")


@pytest.fixture
def folder(monkeypatch) -> Iterator[Path]:
    """The folder of a match; its path and that of the socket are short, as they must be."""
    with TemporaryDirectory(prefix="moon-") as name:
        monkeypatch.setenv("XDG_RUNTIME_DIR", name)
        yield Path(name, "data")


@pytest.fixture
def calls(folder, qapp) -> Iterator[list[Call]]:
    """What the copy that is open was called for."""
    heard: list[Call] = []
    owner = QObject()
    ears = FirstCopy(folder, heard.append, owner)
    assert ears.listening
    yield heard
    ears.close()


def dial(folder: Path) -> socket.socket:
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(1)
    place = address(folder)
    assert place is not None
    line.connect(place)
    return line


def wait(qtbot, condition: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(condition()), timeout=10_000)


def hear(qtbot, line: socket.socket) -> bytes:
    """What is answered; nothing where the line is cut, and ``b"?"`` after a second of silence."""
    answer: list[bytes] = []

    def listen() -> None:
        try:
            answer.append(line.recv(100))
        except ConnectionResetError:
            answer.append(b"")
        except TimeoutError:
            answer.append(b"?")

    thread = threading.Thread(target=listen)
    thread.start()
    wait(qtbot, lambda: answer)
    thread.join()
    return answer[0]


def test_call_is_answered_and_done_when_the_caller_agrees(qtbot, folder, calls):
    with dial(folder) as line:
        line.sendall(written(CALL)[:5])
        qtbot.wait(20)
        line.sendall(written(CALL)[5:])
        assert hear(qtbot, line) == HEARD
        assert calls == []
        line.sendall(AGREED)
        wait(qtbot, lambda: calls)
    assert calls == [CALL]


def test_caller_who_has_given_up_is_not_heeded(qtbot, folder, calls):
    with dial(folder) as line:
        line.sendall(written(CALL))
        assert hear(qtbot, line) == HEARD
    qtbot.wait(50)
    assert calls == []


@pytest.mark.parametrize(
    "said", [b"GET / HTTP/1.1\r\n\r\n", b"\n", b"x" * (LIMIT + 1), b'{"file": "/etc/passwd"}\n']
)
def test_stranger_is_sent_away(qtbot, folder, calls, said, caplog):
    with dial(folder) as line:
        line.sendall(said)
        assert hear(qtbot, line) == b""
    assert calls == []
    assert "no call" in caplog.text


def test_caller_who_agrees_to_something_else_is_not_heeded(qtbot, folder, calls):
    with dial(folder) as line:
        line.sendall(written(CALL))
        assert hear(qtbot, line) == HEARD
        line.sendall(written(CALL))
        assert hear(qtbot, line) == b""
    assert calls == []


def test_silence_is_ended(qtbot, folder, monkeypatch, calls):
    monkeypatch.setattr(first_copy, "PATIENCE", 50)
    with dial(folder) as line:
        assert hear(qtbot, line) == b""


def test_no_more_are_heard_at_once_than_can_be(qtbot, folder, calls):
    silent = [dial(folder) for _ in range(first_copy.CALLERS)]
    with dial(folder) as one_more:
        assert hear(qtbot, one_more) == b""
    for line in silent:
        line.close()


def test_many_callers_at_once_do_no_harm(qtbot, folder, monkeypatch, calls):
    monkeypatch.setattr(first_copy, "PATIENCE", 100)
    silent = [dial(folder) for _ in range(3 * first_copy.CALLERS)]
    qtbot.wait(300)
    for line in silent:
        line.close()
    qtbot.wait(50)
    with dial(folder) as line:
        line.sendall(written(CALL))
        assert hear(qtbot, line) == HEARD
        line.sendall(AGREED)
        wait(qtbot, lambda: calls)


def test_who_is_being_heard_is_sent_away_at_the_end(qtbot, folder, qapp, caplog):
    owner = QObject()
    ears = FirstCopy(folder, lambda call: None, owner)
    with dial(folder) as line:
        line.sendall(written(CALL))
        assert hear(qtbot, line) == HEARD
        ears.close()
        assert hear(qtbot, line) == b""
        with qtbot.captureExceptions() as errors:
            shiboken6.delete(owner)
        assert errors == []


def test_socket_that_a_crash_left_is_replaced(qtbot, folder, qapp):
    place = address(folder)
    assert place is not None
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(place)
    owner = QObject()
    ears = FirstCopy(folder, lambda call: None, owner)
    assert ears.listening
    assert Path(place).stat().st_mode & 0o077 == 0, "it is for this account alone"
    ears.close()
    assert not Path(place).exists()


# --- the caller ------------------------------------------------------------------------------


class Taken(JournalLock):
    """A lock that another copy has had for long."""

    holder = Holder(1, "")


@pytest.fixture
def lock(folder, monkeypatch) -> Taken:
    monkeypatch.setattr(second_copy, "ANSWER", 0.3)
    monkeypatch.setattr(second_copy, "STARTING", 0.5)
    return Taken(folder)


CALLER = """
import sys
from pathlib import Path
from moon_desktop.outside import second_copy
from moon_desktop.disk.lock import Holder, JournalLock
class Taken(JournalLock):
    holder = Holder(1, "")
lock = Taken(Path(sys.argv[1]))
sys.exit(not second_copy.handed_over(lock, Path(sys.argv[2]) if sys.argv[2] else None))
"""


def handed_over(qtbot, lock: JournalLock, file: str) -> bool:
    """Whether a process of its own, which it has to be, gets through."""
    with subprocess.Popen(
        [sys.executable, "-c", CALLER, str(lock.folder), file],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as caller:
        wait(qtbot, lambda: caller.poll() is not None)
    return caller.returncode == 0


def test_file_is_handed_over_by_its_whole_path(qtbot, lock, calls, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "abc")
    assert handed_over(qtbot, lock, "an evening at Øyvind's.moon")
    wait(qtbot, lambda: calls)
    assert calls == [Call(tmp_path / "an evening at Øyvind's.moon", "abc")]


def test_window_alone_is_called_for(qtbot, lock, calls, monkeypatch):
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "a token that cannot be said")
    assert handed_over(qtbot, lock, "")
    wait(qtbot, lambda: calls)
    assert calls == [Call(None, "")]


@pytest.mark.parametrize("answer", [None, b"", b"what?\n", b"x" * 40_000])
def test_copy_that_hangs_or_is_none_is_waited_for_a_moment_only(qtbot, lock, answer):
    place = address(lock.folder)
    assert place is not None
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(place)
        server.listen()
        if answer is not None:
            line: list[socket.socket] = []

            def reply() -> None:
                line.append(server.accept()[0])
                with suppress(BrokenPipeError):
                    line[0].sendall(answer)

            threading.Thread(target=reply, daemon=True).start()
        began = time.monotonic()
        assert not second_copy.handed_over(lock, None)
        assert time.monotonic() - began < 5


def test_copy_that_is_just_starting_is_waited_for(qtbot, lock, folder, monkeypatch):
    folder.mkdir()
    lock.path.touch()
    heard: list[Call] = []
    owner = QObject()
    ears: list[FirstCopy] = []

    def begin() -> None:
        ears.append(FirstCopy(folder, heard.append, owner))

    QTimer.singleShot(1500, begin)
    assert handed_over(qtbot, lock, "")
    ears[0].close()


def test_copy_that_has_ended_meanwhile_is_not_waited_for(lock, monkeypatch):
    monkeypatch.setattr(second_copy, "STARTING", 60)
    began = time.monotonic()
    assert not second_copy.handed_over(lock, None)
    assert time.monotonic() - began < 5


def test_copy_on_another_computer_is_not_called(qtbot, lock, calls):
    lock.holder = Holder(1, "den")
    assert not second_copy.handed_over(lock, None)
