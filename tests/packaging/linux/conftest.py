"""The products for Linux, made once for all tests, which only look at them."""

import subprocess
import sys

import pytest

from tests.packaging.linux.one_folder import STEM, products


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """The archive and the Debian package."""
    if sys.platform != "linux":
        pytest.skip("packs what this Linux runs")
    return products(tmp_path_factory.mktemp("products"))


@pytest.fixture(scope="session")
def unpacked(made, tmp_path_factory):
    """The folder that the archive has inside."""
    place = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xf", made[0], "-C", place], check=True)
    return place / STEM
