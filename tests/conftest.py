"""What holds for every test: no screen, nobody's own folders, no exception lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

# Qt reads it when the first application is made; a test must not open windows on a desktop.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

import platformdirs
import pytest


def pytest_configure(config: pytest.Config) -> None:
    """An exception in a thread fails its test, as one in a slot or a warning of Qt does."""
    # Said of dialogs by the platform without a screen, and of nothing else.
    for unsupported in ("propagateSizeHints", "raise"):
        config.addinivalue_line("qt_log_ignore", rf"This plugin does not support {unsupported}\(")
    config.addinivalue_line("filterwarnings", "error::pytest.PytestUnhandledThreadExceptionWarning")


@pytest.fixture(scope="session", autouse=True)
def away_from_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Data and preferences go to a folder of the session, those of Qt's own dialogs too."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(folder / variable.lower()))
        for kind in ("data", "config"):
            patch.setattr(platformdirs, f"user_{kind}_dir", lambda *_, k=kind: str(folder / k))
        yield folder
