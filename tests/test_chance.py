"""Sources of chance: what they give, what they refuse, and what a commitment proves."""

import hashlib
import hmac
import inspect
import math
import re
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oneleft.chance import (
    CARD,
    DIE,
    FIELDS,
    MOST_SEATS,
    ROLL,
    SEAT,
    Chance,
    Chosen,
    Commitment,
    Committed,
    Comparing,
    Entropy,
    Published,
    Recorded,
    Seeded,
    Stacked,
    Typed,
    outcome_text,
    parse_published,
    prove,
    read_published,
    stream_key,
    verify_commitment,
)
from oneleft.errors import (
    ChanceError,
    CommitmentError,
    DivergenceError,
    InvalidTextError,
    OneLeftError,
    OutcomeError,
)
from oneleft.faces import DECK, faces_text, parse_face
from oneleft.splitmix import SplitMix64

DOCUMENT = (Path(__file__).resolve().parent.parent / "docs/chance.md").read_text(encoding="utf-8")
RECORD = re.findall(r"^```text\n(.*?)\n```$", DOCUMENT, re.DOTALL | re.MULTILINE)[0]
VECTORS = dict(re.findall(r"^\| ([^|]*?) +\| `([^`|]*)` \|$", DOCUMENT, re.MULTILINE))

SECRET = bytes(range(32))
SALT = bytes(range(32, 48))
NONCE = bytes(range(64, 96))
COMMITMENT = Commitment(SECRET, SALT)
R5, W = parse_face("R5"), parse_face("W")


def counting(start: int = 0) -> Callable[[int], bytes]:
    """Bytes that are not random: each call goes on where the last one ended."""
    place = [start]

    def take(size: int) -> bytes:
        place[0] += size
        return bytes(i & 255 for i in range(place[0] - size, place[0]))

    return take


def entropy(seat: int, nonce: bytes = NONCE) -> Entropy:
    return Entropy.make(seat, lambda _: nonce)


def deal(source: Chance, count: int = 20) -> list[int]:
    """The first cards off a full deck."""
    stock: list[int] = list(DECK)
    return [stock.pop(source.choose(CARD, stock)) for _ in range(count)]


def sources() -> list[Chance]:
    return [
        Seeded(1),
        Stacked([], then=Seeded(1)),
        Committed(COMMITMENT, [entropy(1)]),
        Recorded(Seeded(1)),
    ]


# ----------------------------------------------------------------------- what all sources share


@pytest.mark.parametrize("number", range(len(sources())))
def test_a_round_has_a_stream_of_its_own(number: int) -> None:
    source = sources()[number]
    first = deal(source)
    source.begin_round(2)
    second = deal(source)
    assert first != second
    again = sources()[number]
    again.begin_round(2)
    assert deal(again) == second
    again.begin_round(1)
    assert deal(again) == first


@given(data=st.data(), seed=st.integers())
def test_the_order_of_the_options_does_not_decide(data: st.DataObject, seed: int) -> None:
    options = data.draw(st.lists(st.sampled_from(DECK), min_size=1, max_size=108))
    other = data.draw(st.permutations(options))
    for source in (lambda: Seeded(seed), lambda: Committed(COMMITMENT)):
        one, two = source(), source()
        assert options[one.choose(CARD, options)] == other[two.choose(CARD, other)]


@given(options=st.lists(st.sampled_from(DECK), min_size=1, max_size=108), seed=st.integers())
def test_of_equal_outcomes_the_last_is_chosen(options: list[int], seed: int) -> None:
    index = Seeded(seed).choose(CARD, options)
    assert options[index] not in options[index + 1 :]
    assert Stacked([options[index]]).choose(CARD, options) == index
    assert Typed(lambda _, options: options[index]).choose(CARD, options) == index


@pytest.mark.parametrize("source", [Seeded(1), Committed(COMMITMENT)], ids=repr)
def test_nothing_to_choose_from_is_an_error(source: Chance) -> None:
    with pytest.raises(ChanceError, match="die: there is nothing to choose from"):
        source.choose(DIE, [])


@pytest.mark.parametrize("n", [2, 6, 24, 100, 108])
@pytest.mark.parametrize("committed", [False, True])
def test_outcomes_are_even(n: int, committed: bool, seed: int) -> None:
    nonce = hashlib.sha256(str(seed).encode()).digest()
    source = Committed(COMMITMENT, [entropy(0, nonce)]) if committed else Seeded(seed)
    draws = 100 * n
    counts = Counter(source.choose(DIE, range(n)) for _ in range(draws))
    chi_square = sum((counts[i] - 100) ** 2 / 100 for i in range(n))
    freedom = n - 1
    assert chi_square < freedom + 6 * math.sqrt(2 * freedom) + 12
    assert chi_square > freedom - 6 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("committed", [False, True])
