"""Each file that comes with the program is missed when it is gone, and found out when it is bad."""

from __future__ import annotations

import ast
import shutil
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmapCache

from moon_desktop import resources
from moon_desktop.games.moon.players import game_chance, outlook
from moon_desktop.look import theme as themes
from moon_desktop.look import typography
from moon_desktop.look.card import SHAPES
from moon_desktop.look.theme import EVENING, Theme
from moon_desktop.self_test.drawing import contrast, try_themes, try_tiles
from moon_desktop.self_test.files import (
    DRAWN,
    try_fonts,
    try_icons,
    try_languages,
    try_player_data,
    try_sounds,
)
from moon_desktop.self_test.sheets import try_help
from moon_desktop.self_test.trial import Amiss, colours
from moon_desktop.table.faces import Faces
from tests.test_imports import PACKAGE

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A copy of the data folder, to be damaged."""
    copy = tmp_path / "resources"
    shutil.copytree(resources.folder(), copy)
    monkeypatch.setattr(resources, "folder", lambda: copy)
    monkeypatch.setattr("moon_desktop.words.language.folder", lambda: copy)
    monkeypatch.setattr("moon_desktop.self_test.files.folder", lambda: copy)
    read = (typography.load_fonts, outlook.figures, outlook.tilt_of)
    for kept in read:
        kept.cache_clear()
    yield copy
    for kept in read:
        kept.cache_clear()


def test_all_that_comes_with_the_program_is_good():
    assert try_fonts().told == "files: 8, families: 7"
    for room in (
        try_help,
        try_icons,
        try_languages,
        try_player_data,
        try_sounds,
        try_themes,
        try_tiles,
    ):
        assert room().told


# Typefaces.


def test_typeface_that_is_gone_is_missed(data):
    (data / "fonts" / "lato" / "Lato-Bold.ttf").unlink()
    with pytest.raises(FileNotFoundError, match=r"Lato-Bold\.ttf"):
        try_fonts()


def test_typeface_that_is_none_is_found_out(data):
    (data / "fonts" / "lato" / "Lato-Bold.ttf").write_bytes(b"no typeface")
    with pytest.raises(Amiss, match=r"Lato-Bold\.ttf cannot be read"):
        try_fonts()


def test_sign_that_a_typeface_has_not_is_told(monkeypatch):
    monkeypatch.setattr("moon_desktop.self_test.files.DRAWN", f"{DRAWN}🂡")
    with pytest.raises(Amiss, match="has no “🂡”"):
        try_fonts()


def test_no_typefaces_at_all_is_told(data):
    shutil.rmtree(data / "fonts")
    (data / "fonts").mkdir()
    with pytest.raises(Amiss, match="There are no typefaces"):
        try_fonts()


def literals(file):
    """The letters of the texts in a module that are no docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            said.add(id(node.value))
        elif isinstance(node, ast.Constant) and id(node) not in said:
            yield from node.value if isinstance(node.value, str) else ()


def test_every_sign_that_is_drawn_is_looked_for():
    """Marks that have no shape, and those that are only written to a file, apart."""
    files = [
        file
        for part in ("words", "games", "windows", "table", "look")
        for file in (PACKAGE / part).rglob("*.py")
        if file.name != "sheet_export.py"
    ]
    drawn = {sign for file in files for sign in literals(file)}
    drawn |= {
        sign
        for file in (resources.folder() / "languages" / "en").rglob("*.md")
        for sign in file.read_text("utf-8")
    }
    shapeless = {"Cc", "Cf", "Zp"}
    # Qt puts it where a picture stands.
    drawn.discard("\ufffc")
    # These are drawn as shapes.
    drawn -= set(SHAPES)
    wanted = {sign for sign in drawn if unicodedata.category(sign) not in shapeless}
    assert len(wanted) > 90
    assert wanted <= set(DRAWN)


# Icons, sounds, languages.


def test_icon_that_is_gone_or_none_is_told(data):
    icon = data / "icons" / "moon-desktop-48.png"
    shutil.copy(data / "icons" / "moon-desktop-32.png", icon)
    with pytest.raises(Amiss, match=r"48\.png is not of the size"):
        try_icons()
    icon.write_bytes(b"no picture")
    with pytest.raises(Amiss, match=r"48\.png cannot be read"):
        try_icons()
    icon.unlink()
    with pytest.raises(FileNotFoundError):
        try_icons()


