"""What is known of hidden cards: tokens, their domains, and a matching with the deck.

Every card that came off the stock is a token. :mod:`oneleft.unknown` moves the tokens as the
kernel moves the cards; here stands what they may be, and whether any choice of faces fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from oneleft.faces import ALL_FACES, WILD, WILD_DRAW_FOUR, points
from oneleft.kernel import state as k
from oneleft.laws import State

ANY = sum(1 << face for face in ALL_FACES)
"""The domain of a card of which nothing is known."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One of ``tokens`` has one of the faces of ``mask``."""

    tokens: tuple[int, ...]
    mask: int


@dataclass(slots=True)
class Node:
    """A state of the round as far as it is known.

    Attributes:
        s: the kernel's state; hands and snapshot are empty, the stock's faces mean nothing.
        domains: per token the faces it may have, as a mask.
        sources: per token the shuffle it came from.
        faces: per token a face: together a choice that fits everything.
        hands: per seat its tokens.
        left: per seat the tokens it had when it left.
        snap: the tokens of the kernel's snapshot of a hand.
        drawn: the token drawn in this turn, or NOBODY.
        laid: the token of the last Wild Draw Four laid.
        stock: the tokens the stock consists of, where it is leavers' cards; else None.
        under: the tokens below the stock.
        decks: per shuffle how many cards of each face it had.
        clauses: what must hold beside the domains.
        dealt: how many tokens had been dealt when first cards were turned up and put back, and
            these cards: a copy of each was in the stock then.
        draws: per outcome of chance its token, NOBODY if it has none.
        open: mask of the seats whose hands have ever held a card that is not recorded.
    """

    s: State
    domains: list[int] = field(default_factory=list)
    sources: list[int] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    hands: list[tuple[int, ...]] = field(default_factory=list)
    left: list[tuple[int, ...]] = field(default_factory=list)
    snap: tuple[int, ...] = ()
    drawn: int = k.NOBODY
    laid: int = k.NOBODY
    stock: tuple[int, ...] | None = None
    under: tuple[int, ...] = ()
    decks: tuple[Counter[int], ...] = ()
    clauses: tuple[Clause, ...] = ()
    dealt: int = 0
    put_back: int = 0
    draws: tuple[int, ...] = ()
    open: int = 0

    def copy(self) -> Node:
        """A node of its own."""
        return Node(
            list(self.s),
            list(self.domains),
            list(self.sources),
            list(self.faces),
            list(self.hands),
            list(self.left),
            self.snap,
            self.drawn,
            self.laid,
            self.stock,
            self.under,
            self.decks,
            self.clauses,
            self.dealt,
            self.put_back,
            self.draws,
            self.open,
        )

    def is_hidden(self, token: int) -> bool:
        """Whether the token may have several faces."""
        return self.domains[token] & (self.domains[token] - 1) != 0

    def new_token(self, domain: int) -> int:
        """A card off the present stock."""
        self.domains.append(domain)
        self.sources.append(len(self.decks) - 1)
        self.faces.append(k.NOBODY)
        return len(self.domains) - 1

    def require(self, tokens: Iterable[int], mask: int) -> None:
        """Adds that one of ``tokens`` is in ``mask``; if none can be, nothing fits any more."""
        able = tuple(token for token in tokens if self.domains[token] & mask)
        if any(not self.domains[token] & ~mask for token in able):
            return  # one is, whatever it is
        if len(able) == 1:
            self.domains[able[0]] &= mask
        else:
            self.clauses += (Clause(able, mask),)

    # ------------------------------------------------------------------ the matching

    def is_possible(self, spend: Callable[[], None]) -> bool:
        """Whether some choice of faces fits; it stands in ``faces`` then."""
        faces = self._choose(list(self.domains), list(self.faces), spend)
        if faces is None:
            return False
        self.faces = faces
        return True

    def _choose(
        self, domains: list[int], faces: list[int], spend: Callable[[], None]
    ) -> list[int] | None:
        if not self._match(domains, faces):
            return None
        for clause in self.clauses:
            if not any(clause.mask >> faces[token] & 1 for token in clause.tokens):
                return self._branch(clause, domains, faces, spend)
        return faces

    def _branch(
        self, clause: Clause, domains: list[int], faces: list[int], spend: Callable[[], None]
    ) -> list[int] | None:
        """Tries each token of a clause that does not hold yet."""
        for token in clause.tokens:
            narrowed = domains[token] & clause.mask
            if not narrowed:
                continue
            spend()
            tried = list(domains)
            tried[token] = narrowed
            found = self._choose(tried, list(faces), spend)
            if found is not None:
                return found
            domains[token] &= ~clause.mask
        return None

    def _match(self, domains: list[int], faces: list[int]) -> bool:
        """Gives each token whose face does not fit another one, moving others if need be."""
        loose = [t for t, face in enumerate(faces) if face < 0 or not domains[t] >> face & 1]
        if not loose:
            return True
        holders: dict[tuple[int, int], list[int]] = {}
        for token in loose:
            faces[token] = k.NOBODY
        for token, face in enumerate(faces):
            if face >= 0:
                holders.setdefault((self.sources[token], face), []).append(token)
        deck = _Deck(self, domains, faces, holders)
        return all(deck.place(token, set(), set()) for token in loose)


