"""The kernel of the dice game: every refusal and offense with a hand-made position."""

from __future__ import annotations

import pytest

from oneleft.dice import BALANCED24, DICE, POSITIONS
from oneleft.faces import SKIP, Face, parse_face
from oneleft.kernel import dice as law
from oneleft.kernel import state as k
from oneleft.reasons import OFFENSE, Code
from oneleft.rules import DiceRules

A, B, C = 0, 1, 2
BLUFF = OFFENSE + Code.WD4_UNLAWFUL
COLORS = "RYGB"


def places(faces: list[int], free: set[int]) -> list[tuple[int, int]]:
    """Different dice of ``free`` that can show these faces, each with its position."""
    if not faces:
        return []
    for die in sorted(free):
        if faces[0] in BALANCED24[die]:
            try:
                rest = places(faces[1:], free - {die})
            except LookupError:
                continue
            return [(die, BALANCED24[die].index(Face(faces[0]))), *rest]
    raise LookupError(faces)


class Table:
    """A round of the dice game in the middle: seat A is to act, in the first state of its turn.

    Args:
        center: the face of the center die.
        hands: the faces in the hands of A, B ...; the other dice are in the pouch.
        options: what differs from the classic rules.
    """

    def __init__(self, center: str, *hands: str, **options: object) -> None:
        rules = DiceRules(**options)  # type: ignore[arg-type]
        assert not rules.validate(len(hands))
        self.r = k.dice_rule_vector(rules)
        self.s = [0] * k.DICE_STATE_SIZE
        law.start(self.r, self.s, len(hands), (1 << len(hands)) - 1, A)
        texts = [center, *(text for hand in hands for text in hand.split())]
        found = iter(places([int(parse_face(text)) for text in texts], set(range(DICE))))
        die, position = next(found)
        self.show(die, position)
        self.s[k.D_CENTER] = die
        self.s[k.D_TOP] = self.s[k.D_FACE + die]
        for seat, hand in enumerate(hands):
            for _ in hand.split():
                die, position = next(found)
                law.give(self.s, seat, die)
                self.show(die, position)
        self.s[k.D_OWED] = k.OWED_NOTHING
        law.begin_turn(self.r, self.s, A)

    def show(self, die: int, position: int) -> None:
        """A die out of the pouch, with a face up."""
        self.s[k.D_POUCH] &= ~(1 << die)
        self.s[k.D_POSITION + die] = position
        self.s[k.D_FACE + die] = self.r[k.R_FACES + die * POSITIONS + position]

    def die(self, seat: int, text: str) -> int:
        """The last die of a hand that shows a face."""
        first = k.D_HAND + seat * DICE
        hand = self.s[first : first + self.s[k.D_COUNT + seat]]
        return next(die for die in reversed(hand) if self.s[k.D_FACE + die] == parse_face(text))

    def play(self, seat: int, text: str, color: str = "R", *, uno: bool = False) -> int:
        """The act that plays a face from a hand."""
        act = self.die(seat, text) * 4 + COLORS.index(color)
        return act + k.DICE_WITH_UNO if uno else act

    def judge(self, actor: int, action: int) -> int:
        """The verdict."""
        return law.verdict(self.r, self.s, actor, action)

    def do(self, actor: int, *actions: int) -> Table:
        """Does acts that must be accepted."""
        for action in actions:
            code = self.judge(actor, action)
            assert code == Code.LAWFUL or code >= OFFENSE, Code(code)
            law.apply(self.r, self.s, actor, action)
        return self

    def chance(self, *texts: str) -> Table:
        """Draws what is due: for each face a die of the pouch that has it, then rolls them."""
        found = places([int(parse_face(text)) for text in texts], self.pouch())
        if law.die_is_due(self.s):
            self.do(k.CHANCE, *(k.CHANCE_DIE + die for die, _ in found))
        return self.do(k.CHANCE, *(k.CHANCE_POSITION + position for _, position in found))

    def roll(self, *texts: str) -> Table:
        """Rolls the dice that are due: each shows the face if it has it, else its last number."""
        for text in texts:
            die = law.rolling_die(self.s)
            face = parse_face(text)
            faces = BALANCED24[die]
            self.do(k.CHANCE, k.CHANCE_POSITION + (faces.index(face) if face in faces else 3))
        return self

    def pouch(self) -> set[int]:
        """The dice in the pouch."""
        return {die for die in range(DICE) if self.s[k.D_POUCH] >> die & 1}

    @property
    def phase(self) -> str:
        """What is owed, or that CHANCE acts."""
        return "chance" if law.chance_is_due(self.s) else k.DICE_PHASES[self.s[k.D_PHASE]]

    def empty_pouch(self) -> Table:
        """All dice of the pouch are lost."""
        self.s[k.D_POUCH] = 0
        return self