def test_a_face_comes_as_often_as_its_cards_are_many(committed: bool, seed: int) -> None:
    nonce = hashlib.sha256(str(seed).encode()).digest()
    source = Committed(COMMITMENT, [entropy(0, nonce)]) if committed else Seeded(seed)
    stock = [R5, W, W, W]
    wilds = sum(stock[source.choose(CARD, stock)] == W for _ in range(4000))
    assert 2800 < wilds < 3200


@pytest.mark.parametrize(
    ("kind", "outcome", "text"),
    [
        (CARD, R5, "R5"),
        (CARD, W, "W"),
        (CARD, 99, "card 99"),
        (CARD, -5, "card -5"),
        (DIE, 16, "d17"),
        (DIE, 24, "die 24"),
        (ROLL, 1, "@2"),
        (SEAT, 1, "seat B"),
        (SEAT, 10, "seat 10"),
        ("weather", 1, "weather 1"),
    ],
)
def test_any_outcome_has_a_text(kind: str, outcome: int, text: str) -> None:
    assert outcome_text(kind, outcome) == text


# ----------------------------------------------------------------------------- seeded and given


def test_seeded_is_the_stream_of_seed_and_round() -> None:
    source = Seeded(1234567)
    for number in (1, 2):
        source.begin_round(number)
        stream = SplitMix64.stream(1234567, number)
        ours = [source.choose(DIE, range(24)) for _ in range(50)]
        assert ours == [stream.below(24) for _ in range(50)]


def test_seeded_gives_the_same_game_for_ever() -> None:
    assert faces_text(deal(Seeded(7), 7)) == "W B6 G5 B0 R6 B3 GS"
    assert repr(Seeded(7)) == "Seeded(7)"


def test_stacked_gives_what_it_was_given() -> None:
    source = Stacked([R5, 16, 3, 1])
    assert source.choose(CARD, [W, R5, W]) == 1
    assert source.choose(DIE, [4, 16]) == 1
    source.begin_round(2)  # goes on in the same order
    assert source.choose(ROLL, range(6)) == 3
    assert source.choose(SEAT, [1, 2]) == 0
    assert source.given == 4


def test_stacked_refuses_what_is_impossible_and_changes_nothing() -> None:
    source = Stacked([W, R5])
    source.choose(CARD, [W])
    for _ in range(2):
        with pytest.raises(OutcomeError) as caught:
            source.choose(CARD, [W, 14, W])
        error = caught.value
        assert (error.number, error.kind, error.got, error.possible) == (2, CARD, "R5", "W, WD4")
        assert str(error) == "outcome 2 (card): possible is W, WD4, given is R5"
        assert isinstance(error, ChanceError)
        assert isinstance(error, OneLeftError)
    assert source.choose(CARD, [R5]) == 0


def test_stacked_ends_with_an_error() -> None:
    source = Stacked([0])
    source.choose(SEAT, [0, 1])
    with pytest.raises(OutcomeError) as caught:
        source.choose(SEAT, [0, 1])
    assert (caught.value.number, caught.value.got) == (2, "")
    assert str(caught.value) == "outcome 2 (seat): possible is seat A, seat B, given is nothing"


def test_stacked_goes_on_with_another_source() -> None:
    source = Stacked([5], then=Stacked([4]))
    assert [source.choose(ROLL, range(6)) for _ in range(2)] == [5, 4]


def test_an_outcome_where_nothing_is_left() -> None:
    with pytest.raises(OutcomeError, match="possible is nothing, for nothing is left, given is W"):
        Stacked([W]).choose(CARD, [])


def test_typed_asks_again_after_a_refusal() -> None:
    typed = iter([0, 99, 24, 5])
    asked: list[tuple[str, Sequence[int]]] = []

    def ask(kind: str, options: Sequence[int]) -> int:
        asked.append((kind, options))
        return next(typed)

    source = Typed(ask)
    source.begin_round(1)
    assert source.choose(SEAT, [0, 1]) == 0
    with pytest.raises(OutcomeError, match=r"outcome 2 \(card\): possible is R5, given is card 99"):
        source.choose(CARD, [R5])
    with pytest.raises(OutcomeError, match=r"outcome 2 \(die\): possible is d3, d24, given is die"):
        source.choose(DIE, [23, 2])
    assert source.choose(ROLL, range(6)) == 5
    assert source.given == 2
    assert asked[0] == (SEAT, [0, 1])
    assert [kind for kind, _ in asked] == [SEAT, CARD, DIE, ROLL]


