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
and gives up honestly (:class:`UnsettledError`) when there are too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from oneleft.errors import OneLeftError
from oneleft.faces import (
    COLUMN,
    DRAW_TWO,
    NUMBERS,
    WILD,
    WILD_DRAW_FOUR,
    face_text,
    parse_face,
    points,
    unlaid,
)
from oneleft.hidden import (
    ANY,
    Node,
    by_worth,
    can_total,
    hand_masks,
    nearest_first,
    partition,
    selections,
    union,
)
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, State
from oneleft.moves import parse_card_move
from oneleft.reasons import OFFENSE, Code
from oneleft.recordtext import Act, Entry, Shown

STEPS = 6000
"""How many steps a search may take before it gives up."""
TRACER = 1 << 70
"""A bit that stands in no mask: it shows whether the kernel has written a word anew."""
MARKS = tuple(1 << bit for bit in (13, 14, 15, 29, 30, 31, 45, 46, 47, 61, 62))[: k.MOST_CARD_SEATS]
"""Bits of the second copies that no card has: they show where a hand went."""
NO_HANDS = (0,) * 2 * k.MOST_CARD_SEATS
HAND_ACTS = (k.DRAW, k.KEEP, k.CALL, k.CHALLENGE)
"""Acts of a seat, other than plays, that depend on what a hand holds."""
CHALLENGE_TEXT = "challenge"
QUIET = ("uno", "catch", "color", "leave")
"""Acts that leave a Wild Draw Four waiting for its answer."""


class UnsettledError(OneLeftError):
    """Too many possibilities to settle within the steps that a search may take."""


# ------------------------------------------------------------------------------------ the search


@dataclass(frozen=True, slots=True)
class Question:
    """An act, and the hidden cards on which its verdict and its effect may depend.

    Attributes:
        actor, action: as the kernel knows them; the action of CHANCE lacks its face.
        seat: whose hand it is.
        hand: its tokens, without ``drawn``.
        drawn: the token that was just drawn, or comes now; NOBODY if there is none.
    """

    actor: int
    action: int
    seat: int
    hand: tuple[int, ...]
    drawn: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What the kernel makes of an act, given some cards.

    Attributes:
        key: equal where nothing that matters differs.
        code: the verdict.
        after: the state after the act, without hands; empty if it is refused.
        origins: per seat whose hand it holds then.
        snapped: whether the kernel's snapshot was taken.
    """

    key: tuple[int, ...]
    code: int
    after: State
    origins: tuple[int, ...] = ()
    snapped: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A branch: what a hand holds, as far as it matters, and what follows.

    Attributes:
        without, having: none of the hand is in one of these masks; one is in each of those.
        drawn: the faces that the drawn token may have.
    """

    without: tuple[int, ...]
    having: tuple[int, ...]
    drawn: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Failure:
    """Where no completion gets any further.

    Attributes:
        place: which entry of the round it is, counted from 0.
        node: a state in which it was tried.
        codes: why the law refuses the act there, in some completion each; empty if the entry
            contradicts what comes before it.
    """

    place: int
    node: Node
    codes: tuple[Code, ...]


def _narrowed(node: Node, question: Question, answer: Answer) -> tuple[Node, list[int]]:
    """A copy in which the hand holds none of what the answer denies, and its hidden tokens."""
    each = node.copy()
    hidden = [token for token in question.hand if node.is_hidden(token)]
    for token in hidden:
        each.domains[token] &= ~union(answer.without)
    if question.drawn >= 0:
        each.domains[question.drawn] &= answer.drawn
    return each, hidden


