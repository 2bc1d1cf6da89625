"""What one seat may know of a match of Texas 42 (T1.3)."""

from __future__ import annotations

from typing import TypeAlias

from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import FortyTwoRules

FortyTwoSight: TypeAlias = AuctionSight[FortyTwoRules, HandOver]
