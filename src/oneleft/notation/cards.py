"""Positions of the card game: their lines, and where the cards lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from oneleft.faces import (
    DRAW_TWO,
    WILD_DRAW_FOUR,
    copies,
    face_text,
    faces_text,
    parse_face,
    seat_text,
    unlaid,
)
from oneleft.kernel import cards
from oneleft.kernel import state as k
from oneleft.laws import State
from oneleft.narration import hand_faces, mask_faces
from oneleft.notation.lines import (
    MOST,
    NONE,
    TOP_EXPECTED,
    Line,
    Values,
    active_line,
    always,
    choice_line,
    direction_line,
    flag_line,
    number_line,
    one_line,
    penalty_line,
    per_seat_line,
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

# ------------------------------------------------------------------------------------- cards, lines


def _turns_play(phase: int) -> bool:
    """Whether somebody owes an act in this phase of the card game, or is drawing at the turn."""
    return phase == k.P_DRAWING or k.P_FORCED < phase < k.P_OVER


def _default_dealer(_r: State, s: State) -> int:
    return k.NOBODY if s[k.PHASE] == k.P_CUT else 0


def _default_turn(_r: State, s: State) -> int:
    if not _turns_play(s[k.PHASE]) or s[k.DEALER] < 0:
        return k.NOBODY
    return cards.next_seat(s, s[k.DEALER])


def _awaits_wild_draw_four(s: State) -> bool:
    return s[k.PHASE] == k.P_ANSWER and s[k.TOP] & 15 == WILD_DRAW_FOUR


def _default_offender(_r: State, s: State) -> int:
    return cards.previous_seat(s, s[k.TURN]) if _awaits_wild_draw_four(s) else k.NOBODY


def _default_pending(_r: State, s: State) -> int:
    if s[k.PHASE] != k.P_ANSWER:
        return 0
    return 2 if s[k.TOP] & 15 == DRAW_TWO else 4


def _default_held(r: State, s: State) -> int:
    return int(_awaits_wild_draw_four(s) and cards.is_challengeable(r, s))


def _default_guilt(r: State, s: State) -> int:
    if not s[k.HELD] or s[k.FORMER] < 0:
        return 0
    return int(s[k.SNAP] & r[k.R_WD4_TEST + s[k.FORMER]] != 0)


def _default_snapshot(_r: State, s: State) -> tuple[int, int]:
    """The hand of who laid the Wild Draw Four, and that card."""
    if not s[k.HELD] or s[k.OFFENDER] < 0:
        return 0, 0
    return _masks([*hand_faces(s, s[k.OFFENDER]), WILD_DRAW_FOUR])


def _masks(faces: Iterable[int]) -> tuple[int, int]:
    """A hand as the kernel keeps it: first and second copies."""
    hand = [0] * k.CARD_STATE_SIZE
    for face in faces:
        cards.add_card(hand, 0, face)
    return hand[k.HAND], hand[k.HIGH]


def _snapshot_line() -> Line:
    def show(s: State) -> str:
        return faces_text(mask_faces(s[k.SNAP], s[k.SNAP_HIGH])) or NONE

    def read(values: Values, s: State) -> None:
        found: list[int] = []
        for word in values.rest():
            if word.text.lower() == NONE and not found:
                continue
            face = word.read(parse_face)
            found.append(face)
            if found.count(face) > copies(face):
                word.refuse(_no_more(face))
        s[k.SNAP], s[k.SNAP_HIGH] = _masks(found)

    return Line("snapshot", (k.SNAP, k.SNAP_HIGH), show, read, _default_snapshot)


def _no_more(face: int) -> str:
    return f"another card: the deck has {copies(face)} {face_text(face)}"


def _default_final(_r: State, s: State) -> int:
    return int(_awaits_wild_draw_four(s) and s[k.OFFENDER] >= 0 and not s[k.COUNT + s[k.OFFENDER]])


def _default_winner(_r: State, s: State) -> int:
    return s[k.OFFENDER] if s[k.FINAL] else k.NOBODY


def _default_namer(r: State, s: State) -> int:
    if s[k.PHASE] != k.P_OPENING_COLOR:
        return k.NOBODY
    return s[k.DEALER] if r[k.R_OPENING_WILD] == k.OPENING_WILD_DEALER else s[k.TURN]


def _read_drawn_face(values: Values) -> int:
    word = values.next("a face or none")
    return k.NOBODY if word.text.lower() == NONE else word.read(parse_face)


def _card_draws_line() -> Line:
    fields = (k.DRAWER, k.DUE, k.AFTER, k.AFTER_SEAT)

    def show(s: State) -> str:
        then = then_text(s, k.AFTER, k.AFTER_SEAT)
        return f"{seat_or_none(s[k.DRAWER])} {s[k.DUE]} {then}"

    def read(values: Values, s: State) -> None:
        s[k.DRAWER] = values.seat()
        s[k.DUE] = values.number(0, MOST)
        if values.has_more:
            read_then(values, s, k.AFTER, k.AFTER_SEAT)

    def default(_r: State, s: State) -> Sequence[int]:
        drawer = cards.lowest_seat(s[k.CUTTING]) if s[k.CUTTING] else k.NOBODY
        return drawer, 0, 0, k.NOBODY

    return Line("draws", fields, show, read, default)


CARD_LINES_BEFORE = (
    choice_line("phase", k.PHASE, k.CARD_PHASES, always(k.P_PLAY)),
    active_line(k.ACTIVE, k.PLAYERS, k.SEATS),
    seat_line("dealer", k.DEALER, _default_dealer),
    direction_line(k.DIRECTION),
    seat_line("turn", k.TURN, _default_turn),
)
CARD_LINES_AFTER = (
    number_line("under", k.UNDER),
    top_line("former", k.FORMER),
    seat_line("offender", k.OFFENDER, _default_offender),
    number_line("pending", k.PENDING, _default_pending),
    flag_line("stacked", k.STACKED),
    flag_line("held", k.HELD, _default_held),
    _snapshot_line(),
    flag_line("guilty", k.GUILT, _default_guilt),
    seats_line("owes", k.OWES),
    seats_line("called", k.CALLED),
    seats_line("paid-call", k.PAID_CALL),
    seats_line("paid-catch", k.PAID_CATCH),
    flag_line("jump", k.JUMP),
    one_line(
        "drawn",
        k.DRAWN,
        lambda face: NONE if face < 0 else face_text(face),
        _read_drawn_face,
        always(k.NOBODY),
    ),
    penalty_line(k.PENALTY, k.PENALTY_SEAT),
    seats_line("cutting", k.CUTTING, lambda _r, s: s[k.ACTIVE] if s[k.PHASE] == k.P_CUT else 0),
    _card_draws_line(),
    seat_line("namer", k.NAMER, _default_namer),
    number_line("passes", k.PASSES),
    flag_line("final", k.FINAL, _default_final),
    seat_line("winner", k.WINNER, _default_winner),
    choice_line("ending", k.ENDING, k.ENDINGS, always(0)),
    per_seat_line("cut", k.CUT, k.MOST_CARD_SEATS, k.NOBODY),
    per_seat_line("gone", k.LEFT, k.MOST_CARD_SEATS, 0),
    per_seat_line("points", k.POINTS, k.MOST_CARD_SEATS, 0),
)


# ------------------------------------------------------------------------------------- cards


def _full_stock() -> tuple[int, ...]:
    """The deck in the order in which an untouched stock stands."""
    s = [0] * k.CARD_STATE_SIZE
    cards.fill_stock(s)
    return tuple(s[k.PILE :])


FULL_STOCK = _full_stock()


def in_order(left: Mapping[int, int]) -> list[int]:
    """These cards (how many of each face) in the order of an untouched stock."""
    counts = dict(left)
    found = []
    for face in FULL_STOCK:
        if counts.get(face, 0) > 0:
            counts[face] -= 1
            found.append(face)
    return found


class CardPlaces(Places):
    """The top, the hands, the discard and the stock."""

    names = ("top", "discard", "stock")
    units = ("cards", "card")

    def put(self, s: State) -> None:
        """Sets the pile and the hands."""
        self.left = Counter(FULL_STOCK)
        is_away = self._read_top(s)
        self._take_known(s, is_away=is_away)
        self._add_hands(s)
        self.fill(lambda: in_order(self.left), self._take)
        self._put_rest()
        for seat in range(s[k.SEATS]):
            for face in self.hand(seat):
                cards.add_card(s, seat, face)
        discard = list(self.lie.get("discard", []))
        if s[k.TOP] >= 0 and not is_away:
            discard.append(_top_card(s[k.TOP]))
        stock = self.lie["stock"]
        s[k.STOCK], s[k.DISCARD] = len(stock), len(discard)
        between = [0] * (len(FULL_STOCK) - len(stock) - len(discard))
        s[k.PILE :] = stock + between + discard[::-1]

    def _read_top(self, s: State) -> bool:
        """``top R5``; ``top R5 away`` if that card went into the stock (AC-24)."""
        s[k.TOP] = k.NOBODY
        if "top" not in self.reader.entries:
            return False
        values = self.reader.values("top")
        s[k.TOP] = values.next(TOP_EXPECTED).read(read_top)
        is_away = values.has_more and values.choice(("away",)) == "away"
        values.end()
        return is_away

    def _take(self, face: int) -> None:
        self.left[face] -= 1

    def _take_known(self, s: State, *, is_away: bool) -> None:
        """Takes what is named out of the deck, in the order of the text."""
        found = []
        if s[k.TOP] >= 0 and not is_away:
            found.append((self.reader.entries["top"].values[0], _top_card(s[k.TOP])))
        for name, place in self.places.items():
            self.lie[name] = [word.read(parse_face) for word in place.items]
            found += zip(place.items, self.lie[name], strict=True)
        for word, face in sorted(found, key=lambda pair: (pair[0].line, pair[0].column)):
            if not self.left[face]:
                word.refuse(_no_more(face))
            self._take(face)

    def _add_hands(self, s: State) -> None:
        """A seat whose hand is not given holds as many unknown cards as were dealt."""
        for seat in range(s[k.SEATS]):
            name = seat_text(seat).lower()
            if name not in self.places:
                self.lie[name] = []
                dealt = s[k.PHASE] > k.P_DEAL and s[k.ACTIVE] >> seat & 1
                size = self.reader.r[k.R_HAND_SIZE] if dealt else 0
                self.places[name] = Place(unknown=size, count=self.reader.end)

    def _put_rest(self) -> None:
        """What is not named is the stock, or lies in the discard where the stock is given."""
        rest = in_order(self.left)
        name = "discard" if "stock" in self.places else "stock"
        if name not in self.places:
            self.lie[name] = rest
        elif rest:
            self.reader.fail("stock", f"all cards: {faces_text(rest[:3])} and so on lie nowhere")

    def check(self, s: State) -> None:
        """Refuses what no game can come to."""
        fail = self.reader.fail
        phase, top = s[k.PHASE], s[k.TOP]
        is_unnamed = top >= k.UNCOLORED
        may_be_unnamed = (k.P_COLOR, k.P_OPENING_COLOR)
        is_opening = phase == k.P_FORCED and s[k.AFTER] == k.AFTER_OPENING
        if (top < 0) != (phase <= k.P_TURN_UP) and phase != k.P_OVER:
            fail("top", "top none" if top >= 0 else "top and a face")
        if is_unnamed != (phase in may_be_unnamed) and not is_opening and phase != k.P_OVER:
            fail("top", "W? or WD4? where its color is named next, and only there")
        if phase == k.P_ANSWER and top & 15 not in (DRAW_TWO, WILD_DRAW_FOUR):
            fail("top", "a Draw Two or Wild Draw Four, which the answer is to")
        if s[k.UNDER] and s[k.UNDER] >= s[k.STOCK]:
            fail("under", "fewer cards than are in the stock")
        self._check_seats(s)
        self._check_chance(s)
        if phase == k.P_DRAWN and s[k.DRAWN] not in hand_faces(s, s[k.TURN]):
            fail("drawn", "drawn and a card of the hand in turn")

    def _check_seats(self, s: State) -> None:
        phase, active = s[k.PHASE], s[k.ACTIVE]
        if s[k.PLAYERS] < 2 and phase != k.P_OVER:
            self.reader.fail("active", "two seats or more")
        for seat in range(s[k.SEATS]):
            if not active >> seat & 1 and s[k.COUNT + seat] and s[k.PLAYERS] > 1:
                self.reader.fail(seat_text(seat).lower(), "no cards: the seat has left")
        if _turns_play(phase):
            self.require_seat("turn", s[k.TURN], active)
        if phase != k.P_CUT and s[k.DEALER] < 0:
            self.reader.fail("dealer", "dealer and a seat")
        if phase == k.P_OPENING_COLOR:
            self.require_seat("namer", s[k.NAMER], active)
        if phase == k.P_ANSWER and (s[k.FINAL] or s[k.HELD]) and s[k.OFFENDER] < 0:
            self.reader.fail("offender", "offender and a seat")
        if s[k.FINAL] and phase != k.P_OVER and s[k.WINNER] < 0:
            self.reader.fail("winner", "winner and a seat")

    def _check_chance(self, s: State) -> None:
        """Where cards are due, somebody draws them and there are some."""
        phase = s[k.PHASE]
        if phase == k.P_OVER or not cards.chance_is_due(s):
            return
        if s[k.STOCK] < 1:
            self.reader.fail("stock", "a card in the stock, for one is due")
        if s[k.PENALTY]:
            self.require_seat("penalty", s[k.PENALTY_SEAT], s[k.ACTIVE])
        if phase in (k.P_CUT, k.P_DEAL, k.P_FORCED):
            self.require_seat("draws", s[k.DRAWER], s[k.ACTIVE])
        if phase in (k.P_DEAL, k.P_FORCED) and s[k.DUE] < 1:
            self.reader.fail("draws", "draws, a seat and a number from 1")
        if phase == k.P_FORCED and s[k.AFTER] != k.AFTER_COUNT:
            self.require_seat("draws", s[k.AFTER_SEAT], s[k.ACTIVE])
        if phase == k.P_CUT and not s[k.CUTTING] >> s[k.DRAWER] & 1:
            self.reader.fail("cutting", "cutting and the seat that draws")


def _top_card(top: int) -> int:
    """The card that lies on top, as it stands in the pile."""
    return unlaid(top - k.UNCOLORED if top >= k.UNCOLORED else top)


def card_places_text(s: State, draft: State) -> list[tuple[str, str]]:
    """The lines of the places; sets the draft's words to the state's."""
    newest = k.LAST_PILE + 1 - s[k.DISCARD]
    laid = s[newest:][::-1]
    stock = s[k.PILE : k.PILE + s[k.STOCK]]
    rows = []
    if s[k.TOP] >= 0:
        is_there = bool(laid) and laid[-1] == _top_card(s[k.TOP])
        laid = laid[:-1] if is_there else laid
        rows.append(("top", top_text(s[k.TOP]) + ("" if is_there else " away")))
    dealt = s[k.PHASE] > k.P_DEAL
    for seat in range(s[k.SEATS]):
        held = hand_faces(s, seat)
        if held or (dealt and s[k.ACTIVE] >> seat & 1):
            rows.append((seat_text(seat) + ":", faces_text(held) or NONE))
    if laid:
        rows.append(("discard:", faces_text(laid)))
    if stock != in_order(Counter(stock)):
        rows.append(("stock:", faces_text(stock)))
    for word in (k.TOP, k.STOCK, k.DISCARD):
        draft[word] = s[word]
    draft[k.HAND : k.CUT] = s[k.HAND : k.CUT]
    draft[k.PILE :] = s[k.PILE :]
    return rows