def claim_open(*, lawful: bool = False, **options: object) -> Table:
    """A has laid a Wild Draw Four; B and C may claim."""
    table = Table("R4", f"WD4 {'G2' if lawful else 'B4'} G3", "Y5 Y6 WD4", "Y1 Y2", **options)
    return table.do(A, table.play(A, "WD4", "B"))


def stack_open(**options: object) -> Table:
    """A has laid a Draw Two on B, with stacking."""
    table = Table("R4", "RD G2 G3", "BD Y6 R1", "Y1 Y2", stacking="same_kind", **options)
    return table.do(A, table.play(A, "RD"))


def color_owed() -> Table:
    """A has laid a Wild and owes its color."""
    table = Table("R4", "W G2", "Y5 Y6", "Y1 Y2")
    return table.do(A, k.DICE_LAY + table.die(A, "W"))


def rerolled(**options: object) -> Table:
    """A has rerolled its hand, which shows two plays."""
    table = Table("R4", "R1 R2", "Y5 Y6", "Y1 Y2", **options)
    return table.do(A, k.DICE_REROLL).roll("R1", "R2")


def drawn(text: str, **options: object) -> Table:
    """A has rerolled and drawn a die that shows ``text``."""
    return rerolled(**options).do(A, k.DICE_DRAW).chance(text)


def replay() -> Table:
    """A has been caught, has drawn one die, and must play another die held before."""
    table = claim_open(wd4_caught_then="replay", wd4_caught_draw=1)
    return table.do(B, k.DICE_CLAIM).chance("R5")


# ------------------------------------------------------------------------------ refusals, by code


def test_not_an_act() -> None:
    """Numbers that no act of the table has, or no act of this actor (D-07)."""
    table = Table("R4", "R1 R2", "Y5 Y6")
    for action in (-1, 100, 127, 224, 255, 270, 296, 320, 352, 384, 400):
        assert table.judge(A, action) == Code.NOT_AN_ACT
    assert table.judge(k.CLOCK, k.DICE_CALL) == Code.NOT_AN_ACT
    table.do(A, k.DICE_REROLL)
    for action in (0, k.CHANCE_DIE, k.CHANCE_POSITION + 6, k.CHANCE_SEAT):
        assert table.judge(k.CHANCE, action) == Code.NOT_AN_ACT


def test_not_seated_round_over_and_chance() -> None:
    """Who is not there, after the end, and out of order (AC-45, D-29, AD-30)."""
    table = Table("R4", "R1", "Y5 Y6", "Y1 Y2")
    assert table.judge(3, 0) == Code.NOT_SEATED
    assert table.judge(-3, 0) == Code.NOT_SEATED
    assert table.judge(k.CHANCE, k.CHANCE_DIE) == Code.NO_CHANCE_DUE
    table.do(C, k.DICE_LEAVE)
    assert table.judge(C, k.DICE_CALL) == Code.NOT_SEATED
    table.do(A, k.DICE_REROLL)
    assert table.judge(A, k.DICE_DRAW) == Code.CHANCE_DUE
    assert table.judge(k.CLOCK, k.DICE_TIMEOUT) == Code.CHANCE_DUE
    table.roll("R1").do(A, table.play(A, "R1"))
    assert table.judge(A, k.DICE_DRAW) == Code.ROUND_OVER
    assert table.judge(k.CLOCK, k.DICE_TIMEOUT) == Code.ROUND_OVER
    assert table.judge(k.CHANCE, k.CHANCE_DIE) == Code.ROUND_OVER
    assert table.s[k.D_POINTS : k.D_POINTS + 3] == [11, 0, 0]  # the leaver does not score


