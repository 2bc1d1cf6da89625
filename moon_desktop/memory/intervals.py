"""What a figure is worth: rates and means that tell how sure they are, and nothing of too few."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from math import erfc, hypot, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.words.language import tr
from moon_desktop.words.review import decimal, percent, points, thousands

LEAST: Final = 10
"""Of fewer there is neither a share nor a mean."""
FIRM: Final = 30
"""Fewer are drawn hollow."""
COMPARED: Final = 50
"""Of fewer on either side nothing is said to be more than the other."""
_Z: Final = 1.6448536269514722
"""So many standard errors on both sides hold 90 % of what can be."""

Band: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Spread:
    """Sums over ``observations``, each an ``amount`` got in a ``count`` of tries.

    An observation is what chance dealt once: a hand, or all matches played from one seed. Its
    tries need not be as many as those of the next.
    """

    observations: int = 0
    amount: int = 0
    count: int = 0
    amount_squares: int = 0
    products: int = 0
    count_squares: int = 0

    def __add__(self, other: Spread) -> Spread:
        return Spread(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @staticmethod
    def of(amount: int, count: int = 1) -> Spread:
        """That of one observation."""
        return Spread.over([(amount, count)])

    @staticmethod
    def over(found: Iterable[tuple[int, int]]) -> Spread:
        """That of several, each an amount in a count of tries."""
        each = [(1, a, n, a * a, a * n, n * n) for a, n in found]
        return Spread(*map(sum, zip(*each, strict=True)))

    def as_one(self) -> Spread:
        """All observations taken for a single one, where one chance dealt them all."""
        return Spread.of(self.amount, self.count)

    @property
    def mean(self) -> float | None:
        """The amount a try; None of none."""
        return self.amount / self.count if self.count else None

    @property
    def standard_error(self) -> float | None:
        """That of the mean, from how far the observations lie from it; None below two of them.

        Where all have as many tries it is the textbook's; else that of a ratio of two sums.
        """
        if self.observations < 2 or not self.count:
            return None
        # The squares of amount − mean × count, summed in whole numbers: nothing cancels out.
        squares = (
            self.amount_squares * self.count * self.count
            - 2 * self.amount * self.count * self.products
            + self.amount * self.amount * self.count_squares
        )
        spread = squares * self.observations / (self.observations - 1)
        return sqrt(spread) / (self.count * self.count)


NOTHING: Final = Spread()
"""No observation yet."""


class Rate(NamedTuple):
    """So many ``hits`` in so many ``tries``, each of which hits or does not."""

    hits: int
    tries: int

    @property
    def value(self) -> float | None:
        """The share; None of too few."""
        return self.hits / self.tries if self.tries >= LEAST else None

    @property
    def band(self) -> Band | None:
        """Wilson's interval of 90 %."""
        return wilson(self.hits, self.tries) if self.tries >= LEAST else None

    @property
    def counted(self) -> str:
        """As in ``3 of 4``."""
        return tr("{n} of {of}").format(n=thousands(self.hits), of=thousands(self.tries))

    @property
    def told(self) -> str:
        """As in ``58% (54–62)``; nothing of too few."""
        if self.value is None or self.band is None:
            return ""
        low, high = (decimal(100 * edge, 0) for edge in self.band)
        return f"{percent(self.value)} ({low}–{high})"


class Mean(NamedTuple):
    """An amount a try, from a ``spread`` in which a match is an observation and so many of what is
    summed make one ``unit``; ``plain``: it is none that may be lost, and is told without a sign."""

    spread: Spread
    unit: float = 1
    plain: bool = False

    @property
    def tries(self) -> int:
        """How many tries it stands on."""
        return self.spread.count

    @property
    def value(self) -> float | None:
        """The mean; None of too few, or where nothing tells how sure it is."""
        sure = self.tries >= LEAST and self.spread.standard_error is not None
        return (self.spread.mean or 0) / self.unit if sure else None

    @property
    def reach(self) -> float:
        """Half of the interval of 90 %."""
        return _Z * (self.spread.standard_error or 0) / self.unit

    @property
    def band(self) -> Band | None:
        """The interval of 90 %; of what is plain none of it is below nothing."""
        value = self.value
        if value is None:
            return None
        low = value - self.reach
        return max(0.0, low) if self.plain else low, value + self.reach

    @property
    def counted(self) -> str:
        """How many tries."""
        return thousands(self.tries)

    @property
    def told(self) -> str:
        """As in ``+1.4 ± 0.3``; nothing of too few."""
        value = self.value
        if value is None:
            return ""
        told = decimal(value, 2) if self.plain else points(value, 2)
        return f"{told} ± {decimal(self.reach, 2)}"


