"""The program's icon is there in every size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer

from moon_desktop.look.icon import SIZES, app_icon
from moon_desktop.resources import resource
from tests.kit.cases import each

pytestmark = pytest.mark.usefixtures("qapp")


@each("size", SIZES)
def test_each_size_is_kept(size: int):
    image = QImage(str(resource("icons", f"moon-desktop-{size}.png")))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 8).green() > 60
    assert app_icon().pixmap(size, size).toImage().width() == size


@pytest.mark.parametrize("name", ["moon-desktop.svg", "moon-desktop-small.svg"])
def test_the_drawings_can_be_rendered(name: str):
    renderer = QSvgRenderer(str(resource("icons", name)))
    assert renderer.isValid()
    assert renderer.defaultSize().width() == renderer.defaultSize().height()


def test_the_windows_icon_holds_the_usual_sizes():
    reader = QImageReader(str(resource("icons", "moon-desktop.ico")))
    widths = set()
    for index in range(reader.imageCount()):
        reader.jumpToImage(index)
        widths.add(reader.read().width())
    assert widths == {16, 24, 32, 48, 64, 256}