class Search:
    """Looks for completions of a round.

    Args:
        rules: the rule vector.
        state: the kernel's state when the round begins.
        entries: the round's entries.
    """

    def __init__(self, rules: list[int], state: State, entries: Sequence[Entry]) -> None:
        self.r = rules
        self.entries = tuple(entries)
        seats = state[k.SEATS]
        deck = Counter(state[k.PILE : k.PILE + state[k.STOCK]])
        nobody: list[tuple[int, ...]] = [()] * seats
        self.root = Node(list(state), hands=nobody, left=list(nobody), decks=(deck,))
        self.steps = 0
        self.deepest = 0
        self.stuck: list[Node] = []
        self.trail: list[list[tuple[Node, int]]] = [[] for _ in entries]
        acts = [entry.text for entry in entries if isinstance(entry, Act)]
        self.is_challenged = CHALLENGE_TEXT in acts
        self.challenged = [
            _is_challenged(self.entries[place + 1 :]) for place in range(len(entries))
        ]

    def spend(self) -> None:
        """Counts a step.

        Raises:
            UnsettledError: they are used up.
        """
        self.steps += 1
        if self.steps > STEPS:
            raise UnsettledError("too many possibilities to settle")

    def renew(self) -> None:
        """Allows as many steps again."""
        self.steps = 0

    def complete(self) -> Node | None:
        """The end of a round that the law accepts, or None if there is no completion.

        Raises:
            UnsettledError: too many possibilities.
        """
        return next(self.ends(), None)

    def doubt(self, place: int, code: int) -> Node | None:
        """An end of the round with another verdict than ``code`` on the entry at ``place``.

        To be asked after :meth:`complete` has found an end: only what it had not tried by then,
        before that entry, can lead to another.

        Raises:
            UnsettledError: too many possibilities.
        """
        return next(self._ends(list(self.trail[place]), (place, code)), None)

    def ends(self) -> Iterator[Node]:
        """All ends of the round."""
        return self._ends([(self.root, 0)])

    def _ends(
        self, open_nodes: list[tuple[Node, int]], doubted: tuple[int, int] = (k.NOBODY, 0)
    ) -> Iterator[Node]:
        while open_nodes:
            node, place = open_nodes[-1]
            if place < len(self.entries) and doubted[0] < 0:
                self.trail[place] = list(open_nodes)
            open_nodes.pop()
            if place == len(self.entries):
                yield node
                continue
            self.spend()
            if place > self.deepest:
                self.deepest, self.stuck = place, []
            if place == self.deepest:
                self.stuck.append(node)
            avoid = doubted[1] if doubted[0] == place else k.NOBODY
            following = list(self.follow(node, place, avoid))
            open_nodes += [(each, place + 1) for each in reversed(following)]

    # ------------------------------------------------------------------ one entry

    def follow(self, node: Node, place: int, avoid: int) -> Iterator[Node]:
        """The states after an entry that some completion reaches."""
        entry = self.entries[place]
        if isinstance(entry, Shown):
            found = self._show(node, entry)
        elif entry.actor == k.CHANCE:
            found = self._chance(node, entry)
        else:
            found = self._act(node, entry, place, avoid)
        for each in found:
            if each.is_possible(self.spend):
                yield each

    def _show(self, node: Node, entry: Shown) -> Iterator[Node]:
        """The hand is these faces."""
        hand = node.hands[entry.actor] if entry.actor < len(node.hands) else ()
        if len(hand) == len(entry.faces):
            yield from self._uncover_all(node, hand, entry.faces)

    def _uncover_all(
        self, node: Node, hand: tuple[int, ...], faces: Sequence[int]
    ) -> Iterator[Node]:
        if not faces:
            yield node
            return
        for token in self._candidates(node, hand, faces[0]):
            each = node.copy()
            each.domains[token] = 1 << faces[0]
            rest = tuple(other for other in hand if other != token)
            yield from self._uncover_all(each, rest, faces[1:])

    def _candidates(self, node: Node, hand: Iterable[int], face: int) -> list[int]:
        """Which tokens of a hand may turn out to be ``face``; those in others' place left out.

        A known card of this face goes first. If all that one token may be another may be too, and
        they are alike otherwise, then whatever holds with the other one uncovered holds with the
        first, for the faces can be exchanged.
        """
        bit = 1 << face
        able = [token for token in hand if node.domains[token] & bit]
        for token in able:
            if node.domains[token] == bit:
                return [token]
        able.sort(key=lambda token: node.domains[token].bit_count())
        found: list[int] = []
        for token in able:
            if not any(self._covers(node, token, other) for other in found):
                found.append(token)
        return found

    def _covers(self, node: Node, token: int, other: int) -> bool:
        """Whether ``token`` may be all that ``other`` may be, and is like it otherwise."""
        if node.domains[other] & ~node.domains[token]:
            return False
        return self._traits(node, token) == self._traits(node, other)

    def _traits(self, node: Node, token: int) -> tuple[object, ...]:
        replays = self.r[k.R_GUILTY] == k.GUILTY_REPLAY
        return (
            node.sources[token],
            [token in clause.tokens for clause in node.clauses],
            node.put_back != 0 and token < node.dealt,
            replays and token in node.snap,
            token == node.drawn,
        )

    # ------------------------------------------------------------------ chance

    def _chance(self, node: Node, entry: Act) -> Iterator[Node]:
        s = node.s
        if s[k.PHASE] == k.P_OVER or not cards.chance_is_due(s):
            return
        if s[k.PHASE] in (k.P_CUT, k.P_TURN_UP) and not s[k.PENALTY]:
            yield from self._open_outcome(node, entry)
            return
        if not entry.is_hidden and entry.text.startswith("seat "):
            return
        domain = ANY if entry.is_hidden else 1 << parse_face(entry.text)
        for each, token in self._off_the_stock(node, domain):
            yield from self._receive(each, token)

    def _open_outcome(self, node: Node, entry: Act) -> Iterator[Node]:
        """The deal is cut for, or the first card is turned up: all see it."""
        s = node.s
        if entry.is_hidden:
            return
        due = CARD_LAW.due(self.r, s)
        assert due is not None
        by_seat = due.kind == "seat"
        if entry.text.startswith("seat ") != by_seat:
            return
        outcome = ord(entry.text[-1]) - ord("A") if by_seat else int(parse_face(entry.text))
        each = node.copy()
        action = CARD_LAW.chance_action(due, outcome)
        if s[k.PHASE] == k.P_CUT:
            if outcome not in due.options:
                return
            cards.apply(self.r, each.s, k.CHANCE, action)
            each.draws += (k.NOBODY,)
            yield each
            return
        each.s[k.PILE + s[k.STOCK] - 1] = outcome
        before = list(each.s)
        cards.apply(self.r, each.s, k.CHANCE, action)
        if each.s == before:
            each.dealt = len(node.domains)
            each.put_back |= 1 << outcome
            each.draws += (k.NOBODY,)
            for token in range(each.dealt):  # their faces are chosen anew
                each.faces[token] = k.NOBODY
        else:
            each.draws += (each.new_token(1 << outcome),)
        yield each

    def _off_the_stock(self, node: Node, domain: int) -> Iterator[tuple[Node, int]]:
        """The next card: a new token, or one of the leavers' if the stock is theirs."""
        if node.stock is None:
            each = node.copy()
            yield each, each.new_token(domain)
            return
        if domain == ANY:
            different = {(node.domains[t], str(self._traits(node, t))): t for t in node.stock}
            tokens = list(different.values())
        else:
            tokens = self._candidates(node, node.stock, domain.bit_length() - 1)
        for token in tokens:
            each = node.copy()
            each.domains[token] &= domain
            each.stock = tuple(other for other in node.stock if other != token)
            yield each, token

    def _receive(self, node: Node, token: int) -> Iterator[Node]:
        """A card comes to the seat it is due to."""
        s = node.s
        seat = s[k.DRAWER]
        hand: tuple[int, ...] = ()
        if s[k.PENALTY]:
            seat = s[k.PENALTY_SEAT]
        elif s[k.PHASE] == k.P_DRAWING:
            seat, hand = s[k.TURN], node.hands[s[k.TURN]]
        if s[k.PHASE] == k.P_FORCED and s[k.AFTER] == k.AFTER_REPLAY:
            hand = node.snap
        question = Question(k.CHANCE, k.CHANCE_FACE, seat, hand, token)
        answers = self.ask(node, question)
        node.open |= node.is_hidden(token) << seat
        node.hands[seat] += (token,)
        node.draws += (token,)
        for answer in answers:
            yield from self._carry_out(node, question, answer)

    # ------------------------------------------------------------------ acts

    def _act(self, node: Node, entry: Act, place: int, avoid: int) -> Iterator[Node]:
        question = self.question(node, entry)
        for answer in self.ask(node, question, place, tells_code=avoid != k.NOBODY):
            if answer.effect.after and answer.effect.code != avoid:
                yield from self._carry_out(node, question, answer)

    def question(self, node: Node, entry: Act) -> Question:
        """An act with the hand that it concerns."""
        s = node.s
        seat, action = entry.actor, k.TIMEOUT
        if entry.actor == k.CLOCK:
            seat = s[k.NAMER] if s[k.PHASE] == k.P_OPENING_COLOR else s[k.TURN]
        else:
            action = parse_card_move(entry.text).action
        if action == k.CHALLENGE and s[k.OFFENDER] >= 0:
            seat = s[k.OFFENDER]  # who may have to play on at once, if nothing can be drawn
        hand = node.hands[seat] if 0 <= seat < len(node.hands) else ()
        drawn = node.drawn if seat == s[k.TURN] else k.NOBODY
        if s[k.PHASE] == k.P_REPLAY and seat == s[k.TURN]:
            hand = tuple(token for token in hand if token in node.snap)
        hand = tuple(token for token in hand if token != drawn)
        if entry.actor == k.CLOCK and s[k.PHASE] in (k.P_COLOR, k.P_OPENING_COLOR, k.P_DRAWN):
            self._check_clock(node, (*hand, drawn) if drawn >= 0 else hand)
        return Question(entry.actor, action, seat, hand, drawn)

    def _check_clock(self, node: Node, hand: Iterable[int]) -> None:
        """The clock plays or counts cards: what it does with hidden ones is not worked out."""
        plays = self.r[k.R_DRAWN_CARD] == k.DRAWN_MUST or node.s[k.PHASE] != k.P_DRAWN
        if plays and any(node.is_hidden(token) for token in hand):
            raise UnsettledError("the clock acts on hidden cards")

    def ask(
        self,
        node: Node,
        question: Question,
        place: int = 0,
        *,
        tells_code: bool = False,
        tells_refusals: bool = False,
    ) -> list[Answer]:
        """Asks the kernel about every kind of hand that may be; equal effects are one answer.

        Args:
            tells_code: whether acts that are lawful and offenses are different answers.
            tells_refusals: whether the card that is played may be missing.
        """
        hidden = [token for token in question.hand if node.is_hidden(token)]
        known = [node.domains[token] for token in question.hand if not node.is_hidden(token)]
        held = union(known)
        able = union(node.domains[token] for token in hidden)
        kinds = partition(self._masks(node.s, question))
        asked = [kind & able for kind in kinds if kind & able and not kind & held]
        played = 1 << played_face(question.action) if played_face(question.action) >= 0 else 0
        sure: tuple[int, ...] = ()
        if played in asked and question.drawn < 0 and not tells_refusals:
            asked.remove(played)
            sure = (played,)
        tables: dict[tuple[tuple[int, ...], ...], tuple[int, list[Effect]]] = {}
        for drawn in self._drawn_kinds(node, question):
            effects = [
                self._effect(
                    node, question, place, [*known, *sure, *picked], drawn, tells_code=tells_code
                )
                for picked in selections(asked)
            ]
            keys = tuple(effect.key for effect in effects)
            seen = tables.get(keys, (0, effects))[0]
            tables[keys] = (seen | drawn, effects)
        return [
            Answer(without, (*sure, *having), drawn or ANY, effect)
            for drawn, effects in tables.values()
            for without, having, effect in decisions(asked, effects)
        ]

    def _drawn_kinds(self, node: Node, question: Question) -> list[int]:
        """The kinds of faces that the drawn token may have, where that matters."""
        if question.drawn < 0:
            return [0]
        domain = node.domains[question.drawn]
        s = node.s
        if question.actor == k.CHANCE and (s[k.PENALTY] or s[k.PHASE] != k.P_DRAWING):
            return [domain]
        masks = [1 << WILD, 1 << WILD_DRAW_FOUR, self.r[k.R_MATCH + s[k.TOP]] & ANY]
        if played_face(question.action) >= 0:
            masks.append(1 << played_face(question.action))
        kinds = partition(masks)
        kinds.append(ANY & ~union(kinds))
        return [domain & kind for kind in kinds if domain & kind]

    def _masks(self, s: State, question: Question) -> list[int]:
        """What of a hand can matter: the sets of faces of which the law asks whether it has any."""
        r, action = self.r, question.action
        top = s[k.FORMER] if action == k.CHALLENGE else s[k.TOP]  # a card may be taken back
        match = [r[k.R_MATCH + top] & ANY] if top >= 0 else []
        test = [r[k.R_WD4_TEST + top] & ANY] if top >= 0 else []
        strict = r[k.R_WD4_ENFORCEMENT] == k.ENFORCEMENT_STRICT
        face = played_face(action)
        if face >= 0:
            masks = [1 << face]
            if face == WILD and not r[k.R_WILD_ANYTIME]:
                masks += match
            return masks + test if face == WILD_DRAW_FOUR else masks
        if question.actor == k.CHANCE and s[k.PHASE] == k.P_DRAWING:  # a wild that was drawn
            return ([] if r[k.R_WILD_ANYTIME] else match) + (test if strict else [])
        if question.actor >= 0 and action not in HAND_ACTS:
            return []
        masks = [1 << WILD, 1 << WILD_DRAW_FOUR, *match, *test]
        if r[k.R_NO_ACTION_FINISH]:
            masks.append(NUMBERS)
        if s[k.PHASE] == k.P_ANSWER:
            masks.append(COLUMN << DRAW_TWO)
        return masks

    def _effect(
        self,
        node: Node,
        question: Question,
        place: int,
        bits: Iterable[int],
        drawn: int,
        *,
        tells_code: bool,
    ) -> Effect:
        """The kernel's verdict and work on a hand of these cards."""
        s = list(node.s)
        seat, action = question.seat, question.action
        low, high = hand_masks(bits)
        face = (drawn & -drawn).bit_length() - 1
        if question.actor == k.CHANCE:
            action += face
            s[k.PILE + s[k.STOCK] - 1] = face
        elif question.drawn >= 0:
            s[k.DRAWN] = face
            low |= drawn & -drawn
        snap = s[k.SNAP]
        if question.hand and (
            s[k.PHASE] == k.P_REPLAY or (question.actor == k.CHANCE and s[k.PHASE] == k.P_FORCED)
        ):
            snap = low
        s[k.SNAP] = snap | TRACER
        if 0 <= seat < s[k.SEATS]:
            s[k.HAND + seat], s[k.HIGH + seat] = low, high
        code = k.NOBODY
        if question.actor != k.CHANCE:
            code = cards.verdict(self.r, s, question.actor, action)
            if 0 < code < OFFENSE:
                return Effect((code,), code, [])
        seats = range(s[k.SEATS])
        swaps = self.r[k.R_SEVEN_ZERO] and question.actor != k.CHANCE and action != k.LEAVE
        if swaps:
            for other in seats:
                s[k.HIGH + other] |= MARKS[other]
        cards.apply(self.r, s, question.actor, action)
        origins = tuple(_origin(s, other) for other in seats) if swaps else tuple(seats)
        snapped = not s[k.SNAP] & TRACER
        if not self.challenged[place]:
            s[k.GUILT] = node.s[k.GUILT]
        _empty(s)
        key = (code if tells_code else 0, *s[: k.HAND], *s[k.COUNT : k.LEFT], *origins)
        return Effect(key, code, s, origins, snapped)

    def _carry_out(self, node: Node, question: Question, answer: Answer) -> Iterator[Node]:
        """The state after an act, for each token that may have been played."""
        each, hidden = _narrowed(node, question, answer)
        effect = answer.effect
        face = k.NOBODY
        if question.actor != k.CHANCE and _held(effect.after) < _held(node.s):
            face = played_face(question.action)
            if question.actor == k.CLOCK:
                face = each.domains[question.drawn].bit_length() - 1
        for mask in answer.having:
            if face < 0 or mask != 1 << face:
                each.require(hidden, mask)
        if face < 0:
            yield self._settled(each, node, question, effect)
            return
        pool = question.hand if question.drawn < 0 else (question.drawn,)
        for token in self._candidates(each, pool, face):
            branch = each.copy()
            branch.domains[token] = 1 << face
            if face == WILD_DRAW_FOUR:
                branch.laid = token
            yield self._settled(branch, node, question, effect, token)

    def _settled(
        self,
        each: Node,
        before: Node,
        question: Question,
        effect: Effect,
        played: int = k.NOBODY,
    ) -> Node:
        """Moves the tokens as the kernel moved the cards."""
        s, old = effect.after, before.s
        each.s = list(s)
        seat = question.seat
        if effect.snapped:
            owner = old[k.OFFENDER] if question.action == k.CHALLENGE else seat
            each.snap = each.hands[owner]
        hands = list(each.hands)
        hands[seat] = tuple(token for token in hands[seat] if token != played)
        if question.action == k.LEAVE:
            self._leave(each, old, hands, seat)
        else:
            hands = [hands[origin] for origin in effect.origins]
            origins = enumerate(effect.origins)
            each.open = sum((each.open >> origin & 1) << other for other, origin in origins)
        if question.action == k.CHALLENGE and _held(s) > _held(old):
            hands[old[k.OFFENDER]] += (each.laid,)
        each.hands = hands
        if s[k.DRAWN] == k.NOBODY:
            each.drawn = k.NOBODY
        elif question.actor == k.CHANCE and old[k.PHASE] == k.P_DRAWING and not old[k.PENALTY]:
            each.drawn = question.drawn
        if _is_reshuffle(question, old, s):
            each.decks += (Counter(s[k.PILE : k.PILE + s[k.STOCK]]),)
            each.stock = None
        elif old[k.UNDER] and not s[k.UNDER]:
            each.stock, each.under = each.under, ()
        return each

    def _leave(self, each: Node, old: State, hands: list[tuple[int, ...]], seat: int) -> None:
        """A hand goes under the stock, or becomes the stock (AC-45)."""
        each.left[seat] = hands[seat]
        if each.s[k.STOCK] == old[k.STOCK]:
            return
        if old[k.STOCK]:
            each.under += hands[seat]
        else:
            each.stock = hands[seat]
        hands[seat] = ()

    # ------------------------------------------------------------------ what was found

    def failure(self) -> Failure:
        """Where a search that found nothing got stuck."""
        entry = self.entries[self.deepest]
        codes: set[Code] = set()
        for node in self.stuck:
            if isinstance(entry, Act) and entry.actor != k.CHANCE:
                question = self.question(node, entry)
                for answer in self.ask(node, question, tells_refusals=True):
                    if not answer.effect.after and self._may_be(node, question, answer):
                        codes.add(Code(answer.effect.code))
        return Failure(self.deepest, self.stuck[0], tuple(sorted(codes)))

    def _may_be(self, node: Node, question: Question, answer: Answer) -> bool:
        """Whether some choice of faces fits an answer."""
        each, hidden = _narrowed(node, question, answer)
        for mask in answer.having:
            each.require(hidden, mask)
        return each.is_possible(self.spend)

    # ------------------------------------------------------------------ scores

    def has_score(self, score: Mapping[int, int]) -> bool:
        """Whether some completion gives these seats these points.

        Raises:
            UnsettledError: too many possibilities.
        """
        return any(self._may_score(node, score, differs=False) for node in self.ends())

    def has_other_score(self, score: Mapping[int, int]) -> bool:
        """Whether some completion does not.

        Raises:
            UnsettledError: too many possibilities.
        """
        ends = list(islice(self.ends(), 1))
        if not self.is_challenged and not any(self._is_open(node) for node in ends):
            return False
        return any(self._may_score(node, score, differs=True) for node in self.ends())

    def _is_open(self, node: Node) -> bool:
        """Whether a hand that is left has ever held a card that is not recorded.

        Otherwise the hand is the same in every completion, unless it is not known who lost a
        challenge and drew.
        """
        counted = enumerate(zip(node.hands, node.left, strict=True))
        return any(node.open >> seat & 1 and (hand or left) for seat, (hand, left) in counted)

    def _may_score(self, node: Node, score: Mapping[int, int], *, differs: bool) -> bool:
        """Tries every value of the hidden cards that count."""
        self.spend()
        if not node.is_possible(self.spend):
            return False
        given = self.points(node)
        if any(given[seat] != wanted for seat, wanted in score.items()) == differs:
            return True
        left = node.left if node.s[k.ENDING] == k.ENDING_ALONE else ()
        worths = {
            token: by_worth(node.domains[token]) for hand in (*node.hands, *left) for token in hand
        }
        token = next((token for token, worth in worths.items() if len(worth) > 1), k.NOBODY)
        total = None if differs else self._total(node, score)
        if token < 0 or not can_total(worths.values(), total):
            return False
        for mask in nearest_first(worths, token, total):
            each = node.copy()
            each.domains[token] = mask
            if self._may_score(each, score, differs=differs):
                return True
        return False

    def _total(self, node: Node, score: Mapping[int, int]) -> int | None:
        """What all hands together must be worth, where the score says so."""
        s = node.s
        if s[k.ENDING] != k.ENDING_OUT or self.r[k.R_SCORING] == k.SCORING_LOW or self.r[k.R_TEAMS]:
            return None
        return score.get(s[k.WINNER])

    def points(self, node: Node) -> tuple[int, ...]:
        """What each seat scores with the faces that were chosen; the round must be over."""
        s = self.state(node)
        for seat, hand in enumerate(node.left):
            s[k.LEFT + seat] = sum(points(node.faces[token]) for token in hand)
        cards.count_round(self.r, s, s[k.WINNER], s[k.ENDING])
        return tuple(s[k.POINTS : k.POINTS + s[k.SEATS]])

    def state(self, node: Node) -> State:
        """The kernel's state with the faces that were chosen; the stock stays without meaning."""
        s = list(node.s)
        for seat, hand in enumerate(node.hands):
            bits = [1 << node.faces[token] for token in hand]
            s[k.HAND + seat], s[k.HIGH + seat] = hand_masks(bits)
        if node.drawn >= 0:
            s[k.DRAWN] = node.faces[node.drawn]
        return s

    def has_hidden(self, node: Node, actor: int) -> bool:
        """Whether the seat holds cards that are not known."""
        return actor >= 0 and any(node.is_hidden(token) for token in node.hands[actor])

    def completed(self, node: Node) -> tuple[Entry, ...]:
        """The entries with a face for every ``?``, as a search has found them."""
        draws = iter(node.draws)
        found: list[Entry] = []
        for entry in self.entries:
            if isinstance(entry, Act) and entry.actor == k.CHANCE:
                token = next(draws)
                if entry.is_hidden:
                    entry = Act(k.CHANCE, face_text(node.faces[token]), entry.line)
            found.append(entry)
        return tuple(found)


