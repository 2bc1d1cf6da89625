"""The way through the pages of the help: back, forward, and how far each was scrolled."""

from __future__ import annotations

import pytest

from moon_desktop.windows.help.window import History, Stop


def test_back_and_forward_along_the_way():
    history = History()
    for page, left_at in (("a", 30), ("b", 70)):
        history.go(page)
        history.leave(left_at)
    history.go("c")
    assert history.back() == Stop("b", 70)
    assert history.back() == Stop("a", 30)
    assert not history.can_go_back
    assert history.forward() == Stop("b", 70)
    assert history.can_go_forward


def test_a_new_page_takes_the_place_of_those_left_behind():
    history = History()
    for page in ("a", "b", "c"):
        history.go(page)
    history.back()
    history.back()
    history.go("d")
    assert not history.can_go_forward
    assert history.back().page == "a"


def test_there_is_nothing_before_the_first_and_after_the_last():
    history = History()
    history.leave(5)
    history.go("a")
    for move in (history.back, history.forward):
        with pytest.raises(IndexError):
            move()
    history.leave(9)
    history.go("b")
    assert history.back() == Stop("a", 9)
