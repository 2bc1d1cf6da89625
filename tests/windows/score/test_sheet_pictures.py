"""The score sheet looks as it did when its pictures were looked at."""

import pytest
from PySide6.QtGui import QImage, QPainter

from moon_desktop.look.theme import THEME
from tests.kit.score_sheets.likeness import FOLDER, unlike
from tests.kit.score_sheets.subjects import SUBJECTS, drawn

pytestmark = pytest.mark.usefixtures("qapp")

ALIKE = 0.0008
"""The share of a picture that other versions of Qt may draw otherwise."""


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_sheet_looks_as_in_its_picture(subject):
    assert unlike(drawn(subject), subject) < ALIKE


def test_every_picture_kept_is_compared():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(SUBJECTS)


def test_a_hand_that_is_missing_is_noticed():
    image = drawn("three-games")
    painter = QPainter(image)
    painter.fillRect(410, 220, 340, 42, THEME.paper)
    painter.end()
    assert unlike(image, "three-games") > ALIKE
    other = QImage(image.size() / 2, QImage.Format.Format_RGB32)
    other.fill(THEME.paper)
    assert unlike(other, "three-games") == 1.0
