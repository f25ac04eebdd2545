"""Other worlds: hidden cards exchanged so that a seat could not tell the difference.

A round is a list of acts; those of CHANCE say which card came. Cards that came hidden from a seat
may have been others: this exchanges them at random, many times, keeping what the seat knows:

* what was played from a hand was in it, and what was shown lay in it;
* a card drawn in turn that could be played, or could not, still can or cannot;
* what others did or did not do the law still accepts of them;
* the cards between two reshuffles are those that the reshuffle found.

What that takes is asked of the law, card by card. The exchanges begin with the round as it is, and
are so many that little is left of it; each is drawn from those that keep the above, so that all
worlds tend to be equally likely. At last the new round is played through and compared: a rule that
asks for a hand as a whole (a bluff found guilty before others) can refuse an exchange that none of
its cards alone would; then fewer are done at a time. How players choose is not considered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from oneleft import events as e
from oneleft.envs._nodes import Nodes
from oneleft.envs._told import HandReceived, Told
from oneleft.faces import ALL_FACES, unlaid
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.laws import State

Acts = Sequence[tuple[int, int]]
NEVER = 1 << 60
"""The time of a play that has not come yet."""
EXCHANGES = 24
"""Tries of an exchange, for each hidden card of a hand."""
SAME_HAND = 0.5
"""How often two cards of one hand are tried: they may take one another's play too."""
ROUNDS = 12
"""How often a round is played through at most, until that many are done."""
ANY = (1 << 64) - 1
STOCK = -1
"""The hand of cards that have not been drawn."""


@dataclass(slots=True)
class Card:
    """A card that came off the stock, or is still in it.

    Attributes:
        came, left: which act drew it, which played it; NEVER if none has.
        face: as in a hand.
        hand: where it went; a hand keeps its number when it goes to another seat.
        heap: how many reshuffles there were before it came.
        may_be: mask of the faces that it may have by what followed at once.
        is_known: whether the seat knows it.
    """

    came: int
    face: int
    hand: int
    heap: int
    may_be: int = ANY
    is_known: bool = False
    left: int = NEVER


@dataclass
class Walk:
    """A round walked through from its first act, with the eyes of a seat.

    Attributes:
        cards: all that came, in order, and then the stock.
        barred: for each hand the acts before which it held none of some faces, a mask.
    """

    nodes: Nodes
    viewer: int
    cards: list[Card] = field(default_factory=list)
    barred: list[list[tuple[int, int]]] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    heap: int = 0

    def run(self, acts: Acts) -> None:
        """Walks through the acts."""
        self.hands = list(range(self.nodes.seats))
        self.barred = [[] for _ in self.hands]
        s, told = self.nodes.start(), Told(self.nodes)
        for place, (actor, act) in enumerate(acts):
            before = list(s)
            self.nodes.do(s, actor, act)
            seen = told.act(before, actor, act, s)
            if actor == k.CHANCE:
                self._came(place, before, act, s, seen)
            else:
                if actor != self.viewer:
                    self._bar(place, before, actor, act, s, acts)
                if any(isinstance(event, e.CardPlayed) for event in seen):
                    self._played(place, before, actor, act)
            self._learn(s, seen)
        for face in s[k.PILE : k.PILE + s[k.STOCK]]:
            self.cards.append(Card(NEVER, unlaid(face), STOCK, self.heap))

    # ------------------------------------------------------------------ what happened

    def _came(self, place: int, before: State, act: int, after: State, seen: list[e.Event]) -> None:
        """A card that went to a hand, hidden or not."""
        for event in seen:
            if isinstance(event, e.CardsDrawn):
                face = unlaid(act - k.CHANCE_FACE)
                card = Card(place, face, self.hands[event.seat], self.heap)
                card.is_known = event.for_seat(self.viewer).faces is not None
                if not card.is_known and before[k.PHASE] == k.P_DRAWING:
                    card.may_be = self._like(before, after)
                self.cards.append(card)

    def _like(self, before: State, after: State) -> int:
        """The faces after which everybody would see the same, drawn in turn instead."""
        found = 0
        first, last = k.PILE + before[k.UNDER], k.PILE + before[k.STOCK]
        for face in set(before[first:last]):
            s = list(before)
            self.nodes.do(s, k.CHANCE, k.CHANCE_FACE + face)
            if _open(s) == _open(after):
                found |= 1 << unlaid(face)
        return found

    def _bar(
        self, place: int, before: State, seat: int, act: int, after: State, acts: Acts
    ) -> None:
        """The faces that this seat cannot have held, since then the act would not have been done.

        Also those that would have made a Wild Draw Four a bluff which a challenge found lawful.
        """
        r = self.nodes.r
        challenged = (
            place + 1 < len(acts) and acts[place + 1][1] == k.CHALLENGE and not after[k.GUILT]
        )
        code = cards.verdict(r, before, seat, act)
        barred = 0
        for face in ALL_FACES:
            if before[k.HAND + seat] >> face & 1:
                continue
            s = list(before)
            s[k.HAND + seat] |= 1 << face
            if cards.verdict(r, s, seat, act) != code:
                barred |= 1 << face
            elif challenged:
                self.nodes.do(s, seat, act)
                barred |= s[k.GUILT] << face
        if barred:
            self.barred[self.hands[seat]].append((place, barred))

    def _played(self, place: int, before: State, seat: int, act: int) -> None:
        """The card that left the hand; one that the seat knows, if it may be that one."""
        face = unlaid(act % k.WITH_UNO)
        drawn = before[k.PHASE] == k.P_DRAWN
        held = [card for card in self._hand(seat) if card.face == face]
        card = held[-1] if drawn else min(held, key=lambda card: not card.is_known)
        card.left = place
        card.is_known = card.is_known or drawn

    def _hand(self, seat: int) -> list[Card]:
        hand = self.hands[seat]
        return [card for card in self.cards if card.hand == hand and card.left == NEVER]

    def _learn(self, after: State, seen: list[e.Event]) -> None:
        """Reshuffles, hands that go round, hands that are shown, a card taken back."""
        for event in seen:
            if isinstance(event, e.Reshuffled):
                self.heap += 1
            elif isinstance(event, e.HandsSwapped):
                hands, seat, other = self.hands, event.seat, event.other
                hands[seat], hands[other] = hands[other], hands[seat]
            elif isinstance(event, e.HandsPassed):
                moved = {cards.next_seat(after, at): hand for at, hand in enumerate(self.hands)}
                self.hands = [moved[at] for at in range(len(moved))]
            elif isinstance(event, (e.HandShown, HandReceived)):
                if event.for_seat(self.viewer) is not None:
                    for card in self._hand(event.seat):
                        card.is_known = True
            elif isinstance(event, e.TakenBack):
                last = max(card.left for card in self.cards if card.left < NEVER)
                card = next(card for card in self.cards if card.left == last)
                card.left, card.is_known = NEVER, True


