"""The style sheet of the application: how each kind of widget looks, on paper and beside it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QColor

from moon_desktop.look import typography
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.resources import resource

CORNER: Final = 10
"""Px of the radius of a menu, a tip and a toast."""

_PX: Final = re.compile(r"(?<![\w#])(?:[3-9]|\d\d+)(?=px)")
"""Of more than an edge."""


def style_sheet(zoom: float | None = None) -> str:
    """The rules for all widgets, in the colours that are worn now, of which it begins with the
    ``key``; all is as many times its least size as words are, but edges. ``zoom``: those of a
    window in which that is another size, none where it is the same.

    None is for what has the focus: that has the ring of a FocusFrame.
    Rules of the font and of the colour of words are for roles alone: what has none has the font
    that it was given, and the application's palette.
    """
    if zoom == THEME.text:
        return ""
    parts = (_buttons, _lines, _combos, _ticks, _sliders, _lists, _groups, _words, _rules)
    others = (_bar, _popups, _over_the_table)
    sheet = f"/* {THEME.key} */" + "".join(part() for part in (*parts, *others))
    return _PX.sub(lambda px: f"{round(int(px[0]) * (zoom or THEME.text))}", sheet)


def _hex(colour: QColor) -> str:
    return colour.name(QColor.NameFormat.HexArgb)


def mark(name: str) -> str:
    """The file of a small mark of a control, drawn in the ink of paper."""
    return resource("marks", f"{name}{'-dark' * THEME.dark}.svg").as_posix()


def _mark(name: str) -> str:
    return f'url("{mark(name)}")'


def _buttons() -> str:
    dim = _hex(faded(THEME.pink, 0.45))
    small, key = 'QPushButton[role="small"]', "QTabBar QToolButton"
    return f"""
    QPushButton, QToolButton, QCheckBox, QComboBox, QTabBar {{ outline: none; }}
    QPushButton {{ font-family: "{typography.SANS}"; font-size: 15px; color: {_hex(THEME.pink)};
        background: {_hex(THEME.wash)}; border: 1px solid {_hex(THEME.rule)};
        border-radius: 9px; padding: 8px 20px; min-width: 64px; min-height: 26px; }}
    QPushButton:hover {{ background: {_hex(THEME.field)}; }}
    QPushButton:pressed {{ background: {_hex(THEME.rule)}; }}
    QPushButton:default {{ background: {_hex(THEME.brass)}; color: {_hex(THEME.onbrass)};
        border-color: {_hex(THEME.brassd)}; font-weight: 700; }}
    QPushButton:default:hover {{ background: {_hex(mixed(THEME.brass, THEME.ivory0, 0.35))}; }}
    QPushButton:default:pressed {{ background: {_hex(mixed(THEME.brass, THEME.brassd, 0.3))}; }}
    QPushButton:disabled {{ color: {dim}; background: {_hex(THEME.paper)};
        border: 1px solid {_hex(THEME.wash)}; }}
    {small}, {key} {{ font-family: "{typography.SANS}"; font-size: 14px;
        color: {_hex(THEME.pink)}; background: {_hex(THEME.wash)};
        border: 1px solid {_hex(THEME.rule)}; border-radius: 7px; padding: 4px 11px;
        min-width: 20px; min-height: 34px; font-weight: 500; }}
    {small}:hover, {key}:hover {{ background: {_hex(THEME.field)}; }}
    {small}:disabled, {key}:disabled {{ color: {dim};
        background: {_hex(THEME.paper)}; border: 1px solid {_hex(THEME.wash)}; }}
    """


def _lines() -> str:
    """Lines to write in, and numbers to step."""
    return f"""
    QLineEdit, QSpinBox {{ background: {_hex(THEME.field)};
        color: {_hex(THEME.pink)}; border: 1px solid {_hex(THEME.rule)}; border-radius: 6px;
        padding: 4px 8px; min-height: 34px; selection-background-color: {_hex(THEME.good)};
        selection-color: {_hex(THEME.paper)}; }}
    QLineEdit:hover, QSpinBox:hover {{ border-color: {_hex(THEME.side)}; }}
    QLineEdit:disabled, QSpinBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))};
        background: {_hex(THEME.paper)}; border: 1px solid {_hex(THEME.wash)}; }}
    QSpinBox {{ padding-right: 26px; }}
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
    QComboBox {{ background: {_hex(THEME.field)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.rule)}; border-radius: 6px; padding: 4px 30px 4px 9px;
        min-height: 34px; combobox-popup: 0; }}
    QComboBox:hover, QComboBox:on {{ border-color: {_hex(THEME.side)}; }}
    QComboBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; background: {_hex(THEME.paper)};
        border: 1px solid {_hex(THEME.wash)}; }}
    QComboBox::drop-down {{ subcontrol-origin: border; subcontrol-position: center right;
        width: 30px; border: none; background: transparent; }}
    QComboBox::down-arrow {{ image: {_mark("down")}; width: 16px; height: 16px; }}
    QComboBox::down-arrow:disabled {{ image: {_mark("down-dim")}; }}
    QComboBox QAbstractItemView {{ background: {_hex(THEME.field)}; color: {_hex(THEME.pink)};
        border: 1px solid {_hex(THEME.side)}; border-radius: 0; padding: 3px; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: 44px; padding: 0 8px; border: none;
        border-radius: 5px; color: {_hex(THEME.pink)}; }}
    QComboBox QAbstractItemView::item:selected {{ background: {_hex(THEME.good)};
        color: {_hex(THEME.paper)}; }}
    QComboBox QAbstractItemView::item:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    """


def _ticks() -> str:
    """Boxes to tick."""
    return f"""
    QCheckBox {{ color: {_hex(THEME.pink)}; spacing: 9px; padding: 2px 6px 2px 2px;
        border: 2px solid transparent; border-radius: 7px; min-height: 36px; }}
    QCheckBox:disabled {{ color: {_hex(faded(THEME.pink, 0.45))}; }}
    QCheckBox::indicator {{ width: 18px; height: 18px; background: {_hex(THEME.field)};
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
    QSlider {{ min-height: 40px; border: 2px solid transparent; border-radius: 7px; }}
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
    QListView, QTreeView {{ background: {_hex(THEME.field)}; color: {ink};
        border: 1px solid {rule}; border-radius: 6px; outline: none;
        selection-background-color: {_hex(THEME.wash)}; selection-color: {ink}; padding: 3px; }}
    QListView::item {{ min-height: 44px; padding: 0 8px; border-radius: 5px; }}
    QListView::item:hover {{ background: {_hex(faded(THEME.wash, 0.6))}; }}
    QListView::item:selected {{ background: {_hex(THEME.wash)}; color: {ink}; }}
    QListView[role="pages"] {{ background: transparent; border: none; padding: 0; }}
    QHeaderView {{ background: {_hex(THEME.wash)}; border: none; }}
    QHeaderView::section {{ background: {_hex(THEME.wash)}; color: {_hex(THEME.pink2)};
        border: none; border-bottom: 1px solid {rule}; padding: 6px 8px; }}
    QTableView, QTableView QHeaderView, QTableView QHeaderView::section {{
        background: transparent; border: none; padding: 0; outline: none;
        selection-background-color: {_hex(faded(THEME.good, 0.3))}; selection-color: {ink}; }}
    QTableView QHeaderView::section {{ padding: 0 2px; border-left: 1px solid transparent; }}
    RowTable QHeaderView::section {{ padding-left: 5px; }}
    RowTable QHeaderView::section:first {{ padding-left: 13px; }}
    RowTable {{ padding: 4px; selection-background-color: transparent; }}
    RowTable::item {{ border-bottom: 1px solid {rule}; padding: 0 3px; }}
    QTextBrowser {{ background: transparent; color: {ink}; border: none;
        selection-background-color: {_hex(THEME.good)}; selection-color: {_hex(THEME.paper)}; }}
    HandAccount {{ background: transparent; }}
    QScrollArea {{ background: transparent; border: 2px solid transparent; border-radius: 6px; }}
    GameTables {{ border: none; }}
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
    """What holds several controls together."""
    return f"""
    QTabWidget::pane {{ border: none; top: -1px; }}
    PracticePage QTabWidget::pane {{ top: 6px; margin-bottom: 6px; }}
    QProgressBar {{ background: {_hex(THEME.field)}; border: 1px solid {_hex(THEME.rule)};
        border-radius: 4px; }}
    QProgressBar::chunk {{ background: {_hex(THEME.good)}; border-radius: 3px; }}
    QTabBar::tab {{ background: transparent; color: {_hex(THEME.pink2)};
        border: 2px solid transparent; border-radius: 6px; padding: 6px 14px;
        min-height: 28px; }}
    QTabBar::tab:hover {{ color: {_hex(THEME.pink)}; }}
    QTabBar::tab:selected {{ color: {_hex(THEME.pink)}; background: {_hex(THEME.wash)};
        border-left: 4px solid {_hex(THEME.good)}; }}
    QFrame[role="card"] {{ background: {_hex(faded(THEME.field, 0.7))};
        border: 1px solid {_hex(THEME.rule)}; border-radius: 9px; }}
    QFrame[role="rule"] {{ background: {_hex(THEME.rule)}; border: none; max-height: 1px; }}
    """


def _words() -> str:
    face = f'font-family: "{typography.SERIF}"; font-weight: 600; color: {_hex(THEME.pink)}'
    inks = "".join(
        f'QLabel[ink="{ink}"] {{ color: {_hex(getattr(THEME, ink))}; }}'
        for ink in ("pink", "pink2", "red", "good", "ink", "ink2")
    )
    return f"""
    QLabel[role="title"] {{ {face}; font-size: 24px; }}
    QLabel[role="heading"] {{ {face}; font-size: 18px; }}
    QLabel[role="help"] {{ font-size: 14px; color: {_hex(THEME.pink2)}; }}
    QLabel[role="trouble"] {{ color: {_hex(THEME.red)}; font-weight: 600; }}
    {inks}
    """


def _rules() -> str:
    """Rows of house rules."""
    return f"""
    RuleRow #name {{ font-weight: 700; }}
    RuleRow QToolButton {{ min-width: 18px; max-width: 18px; min-height: 18px; max-height: 18px;
        border: 1px solid {_hex(THEME.rule)}; border-radius: 9px; font-size: 13px; margin: 12px;
        background: {_hex(THEME.wash)}; color: {_hex(THEME.pink2)}; }}
    RuleRow QToolButton:hover {{ background: {_hex(THEME.field)}; }}
    RuleRow #source {{ font-size: 13px; color: {_hex(THEME.pink2)}; }}
    RuleRow #note {{ font-size: 13px; font-weight: 600; }}
    RuleRow #changed {{ font-size: 13px; font-weight: 700; color: {_hex(THEME.good)}; }}
    RuleRow #trouble {{ font-size: 14px; font-weight: 700; color: {_hex(THEME.red)}; }}
    RuleRow QFrame[mark="good"] {{ background: {_hex(THEME.good)}; border-radius: 1px; }}
    RuleRow QFrame[mark="red"] {{ background: {_hex(THEME.red)}; border-radius: 1px; }}
    """


def _bar() -> str:
    """The bar, the way back in brass, and the clock."""
    ink = _hex(THEME.ink)
    hover = _hex(faded(THEME.ink, 0.35 if THEME.flat else 0.12))
    return f"""
    QMenuBar {{ background: transparent; color: {ink}; spacing: 2px; }}
    QMenuBar::item {{ border: 2px solid transparent; border-radius: 8px;
        background: transparent; }}
    QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {hover};
        border-color: {ink}; }}
    QToolButton[role="return"] {{ background: {_hex(THEME.brass)}; color: {_hex(THEME.onbrass)};
        padding: 5px 12px; margin: 7px 0; }}
    QToolButton[role="return"]:hover {{
        background: {_hex(mixed(THEME.brass, THEME.ivory0, 0.35))}; }}
    QLabel[role="clock"] {{ color: {ink}; padding: 4px 8px; border: 1px solid transparent;
        border-radius: 8px; }}
    QLabel[last="true"] {{ background: {_hex(faded(THEME.ink, 0.12))};
        border-color: {_hex(faded(THEME.ink, 0.75))}; }}
    """


def _popups() -> str:
    """Menus, tips and toasts: small panels, wherever they are."""
    ink = _hex(THEME.ink)
    rim = THEME.rim if THEME.dark else mixed(THEME.panel, THEME.ink2, 0.45)
    edge = ink if THEME.flat else _hex(rim)
    face = f"background: {_hex(THEME.panelhi)}; color: {ink}; border: 1px solid {edge}"
    hover = _hex(faded(THEME.ink, 0.35 if THEME.flat else 0.12))
    return f"""
    QMenu {{ {face}; border-radius: {CORNER}px; padding: 6px; }}
    QMenu::item {{ padding: 13px 28px 13px 12px; border: 2px solid transparent;
        border-radius: 8px; }}
    QMenu::icon {{ margin-left: 6px; padding: 3px; border: 1px solid transparent; }}
    QMenu::icon:checked {{ background: {hover}; border-color: {_hex(faded(THEME.ink2, 0.45))};
        border-radius: 5px; }}
    QMenu::item:selected {{ background: {hover}; color: {ink}; border-color: {ink}; }}
    QMenu::item:disabled {{ color: {_hex(faded(THEME.ink2, 0.5))}; }}
    QMenu::separator {{ height: 1px; background: {hover}; margin: 6px 10px; }}
    QToolTip {{ {face}; border-radius: {CORNER}px; padding: 4px 7px;
        font-family: "{typography.SANS}"; font-size: 13px; font-weight: 500; }}
    Remark {{ {face}; border-radius: 0; border-width: 0 0 1px 0; }}
    Remark QLabel {{ color: {ink}; }}
    Remark QPushButton[role="small"] {{ background: transparent; color: {ink};
        border-color: transparent; text-decoration: underline; }}
    PanelPopup {{ {face}; border-radius: {CORNER}px; }}
    PanelPopup QLabel {{ color: {ink}; }}
    PanelPopup QLabel[role="help"] {{ color: {_hex(THEME.ink2)}; }}
    PanelPopup QLabel[role="trouble"] {{ color: {_hex(THEME.danger)}; }}
    PanelPopup QPushButton[role="small"], ResultCard QPushButton[role="small"] {{
        background: transparent; color: {ink}; border-color: {edge}; }}
    PanelPopup QPushButton[role="small"]:hover, ResultCard QPushButton[role="small"]:hover {{
        background: {hover}; }}
    PanelPopup QPushButton[role="small"]:disabled {{ background: transparent;
        color: {_hex(faded(THEME.ink2, 0.5))}; border-color: transparent; }}
    """


def _over_the_table() -> str:
    """The key that closes a sheet, that which leaves a slip, and the line for your name."""
    ink = _hex(THEME.ink)
    return f"""
    QToolButton[role="close"] {{ border: 2px solid transparent; border-radius: 7px;
        padding: 0 6px 3px 6px; color: {_hex(THEME.pink2)}; }}
    QToolButton[role="close"]:hover {{ background: {_hex(faded(THEME.pink, 0.07))}; }}
    QPushButton[role="leave"] {{ background: transparent; border: 1px solid transparent;
        text-decoration: underline; }}
    NameLine QLabel {{ color: {_hex(THEME.ink2)}; }}
    NameLine QLineEdit, PanelPopup QLineEdit {{ background: {_hex(THEME.panel)}; color: {ink};
        border: 1px solid {_hex(mixed(THEME.panel, THEME.stitch, 0.6))}; }}
    PlateShelf {{ border: none; }}
    """
