"""Seeds: one that nobody chose, and those made from another for a match, a seat."""

from __future__ import annotations

from os import urandom as any_bytes


def any_seed() -> int:
    """A seed that nobody chose, of 31 bits."""
    return int.from_bytes(any_bytes(4), "big") >> 1


def any_secret() -> str:
    """What the number of a sealed match is made of: 128 bits, for one of few is found by trying
    all; 32 digits of base 16."""
    return any_bytes(16).hex()


def match_seed(seed: int, number: int) -> int:
    """What match ``number`` (from 1) of the series of ``seed`` draws its shuffles from."""
    return _derived(seed, "match", number)


def player_seed(seed: int, seat: int) -> int:
    """What the computer player at ``seat`` of the match of ``seed`` draws its luck from."""
    return _derived(seed, "player", seat)


def _derived(seed: int, label: str, number: int) -> int:
    """48 bits, which every reader of JSON takes for the same number."""
    from hashlib import blake2b  # of no use to a table that is only opened

    text = f"moon {seed} {label} {number}".encode("ascii")
    return int.from_bytes(blake2b(text, digest_size=6).digest(), "big")
