"""Options in rows, made as they are declared, and the pages of the preferences made of these."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.disk.options import Number, Switch
from moon_desktop.disk.settings import OPTIONS, PACES, Settings
from moon_desktop.look.theme import THEME
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.segments import RadioRow, Segments
from moon_desktop.words.language import ENGLISH, best, languages, spoken, tr

_STEP = 5
"""Of a number, by one press of a key."""

CARD: Final = 14
"""Px from the edge of what options lie on to them."""

_BETWEEN: Final = 4
"""Px more from one option to the next than within one."""

Control: TypeAlias = QCheckBox | QSlider | RadioRow


class OptionsGrid(QGridLayout):
    """A label and a control side by side, which takes two columns, and lines of words below."""

    changed = Signal()
    """Another value is chosen of one of the options."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self._parent = parent
        self.controls: dict[str, Control] = {}
        """The control of each option."""
        self.setColumnStretch(1, 3)
        self.setColumnStretch(2, 2)
        self.setHorizontalSpacing(14)
        self.setVerticalSpacing(4)

    def add_option(self, name: str, value: Any, *, told: bool | None = True) -> None:
        """A row for an option whose ``value`` is chosen, by the kind that it is declared to be.

        ``told``: what it is for stands below; else, where its choices say as much, it shows on
        pointing, or with None is for a screen reader alone."""
        option = OPTIONS[name]
        control: Control
        if isinstance(option, Switch):
            control = QCheckBox(option.on, self._parent)
            control.setChecked(value)
            control.toggled.connect(self.changed)
        elif isinstance(option, Number):
            control = QSlider(Qt.Orientation.Horizontal, self._parent)
            control.setRange(0, option.most)
            control.setSingleStep(_STEP)
            control.setPageStep(4 * _STEP)
            control.setValue(value)
            control.valueChanged.connect(self.changed)
        else:
            words = {key: tr(said) for key, said in option.choices.items()}
            control = Segments(words, value, self._parent)
            control.chosen.connect(self.changed)
        self.add(name, control, told=told)

    def add(self, name: str, control: Control, *, told: bool | None = True) -> None:
        """``control`` in a row of its own; ``told`` as above."""
        option = OPTIONS[name]
        self.controls[name] = control
        control.setAccessibleName(option.label)
        control.setAccessibleDescription(option.help_line)
        self.add_row(option.keyed_label, control)
        if told:
            self.add_line(option.help_line)
        elif told is not None:
            control.setToolTip(tip_of(option.help_line))
        if told is not None:
            self.setRowMinimumHeight(self.rowCount(), _BETWEEN)

    def add_row(self, words: str, control: QWidget, beside: QWidget | None = None) -> None:
        """A label of ``words``, whose letter goes to ``control``, and this, with a button that may
        stand ``beside``."""
        label = QLabel(words, self._parent)
        label.setBuddy(control)
        controls = QHBoxLayout()
        controls.setSpacing(14)
        controls.addWidget(control, 1)
        if beside is not None:
            controls.addWidget(beside)
        row = self.rowCount()
        if THEME.large:
            # Beside large words there is no room.
            self.addWidget(label, row, 0, 1, 3)
            self.addLayout(controls, row + 1, 0, 1, 3)
            return
        self.addWidget(label, row, 0)
        self.addLayout(controls, row, 1, 1, 2)

    def add_line(self, text: str) -> QLabel:
        """A line of words below the controls."""
        first = int(not THEME.large)
        line = line_of(text, "help", self._parent)
        self.addWidget(line, self.rowCount(), first, 1, 3 - first)
        return line

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        chosen = {name: _value(control) for name, control in self.controls.items()}
        return settings._replace(**chosen)


def _value(control: Control) -> Any:
    """What is chosen."""
    return control.isChecked() if isinstance(control, QCheckBox) else control.value()


class OptionsPage(QWidget):
    """A page of options; ``told`` stands above them, where there is more to say of all."""

    def __init__(self, settings: Settings, parent: QWidget, told: str = "") -> None:
        super().__init__(parent)
        self._settings = settings
        self.grid = OptionsGrid(self)
        self.changed = self.grid.changed
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        if told:
            column.addWidget(line_of(told, "help", self))
        card = as_("card", QFrame(self))
        card.setLayout(self.grid)
        self.grid.setContentsMargins(CARD, 12, CARD, 12)
        column.addWidget(card)
        column.addStretch()

    def add(self, *names: str, told: bool | None = True) -> None:
        """Rows of options with the values that they have; ``told`` as in the grid."""
        for name in names:
            self.grid.add_option(name, getattr(self._settings, name), told=told)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return self.grid.filled(settings)


