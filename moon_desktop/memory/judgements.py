"""Pages of how well was chosen: what has to be weighed for them, and how it is told."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, NamedTuple

from moon_desktop.games.views.figures import Question
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.intervals import (
    Mean,
    Parts,
    Rate,
    Spread,
    difference,
)
from moon_desktop.memory.pages import (
    Bar,
    Behind,
    Page,
    Pages,
    Reason,
    Rows,
    Section,
)
from moon_desktop.memory.played import SHARES
from moon_desktop.memory.records import began
from moon_desktop.memory.weighed import GAME, Phase
from moon_desktop.words import computer_players as players
from moon_desktop.words.language import ngettext, pgettext, tr
from moon_desktop.words.learning import COMPANY
from moon_desktop.words.review import decimal, percent, points

_AT_LEAST: Final = 10
"""So many hands have promised as much, or are taken together with others."""
_WINDOW: Final = 50
"""So many hands are taken together over time."""
_MATCHES: Final = 20
"""So many of the last matches are told by luck and play."""
_SEATED: Final = """EXISTS (SELECT 1 FROM shares o JOIN weighed v WHERE v.digest = s.digest
  AND v.seat = o.seat AND o.match = s.match AND o.hand = s.hand AND o.player = ?)"""
"""Whose choices were weighed in the same hand."""

_DAY: Final = """date(coalesce(
  strftime('%s', s.created), (SELECT changed FROM matches WHERE id = s.match) / 1000000000
), 'unixepoch', 'localtime')"""
"""That of a match where it is read; without a date of its own, that of its record."""
_AMONG: Final = """(s.created, s.path, s.hand) > (SELECT created, path, ? FROM matches WHERE id = ?)
  AND (s.created, s.path, s.hand) <= (SELECT created, path, ? FROM matches WHERE id = ?)"""
"""Hands after one of a match, and up to another."""


class _Promised(NamedTuple):
    """Hands whose bids had chances from ``low`` to ``high``, ``sure`` in all, and how many were
    ``made``."""

    low: float
    high: float
    sure: float
    made: int
    of: int

    def and_(self, more: _Promised) -> _Promised:
        """Both together, the others with the better chances."""
        sure, made, of = self.sure + more.sure, self.made + more.made, self.of + more.of
        return _Promised(self.low, more.high, sure, made, of)


class Judgements(Pages):
    """A page a method."""

    # --- what has to be weighed -----------------------------------------------------------------

    def promised(self) -> Page:
        """Of the hands bought how many were made, by the chance that their bid had; and where
        something else was better to say."""
        bought = Behind("weighed", "role = 'bidder' AND promise IS NOT NULL", phase="bid")
        rows = self.rows(
            """min(9, CAST(10 * promise AS INTEGER)), min(promise), max(promise), sum(promise),
            sum(result = 'made'), count(*)""",
            bought,
            "GROUP BY 1",
        )
        groups = list[_Promised]()
        for _, *row in rows:
            if groups and groups[-1].of < _AT_LEAST:
                groups[-1] = groups[-1].and_(_Promised(*row))
            else:
                groups.append(_Promised(*row))
        if len(groups) > 1 and groups[-1].of < _AT_LEAST:
            last = groups.pop()
            groups[-1] = groups[-1].and_(last)
        bars = [self._promise(group, bought) for group in groups]
        told: tuple[str, ...] = ()
        if groups:
            made, of = sum(one.made for one in groups), sum(one.of for one in groups)
            words = ngettext(
                "Of {n} hand {made} was made; what you knew promised {promised}.",
                "Of {n} hands {made} were made; what you knew promised {promised}.",
                of,
            )
            told = (
                words.format(n=of, made=made, promised=decimal(sum(one.sure for one in groups), 1)),
            )
        said = Behind("weighed", phase="bid")
        ((of, missed, rash),) = self.rows("count(*), sum(missed), sum(rash)", said)
        text = tr("Passed where a bid was better"), tr("Bid where to pass was better")
        wrong = (
            Bar(text[0], Rate(missed or 0, of), said.narrowed("missed")),
            Bar(text[1], Rate(rash or 0, of), said.narrowed("rash")),
        )
        sections = [
            Section(tr("Made, by what was promised"), tuple(bars), drawn="promised"),
            Section(tr("Of all hands"), wrong),
        ]
        return self._page(told, sections, "weighed")

    def _promise(self, group: _Promised, behind: Behind) -> Bar:
        low, high, sure, made, of = group
        name = f"{decimal(100 * low, 0)}–{percent(high)}" if low < high else percent(high)
        return Bar(
            name if of >= _AT_LEAST else tr("All"),
            Rate(made, of),
            behind.narrowed("promise BETWEEN ? AND ?", low, high),
            at=sure / of,
        )

    def played(self) -> Page:
        """What one's mistakes cost a hand, and how many there are in a hundred."""
        every = Behind("weighed")
        phases: dict[str, tuple[str, Phase | None]] = {"lost": (pgettext("a seat", "You"), None)}
        if "bids" in self.words.pages():
            phases["bidding"] = pgettext("choices that were weighed", "Bidding"), "bid"
            phases["calling"] = pgettext("choices that were weighed", "Trump and discard"), "call"
            phases["playing"] = pgettext("choices that were weighed", "Play"), "play"
        sizes = {
            "small": tr("Doubtful choices"),
            "medium": pgettext("choices that were weighed", "Mistakes"),
            "large": tr("Large mistakes"),
        }
        pairs = [(f"sum({key})", "count(*)") for key in (*(f"-{one}" for one in phases), *sizes)]
        spreads = self._spreads(every, *pairs)
        bars = [
            Bar(
                name,
                Mean(spread, GAME / 100),
                every.narrowed(f"{key} > 0")._replace(phase=phase) if phase else every,
            )
            for spread, (key, (name, phase)) in zip(spreads, phases.items(), strict=False)
        ]
        levels = self._levels(every)
        beside = [
            Bar(players.player(level), mean, every.narrowed(_SEATED, level))
            for level, mean in levels.items()
        ]
        marks = [
            (tr(COMPANY[level]), mean.value)
            for level, mean in levels.items()
            if level in COMPANY and mean.value is not None
        ]
        marks.sort(key=itemgetter(1))
        made = [
            Bar(name, Mean(spread, 0.01, plain=True), every.narrowed(f"{key} > 0"))
            for spread, (key, name) in zip(spreads[len(phases) :], sizes.items(), strict=True)
        ]
        sections = [
            Section(self.words.cost(), (*bars[:1], *beside), 0, tuple(marks)),
            Section(tr("By kind of choice"), tuple(bars[1:]), 0),
            Section(self.words.counts(), tuple(made), 0),
        ]
        told = (tr("The lines: the computer players in the same deals, as far as weighed."),)
        return self._page(told if marks else (), sections, "weighed")

    def _levels(self, behind: Behind) -> dict[str, Mean]:
        """What mistakes cost the computer players in those hands, the weakest first."""
        columns, order = "player k, sum(hands) n, -sum(lost) g", "GROUP BY match, player"
        each, holes = self._asks(columns, behind, order, table="beside")
        sums = "count(*), sum(g), sum(n), sum(g * g), sum(g * n), sum(n * n)"
        rows = self._index.rows(f"SELECT k, {sums} FROM ({each}) GROUP BY k", *holes)
        found = {level: Mean(Spread(*one), GAME / 100) for level, *one in rows}
        return {level: found[level] for level in sorted(found, key=players.strength)}

    def better(self) -> Page:
        """The same over time; where there is too little of it, the matches won in each year."""
        every, told = Behind("weighed"), tuple[str, ...]()
        rows = self.rows(
            "match, count(*), -sum(lost), group_concat(hand || ' ' || -lost, ' ')",
            every,
            "GROUP BY created, path",
        )
        total = sum(many for _, many, *_ in rows)
        if total >= 2 * _WINDOW:
            bars, pairs, end, before = list[Bar](), list[tuple[int, int]](), 0, (0, rows[0][0])
            size = room = _WINDOW + total % _WINDOW
            for match, many, lost, text in rows:
                if many < room:
                    pairs.append((lost, many))
                    room -= many
                    continue
                # A window ends within it.
                told_of, at = [*map(int, text.split())], 0
                while many - at >= room:
                    pairs.append((sum(told_of[2 * at + 1 : 2 * (at + room) : 2]), room))
                    at, end, last = at + room, end + size, (told_of[2 * (at + room) - 2], match)
                    name = self.words.span().format(first=end - size + 1, last=end)
                    some = every.narrowed(_AMONG, *before, *last)
                    mean = Mean(Spread.over(pairs), GAME / 100)
                    bars.append(Bar(name, mean, some, at=len(bars)))
                    pairs, before, size = [], last, _WINDOW
                    room = size
                pairs += [(sum(told_of[2 * at + 1 :: 2]), many - at)] * (at < many)
                room -= many - at
            less, more = difference(bars[-1].figure, bars[0].figure) or (0, 0)
            if less > 0:
                told = (tr("Not by chance alone: mistakes cost you less now than at first."),)
            elif more < 0:
                told = (tr("Not by chance alone: mistakes cost you more now than at first."),)
            section = Section(self.words.cost(), tuple(bars), 0, drawn="time")
            return self._page(told, [section], "weighed")
        of_year = f"substr({_DAY}, 1, 4)"
        won = self._rates(of_year, "match_won", Behind("match"))
        years = [
            Bar(year, won[year], Behind("match", f"{of_year} = ?", (year,))) for year in sorted(won)
        ]
        told = (tr("Until enough is weighed, the matches that you won in each year."),)
        return self._page(
            told, [Section(tr("Matches won"), tuple(years), 1 / self._sides)], "weighed"
        )

    def luck(self) -> Page:
        """The last matches, by what they brought and why, and all of them together."""
        ids, every = self._last(("",)), Behind("fortune")
        among = f"s.match IN ({_holes(ids)})"
        rows = self.rows(
            """s.match, s.created, (SELECT changed FROM matches WHERE id = s.match), match_won,
            s.hand, sum(v.gained * (v.seat = s.seat)),
            -sum(v.lost * (v.seat = s.seat)),
            -sum(v.lost * (v.seat != s.seat AND o.side = s.side)),
            sum(v.lost * (o.side != s.side))""",
            every.narrowed(among, *ids),
            "GROUP BY 1 ORDER BY s.created DESC, s.path",
            """JOIN shares o ON o.match = s.match
            JOIN hands h ON h.match = o.match AND h.hand = o.hand
            JOIN weighed v ON v.digest = h.digest AND v.seat = o.seat""",
        )
        bars, sums = list[Bar](), [Spread()] * 4
        for match, *when, won, hands, gained, own, partner, lost in rows:
            # In parts that all of them are whole numbers of: those of what others share.
            share = self._sides - 1
            others = partner * share + lost
            parts = gained * share - own * share - others, own * share, others, gained * share
            sums = [old + Spread.of(part) for old, part in zip(sums, parts, strict=True)]
            got, mine, theirs = (
                round(100 * part / GAME / share) for part in (parts[3], *parts[1:3])
            )
            name, one = tr("Won") if won else tr("Lost"), every.narrowed("s.match = ?", match)
            figure = Parts(hands, got - mine - theirs, mine, theirs)
            bars.append(Bar(name, figure, one, began=began(*when)))
        names = tr("Luck"), tr("Own play"), tr("Others’ play"), tr("In all")
        unit = GAME * (self._sides - 1) / 100
        together = [Mean(one, unit) for one in sums]
        shown = [
            Bar(name, mean, every.narrowed(among, *ids))
            for name, mean in zip(names, together, strict=True)
        ]
        told: tuple[str, ...] = ()
        if (luck := together[0].value) is not None:
            n, reach = len(rows) / 100, together[0].reach
            text = tr("Luck brought {games} ± {reach} games.")
            if abs(luck) < reach:
                text = tr("Luck brought {games} ± {reach} games: as even as luck is.")
            told = (text.format(games=points(n * luck, 1), reach=decimal(n * reach, 1)),)
        sections = [
            Section(tr("Hundredths of a game a match"), tuple(shown), 0),
            Section(tr("Match by match"), tuple(bars)),
        ]
        return self._page(told, sections, "fortune")

    def _last(self, reasons: tuple[Reason, ...]) -> list[int]:
        """The last matches that count, or are left out for one of the ``reasons``."""
        some, order = Behind("fortune", reasons=reasons), "ORDER BY created DESC, path LIMIT"
        return [match for (match,) in self.rows("match", some, f"{order} {_MATCHES}")]

    def unweighed(self, question: Question) -> Rows:
        """What a ``question`` still needs weighed, the latest first: records, hands, their digests,
        and seats."""
        if question != "luck":
            left = Behind("weighed", "lost IS NULL", reasons=("unweighed",))
            return self.rows("path, hand, digest, seat", left, "ORDER BY created DESC, path, hand")
        ids = self._last(("", "unweighed"))
        return self._index.rows(
            f"""SELECT m.path, h.hand, h.digest, s.seat {SHARES}
            WHERE w.seat IS NULL AND s.match IN ({_holes(ids)})
            ORDER BY m.created DESC, m.path, h.hand""",
            *ids,
        )
