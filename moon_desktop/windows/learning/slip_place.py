"""Where a slip of paper may lie: near what it means, and over nothing that is needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

EDGE: Final = 10.0
"""Px to the edge of the view; the tape stands out there."""

CLEAR: Final = 8.0
"""Px to whatever it must not cover."""

WEDGE: Final = 20.0
"""Px to what it means: the wedge is between them."""


def place_slip(
    size: QSizeF,
    view: QRectF,
    target: QRectF | None,
    avoid: Sequence[QRectF],
    here: QRectF | None = None,
) -> QRectF:
    """A place within ``view`` that covers none of ``avoid``, nearest to ``target``, or to where
    the slip lies now (``here``) where it means nothing; where there is no such place, the one that
    covers least."""
    inner = view.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    kept = [rect.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR) for rect in avoid if not rect.isEmpty()]
    aim = target or here or QRectF(inner.left(), inner.center().y(), 0, 0)
    if target is not None:
        kept.append(target.adjusted(-WEDGE, -WEDGE, WEDGE, WEDGE))
    wide, high = size.width(), size.height()
    # The nearest free place leans on something, or is level with what is meant.
    lefts = [aim.center().x() - wide / 2, inner.left(), inner.right() - wide]
    tops = [aim.center().y() - high / 2, inner.top(), inner.bottom() - high]
    if here is not None:
        lefts.append(here.left())
        tops.append(here.top())
    for rect in kept:
        lefts += (rect.left() - wide, rect.right())
        tops += (rect.top() - high, rect.bottom())
    most = max(inner.left(), inner.right() - wide), max(inner.top(), inner.bottom() - high)

    def cost(paper: QRectF) -> tuple[float, float, float]:
        covered = sum(map(_area, map(paper.intersected, kept)))
        away = paper.center() - aim.center()
        return covered, _distance(paper, aim), math.hypot(away.x(), away.y())

    places = {
        (max(inner.left(), min(left, most[0])), max(inner.top(), min(top, most[1])))
        for left in lefts
        for top in tops
    }
    return min((QRectF(QPointF(*place), size) for place in sorted(places)), key=cost)


def _area(rect: QRectF) -> float:
    # Whole px: edges that touch are apart.
    return math.floor(max(0.0, rect.width())) * math.floor(max(0.0, rect.height()))


def _distance(one: QRectF, other: QRectF) -> float:
    across = max(0.0, other.left() - one.right(), one.left() - other.right())
    down = max(0.0, other.top() - one.bottom(), one.top() - other.bottom())
    return math.hypot(across, down)
