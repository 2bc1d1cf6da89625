"""What makes a deal or a play of Texas 42 illegal, and the draws and deals that a seed gives."""

from __future__ import annotations

from moon_desktop.engine.dealing import Drawing, check_dealt, check_due
from moon_desktop.engine.entries import Draw, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import BIT, FULL_SET, TILES, mask, tiles
from moon_desktop.engine.shuffle import shuffled
from moon_desktop.games.forty_two.count import TRICKS
from moon_desktop.games.forty_two.entries import Deal
from moon_desktop.games.forty_two.phases import Dealing, Phase, Playing
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules

HAND_SIZE = TRICKS


def dealt_hands(number: int, dealer: int, deal: Deal) -> tuple[int, ...]:
    """The hands of ``deal`` as bits; Illegal unless it is the deal due (T1.1, T1.2)."""
    check_due(deal, number, dealer, "T1.2")
    if len(deal.hands) != TABLE.count or any(len(held) != HAND_SIZE for held in deal.hands):
        raise Illegal(deal, Reason.DEAL_SIZE, "T1.1")
    check_dealt(deal, (tile for held in deal.hands for tile in held), FULL_SET, "T1.1")
    return tuple(map(mask, deal.hands))


def playable(rules: FortyTwoRules, phase: Playing) -> int:
    """The tiles (bits) the seat in turn may lay down; with T7.2 ``forfeit`` also reneges."""
    tricks = phase.tricks
    held = tricks.held[tricks.turn]
    if tricks.plays:
        return tricks.following() if rules.renege == "prevent" else held
    if tricks.done or not rules.first_lead_trump:
        return held
    return held & tricks.suits.trumps or held


def check_play(rules: FortyTwoRules, phase: Playing, play: Play) -> None:
    """Raises Illegal unless ``play`` is accepted where ``phase`` stands (T5.5, T7.1, T7.2)."""
    tricks = phase.tricks
    if play.seat != tricks.turn:
        raise Illegal(play, Reason.NOT_YOUR_TURN, "T7.1", turn=tricks.turn)
    bit = BIT.get(play.piece, 0)
    if not bit & tricks.held[play.seat]:
        raise Illegal(play, Reason.NOT_HELD, "T7.1", tile=play.piece)
    if play.suit is not None:
        raise Illegal(play, Reason.NO_END_TO_NAME, "T7.1", tile=play.piece)
    if bit & playable(rules, phase):
        return
    call = phase.contract.call
    if tricks.plays:
        led, could = tricks.plays[0].piece, tiles(tricks.following())
        facts = {"suit": tricks.suit, "led": led, "could": could, "trump": call}
        raise Illegal(play, Reason.MUST_FOLLOW, "T7.1", **facts)
    raise Illegal(play, Reason.LEAD_TRUMP, "T5.5", trump=call)


def chance_due(phase: Phase, number: int, seed: int) -> Draw | Deal | None:
    """The draw or the deal after hand ``number`` that is due (T1.1, T1.2); None where none is.

    A deal depends on the seed and its number alone, never on what was played.
    """
    match phase:
        case Drawing():
            return phase.due(TILES, TABLE.count, seed)
        case Dealing(dealer):
            order = shuffled(TILES, seed, "deal", number + 1)
            starts = range(0, len(order), HAND_SIZE)
            hands = tuple(tuple(order[start : start + HAND_SIZE]) for start in starts)
            return Deal(number + 1, dealer, hands)
        case _:
            return None
