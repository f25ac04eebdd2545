"""Sources of chance: seeded, in a given order, typed in, and committed, with the proof of the last.

A game asks a source which of the possible outcomes comes: a card off the stock, a die out of
the pouch, the position a die rolls, the seat that deals or starts. Whatever the order in which a
game lists the possible outcomes, equal lists give equal outcomes; of equal outcomes the last
listed is chosen, which for a stock is the one nearest its top.

>>> source = Stacked([37, 13], then=Seeded(7))
>>> stock = [37, 13, 5, 37]
>>> source.choose("card", stock), source.choose("card", stock)
(3, 1)

**What a commitment proves.** A game is proved if its secret and salt give the digest, every nonce
gives its seat's commitment, and the stream made from them gives every outcome. Then all outcomes
were fixed by the secret, the salt, the nonces and the acts of the players alone: nobody picked a
card or a roll. This holds for a player who saw the digest before giving a nonce's commitment, and
saw every commitment before the first nonce. Nobody could choose the stream either, as long as one
seat that gave a nonce was honest. Without such a seat, whoever made the secret could have tried
many. It proves nothing about who knew the secret: the host could look at the cards to come.

``docs/chance.md`` tells players the same, with the exact bytes for programs that verify.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, Self

from oneleft.dice import DICE, Die, die_text
from oneleft.errors import (
    ChanceError,
    CommitmentError,
    DivergenceError,
    InvalidTextError,
    OutcomeError,
)
from oneleft.faces import ALL_FACES, face_text, seat_text, words
from oneleft.splitmix import SplitMix64

CARD, DIE, ROLL, SEAT = "card", "die", "roll", "seat"
"""The kinds of outcomes: a face, a die 0 to 23, a position 0 to 5, a seat."""
MOST_SEATS = 10


class Chance(Protocol):
    """Where outcomes come from."""

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The index of the outcome among ``options``.

        ``kind`` is ``card`` (the faces of the drawable cards, one entry a card), ``die`` (the
        dice in the pouch), ``roll`` (the positions of a die) or ``seat`` (who may deal or start).

        Raises:
            ChanceError: there is no outcome, or one that is not among ``options``.
        """
        ...

    def begin_round(self, number: int) -> None:
        """A round begins, counted from 1; sources with a stream a round start it."""
        ...


def outcome_text(kind: str, outcome: int) -> str:
    """An outcome as moves write it: ``R5``, ``d17``, ``@2`` (position 1), ``seat B``.

    Whatever number somebody typed has a text: ``card 99``.
    """
    if kind == CARD and outcome in ALL_FACES:
        return face_text(outcome)
    if kind == DIE and 0 <= outcome < DICE:
        return die_text(Die(outcome))
    if kind == SEAT and 0 <= outcome < MOST_SEATS:
        return f"seat {seat_text(outcome)}"
    return f"@{outcome + 1}" if kind == ROLL else f"{kind} {outcome}"


def _options_text(kind: str, options: Sequence[int]) -> str:
    return ", ".join(outcome_text(kind, outcome) for outcome in sorted(set(options)))


def _place(options: Sequence[int], outcome: int) -> int:
    """The index of the last entry that equals ``outcome``."""
    return len(options) - 1 - options[::-1].index(outcome)


def _pick(kind: str, options: Sequence[int], below: Callable[[int], int]) -> int:
    """The index of the outcome that a number below ``len(options)`` stands for.

    The number counts along the sorted options, so the order in which a game keeps its stock
    has no influence.
    """
    if not options:
        raise ChanceError(f"{kind}: there is nothing to choose from")
    return _place(options, sorted(options)[below(len(options))])


# ---------------------------------------------------------------------------- seeded and given


class Seeded:
    """Outcomes from a seed: the same seed gives the same game, on every machine.

    For simulations and single players. From a few outcomes the rest can be worked out, so a
    table where that matters uses :class:`Committed`.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.begin_round(1)

    def __repr__(self) -> str:
        return f"Seeded({self.seed})"

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The next outcome of the round's stream."""
        return _pick(kind, options, self._numbers.below)

    def begin_round(self, number: int) -> None:
        """Starts the stream of ``(seed, number)``."""
        self._numbers = SplitMix64.stream(self.seed, number)


