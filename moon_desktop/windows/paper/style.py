"""The style sheet of paper: how each kind of control looks in a dialog."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.resources import resource


def style_sheet() -> str:
    """The rules for all that a dialog may hold, in the colours that are worn now.

    What has the focus has a green edge of two px, whatever it is, and no other mark. Labels
    whose property ``role`` is ``title``, ``heading``, ``help`` or ``trouble`` look like that.
    """
    return _style_sheet(THEME.key)


@lru_cache(maxsize=4)
def _style_sheet(_key: int) -> str:
    return "".join(
        part()
        for part in (_type, buttons, _lines, _combos, _ticks, _sliders, _lists, _groups, _words)
    )


def _hex(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb)


def _mark(name: str) -> str:
    """A small mark of a control, drawn in the ink of paper."""
    return f'url("{resource("marks", f"{name}.svg").as_posix()}")'


def _type() -> str:
    # Said of each kind: what a style sheet touches hands no type down to what it holds.
    return f"""
    QLabel, QCheckBox, QLineEdit, QSpinBox, QComboBox, QListView, QTableView, QTreeView,
    QTabBar, QMenu {{ font-family: "{typography.SANS}";
        font-size: 15px; font-weight: 500; color: {_hex(THEME.pink)}; }}
    QPushButton, QToolButton, QCheckBox, QComboBox, QTabBar {{ outline: none; }}
    QTextBrowser {{ background: {_hex(THEME.paper)}; color: {_hex(THEME.pink)}; border: none;
        selection-background-color: {_hex(THEME.good)};
        selection-color: {_hex(THEME.ivory0)}; }}
    """


def buttons() -> str:
    """Those of keys alone."""
    dim = _hex(faded(THEME.pink, 0.45))
    return f"""
    QPushButton {{ font-family: "{typography.SANS}"; font-size: 15px; color: {_hex(THEME.pink)};
        background: {_hex(THEME.wash)}; border: 1px solid {_hex(THEME.rule)};
        border-radius: 9px; padding: 8px 20px; min-width: 64px; }}
    QPushButton:hover {{ background: {_hex(THEME.ivory0)}; }}
    QPushButton:pressed {{ background: {_hex(THEME.rule)}; }}
    QPushButton:default {{ background: {_hex(THEME.brass)}; color: {_hex(THEME.onbrass)};
        border-color: {_hex(THEME.brassd)}; font-weight: 700; }}
    QPushButton:default:hover {{ background: {_hex(mixed(THEME.brass, THEME.ivory0, 0.35))}; }}
    QPushButton:default:pressed {{ background: {_hex(mixed(THEME.brass, THEME.brassd, 0.3))}; }}
    QPushButton:focus {{ border: 2px solid {_hex(THEME.good)}; padding: 7px 19px; }}
    QPushButton:disabled {{ color: {dim}; background: {_hex(THEME.paper)};
        border: 1px solid {_hex(THEME.wash)}; }}
    QPushButton[role="small"], QToolButton {{ font-family: "{typography.SANS}"; font-size: 14px;
        color: {_hex(THEME.pink)}; background: {_hex(THEME.wash)};
        border: 1px solid {_hex(THEME.rule)}; border-radius: 7px; padding: 4px 11px;
        min-width: 0; min-height: 22px; font-weight: 500; }}
    QPushButton[role="small"]:hover, QToolButton:hover {{ background: {_hex(THEME.ivory0)}; }}
    QPushButton[role="small"]:focus, QToolButton:focus {{
        border: 2px solid {_hex(THEME.good)}; padding: 3px 10px; }}
    QPushButton[role="small"]:disabled, QToolButton:disabled {{ color: {dim};
        background: {_hex(THEME.paper)}; border: 1px solid {_hex(THEME.wash)}; }}
    """


def _lines() -> str:
    """Lines to write in, and numbers to step."""
    return f"""
    QLineEdit, QSpinBox {{ background: {_hex(THEME.ivory0)};
        color: {_hex(THEME.pink)}; border: 1px solid {_hex(THEME.rule)}; border-radius: 6px;
        padding: 4px 8px; min-height: 24px; selection-background-color: {_hex(THEME.good)};
        selection-color: {_hex(THEME.ivory0)}; }}
    QLineEdit:hover, QSpinBox:hover {{ border-color: {_hex(THEME.side)}; }}
    QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {_hex(THEME.good)};
        padding: 3px 7px; }}
    QLineEdit:disabled, QSpinBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))};
        background: {_hex(THEME.paper)}; border: 1px solid {_hex(THEME.wash)}; }}
    QSpinBox {{ padding-right: 26px; }}
    QSpinBox:focus {{ padding-right: 25px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border; width: 24px;
        background: transparent; border: none; border-left: 1px solid {_hex(THEME.rule)}; }}
    QSpinBox::up-button {{ subcontrol-position: top right; margin: 2px 2px 0 0; }}
    QSpinBox::down-button {{ subcontrol-position: bottom right; margin: 0 2px 2px 0; }}
    QSpinBox::up-button:hover, QSpinBox::down-button:hover {{ background: {_hex(THEME.wash)}; }}
    QSpinBox::up-arrow {{ image: {_mark("up")}; width: 12px; height: 12px; }}
    QSpinBox::down-arrow {{ image: {_mark("down")}; width: 12px; height: 12px; }}
    QSpinBox::up-arrow:disabled, QSpinBox::up-arrow:off {{ image: {_mark("up-dim")}; }}
    QSpinBox::down-arrow:disabled, QSpinBox::down-arrow:off {{
        image: {_mark("down-dim")}; }}
    """


def _combos() -> str:
    return f"""
    QComboBox {{ background: {_hex(THEME.ivory0)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.rule)}; border-radius: 6px; padding: 4px 30px 4px 9px;
        min-height: 24px; combobox-popup: 0; }}
    QComboBox:hover {{ border-color: {_hex(THEME.side)}; }}
    QComboBox:focus, QComboBox:on {{ border: 2px solid {_hex(THEME.good)};
        padding: 3px 29px 3px 8px; }}
    QComboBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; background: {_hex(THEME.paper)};
        border: 1px solid {_hex(THEME.wash)}; }}
    QComboBox::drop-down {{ subcontrol-origin: border; subcontrol-position: center right;
        width: 30px; border: none; background: transparent; }}
    QComboBox::down-arrow {{ image: {_mark("down")}; width: 16px; height: 16px; }}
    QComboBox::down-arrow:disabled {{ image: {_mark("down-dim")}; }}
    QComboBox QAbstractItemView {{ background: {_hex(THEME.ivory0)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.side)}; border-radius: 0; padding: 3px; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: 30px; padding: 0 8px; border: none;
        border-radius: 5px; color: {_hex(THEME.pink)}; }}
    QComboBox QAbstractItemView::item:selected {{ background: {_hex(THEME.good)};
        color: {_hex(THEME.ivory0)}; }}
    QComboBox QAbstractItemView::item:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    """


def _ticks() -> str:
    """Boxes to tick."""
    return f"""
    QCheckBox {{ color: {_hex(THEME.pink)}; spacing: 9px; padding: 2px 6px 2px 2px;
        border: 2px solid transparent; border-radius: 7px; min-height: 24px; }}
    QCheckBox:focus {{ border-color: {_hex(THEME.good)}; }}
    QCheckBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    QCheckBox::indicator {{ width: 18px; height: 18px; background: {_hex(THEME.ivory0)};
        border: 1px solid {_hex(THEME.side)}; border-radius: 5px; }}
    QCheckBox::indicator:hover {{ border-color: {_hex(THEME.good)}; }}
    QCheckBox::indicator:checked {{ background: {_hex(THEME.good)};
        border-color: {_hex(THEME.good)}; image: {_mark("check")}; }}
    QCheckBox::indicator:disabled {{ background: {_hex(THEME.paper)};
        border-color: {_hex(THEME.rule)}; }}
    QCheckBox::indicator:checked:disabled {{ image: {_mark("check-dim")}; }}
    """


def _sliders() -> str:
    return f"""
    QSlider {{ min-height: 32px; border: 2px solid transparent; border-radius: 7px; }}
    QSlider:focus {{ border-color: {_hex(THEME.good)}; }}
    QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; margin: 0 6px;
        background: {_hex(THEME.rule)}; }}
    QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; margin: 0 6px;
        background: {_hex(THEME.good)}; }}
    QSlider::handle:horizontal {{ width: 20px; margin: -8px 0; border-radius: 11px;
        background: {_hex(THEME.ivory0)}; border: 1px solid {_hex(THEME.side)}; }}
    QSlider::handle:hover {{ border-color: {_hex(THEME.good)}; }}
    """


def _lists() -> str:
    """Lists, tables, and the bars that scroll them."""
    rule, ink = _hex(THEME.rule), _hex(THEME.pink)
    return f"""
    QListView, QTableView, QTreeView {{ background: {_hex(THEME.ivory0)}; color: {ink};
        border: 1px solid {rule}; border-radius: 6px; outline: none;
        gridline-color: {_hex(THEME.wash)};
        selection-background-color: {_hex(THEME.wash)}; selection-color: {ink}; padding: 3px; }}
    QTableView {{ padding: 0; }}
    QListView:focus, QTreeView:focus {{ border: 2px solid {_hex(THEME.good)}; padding: 2px; }}
    QTableView:focus {{ border: 2px solid {_hex(THEME.good)}; }}
    QListView::item {{ min-height: 30px; padding: 0 8px; border-radius: 5px; }}
    QListView::item:hover {{ background: {_hex(faded(THEME.wash, 0.6))}; }}
    QListView::item:selected {{ background: {_hex(THEME.wash)}; color: {ink}; }}
    QListView::item:selected:active {{ background: {_hex(THEME.good)};
        color: {_hex(THEME.ivory0)}; }}
    QHeaderView {{ background: {_hex(THEME.wash)}; border: none; }}
    QHeaderView::section {{ background: {_hex(THEME.wash)}; color: {_hex(THEME.pink2)};
        border: none; border-bottom: 1px solid {rule}; padding: 6px 8px;
        font-family: "{typography.SANS}"; font-size: 13px; font-weight: 700; }}
    QScrollArea {{ background: transparent; border: 2px solid transparent; border-radius: 6px; }}
    QScrollArea:focus {{ border-color: {_hex(THEME.good)}; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
    QScrollBar::handle {{ background: {rule}; border-radius: 4px; margin: 2px; }}
    QScrollBar::handle:vertical {{ min-height: 36px; }}
    QScrollBar::handle:horizontal {{ min-width: 36px; }}
    QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {_hex(THEME.side)}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: none; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _groups() -> str:
    """What holds several controls together, and what is said of one on pointing at it."""
    return f"""
    QTabWidget::pane {{ border: 1px solid {_hex(THEME.rule)}; border-radius: 6px; top: -1px; }}
    QTabBar::tab {{ background: transparent; color: {_hex(THEME.pink2)};
        border: 2px solid transparent; border-radius: 6px; padding: 6px 14px; }}
    QTabBar::tab:hover {{ color: {_hex(THEME.pink)}; }}
    QTabBar::tab:selected {{ color: {_hex(THEME.pink)}; background: {_hex(THEME.wash)}; }}
    QTabBar::tab:focus {{ border-color: {_hex(THEME.good)}; }}
    QToolTip {{ background: {_hex(THEME.ivory0)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.side)}; padding: 5px 8px;
        font-family: "{typography.SANS}"; font-size: 14px; }}
    QMenu {{ background: {_hex(THEME.ivory0)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.side)}; padding: 4px; }}
    QMenu::item {{ padding: 6px 22px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {_hex(THEME.good)}; color: {_hex(THEME.ivory0)}; }}
    QMenu::item:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    QFrame[role="rule"] {{ background: {_hex(THEME.rule)}; border: none; max-height: 1px; }}
    """


def _words() -> str:
    face = f'font-family: "{typography.SERIF}"; font-weight: 600; color: {_hex(THEME.pink)}'
    return f"""
    QLabel:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    QLabel[role="title"] {{ {face}; font-size: 24px; }}
    QLabel[role="heading"] {{ {face}; font-size: 18px; }}
    QLabel[role="help"] {{ font-size: 14px; color: {_hex(THEME.pink2)}; }}
    QLabel[role="trouble"] {{ color: {_hex(THEME.red)}; font-weight: 600; }}
    """
