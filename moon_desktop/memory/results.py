"""Pages of what was won, made and dealt, as the records say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from moon_desktop.engine.record import HUMAN
from moon_desktop.games.views.figures import Group
from moon_desktop.memory import rating
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.intervals import (
    NOTHING,
    Dealt,
    Mean,
    Rate,
    Tally,
    scaled,
)
from moon_desktop.memory.pages import (
    Bar,
    Behind,
    Page,
    Pages,
    Section,
    people,
)
from moon_desktop.memory.played import Level
from moon_desktop.memory.summary import SIGNS, STILL
from moon_desktop.words import computer_players as players
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.learning import COMPANY
from moon_desktop.words.review import hundredths

_ROLES: Final[Mapping[str, str]] = {
    "bidder": N_("You bought it"),
    "partner": N_("Your partner bought it"),
    "defender": N_("Another side bought it"),
    "nobody": N_("Every hand"),
}

_Grouping: TypeAlias = Callable[[Sequence[str]], tuple[Group, ...]]


class Results(Pages):
    """A page a method."""

    # --- any game ---------------------------------------------------------------------------

    def fared(self) -> Page:
        """Matches and games by who sat on the other sides, those won in a row, and of those left
        the ones in which others were ahead: leaving hides nothing."""
        matches, games = self._won("match", tr("Matches won")), self._won("game", tr("Games won"))
        several = games.bars[0].figure.tries != matches.bars[0].figure.tries
        row, most = list[int](), list[int]()
        order = "ORDER BY created, path"
        for match, won in self.rows("match, match_won", Behind("match"), order):
            row = [*row, match] if won else []
            most = max(most, row, key=len)
        left = Behind("match", "instr(s.path, '/')", reasons=("unfinished",))
        had = "(SELECT scores FROM matches WHERE id = s.match)"
        open_ = self.rows(f"match, {had}, side", left)
        scores = ((match, [*map(int, scores.split())], side) for match, scores, side in open_)
        behind = [match for match, had, side in scores if had[side] < max(had)]
        well, strength = self._strength()
        sections = (
            *strength,
            matches,
            *([games] if several else ()),
            Section(
                tr("Matches won in a row"),
                (
                    Bar(tr("Now"), Tally(len(row)), Behind("match", _among(row))),
                    Bar(tr("At most"), Tally(len(most)), Behind("match", _among(most))),
                ),
            ),
            Section(
                tr("Matches left"),
                (
                    Bar(
                        tr("While behind"),
                        Rate(len(behind), len(open_)),
                        left._replace(where=_among(behind)),
                    ),
                ),
            ),
        )
        return self._page((*well, *self._compared(matches.bars[1:])), sections, "match")

    def _strength(self) -> tuple[tuple[str, ...], tuple[Section, ...]]:
        """How well somebody plays, in words and as a bar; nothing of some games alone."""
        game, person, shape = self._asked[:3]
        levels = rating.known(game, shape)
        if not levels or self._asked.preset is not None or self._asked.since:
            return (), ()
        mine = rating.ratings(self._index, game, shape).get(person, rating.NEW)
        met = f"""NOT EXISTS (SELECT 1 FROM shares o WHERE o.match = s.match AND o.hand = s.hand
            AND o.player NOT IN ({_holes((HUMAN, *levels))}))"""
        bar = Bar(tr("Strength"), mine.figure, Behind("game", met, (HUMAN, *levels)))
        marks = tuple((tr(COMPANY[level]), scaled(one)) for level, one in levels.items())
        bars = (bar,) if mine.figure.value is not None else ()
        return mine.told(levels, self._sides, self._seats), (
            Section(tr("How well you play"), bars, marks=marks),
        )

    def _won(self, level: Level, title: str) -> Section:
        found = self._rates("others", f"{level}_won", Behind(level))
        every = Bar(tr("All"), _sum(found.values()), Behind(level))
        bars = (
            Bar(_others(key), found[key], Behind(level, "others = ?", (key,)))
            for key in sorted(found, key=players.strength)
        )
        return Section(title, (every, *bars), 1 / self._sides)

    def worth(self) -> Page:
        """What a hand brings, by who bought it, and what a game leaves behind."""
        told: tuple[str, ...] = ()
        sections, left, counted = list[Section](), NOTHING, self.words.asterisks()
        pairs = [(f"sum(points * (role = '{key}'))", f"sum(role = '{key}')") for key in _ROLES]
        pairs += [("sum(hickeys)", "count(DISTINCT game)")] * bool(counted)
        for unit, behind in self._by(self.words.unit).items():
            found = dict(zip((*_ROLES, ""), self._spreads(behind, *pairs), strict=False))
            left += found.pop("", NOTHING)
            if any(found[key].count for key in _ROLES if key != "nobody"):
                del found["nobody"]
            bars = [
                Bar(tr(_ROLES[key]), Mean(spread), behind.narrowed("role = ?", key))
                for key, spread in found.items()
            ]
            told = told or self._compared(bars)
            sections.append(Section(unit, tuple(bars), 0))
        if left.amount:
            bar = Bar(counted, Mean(left), Behind("hand", "hickeys > 0"))
            sections.append(Section("", (bar,), 0))
        return self._page(told, sections, "hand")

    def company(self) -> Page:
        """Matches won by each who sat there, on another side and on one's own."""
        key = "(o.side = s.side) || ' ' || o.player || ' ' || o.person"
        join = "JOIN shares o ON o.match = s.match AND o.hand = s.hand AND o.seat != s.seat"
        found = self._rates(key, "match_won", Behind("match"), join)
        where = f"EXISTS (SELECT 1 FROM shares o WHERE {join[join.index('o.match') :]} AND {key}"
        names = people(self._index, hidden=True)[self._asked.game]
        sides = list[Bar](), list[Bar]()
        together = dict[str, list[str]]()
        for one in found:
            own, player, person = one.split(" ", 2)
            if player == HUMAN:
                person, *_ = self._index.people.alike(person)
            together.setdefault(f"{own} {player} {person}", []).append(one)
        found = {one: _sum(found[key] for key in keys) for one, keys in together.items()}
        for one in sorted(found, key=lambda one: (-found[one].tries, one)):
            own, player, person = one.split(" ", 2)
            name = names[person][0] if person in names else person.title()
            if player != HUMAN:
                name = f"{name} · {players.strength(player)[1] or player}"
            keys = tuple(together[one])
            behind = Behind("match", f"{where} IN ({_holes(keys)}))", keys)
            sides[own == "1"].append(Bar(name, found[one], behind))
        titles = tr("Matches won against"), tr("Matches won with a partner")
        sections = [
            Section(title, tuple(bars), 1 / self._sides)
            for title, bars in zip(titles, sides, strict=True)
        ]
        return self._page(self._compared(sides[0]), sections, "match")

    # --- games in which hands are bought ------------------------------------------------------

    def bids(self) -> Page:
        """How many of the hands that were bought were made, by bid."""
        return self._made("bid", self.words.bids)

    def trumps(self) -> Page:
        """The same by what was trump."""
        return self._made("trump", self.words.calls)

    def _made(self, key: str, grouped: _Grouping) -> Page:
        mine = Behind("hand", f"role = 'bidder' AND {key} IS NOT NULL")
        every = Behind("hand", f"(role = 'bidder' OR computers) AND {key} IS NOT NULL")
        found = dict[str, Rate](), dict[str, Rate]()
        columns = f"{key}, computers, sum(result = 'made'), count(*)"
        for one, theirs, *rate in self.rows(columns, every, "GROUP BY 1, 2"):
            found[theirs][one] = Rate(*rate)
        bars = self._grouped(key, grouped, mine, *found)
        return self._page(self._compared(bars[1:]), [Section(tr("Hands made"), bars)], "hand")

    def _grouped(
        self, key: str, grouped: _Grouping, behind: Behind, *found: Mapping[str, Rate]
    ) -> tuple[Bar, ...]:
        """All of them, and then each group; ``found``: one's own, and what stands beside it."""
        mine, beside, none = found[0], (*found, {})[1], Rate(0, 0)
        every = tuple(dict.fromkeys((*mine, *beside)))
        return tuple(
            Bar(
                name,
                _sum(mine.get(key, none) for key in keys),
                behind._replace(where=f"{behind.where} AND {key} IN ({_holes(keys)})", holes=keys),
                _sum(beside.get(key, none) for key in keys) if beside else None,
            )
            for name, keys in (Group(tr("All"), every), *grouped(every))
        )

    def sets(self) -> Page:
        """How many of the hands that others bought were set, by bid; and those of one's partner."""
        theirs, own = (Behind("hand", f"role = '{role}'") for role in ("defender", "partner"))
        found = self._rates("bid", "result = 'set'", theirs)
        bars = self._grouped("bid", self.words.bids, theirs, found)
        made = self._rates("1", "result = 'made'", own)
        partner = [Bar(tr("All"), rate, own) for rate in made.values()]
        sections = [
            Section(tr("Hands of other sides set"), bars),
            Section(tr("Your partner’s hands made"), tuple(partner)),
        ]
        return self._page(self._compared(bars[1:]), sections, "hand")

    # --- what was dealt, and what moves points ------------------------------------------------

    def chips(self) -> Page:
        """What moved the points of one's side, a round."""
        told = Behind("hand", "causes")
        moved = [f"((causes >> {8 * place} & 255) - {STILL})" for place in range(len(SIGNS))]
        empty = self._game.show.sheet.empty
        words = dict[str, str]()
        for causes in self._by(lambda rules: empty(rules, ("",) * self._seats).causes_text):
            words.update((sign, text[:1].upper() + text[1:]) for sign, text in causes)
        pairs = ((f"sum({amount})", "count(*)") for amount in ("points", *moved))
        every, *spreads = self._spreads(told, *pairs)
        bars = [Bar(tr("All"), Mean(every), told)]
        bars += [
            Bar(words[sign], Mean(spread), told._replace(where=f"causes AND {amount} != 0"))
            for sign, spread, amount in zip(SIGNS, spreads, moved, strict=True)
            if sign in words
        ]
        unit = " / ".join(self._by(self.words.unit))
        return self._page((), [Section(unit, tuple(bars), 0)], "hand")

    def dealt(self) -> Page:
        """The good pieces that each seat was dealt: whether somebody had help is no matter."""
        seats = range(self._seats)
        columns = "".join(
            f", sum(strong >> 8 * ((seat + {far}) % {self._seats}) & 255)" for far in seats
        )
        every = Behind("hand", reasons=("", "helped"))
        hands, expected, variance, got = 0, 0.0, 0.0, [0] * self._seats
        for strong, behind in self._by(self.words.strong).items():
            behind = behind._replace(reasons=every.reasons)
            ((count, *sums),) = self.rows(f"count(*){columns}", behind)
            if strong is not None and count:
                hands += count
                expected += count * strong.expected
                variance += count * strong.variance
                got = [a + b for a, b in zip(got, sums, strict=True)]
        figures = [Dealt(one, hands, expected, variance) for one in got]
        bars = tuple(Bar(self._place(far), figures[far], every) for far in seats)
        told: tuple[str, ...] = ()
        if figures[0].likelihood is not None:
            text = tr(
                "A difference like yours, or a larger one, comes in {n} of 100 fair histories."
            )
            told = (text.format(n=hundredths(figures[0].likelihood)),)
        line = expected / hands if hands else None
        sections = [Section(self.words.strong_text(), bars, line)]
        return self._page(told, sections, "hand", "helped")

    def _place(self, far: int) -> str:
        """So many seats on, as one sees it from one's own."""
        if far == 0:
            return pgettext("a seat", "You")
        if far == 1 and self._seats > 2:
            return pgettext("a seat", "On your left")
        if far == self._seats - 1 > 1:
            return pgettext("a seat", "On your right")
        if 2 * far == self._seats:
            return pgettext("a seat", "Across")
        return ngettext("{n} seat to your left", "{n} seats to your left", far).format(n=far)


def _sum(rates: Iterable[Rate]) -> Rate:
    hits, of = 0, 0
    for rate in rates:
        hits, of = hits + rate.hits, of + rate.tries
    return Rate(hits, of)


def _among(matches: Sequence[int]) -> str:
    return f"s.match IN ({', '.join(map(str, matches))})"


def _others(player: str) -> str:
    """Who sat on the other sides."""
    if player == ",":
        return tr("Players of several kinds")
    return players.player(player) or tr("Somebody unknown")
