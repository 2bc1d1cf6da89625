"""All contradictions of a form are found, not the first alone."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import CHOICES, MoonRules
from moon_desktop.games.moon.show.rules_form import CONTRADICTIONS
from moon_desktop.windows.rules.form import contradictions
from tests.kit.strategies import LAW

MOON = CATALOGUE["moon"]


def expected(values: dict[str, Any]) -> set[str]:
    no_shoot = not values["over"] and not values["under"]
    cases = {
        "partners-need-four": values["partners"] and values["seats"] == 3,
        "blanks-need-three": values["seats"] == 4 and values["follow_me"] == "blanks",
        "best-of-odd": values["match"] == "best-of" and values["match_length"] % 2 == 0,
        "no-shoot-to-top": no_shoot and values["shoot_tops"] > 1,
        "no-shoot-after-seven": no_shoot and values["shoot_after_seven"],
    }
    assert set(cases) == set(CONTRADICTIONS)
    return {reason for reason, holds in cases.items() if holds}


@LAW
@given(data=st.data())
def test_just_those_that_hold_are_found(data):
    """M7: whatever the values are; each is about keys that the values really contradict in."""
    values = {
        key: data.draw(st.integers(1, 6) if choices is None else st.sampled_from(choices))
        for key, choices in CHOICES.items()
    }
    found = contradictions(MOON, values)
    assert {trouble.reason for trouble in found} == expected(values)
    for trouble in found:
        rest = {key: values[key] for key in trouble.keys}
        assert trouble.reason in {other.reason for other in contradictions(MOON,
            MoonRules().to_record() | rest
        )}  # fmt: skip
