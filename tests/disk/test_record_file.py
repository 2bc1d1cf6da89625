"""A record in a file is read with bounds."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest

from moon_desktop.disk.record_file import read_record, read_stream
from moon_desktop.engine.reading import LINE_LIMIT, Damage
from moon_desktop.engine.record import Fault
from moon_desktop.games import CATALOGUE
from moon_desktop.words.notices import file_trouble
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.second_game import second as second

TABLE = Table(target=7).sweep(0)
LINES = TABLE.lines()


def test_record_is_read_from_its_file(tmp_path):
    path = tmp_path / "evening.moon"
    path.write_bytes(b"".join(LINES))
    reading = read_record(path)
    assert reading.entries == tuple(TABLE.entries)
    assert reading.match.over
    assert reading.length == path.stat().st_size


def test_line_cut_short_does_not_count_and_the_file_stays_as_it_was(tmp_path):
    path = tmp_path / "evening.moon"
    content = b"".join(LINES)[:-30]
    path.write_bytes(content)
    reading = read_record(path)
    assert reading.entries == tuple(TABLE.entries[:-1])
    assert reading.length == len(content) - len(LINES[-1]) + 30
    assert path.read_bytes() == content


def fails(rules: object) -> None:
    raise ZeroDivisionError


def test_a_game_of_another_package_that_fails_is_damage_and_noted(second, monkeypatch, caplog):
    monkeypatch.setattr(second, "start", fails)
    lines = [LINES[0].replace(b'"moon"', b'"second"'), *LINES[1:]]
    with pytest.raises(Damage) as damaged:
        read_stream(BytesIO(b"".join(lines)))
    assert (damaged.value.fault, damaged.value.game) == (Fault.GAME_FAILS, "second")
    (note,) = caplog.records
    assert "'second'" in note.getMessage()
    assert note.exc_info


def test_a_fault_of_this_program_is_not_told_as_damage(monkeypatch):
    monkeypatch.setattr(CATALOGUE["moon"], "start", fails)
    with pytest.raises(ZeroDivisionError):
        read_stream(BytesIO(b"".join(LINES)))


class Endless(BytesIO):
    """Zeros without end, and a count of those that were asked for."""

    asked = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        self.asked += size
        return b"\0" * size


def test_noise_is_given_up_after_one_line():
    stream = Endless()
    with pytest.raises(Damage) as damaged:
        read_stream(stream)
    assert damaged.value.fault is Fault.LINE_TOO_LONG
    assert stream.asked == LINE_LIMIT + 1


def test_line_of_just_the_limit_is_read():
    with pytest.raises(Damage) as damaged:
        read_stream(BytesIO(b"x" * (LINE_LIMIT - 1) + b"\n"))
    assert damaged.value.fault is Fault.NOT_JSON


def test_folder_is_told_apart_from_a_file(tmp_path):
    with pytest.raises(IsADirectoryError) as refused:
        read_record(tmp_path)
    assert file_trouble(refused.value) == f"{tmp_path} is a folder, not a file."


def test_what_is_not_there_is_named(tmp_path):
    with pytest.raises(FileNotFoundError) as refused:
        read_record(tmp_path / "gone.moon")
    assert file_trouble(refused.value) == f"There is no file or folder {tmp_path / 'gone.moon'}."


@each(
    ("error", "sentence"),
    [
        (PermissionError(13, "", "a.moon"), "a.moon may not be opened: you lack the permission."),
        (NotADirectoryError(20, "", "a.moon"), "a.moon is not a folder."),
        (FileExistsError(17, "", b"a"), "a is not a folder."),
        (OSError(6, "No device", "a"), "a is a device, a pipe or a socket, not a file."),
        (OSError(28, "No space left", Path("a")), "The disk is full."),
        (OSError(28, "No space left"), "The disk is full."),
        (OSError(30, "Read-only", "a"), "a cannot be written: the disk can only be read."),
        (OSError(5, "Input/output error", "a"), "a cannot be used: Input/output error."),
        (FileNotFoundError(2, "", b"a\xff"), "There is no file or folder a\\udcff."),
        (ChildProcessError("a process was lost"), "a process was lost"),
    ],
)
def test_trouble_with_files_is_told_in_words(error, sentence):
    assert file_trouble(error) == sentence
