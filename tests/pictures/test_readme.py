"""The pictures of the README are those that the program draws, or it is told which are not."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.pictures import few_colours, readme
from tests.pictures.subjects import SUBJECTS


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where pictures are kept while a test runs."""
    monkeypatch.setattr(readme, "FOLDER", tmp_path / "pictures")
    return tmp_path / "pictures"


def test_every_picture_kept_can_be_drawn_anew():
    assert {path.stem for path in readme.FOLDER.iterdir()} == set(SUBJECTS)


@pytest.mark.slow
def test_what_was_drawn_agrees_until_something_changes(qapp, folder, capsys):
    assert readme.main(["house-rules", "--compare"]) == 1  # there is none yet
    assert readme.main(["house-rules"]) == 0
    capsys.readouterr()
    assert readme.main(["house-rules", "--compare"]) == 0
    assert capsys.readouterr().out == ""
    path = folder / "house-rules.png"
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(520, 645, 120, 40, image.pixelColor(5, 5))  # as if a button had gone
    painter.end()
    image.save(str(path))
    assert readme.main(["house-rules", "--compare"]) == 1
    assert capsys.readouterr().out == "house-rules.png\n"


def test_picture_that_is_not_known_is_refused(capsys):
    with pytest.raises(SystemExit):
        readme.main(["sunset"])
    assert "no picture sunset" in capsys.readouterr().err


def test_few_colours_keep_a_rare_one(qapp):
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    for x in range(64):
        for y in range(64):
            image.setPixelColor(x, y, QColor(x * 2, 128 + y * 2, (x + y) % 64))
    image.setPixelColor(5, 5, QColor("red"))
    few = few_colours.in_few_colours(image)
    assert few.colorCount() <= few_colours.COLOURS
    assert few.pixelColor(5, 5) == QColor("red")
    wide = few.convertToFormat(QImage.Format.Format_RGB32)
    drift = abs(few_colours.pixels(image).mean(axis=0) - few_colours.pixels(wide).mean(axis=0))
    assert drift.max() < 1


def test_picture_of_one_colour_stays_one(qapp):
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("#204060"))
    assert few_colours.in_few_colours(image).colorTable() == [0xFF204060]
