"""Our own engine behind the protocol of the law cases: a model for other engines.

    oneleft laws --engine "python examples/engine_line_protocol.py"

Each command is one line on the standard input, each answer one line on the standard output.
``docs/law-protocol.md`` describes them.
"""

from __future__ import annotations

import sys
from collections import Counter

from oneleft import Game, InvalidTextError, OneLeftError, parse_position
from oneleft.chance import outcome_text
from oneleft.dice import POSITIONS, die_text, parse_die
from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.faces import COLOR_LETTERS, face_text, parse_face, seat_text
from oneleft.game import CHANCE, CLOCK
from oneleft.kernel import state as k
from oneleft.kernel.dice import rolling_die
from oneleft.moves import Move, parse_seat
from oneleft.notation import rules_text, top_text
from oneleft.reasons import CODES
from oneleft.rules import RULESETS, Ruleset
from oneleft.views import CardView, DiceView

Names = tuple[int, ...]


class LawEngine:
    """Answers the commands; ``answer`` is all that a program needs."""

    def __init__(self) -> None:
        self.rules: Ruleset = RULESETS["cards"].preset("classic")
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The round that goes on."""
        if self._game is None:
            raise InvalidTextError("", "position or start first")
        return self._game

    def answer(self, line: str) -> str:
        """The answer to one line."""
        command, _, rest = line.strip().partition(" ")
        method = getattr(self, f"do_{command}", None)
        if method is None:
            return "unsupported"
        try:
            return str(method(rest.strip()))
        except OneLeftError as error:
            return f"error {error}"

    # ------------------------------------------------------------------ setting up

    def do_hello(self, _: str) -> str:
        """Who answers, and which protocol it speaks."""
        return "ok oneleft-law 1 oneleft"

    def do_rules(self, text: str) -> str:
        """``cards official stacking=any seats=3``: later values stand."""
        game, preset, *given = text.split()
        values = dict(pair.split("=", 1) for pair in given)
        seats = int(values.pop("seats")) if "seats" in values else None
        rules = RULESETS[game].from_texts(preset, values)
        conflicts = sorted({conflict.slug for conflict in rules.validate(seats)})
        if conflicts:
            return "conflicts " + " ".join(conflicts)
        self.rules = rules
        return "ok"

    def do_position(self, text: str) -> str:
        """Lines of a position, parted by ``;``, without the game and the rules."""
        try:
            head = f"{self.rules.game}; rules {rules_text(self.rules)}"
            self._game = parse_position(f"{head}; {text}")
        except OneLeftError as error:
            return f"error {error}"
        return "ok"

    def do_start(self, text: str) -> str:
        """``3 A``: a new round of three seats that A deals or starts."""
        seats, *first = text.split()
        self._game = Game(self.rules, int(seats), parse_seat(first[0]) if first else None)
        return "ok"

    # ------------------------------------------------------------------ acts

    def do_judge(self, text: str) -> str:
        """The verdict on ``A R5``; changes nothing."""
        actor, move = self._read(text)
        return self._verdict(actor, move)

    def do_act(self, text: str) -> str:
        """The verdict on ``A R5`` or ``clock timeout``, which is done unless it is refused."""
        try:
            actor, move = self._read(text)
        except InvalidTextError:
            return "unreadable"
        verdict = self._verdict(actor, move)
        if not verdict.startswith("refused"):
            self.game.play(actor, move)
        return verdict

    def _read(self, text: str) -> tuple[int, Move]:
        name, _, move = text.partition(" ")
        actor = CLOCK if name == "clock" else parse_seat(name)
        return actor, self.game.parse(actor, move)

    def _verdict(self, actor: int, move: Move) -> str:
        verdict = self.game.verdict(actor, move)
        if verdict.is_lawful:
            return "lawful"
        return f"{'offense' if verdict.is_offense else 'refused'} {CODES[verdict.code].slug}"

    # ------------------------------------------------------------------ chance

    def do_outcomes(self, _: str) -> str:
        """What may come now: ``R5 R6 W``, ``d17 d18``, ``@1 @2``, ``A B``; ``none``."""
        due = self.game.due
        if due is None:
            return "ok none"
        texts = [outcome_text(due.kind, outcome) for outcome in sorted(set(due.options))]
        return "ok " + " ".join(text.removeprefix("seat ") for text in texts)

    def do_chance(self, text: str) -> str:
        """An outcome comes, if it can."""
        due = self.game.due
        try:
            outcome = self._outcome("card" if due is None else due.kind, text)
        except InvalidTextError:
            outcome = -1
        if due is not None and outcome in due.options:
            self.game.deal(outcome)
            return "lawful"
        try:
            return self._verdict(CHANCE, Move(self.rules.game, self._chance_action(text)))
        except InvalidTextError:
            return "unreadable"

    def _outcome(self, kind: str, text: str) -> int:
        """``R5``, ``d17``, ``B``; a roll is ``@2``, or the face that the die then shows."""
        if kind == "seat":
            return parse_seat(text)
        if kind == "die":
            return parse_die(text)
        if kind == "card":
            return parse_face(text)
        if text.startswith("@"):
            return int(text[1:]) - 1
        first = k.R_FACES + rolling_die(self.game.state) * POSITIONS
        sides = self.game.rule_vector[first : first + POSITIONS]
        face = parse_face(text)
        return sides.index(face) if face in sides else -1

    def _chance_action(self, text: str) -> int:
        if self.rules.game == "cards":
            return k.CHANCE_FACE + parse_face(text)
        if text.startswith("@"):
            return k.CHANCE_POSITION + int(text[1:]) - 1
        return k.CHANCE_DIE + parse_die(text)

    # ------------------------------------------------------------------ telling

    def do_legal(self, text: str) -> str:
        """The lawful acts of a seat, parted by commas."""
        return _listed(self.game.open_moves(parse_seat(text))[0])

    def do_offenses(self, text: str) -> str:
        """The acts of a seat that would be offenses."""
        return _listed(self.game.open_moves(parse_seat(text))[1])

    def do_view(self, text: str) -> str:
        """``B A``: what B (or ``spectator``) knows of the hand of A."""
        viewer, owner = text.split()
        view = self.game.view(SPECTATOR if viewer == "spectator" else parse_seat(viewer))
        assert isinstance(view, CardView)
        seat = parse_seat(owner)
        shown = [faces for other, faces in view.shown if other == seat]
        known = shown[-1] if shown else view.hands[seat]
        return "ok hidden" if known is None else "ok " + " ".join(map(face_text, known))

    def do_state(self, text: str = "") -> str:
        """The whole position: named values, parted by ``;``."""
        del text
        game = self.game
        view = game.view(EVERYTHING)
        due, outcome = game.due, game.outcome
        first = view.first
        fields: dict[str, object] = {
            "phase": view.phase,
            "turn": "none" if view.turn is None else seat_text(view.turn),
            "color": "none" if view.color is None else COLOR_LETTERS[view.color],
            "direction": "left" if view.direction == 1 else "right",
            "pending": view.pending,
            "owes": _seats(view.owes),
            "called": _seats(view.called),
            "active": _seats(view.active),
            "first": "none" if first is None else seat_text(first),
            "counts": " ".join(f"{seat_text(seat)}={n}" for seat, n in enumerate(view.counts)),
            "due": "none" if due is None else due.kind,
            "all": game.law.conserved(game.state),
            "winner": "unfinished",
            "points": "unfinished",
            "ending": "none",
            "said": " ".join(f"{name}={n}" for name, n in self._said().items()),
        }
        if outcome is not None:
            fields["winner"] = "none" if outcome.winner is None else seat_text(outcome.winner)
            scored = [f"{seat_text(seat)}={n}" for seat, n in enumerate(outcome.points) if n]
            fields["points"] = " ".join(scored) or "none"
            fields["ending"] = outcome.ending
        fields |= self._dice_fields(view) if isinstance(view, DiceView) else self._card_fields(view)
        return "ok " + "; ".join(f"{name}: {value}" for name, value in fields.items())

    def _said(self) -> Counter[str]:
        return Counter(type(event).__name__ for event in self.game.events)

    def _card_fields(self, view: object) -> dict[str, object]:
        assert isinstance(view, CardView)
        state = self.game.state
        hands = enumerate(view.hands)
        return {
            "top": top_text(state[k.TOP]),
            "held": "yes" if state[k.HELD] else "no",
            "stock": view.stock,
            "discard": len(view.discard),
            **{f"hand {seat_text(s)}": " ".join(map(face_text, h or ())) for s, h in hands},
        }

    def _dice_fields(self, view: DiceView) -> dict[str, object]:
        top = top_text(self.game.state[k.D_TOP])
        fields: dict[str, object] = {
            "top": top,
            "center": "none" if view.center is None else f"{die_text(view.center)}:{top}",
            "held": "none" if view.held is None else die_text(view.held),
            "pouch": len(view.pouch),
        }
        for seat, hand in enumerate(view.hands):
            faces = [(die_text(die), "?" if up < 0 else face_text(up)) for die, up in hand]
            texts = [die if face == "?" else f"{die}:{face}" for die, face in faces]
            fields[f"hand {seat_text(seat)}"] = " ".join(face for _, face in faces)
            fields[f"dice {seat_text(seat)}"] = " ".join(texts)
        return fields


def _listed(moves: tuple[Move, ...]) -> str:
    return "ok " + (", ".join(map(str, moves)) or "none")


def _seats(seats: Names) -> str:
    return " ".join(map(seat_text, seats)) or "none"


def main() -> None:
    """Answers until ``quit`` or the end of the input."""
    engine = LawEngine()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        print(engine.answer(line), flush=True)


if __name__ == "__main__":
    main()