class Stacked:
    """Outcomes in a given order, then those of another source, if there is one.

    Outcomes are what is asked for: faces, dice, positions, seats. A new round goes on in the
    same order. An outcome that is refused stays the next one.
    """

    def __init__(self, outcomes: Iterable[int], then: Chance | None = None) -> None:
        self.outcomes = tuple(outcomes)
        self.then = then
        self.given = 0
        """How many of the outcomes have been given."""

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The next outcome in the given order.

        Raises:
            OutcomeError: it is not among ``options``, or the outcomes are used up.
        """
        if self.given < len(self.outcomes):
            place = _checked(self.given + 1, kind, self.outcomes[self.given], options)
            self.given += 1
            return place
        if self.then is None:
            raise OutcomeError(self.given + 1, kind, "", _options_text(kind, options))
        return self.then.choose(kind, options)

    def begin_round(self, number: int) -> None:
        """Tells the source that follows."""
        if self.then is not None:
            self.then.begin_round(number)


class Typed:
    """Outcomes of real cards and dice: somebody is asked for each and types it in.

    ``ask`` gets the kind and the options and gives the outcome (not its index). After a refusal
    the same outcome may be asked for again.
    """

    def __init__(self, ask: Callable[[str, Sequence[int]], int]) -> None:
        self.ask = ask
        self.given = 0
        """How many outcomes have been typed in."""

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The outcome that is typed in.

        Raises:
            OutcomeError: it is not among ``options``.
        """
        place = _checked(self.given + 1, kind, self.ask(kind, options), options)
        self.given += 1
        return place

    def begin_round(self, number: int) -> None:
        """Nothing to do."""


def _checked(number: int, kind: str, outcome: int, options: Sequence[int]) -> int:
    if outcome not in options:
        got = outcome_text(kind, outcome)
        raise OutcomeError(number, kind, got, _options_text(kind, options))
    return _place(options, outcome)


# ------------------------------------------------------------------------------------ committed

SECRET_SIZE = 32
SALT_SIZE = 16
NONCE_SIZE = 32
DIGEST_SIZE = 32
STREAM_NAME = "oneleft 1"
"""Opens the message that the stream's key is made from; changes with the procedure."""
WORD_SIZE = 4
WORDS = 1 << 8 * WORD_SIZE
"""A number of the stream is the first four bytes of an HMAC: 0 to ``WORDS - 1``."""

