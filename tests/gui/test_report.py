"""What a problem is told with."""

from __future__ import annotations

import json
import logging
import os
import platform
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from moon_desktop.app.report import RULE
from moon_desktop.app.seating import numbered
from moon_desktop.cli.main import main
from moon_desktop.disk import log as log_file
from moon_desktop.engine.entries import Note
from moon_desktop.windows.dialogs.report import ReportBox
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.boxes import Message
from tests.kit.arrange import Table
from tests.kit.person import until
from tests.kit.table_positions import leading

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = ("Ann", "Bea", "Cy")
HELP = Note("hint", seat=0)


@pytest.fixture
def kept_log(tmp_path, monkeypatch, account):
    """A log as the program keeps it, in which names and places stand."""
    root = logging.getLogger()
    with monkeypatch.context() as patch:
        patch.setattr(root, "handlers", [])
        log_file.keep(tmp_path)
        (handler,) = root.handlers
    root.addHandler(handler)
    told = f"Ann of {platform.node()} has {Path.home()}/kept, and {os.environ['USER']} knows"
    handler.emit(logging.makeLogRecord({"msg": told, "levelno": logging.WARNING}))
    yield
    root.removeHandler(handler)
    handler.close()


@pytest.fixture(autouse=True)
def account(monkeypatch, tmp_path):
    monkeypatch.setenv("USER", "annika7")
    monkeypatch.setenv("HOME", str(tmp_path / "annika7"))
    monkeypatch.setattr("platform.node", lambda: "annes-pc.lan")


def report(person) -> ReportBox:
    person.do(actions.REPORT)
    box: ReportBox | None = person.program.window.findChild(ReportBox)
    assert box is not None
    return box


def record_in(text: str) -> str:
    _, record, _ = text.split(f"{RULE}\n")
    return record


def test_what_is_saved_and_copied_is_what_is_seen(sit_at, kept_log, tmp_path):
    box = report(sit_at(leading()))
    box.happened.setPlainText("Ann saw – “nothing” in ~/x.\nNot a word.")
    box.save(tmp_path / "told.txt")
    seen = box.preview.toPlainText()
    assert (tmp_path / "told.txt").read_bytes() == seen.encode("utf-8")
    assert "saw – “nothing”" in seen
    next(key for key in box.keys.buttons() if key.text() == "&Copy").click()
    assert QApplication.clipboard().text() == seen
    box.save(tmp_path / "no" / "told.txt")
    assert "told.txt" in box.line.text()


def test_neither_names_nor_home_nor_account_nor_computer_are_told(sit_at, kept_log, tmp_path):
    text = leading()
    text.entries.append(Note("seated", seat=1, player="human", name="Eve"))
    person = sit_at(text, your_name="Ann")
    box = report(person)
    box.happened.setPlainText(f"ANN at {Path.home()} on annes-pc bid 7")
    box.switches["match"].click()
    seen = box.preview.toPlainText()
    for private in (*NAMES, "Eve", "annika7", "annes-pc"):
        assert not re.search(rf"\b{private}\b", seen, re.IGNORECASE), private
    assert str(Path.home()) not in seen
    assert f"{numbered(0)} at ~ on computer bid 7" in seen
    assert "~/kept, and account knows" in seen
    box.switches["names"].click()
    seen = box.preview.toPlainText()
    assert all(f'"{name}"' in record_in(seen) for name in NAMES)
    assert "annika7" not in seen


def test_who_plays_here_is_not_told_either_nor_what_windows_keep_of_it(sit_at):
    kept = json.dumps({"statistics": {"chosen": {"person": "zoe"}}}).encode().hex()
    box = report(sit_at(leading(), here="Zoe", windows=kept))
    seen = box.preview.toPlainText()
    assert "here=here" in seen
    assert "Zoe" not in seen
    assert b"zoe".hex() not in seen
    box.switches["names"].click()
    assert "here=Zoe" in box.preview.toPlainText()


