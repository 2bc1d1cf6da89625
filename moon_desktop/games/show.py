"""What a game tells table and windows: pure functions from sights and entries to values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Choice, Entry
    from moon_desktop.engine.illegal import Illegal
    from moon_desktop.engine.pieces import Piece
    from moon_desktop.engine.tricks import Trick
    from moon_desktop.games.plain.rule_words import RuleWords
    from moon_desktop.games.shown.beside import CountTold, Fault, HintTold
    from moon_desktop.games.shown.help import Document
    from moon_desktop.games.shown.panel import Offer
    from moon_desktop.games.shown.result import Result
    from moon_desktop.games.shown.review import Hand, Moment, Readers
    from moon_desktop.games.shown.sheet import HandShown, Sheet
    from moon_desktop.games.shown.table import Face, Laid, Layout, Motion, Telling, Took
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.review import HandReview


class Show(Protocol):
    """A game's room ``show``, or its ``SHOW``: what is not better known it takes from ``plain``."""

    def review_hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        """A reviewed hand, as far as it is weighed; ``names``: those of the seats; ``to``: whom
        its headline speaks to."""
        ...

    def review_moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        """Choice ``number`` of a reviewed hand, from 0."""
        ...

    def sheet(self, rules: Any, seats: Sequence[str]) -> Sheet:
        """The empty score sheet of a match, which follows its entries; ``seats``: the names, fit
        to be shown."""
        ...

    def laid_open(
        self, rules: Any, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        """Hand ``number`` of a record in full, to be shown beside the sheet; None where it is not
        finished."""
        ...

    # --- players and house rules ----------------------------------------------------------

    def levels_line(self) -> str:
        """What the computer players of each level do."""
        ...

    @property
    def rules(self) -> RuleWords[Any]:
        """What is said of the game itself and of its house rules."""
        ...

    # --- help and records -----------------------------------------------------------------

    def help_documents(self, rules: Any | None) -> tuple[Document, ...]:
        """The help on the game, for the ``rules`` of the match in play; with None only what
        holds whatever the rules."""
        ...

    def refusal(self, illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
        """Why something cannot stand, as a sentence: to seat ``you`` where it chose that, else
        told of the seats by their names."""
        ...

    # --- the table --------------------------------------------------------------------------
    def layout(self, sight: Any) -> Layout:
        """Where every piece lies, and which of them is asked for."""
        ...

    def motion(self, before: Any, entry: Entry, after: Any) -> Motion:
        """How the table shows ``entry``."""
        ...

    def took(
        self, before: Any, entry: Entry, after: Any, names: Sequence[str], you: int | None
    ) -> Took:
        """Who took the trick that ``entry``, a play, finished, or who reneged with it."""
        ...

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        """A finished trick as it lay."""
        ...

    def telling(self, sight: Any, names: Sequence[str], you: int | None) -> Telling:
        """What plates, plaque and bubbles say."""
        ...

    def prompt(self, sight: Any, names: Sequence[str], you: int | None) -> str:
        """One line over the table; none where the panel says it."""
        ...

    def face(self, piece: Piece | None) -> Face:
        """How a piece looks; None: any one from behind."""
        ...

    def piece_called(self, piece: Piece) -> str:
        """A piece by its name, as in ``double five``."""
        ...

    # --- choices --------------------------------------------------------------------------
    def offer(self, sight: Any, narrow: bool) -> Offer | None:
        """The keys for what the seat is to choose, None where that is a piece of the hand, or
        nothing; ``narrow``: without those that are not open, for want of room."""
        ...

    def offer_ends(self, choices: Sequence[Any]) -> Offer:
        """The keys for ``choices`` that one piece of the hand all stands for."""
        ...

    def letters(self) -> frozenset[str]:
        """The letters and digits that press keys of any offer, under any rules."""
        ...

    def picked(self, choice: Any) -> Piece | None:
        """The piece of the hand that ``choice`` lays down; None where it lays none."""
        ...

    def pick(self, sight: Any, piece: Piece) -> Choice:
        """What it would be to pick ``piece`` of the hand, open or not."""
        ...

    # --- results and advice ---------------------------------------------------------------
    def result(
        self, sight: Any, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        """How the last hand ended, and the game and match if they did, for the card: ``you``, the
        seat that is spoken to; ``entries``, the record in full."""
        ...

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        """The game's own advice in words, said to its seat."""
        ...

    def doubted(self, fault: Fault, advice: Advice, choice: Any, names: Sequence[str]) -> str:
        """What speaks against ``choice`` by ``advice``, in a sentence said to its seat before it is
        made; ``names``: those of the seats."""
        ...

    def count(self, sight: Any, names: Sequence[str]) -> CountTold:
        """What the seat can count of the pieces still out."""
        ...