# ------------------------------------------------------------------------------------ committed


def test_the_document_and_the_code_agree() -> None:
    published = parse_published(RECORD)
    assert str(published) == RECORD
    source = published.source()
    key = stream_key(COMMITMENT, published.entropies)
    assert VECTORS["`key`"] == key.hex()
    assert VECTORS["`key` without nonces"] == stream_key(COMMITMENT, ()).hex()
    numbers = re.findall(r"^\| number (\d+) of round (\d+) \| `(\d+)`", DOCUMENT, re.MULTILINE)
    assert len(numbers) == 5
    for counter, number, value in numbers:
        word = hmac.digest(key, f"{number}|{counter}".encode(), "sha256")[:4]
        assert int.from_bytes(word, "big") == int(value)
        if number != "7597098":
            source.begin_round(int(number))
            chosen = [source.choose(DIE, range(2**16)) for _ in range(int(counter))]
            assert chosen[-1] == int(value) % 2**16
    source.begin_round(1)
    cards = VECTORS["round 1, the first seven cards off the full deck"]
    assert faces_text(deal(source, 7)) == cards
    rolls = VECTORS["round 1, then six rolls (positions from 0)"]
    assert " ".join(str(source.choose(ROLL, range(6))) for _ in range(6)) == rolls


def test_a_number_that_would_be_unfair_is_passed_over() -> None:
    source = parse_published(RECORD).source()
    source.begin_round(7597098)
    choice = int(VECTORS["the first choice of round 7597098 among 100"])
    first, second = (int(VECTORS[f"number {counter} of round 7597098"]) for counter in (1, 2))
    assert first >= 2**32 - 2**32 % 100
    assert choice == second % 100 != first % 100
    assert source.choose(DIE, range(100)) == choice
    assert source.counter == 2
    source.begin_round(7597098)
    assert source.choose(DIE, range(64)) == first % 64  # 64 divides 2**32: nothing is unfair
    assert source.counter == 1


def test_the_last_fair_number_is_the_one_below_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Committed(COMMITMENT)
    words = iter([4294967295, 4294967200, 4294967199])

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        assert (len(key), message, name) == (32, f"1|{source.counter}".encode(), "sha256")
        return next(words).to_bytes(4, "big") + bytes(28)

    monkeypatch.setattr(hmac, "digest", digest)
    assert source.choose(DIE, range(100)) == 99
    assert source.counter == 3


def test_a_commitment_takes_its_bytes_from_where_it_is_told() -> None:
    assert Commitment.make(counting()) == COMMITMENT
    assert COMMITMENT.digest == hashlib.sha256(SECRET + SALT).hexdigest()
    made = Commitment.make()
    assert (len(made.secret), len(made.salt)) == (32, 16)
    assert made != Commitment.make()
    nonce = Entropy.make(3).nonce
    assert nonce is not None
    assert len(nonce) == 32


def test_the_default_is_the_systems_generator() -> None:
    for make in (Commitment.make, Entropy.make):
        assert inspect.signature(make).parameters["random_bytes"].default is secrets.token_bytes


def test_no_repr_and_no_error_shows_a_secret() -> None:
    mine = entropy(2)
    source = Committed(COMMITMENT, [mine])
    deal(source)
    shown = [repr(each) for each in (COMMITMENT, mine, source, source.revealed())]
    shown += [str(each) for each in (COMMITMENT, mine, source)]
    shown.append(str(source.published().lines()[0]))
    for wrong in (
        lambda: verify_commitment("0" * 64, SECRET, SALT),
        lambda: Commitment(SALT, SECRET),
    ):
        with pytest.raises(CommitmentError) as caught:
            wrong()
        shown.append(str(caught.value))
    with pytest.raises(CommitmentError) as caught:
        Entropy(2, "0" * 64).revealed(NONCE)
    shown.append(str(caught.value))
    for hidden in (SECRET, SALT, NONCE, stream_key(COMMITMENT, [mine])):
        for text in shown:
            assert hidden.hex() not in text
            assert repr(hidden) not in text
    assert COMMITMENT.digest in repr(COMMITMENT)
    assert COMMITMENT.digest in repr(source)


