"""The offer to play out a hand whose rest is certain."""

from __future__ import annotations

from moon_desktop.wording.names import apart
from moon_desktop.wording.tongue import tr


def claim_offer(name: str | None, key: str) -> str:
    """Who takes all the tricks left, None for the reader, and the ``key`` that plays them out,
    empty where it has none."""
    who = tr("The rest is yours") if name is None else tr("{name} takes the rest")
    told = who.format(name=name and apart(name))
    if not key:
        return tr("{told}: choose Claim to play it out.").format(told=told)
    return tr("{told}: {key} plays it out.").format(told=told, key=key)
