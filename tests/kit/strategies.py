"""What the laws are tried on: house rules that can be played, and seeds for walks."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.moon.rules import MoonRules

LAW = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same examples on every run: a law that fails, fails for everybody."""

_NUMBERS = {"target": range(1, 22), "match_length": range(1, 6)}
_VALUES = {key: choices or _NUMBERS[key] for key, choices in choices_of(MoonRules).items()}


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 10**9)


def _mended(values: dict[str, Any]) -> dict[str, Any]:
    """The nearest rules that do not contradict each other."""
    partners, seats = values["partners"], values["seats"]
    blanks = values["follow_me"] == "blanks" and seats == 4
    even = values["match"] == "best-of" and values["match_length"] % 2 == 0
    shoots = values["over"] or values["under"]
    return values | {
        "partners": partners and seats == 4,
        "follow_me": "off" if blanks else values["follow_me"],
        "match_length": values["match_length"] + even,
        "shoot_tops": values["shoot_tops"] if shoots else 1,
        "shoot_after_seven": values["shoot_after_seven"] and shoots,
    }


@st.composite
def playable_rules(draw: st.DrawFn, /, **fixed: Any) -> MoonRules:
    """Any rules that can be played, with the values of ``fixed``."""
    # One draw of a byte for each key: a draw for each takes longer than most laws.
    places = draw(st.binary(min_size=len(_VALUES), max_size=len(_VALUES)))
    values = {
        key: choices[place % len(choices)]
        for (key, choices), place in zip(_VALUES.items(), places, strict=True)
    }
    return MoonRules(**_mended(values | fixed))