@pytest.mark.parametrize(
    ("make", "part", "expected", "got"),
    [
        (lambda: Commitment(SECRET[1:], SALT), "secret", "32 bytes", "31 bytes"),
        (lambda: Commitment(SECRET, SALT * 2), "salt", "16 bytes", "32 bytes"),
        (lambda: Entropy(1, "0" * 64, SALT), "entropy B", "32 bytes", "16 bytes"),
        (lambda: Entropy(1, "0" * 63), "entropy B", "64 lowercase hex digits", repr("0" * 63)),
        (lambda: Entropy(10, "0" * 64), "entropy", "a seat from A to J", "seat 10"),
        (lambda: Entropy(-1, "0" * 64), "entropy", "a seat from A to J", "seat -1"),
        (lambda: Published("F" * 64), "commitment", "64 lowercase hex digits", repr("F" * 64)),
        (lambda: Published("0" * 64, secret=SALT), "secret", "32 bytes", "16 bytes"),
        (lambda: Published("0" * 64, salt=SECRET), "salt", "16 bytes", "32 bytes"),
        (lambda: Published("0" * 64, (entropy(1),) * 2), "entropy B", "one a seat", "another"),
        (lambda: Published("0" * 64, salt=SALT).source(), "secret", "32 bytes", "nothing"),
        (lambda: Published("0" * 64, secret=SECRET).source(), "salt", "16 bytes", "nothing"),
        (
            lambda: verify_commitment("?", SECRET, SALT),
            "commitment",
            "64 lowercase hex digits",
            "'?'",
        ),
        (
            lambda: verify_commitment("0" * 64, SECRET, SALT),
            "commitment",
            "SHA-256 " + "0" * 64,
            COMMITMENT.digest,
        ),
        (
            lambda: Committed(COMMITMENT, [entropy(0), entropy(1).concealed()]),
            "entropy B",
            "its nonce",
            "nothing",
        ),
        (
            lambda: Committed(COMMITMENT, [Entropy(1, "0" * 64, NONCE)]),
            "entropy B",
            "SHA-256 " + "0" * 64,
            hashlib.sha256(NONCE).hexdigest(),
        ),
        (
            lambda: Committed(COMMITMENT, [entropy(3), entropy(3)]),
            "entropy D",
            "one a seat",
            "another",
        ),
    ],
)
def test_what_does_not_fit_is_named(
    make: Callable[[], object], part: str, expected: str, got: str
) -> None:
    with pytest.raises(CommitmentError) as caught:
        make()
    error = caught.value
    assert (error.part, error.expected, error.got) == (part, expected, got)
    assert str(error) == f"{part}: expected {expected}, got {got}"
    assert isinstance(error, ChanceError)


@given(place=st.integers(0, 47), change=st.integers(1, 255))
def test_any_changed_byte_of_the_envelope_is_noticed(place: int, change: int) -> None:
    both = bytearray(SECRET + SALT)
    both[place] ^= change
    with pytest.raises(CommitmentError, match="commitment: expected SHA-256"):
        verify_commitment(COMMITMENT.digest, bytes(both[:32]), bytes(both[32:]))


@given(place=st.integers(0, 31), change=st.integers(1, 255))
def test_any_changed_byte_of_a_nonce_is_noticed(place: int, change: int) -> None:
    other = bytearray(NONCE)
    other[place] ^= change
    with pytest.raises(CommitmentError, match="entropy C: expected SHA-256"):
        entropy(2).concealed().revealed(bytes(other))


def test_every_nonce_and_whose_it_is_changes_the_stream() -> None:
    other = SALT * 2
    tables = [
        [],
        [entropy(0)],
        [entropy(1)],
        [entropy(0, other)],
        [entropy(0), entropy(1)],
        [entropy(0), entropy(1, other)],
        [entropy(0, other), entropy(1)],
    ]
    deals = {tuple(deal(Committed(COMMITMENT, table))) for table in tables}
    assert len(deals) == len(tables)
    assert deal(Committed(COMMITMENT, tables[5])) == deal(Committed(COMMITMENT, tables[5][::-1]))


