"""Whether the server of sound answers."""

from __future__ import annotations

import os
import socket
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from moon_desktop.outside import sound_server
from moon_desktop.outside.sound_server import ServerCall, address
from tests.kit.sound_server import Server

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets of Unix")


@pytest.fixture
def caller(qapp):
    made = QObject()
    yield made
    made.deleteLater()


def heard(call: ServerCall) -> list[bool]:
    answers: list[bool] = []
    call.answered.connect(answers.append)
    return answers


def test_one_that_answers(caller, tmp_path, qtbot):
    server = Server(tmp_path / "native")
    answers = heard(ServerCall(server.path, caller))
    qtbot.waitUntil(lambda: server.called)
    length, channel = struct.unpack(">II", server.heard[:8])
    assert (length, channel) == (len(server.heard) - 20, 0xFFFF_FFFF), "a message of its protocol"
    assert answers == []
    server.answer(b"no")
    qtbot.waitUntil(lambda: answers == [True])


def test_one_that_hangs_up_lets_nobody_wait(caller, tmp_path, qtbot):
    server = Server(tmp_path / "native")
    answers = heard(ServerCall(server.path, caller))
    qtbot.waitUntil(lambda: server.called)
    server.hang_up()
    qtbot.waitUntil(lambda: answers == [True])


def test_nobody_listens_there_any_more(caller, tmp_path, qtbot):
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(tmp_path / "native"))
    answers = heard(ServerCall(tmp_path / "native", caller))
    qtbot.waitUntil(lambda: answers == [True])


def test_one_that_says_nothing_is_given_up(caller, tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(sound_server, "PATIENCE", 20)
    server = Server(tmp_path / "native")
    answers = heard(ServerCall(server.path, caller))
    qtbot.waitUntil(lambda: answers == [False])


def test_where_it_is_looked_for(tmp_path, qapp):
    server = Server(tmp_path / "s")
    runtime = tmp_path / "run"
    (runtime / "pulse").mkdir(parents=True)
    (runtime / "pulse" / "native").symlink_to(server.path)

    def found(platform: str = "linux", **environment: str) -> Path | None:
        return address(environment, platform)

    assert found(XDG_RUNTIME_DIR=str(runtime)) == runtime / "pulse" / "native"
    assert found(PULSE_SERVER=f"unix:{server.path}") == server.path
    assert found(PULSE_SERVER=str(server.path), XDG_RUNTIME_DIR=str(runtime)) == server.path
    assert found(PULSE_SERVER="tcp:den:4713", XDG_RUNTIME_DIR=str(runtime)) is None
    assert found(PULSE_SERVER="", XDG_RUNTIME_DIR=str(runtime)) is None
    assert found(XDG_RUNTIME_DIR=str(tmp_path)) is None
    assert found() is None
    assert found("darwin", XDG_RUNTIME_DIR=str(runtime)) is None
