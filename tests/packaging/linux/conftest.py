"""The products for Linux, made once for all tests, which only look at them."""

import sys

import pytest

from tests.packaging.linux.one_folder import products


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """The archive, the AppDir and the Debian package."""
    if sys.platform != "linux":
        pytest.skip("packs what this Linux runs")
    return products(tmp_path_factory.mktemp("products"))