def test_a_match_from_the_seal_to_the_proof() -> None:
    commitment = Commitment.make(counting(5))
    hands = [Entropy.make(seat, counting(90 + seat)) for seat in (2, 0)]
    before = Published(commitment.digest, tuple(each.concealed() for each in hands))
    with pytest.raises(CommitmentError):
        Committed(commitment, before.entropies)
    nonces = {each.seat: each.nonce for each in hands}
    shown = [each.revealed(nonces[each.seat] or b"") for each in before.entropies]
    assert shown == [hands[1], hands[0]]
    source = Recorded(Committed(commitment, shown))
    for number in (1, 2):
        source.begin_round(number)
        deal(source)
    committed = source.source
    assert isinstance(committed, Committed)
    assert committed.published() == Published(commitment.digest, tuple(shown))
    after = parse_published(str(committed.revealed()))
    assert after.digest == before.digest
    assert prove(source.log, after.source()) == 40


# ------------------------------------------------------------------------------ in a record file


BYTES_32 = st.binary(min_size=32, max_size=32)
ENTROPIES = st.lists(
    st.builds(
        Entropy,
        st.integers(0, MOST_SEATS - 1),
        BYTES_32.map(bytes.hex),
        st.none() | BYTES_32,
    ),
    max_size=MOST_SEATS,
    unique_by=lambda each: each.seat,
).map(tuple)
PUBLISHED = st.builds(
    Published,
    BYTES_32.map(bytes.hex),
    ENTROPIES,
    secret=st.none() | BYTES_32,
    salt=st.none() | st.binary(min_size=16, max_size=16),
)


@given(published=PUBLISHED, data=st.data())
def test_what_is_published_is_read_back(published: Published, data: st.DataObject) -> None:
    assert parse_published(str(published)) == published
    lines = data.draw(st.permutations(published.lines()))
    text = "\n\n".join(f"  {line.replace(' ', '   ')}  " for line in lines)
    assert parse_published(text) == published
    assert parse_published(re.sub("[0-9a-f]{32,}", lambda m: m[0].upper(), text)) == published
    names = [line.partition(":")[0] for line in published.lines()]
    assert names == [name for name in FIELDS if name in names]


def reading(text: str) -> Published | InvalidTextError:
    try:
        return parse_published(text)
    except InvalidTextError as error:
        return error


@given(published=PUBLISHED, data=st.data())
def test_mutated_text_is_refused_with_a_place_or_read(
    published: Published, data: st.DataObject
) -> None:
    text = str(published)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 70)))
    text = text[:start] + data.draw(st.text(max_size=3)) + text[end:]
    read = reading(text)
    if isinstance(read, Published):
        assert parse_published(str(read)) == read
    else:
        lines = text.split("\n")
        assert 1 <= read.line <= len(lines)
        assert 1 <= read.column <= len(lines[read.line - 1]) + 1
        assert lines[read.line - 1][read.column - 1 :].startswith(read.text)


ANY_FIELD = "commitment:, entropy A: (to J), secret: or salt:"


@pytest.mark.parametrize(
    ("text", "expected", "found", "line", "column"),
    [
        ("", "commitment: and 64 hex digits", "", 1, 1),
        ("salt: " + "0" * 32 + "\n", "commitment: and 64 hex digits", "", 2, 1),
        ("commitment", ANY_FIELD, "commitment", 1, 1),
        ("  entropy K: 00", ANY_FIELD, "entropy K: 00", 1, 3),
        ("commitment:", "64 hex digits", "", 1, 12),
        ("commitment: " + "0" * 63, "64 hex digits", "0" * 63, 1, 13),
        ("commitment: " + "g" * 64, "64 hex digits", "g" * 64, 1, 13),
        ("\nsalt:  00", "32 hex digits", "00", 2, 8),
        ("salt: " + "0" * 32 + "  5", "the end of the line", "5", 1, 41),
        ("entropy A: " + "0" * 64 + " " + "0" * 32, "64 hex digits", "0" * 32, 1, 77),
        (
            "salt: " + "0" * 32 + "\n salt: " + "1" * 32,
            "salt: once",
            "salt: " + "1" * 32,
            2,
            2,
        ),
    ],
)
def test_bad_text_is_refused_with_its_place(
    text: str, expected: str, found: str, line: int, column: int
) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_published(text)
    error = caught.value
    assert (error.expected, error.text) == (expected, found)
    assert (error.line, error.column) == (line, column)


def test_fields_may_stand_anywhere_in_a_file() -> None:
    lines = RECORD.split("\n")
    numbered = [(10 + 3 * i, line) for i, line in enumerate(lines)]
    assert read_published(numbered) == parse_published(RECORD)
    numbered[3] = (19, "secret: 00")
    with pytest.raises(InvalidTextError) as caught:
        read_published(numbered)
    assert caught.value.line == 19