def test_not_in_pouch() -> None:
    """A die that lies in a hand cannot be drawn (AD-01)."""
    table = rerolled().do(A, k.DICE_DRAW)
    assert table.judge(k.CHANCE, k.CHANCE_DIE + table.die(B, "Y5")) == Code.NOT_IN_POUCH


def test_starter_by_chance() -> None:
    """Only an active seat can become the starter (AD-04)."""
    r = k.dice_rule_vector(DiceRules(first_starter="random"))
    s = [0] * k.DICE_STATE_SIZE
    law.start(r, s, 3, 0b101, k.NOBODY)
    assert law.starter_is_due(s)
    assert law.verdict(r, s, k.CHANCE, k.CHANCE_SEAT + B) == Code.NOT_AN_ACT
    assert law.verdict(r, s, k.CHANCE, k.CHANCE_SEAT + C) == Code.LAWFUL


def test_plays_from_the_hand() -> None:
    """D-07, D-18, D-21, D-25."""
    table = Table("R4", "B4 B3 W WD4", "Y5 Y6", wd4_enforcement="strict")
    assert table.judge(A, table.play(A, "B4")) == Code.LAWFUL
    assert table.judge(A, table.play(A, "B3")) == Code.NO_MATCH
    assert table.judge(A, table.play(A, "B4", "Y")) == Code.COLOR_NEEDLESS
    assert table.judge(A, k.DICE_LAY + table.die(A, "B4")) == Code.COLOR_NEEDLESS
    assert table.judge(A, table.play(A, "W", "Y")) == Code.LAWFUL
    assert table.judge(A, table.play(A, "WD4")) == Code.WD4_UNLAWFUL
    assert table.judge(A, table.play(B, "Y5")) == Code.NOT_IN_HAND
    assert table.judge(B, table.play(B, "Y5")) == Code.NOT_YOUR_TURN
    assert table.judge(B, k.DICE_DRAW) == Code.NOT_YOUR_TURN


def test_bluff_is_an_offense() -> None:
    """AD-18: accepted under catch, with a call or without."""
    table = Table("R4", "B4 WD4", "Y5 Y6")
    assert table.judge(A, table.play(A, "WD4")) == BLUFF
    assert table.judge(A, table.play(A, "WD4", uno=True)) == BLUFF
    assert table.judge(A, k.DICE_LAY + table.die(A, "WD4")) == BLUFF


def test_first_state() -> None:
    """D-10, AD-08, AD-12."""
    table = Table("R4", "R1 G2", "Y5 Y6")
    assert table.judge(A, k.DICE_DRAW) == Code.REROLL_FIRST
    assert table.judge(A, k.DICE_KEEP) == Code.NOTHING_TO_KEEP
    assert table.judge(A, k.DICE_TAKE) == Code.NOTHING_PENDING
    assert table.judge(A, k.DICE_ACCEPT) == Code.NOTHING_PENDING
    assert table.judge(A, k.DICE_NAME_COLOR) == Code.NO_COLOR_DUE
    table = Table("R4", "R1 G2", "Y5 Y6", reroll="optional")
    assert table.judge(A, k.DICE_DRAW) == Code.LAWFUL
    assert table.empty_pouch().judge(A, k.DICE_DRAW) == Code.REROLL_FIRST
    table = Table("R4", "R1 G2", "Y5 Y6", reroll="none")
    assert table.judge(A, k.DICE_REROLL) == Code.REROLL_OFF
    assert table.judge(A, k.DICE_DRAW) == Code.LAWFUL
    table = Table("R4", "R1 G2", "Y5 Y6", voluntary_reroll=False)
    assert table.judge(A, k.DICE_REROLL) == Code.MUST_PLAY
    assert table.judge(A, k.DICE_DRAW) == Code.MUST_PLAY


