"""What one seat may know of a match of Moon (M1.5)."""

from __future__ import annotations

from typing import TypeAlias

from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules

MoonSight: TypeAlias = AuctionSight[MoonRules, HandOver]
