"""SplitMix64: the generator of simulations, the same numbers at both speeds.

Fast, tiny, and open: whoever sees its output knows all that follows. Live tables never use it.

The functions work on a vector of two words: the generator's state, and what is left of its last
word. They are written in the kernels' subset, so that ``kernel/compiled.py`` compiles them with a
game. The class is the comfortable form of the same numbers.

>>> generator = SplitMix64(1234567)
>>> [generator.next64() for _ in range(3)]
[6457827717110365317, 3203168211198807973, 9817491932198370423]
"""

from __future__ import annotations

from typing import TypeAlias

from oneleft.vectors import Vector

Word: TypeAlias = int
"""64 bits, 0 to 2**64 - 1; compiled, an unsigned integer."""
Words: TypeAlias = Vector
"""A vector of words."""

# Each constant is at least 2**63, so that the compiler, too, takes it for an unsigned word: a
# signed product may lose its mask.
WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
QUARTER = 0xFFFF
QUARTER_RANGE = 1 << 16
THREE_LEFT = 1 << 48


def next64(g: Words) -> Word:
    """The next 64 bits of the generator whose state is ``g[0]``."""
    x = (g[0] + GOLDEN_GAMMA) & WORD
    g[0] = x
    x = ((x ^ x >> 30) * MIX_A) & WORD
    x = ((x ^ x >> 27) * MIX_B) & WORD
    return x ^ x >> 31


def below(g: Words, n: int) -> int:
    """A number from 0 to ``n - 1``, each equally likely; ``n`` is from 1 to 65536.

    Lemire's method on a quarter of a word: a product instead of a division, and another quarter
    only where the first would favor some numbers. A word is used from its low end; the quarters
    that are left wait in ``g[1]`` below a 1.
    """
    while True:
        left = g[1]
        if left > 1:
            quarter = left & QUARTER
            g[1] = left >> 16
        else:
            word = next64(g)
            quarter = word & QUARTER
            g[1] = word >> 16 | THREE_LEFT
        product = quarter * n
        rest = product & QUARTER
        if rest >= n or rest >= QUARTER_RANGE % n:
            return product >> 16


def one_of(g: Words, mask: int) -> int:
    """The place of one of the bits of ``mask``, each equally likely.

    It draws a number even where there is but one bit: whether a seat has a choice is hard for a
    processor to foretell, and a wrong guess costs more than a number.
    """
    return nth_bit(mask, below(g, mask.bit_count()))


def nth_bit(mask: int, n: int) -> int:
    """The place of the bit of ``mask`` above ``n`` other ones; compiled, two instructions."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def mixed(x: Word) -> Word:
    """The output function of the generator: a bijection of the 64-bit words."""
    x = ((x ^ x >> 30) * MIX_A) & WORD
    x = ((x ^ x >> 27) * MIX_B) & WORD
    return x ^ x >> 31


def stream_seed(master: Word, i: Word) -> Word:
    """The seed of stream ``i`` of a run.

    ``mixed(mixed(master) + (i + 1) * GOLDEN_GAMMA)``: output number ``i`` of a generator
    whose seed is ``mixed(master)``. It depends on the two numbers alone, so a run gives the same
    results however it is cut into pieces; two streams of a run never have the same seed, and
    neighboring masters have nothing to do with each other.
    """
    return mixed((mixed(master) + i * GOLDEN_GAMMA + GOLDEN_GAMMA) & WORD)


class SplitMix64:
    """A generator of 64-bit words.

    Attributes:
        state: the vector that the functions above take.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = [seed & WORD, 0]

    def next64(self) -> int:
        """The next word, 0 to 2**64 - 1; what :meth:`below` has left over stays."""
        return next64(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely; ``n`` is from 1 to 65536.

        >>> [SplitMix64(1234567).below(108), SplitMix64(0).below(1)]
        [106, 0]
        """
        if not 1 <= n <= QUARTER_RANGE:
            raise ValueError(f"n must be from 1 to {QUARTER_RANGE}, not {n}")
        return below(self.state, n)

    @classmethod
    def stream(cls, master: int, i: int) -> SplitMix64:
        """Stream ``i`` of the run with seed ``master``: see :func:`stream_seed`.

        >>> SplitMix64.stream(7, 0).next64() != SplitMix64.stream(7, 1).next64()
        True
        """
        return cls(stream_seed(master & WORD, i))