RandomBytes = Callable[[int], bytes]
"""Gives as many random bytes as it is asked for."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """What fixes the chance of a match: a secret, and the digest that is shown before.

    Used for one match only, and revealed when that ends. The repr shows the digest alone.
    """

    secret: bytes
    salt: bytes

    def __post_init__(self) -> None:
        _check_size("secret", self.secret, SECRET_SIZE)
        _check_size("salt", self.salt, SALT_SIZE)

    @classmethod
    def make(cls, random_bytes: RandomBytes = secrets.token_bytes) -> Self:
        """A new commitment."""
        return cls(random_bytes(SECRET_SIZE), random_bytes(SALT_SIZE))

    @property
    def digest(self) -> str:
        """SHA-256 of the secret and the salt, in hex: published before the first card."""
        return hashlib.sha256(self.secret + self.salt).hexdigest()

    def __repr__(self) -> str:
        return f"<Commitment {self.digest}>"


@dataclass(frozen=True, slots=True)
class Entropy:
    """What a seat adds to the chance of a match: a commitment first, the nonce later.

    Attributes:
        seat: whose it is.
        commitment: SHA-256 of the nonce, in hex.
        nonce: 32 bytes; None until it is revealed. The repr does not show it.
    """

    seat: int
    commitment: str
    nonce: bytes | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if not 0 <= self.seat < MOST_SEATS:
            last = seat_text(MOST_SEATS - 1)
            raise CommitmentError("entropy", f"a seat from A to {last}", f"seat {self.seat}")
        _check_digest(self.part, self.commitment)
        if self.nonce is not None:
            _check_size(self.part, self.nonce, NONCE_SIZE)

    @classmethod
    def make(cls, seat: int, random_bytes: RandomBytes = secrets.token_bytes) -> Self:
        """A new nonce with its commitment: the seat keeps it, and publishes ``concealed()``."""
        nonce = random_bytes(NONCE_SIZE)
        return cls(seat, hashlib.sha256(nonce).hexdigest(), nonce)

    @property
    def part(self) -> str:
        """Its name in errors and in records: ``entropy B``."""
        return f"entropy {seat_text(self.seat)}"

    def concealed(self) -> Entropy:
        """The commitment alone: what is published first."""
        return Entropy(self.seat, self.commitment)

    def revealed(self, nonce: bytes) -> Entropy:
        """With its nonce: what is published when every commitment is in.

        Raises:
            CommitmentError: the nonce does not fit the commitment.
        """
        entropy = Entropy(self.seat, self.commitment, nonce)
        entropy.opened()
        return entropy

    def opened(self) -> bytes:
        """The nonce, if it fits.

        Raises:
            CommitmentError: it is not revealed, or does not fit the commitment.
        """
        if self.nonce is None:
            raise CommitmentError(self.part, "its nonce", "nothing")
        got = hashlib.sha256(self.nonce).hexdigest()
        if got != self.commitment:
            raise CommitmentError(self.part, f"SHA-256 {self.commitment}", got)
        return self.nonce


def _check_size(part: str, value: bytes, size: int) -> None:
    if len(value) != size:
        raise CommitmentError(part, f"{size} bytes", f"{len(value)} bytes")


def _check_digest(part: str, text: str) -> None:
    if len(text) != 2 * DIGEST_SIZE or set(text) - set("0123456789abcdef"):
        raise CommitmentError(part, f"{2 * DIGEST_SIZE} lowercase hex digits", repr(text))


def _sort_entropies(entropies: Iterable[Entropy]) -> tuple[Entropy, ...]:
    """The entropies in seat order; no seat may have two."""
    found: dict[int, Entropy] = {}
    for entropy in entropies:
        if entropy.seat in found:
            raise CommitmentError(entropy.part, "one a seat", "another")
        found[entropy.seat] = entropy
    return tuple(found[seat] for seat in sorted(found))


class Committed:
    """Outcomes for a live table, fixed beforehand by a commitment and the seats' entropies.

    Every entropy must be revealed: a table where somebody does not reveal begins again with a
    new commitment. A number of the stream is an HMAC-SHA-256 of the round and a counter, both
    from 1; numbers from which the outcome would be biased are passed over. Neither repr nor
    errors show a secret.

    Raises:
        CommitmentError: an entropy is not revealed, does not fit, or a seat has two.
    """

    def __init__(self, commitment: Commitment, entropies: Iterable[Entropy] = ()) -> None:
        self._commitment = commitment
        self.entropies = _sort_entropies(entropies)
        self._key = stream_key(commitment, self.entropies)
        self.begin_round(1)

    def __repr__(self) -> str:
        return f"<Committed {self._commitment.digest}, round {self.round}>"

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The next outcome of the round's stream."""
        return _pick(kind, options, self._below)

    def begin_round(self, number: int) -> None:
        """Starts the stream of the round."""
        self.round = number
        self.counter = 0
        """How many numbers of the round's stream have been used."""

    def published(self) -> Published:
        """What everybody may know while the match goes on."""
        return Published(self._commitment.digest, self.entropies)

    def revealed(self) -> Published:
        """What is published when the match has ended: the secret too."""
        commitment = self._commitment
        return Published(
            commitment.digest, self.entropies, secret=commitment.secret, salt=commitment.salt
        )

    def _below(self, n: int) -> int:
        limit = WORDS - WORDS % n
        while True:
            self.counter += 1
            message = f"{self.round}|{self.counter}".encode("ascii")
            value = int.from_bytes(hmac.digest(self._key, message, "sha256")[:WORD_SIZE], "big")
            if value < limit:
                return value % n


