"""People as they are listed, while more becomes known of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from moon_desktop.windows.statistics.people import PeopleDialog, Told


def test_a_list_that_comes_anew_is_where_it_was(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
    people = [Told(f"P{at:03}", 3, 1, (), "", at == 0, False) for at in range(80)]
    dialog = PeopleDialog(window)
    dialog.write(people)
    dialog.open()
    bar = dialog.table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    dialog.write([people[0]._replace(matches=4), *people[1:]])
    assert bar.value() == bar.maximum()
    dialog.renamed.connect(lambda before, name: dialog.write([people[0]._replace(name=name)]))
    dialog.keys["rename"].click()
    (field,) = dialog.table.findChildren(QLineEdit)
    dialog.write([people[0]._replace(matches=4), *people[1:]])
    assert field.isVisible(), "nothing else is known, and a name is being written"
    field.setText("Zed")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [one.name for one in (dialog.chosen,) if one] == ["Zed"])
    assert dialog.table.hasFocus()
