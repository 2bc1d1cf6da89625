"""The page of the preferences that says what is heard at the table, and how loud."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsPage
from moon_desktop.words.language import tr

_STEP = 5


class SoundPage(OptionsPage):
    """Volume, silence, and two sounds that not everybody wants."""

    tried = Signal(int)
    """A volume, from 0 to 100, that is to be heard."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.volume = QSlider(Qt.Orientation.Horizontal, self)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(_STEP)
        self.volume.setPageStep(4 * _STEP)
        self.volume.setValue(settings.volume)
        self.volume.valueChanged.connect(self._turned)
        self.volume.sliderReleased.connect(self._try)
        self.grid.add("volume", self.volume)
        self.mute = self.check("mute", tr("Nothing is &heard"))
        self.chime = self.check("chime", tr("A low ch&ime"))
        self.pencil = self.check("pencil", tr("A penc&il on paper"))

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
        return super().filled(settings)._replace(volume=self.volume.value())
