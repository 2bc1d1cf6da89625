"""Where the keys of a panel stand: side by side, or in rows, some of them in a well."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from moon_desktop.windows.main.choice_key import ROOM, ChoiceKey
from moon_desktop.windows.main.choice_well import HEAD, ChoiceWell
from moon_desktop.windows.main.picture_key import PictureKey

_APART = 7.0
_BELOW, _BELOW_FLAT = 13.0, 8.0
"""Px between two rows."""

_WIDEST = 1.3
"""A figure is at most so many times as wide as it must be."""

_INSET, _INSET_FLAT = 11.0, 8.0
"""Px from the edge of a well to its keys."""


def lay_side_by_side(keys: Sequence[ChoiceKey], x: int, y: int, width: int) -> int:
    """Stands ``keys`` in the middle of ``width`` px, their room between them; returns how high
    they are."""
    high = max(key.height() for key in keys)
    x += (width - sum(key.width() for key in keys)) // 2
    for key in keys:
        key.move(x, y + (high - key.height()) // 2)
        x += key.width()
    return high


class KeyRow:
    """Keys of one row, with a few words over them or in a well; all px are those of their faces,
    without the room round them."""

    def __init__(
        self,
        keys: list[ChoiceKey],
        zoom: float,
        head: QLabel | None,
        well: ChoiceWell | None,
        *,
        on_mat: bool,
    ) -> None:
        self._keys = keys
        self._zoom = zoom
        self._head = head
        self._well = well
        self._on_mat = on_mat
        self._flat = False
        self._pictures = [key for key in keys if isinstance(key, PictureKey)]

    @property
    def foldable(self) -> bool:
        """Whether it can be flatter."""
        return self._on_mat and bool(self._pictures)

    def take_form(self, *, flat: bool) -> None:
        """Makes it as high as it looks best, or as ``flat`` as it can be."""
        self._flat = flat
        for key in self._pictures:
            if not self._on_mat:
                key.form = "bid"
            elif flat:
                key.form = "flat"
            else:
                key.form = "wide" if self._well is None else "below"
        column = max((key.picture.width() for key in self._pictures), default=0)
        for key in self._pictures:
            key.column = column

    def _px(self, px: float) -> int:
        return round(px * self._zoom)

    @property
    def _leasts(self) -> list[int]:
        """How wide each key must be; pictures of one row are equally wide."""
        leasts = [key.sizeHint().width() - 2 * self._px(ROOM) for key in self._keys]
        if len(self._pictures) == len(self._keys):
            return [max(leasts)] * len(leasts)
        return leasts

    @property
    def _inset(self) -> int:
        if self._well is None:
            return 0
        return self._px(_INSET_FLAT if self._flat else _INSET)

    @property
    def _high(self) -> int:
        return max(key.sizeHint().height() for key in self._keys) - 2 * self._px(ROOM)

    @property
    def _above(self) -> int:
        """What stands over the keys."""
        if self._well is not None:
            return self._px(HEAD)
        return self._head.sizeHint().height() + self._px(5) if self._head is not None else 0

    @property
    def least(self) -> int:
        """How wide the row must be."""
        width = sum(self._leasts) + (len(self._keys) - 1) * self._px(_APART) + 2 * self._inset
        for part in (self._head, self._well):
            width = max(width, part.sizeHint().width() if part is not None else 0)
        return width

    def place(self, x: int, y: int, width: int) -> tuple[int, int]:
        """Lays the row out from (x, y) on; returns the top and the bottom of its keys."""
        leasts, gap, room, high = self._leasts, self._px(_APART), self._px(ROOM), self._high
        top, bottom = y + self._above, y + self._above + high
        if self._head is not None:
            self._head.setGeometry(x, y, width, self._head.sizeHint().height())
        if self._well is not None:
            self._well.setGeometry(x, y, width, bottom - y + self._inset)
        at, free = x + self._inset, width - 2 * self._inset - gap * (len(leasts) - 1) - sum(leasts)
        for place, (key, least) in enumerate(zip(self._keys, leasts, strict=True)):
            wide = least + free // (len(leasts) - place)
            free -= wide - least
            if key.kind == "digit":
                wide = min(wide, round(least * _WIDEST))
            key.setFixedSize(wide + 2 * room, high + 2 * room)
            key.move(at - room, top - room)
            at += wide + gap
        return top, bottom

    @property
    def below(self) -> int:
        """Px between this row and the next."""
        return self._px(_BELOW_FLAT if self._flat else _BELOW)

    @property
    def foot(self) -> int:
        """Px from the keys to the next row."""
        return self._inset + self.below