def _is_challenged(entries: Iterable[Entry]) -> bool:
    """Whether a challenge answers the card just laid."""
    for entry in entries:
        if isinstance(entry, Act) and entry.actor != k.CHANCE:
            word = entry.text.split()[0]
            if word not in QUIET:
                return word == CHALLENGE_TEXT
    return False


def played_face(action: int) -> int:
    """The face that an act lays, wilds without color; NOBODY if it lays none."""
    if k.LAY <= action < k.LEAVE:
        return WILD + action - k.LAY
    if k.JUMP_IN <= action < k.CHANCE_FACE:
        action -= k.JUMP_IN
    if 0 <= action < k.TURN_ACTS and action & 15 <= WILD_DRAW_FOUR:
        return unlaid(action % k.WITH_UNO)
    return k.NOBODY


def decisions(
    kinds: Sequence[int], effects: Sequence[Effect]
) -> list[tuple[tuple[int, ...], tuple[int, ...], Effect]]:
    """Which kinds a hand lacks and has where the effects differ: a decision tree's leaves."""
    if not kinds:
        return [((), (), effects[0])]
    half = len(effects) // 2
    lacking = decisions(kinds[:-1], effects[:half])
    having = decisions(kinds[:-1], effects[half:])
    if [(n, h, effect.key) for n, h, effect in lacking] == [
        (n, h, effect.key) for n, h, effect in having
    ]:
        return lacking
    mask = kinds[-1]
    return [((*n, mask), h, effect) for n, h, effect in lacking] + [
        (n, (*h, mask), effect) for n, h, effect in having
    ]


def _origin(s: State, seat: int) -> int:
    """Whose hand it was before the act."""
    return next(origin for origin, mark in enumerate(MARKS) if s[k.HIGH + seat] & mark)


def _empty(s: State) -> None:
    """Takes out of a state what hangs on hidden cards."""
    s[k.HAND : k.COUNT] = NO_HANDS
    s[k.LEFT : k.PILE] = NO_HANDS
    s[k.SNAP] = s[k.SNAP_HIGH] = 0
    s[k.DRAWN] = min(s[k.DRAWN], 0)
    if s[k.PHASE] == k.P_OVER and s[k.ENDING] == k.ENDING_BLOCKED:
        s[k.WINNER] = k.NOBODY


def _is_reshuffle(question: Question, old: State, s: State) -> bool:
    """Whether the discards became the stock: only chance takes cards off it, only seats lay any."""
    if question.actor == k.CHANCE:
        return s[k.DISCARD] < old[k.DISCARD]
    return question.action != k.LEAVE and s[k.STOCK] > old[k.STOCK]


def _held(s: State) -> int:
    """How many cards are in hands."""
    return sum(s[k.COUNT : k.COUNT + k.MOST_CARD_SEATS])
