"""A sealed match at the table: its seal before anything is chosen, its number nowhere while it is
played, and the deal when it is over."""

from __future__ import annotations

import json
import logging

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTextEdit, QWidget

from moon_desktop.disk import log
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.dealing import sealed_number
from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory import deals, records
from moon_desktop.memory.summary import summary
from moon_desktop.windows.dialogs.deal import DealBox
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from tests.gui.conftest import leave
from tests.kit.person import until
from tests.kit.sealed import sealed
from tests.memory.kept import begun, played

pytestmark = pytest.mark.usefixtures("unpainted")


def asked(person) -> NewMatch:
    person.do("new")
    page: NewMatch = person.window.findChildren(NewMatch)[-1]
    return page


def secret(folder) -> str:
    return str(json.loads((folder / deals.NAME).read_text())["secret"])


def every_word() -> list[str]:
    """Whatever any window holds, seen or not: of its widgets and actions, whatever is a text."""
    told = [QApplication.clipboard().text()]
    for widget in QApplication.allWidgets():
        told += [
            widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis(),
            widget.accessibleName(), widget.accessibleDescription(), widget.objectName(),
        ]  # fmt: skip
        for name in ("text", "placeholderText", "title", "toPlainText", "toHtml"):
            value = getattr(widget, name, None)
            if callable(value):
                told.append(str(value()))
        for action in widget.findChildren(QAction):
            told += [action.text(), action.toolTip(), action.statusTip(), action.whatsThis()]
    return told


@pytest.mark.slow
def test_cancelled_fifty_times_it_has_one_seal(open_table, data):
    person = open_table()
    seals = set()
    for _ in range(50):
        page = asked(person)
        seals.add(page.sealed.text())
        page.given_up.emit()
    leave(person)
    person = open_table()
    seals.add(asked(person).sealed.text())
    assert seals == {f"Sealed {deals.shown(deals.seal(secret(data)))}"}


@pytest.mark.parametrize("cut", ["", " Tuesday  night "])
def test_a_match_is_dealt_from_the_secret_that_was_sealed_and_the_cut(open_table, data, cut):
    person = open_table()
    before, page = secret(data), asked(person)
    QTest.mouseClick(page.more_key, Qt.MouseButton.LeftButton)
    QTest.keyClicks(page.cut, cut)
    QTest.keyClick(page.cut, Qt.Key.Key_Return)
    QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    header = person.host.header
    assert (header.secret, header.cut) == (before, " ".join(cut.split()))
    assert header.seed == sealed_number(before, header.cut)
    assert secret(data) != before
    person.host.settle()
    assert read_record(data / "match.moon").header == header


def test_a_number_that_is_typed_has_no_seal_and_uses_none(open_table, data):
    person = open_table()
    before, page = secret(data), asked(person)
    page.number.setText("42")
    assert page.sealed.text() == "Not sealed: whoever knows the number knows the deals."
    assert not page.cut.isEnabled()
    QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    header = person.host.header
    assert (header.seed, header.secret, header.cut) == (42, None, None)
    assert secret(data) == before


def test_the_deals_once_more_have_no_seal_and_were_seen(open_table):
    person = open_table(MoonRules(), "")
    person.asked()
    number, page = person.host.header.seed, asked(person)
    assert page.as_now is not None
    page.as_now.click()
    QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    person.asked()
    header = person.host.header
    assert (header.seed, header.secret) == (number, None)
    assert [note.kind for note in person.host.entries if hasattr(note, "elapsed")][:1] == ["seen"]


def test_deals_of_a_number_that_was_played_here_were_seen(open_table):
    """However long ago, and by whomever; those of another number were not."""
    person = open_table(MoonRules(), 42)
    person.asked()
    person.host.act(person.host.match.legal()[0])
    for number, seen in ((43, False), (42, True)):
        person.program.matches.begin(MoonRules(), number)
        person.asked()
        assert (Note("seen") in person.host.entries) is seen


def test_records_that_are_known_are_not_looked_into_for_a_number(open_table, data, monkeypatch):
    """Those that are not, no further than it takes."""
    person = open_table(MoonRules(), 42)
    person.asked()
    memory, looked = person.program.croupier.memory, list[str]()
    for name, text in played()[:4]:
        (begun(data) / "records" / name).write_text(text, encoding="utf-8")
    memory.catch_up()
    until(lambda: not memory.busy, "the records")
    numbers = {int(one.number) for one in memory.index.listed() if one.path.startswith("records/")}
    real = records.dealt_before

    def counted(folder, paths, game, number):
        looked.extend(paths)
        return real(folder, paths, game, number)

    monkeypatch.setattr(records, "dealt_before", counted)
    game = memory.index.listed()[-1].game
    assert all(memory.dealt_before(game, number) for number in numbers)
    assert not memory.dealt_before(game, 41)
    assert not [path for path in looked if path.startswith("records/")]


