"""Pictures that were looked at and kept, and how like one another picture is.

``python -m tests.kit.score_sheets.likeness`` draws them anew, to be looked at again.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.look.theme import THEME

FOLDER = Path(__file__).resolve().parent / "pictures"

FAR = 70
"""Two colours further apart than this, of 765, are told apart in a small picture."""


def seen(window: QWidget) -> QImage:
    """The picture of a window at rest, one px of it to one px of the picture."""
    QTest.qWait(50)
    # The pointer may be wherever another has left it.
    for part in (window, *window.findChildren(QWidget)):
        QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    image.fill(THEME.wood1)
    window.render(image, QPoint())
    return image


def closed(window: QWidget) -> QImage:
    """The picture of a window that is closed then."""
    image = seen(window)
    window.close()
    window.deleteLater()
    return image


def small(image: QImage) -> QImage:
    """Half as large, which is enough to be looked at, and evens out how letters are smoothed."""
    size = QSize(image.width() // 2, image.height() // 2)
    mode = Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    return scaled.convertToFormat(QImage.Format.Format_RGB32)


def keep(image: QImage, name: str) -> None:
    """Keeps a picture for later comparison, in few colours so that the file is small."""
    FOLDER.mkdir(exist_ok=True)
    picture = small(image)
    flags = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
    few = picture.convertToFormat(QImage.Format.Format_Indexed8, _commonest(picture), flags)
    assert few.save(str(FOLDER / f"{name}.png"), quality=0)


def _commonest(image: QImage, colours: int = 200) -> list[int]:
    """The colours that make up most of a picture, those that are nearly the same taken as one."""
    found: Counter[int] = Counter()
    for x in range(image.width()):
        for y in range(image.height()):
            found[image.pixel(x, y) & 0xFFF8F8F8] += 1
    return [colour | 0x040404 for colour, _ in found.most_common(colours)]


def unlike(image: QImage, name: str) -> float:
    """The share of a picture that differs from the one kept, 0 to 1; 1 where the sizes differ."""
    kept = QImage(str(FOLDER / f"{name}.png"))
    assert not kept.isNull(), name
    return apart(kept, small(image))


def apart(kept: QImage, seen: QImage) -> float:
    """The share of one picture that differs from another, 0 to 1; 1 where the sizes differ."""
    if kept.size() != seen.size():
        return 1.0
    # Held as long as their bytes are read: these do not keep an image alive.
    first, second = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (kept, seen))
    one, other = (memoryview(image.constBits()).cast("I") for image in (first, second))
    pairs = Counter(zip(one, other, strict=True))
    different = sum(
        count
        for (was, now), count in pairs.items()
        if sum(abs((was >> place & 255) - (now >> place & 255)) for place in (0, 8, 16)) > FAR
    )
    return different / (seen.width() * seen.height())


if __name__ == "__main__":
    from tests.kit.score_sheets.subjects import SUBJECTS, drawn

    for subject in SUBJECTS:
        keep(drawn(subject), subject)
