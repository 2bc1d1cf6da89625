"""The reader's language: each sentence passes through ``tr`` on its way out."""

from __future__ import annotations

import sys


def tr(text: str) -> str:
    """``text`` in the language of the program, through Qt where Qt is loaded.

    The command line says the same sentences without paying for Qt.
    """
    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        return text
    translated: str = core.QCoreApplication.translate("moon", text)
    return translated
