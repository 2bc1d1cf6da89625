"""Pages of how well was chosen: what has to be weighed for them, and how it is told."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from moon_desktop.engine.record import HUMAN
from moon_desktop.games.views.figures import Question
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.intervals import (
    NOTHING,
    Mean,
    Parts,
    Rate,
    Spread,
    difference,
)
from moon_desktop.memory.pages import (
    MATCH,
    SHARES,
    Bar,
    Behind,
    Page,
    Pages,
    Reason,
    Rows,
    Section,
)
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
_OTHERS: Final = "shares o JOIN weighed v"
_THEIRS: Final = """v.digest = s.digest AND v.seat = o.seat
  AND o.match = s.match AND o.hand = s.hand AND o.player"""
"""Whose choices were weighed in the same hand."""


class Judgements(Pages):
    """A page a method."""

    # --- what has to be weighed -----------------------------------------------------------------

    def promised(self) -> Page:
        """Of the hands bought how many were made, by the chance that their bid had; and where
        something else was better to say."""
        bought = Behind("weighed", "role = 'bidder' AND promise IS NOT NULL", phase="bid")
        rows = self.rows("promise, result = 'made'", bought, "ORDER BY promise")
        groups = list[Rows]()
        for low in range(10):
            some = [row for row in rows if low <= min(9, int(10 * row[0])) < low + 1]
            if groups and len(groups[-1]) < _AT_LEAST:
                groups[-1] += some
            else:
                groups.append(some)
        if len(groups) > 1 and len(groups[-1]) < _AT_LEAST:
            last = groups.pop()
            groups[-1] += last
        bars = [self._promise(group, bought) for group in filter(None, groups)]
        told: tuple[str, ...] = ()
        if rows:
            made, sure = sum(row[1] for row in rows), sum(row[0] for row in rows)
            words = ngettext(
                "Of {n} hand {made} was made; what you knew promised {promised}.",
                "Of {n} hands {made} were made; what you knew promised {promised}.",
                len(rows),
            )
            told = (words.format(n=len(rows), made=made, promised=decimal(sure, 1)),)
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

    def _promise(self, rows: Rows, behind: Behind) -> Bar:
        low, high = rows[0][0], rows[-1][0]
        name = f"{decimal(100 * low, 0)}–{percent(high)}" if low < high else percent(high)
        return Bar(
            name if len(rows) >= _AT_LEAST else tr("All"),
            Rate(sum(row[1] for row in rows), len(rows)),
            behind.narrowed("promise BETWEEN ? AND ?", low, high),
            at=sum(row[0] for row in rows) / len(rows),
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
        cost = self._means("1", [f"-{key}" for key in phases], every, told=(GAME / 100, False))
        many = self._means("1", [*sizes], every, told=(0.01, True))
        bars = [
            Bar(name, mean, every.narrowed(f"{key} > 0")._replace(phase=phase) if phase else every)
            for means in cost.values()
            for mean, (key, (name, phase)) in zip(means, phases.items(), strict=True)
        ]
        levels = self._levels(every)
        seated = f"EXISTS (SELECT 1 FROM {_OTHERS} WHERE {_THEIRS} = ?)"
        beside = [
            Bar(players.player(level), mean, every.narrowed(seated, level))
            for level, mean in levels.items()
        ]
        marks = [
            (tr(COMPANY[level]), mean.value)
            for level, mean in levels.items()
            if level in COMPANY and mean.value is not None
        ]
        marks.sort(key=itemgetter(1))
        made = [
            Bar(name, mean, every.narrowed(f"{key} > 0"))
            for means in many.values()
            for mean, (key, name) in zip(means, sizes.items(), strict=True)
        ]
        sections = [
            Section(tr("Hundredths of a game a hand"), (*bars[:1], *beside), 0, tuple(marks)),
            Section(tr("By kind of choice"), tuple(bars[1:]), 0),
            Section(tr("In a hundred hands"), tuple(made), 0),
        ]
        told = (tr("The lines: the computer players in the same hands, as far as weighed."),)
        return self._page(told if marks else (), sections, "weighed")

    def _levels(self, behind: Behind) -> dict[str, Mean]:
        """What mistakes cost the computer players in those hands, the weakest first."""
        met = behind.narrowed(f"{_THEIRS} NOT IN ('{HUMAN}', '')")
        columns, order = "o.player k, count(*) n, sum(-v.lost) g", "GROUP BY s.match, o.player"
        each, holes = self._asks(columns, met, order, f"JOIN {_OTHERS}")
        sums = "count(*), sum(g), sum(n), sum(g * g), sum(g * n), sum(n * n)"
        rows = self._index.rows(f"SELECT k, {sums} FROM ({each}) GROUP BY k", *holes)
        found = {level: Mean(Spread(*one), GAME / 100) for level, *one in rows}
        return {level: found[level] for level in sorted(found, key=players.strength)}

    def better(self) -> Page:
        """The same over time; where there is too little of it, the matches won in each year."""
        every, told = Behind("weighed"), tuple[str, ...]()
        order = "ORDER BY m.created, m.path, s.hand"
        rows = self.rows("match, s.hand, -lost", every, order, MATCH)
        count = len(rows) // _WINDOW
        if count > 1:
            bars, first = list[Bar](), 0
            for place in range(count):
                end = len(rows) - _WINDOW * (count - 1 - place)
                sums, among = dict[int, list[int]](), list[str]()
                for match, hand, lost in rows[first:end]:
                    sums.setdefault(match, []).append(lost)
                    among.append(f"({match}, {hand})")
                one = (Spread.of(sum(lost), len(lost)) for lost in sums.values())
                text = tr("Hands {first}–{last}").format(first=first + 1, last=end)
                some = every.narrowed(f"(s.match, s.hand) IN (VALUES {', '.join(among)})")
                bars.append(Bar(text, Mean(sum(one, NOTHING), GAME / 100), some, at=place))
                first = end
            less, more = difference(bars[-1].figure, bars[0].figure) or (0, 0)
            if less > 0:
                told = (tr("Not by chance alone: mistakes cost you less now than at first."),)
            elif more < 0:
                told = (tr("Not by chance alone: mistakes cost you more now than at first."),)
            section = Section(tr("Hundredths of a game a hand"), tuple(bars), 0, drawn="time")
            return self._page(told, [section], "weighed")
        won = self._rates("substr(s.created, 1, 4)", "match_won", Behind("match"))
        years = [
            Bar(year, won[year], Behind("match", "substr(s.created, 1, 4) = ?", (year,)))
            for year in sorted(won)
        ]
        told = (tr("Until a hundred hands are weighed, the matches that you won in each year."),)
        return self._page(
            told, [Section(tr("Matches won"), tuple(years), 1 / self._sides)], "weighed"
        )

    def luck(self) -> Page:
        """The last matches, by what they brought and why, and all of them together."""
        ids, every = self._last(("",)), Behind("fortune")
        among = f"s.match IN ({_holes(ids)})"
        rows = self._index.rows(
            f"""SELECT s.match, s.created, match_won, m.hands, sum(v.gained * (v.seat = s.seat)),
            -sum(v.lost * (v.seat = s.seat)),
            -sum(v.lost * (v.seat != s.seat AND o.side = s.side)), sum(v.lost * (o.side != s.side))
            FROM gathered s JOIN matches m ON m.id = s.match JOIN shares o ON o.match = s.match
            JOIN hands h ON h.match = o.match AND h.hand = o.hand
            JOIN weighed v ON v.digest = h.digest AND v.seat = o.seat
            WHERE s.ends_match AND {among} GROUP BY 1 ORDER BY m.created DESC, m.path""",
            *ids,
        )
        bars, sums = list[Bar](), [Spread()] * 4
        for match, created, won, hands, gained, own, partner, lost in rows:
            # In parts that all of them are whole numbers of: those of what others share.
            share = self._sides - 1
            others = partner * share + lost
            parts = gained * share - own * share - others, own * share, others, gained * share
            sums = [old + Spread.of(part) for old, part in zip(sums, parts, strict=True)]
            got, mine, theirs = (
                round(100 * part / GAME / share) for part in (parts[3], *parts[1:3])
            )
            name = f"{created[:10]} · {tr('Won') if won else tr('Lost')}"
            figure = Parts(hands, got - mine - theirs, mine, theirs)
            bars.append(Bar(name, figure, every.narrowed("s.match = ?", match)))
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
            Section(tr("Match by match: in all = luck, own play, others’ play"), tuple(bars)),
        ]
        return self._page(told, sections, "fortune")

    def _last(self, reasons: tuple[Reason, ...]) -> list[int]:
        """The last matches that count, or are left out for one of the ``reasons``."""
        some, order = Behind("fortune", reasons=reasons), "ORDER BY m.created DESC, m.path LIMIT"
        return [match for (match,) in self.rows("match", some, f"{order} {_MATCHES}", MATCH)]

    def unweighed(self, question: Question) -> Rows:
        """What a ``question`` still needs weighed, the latest first: records, hands, their digests,
        and seats."""
        order = "ORDER BY m.created DESC, m.path"
        if question != "luck":
            left = Behind("weighed", "weighed IS NULL", reasons=("unweighed",))
            return self.rows("m.path, s.hand, digest, seat", left, f"{order}, s.hand", MATCH)
        ids = self._last(("", "unweighed"))
        return self._index.rows(
            f"""SELECT m.path, h.hand, h.digest, s.seat {SHARES}
            WHERE w.seat IS NULL AND s.match IN ({_holes(ids)}) {order}, h.hand""",
            *ids,
        )
