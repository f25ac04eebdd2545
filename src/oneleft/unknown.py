"""Rounds with hidden cards: what every completion, or some completion, of a record makes of it.

A *completion* gives a face to every ``?`` of a round of UNO. :class:`Search` looks for one that the
law accepts from the first entry to the last. It does not try faces: it walks through the record
with the kernel itself, and keeps what each card that was drawn may be.

Every card that comes off the stock is a *token* with a domain: the faces it may still have. Tokens
move with the hands. What the kernel makes of an act depends on a hidden hand only through a few
questions of the form "does it hold one of these faces?" (the faces that match, the wilds, the
face that is played ...), so the kernel is asked once for each combination of answers, and each
combination that leads to a different state becomes a branch: *none of these* narrows domains, *one
of these* is kept as a clause. A play uncovers a token. Which one may matter; a token that can be
nothing that another could not be is tried first, and the other not at all.

A branch lives while some choice of faces fits the domains, the clauses and the deck: a matching of
tokens and cards. The search is complete, so that "no completion" is a proof; it counts its steps,
and gives up honestly (:class:`Unsettled`) when there are too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from oneleft.errors import OneLeftError
from oneleft.faces import (
    ALL_FACES,
    COLUMN,
    DRAW_TWO,
    NUMBERS,
    WILD,
    WILD_DRAW_FOUR,
    Face,
    copies,
    parse_face,
    points,
    unlaid,
)
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, State
from oneleft.moves import parse_card_move
from oneleft.reasons import OFFENSE, Code
from oneleft.recordtext import Act, Entry, Shown

STEPS = 6000
"""How many steps a search may take before it gives up."""
ANY = sum(1 << face for face in ALL_FACES)
"""The domain of a card of which nothing is known."""
TRACER = 1 << 70
"""A bit that stands in no mask: it shows whether the kernel has written a word anew."""
MARKS = tuple(1 << bit for bit in (13, 14, 15, 29, 30, 31, 45, 46, 47, 61, 62))[
    : k.MOST_CARD_SEATS
]
"""Bits of the second copies that no card has: they show where a hand went."""
CHALLENGE_TEXT = "challenge"
QUIET = ("uno", "catch", "color", "leave")
"""Acts that leave a Wild Draw Four waiting for its answer."""


class Unsettled(OneLeftError):
    """Too many possibilities to settle within the steps that a search may take."""


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

    def require(self, tokens: Iterable[int], mask: int) -> bool:
        """Adds that one of ``tokens`` is in ``mask``; False if none can be."""
        able = tuple(token for token in tokens if self.domains[token] & mask)
        if any(not self.domains[token] & ~mask for token in able):
            return True
        if len(able) == 1:
            self.domains[able[0]] &= mask
        elif able:
            self.clauses += (Clause(able, mask),)
        return bool(able)

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
            if not domains[token]:
                return None
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
        return all(self._place(token, domains, faces, holders, set()) for token in loose)

    def _place(
        self,
        token: int,
        domains: list[int],
        faces: list[int],
        holders: dict[tuple[int, int], list[int]],
        seen: set[tuple[int, bool]],
    ) -> bool:
        source = self.sources[token]
        tight: list[tuple[int, bool, list[int]]] = []
        for face in _members(domains[token]):
            held = holders.setdefault((source, face), [])
            early = self._early(token, face)
            rivals = [other for other in held if other < self.dealt] if early else held
            if early and len(rivals) >= self.decks[source][face] - 1:
                tight.append((face, True, rivals))
            elif len(held) >= self.decks[source][face]:
                tight.append((face, False, held))
            else:
                held.append(token)
                faces[token] = face
                return True
        for face, early, rivals in tight:
            if (face, early) in seen:
                continue
            seen.add((face, early))
            for other in list(rivals):
                held = holders[source, face]
                held.remove(other)
                if self._place(other, domains, faces, holders, seen):
                    held.append(token)
                    faces[token] = face
                    return True
                held.append(other)
        return False

    def _early(self, token: int, face: int) -> bool:
        """Whether a copy of the face was still in the stock after this token had come."""
        return token < self.dealt and self.put_back >> face & 1 == 1


def _members(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