def stream_key(commitment: Commitment, entropies: Iterable[Entropy]) -> bytes:
    """The key of a match's stream; ``entropies`` in seat order.

    Raises:
        CommitmentError: an entropy is not revealed or does not fit.
    """
    parts = [STREAM_NAME, commitment.digest]
    parts += [f"{seat_text(each.seat)}:{each.opened().hex()}" for each in entropies]
    return hmac.digest(commitment.secret, "|".join(parts).encode("ascii"), "sha256")


def verify_commitment(
    digest: str, secret: bytes, salt: bytes, entropies: Iterable[Entropy] = ()
) -> Committed:
    """The source that was committed to, if all that was revealed fits what was published.

    Raises:
        CommitmentError: says which part does not fit, what it should be, and what it is.
    """
    _check_digest("commitment", digest)
    commitment = Commitment(secret, salt)
    if commitment.digest != digest:
        raise CommitmentError("commitment", f"SHA-256 {digest}", commitment.digest)
    return Committed(commitment, entropies)


# ------------------------------------------------------------------------------ in a record file

_FIELD_SIZES: dict[str, tuple[int, ...]] = {
    "commitment": (DIGEST_SIZE,),
    **{f"entropy {seat_text(seat)}": (DIGEST_SIZE, NONCE_SIZE) for seat in range(MOST_SEATS)},
    "secret": (SECRET_SIZE,),
    "salt": (SALT_SIZE,),
}
FIELDS = tuple(_FIELD_SIZES)
"""The names of the fields that :class:`Published` writes, in their order."""


@dataclass(frozen=True, slots=True)
class Published:
    """What has been published of a commitment: the fields of a record's header.

    Attributes:
        digest: the commitment, in hex.
        entropies: in seat order, with the nonces that have been revealed.
        secret, salt: None until the match has ended. The repr does not show them.
    """

    digest: str
    entropies: tuple[Entropy, ...] = ()
    secret: bytes | None = field(default=None, repr=False, kw_only=True)
    salt: bytes | None = field(default=None, repr=False, kw_only=True)

    def __post_init__(self) -> None:
        _check_digest("commitment", self.digest)
        object.__setattr__(self, "entropies", _sort_entropies(self.entropies))
        if self.secret is not None:
            _check_size("secret", self.secret, SECRET_SIZE)
        if self.salt is not None:
            _check_size("salt", self.salt, SALT_SIZE)

    def source(self) -> Committed:
        """The source to replay the match with.

        Raises:
            CommitmentError: something has not been revealed, or does not fit.
        """
        if self.secret is None:
            raise CommitmentError("secret", f"{SECRET_SIZE} bytes", "nothing")
        if self.salt is None:
            raise CommitmentError("salt", f"{SALT_SIZE} bytes", "nothing")
        return verify_commitment(self.digest, self.secret, self.salt, self.entropies)

    def lines(self) -> tuple[str, ...]:
        """The fields, one a line: ``commitment: 6f1c…``."""
        lines = [f"commitment: {self.digest}"]
        for entropy in self.entropies:
            nonce = "" if entropy.nonce is None else f" {entropy.nonce.hex()}"
            lines.append(f"{entropy.part}: {entropy.commitment}{nonce}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        if self.salt is not None:
            lines.append(f"salt: {self.salt.hex()}")
        return tuple(lines)

    def __str__(self) -> str:
        return "\n".join(self.lines())


def parse_published(text: str) -> Published:
    """Reads the fields, one a line, in any order; empty lines do not matter.

    Raises:
        InvalidTextError: a line that is no such field, or a field too many or too few.
    """
    return read_published(enumerate(text.split("\n"), start=1))


def read_published(lines: Iterable[tuple[int, str]]) -> Published:
    """Reads the fields from lines that stand anywhere in a file, each with its number.

    Raises:
        InvalidTextError: a line that is no such field, or a field too many or too few.
    """
    found: dict[str, list[bytes]] = {}
    number = 1
    for number, line in lines:
        if not line.strip():
            continue
        name, values = _read_field(number, line)
        if name in found:
            raise InvalidTextError(line.strip(), f"{name}: once", number, _indent(line))
        found[name] = values
    if "commitment" not in found:
        raise InvalidTextError("", "commitment: and 64 hex digits", number)
    pairs = {seat: found.get(f"entropy {seat_text(seat)}") for seat in range(MOST_SEATS)}
    entropies = tuple(
        Entropy(seat, pair[0].hex(), pair[1] if len(pair) > 1 else None)
        for seat, pair in pairs.items()
        if pair is not None
    )
    secret, salt = (found[name][0] if name in found else None for name in ("secret", "salt"))
    return Published(found["commitment"][0].hex(), entropies, secret=secret, salt=salt)


def _read_field(number: int, line: str) -> tuple[str, list[bytes]]:
    name, colon, rest = line.partition(":")
    name = " ".join(name.split())
    sizes = _FIELD_SIZES.get(name)
    if not colon or sizes is None:
        expected = "commitment:, entropy A: (to J), secret: or salt:"
        raise InvalidTextError(line.strip(), expected, number, _indent(line))
    start = len(line) - len(rest)
    found = words(rest)
    if not found:
        raise InvalidTextError("", f"{2 * sizes[0]} hex digits", number, len(line) + 1)
    if len(found) > len(sizes):
        column, word = found[len(sizes)]
        raise InvalidTextError(word, "the end of the line", number, start + column)
    return name, [
        _read_hex(word, size, number, start + column)
        for (column, word), size in zip(found, sizes, strict=False)
    ]


def _read_hex(word: str, size: int, number: int, column: int) -> bytes:
    if len(word) != 2 * size or set(word) - set("0123456789abcdefABCDEF"):
        raise InvalidTextError(word, f"{2 * size} hex digits", number, column)
    return bytes.fromhex(word)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip()) + 1