class Dealt(NamedTuple):
    """How many pieces of a kind were ``got`` in so many hands (``tries``), of whose sum the mean
    that is ``expected`` and the ``variance`` are known."""

    got: int
    tries: int
    expected: float
    variance: float

    @property
    def value(self) -> float | None:
        """So many a hand; None of too few."""
        return self.got / self.tries if self.tries >= LEAST else None

    @property
    def band(self) -> Band | None:
        """Between these lie 90 of 100 fair histories of as many hands."""
        if self.tries < LEAST:
            return None
        reach = _Z * sqrt(self.variance)
        return (self.expected - reach) / self.tries, (self.expected + reach) / self.tries

    @property
    def likelihood(self) -> float | None:
        """The share of fair histories that lie as far from what is expected, or farther: by the
        normal distribution, each sum standing for all up to half way to the next."""
        if self.tries < LEAST or not self.variance:
            return None
        away = max(0.0, abs(self.got - self.expected) - 0.5)
        return erfc(away / sqrt(2 * self.variance))

    @property
    def counted(self) -> str:
        """How many hands."""
        return thousands(self.tries)

    @property
    def told(self) -> str:
        """As in ``2.31 (2.10–2.36)``; nothing of too few."""
        if self.value is None or self.band is None:
            return ""
        low, high = (decimal(edge, 2) for edge in self.band)
        return f"{decimal(self.value, 2)} ({low}–{high})"


class Strength(NamedTuple):
    """How strong somebody plays after so many games (``tries``): what to ``expect``, and
    ``between`` what it is in 90 of 100 cases, as powers of e from a casual player."""

    tries: int
    expect: float
    between: Band

    @property
    def firm(self) -> bool:
        """Whether it can be told in figures."""
        return self.tries >= FIRM

    @property
    def value(self) -> float | None:
        """In points; None of too few."""
        return scaled(self.expect) if self.tries >= LEAST else None

    @property
    def band(self) -> Band | None:
        """The interval of 90 %, in points."""
        low, high = map(scaled, self.between)
        return (low, high) if self.tries >= LEAST else None

    @property
    def counted(self) -> str:
        """How many games."""
        return thousands(self.tries)

    @property
    def told(self) -> str:
        """As in ``1124 (1050–1201)``; nothing while it is not firm."""
        low, high = (f"{scaled(edge):.0f}" for edge in self.between)
        return f"{scaled(self.expect):.0f} ({low}–{high})" if self.firm else ""


def scaled(strength: float) -> float:
    """A power of e in points as of chess, 400 of which are ten times the odds; a casual player has
    1000."""
    return 1000 + 400 / log(10) * strength


class Tally(NamedTuple):
    """A number that is nothing but counted."""

    tries: int
    value: None = None
    band: None = None
    told: str = ""

    @property
    def counted(self) -> str:
        """The number."""
        return thousands(self.tries)


class Parts(NamedTuple):
    """What so many hands (``tries``) of a match brought, in hundredths of a game, and what it is
    the sum of, to the last one: nothing is estimated of others by it."""

    tries: int
    luck: float
    own: float
    others: float
    value: None = None
    band: None = None
    told: str = ""

    @property
    def gained(self) -> float:
        """The sum."""
        return self.luck + self.own + self.others

    @property
    def parts(self) -> tuple[str, ...]:
        """Those of the sum, as in ``+40``, ``−5``, ``±0``."""
        told = (points(part, 0) for part in (self.luck, self.own, self.others))
        return tuple("±0" if part == "0" else part for part in told)

    @property
    def counted(self) -> str:
        """As in ``+67 = +40 −5 +32``."""
        return f"{points(self.gained, 0)} = {' '.join(self.parts)}"


Figure: TypeAlias = Rate | Mean | Dealt | Strength | Tally | Parts
"""It stands on so many ``tries``; ``value``, ``band`` and ``told`` are nothing where these are too
few: no page can show more."""


def wilson(hits: int, of: int, z: float = _Z) -> Band:
    """The interval of a share after Wilson, ``z`` standard errors to both sides."""
    share, squared = hits / of, z * z / of
    middle = share + squared / 2
    reach = z * sqrt(share * (1 - share) / of + squared / (4 * of))
    low, high = (middle - reach) / (1 + squared), (middle + reach) / (1 + squared)
    return min(share, max(0.0, low)), max(share, min(1.0, high))


def newcombe(one: Rate, other: Rate, z: float = _Z) -> Band:
    """The interval of the difference of two shares: Newcombe's, from Wilson's of each."""
    (low, high), (below, above) = wilson(*one, z), wilson(*other, z)
    here, there = one.hits / one.tries, other.hits / other.tries
    more = here - there
    return more - hypot(here - low, above - there), more + hypot(high - here, there - below)


def difference(one: Figure, other: Figure) -> Band | None:
    """The interval of 90 % of how much more ``one`` is than the ``other``; None where they are no
    two of a kind, or there are too few."""
    if min(one.tries, other.tries) < COMPARED:
        return None
    if isinstance(one, Rate) and isinstance(other, Rate):
        return newcombe(one, other)
    if not (isinstance(one, Mean) and isinstance(other, Mean)):
        return None
    if one.value is None or other.value is None:
        return None
    more, reach = one.value - other.value, hypot(one.reach, other.reach)
    return more - reach, more + reach


def clearest(figures: Sequence[Figure]) -> tuple[int, int] | None:
    """The places of the two of which the first is most surely more than the second; None where
    that is not sure of any."""
    pairs = [(one, other) for one in range(len(figures)) for other in range(len(figures))]
    found = {pair: difference(*(figures[place] for place in pair)) for pair in pairs}
    sure = {pair: band[0] for pair, band in found.items() if band is not None and band[0] > 0}
    return max(sure, key=sure.__getitem__) if sure else None