def test_after_the_reroll() -> None:
    """AD-07, AD-08, AD-09."""
    assert rerolled().judge(A, k.DICE_REROLL) == Code.ALREADY_REROLLED
    assert rerolled().judge(A, k.DICE_DRAW) == Code.LAWFUL
    must = rerolled(after_reroll="must_play_if_able")
    assert must.judge(A, k.DICE_DRAW) == Code.MUST_PLAY
    draw_only = rerolled(play_after_reroll=False, after_reroll="must_play_if_able")
    assert draw_only.judge(A, draw_only.play(A, "R1")) == Code.DRAW_ONLY
    assert draw_only.judge(A, k.DICE_DRAW) == Code.LAWFUL


def test_after_the_draw() -> None:
    """D-12, AD-11."""
    table = drawn("R5")
    assert table.phase == "drawn"
    assert table.judge(A, table.play(A, "R1")) == Code.ONLY_THE_DRAWN
    assert table.judge(A, k.DICE_DRAW) == Code.ALREADY_DREW
    assert table.judge(A, k.DICE_REROLL) == Code.ALREADY_DREW
    assert table.judge(A, k.DICE_KEEP) == Code.LAWFUL
    assert drawn("R5", drawn_die="must").judge(A, k.DICE_KEEP) == Code.MUST_PLAY_DRAWN
    assert drawn("WD4", drawn_die="must").judge(A, k.DICE_KEEP) == Code.LAWFUL  # only a bluff
    assert drawn("G5").s[k.D_TURN] == B


def test_color_owed() -> None:
    """AC-26, AD-21: until the color is named only its player may act on the play."""
    table = color_owed()
    assert table.judge(A, table.play(A, "G2")) == Code.COLOR_DUE
    assert table.judge(A, k.DICE_DRAW) == Code.COLOR_DUE
    assert table.judge(B, k.DICE_NAME_COLOR) == Code.NOT_YOUR_TURN
    for action in (k.DICE_CLAIM, k.DICE_PASS, k.DICE_ACCEPT, k.DICE_CATCH + A):
        assert table.judge(B, action) == Code.PLAY_UNRESOLVED
    assert table.judge(A, k.DICE_CALL) == Code.LAWFUL
    table = Table("R4", "W", "Y5 Y6")
    assert table.judge(A, k.DICE_LAY + table.die(A, "W")) == Code.LAY_LAST


def test_claims() -> None:
    """AD-18."""
    table = Table("R4", "B4 WD4", "Y5 Y6")
    assert table.judge(B, k.DICE_CLAIM) == Code.NO_CLAIM
    table = claim_open()
    assert table.judge(B, table.play(B, "Y5")) == Code.CLAIM_OPEN
    assert table.judge(B, k.DICE_DRAW) == Code.CLAIM_OPEN
    assert table.judge(A, k.DICE_PASS) == Code.CATCH_OWN_SIDE
    assert table.judge(C, k.DICE_ACCEPT) == Code.NOT_YOUR_TURN
    assert table.judge(C, k.DICE_CLAIM) == Code.LAWFUL
    assert table.do(C, k.DICE_PASS).judge(C, k.DICE_CLAIM) == Code.CLAIM_PASSED
    assert claim_open(wd4_catcher="victim").judge(C, k.DICE_CLAIM) == Code.CLAIM_VICTIM_ONLY
    assert claim_open(lawful=True).judge(B, k.DICE_CLAIM) == Code.FALSE_CLAIM
    priced = claim_open(lawful=True, false_claim_draw=1)
    assert priced.judge(B, k.DICE_CLAIM) == OFFENSE + Code.FALSE_CLAIM
    priced.do(C, k.DICE_PASS).do(B, k.DICE_CLAIM).chance("R5")
    assert priced.phase == "chance"  # the window has closed, and B draws four
    assert (priced.s[k.D_DRAWER], priced.s[k.D_DUE]) == (B, 4)


