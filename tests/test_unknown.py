"""Hidden cards: the search agrees with trying out every completion by the kernel."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from oneleft import unknown
from oneleft.chance import Seeded, outcome_text
from oneleft.errors import ChanceError
from oneleft.faces import faces_text, parse_faces
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.hidden import (
    ANY,
    Clause,
    Node,
    can_total,
    hand_masks,
    members_of,
    nearest_first,
    partition,
)
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW, State
from oneleft.narration import hand_faces
from oneleft.reasons import OFFENSE
from oneleft.recordtext import Act, Entry, Shown
from oneleft.rules import CardRules
from oneleft.unknown import Search, UnsettledError
from tests.strategies import random_act, random_card_rules

NODES = 1500

# ------------------------------------------------------------------------- every single completion


class TooManyError(Exception):
    """Trying out everything would take too long."""


@dataclass
class Exhaustive:
    """Tries every face for every hidden card; nothing is clever here.

    Attributes:
        verdicts: places and verdicts that occur in completions that reach the end.
        scores: the points at the ends.
        refusals: places and why the kernel refuses the act there, on any way.
    """

    r: list[int]
    entries: Sequence[Entry]
    deepest: int = 0
    nodes: int = 0
    verdicts: set[tuple[int, int]] = field(default_factory=set)
    scores: set[tuple[int, ...]] = field(default_factory=set)
    refusals: set[tuple[int, int]] = field(default_factory=set)

    def run(self, s: State, place: int = 0, path: tuple[tuple[int, int], ...] = ()) -> bool:
        """Whether an end is reached from here."""
        self.nodes += 1
        if self.nodes > NODES:
            raise TooManyError
        self.deepest = max(self.deepest, place)
        if place == len(self.entries):
            self.verdicts.update(path)
            if s[k.PHASE] == k.P_OVER:
                self.scores.add(tuple(s[k.POINTS : k.POINTS + s[k.SEATS]]))
            return True
        entry = self.entries[place]
        if isinstance(entry, Shown):
            same = hand_faces(s, entry.actor) == entry.faces
            return same and self.run(s, place + 1, path)
        if entry.actor == CHANCE:
            return self.chance(s, place, path, entry)
        action = CARD_LAW.parse(s, 0, entry.text).action
        verdict = cards.verdict(self.r, s, entry.actor, action)
        if 0 < verdict < OFFENSE:
            self.refusals.add((place, verdict))
            return False
        after = list(s)
        cards.apply(self.r, after, entry.actor, action)
        return self.run(after, place + 1, (*path, (place, verdict)))

    def chance(self, s: State, place: int, path: tuple[tuple[int, int], ...], entry: Act) -> bool:
        due = CARD_LAW.due(self.r, s)
        if due is None:
            return False
        options = sorted(set(due.options))
        if not entry.is_hidden:
            options = [each for each in options if outcome_text(due.kind, each) == entry.text]
        elif goes_open(s):
            return False
        found = False
        for outcome in options:
            after = list(s)
            cards.apply(self.r, after, CHANCE, CARD_LAW.chance_action(due, outcome))
            found |= self.run(after, place + 1, path)
        return found


def goes_open(s: State) -> bool:
    """Whether all see the card that is due."""
    return s[k.PHASE] in (k.P_CUT, k.P_TURN_UP) and not s[k.PENALTY]


# ---------------------------------------------------------------------------- random records


def small_deck(rng: random.Random, rules: CardRules, seats: int) -> State:
    """A deal from few cards, so that the stock runs out, with a few cards laid before."""
    s = Game(rules, seats, rng.randrange(seats)).state
    count = seats * rules.hand_size + 1 + rng.randint(2, 6)
    pile = s[k.PILE : k.PILE + 108]
    rng.shuffle(pile)
    if rng.random() < 0.7:  # few colors: more can be played
        pile.sort(key=lambda face: (rng.random() < 0.25, face >> 4 if face & 15 < 13 else -1))
    laid = rng.choice((0, 0, 1, 3, 6))
    s[k.PILE : k.PILE + 108] = [
        *pile[:count],
        *[0] * (108 - count - laid),
        *pile[-1 : -1 - laid : -1],
    ]
    s[k.STOCK], s[k.DISCARD] = count, laid
    return s


def small_rules(rng: random.Random, seats: int) -> CardRules:
    while True:
        rules = random_card_rules(rng, seats).replace(hand_size=rng.choice((1, 2, 2, 3)))
        rules = rules.replace(first_skip="apply", first_draw2="apply", opening_wild_color="dealer")
        if rng.random() < 0.5:
            test = rng.choice(("color", "any_match", "any_playable"))
            way = rng.choice(("challenge", "challenge", "free", "strict"))
            rules = rules.replace(wd4_restriction=test, wd4_enforcement=way)
        if rng.random() < 0.3:
            rules = rules.replace(wd4_guilty="take_back_and_replay")
        if not rules.validate(seats):
            return rules


def random_record(rng: random.Random) -> tuple[Game, list[Entry]]:
    """A round that has begun, and entries that may follow, some cards hidden, one thing changed."""
    while True:
        seats = rng.choice((2, 2, 3, 4))
        rules = small_rules(rng, seats)
        s = small_deck(rng, rules, seats)
        if s[k.PILE : k.PILE + s[k.STOCK]].count(14) > s[k.STOCK] - 1 - seats * rules.hand_size:
            continue  # the first card might be put back for ever
        try:
            game = Game.at(rules, s, Seeded(rng.getrandbits(60)))
        except ChanceError:
            continue  # no first card can be turned up
        break
    for _ in range(rng.randint(3, 14)):
        if not game.is_over:
            likely = [random_act(game, rng) for _ in range(3)]
            likely.sort(key=lambda act: "WD4" in str(act[1]) or str(act[1]) == "challenge")
            game.play(*rng.choice((likely[0], likely[-1], likely[-1])))
    entries: list[Entry] = [Act(entry.actor, str(entry.move)) for entry in game.entries]
    root = Game.at(rules, s)
    hidden = [place for place, entry in enumerate(entries) if may_hide(root, entry)]
    for place in rng.sample(hidden, min(rng.randint(1, 4), len(hidden))):
        entries[place] = Act(CHANCE, "?")
    if rng.random() < 0.6:
        change(rng, entries, seats)
    return Game.at(rules, s), entries


def may_hide(game: Game, entry: Entry) -> bool:
    """Plays an entry; whether it is a card that goes to a hand."""
    s = game.state
    if entry.actor != CHANCE:
        game.play(entry.actor, entry.text)
        return False
    due = game.due
    assert due is not None
    game.deal(next(each for each in due.options if outcome_text(due.kind, each) == entry.text))
    return not goes_open(s)


WORDS = [
    "draw",
    "keep",
    "take",
    "uno",
    "accept",
    "challenge",
    "leave",
    "WR",
    "WYB?",
    "WD4B",
    "W?",
    "WD4?",
    "R5!",
    "GS",
]
CHANGES = [
    *(word for word in WORDS if word != "WYB?"),
    *("color R", "catch A", "swap B", "jump R5"),
    *(color + rank for color in "RYGB" for rank in "0123456789SVD"),
]


def change(rng: random.Random, entries: list[Entry], seats: int) -> None:
    """Makes the record wrong, as often as not."""
    place = rng.randrange(len(entries))
    kind = rng.randrange(6)
    if kind == 0:
        del entries[place]
    elif kind == 1:
        entries.insert(place, entries[place])
    elif kind == 2:
        faces = parse_faces(" ".join(rng.sample(("R5", "G5", "W", "B1", "YD"), rng.randint(0, 3))))
        entries.insert(place + 1, Shown(rng.randrange(seats), faces))
    elif kind == 3:
        entries.insert(place, Act(CLOCK, "timeout"))
    else:
        acts = [each for each, entry in enumerate(entries) if entry.actor >= 0]
        place = rng.choice(acts or [place])
        entries[place] = Act(rng.randrange(seats), rng.choice(CHANGES))


# ---------------------------------------------------------------------------- the test


def compare(game: Game, entries: list[Entry]) -> str:
    """Compares the search with trying out everything; what came of it."""
    r, s = game.rule_vector, game.state
    slow = Exhaustive(r, entries)
    search = Search(r, s, entries)
    try:
        is_possible = slow.run(list(s))
        node = search.complete()
    except TooManyError:
        return "too many"
    except UnsettledError:
        return "unsettled"
    assert (node is not None) == is_possible
    if node is None:
        assert search.deepest == slow.deepest
        codes = {code for place, code in slow.refusals if place == slow.deepest}
        assert set(search.failure().codes) == codes
        return "impossible"
    witness = Exhaustive(r, search.completed(node))
    assert witness.run(list(s))
    for place, verdict in witness.verdicts:
        others = {code for other, code in slow.verdicts if other == place} - {verdict}
        search.renew()
        assert (search.doubt(place, verdict) is not None) == bool(others)
    if witness.scores:
        (score,) = witness.scores
        compare_scores(search, score, slow.scores)
    return "possible"


def compare_scores(search: Search, score: tuple[int, ...], scores: set[tuple[int, ...]]) -> None:
    assert search.has_other_score(dict(enumerate(score))) == (len(scores) > 1)
    for points in (-20, -7, 1, 5, 20):
        wanted = tuple(each + points if each else 0 for each in score)
        search.renew()
        assert search.has_score(dict(enumerate(wanted))) == (wanted in scores)
    for wanted in sorted(scores)[:3]:
        search.renew()
        assert search.has_score(dict(enumerate(wanted)))


@pytest.mark.parametrize("chunk", range(8))
def test_the_search_agrees_with_trying_out_every_completion(chunk: int, rng: random.Random) -> None:
    assert chunk >= 0
    found = [compare(*random_record(rng)) for _ in range(50)]
    assert found.count("possible") >= 12
    assert found.count("impossible") >= 12
    assert found.count("unsettled") < 8


def dealt(rules: CardRules, faces: str, *texts: str) -> tuple[Game, list[Entry]]:
    """A round of two seats, A dealing, with a stock of these cards and no others."""
    s = Game(rules, 2, 0).state
    stock = parse_faces(faces)
    s[k.PILE : k.PILE + 108] = [*stock, *[0] * (108 - len(stock))]
    s[k.STOCK] = len(stock)
    entries: list[Entry] = []
    for text in texts:
        actor, _, word = text.partition(" ")
        entries.append(Act({"chance": CHANCE, "clock": CLOCK, "A": 0, "B": 1}[actor], word))
    return Game.at(rules, s), entries


def test_a_round_of_hidden_cards_may_be_blocked() -> None:
    texts = ("chance ?", "chance G7", "chance R1", "B draw", "A draw")
    rules = CardRules.preset("official").replace(hand_size=1)
    assert compare(*dealt(rules, "R1 G7 Y5", *texts)) == "possible"
    assert compare(*dealt(rules, "R1 G7 R5", *texts)) == "impossible"
    assert compare(*dealt(rules, "R1 G7 Y5", *texts, "chance ?")) == "impossible"


def test_the_clock_plays_a_drawn_card_where_it_must() -> None:
    rules = CardRules.preset("official").replace(hand_size=1, drawn_card="must")
    texts: tuple[str, ...]
    texts = ("chance G7", "chance ?", "chance R1", "B draw", "chance R5", "clock timeout", "A R2")
    assert compare(*dealt(rules, "R1 R2 G7 R5 B5", *texts)) == "possible"
    assert compare(*dealt(rules, "R1 B5 G7 R5 B6", *texts)) == "impossible"
    texts = ("chance G7", "chance ?", "chance R1", "B draw", "chance ?", "clock timeout")
    assert compare(*dealt(rules, "R1 R2 G7 R5 B5", *texts)) == "unsettled"


def test_any_of_several_hidden_cards_may_be_the_one_played() -> None:
    """Two drawn cards were kept when different cards lay on top: neither covers the other."""
    rules = CardRules.preset("official").replace(hand_size=3)
    hands = ("chance G0", "chance R6", "chance B0", "chance G6", "chance Y9", "chance Y8")
    texts: tuple[str, ...] = (*hands, "chance R1", "B draw", "chance ?", "B keep")
    texts = (*texts, "A R6", "B draw", "chance ?", "B keep", "A G6")
    faces = "G0 B0 Y9 R1 R6 G6 Y8 R8 B6 W R2"
    assert compare(*dealt(rules, faces, *texts, "B WY")) == "possible"
    assert compare(*dealt(rules, faces, *texts, "B B6")) == "possible"
    assert compare(*dealt(rules, faces, *texts, "B R2")) == "impossible"


# ---------------------------------------------------------------------------- small parts


def spend() -> None:
    """Costs nothing."""


def node_of(deck: str, *domains: str) -> Node:
    """Tokens that may have these faces, off a deck of few cards."""
    node = Node([], decks=(Counter(parse_faces(deck)),))
    for domain in domains:
        node.new_token(sum(1 << face for face in parse_faces(domain)))
    return node


def mask(faces: str) -> int:
    return sum(1 << face for face in parse_faces(faces))


def test_tokens_are_matched_with_the_cards_of_the_deck() -> None:
    node = node_of("R1 R2 R2 W", "R1 R2", "R1", "R2 W", "R2")
    assert node.is_possible(spend)
    assert faces_text(node.faces) == "R2 R1 W R2"
    node.new_token(mask("R1 R2"))
    assert not node.is_possible(spend)
    assert not node_of("R1 R2 R2 W", "R1 R2", "R1", "R2", "R2").is_possible(spend)
    assert not node_of("R1 R2", "").is_possible(spend)


def test_others_move_to_make_room() -> None:
    node = node_of("R1 R2 R3", "R1 R2", "R2 R3")
    assert node.is_possible(spend)
    node.new_token(mask("R1"))
    assert node.is_possible(spend)
    assert faces_text(node.faces) == "R2 R3 R1"
    assert not node_of("R1 R2", "R1 R2", "R1 R2", "R1 R2").is_possible(spend)


def test_a_card_that_was_put_back_was_not_dealt() -> None:
    node = node_of("R1 R1 R2 R2", "R1", "R1 R2", "R1 R2")
    node.dealt, node.put_back = 2, mask("R1")
    assert node.is_possible(spend)
    assert faces_text(node.faces[:2]) == "R1 R2"
    node.domains[1] = mask("R1")
    assert not node.is_possible(spend)
    late = node_of("R1 R1 R2", "R1 R2", "R1", "R1 R2")
    late.dealt, late.put_back = 2, mask("R1")
    assert late.is_possible(spend)
    assert faces_text(late.faces) == "R2 R1 R1"


def test_clauses_hold_for_one_of_their_tokens() -> None:
    node = node_of("R1 R1 R2 R3", "R1 R2", "R1 R3")
    node.require((0, 1), mask("R1 R2"))
    assert len(node.clauses) == 0  # the first is, whatever it is
    node.require((0, 1), mask("R2 R3"))
    assert list(node.clauses) == [Clause((0, 1), mask("R2 R3"))]
    assert node.is_possible(spend)
    assert {"R2", "R3"} & set(faces_text(node.faces).split())
    node.require((0, 1), mask("R3"))
    assert node.domains[1] == mask("R3")
    node.require((0, 1), mask("G9"))
    assert not node.is_possible(spend)


def test_a_clause_may_be_out_of_reach() -> None:
    node = node_of("R1 R2 R2 R2", "R1 R2", "R1 R2", "R1")
    node.require((0, 1), mask("R1"))
    assert not node.is_possible(spend)
    taken = node_of("R1 R1 R2 R3 R3", "R1 R2", "R2 R3", "R2")
    taken.require((0, 1), mask("R2 R1"))
    assert taken.is_possible(spend)


def test_steps_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(CardRules(hand_size=1), 2, 0)
    search = Search(game.rule_vector, game.state, [Act(CHANCE, "?"), Act(CHANCE, "?")])
    monkeypatch.setattr(unknown, "STEPS", 1)
    with pytest.raises(UnsettledError):
        search.complete()
    search.renew()
    with pytest.raises(UnsettledError):
        search.has_score({})


def test_sets_of_faces() -> None:
    assert partition([mask("R1 R2"), mask("R2 R3")]) == [mask("R2"), mask("R1"), mask("R3")]
    assert partition([]) == [0]
    assert list(members_of(mask("R1 W"))) == [1, 13]
    assert hand_masks([1 << 1, 1 << 1, 1 << 13, 1 << 13]) == (1 << 1 | 1 << 13 | 1 << 29, 1 << 1)
    assert ANY.bit_count() == 54
    worths = {0: {5: 1, 9: 2}, 1: {20: 4}, 2: {0: 8, 1: 16}}
    assert nearest_first(worths, 0, 29) == [1, 2]
    assert nearest_first(worths, 0, 40) == [2, 1]
    assert nearest_first(worths, 0, None) == [1, 2]
    assert can_total(worths.values(), 25)
    assert not can_total(worths.values(), 24)
    assert can_total(worths.values(), None)
