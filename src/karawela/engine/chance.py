"""Chance that players can trust: a keyed stream of 64-bit words, the same on every platform and version.

**The generator.** A stream has a key: the 32 bytes of SHA-256 over `"<seed>/<name>"` in UTF-8. Its words come
in blocks of eight: block b is BLAKE2b (64-byte digest) with that key over the eight bytes of b, big-endian; the
digest read as eight big-endian 64-bit numbers gives the words 8b to 8b+7. The outcome number k among n equally
likely ones is `word(k) * n >> 64`. So every outcome depends on the seed, the stream's name and its own number
alone: taking a move back and making it again gives the same dice, and nobody who has seen a thousand rolls can
tell the next.

**The seal.** Before the first move a table publishes SHA-256 over `"karawela seal <seed>"`; after the last move
it publishes the seed. Anybody can then derive every roll again.

Streams of different names are independent: the game draws from `game`, a search or a bot from one of its own.

**Branches.** A game that goes on from a position of a finished one has that game's dice so far and its own from there:
`"<seed> until <k> then <seed>"` is a seed whose outcomes before number k are those of the first, the others those of
the second, each under its own key and number. Everything else, the seal too, treats it as the text that it is.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import struct

_WORDS = struct.Struct(">8Q").unpack
_BLOCK = 8
_UNTIL = " until "
_BRANCH = re.compile(r" until (\d+) then ")


def new_seed() -> str:
    """A fresh seed of 128 bits, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def branch(seed: str, outcomes: int) -> str:
    """A fresh seed for a game that goes on after so many outcomes of another one, whose seed is public."""
    known, kept = _sections(seed)[0][1], ""
    for since, later in _sections(seed)[1:]:
        if since < outcomes:
            kept += f"{known} until {since} then "
            known = later
    return f"{kept}{known} until {outcomes} then {new_seed()}"


def _sections(seed: str) -> list[tuple[int, str]]:
    """The seeds that one is made of, each with the number of the first outcome that is its own."""
    if _UNTIL not in seed:
        return [(0, seed)]
    first, *rest = _BRANCH.split(seed)
    return [(0, first), *((int(since), later) for since, later in zip(rest[::2], rest[1::2], strict=True))]


def seal(seed: str) -> str:
    """The commitment to a seed, to be published before the first move."""
    return hashlib.sha256(f"karawela seal {seed}".encode()).hexdigest()


class Stream:
    """One named stream of a seed. `at` is a pure function; only `below` moves on. Both cost about 0.4 microseconds."""

    __slots__ = ("_block", "_keys", "_words", "name", "position", "seed")

    def __init__(self, seed: str = "", name: str = "game"):
        self.seed = seed
        self.name = name
        self.position = 0
        self._keys = [(since, hashlib.sha256(f"{part}/{name}".encode()).digest()) for since, part in _sections(seed)]
        self._block = -1
        self._words: tuple[int, ...] = ()

    def word(self, number: int) -> int:
        """The 64-bit word of that number."""
        block, place = divmod(number, _BLOCK)
        if block != self._block:
            self._words = self._words_of(block)
            self._block = block
        return self._words[place]

    def _words_of(self, block: int) -> tuple[int, ...]:
        words: tuple[int, ...] = ()
        for since, key in self._keys:
            place = max(0, since - block * _BLOCK)
            if place < _BLOCK:
                words = words[:place] + _WORDS(hashlib.blake2b(block.to_bytes(8, "big"), key=key).digest())[place:]
        return words

    def at(self, number: int, n: int) -> int:
        """Outcome `number` of the stream among n equally likely ones, 0 to n - 1."""
        return self.word(number) * n >> 64

    def below(self, n: int) -> int:
        """The next outcome among n equally likely ones."""
        number = self.position
        self.position = number + 1
        return self.word(number) * n >> 64