def test_replay() -> None:
    """AD-19: another die held before the draw, or nothing."""
    table = replay()
    assert table.phase == "replay"
    assert table.judge(A, table.play(A, "WD4")) == Code.CAUGHT_DIE_BARRED
    assert table.judge(A, table.play(A, "R5")) == Code.REPLAY_ONLY
    assert table.judge(A, k.DICE_DRAW) == Code.REPLAY_ONLY
    assert table.judge(A, k.DICE_REROLL) == Code.REPLAY_ONLY
    assert table.judge(A, table.play(A, "G3")) == Code.NO_MATCH
    assert table.judge(A, table.play(A, "B4")) == Code.LAWFUL
    assert table.do(k.CLOCK, k.DICE_TIMEOUT).s[k.D_TURN] == B


def test_stack() -> None:
    """AD-29."""
    table = stack_open()
    assert table.phase == "answer"
    assert table.judge(B, table.play(B, "Y6")) == Code.CANNOT_STACK
    assert table.judge(B, k.DICE_DRAW) == Code.MUST_ANSWER
    assert table.judge(B, k.DICE_KEEP) == Code.MUST_ANSWER
    assert table.judge(B, k.DICE_REROLL) == Code.MUST_ANSWER
    assert table.judge(B, k.DICE_ACCEPT) == Code.MUST_ANSWER
    assert table.judge(C, k.DICE_ACCEPT) == Code.NOT_YOUR_TURN
    table.do(B, table.play(B, "BD"))
    assert table.s[k.D_PENDING] == 4
    assert table.do(C, k.DICE_TAKE).s[k.D_DUE] == 4


def test_stacked_wd4_is_exempt() -> None:
    """AD-29: lawful beside a match, strict or not, and without a window of its own."""
    for enforcement in ("catch", "strict", "auto"):
        table = Table(
            "R4", "WD4 G2 G3", "WD4 B1 B2", stacking="same_kind", wd4_enforcement=enforcement
        )
        table.do(A, table.play(A, "WD4", "B"))
        if enforcement == "catch":
            table.do(B, k.DICE_ACCEPT)
        assert table.judge(B, table.play(B, "WD4", "G")) == Code.LAWFUL
        assert table.do(B, table.play(B, "WD4", "G")).phase == "answer"
        assert table.s[k.D_PENDING] == 8


@pytest.mark.parametrize("price", [0, 2])
def test_calls(price: int) -> None:
    """D-27, AC-26, AC-30."""
    false = OFFENSE + Code.FALSE_CALL if price else Code.FALSE_CALL
    table = Table("R4", "R1 G2 B3", "R5 Y6", false_uno_penalty=price)
    assert table.judge(A, k.DICE_CALL) == false
    assert table.judge(A, table.play(A, "R1", uno=True)) == false
    assert table.judge(A, table.play(A, "G2", uno=True)) == Code.NO_MATCH
    assert table.judge(B, k.DICE_CALL) == false  # two dice, and not its turn
    if price:
        table.do(A, k.DICE_CALL).chance("G5", "G6")
        assert table.judge(A, k.DICE_CALL) == Code.ALREADY_PAID
        assert table.judge(A, table.play(A, "R1", uno=True)) == Code.ALREADY_PAID
    table.do(A, table.play(A, "R1")).do(B, k.DICE_CALL)
    assert table.judge(B, k.DICE_CALL) == Code.ALREADY_CALLED
    table.do(B, table.play(B, "R5", uno=True))
    assert table.s[k.D_CALLED] == 1 << B


def test_bluff_with_a_false_call() -> None:
    """AC-30: refused where it is not priced; else accepted, and the bluff is named first."""
    for price, code in ((0, int(Code.FALSE_CALL)), (2, BLUFF)):
        table = Table("R4", "B4 G2 WD4", "Y5 Y6", false_uno_penalty=price)
        assert table.judge(A, table.play(A, "WD4", uno=True)) == code


