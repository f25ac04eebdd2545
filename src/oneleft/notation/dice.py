"""Positions of the dice game: their lines, and where the dice lie."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.dice import DICE, POSITIONS, DiceTable, die_text, parse_die
from oneleft.errors import InvalidTextError
from oneleft.faces import (
    DRAW_TWO,
    WILD_DRAW_FOUR,
    Face,
    face_text,
    faces_text,
    is_wild,
    parse_face,
    seat_text,
)
from oneleft.kernel import dice
from oneleft.kernel import state as k
from oneleft.laws import DICE_LAW, State, members
from oneleft.notation.lines import (
    MOST,
    NONE,
    OWED,
    Line,
    Values,
    Word,
    active_line,
    always,
    choice_line,
    direction_line,
    flag_line,
    number_line,
    one_line,
    penalty_line,
    per_seat_line,
    read_mask,
    read_then,
    read_top,
    seat_line,
    seat_or_none,
    seats_line,
    then_text,
    top_line,
    top_text,
)
from oneleft.notation.reading import Place, Places
from oneleft.rules import DiceRules, Ruleset

# ------------------------------------------------------------------------------------- dice, lines


def _default_starter(_r: State, s: State) -> int:
    return k.NOBODY if s[k.D_PHASE] < k.DP_CENTER else 0


def _default_dice_turn(_r: State, s: State) -> int:
    waits = k.DP_FORCED < s[k.D_PHASE] < k.DP_OVER
    if not (waits or s[k.D_PHASE] in (k.DP_ROLLING, k.DP_DRAWING)) or s[k.D_STARTER] < 0:
        return k.NOBODY
    if s[k.D_ACTIVE] >> s[k.D_STARTER] & 1:
        return s[k.D_STARTER]
    return dice.next_seat(s, s[k.D_STARTER])


def _default_turns(_r: State, s: State) -> int:
    return 0 if s[k.D_PHASE] <= k.DP_HANDS else 1


def _awaits_claim(s: State) -> bool:
    return s[k.D_PHASE] == k.DP_CLAIM


def _default_dice_offender(_r: State, s: State) -> int:
    return _previous_dice_seat(s, s[k.D_TURN]) if _awaits_claim(s) else k.NOBODY


def _previous_dice_seat(s: State, seat: int) -> int:
    """The active dice seat before ``seat`` in the direction of play."""
    s[k.D_DIRECTION] = -s[k.D_DIRECTION]
    found = dice.next_seat(s, seat)
    s[k.D_DIRECTION] = -s[k.D_DIRECTION]
    return found


def _default_dice_pending(_r: State, s: State) -> int:
    if s[k.D_PHASE] not in (k.DP_CLAIM, k.DP_ANSWER):
        return 0
    return 2 if s[k.D_TOP] & 15 == DRAW_TWO else 4


def _default_dice_final(_r: State, s: State) -> int:
    return int(_awaits_claim(s) and s[k.D_OFFENDER] >= 0 and not s[k.D_COUNT + s[k.D_OFFENDER]])


def _default_dice_winner(_r: State, s: State) -> int:
    return s[k.D_OFFENDER] if s[k.D_FINAL] else k.NOBODY


_DEFAULT_OWED = MappingProxyType(
    {
        k.DP_STARTER: k.OWED_SEAT,
        k.DP_CAST: k.OWED_DIE,
        k.DP_CENTER: k.OWED_DIE,
        k.DP_HANDS: k.OWED_DIE,
        k.DP_ROLLING: k.OWED_ROLL,
        k.DP_DRAWING: k.OWED_DIE,
        k.DP_FORCED: k.OWED_DIE,
    }
)


def _default_roll(_r: State, s: State) -> int:
    """Dice that are still to come are rolled when they have come."""
    return s[k.D_COUNT + s[k.D_DRAWER]] if s[k.D_DUE] and s[k.D_DRAWER] >= 0 else 0


def dice_line(name: str, word: int) -> Line:
    """A line with dice: ``replay d1 d5``."""
    return one_line(
        name,
        word,
        lambda mask: " ".join(die_text(die) for die in members(mask)) or NONE,
        lambda values: read_mask(values.rest(), lambda each: each.read(parse_die)),
        always(0),
    )


def die_line(name: str, word: int) -> Line:
    """A line with a die or ``none``."""

    def read(values: Values) -> int:
        found = values.next("a die or none")
        return k.NOBODY if found.text.lower() == NONE else found.read(parse_die)

    def show(die: int) -> str:
        return NONE if die < 0 else die_text(die)

    return one_line(name, word, show, read, always(k.NOBODY))


def _drawn_line() -> Line:
    """``drawn d17``, or ``drawn R5`` for the last die of the hand in turn that shows it."""
    usual = die_line("drawn", k.D_DRAWN)

    def read(values: Values, s: State) -> None:
        found = values.next("a die or none")
        try:
            face = parse_face(found.text)
        except InvalidTextError:
            values.place -= 1
            usual.read(values, s)
            return
        hand = DICE_LAW.hand(s, s[k.D_TURN]) if s[k.D_TURN] >= 0 else ()
        dice_of_face = [die for die, up in hand if up == face]
        if not dice_of_face:
            found.refuse("drawn and a die of the hand in turn")
        s[k.D_DRAWN] = dice_of_face[-1]

    return Line("drawn", usual.words, usual.show, read, usual.default)


def _forced_line() -> Line:
    """``forced B 4 all then turn C``: what a seat will draw, ``all`` if it rolls all its dice."""
    fields = (k.D_FORCED_SEAT, k.D_FORCED, k.D_ROLLS_ALL, k.D_AFTER, k.D_AFTER_SEAT)

    def show(s: State) -> str:
        rolls = " all" if s[k.D_ROLLS_ALL] else ""
        then = then_text(s, k.D_AFTER, k.D_AFTER_SEAT)
        return f"{seat_or_none(s[k.D_FORCED_SEAT])} {s[k.D_FORCED]}{rolls} {then}"

    def read(values: Values, s: State) -> None:
        s[k.D_FORCED_SEAT] = values.seat()
        s[k.D_FORCED] = values.number(0, MOST)
        if values.choice(("all", "then")) == "all":
            s[k.D_ROLLS_ALL] = 1
        else:
            values.place -= 1
        read_then(values, s, k.D_AFTER, k.D_AFTER_SEAT)

    return Line("forced", fields, show, read, lambda _r, _s: (k.NOBODY, 0, 0, 0, k.NOBODY))


def _dice_draws_line() -> Line:
    """``draws B 2``: who draws and rolls now, and how many dice are to come first."""

    def show(s: State) -> str:
        return f"{seat_or_none(s[k.D_DRAWER])} {s[k.D_DUE]}"

    def read(values: Values, s: State) -> None:
        s[k.D_DRAWER] = values.seat()
        s[k.D_DUE] = values.number(0, DICE)

    def default(_r: State, s: State) -> Sequence[int]:
        if s[k.D_CASTING]:
            return dice.lowest_seat(s[k.D_CASTING]), 0
        return (s[k.D_STARTER] if s[k.D_PHASE] == k.DP_CENTER else k.NOBODY), 0

    return Line("draws", (k.D_DRAWER, k.D_DUE), show, read, default)


DICE_LINES_BEFORE = (
    choice_line("phase", k.D_PHASE, k.DICE_PHASES, always(k.DP_LOOK)),
    active_line(k.D_ACTIVE, k.D_PLAYERS, k.D_SEATS),
    seat_line("starter", k.D_STARTER, _default_starter),
    direction_line(k.D_DIRECTION),
    seat_line("turn", k.D_TURN, _default_dice_turn),
    number_line("turns", k.D_TURNS, _default_turns),
)
DICE_LINES_AFTER = (
    top_line("former", k.D_FORMER),
    seat_line("offender", k.D_OFFENDER, _default_dice_offender),
    number_line("pending", k.D_PENDING, _default_dice_pending),
    flag_line("stacked", k.D_STACKED),
    flag_line("was-drawn", k.D_WAS_DRAWN),
    flag_line("guilty", k.D_GUILT),
    seats_line("passed", k.D_PASSED),
    die_line("barred", k.D_BARRED),
    dice_line("replay", k.D_REPLAY),
    seats_line("owes", k.D_OWES),
    seats_line("called", k.D_CALLED),
    seats_line("early", k.D_EARLY),
    seats_line("paid-call", k.D_PAID_CALL),
    seats_line("paid-catch", k.D_PAID_CATCH),
    _drawn_line(),
    penalty_line(k.D_PENALTY, k.D_PENALTY_SEAT),
    _forced_line(),
    seats_line(
        "casting", k.D_CASTING, lambda _r, s: s[k.D_ACTIVE] if s[k.D_PHASE] == k.DP_CAST else 0
    ),
    _dice_draws_line(),
    number_line("roll", k.D_ROLL, _default_roll, high=DICE),
    choice_line("owed", k.D_OWED, OWED, lambda _r, s: _DEFAULT_OWED.get(s[k.D_PHASE], 0)),
    flag_line("final", k.D_FINAL, _default_dice_final),
    seat_line("winner", k.D_WINNER, _default_dice_winner),
    choice_line("ending", k.D_ENDING, k.ENDINGS, always(0)),
    per_seat_line("cast", k.D_CAST, k.MOST_DICE_SEATS, k.NOBODY),
    per_seat_line("gone", k.D_LEFT, k.MOST_DICE_SEATS, 0),
    per_seat_line("points", k.D_POINTS, k.MOST_DICE_SEATS, 0),
)


# ------------------------------------------------------------------------------------- dice


@dataclass(frozen=True, slots=True)
class Shown:
    """A die as the text gives it: which (-1: any), which position is up (-1: none), its color."""

    die: int
    position: int
    face: int = -1
    color: int = -1


_DIE = re.compile(r"(d\d+)(?:@(\d))?(?::(.+))?", re.IGNORECASE)
DIE_EXPECTED = "a die such as d17:R5, d17@3, d17 (not rolled), or the face it shows"


def read_die(word: Word, table: DiceTable) -> Shown:
    """``d17:R5``, ``d17@3``, ``d17`` (not rolled), ``R5``; in the center ``d4:WB``, ``d4:W?``."""
    match = _DIE.fullmatch(word.text)
    if match is None:
        face, color = word.read(_shown)
        return Shown(-1, -1, face, color)
    die = word.read(lambda _text: parse_die(match[1]))
    position = int(match[2]) - 1 if match[2] else -1
    if match[2] and not 0 <= position < POSITIONS:
        word.refuse(f"a position from @1 to @{POSITIONS}")
    face, color = word.read(_shown, match.start(3)) if match[3] else (-1, -1)
    faces = table[die]
    if face >= 0 and face not in (faces if position < 0 else faces[position : position + 1]):
        Word(match[3], word.line, word.column + match.start(3)).refuse(
            f"a face of {die_text(die)}: {faces_text(faces)}"
        )
    if face >= 0 and position < 0:
        position = faces.index(face)
    return Shown(die, position, faces[position] if position >= 0 else -1, color)


def _shown(text: str) -> tuple[int, int]:
    """A face without color, and the color of a laid wild (-1: none, 4: not named yet)."""
    try:
        return parse_face(text), -1
    except InvalidTextError:
        top = read_top(text)
    if top < 0:
        raise InvalidTextError(text, DIE_EXPECTED)
    return top & 15, top >> 4


class DicePlaces(Places):
    """The center, a die held aside, the hands and the pouch."""

    names = ("center", "held")
    units = ("dice", "die")

    def put(self, s: State) -> None:
        """Sets where every die lies and what it shows."""
        assert isinstance(self.reader.rules, DiceRules)
        self.table = self.reader.rules.table
        self.position: dict[int, int] = {}
        named = {name: self._single(name) for name in self.names if name in self.reader.entries}
        self._read_items(named)
        self._add_hands(s)
        self.fill(lambda: self._free()[::-1], self._show_first)
        s[k.D_CENTER] = s[k.D_HELD] = s[k.D_TOP] = k.NOBODY
        for name, word in (("center", k.D_CENTER), ("held", k.D_HELD)):
            if name in named:
                s[word] = self.lie[name][0]
        if s[k.D_CENTER] >= 0:
            s[k.D_TOP] = self._top(s[k.D_CENTER], named["center"])
        for seat in range(s[k.D_SEATS]):
            hand = self.hand(seat)
            s[k.D_COUNT + seat] = len(hand)
            first = k.D_HAND + seat * DICE
            s[first : first + len(hand)] = hand
        s[k.D_POUCH] = sum(1 << die for die in self._free())
        for die in range(DICE):
            position = self.position.get(die, -1)
            s[k.D_POSITION + die] = position
            s[k.D_FACE + die] = self.table[die][position] if position >= 0 else k.NOBODY

    def _free(self) -> list[int]:
        return [die for die in range(DICE) if die not in self.position]

    def _show_first(self, die: int) -> None:
        self.position[die] = 0

    def _single(self, name: str) -> Word:
        values = self.reader.values(name)
        word = values.next(DIE_EXPECTED)
        values.end()
        return word

    def _read_items(self, named: Mapping[str, Word]) -> None:
        """Gives every word of the text its die: named dice first, then bare faces."""
        slots = [(word, name, 0) for name, word in named.items()]
        self.lie = {name: [-1] for name in named}
        for name, place in self.places.items():
            self.lie[name] = [-1] * len(place.items)
            slots += [(word, name, at) for at, word in enumerate(place.items)]
        slots.sort(key=lambda slot: (slot[0].line, slot[0].column))
        bare: list[tuple[Word, str, int, int]] = []
        for word, name, at in slots:
            shown = read_die(word, self.table)
            if name != "center" and shown.color >= 0:
                word.refuse("a die without a named color: only the center has one")
            if shown.die < 0:
                bare.append((word, name, at, shown.face))
            elif shown.die in self.position:
                word.refuse(f"each die once: {die_text(shown.die)} lies elsewhere")
            else:
                self.position[shown.die] = shown.position
                self.lie[name][at] = shown.die
        self._match(bare)

    def _match(self, bare: list[tuple[Word, str, int, int]]) -> None:
        """Finds a die for every bare face; the lowest that does, but for what others need."""
        free = self._free()
        owner: dict[int, int] = {}

        def place(number: int, tried: set[int]) -> bool:
            for die in free:
                if die in tried or bare[number][3] not in self.table[die]:
                    continue
                tried.add(die)
                if die not in owner or place(owner[die], tried):
                    owner[die] = number
                    return True
            return False

        for number, (word, _, _, face) in enumerate(bare):
            if not place(number, set()):
                word.refuse(f"fewer {face_text(face)}: no other die that is free has it")
        for die, number in owner.items():
            _, name, at, face = bare[number]
            self.lie[name][at] = die
            self.position[die] = self.table[die].index(Face(face))

    def _top(self, die: int, word: Word) -> int:
        """The face in play that the center die shows, with the color that it names."""
        color = read_die(word, self.table).color
        if self.position[die] < 0:
            return k.NOBODY
        face = self.table[die][self.position[die]]
        if is_wild(face) != (color >= 0):
            word.refuse("the color that was named, such as WB, or W?")
        return face + 16 * color if color >= 0 else face

    def _add_hands(self, s: State) -> None:
        """A seat whose hand is not given holds as many unknown dice as at the start."""
        for seat in range(s[k.D_SEATS]):
            name = seat_text(seat).lower()
            if name not in self.places:
                self.lie[name] = []
                drawn = s[k.D_PHASE] > k.DP_HANDS and s[k.D_ACTIVE] >> seat & 1
                size = self.reader.r[k.RD_HAND_DICE] if drawn else 0
                self.places[name] = Place(unknown=size, count=self.reader.end)

    def check(self, s: State) -> None:
        """Refuses what no game can come to."""
        fail = self.reader.fail
        phase, top = s[k.D_PHASE], s[k.D_TOP]
        if (top < 0) != (phase <= k.DP_CENTER) and phase != k.DP_OVER:
            fail("center", "no center die" if top >= 0 else "center and a die with its face")
        unnamed = (k.DP_COLOR, k.DP_OPENING_COLOR)
        if (top >= k.UNCOLORED) != (phase in unnamed) and phase not in (k.DP_HANDS, k.DP_OVER):
            fail("center", "W? or WD4? where its color is named next, and only there")
        if phase == k.DP_ANSWER and top & 15 not in (DRAW_TWO, WILD_DRAW_FOUR):
            fail("center", "a Draw Two or Wild Draw Four, which the answer is to")
        if phase == k.DP_CLAIM and top & 15 != WILD_DRAW_FOUR:
            fail("center", "a Wild Draw Four, which may be claimed")
        self._check_seats(s)
        self._check_rolled(s)
        self._check_chance(s)
        if phase == k.DP_DRAWN and s[k.D_DRAWN] not in dict(DICE_LAW.hand(s, s[k.D_TURN])):
            fail("drawn", "drawn and a die of the hand in turn")

    def _check_seats(self, s: State) -> None:
        phase, active = s[k.D_PHASE], s[k.D_ACTIVE]
        if s[k.D_PLAYERS] < 2 and phase != k.DP_OVER:
            self.reader.fail("active", "two seats or more")
        for seat in range(s[k.D_SEATS]):
            if not active >> seat & 1 and s[k.D_COUNT + seat]:
                self.reader.fail(seat_text(seat).lower(), "no dice: the seat has left")
        if k.DP_FORCED < phase < k.DP_OVER or phase in (k.DP_ROLLING, k.DP_DRAWING):
            self.require_seat("turn", s[k.D_TURN], active)
        if phase > k.DP_CAST and s[k.D_STARTER] < 0:
            self.reader.fail("starter", "starter and a seat")
        if phase == k.DP_CLAIM and s[k.D_OFFENDER] < 0:
            self.reader.fail("offender", "offender and a seat")
        if s[k.D_FINAL] and phase != k.DP_OVER and s[k.D_WINNER] < 0:
            self.reader.fail("winner", "winner and a seat")

    def _check_rolled(self, s: State) -> None:
        """Only dice that are to be rolled may show nothing."""
        for seat in range(s[k.D_SEATS]):
            due = s[k.D_OWED] and seat == s[k.D_DRAWER]
            hand = DICE_LAW.hand(s, seat)
            for die, face in hand[: s[k.D_ROLL]] if due else hand:
                if face < 0:
                    self.reader.fail(seat_text(seat).lower(), f"a face for {die_text(die)}")

    def _check_chance(self, s: State) -> None:
        """Where dice are due, somebody draws them and there are some."""
        fail, phase, owed = self.reader.fail, s[k.D_PHASE], s[k.D_OWED]
        is_due = phase <= k.DP_FORCED or s[k.D_PENALTY] > 0
        if (owed != k.OWED_NOTHING) != (is_due and phase != k.DP_OVER):
            fail("owed", "owed and what is due, in a phase where it is")
        if (owed == k.OWED_SEAT) != (phase == k.DP_STARTER):
            fail("owed", "owed seat in phase starter, and only there")
        if owed in (k.OWED_NOTHING, k.OWED_SEAT):
            return
        drawer = s[k.D_DRAWER]
        self.require_seat("draws", drawer, s[k.D_ACTIVE])
        if s[k.D_PENALTY] and drawer != s[k.D_PENALTY_SEAT]:
            fail("penalty", "penalty and the seat that draws")
        if phase <= k.DP_CENTER:
            place = s[k.D_CENTER] if phase == k.DP_CENTER else s[k.D_HELD]
            if (owed == k.OWED_ROLL) != (place >= 0):
                fail("owed", "owed roll if the die has been drawn, else owed die")
            if phase == k.DP_CAST and not s[k.D_CASTING] >> drawer & 1:
                fail("casting", "casting and the seat that draws")
        elif owed == k.OWED_DIE and not 0 < s[k.D_DUE] <= s[k.D_POUCH].bit_count():
            fail("draws", "draws, a seat, and a number of dice that are in the pouch")
        elif owed == k.OWED_ROLL and s[k.D_ROLL] >= s[k.D_COUNT + drawer]:
            fail("roll", "a die of the hand, counted from 0")
        if phase == k.DP_FORCED:
            self._check_forced(s)

    def _check_forced(self, s: State) -> None:
        active, after = s[k.D_ACTIVE], s[k.D_AFTER]
        if s[k.D_FORCED] or s[k.D_ROLLS_ALL] or after == k.AFTER_REPLAY:
            self.require_seat("forced", s[k.D_FORCED_SEAT], active)
        if after != k.AFTER_COUNT:
            self.require_seat("forced", s[k.D_AFTER_SEAT], active)
        if after == k.AFTER_REPLAY and s[k.D_BARRED] < 0:
            self.reader.fail("barred", "barred and a die")


def _die_ref(table: DiceTable, s: State, die: int, top: int = -1) -> str:
    """``d17:R5``; ``d17`` before it is rolled; ``d17@2:R5`` where two sides are alike."""
    position = s[k.D_POSITION + die]
    if position < 0:
        return die_text(die)
    face = table[die][position]
    at = f"@{position + 1}" if table[die].count(face) > 1 else ""
    return f"{die_text(die)}{at}:" + (face_text(face) if top < 0 else top_text(top))


def dice_places_text(rules: Ruleset, s: State, draft: State) -> list[tuple[str, str]]:
    """The lines of the places; sets the draft's words to the state's."""
    assert isinstance(rules, DiceRules)
    table = rules.table
    rows = []
    if s[k.D_CENTER] >= 0:
        rows.append(("center", _die_ref(table, s, s[k.D_CENTER], s[k.D_TOP])))
    if s[k.D_HELD] >= 0:
        rows.append(("held", _die_ref(table, s, s[k.D_HELD])))
    drawn = s[k.D_PHASE] > k.DP_HANDS
    for seat in range(s[k.D_SEATS]):
        held = [_die_ref(table, s, die) for die, _ in DICE_LAW.hand(s, seat)]
        if held or (drawn and s[k.D_ACTIVE] >> seat & 1):
            rows.append((seat_text(seat) + ":", " ".join(held) or NONE))
    for word in (k.D_CENTER, k.D_TOP, k.D_HELD, k.D_POUCH):
        draft[word] = s[word]
    draft[k.D_COUNT : k.D_CAST] = s[k.D_COUNT : k.D_CAST]
    draft[k.D_HAND :] = s[k.D_HAND :]
    return rows