def test_sounds_are_read_where_there_are_any(data):
    assert try_sounds().told == "none yet"
    home = data / "sounds"
    home.mkdir()
    (home / "README.md").write_text("Whose they are.")
    import wave

    with wave.open(str(home / "tile.wav"), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(44100)
        sound.writeframes(b"\0\1" * 100)
    (home / "trick.ogg").write_bytes(b"OggS and more")
    assert try_sounds().told == "sounds: 2"
    for name in ("tile.wav", "trick.ogg"):
        good = (home / name).read_bytes()
        (home / name).write_bytes(b"RIFF")
        with pytest.raises(Amiss, match=f"{name} cannot be read"):
            try_sounds()
        (home / name).write_bytes(good)


def test_translation_that_is_none_is_told(data):
    (data / "translations").mkdir(exist_ok=True)
    (data / "translations" / "moon_xx.qm").write_bytes(b"no translation")
    with pytest.raises(Amiss, match=r"moon_xx\.qm cannot be read"):
        try_languages()


# Themes and tiles.


def test_theme_without_a_colour_or_too_faint_is_told(monkeypatch):
    monkeypatch.setattr(themes, "OTHER", Theme(**{**vars(EVENING), "tape": QColor()}), False)
    with pytest.raises(Amiss, match="“tape” of the theme “OTHER”"):
        try_themes()
    faint = Theme(**{**vars(EVENING), "ink": EVENING.panel})
    monkeypatch.setattr(themes, "OTHER", faint)
    with pytest.raises(Amiss, match="“ink” cannot be read on “panel”"):
        try_themes()


def test_contrast_is_that_of_the_wcag():
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#FFFFFF")) == pytest.approx(4.478, abs=0.001)


def test_tiles_that_cannot_be_told_apart_are_told(monkeypatch):
    right = Faces.pixmap
    monkeypatch.setattr(
        Faces,
        "pixmap",
        lambda self, tile, width, **how: right(
            self, "6-4" if tile == "6-5" else tile, width, **how
        ),
    )
    with pytest.raises(Amiss, match=r"“6-[45]” and “6-[45]” look the same"):
        try_tiles()


@pytest.fixture
def painted_anew():
    """No picture is kept from before the test, nor from within it for the next."""
    QPixmapCache.clear()
    yield
    QPixmapCache.clear()


def test_tile_that_is_not_drawn_is_told(painted_anew, monkeypatch):
    monkeypatch.setattr("moon_desktop.look.piece.paint_tile", lambda *_: None)
    monkeypatch.setattr("moon_desktop.table.faces._paint_shadow", lambda *_: None)
    with pytest.raises(Amiss, match="the back” is not drawn"):
        try_tiles()


def test_colours_are_counted_up_to_enough():
    image = QImage(7, 3, QImage.Format.Format_RGB32)
    image.fill(0xFF102030)
    assert colours(image) == 1
    image.setPixel(6, 2, 0xFFFFFFFF)
    assert colours(image) == 2
    image.setPixel(6, 1, 0xFF00FF00)
    assert colours(image) == 2
    assert colours(image, 9) == 3


# Help.


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ("[there](gone.md)", "link to “gone.md”"),
        ("[there](rules.md#M9.9)", "link to “rules.md#M9.9”"),
        ("[out](https://example.org)", "leads nowhere"),
        ("![table](table.png)", "picture “table.png”"),
    ],
)
def test_page_with_a_link_or_picture_that_leads_nowhere_is_told(data, monkeypatch, bad, told):
    page = data / "languages" / "en" / "play.md"
    page.write_text(f"{page.read_text('utf-8')}\n\nSee {bad}.\n", encoding="utf-8")
    with pytest.raises(Amiss, match=told.replace(".", r"\.")):
        try_help()


def test_page_with_nothing_on_it_is_told(data):
    (data / "languages" / "en" / "play.md").write_text("Later.")
    with pytest.raises(Amiss, match=r"“play\.md” of the help has next to nothing"):
        try_help()


def test_picture_that_is_not_drawn_is_told(monkeypatch):
    monkeypatch.setattr("moon_desktop.windows.help.browser.tile_picture", lambda *_: QImage())
    with pytest.raises(Amiss, match="is missing"):
        try_help()


# What players learnt.


def test_table_of_the_race_that_is_gone_is_told(data):
    (data / "players" / "race-3-points.bin").unlink()
    with pytest.raises(FileNotFoundError):
        try_player_data()


def test_table_of_the_race_without_chances_is_told(data, monkeypatch):
    monkeypatch.setattr(game_chance.Race, "win", lambda self, needs, dealer: (0.5,) * len(needs))
    with pytest.raises(Amiss, match="are not chances"):
        try_player_data()


def test_calibration_without_figures_is_told(data):
    (data / "players" / "calibration.json").write_text('{"3 tricks bid 7": ["a", 1]}')
    with pytest.raises(Amiss, match=r"calibration\.json are not chances"):
        try_player_data()


def test_file_that_no_player_reads_is_told(data):
    Path(data, "players", "weights.bin").write_bytes(b"")
    with pytest.raises(Amiss, match=r"Nobody reads the file weights\.bin"):
        try_player_data()