def test_no_lines_hold_no_commitment() -> None:
    with pytest.raises(InvalidTextError, match="line 1, column 1: expected commitment:"):
        read_published([])


# ------------------------------------------------------------------------------------ the proof


def test_comparing_lets_a_true_record_pass() -> None:
    outcomes = deal(Committed(COMMITMENT))
    source = Comparing(Committed(COMMITMENT), outcomes)
    assert deal(source) == outcomes
    assert source.compared == len(source.outcomes) == 20
    with pytest.raises(OutcomeError) as caught:
        source.choose(ROLL, [1, 0])
    assert (caught.value.number, caught.value.got, caught.value.possible) == (21, "", "@1, @2")


def test_comparing_fills_in_what_the_record_does_not_tell() -> None:
    outcomes: list[int | None] = list(deal(Committed(COMMITMENT)))
    true = list(outcomes)
    outcomes[3] = outcomes[10] = None
    assert deal(Comparing(Committed(COMMITMENT), outcomes)) == true


def test_comparing_tells_its_source_of_rounds() -> None:
    true = Committed(COMMITMENT)
    true.begin_round(3)
    source = Comparing(Committed(COMMITMENT), deal(true))
    source.begin_round(3)
    deal(source)
    assert source.compared == 20


def test_comparing_names_the_first_difference() -> None:
    outcomes: list[int] = deal(Committed(COMMITMENT))
    right = outcomes[4]
    outcomes[4] = R5 if right != R5 else W
    outcomes[7] = -1
    source = Comparing(Committed(COMMITMENT), outcomes)
    with pytest.raises(DivergenceError) as caught:
        deal(source)
    error = caught.value
    expected, got = outcome_text(CARD, right), outcome_text(CARD, outcomes[4])
    assert (error.entry, error.kind, error.expected, error.got) == (5, CARD, expected, got)
    assert str(error) == f"outcome 5 (card): expected {expected}, got {got}"
    assert isinstance(error, ChanceError)
    assert source.compared == 4


ASKED = st.lists(
    st.tuples(
        st.integers(1, 3),
        st.one_of(
            st.tuples(st.just(CARD), st.lists(st.sampled_from(DECK), min_size=1, max_size=20)),
            st.tuples(st.just(DIE), st.lists(st.integers(0, 23), min_size=1, unique=True)),
            st.tuples(st.just(ROLL), st.just(list(range(6)))),
            st.tuples(st.just(SEAT), st.lists(st.integers(0, 9), min_size=1, unique=True)),
        ),
    ),
    min_size=1,
    max_size=20,
).map(lambda asked: sorted(asked, key=lambda each: each[0]))


def played(asked: list[tuple[int, tuple[str, list[int]]]]) -> list[Chosen]:
    source = Recorded(Committed(COMMITMENT, [entropy(1)]))
    for number, (kind, options) in asked:
        if number != source.round:
            source.begin_round(number)
        source.choose(kind, options)
    return source.log


@given(asked=ASKED)
def test_a_true_game_is_proved(asked: list[tuple[int, tuple[str, list[int]]]]) -> None:
    log = played(asked)
    assert prove(log, Committed(COMMITMENT, [entropy(1)])) == len(asked)


@given(asked=ASKED, data=st.data())
def test_a_game_with_one_other_outcome_is_not(
    asked: list[tuple[int, tuple[str, list[int]]]], data: st.DataObject
) -> None:
    log = played(asked)
    place = data.draw(st.integers(0, len(log) - 1))
    true = log[place]
    index = data.draw(st.integers(0, len(true.options) - 1))
    assume(true.options[index] != true.outcome)
    log[place] = Chosen(true.round, true.kind, true.options, index)
    with pytest.raises(DivergenceError) as caught:
        prove(log, Committed(COMMITMENT, [entropy(1)]))
    assert caught.value.entry == place + 1
    assert caught.value.expected == outcome_text(true.kind, true.outcome)
    assert caught.value.got == outcome_text(true.kind, true.options[index])


def test_equal_cards_are_one_anothers_equals() -> None:
    log = [Chosen(1, CARD, (W, W, W), 0)]
    assert prove(log, Committed(COMMITMENT)) == 1


def test_another_nonce_proves_nothing() -> None:
    source = Recorded(Committed(COMMITMENT, [entropy(1)]))
    deal(source)
    with pytest.raises(DivergenceError):
        prove(source.log, Committed(COMMITMENT, [entropy(2)]))


def test_an_empty_game_is_proved() -> None:
    assert prove([], Committed(COMMITMENT)) == 0
