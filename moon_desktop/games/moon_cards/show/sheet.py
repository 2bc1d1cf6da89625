"""The score sheet of chips: each gain and loss with its cause; and how a round ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Dealt, Entry, Play
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.sheet import Sheets, ended_game, turned
from moon_desktop.games.match import Turned
from moon_desktop.games.moon_cards import GAME, chips
from moon_desktop.games.moon_cards.cards import BIG, PACK, SUITS
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.match import DUMMY, MoonCards
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.results import RoundEnded, brought
from moon_desktop.games.moon_cards.show.sides import camps
from moon_desktop.games.views.hand import HandShown
from moon_desktop.games.views.sheet import Cause, CauseSign, Goals, HandRow, Sheet
from moon_desktop.games.views.table import Camp, Result
from moon_desktop.words import names as called
from moon_desktop.words import rules_form, score
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_SEVEN: Final = 7
_SPACED: Final = 3
"""The tricks of more sides than these stand close together, without a word."""


class Round(NamedTuple):
    """What is kept of a round: the ``tricks`` of each side, the chips that each got for Big Moons
    (``big``), lost by ``little`` ones, and got for tricks or paid for a renege by the ``offender``;
    ``plays``: the trick on the table."""

    tricks: tuple[int, ...]
    big: tuple[int, ...]
    little: tuple[int, ...]
    chips: tuple[int, ...]
    offender: int | None = None
    plays: tuple[Play, ...] = ()


@dataclass(frozen=True)
class ChipSheet(Sheet):
    """The sheet of such a match."""

    # --- the fold -------------------------------------------------------------------------

    def after(self, entry: Entry) -> Self:
        match entry:
            case Dealt():
                opened, nil = super().after(entry), (0,) * self.table.sides
                return opened.with_hand(opened.hand._replace(own=Round(nil, nil, nil, nil)))
            case Play():
                return self._laid(entry)
            case Turned(card):
                return self._laid(Play(DUMMY, card))
            case RoundOver():
                # The trick of an offence is not completed, and a finished one lies no more.
                own = self._round._replace(chips=entry.chips, offender=entry.offender, plays=())
                return super(ChipSheet, self._with(own)).after(entry)
            case _:
                return super().after(entry)

    @property
    def _round(self) -> Round:
        own: Round = self.hand.own
        return own

    def _with(self, own: Round) -> Self:
        return self.with_hand(self.hand._replace(own=own))

    def _laid(self, play: Play) -> Self:
        """With a card on the trick, and with what the trick moves if it is full (C3.4)."""
        rules: MoonCardsRules = self.rules
        own, plays = self._round, (*self._round.plays, play)
        if len(plays) < rules.seats + rules.has_dummy:
            return self._with(own._replace(plays=plays))
        suit = SUITS.suit_led(PACK.index[plays[0].piece])
        top = SUITS.best(plays, suit)
        own = own._replace(plays=())
        if top.seat >= rules.seats:
            return self._with(own)
        moved = chips.by_moons(rules, self.scores, Trick(plays, suit, top.seat))
        taker = rules.table.side(top.seat)
        big = [card for _, card, _ in plays].count(BIG)
        own = own._replace(
            tricks=_more(own.tricks, taker, 1),
            big=_more(own.big, taker, big),
            little=_more(own.little, taker, moved[taker] - big),
        )
        found = self._with(own)
        return found.moved(moved) if any(moved) or big else found

    # --- what it says -----------------------------------------------------------------------

    invitation = N_("Choose a round to see how it was played.")
    helped_text = N_(
        "Something was taken back in this round, or a hint or cards shown: it does not count in"
        " the statistics of strength."
    )
    camp_discs = True
    in_hand = N_("{game}, round {number}")
    once_more = N_("{game}, round {number} once more")
    what_if = N_("{game}, what if: round {number}")
    go_on_in = N_("Go on in round {number}")
    next_hand = N_("Next round")
    open_hand = N_("The round that is open"), N_("Close the round"), N_("&Review this round")
    unfinished = (
        N_("At the table, round {hand}"), N_("Left in round {hand}"), N_("Waits in round {hand}")
    )  # fmt: skip
    csv_hand = N_("Round")
    csv_counted = N_("{name}: tricks")
    still_in_play = N_("Round {hand} is still in play: its cards are shown when it is over.")

    @property
    def rules_text(self) -> str:
        return rules_form.rules_text(self.rules, GAME)

    @property
    def csv_points(self) -> str:
        return tr("{name}: chips")

    @property
    def camps(self) -> tuple[Camp, ...]:
        return camps(self.table, self.viewer)

    @property
    def start_text(self) -> str:
        return pgettext("a row of the score sheet", "Start")

    @property
    def causes_text(self) -> tuple[tuple[CauseSign, str], ...]:
        return (
            ("card", pgettext("what moved chips", "tricks")),
            ("big", tr("Big Moon")),
            ("little", tr("Little Moon")),
            *([("reneged", tr("renege"))] if self.rules.renege == "forfeit" else ()),
        )

    @property
    def goals(self) -> Goals:
        target = self.rules.target
        alone = tr("First to seven, and ahead")
        if target != _SEVEN:
            alone = tr("First to {target}, and ahead").format(target=target)
        return super().goals._replace(line=alone, alone=alone)

    def name(self, row: HandRow) -> str:
        return tr("Round {number}").format(number=row.number)

    def contract(self, row: HandRow) -> str:
        """The tricks of each side (C4.1), or who reneged (C6.1)."""
        if row.own.offender is not None:
            return tr("{name} reneged").format(name=self.seats[row.own.offender])
        tricks = row.own.tricks
        if len(tricks) > _SPACED:
            return "–".join(map(str, tricks))
        return tr("tricks {listed}").format(listed=" – ".join(map(str, tricks)))

    def shot(self, row: HandRow) -> int | None:
        """Who took all five tricks (C4.1)."""
        own: Round = row.own
        most = max(own.chips)
        return own.chips.index(most) if own.offender is None and most > 1 else None

    def ended(self, row: HandRow) -> str:
        if not row.finished:
            return super().ended(row)
        return tr("dealt again") if row.own.offender is not None else tr("scored")

    def causes(self, row: HandRow, side: int) -> tuple[Cause, ...]:
        own: Round = row.own
        found = (
            Cause("card" if own.offender is None else "reneged", own.chips[side]),
            Cause("big", own.big[side]),
            Cause("little", own.little[side]),
        )
        return tuple(cause for cause in found if cause.chips)

    def opening(self, row: HandRow) -> str:
        text = tr("Round {hand}.") if row.finished else tr("Round {hand}, in play.")
        text = text.format(hand=row.number)
        if row.own.offender is not None:
            reneged = tr("{name} reneged.").format(name=self.seats[row.own.offender])
            return f"{text} {reneged}"
        return text

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        """The tricks and the total of a side, and every cause between them."""
        tricks, total = row.own.tricks[side], row.scores[side]
        won = ngettext("{number} trick", "{number} tricks", tricks).format(number=tricks)
        signed = score.signed_aloud if voice else score.signed
        words = {
            "card": tr("for tricks {chips}"),
            "big": tr("for Big Moons {chips}"),
            "little": tr("for Little Moons {chips}"),
            "reneged": tr("for the renege {chips}"),
        }
        sentences = [
            words[cause.sign].format(chips=signed(cause.chips)) for cause in self.causes(row, side)
        ]
        line = tr("{name}: {listed}; chips {total}.")
        return line.format(name=self.sides[side], listed=", ".join((won, *sentences)), total=total)

    def counted(self, row: HandRow, side: int) -> str:
        return str(row.own.tricks[side])


class CardsSheets(Sheets[MoonCardsRules]):
    """What is written down of such a match."""

    kind = ChipSheet
    numbered = N_("Round {hand}.")

    def start(self, rules: MoonCardsRules) -> MoonCards:
        return MoonCards.start(rules)

    def empty(self, rules: MoonCardsRules, seats: Sequence[str]) -> Sheet:
        return ChipSheet.opened(rules, seats, rules.starting_chips)

    def besides(
        self, rules: MoonCardsRules, account: AnyAccount
    ) -> Sequence[tuple[str, Sequence[str]]]:
        return [(tr("the dummy"), account.deal.dummy)] if rules.has_dummy else []

    def told(self, rules: MoonCardsRules, seats: Sequence[str], account: AnyAccount) -> HandShown:
        return (
            super()
            .told(rules, seats, account)
            ._replace(
                title=tr("Round {number}").format(number=account.number),
                reasons=tuple(brought(account.ended, rules, seats).splitlines()),
                points_title=tr("Chips"),
                heads=(tr("Tricks"), tr("Gain"), tr("Chips")),
            )
        )

    def result(
        self, sight: Sight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        found, ended = super().result(sight, names, entries, you), sight.result
        assert isinstance(ended, RoundOver)
        told = RoundEnded(sight, [called.apart(name) for name in names], ended, you)
        title, lines = told.title, told.lines
        if ended_game(entries) is None:
            shot = ended.offender is None and max(ended.chips) > 1
            found = found._replace(title=title, bare=shot)
        else:
            lines = (f"{title}.", *lines)
        number, _ = turned(sight, entries)
        if number is not None:
            text = tr("It turned in round {number} of {all}.")
            lines = (text.format(number=number, all=sight.hand),)
        return found._replace(line="\n".join(lines), turned=number, see=tr("See that round"))


def _more(figures: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return tuple(one + number * (at == place) for at, one in enumerate(figures))
