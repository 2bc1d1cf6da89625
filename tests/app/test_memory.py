"""The index is brought up to the records, and comes to an end with it."""

from __future__ import annotations

import os

from moon_desktop.app.host import Host
from moon_desktop.app.memory.memory import Memory
from moon_desktop.disk.journal import Journal
from moon_desktop.memory import records
from tests.memory.kept import begun, played


class Worker:
    """Thinks here."""

    def think(self, task, *arguments, limits):
        return task(*arguments, limits)

    def close(self):
        pass


def test_records_that_cannot_be_read_hold_up_no_other(qtbot, tmp_path, monkeypatch):
    """They are the latest, and more than are read at once."""
    folder = begun(tmp_path / "kept")
    names = ["a.moon", "b.moon", "shut-1.moon", "shut-2.moon", "shut-3.moon"]
    for when, (name, (_, text)) in enumerate(zip(names, played(), strict=False)):
        file = folder / "records" / name
        file.write_text(text, encoding="utf-8")
        os.utime(file, (when, when))
    read, tried = records.read, []

    def read_open(folder, paths, limits):
        tried.extend(paths)
        return read(folder, [path for path in paths if "shut" not in path], limits)

    monkeypatch.setattr("moon_desktop.app.memory.memory._AT_ONCE", 2)
    monkeypatch.setattr("moon_desktop.app.memory.memory._FEW", 0)
    monkeypatch.setattr("moon_desktop.thinking.worker.Worker", Worker)
    monkeypatch.setattr("moon_desktop.memory.records.read", read_open)
    host = Host(Journal(folder))
    memory = Memory(host, host)
    with qtbot.waitSignal(memory.caught_up):
        memory.catch_up()
    assert set(memory.index.known()) == {"records/a.moon", "records/b.moon"}
    assert len(tried) == len(set(tried)), "none is tried twice"
    memory.close()


def test_what_was_weighed_is_let_go_only_when_all_records_are_known(qtbot, tmp_path, monkeypatch):
    """At the end, when no deletion can be taken back; not where the last look came to nothing."""
    folder = begun(tmp_path / "kept")
    (folder / "records/a.moon").write_text(played()[0][1], encoding="utf-8")
    host, settled = Host(Journal(folder)), list[object]()
    monkeypatch.setattr(
        "moon_desktop.memory.index.Index.settle", lambda index: settled.append(index)
    )
    for looks in (True, False):
        memory = Memory(host, host)
        with qtbot.waitSignal(memory.caught_up):
            memory.catch_up()
        if not looks:
            monkeypatch.setattr("moon_desktop.app.memory.memory._news", fails)
            with qtbot.waitSignal(memory.failed):
                memory.read_anew()
        assert not settled or not looks
        memory.close()
    assert len(settled) == 1


def fails(*_):
    raise OSError
