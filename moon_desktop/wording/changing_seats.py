"""What is said while the screen goes from one person to another."""

from __future__ import annotations

from moon_desktop.wording.names import apart
from moon_desktop.wording.tongue import tr


def turn_of(name: str) -> str:
    """Whose turn it is, as a heading."""
    return tr("{name}, it is your turn").format(name=apart(name))


def took_last(name: str) -> str:
    """Who took the trick that ended while others sat there."""
    return tr("{name} took the last trick.").format(name=apart(name))


def look_away() -> str:
    """What the others do meanwhile."""
    return tr("Everybody else, please look away.")


def here(name: str) -> str:
    """The key that says the person is there."""
    return tr("I am {name}: show my tiles").format(name=apart(name))
