"""The look is tried on the table while it is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.palettes import FELTS
from moon_desktop.windows.dialogs.look_page import LookPage
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from tests.kit.person import Person


def mat_of(felt: str) -> QColor:
    return QColor(FELTS[felt].split()[0])


def choosing(person: Person) -> PreferencesDialog:
    person.program.commands.preferences()
    dialog = person.window.findChildren(PreferencesDialog)[-1]
    dialog.show_page("look")
    return dialog


def corner(person: Person) -> QColor:
    """What is seen of the mat beside the moon, next to your hand."""
    view = person.program.table.view
    image = view.grab().toImage()
    return image.pixelColor(round(view.width() * 0.5), round(view.height() * 0.70))


@pytest.mark.slow
def test_what_is_chosen_is_seen_at_once_and_is_taken_back_step_by_step(open_table):
    person = open_table(PRESETS["fosdick"], 5)
    person.asked()
    before, saw = corner(person), []
    dialog = choosing(person)
    for felt in ("plum", "blue"):
        dialog.page(LookPage).rows["felt"].keys[felt].click()
        assert THEME.mat0.name() == mat_of(felt).name()
        assert person.program.preferences.settings.felt == felt
        saw.append(corner(person).name())
    dialog.page(LookPage).rows["tiles"].keys["ebony"].click()
    assert len({before.name(), *saw}) == 3
    for felt in ("blue", "plum", "green"):
        dialog.undo()
        assert THEME.mat0.name() == mat_of(felt).name()
    dialog.undo()
    assert corner(person) == before
    dialog.page(LookPage).rows["felt"].keys["plum"].click()
    dialog.reject()
    assert THEME.mat0.name() == mat_of("plum").name()
    look = person.program.preferences.settings.look
    assert look == ("evening", "plum", "ivory", "none", False, "theme")
