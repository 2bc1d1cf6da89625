"""Who decides: computer players, who see a Sight and its legal choices and nothing else.

How the players think
---------------------

**Casual** players go by rules of thumb alone: each game's ``players/casual.py``, and of dominoes
what a seat can tell from the tiles played (``reading``) and how tricks are avoided (``ducking``).

**Skilled and expert** players, and the adviser behind hints and reviews, do what is known as
PIMC, perfect-information Monte Carlo:

1. *Possible deals* (determinizations): all deals that agree with what the seat has seen are
   counted, and listed or drawn (``possible_deals``, ``sampling``; of the cards, ``adviser`` of the
   card game). Nothing hidden is ever looked at.
2. *A bidding model* says how likely the others would have bid so, and discarded and called, with
   what a deal gives them: ``bid_inference`` of the dominoes, and of Moon and Texas 42. Deals are
   drawn, or weighed, by that likelihood.
3. *Double dummy*: in each deal every choice is played out perfectly with all tiles seen, by
   alpha-beta search with a transposition table: ``kernel/solver`` (compiled with Cython where
   there is a compiler), ``round_solver`` of the card game. Fewer deals are spent on what looks bad
   by *successive halving* (``games/dominoes/players/adviser``).
4. *What it brings*: the tricks or the count become points, and the chance to win the game from
   the scores after the hand: ``payoffs`` of Moon and Texas 42, ``win_chance`` of the card game. A
   Prospect holds them, a Tally adds them up over deals (``advice``).
5. *Calibration*: who sees all tiles plays better than people do. In Moon chances to make a contract
   are shifted and scaled in log odds (``contract_value``); in Texas 42 a contract is made in a deal
   as often as it was between players who did not see the tiles, by what it comes to double dummy
   and by what its bidder's hand looks worth (``strength``). Both were learnt from games among
   players, by ``tests/learn``.
6. The *best* worth is chosen. Where double dummy cannot tell plays apart that differ for who does
   not see the tiles, the casual player decides; temper moves close bids (``player``).

One flow of this, ``games/dominoes/players/adviser``, serves both games of dominoes; the card game
has its own. A Budget is how long a thought may last (``player``), an Advice what it comes to
(``advice``), ``review`` the same for every choice of a hand that is over. What any game can have
without a solver is ``games/defaults/players``: deals drawn and played out by casual players. Levels
are made by ``levels``, those of other packages by ``guests``, under a ``referee``.
"""
