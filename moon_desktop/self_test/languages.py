"""Whether each translation that comes with the program is read, and says something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator

from moon_desktop.resources import folder
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons


def try_languages() -> Found:
    """Loads every translation and takes it away again; English needs none."""
    home = folder() / "translations"
    files = sorted(home.glob("*.qm")) if home.is_dir() else []
    tongues = [words.english()]
    for path in files:
        translator = QTranslator()
        if not translator.load(str(path)) or translator.isEmpty():
            raise Amiss(reasons.language_unread(path.name))
        if not QCoreApplication.installTranslator(translator):
            raise Amiss(reasons.language_unread(path.name))
        QCoreApplication.removeTranslator(translator)
        tongues.append(translator.language() or path.stem)
    return Found(words.languages(tongues))
