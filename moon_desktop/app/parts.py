"""What every part of the window's running is given: the match, who thinks, and what shows it."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.app.host import Host
from moon_desktop.table.table import Table
from moon_desktop.thinking.choices import Thinker
from moon_desktop.windows.main.window import MainWindow


class Parts(NamedTuple):
    """One window, one match."""

    host: Host
    thinker: Thinker
    table: Table
    window: MainWindow
