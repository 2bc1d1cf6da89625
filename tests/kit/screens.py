"""The mark of tests that load what Qt needs of the system to open windows on a screen."""

from __future__ import annotations

import pytest

from environment.system_packages import lacking

needs_screens = pytest.mark.skipif(bool(lacking()), reason="libraries of a screen are lacking")