def test_call_too_late() -> None:
    """AC-26, AC-27: without self-correction, or when the window has closed."""
    table = Table("R4", "R1 R2", "R5 R6 Y6", uno_self_correct=False)
    table.do(A, table.play(A, "R1"))
    assert table.s[k.D_OWES] == 1 << A
    assert table.judge(A, k.DICE_CALL) == Code.CALL_TOO_LATE
    table = Table("R4", "R1 R2", "R5 R6 Y6")
    table.do(A, table.play(A, "R1"))
    assert table.judge(A, k.DICE_CALL) == Code.LAWFUL
    table.do(B, table.play(B, "R5"))
    assert table.judge(A, k.DICE_CALL) == Code.CALL_TOO_LATE
    assert table.judge(B, k.DICE_CATCH + A) == Code.FALSE_CATCH


def test_catches() -> None:
    """D-28, AC-30."""
    table = Table("R4", "R1 R2", "R5 R6 Y6", "Y1 Y2 G1", false_catch_penalty=1)
    assert table.judge(B, k.DICE_CATCH + B) == Code.CATCH_OWN_SIDE
    assert table.judge(B, k.DICE_CATCH + 3) == Code.CATCH_OWN_SIDE
    assert table.judge(B, k.DICE_CATCH + A) == OFFENSE + Code.FALSE_CATCH
    table.do(B, k.DICE_CATCH + A).chance("G5")
    assert table.judge(B, k.DICE_CATCH + A) == Code.ALREADY_PAID
    table.do(A, table.play(A, "R1")).do(C, k.DICE_CATCH + A).chance("G6", "B6")
    assert table.s[k.D_COUNT + A] == 3


def last_wd4() -> Table:
    """A has laid its last die, a Wild Draw Four, on B."""
    table = Table("R4", "WD4", "Y5 Y6", "Y1 Y2")
    return table.do(A, table.play(A, "WD4", "B"))


def test_leaving_the_claim_window() -> None:
    """AC-45, AD-13, 2.3: nobody draws, and the die held aside goes to the pouch."""
    table = claim_open().do(A, k.DICE_LEAVE)  # its owner: a normal turn for the victim
    assert (table.phase, table.s[k.D_TURN], table.s[k.D_PENDING]) == ("look", B, 0)
    assert table.s[k.D_TOP] == COLORS.index("B") * 16 + 14
    assert table.s[k.D_HELD] == k.NOBODY
    table = claim_open().do(B, k.DICE_LEAVE)  # the victim: a normal turn for the next seat
    assert (table.phase, table.s[k.D_TURN], table.s[k.D_PENDING]) == ("look", C, 0)
    table = claim_open().do(B, k.DICE_PASS).do(C, k.DICE_LEAVE)  # the rest have passed
    assert (table.phase, table.s[k.D_DRAWER], table.s[k.D_DUE]) == ("chance", B, 4)


def test_leaving_the_last_claim_window() -> None:
    """AD-24, 2.3: the round ends as won, whoever leaves of the two."""
    table = last_wd4().do(A, k.DICE_LEAVE)
    assert (table.phase, table.s[k.D_WINNER], table.s[k.D_POINTS + A]) == ("over", A, 14)
    table = last_wd4().do(B, k.DICE_LEAVE)  # the leaver's hand does not score
    assert (table.phase, table.s[k.D_WINNER], table.s[k.D_POINTS + A]) == ("over", A, 3)


@pytest.mark.parametrize(("max_turns", "phase"), [(2, "opening_color"), (1, "over")])
def test_leaving_an_opening_color(max_turns: int, phase: str) -> None:
    """AD-05, AC-45: the next to act owes it, if the limit of turns lets one begin."""
    r = k.dice_rule_vector(DiceRules(opening="effects_1987", hand_dice=1, max_turns=max_turns))
    s = [0] * k.DICE_STATE_SIZE
    law.start(r, s, 3, 0b111, A)
    for action in (k.CHANCE_DIE, k.CHANCE_POSITION + 5):  # die 1 shows W
        law.apply(r, s, k.CHANCE, action)
    for die in (1, 2, 3):
        law.apply(r, s, k.CHANCE, k.CHANCE_DIE + die)
        law.apply(r, s, k.CHANCE, k.CHANCE_POSITION)
    assert (k.DICE_PHASES[s[k.D_PHASE]], s[k.D_TURN]) == ("opening_color", B)
    assert law.verdict(r, s, B, 4 * 2) == Code.COLOR_DUE
    assert law.verdict(r, s, C, k.DICE_NAME_COLOR) == Code.NOT_YOUR_TURN
    law.apply(r, s, B, k.DICE_LEAVE)
    assert k.DICE_PHASES[s[k.D_PHASE]] == phase
    assert s[k.D_TURN] == (C if phase == "opening_color" else k.NOBODY)