# ------------------------------------------------------------------------------------- the proof


class Comparing:
    """A source that watches over a replay: what happened must be what ``source`` gives.

    ``outcomes`` are those of the record, in order over all rounds; None stands for one that the
    record does not tell. A game whose source this is takes the outcomes of ``source``.
    """

    def __init__(self, source: Chance, outcomes: Iterable[int | None]) -> None:
        self.source = source
        self.outcomes = tuple(outcomes)
        self.compared = 0
        """How many outcomes have agreed. All, if it is the number of the outcomes."""

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The outcome of the source, if it is what happened.

        Raises:
            DivergenceError: it is not.
            OutcomeError: the record has no more outcomes.
        """
        entry = self.compared + 1
        if entry > len(self.outcomes):
            raise OutcomeError(entry, kind, "", _options_text(kind, options))
        got = self.outcomes[entry - 1]
        index = self.source.choose(kind, options)
        expected = options[index]
        if got not in (None, expected):
            raise DivergenceError(
                entry, kind, outcome_text(kind, expected), outcome_text(kind, got)
            )
        self.compared = entry
        return index

    def begin_round(self, number: int) -> None:
        """Tells the source."""
        self.source.begin_round(number)


@dataclass(frozen=True, slots=True)
class Chosen:
    """An outcome as it was chosen.

    Attributes:
        round: counted from 1.
        options: what was possible.
        index: which of them came.
    """

    round: int
    kind: str
    options: tuple[int, ...]
    index: int

    @property
    def outcome(self) -> int:
        """What came: a face, a die, a position, a seat."""
        return self.options[self.index]


class Recorded:
    """A source that keeps a log of all that it gives."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.round = 1
        self.log: list[Chosen] = []

    def choose(self, kind: str, options: Sequence[int]) -> int:
        """The outcome of the source."""
        index = self.source.choose(kind, options)
        self.log.append(Chosen(self.round, kind, tuple(options), index))
        return index

    def begin_round(self, number: int) -> None:
        """Tells the source."""
        self.round = number
        self.source.begin_round(number)


def prove(log: Iterable[Chosen], source: Chance) -> int:
    """Works out every outcome of a game once more; gives how many there are.

    Equal cards are one another's equals: outcomes are compared, not indexes. ``source`` is a
    fresh one, such as :meth:`Published.source` gives.

    Raises:
        DivergenceError: the first outcome that differs.
    """
    entries = tuple(log)
    comparing = Comparing(source, [entry.outcome for entry in entries])
    current = 0
    for entry in entries:
        if entry.round != current:
            current = entry.round
            comparing.begin_round(current)
        comparing.choose(entry.kind, entry.options)
    return comparing.compared