class TablePage(OptionsPage):
    """How fast the table goes, and what helps at it: one pace of all, and each of its parts, that
    of the computer players, of what moves, and of what stays; the manner in which it moves, what is
    played by itself, whether the score pad is shown, whether the coach asks, what is weighed."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        paces = {key: tr(words) for key, (words, _) in PACES.items()}
        self.pace = Segments({**paces, "": tr("As below")}, "", self)
        words = tr("P&ace of the table")
        told = tr("How fast a hand goes: the players, what moves, and what stays to be looked at.")
        self.pace.setAccessibleName(words.replace("&", ""))
        self.pace.setAccessibleDescription(told)
        self.grid.add_row(words, self.pace)
        self.grid.add_line(told)
        self.grid.setRowMinimumHeight(self.grid.rowCount(), _BETWEEN)
        self.add("thinking")
        self.add("movement", told=False)
        self.add("trick_stay", "motion", "forced")
        self.add("sheet", told=False)
        self.add("coach", "weigh")
        self._show_pace()
        self.grid.changed.connect(self._show_pace)
        self.pace.chosen.connect(self._take_pace)

    def _show_pace(self) -> None:
        """The pace is that whose parts are chosen, or one of its own."""
        chosen = self.filled(self._settings)
        whole = (
            key
            for key, (_, parts) in PACES.items()
            if all(getattr(chosen, name) == value for name, value in parts.items())
        )
        self.pace.set_value(next(whole, ""))
        self.pace.keys[""].setEnabled(self.pace.value() == "")

    def _take_pace(self) -> None:
        """Chooses all its parts, as one change."""
        for name, value in PACES[self.pace.value()][1].items():
            row = self.grid.controls[name]
            assert isinstance(row, RadioRow)
            row.set_value(value)
        self.changed.emit()


class ReadingPage(OptionsPage):
    """What a screen reader is told of the play."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        told = tr("For screen readers. The menu Read tells all of it on demand.")
        super().__init__(settings, parent, told)
        self.add("verbosity", "plays_told", "told_as")


class SoundPage(OptionsPage):
    """What is heard, and how loud: volume, silence, and two sounds that not everybody wants."""

    tried = Signal(int)
    """A volume, from 0 to 100, that is to be heard."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.add("volume", "mute", "chime", "pencil")
        (self._volume,) = self.findChildren(QSlider)
        self._volume.valueChanged.connect(self._turned)
        self._volume.sliderReleased.connect(self._try)

    def _turned(self) -> None:
        # By keys or a click beside the knob there is nothing to let go of.
        if not self._volume.isSliderDown():
            self._try()

    def _try(self) -> None:
        if not self.filled(self._settings).mute:
            self.tried.emit(self._volume.value())


def of_system() -> str:
    """The code of the language that the program speaks where none was chosen."""
    return best(QLocale.system().uiLanguages())


def own_name(code: str) -> str:
    """A language as those call it who speak it."""
    if code == ENGLISH:
        return "English"  # of Qt it would be American English, as Spanish is that of Spain
    there = QLocale(code)
    name, country = there.nativeLanguageName(), there.nativeTerritoryName()
    return name.split()[0] if "_" not in code and name.endswith(f" {country}") else name or code


class LanguagePage(OptionsPage):
    """The system's language, or one of those there are; it is spoken from the next start on."""

    def __init__(self, settings: Settings, kept: bool, parent: QWidget) -> None:
        """``kept``: the match is on disk, and goes on after a new start."""
        goes_on = (
            tr("The match goes on where it stands.")
            if kept
            else tr("The match in play is not kept on disk, and would be lost: save a copy first.")
        )
        held = tr("Another language is spoken from the next start of the program on.")
        super().__init__(settings, parent, f"{held} {goes_on}")
        self._kept = kept
        system = tr("As the system has it: {language}").format(language=own_name(of_system()))
        names = {"": system, **{code: own_name(code) for code in languages()}}
        chosen = settings.language if settings.language in names else ""
        self.row = Segments(names, chosen, self)
        self.grid.add("language", self.row)
        self.now = small_key(tr("Start again now"), self)
        """Opens the window anew, in the language that is chosen now."""
        self.column.insertWidget(2, self.now, 0, Qt.AlignmentFlag.AlignLeading)
        self.row.chosen.connect(self._chosen)
        self._chosen()

    def _chosen(self) -> None:
        other = (self.row.value() or of_system()) != spoken()
        self.now.setEnabled(self._kept and other)
        self.changed.emit()
