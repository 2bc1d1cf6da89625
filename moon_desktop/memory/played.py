"""What persons played, hand by hand, with all that pages ask of it: a table of the index that is
put together when a match comes in, for that takes longer than to add its rows up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from moon_desktop.engine.record import HUMAN
from moon_desktop.memory.records import AFAR

Level: TypeAlias = Literal["hand", "game", "match", "weighed", "fortune"]
"""What is counted; of a game and a match, the last hand tells who sat there. ``weighed`` are hands
in which that is done, ``fortune`` matches in which it is for every seat."""

_KIND: Final = "m.game || ' ' || m.shape"

TABLE: Final = """
CREATE TABLE own(kind, created, path, hand, seat, match, person, hand_out, weighed_out, game_out,
  match_out, fortune_out, game, preset, side, role, computers, bid, trump, result, points, hickeys,
  causes, strong, match_won, game_won, others, gained, lost, bidding, calling, playing, small,
  medium, large, promise, missed, rash, digest,
  PRIMARY KEY(kind, created, path, hand, seat)) WITHOUT ROWID;
CREATE TABLE beside(kind, created, path, person, weighed_out, player, match, preset, hands, lost,
  PRIMARY KEY(kind, created, path, person, weighed_out, player)) WITHOUT ROWID;
"""
"""``kind``: of game and table; ``…_out``: why it does not count at a level, empty where it does,
NULL where it is none of that level; ``others``: who sat on the other sides at the end of a game or
match, a comma where they were not alike. ``beside``: what mistakes cost a computer player in the
same hands, a match: hand by hand it takes longer to look up than all else on a page."""

SHARES: Final = """FROM matches m JOIN hands h ON h.match = m.id
  JOIN shares s ON s.match = h.match AND s.hand = h.hand
  LEFT JOIN weighed w ON w.digest = h.digest AND w.seat = s.seat"""

_OUT: Final = f"""CASE {{of}} WHEN m.{AFAR} THEN 'elsewhere'
  WHEN h.twin THEN 'twin' {{open}} WHEN h.seen THEN 'seen' WHEN {{helped}} THEN 'helped'
  {{weighed}} ELSE '' END"""
_HAND: Final = {"of": "", "open": "", "helped": "h.helped", "weighed": ""}
_MATCH: Final = {
    "of": "WHEN h.hand != m.hands THEN NULL", "open": "WHEN m.winners IS NULL THEN 'unfinished'",
    "helped": "m.helped", "weighed": "",
}  # fmt: skip
_GAME: Final = _HAND | {"of": "WHEN g.game IS NULL THEN NULL", "helped": "g.helped"}
_WHOLE: Final = """NOT EXISTS (SELECT 1 FROM hands x JOIN shares y USING (match, hand)
  LEFT JOIN weighed v ON v.digest = x.digest AND v.seat = y.seat
  WHERE x.match = h.match AND v.gained IS NULL)"""

_FILL: Final = f"""INSERT INTO own
  SELECT {_KIND}, m.created, m.path, h.hand, s.seat, m.id, s.person,
  {_OUT.format(**_HAND)},
  {_OUT.format(**_HAND | {"weighed": "WHEN w.gained IS NULL THEN 'unweighed'"})},
  {_OUT.format(**_GAME)}, {_OUT.format(**_MATCH)},
  {_OUT.format(**_MATCH | {"weighed": f"WHEN NOT {_WHOLE} THEN 'unweighed'"})},
  h.game, m.preset, s.side, CASE WHEN h.bidder IS NULL THEN 'nobody' WHEN h.bidder = s.seat
    THEN 'bidder' WHEN b.side = s.side THEN 'partner' ELSE 'defender' END,
  b.player NOT IN ('{HUMAN}', ''), h.bid, h.trump, h.result, s.points, s.hickeys, s.causes,
  h.strong, m.winners >> s.side & 1, g.winners >> s.side & 1,
  CASE WHEN h.hand = m.hands OR g.game IS NOT NULL THEN
    (SELECT CASE WHEN min(o.player) = max(o.player) THEN min(o.player) ELSE ',' END FROM shares o
      WHERE o.match = s.match AND o.hand = s.hand AND o.side != s.side) END,
  w.gained, w.lost, w.bidding, w.calling, w.playing, w.small, w.medium, w.large, w.promise,
  w.missed, w.rash, h.digest
  {SHARES}
  LEFT JOIN shares b ON b.match = h.match AND b.hand = h.hand AND b.seat = h.bidder
  LEFT JOIN games g ON g.match = h.match AND g.game = h.game AND g.last = h.hand
  WHERE m.id = ?1 AND s.player = '{HUMAN}'"""

_OF_MATCH: Final = f"""(kind, created, path) =
  (SELECT {_KIND}, m.created, m.path FROM matches m WHERE m.id = ?1)"""
_FORGET: Final = tuple(f"DELETE FROM {table} WHERE {_OF_MATCH}" for table in ("own", "beside"))
_FILL_BESIDE: Final = f"""INSERT INTO beside
  SELECT kind, created, path, s.person, weighed_out, o.player, s.match, preset, count(*),
  sum(v.lost) FROM own s JOIN shares o ON o.match = s.match AND o.hand = s.hand
  JOIN weighed v ON v.digest = s.digest AND v.seat = o.seat
  WHERE {_OF_MATCH} AND o.player NOT IN ('{HUMAN}', '') GROUP BY 4, 5, 6"""


def forget(base: sqlite3.Connection, matches: Iterable[tuple[int]]) -> None:
    """Leaves these out, which are still known as they were."""
    for match in matches:
        for table in _FORGET:
            base.execute(table, match)


def renew(base: sqlite3.Connection, matches: Iterable[int]) -> None:
    """Has these as the other tables have them."""
    for match in matches:
        for step in (*_FORGET, _FILL, _FILL_BESIDE):
            base.execute(step, (match,))