# ------------------------------------------------------------------------------ what others rely on


def test_legal_agrees_with_the_verdict() -> None:
    """The mask and the one verdict, seat by seat."""
    tables = [claim_open(), stack_open(), color_owed(), rerolled(), drawn("R5"), replay()]
    for table in tables:
        for seat in range(3):
            mask = law.legal(table.r, table.s, seat)
            accepted = [
                bit
                for bit in range(DICE + 4)
                if table.judge(seat, bit * 4 if bit < DICE else k.DICE_DRAW + bit - DICE)
                in (Code.LAWFUL, BLUFF)
            ]
            assert mask == sum(1 << bit for bit in accepted)
            lawful = law.lawful_plays(table.r, table.s, seat)
            if table.s[k.D_TURN] == seat:
                assert lawful & ~mask == 0


def test_dice_by_place() -> None:
    """``pick_die`` counts the pouch in the order of the dice."""
    table = Table("R4", "R1 G2 B3", "R5 Y6", "W WD4")
    pouch = sorted(table.pouch())
    assert law.pouch_size(table.s) == len(pouch)
    assert [law.pick_die(table.s, place) for place in range(len(pouch))] == pouch


def test_rolling_die() -> None:
    """Which die is rolled: for the start, as the center, and from a hand (AD-30)."""
    r = k.dice_rule_vector(DiceRules(first_starter="roll_high"))
    s = [0] * k.DICE_STATE_SIZE
    law.start(r, s, 2, 0b11, k.NOBODY)
    for seat, position in ((A, 0), (B, 1)):  # die 1 shows R1, then Y2: B starts
        assert law.die_is_due(s)
        assert s[k.D_DRAWER] == seat
        law.apply(r, s, k.CHANCE, k.CHANCE_DIE)
        assert law.roll_is_due(s)
        assert law.rolling_die(s) == 0
        law.apply(r, s, k.CHANCE, k.CHANCE_POSITION + position)
    assert s[k.D_STARTER] == B
    law.apply(r, s, k.CHANCE, k.CHANCE_DIE + 16)
    assert law.rolling_die(s) == 16
    for position in (4, 5, 2):  # T-23: RV, GD, G5
        law.apply(r, s, k.CHANCE, k.CHANCE_POSITION + position)
    assert (s[k.D_CENTER], s[k.D_TOP], s[k.D_DIRECTION]) == (16, parse_face("G5"), 1)
    for die in range(5):
        law.apply(r, s, k.CHANCE, k.CHANCE_DIE + die)
    assert (s[k.D_DRAWER], law.rolling_die(s)) == (B, 0)


def test_rule_vector_holds_the_table() -> None:
    """AD-02, AD-17: faces at ``die*6 + position``; a test for Wild Draw Fours of each kind."""
    r = k.dice_rule_vector(DiceRules(dice_table=BALANCED24, wild_counts_as_match=True))
    assert len(r) == k.DICE_RULES_SIZE
    assert r[k.R_FACES + 16 * POSITIONS + 5] == parse_face("GD")
    wild = 1 << parse_face("W")
    assert r[k.RD_WD4_TEST + parse_face("R4")] & wild
    free = k.dice_rule_vector(DiceRules(wd4_test="none", wild_counts_as_match=True))
    assert free[k.RD_WD4_TEST + parse_face("R4")] == 0
    by_color = k.dice_rule_vector(DiceRules(wd4_test="color"))
    assert by_color[k.RD_WD4_TEST + parse_face("R4")] == ((1 << SKIP + 3) - 1)