def _open(s: State) -> tuple[int, ...]:
    """What everybody sees of the effect of a card drawn in turn."""
    return s[k.PHASE], s[k.TURN], s[k.STOCK], s[k.DISCARD]


# ------------------------------------------------------------------------------------ exchanges


class Exchange:
    """Exchanges hidden cards at random.

    Args:
        sampler: gives numbers from 0 up to 1.
    """

    def __init__(self, walk: Walk, sampler: Callable[[], float]) -> None:
        self.barred = walk.barred
        self.sampler = sampler
        self.hidden = [card for card in walk.cards if not card.is_known]
        self.held = [card for card in self.hidden if card.hand != STOCK]
        self.by_hand: dict[int, list[Card]] = {STOCK: []}
        for card in self.held:
            self.by_hand.setdefault(card.hand, []).append(card)

    def run(self, tries: int) -> None:
        """Tries to exchange two cards, so many times."""
        for _ in range(tries):
            one = self._one_of(self.held)
            near = self.by_hand[one.hand]
            other = self._one_of(near if self.sampler() < SAME_HAND else self.hidden)
            if one is not other and self._may(one, other):
                one.face, other.face = other.face, one.face
                one.left, other.left = other.left, one.left

    def _one_of(self, found: list[Card]) -> Card:
        return found[min(int(self.sampler() * len(found)), len(found) - 1)]

    def _may(self, one: Card, other: Card) -> bool:
        """Whether each may take the other's face and the other's play."""
        if one.face == other.face or one.heap != other.heap:
            return False
        if one.left != other.left and one.hand != other.hand:
            return False
        return (
            self._fits(one, other.face, other.left)
            and self._fits(other, one.face, one.left)
            and self._is_in_order(one, other)
            and self._is_in_order(other, one)
        )

    def _is_in_order(self, card: Card, other: Card) -> bool:
        """Of equal cards of a hand the first that came leaves first: each round counts once."""
        return all(
            (each.came < card.came) == (each.left < other.left) or each.left == other.left
            for each in self.by_hand[card.hand]
            if each.face == other.face and each is not other and each is not card
        )

    def _fits(self, card: Card, face: int, left: int) -> bool:
        if not card.may_be >> face & 1 or card.came > left:
            return False
        if card.hand == STOCK:
            return True
        return not any(
            mask >> face & 1 for place, mask in self.barred[card.hand] if card.came < place <= left
        )

    def save(self) -> list[tuple[int, int]]:
        """All faces and plays, to come back to."""
        return [(card.face, card.left) for card in self.hidden]

    def restore(self, saved: list[tuple[int, int]]) -> None:
        """Comes back to them."""
        for card, (face, left) in zip(self.hidden, saved, strict=True):
            card.face, card.left = face, left


def another_world(nodes: Nodes, acts: Acts, viewer: int, sampler: Callable[[], float]) -> Acts:
    """The acts of another round of which ``viewer`` has seen the same as of this one."""
    walk = Walk(nodes, viewer)
    walk.run(acts)
    exchange = Exchange(walk, sampler)
    wanted = _seen(nodes, acts, viewer)
    left = EXCHANGES * len(exchange.held)
    found, block = acts, left
    for _ in range(ROUNDS):
        if left <= 0:
            break
        saved = exchange.save()
        exchange.run(block)
        tried = list(_rewritten(acts, exchange.held))
        if _seen(nodes, tried, viewer) == wanted:
            found = tried
            left -= block
        else:
            exchange.restore(saved)
            block = max(1, block // 2)
    return found


def _rewritten(acts: Acts, held: list[Card]) -> Iterator[tuple[int, int]]:
    faces = {card.came: card.face for card in held}
    for place, (actor, act) in enumerate(acts):
        yield actor, (k.CHANCE_FACE + faces[place] if place in faces else act)


def _seen(nodes: Nodes, acts: Acts, viewer: int) -> str | None:
    """What the seat sees of a round with these acts; None if the law refuses one of them."""
    s, told = nodes.start(), Told(nodes)
    for actor, act in acts:
        if nodes.law.verdict(nodes.r, s, actor, act).is_refused:
            return None
        before = list(s)
        nodes.do(s, actor, act)
        told.act(before, actor, act, s)
    return told.information(s, viewer)