@dataclass(slots=True)
class _Deck:
    """Tokens on the cards of their shuffles, while one more is placed.

    Attributes:
        holders: per shuffle and face the tokens that have it.
    """

    node: Node
    domains: list[int]
    faces: list[int]
    holders: dict[tuple[int, int], list[int]]

    def place(self, token: int, tokens: set[int], places: set[tuple[int, bool]]) -> bool:
        """Gives ``token`` a face; others move if need be, each of ``tokens`` once at most."""
        node = self.node
        source = node.sources[token]
        deck = node.decks[source]
        tokens.add(token)
        full: list[tuple[int, bool]] = []
        for face in members_of(self.domains[token]):
            held = self.holders.setdefault((source, face), [])
            early = token < node.dealt and node.put_back >> face & 1 == 1
            if early and sum(other < node.dealt for other in held) >= deck[face] - 1:
                full.append((face, True))
            elif len(held) >= deck[face]:
                full.append((face, False))
            else:
                held.append(token)
                self.faces[token] = face
                return True
        for place in full:
            if place not in places:
                places.add(place)
                if self._displace(token, source, place, tokens, places):
                    return True
        return False

    def _displace(
        self,
        token: int,
        source: int,
        place: tuple[int, bool],
        tokens: set[int],
        places: set[tuple[int, bool]],
    ) -> bool:
        face, early = place
        held = self.holders[source, face]
        for other in list(held):
            if other in tokens or (early and other >= self.node.dealt):
                continue
            if self.place(other, tokens, places):
                held.remove(other)
                held.append(token)
                self.faces[token] = face
                return True
        return False


# ------------------------------------------------------------------------------------ sets of faces


def members_of(mask: int) -> Iterator[int]:
    """The faces of a mask, from 0 up."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def by_worth(domain: int) -> dict[int, int]:
    """The faces of a domain by what they are worth."""
    found: dict[int, int] = {}
    for face in members_of(domain):
        found[points(face)] = found.get(points(face), 0) | 1 << face
    return found


def can_total(worths: Iterable[Iterable[int]], total: int | None) -> bool:
    """Whether cards of these values can add up to ``total``, whatever the deck says."""
    values = [tuple(worth) for worth in worths]
    return total is None or sum(map(min, values)) <= total <= sum(map(max, values))


def nearest_first(
    worths: Mapping[int, Mapping[int, int]], token: int, total: int | None
) -> list[int]:
    """The faces that a card may have, by worth; first what brings it nearest to the total."""
    choices = worths[token]
    if total is None:
        return list(choices.values())
    certain = [next(iter(worth)) for worth in worths.values() if len(worth) == 1]
    share = (total - sum(certain)) / (len(worths) - len(certain))
    return [choices[worth] for worth in sorted(choices, key=lambda worth: abs(worth - share))]


def partition(masks: Iterable[int]) -> list[int]:
    """The faces of these masks, parted so that each part lies in a mask or outside of it."""
    masks = list(masks)
    kinds = [union(masks)]
    for mask in masks:
        kinds = [part for kind in kinds for part in (kind & mask, kind & ~mask) if part]
    return kinds


def union(masks: Iterable[int]) -> int:
    """The faces of all these masks."""
    total = 0
    for mask in masks:
        total |= mask
    return total


def selections(kinds: Sequence[int]) -> Iterator[list[int]]:
    """One card of each kind of every subset; bit n of a subset's number is the n-th kind."""
    for subset in range(1 << len(kinds)):
        yield [kind & -kind for place, kind in enumerate(kinds) if subset >> place & 1]


def hand_masks(bits: Iterable[int]) -> tuple[int, int]:
    """A hand of these cards as the kernel keeps it: first and second copies."""
    low = high = 0
    for bit in bits:
        if bit >= 1 << WILD_DRAW_FOUR + 1 or bit < 1 << WILD:
            high |= bit & low
        else:
            while low & bit:
                bit <<= 16
        low |= bit
    return low, high
