"""Where a slip of paper may lie: near what it means, and over nothing that is needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

EDGE: Final = 4.0
"""Px to the edge of the view,"""
TOP: Final = 10.0
"""and to its upper edge, where the tape stands out."""

CLEAR: Final = 8.0
"""Px to whatever it must not cover,"""
TAPE: Final = 12.0
"""and to what is above it, which its tape must not cover either."""

WEDGE: Final = 13.0
"""Px to what it means: the wedge is between them."""

_STAY: Final = 0.12
"""What a px of the way from where it lies now weighs beside one to what it means,"""
_SPARED: Final = 1 / 75
"""and what one weighs that it covers of what is rather to be seen."""
_LOOKED_AT: Final = 3
"""So many px of what is known are as bad to cover as one of what is looked at."""


def place_slip(
    size: QSizeF,
    view: QRectF,
    target: QRectF | None,
    avoid: Sequence[QRectF],
    looked_at: Sequence[QRectF] = (),
    known: Sequence[QRectF] = (),
    rather: Sequence[QRectF] = (),
    here: QRectF | None = None,
    pressed: Sequence[QRectF] = (),
) -> QRectF:
    """A place within ``view`` that covers nothing to be ``pressed``, then none of ``avoid``,
    nothing ``looked_at`` or ``known``, and ``rather`` none of others, nearest to ``target``;
    or, where it means nothing, one that covers none of these, nearest to where the slip lies now
    (``here``). Where there is no such place, the one that covers least."""
    inner = view.adjusted(EDGE, TOP, -EDGE, -EDGE)
    first, kept = (
        [rect.adjusted(-CLEAR, -CLEAR, CLEAR, TAPE) for rect in rects if not rect.isEmpty()]
        for rects in (pressed, avoid)
    )
    spared = [rect for rect in rather if not rect.isEmpty()]
    spares = spared if target is None else []
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
    for rect in (*first, *kept, *looked_at, *known, *spares):
        lefts += (rect.left() - wide, rect.right())
        tops += (rect.top() - high, rect.bottom())
    most = max(inner.left(), inner.right() - wide), max(inner.top(), inner.bottom() - high)

    def cost(paper: QRectF) -> tuple[float, float]:
        away, off = paper.center() - aim.center(), QPointF()
        if here is not None:
            off = paper.center() - here.center()
        far = _distance(paper, aim) + _STAY * math.hypot(off.x(), off.y())
        return far + px_covered(paper, spared) * _SPARED, math.hypot(away.x(), away.y())

    places = {
        (max(inner.left(), min(left, most[0])), max(inner.top(), min(top, most[1])))
        for left in lefts
        for top in tops
    }
    papers = [QRectF(QPointF(*place), size) for place in sorted(places)]

    def covers(paper: QRectF) -> tuple[float, ...]:
        before = px_covered(paper, first), px_covered(paper, kept)
        return *before, px_told(paper, looked_at, known), px_covered(paper, spares)

    covered = list(map(covers, papers))
    least = min(covered)
    return min((paper for paper, px in zip(papers, covered, strict=True) if px == least), key=cost)


def px_covered(paper: QRectF, rects: Sequence[QRectF]) -> float:
    """Px of ``rects`` that lie under ``paper``; edges that touch are apart."""
    both = [paper.intersected(rect) for rect in rects if paper.intersects(rect)]
    return sum(math.floor(rect.width()) * math.floor(rect.height()) for rect in both)


def px_told(paper: QRectF, looked_at: Sequence[QRectF], known: Sequence[QRectF]) -> float:
    """What ``paper`` covers of what is told of others, in px of what is known already."""
    return _LOOKED_AT * px_covered(paper, looked_at) + px_covered(paper, known)


def _distance(one: QRectF, other: QRectF) -> float:
    across = max(0.0, other.left() - one.right(), one.left() - other.right())
    down = max(0.0, other.top() - one.bottom(), one.top() - other.bottom())
    return math.hypot(across, down)
