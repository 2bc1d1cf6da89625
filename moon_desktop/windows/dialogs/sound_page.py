"""The page of the preferences that says what is heard at the table, and how loud."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QSlider, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words.language import tr

_STEP = 5


class SoundPage(QWidget):
    """Volume, silence, and two sounds that not everybody wants."""

    changed = Signal()
    tried = Signal(int)
    """A volume, from 0 to 100, that is to be heard."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        grid = OptionsGrid(self)
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(_STEP)
        self.volume.setPageStep(4 * _STEP)
        self.volume.setValue(settings.volume)
        self.volume.valueChanged.connect(self._turned)
        self.volume.sliderReleased.connect(self._try)
        grid.add("volume", self.volume)
        self.mute = self._box(tr("Nothing is &heard"), settings.mute)
        self.chime = self._box(tr("A low ch&ime"), settings.chime)
        self.pencil = self._box(tr("A penc&il on paper"), settings.pencil)
        for option, box in (("mute", self.mute), ("chime", self.chime), ("pencil", self.pencil)):
            grid.add(option, box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(line_of(tr("What you change here holds at once."), "help", self))
        column.addLayout(grid)
        column.addStretch()

    def _box(self, words: str, checked: bool) -> QCheckBox:
        box = QCheckBox(words, self)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        return box

    def _turned(self) -> None:
        self.changed.emit()
        # By keys or a click beside the knob there is nothing to let go of.
        if not self.volume.isSliderDown():
            self._try()

    def _try(self) -> None:
        if not self.mute.isChecked():
            self.tried.emit(self.volume.value())

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return settings._replace(
            volume=self.volume.value(),
            mute=self.mute.isChecked(),
            chime=self.chime.isChecked(),
            pencil=self.pencil.isChecked(),
        )
