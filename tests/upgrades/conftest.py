"""The table of the window's tests, over what an earlier version left."""

from tests.gui.conftest import data, no_trouble, open_table, told

__all__ = ["data", "no_trouble", "open_table", "told"]