def test_words_of_the_program_stay_whoever_is_called_like_them(sit_at, kept_log, monkeypatch):
    monkeypatch.setenv("USER", "moon")
    handlers = logging.getLogger().handlers
    log = next(one for one in handlers if log_file.NAME in getattr(one, "baseFilename", ""))
    told = "moon_desktop.table.host: Table in /srv/moon-desktop/Moon/Player"
    log.emit(logging.makeLogRecord({"msg": told, "levelno": logging.WARNING}))
    text = leading()
    text.entries.append(Note("seated", seat=1, player="human", name="Table"))
    text.entries.append(Note("seated", seat=2, player="human", name="Player"))
    seen = report(sit_at(text, here="true")).preview.toPlainText()
    assert "\nmoon, 1, " in seen
    assert "\ngame=moon\n" in seen
    assert "\nweigh=True\n" in seen
    hidden = f"{numbered(1)} in /srv/moon-desktop/account/{numbered(2)}"
    assert f"moon_desktop.table.host: {hidden}" in seen


def test_what_is_wrong_with_records_and_their_index_is_told(sit_at, kept_log, data):
    (data / "records").mkdir(parents=True)
    for name in ("odd.moon", "Ann.moon"):
        (data / "records" / name).write_text("{}\n")
    person = sit_at(leading())
    memory = person.program.croupier.memory
    memory.catch_up()
    until(lambda: not memory.busy and memory.index.listed(), "the records")
    trouble = "the index of the records is damaged and made again: file is not a database"
    handlers = logging.getLogger().handlers
    log = next(one for one in handlers if log_file.NAME in getattr(one, "baseFilename", ""))
    for place, said in (("memory.index", trouble), *[("disk.journal", "something else")] * 300):
        values = {"name": f"moon_desktop.{place}", "msg": said, "levelno": logging.WARNING}
        log.emit(logging.makeLogRecord(values))
    box = report(person)
    section = box.preview.toPlainText().split("== The records ==\n")[1].split("\n\n")[0]
    told = section.splitlines()
    assert told[0] == "3 records, kept True, busy False"
    assert "cannot be read: records/odd.moon" in told
    assert f"cannot be read: records/{numbered(0)}.moon" in told
    assert told[-1].endswith(trouble)
    box.switches["log"].click()
    assert "== The records ==" not in box.preview.toPlainText()


def test_record_in_it_is_checked_reviewed_and_advised(sit_at, tmp_path, capsys):
    box = report(sit_at(Table("fosdick").sweep(0, "4").deal()))
    box.switches["match"].click()
    (tmp_path / "cut.moon").write_text(record_in(box.preview.toPlainText()), "utf-8")
    for command in ("check", "review", "advise"):
        assert main([command, str(tmp_path / "cut.moon")]) == 0, capsys.readouterr()


def test_hands_in_play_are_folded_and_seeing_them_is_help(sit_at):
    person = sit_at(leading())
    held = person.host.entries[1].hands[1][0]
    box = report(person)
    assert RULE not in box.preview.toPlainText()
    assert held not in box.preview.toPlainText()
    assert HELP not in person.host.entries
    box.switches["match"].click()
    assert person.host.entries[-1] == HELP
    assert '"kind": "hint"' in record_in(box.preview.toPlainText())
    box.switches["match"].click()
    assert RULE not in box.preview.toPlainText()
    box.switches["match"].click()
    assert person.host.entries.count(HELP) == 1, "it is seen once"


def test_match_that_is_over_is_told_at_once_and_that_was_no_help(sit_at):
    person = sit_at(Table(target=7).sweep(0, "7"))
    box = report(person)
    assert record_in(box.preview.toPlainText())
    assert HELP not in person.host.entries


def test_what_is_not_wanted_is_not_there(sit_at, kept_log):
    box = report(sit_at(leading()))
    for switch, words in (("log", "kept, and"), ("preferences", "your_name=")):
        assert words in box.preview.toPlainText()
        box.switches[switch].click()
        assert words not in box.preview.toPlainText()


def test_where_something_went_wrong_it_is_offered(sit_at, monkeypatch):
    person = sit_at(leading())
    monkeypatch.undo()
    person.program.tell_of_error()
    window = person.program.window
    until(lambda: window.findChildren(Message), "the box")
    (box,) = window.findChildren(Message)
    next(key for key in box.keys.buttons() if "problem" in key.text().replace("&", "")).click()
    assert window.findChildren(ReportBox)