def test_while_it_is_played_its_number_is_nowhere(open_table, data, caplog):
    caplog.set_level(logging.DEBUG)
    person = open_table(MoonRules(target=9), "Tuesday")
    person.asked()
    header, commands = person.host.header, person.program.commands
    assert header.secret is not None
    page, sheet = asked(person), commands.scores()
    page.more.open(page.more_key)
    sheet.copy()
    for name in ("fair-deals.md", "play.md"):
        commands.help(name)
    commands.deal(person.window)
    assert not person.window.findChildren(DealBox)
    for hidden in (str(header.seed), header.secret):
        assert [words for words in every_word() if hidden in words] == []
        assert hidden not in caplog.text
        file = data / log.NAME
        assert not file.exists() or hidden not in file.read_text("utf-8")
    page.more.close()
    sheet.close()


@pytest.mark.slow
def test_when_it_is_over_the_deal_is_there_and_the_seal_of_the_next(open_table, data):
    person = open_table(MoonRules(target=1, match="single"), "Tuesday")
    header, sheet = person.host.header, person.program.commands.scores()
    assert sheet.deal_key.text() == "&Break the seal…"
    sheet.close()
    person.play_match()
    person.program.commands.scores()
    assert sheet.deal_key.text() == "&The deal…"
    assert not sheet.deal_key.isHidden()
    sheet.close()
    card = person.window.card
    next_seal = deals.shown(deals.seal(secret(data)))
    told = [label.text() for label in card.findChildren(QWidget) if hasattr(label, "text")]
    assert f"Next match sealed {next_seal}" in told
    next(key for key in card.findChildren(QPushButton) if key.text() == "The deal").click()
    (box,) = person.window.findChildren(DealBox)
    count = sum(type(entry).__name__ in ("Draw", "Deal") for entry in person.host.entries)
    assert box.words.text() == f"All {count} draws and deals follow from secret and cut."
    said = " ".join(words for words in every_word() if words)
    for part in (header.secret, deals.seal(header.secret)):
        assert " ".join(part[n : n + 4] for n in range(0, len(part), 4)) in said
    assert box.lines.toPlainText() == deals.LINES
    box.copied.click()
    proof = QApplication.clipboard().text()
    assert deals.LINES in proof
    assert all(str(part) in proof for part in (header.seed, header.secret, "Tuesday"))
    QApplication.clipboard().clear()
    box.close()
    before = secret(data)
    person.program.matches.rematch()
    assert (person.host.header.secret, person.host.header.cut) == (before, "")


@pytest.mark.slow
def test_a_seal_that_is_broken_tells_the_deal_and_the_rest_counts_for_nobody(open_table, data):
    person = open_table(MoonRules(target=40), "Tuesday")
    person.play_hand()
    person.read_on()
    person.choose(person.asked().legal[0])
    person.asked()
    assert person.host.match.number == 2
    sheet, number = person.program.commands.scores(), str(person.host.header.seed)
    sheet.deal_key.click()
    assert person.question is not None
    assert "count for nobody" in person.question.words.text()
    person.answer("Cancel")
    assert not any(number in words for words in every_word())
    assert Note("seen") not in person.host.entries
    sheet.deal_key.click()
    person.answer("Break the seal")
    (deal,) = person.window.findChildren(DealBox)
    assert any(number in words for words in every_word())
    deal.close()
    assert sheet.deal_key.text() == "&The deal…"
    # Whatever is taken back, it was seen.
    person.do("undo")
    person.asked()
    assert Note("seen") in person.host.entries
    sheet.close()
    for _ in range(2):
        person.play_hand()
        person.read_on()
    person.host.settle()
    reading = read_record(data / "match.moon")
    hands = summary(reading.header, (*reading.entries, *reading.due)).hands
    assert [(hand.seen, hand.helped) for hand in hands] == [(False, False), *[(True, True)] * 2]


def test_a_deal_that_is_another_is_told(open_table):
    person = open_table()
    header, entries = sealed("moon", MoonRules(), hands=2)
    number = next(at for at, entry in enumerate(entries) if hasattr(entry, "hands"))
    first = entries[number]
    hands = (first.hands[1], first.hands[0], *first.hands[2:])
    box = DealBox(
        deals.proof(header, (*entries[:number], first._replace(hands=hands))), person.window
    )
    assert box.words.text() == "Deal 1 is not the one that the number gives."
    box = DealBox(deals.proof(header.with_deals(None), entries), person.window)
    assert box.words.text().startswith("The match has no deal number")
    assert not box.findChildren(QTextEdit)


def test_help_has_the_seal_of_the_next_match(open_table, data):
    person = open_table()
    person.do("fair")
    browser = person.window.findChildren(HelpWindow)[-1].browser
    shown = browser.toPlainText()
    assert all(part in shown for part in deals.shown(deals.seal(secret(data))).split())
    before = secret(data)
    person.program.matches.begin(MoonRules())
    assert secret(data) != before
    shown = browser.toPlainText()
    assert all(part in shown for part in deals.shown(deals.seal(secret(data))).split())
    assert deals.LINES.strip() in shown, "it can be copied"


def test_a_demo_uses_no_secret(open_table, data):
    open_table(demo=True)
    assert not (data / deals.NAME).exists()
