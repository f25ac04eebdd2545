"""Small numbers in the words of a vector: the same interpreted and compiled."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from oneleft.kernel import packed
from oneleft.kernel.compiled import Build, load

SIZE = 5
AT = 2
"""The words from here on hold the parts."""


def test_each_part_has_its_place_and_leaves_the_others_alone() -> None:
    v = [0] * SIZE
    for i in range(24):
        packed.set_byte(v, AT, i, i + 1)
    assert v == [0, 0, 0x0807060504030201, 0x100F0E0D0C0B0A09, 0x1817161514131211]
    assert [packed.byte_at(v, AT, i) for i in range(24)] == list(range(1, 25))
    assert [packed.quarter_at(v, AT, i) for i in range(3)] == [0x0201, 0x0403, 0x0605]


@pytest.fixture(scope="module", params=[False, True], ids=["fast", "checked"])
def compiled(request: pytest.FixtureRequest) -> ModuleType:
    entries = ("quarter_at", "byte_at", "set_byte", "both")
    build = Build(
        name="packed",
        modules=("oneleft.splitmix", "oneleft.kernel.packed"),
        entries=entries,
        lengths={"v": str(SIZE)},
        foreign=(BOTH,),
    )
    return load(build, checked=request.param)


BOTH = '''
def both(v: Vector, at: int, i: int, x: int) -> int:
    """What is read where another part of the word has just been written, and the whole word."""
    set_byte(v, at, i, x)
    return quarter_at(v, at, i >> 1) ^ v[at + (i >> 3)]
'''


@pytest.mark.needs("numba", "numpy")
def test_compiled_code_reads_and_writes_the_same(compiled: ModuleType) -> None:
    import numpy as np

    rng = random.Random(4)
    words = [rng.getrandbits(63) for _ in range(SIZE)]
    row = np.array(words, np.int64)
    for _ in range(2000):
        i, x = rng.randrange(24), rng.randrange(128)
        packed.set_byte(words, AT, i, x)
        written = compiled.both_entry(row, AT, i, x)
        assert row.tolist() == words
        assert written == packed.quarter_at(words, AT, i >> 1) ^ words[AT + i // 8]
        j = rng.randrange(12)
        assert compiled.quarter_at_entry(row, AT, j) == packed.quarter_at(words, AT, j)
        assert compiled.byte_at_entry(row, AT, i) == x == packed.byte_at(words, AT, i)
        assert compiled.byte_at_entry(row, AT, j) == packed.byte_at(words, AT, j)


@pytest.mark.needs("numba", "numpy")
def test_a_word_with_its_sign_is_read_as_it_is_without(compiled: ModuleType) -> None:
    import numpy as np

    row = np.full(SIZE, -2, np.int64)
    assert [compiled.quarter_at_entry(row, AT, i) for i in range(4)] == [0xFFFE] + [0xFFFF] * 3
    assert [compiled.byte_at_entry(row, AT, i) for i in (0, 7)] == [0xFE, 0xFF]
