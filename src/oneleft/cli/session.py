"""A match at the terminal: who is asked, who is told what, until somebody has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from oneleft.bots import Bot, next_act, reaction, read_act, window_is_open
from oneleft.bots.acts import PASS
from oneleft.chance import Committed
from oneleft.cli.board import Board, Scene, standings
from oneleft.cli.listing import Offer, offers
from oneleft.cli.reading import MOVE_WORDS, TABLE_WORDS, Reader, Typed, UnreadableError
from oneleft.cli.saving import (
    TableNote,
    is_there,
    new_path,
    private_path,
    resume_command,
    saved_text,
    verify_command,
    write_text,
)
from oneleft.cli.screen import Screen
from oneleft.cli.seating import Seating
from oneleft.cli.speech import SpokenError
from oneleft.cli.tell import told
from oneleft.errors import IllegalMoveError
from oneleft.events import SPECTATOR, CardPlayed, DiePlayed, Event, RoundEnded
from oneleft.faces import WILD_DRAW_FOUR, face_text, laid_text, seat_text
from oneleft.game import CHANCE, Game
from oneleft.kernel import state as k
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.reasons import Reason
from oneleft.record import RoundRecord, record_match, record_round
from oneleft.rules import CardRules, DiceRules, Ruleset
from oneleft.splitmix import SplitMix64
from oneleft.telling import Happening, happenings
from oneleft.views import CardView, DiceView, View
from oneleft.words import Words

EXAMPLES = {"catch": " B", "color": " R", "swap": " B", "jump": " R5", "why": " R7"}
"""What may follow a word, for the help."""
NOT_IN = {"cards": {"reroll", "claim", "pass"}, "dice": {"challenge", "swap", "jump"}}
"""Words that one of the games has no use for."""


class LeaveTableError(Exception):
    """The player leaves the program; the match is saved."""


@dataclass(slots=True)
class Session:
    """One match, from wherever it stands to its end.

    Attributes:
        earlier: the records of the rounds that are over.
        record_path: where the record goes, if it is wanted.
        delay: seconds after each act of a bot.
    """

    words: Words
    screen: Screen
    board: Board
    match: Match
    seating: Seating
    bots: dict[int, Bot]
    generators: dict[int, SplitMix64]
    note: TableNote
    earlier: list[RoundRecord] = field(default_factory=list)
    record_path: Path | None = None
    delay: float = 0.0
    story: list[Happening] = field(default_factory=list)
    heard: dict[int, int] = field(default_factory=dict)
    viewer: int = SPECTATOR
    asked: tuple[int, int] = (0, 0)
    last: int = 0
    marks: list[tuple[int, int]] = field(default_factory=list)
    save_path: Path | None = None
    is_resumed: bool = False

    # ------------------------------------------------------------------ the whole match

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        people = self.seating.people
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        try:
            self._welcome()
            self._note(self.match.game.events, None)
            if self.is_resumed:
                self.heard = dict.fromkeys((SPECTATOR, *people), len(self.story))
            while True:
                self._play_round()
                if self.match.is_over:
                    break
                self._next_round()
            self._finish()
        except LeaveTableError:
            self._take_leave()
        except KeyboardInterrupt:
            self._break_off("interrupted")
        except EOFError:
            self._break_off("error-input-ended")

    def _welcome(self) -> None:
        words, say = self.words, self.screen.line
        preset = words(f"preset-{self.match.rules.changes()[0]}")
        names = [f"{seat_text(seat)} {name}" for seat, name in enumerate(self.seating.names)]
        game = words(f"game-{self.match.rules.game}")
        say(words("welcome", gamename=game, preset=preset, seats=names))
        source = self.match.chance
        if isinstance(source, Committed):
            say(words("chance-committed", text=source.published().digest))
        if self.note.seed is not None:
            say(words("chance-seed", seed=str(self.note.seed)))
        elif self.bots:
            say(words("bots-seed", seed=str(self.note.bot_seed)))
        if self.seating.people:
            say(words("welcome-help", command="q"))
        else:
            say(words("watch-title"))

    def _play_round(self) -> None:
        game = self.game
        while not game.is_over:
            self._listen()
            if (act := reaction(game, self.bots, self.last)) is not None:
                self._bot_plays(act.seat, act.move)
            elif self._people_may_interrupt():
                self._ask_window()
            elif game.turn in self.seating.people:
                assert game.turn is not None
                self._ask_turn(game.turn)
            elif (act := next_act(game, self.bots, self.last)) is not None:
                self._bot_plays(act.seat, act.move)
        if self.seating.is_shared:
            self.viewer = SPECTATOR
            self._tell_openly()
        else:
            self._listen()
        self._sheet()

    @property
    def game(self) -> Game:
        """The round in progress."""
        return self.match.game

    def _sheet(self) -> None:
        ended = next(event for event in reversed(self.game.events) if isinstance(event, RoundEnded))
        self.board.sheet(self._scene(self.viewer), ended)

    def _next_round(self) -> None:
        if self.seating.people:
            self.screen.line()
            self._pause_for(self.words("prompt-continue"))
        self.earlier.append(record_round(self.game, self.match.round))
        self.match.next_round()
        self.asked = (0, 0)
        self.last = 0
        self.story.clear()
        self.marks.clear()
        self.heard.clear()
        self._note(self.game.events, None)

    def _finish(self) -> None:
        words, say = self.words, self.screen.line
        places = standings(self._scene(self.viewer))
        self.board.podium(words, places, self.match.round)
        winners = [self.seating.names[seat] for seat in self.match.winners]
        if len(winners) == 1:
            say(words("match-winner", seat=winners[0]))
        elif winners:
            say(words("match-winners", seats=winners))
        source = self.match.chance
        if isinstance(source, Committed):
            revealed = source.revealed()
            assert revealed.secret is not None
            say(words("chance-revealed", text=revealed.secret.hex()))
        if self.record_path is not None:
            self.record_path = self._write_record(self.record_path)
            if self.record_path is not None and isinstance(source, Committed):
                say(words("verify-hint"))
                self.screen.whole_line(verify_command(self.record_path))
        say(words("goodbye"))

    # ------------------------------------------------------------------ telling

    def _note(self, events: Sequence[Event], move: Move | None) -> None:
        self.story += happenings(self.game, events, move, self.match.round)

    def _listen(self) -> None:
        """Tells the viewer what has happened since; at a shared table somebody must be there."""
        if self.viewer != SPECTATOR or not self.seating.is_shared:
            self._tell_from(self.heard.get(self.viewer, 0), self.viewer)

    def _tell_from(self, start: int, viewer: int) -> None:
        names, rules = self.seating.names, self.match.rules
        news = self.story[start:]
        groups: list[list[Happening]] = []
        for happening in news:
            if groups and groups[-1][0].move is happening.move and happening.move is not None:
                groups[-1].append(happening)
            else:
                groups.append([happening])
        for group in groups:
            self.board.told(list(told(self.words, names, rules, viewer, group)))
        self.heard[viewer] = len(self.story)

    def _scene(self, viewer: int, found: Sequence[Offer] = ()) -> Scene:
        return Scene(self.words, self.seating, self.match, self.game.view(viewer), found)

    # ------------------------------------------------------------------ acting

    def _bot_plays(self, seat: int, move: Move) -> None:
        self._play(seat, move)
        self.screen.pause(self.delay)

    def _play(self, seat: int, move: Move) -> None:
        mark = (len(self.game.entries), len(self.story))
        events = self.game.play(seat, move)
        self.marks.append(mark)
        self.last = seat
        self._note(events, move)

    def _refusal(self, reason: Reason, *, offense: bool = False) -> str:
        text = self.words.reason_words(reason, self.seating.names, offense=offense)
        return self.words("offense" if offense else "refused", reason=text, clause=reason.clause)

    # ------------------------------------------------------------------ asking the one in turn

    def _ask_turn(self, seat: int) -> None:
        """Shows the table to the person in turn and asks until an act is done."""
        if self._hand_over(seat):
            return
        self._listen()
        game = self.game
        view = game.view(seat)
        found = offers(view, self.words, self.seating.names)
        scene = self._scene(seat, found)
        self.board.table(scene)
        self.board.moves(scene)
        for line in self._questions(view):
            self.screen.line(line, style="bold")
        before = len(game.entries)
        while len(game.entries) == before and not game.is_over and game.turn == seat:
            line = self.screen.ask(self.words("prompt-move"))
            self._obey(self.reader.command(line), view, found)

    @property
    def reader(self) -> Reader:
        """Reads what is typed."""
        return Reader(self.words, self.seating.names)

    def _questions(self, view: View) -> Iterator[str]:
        """What is asked of the player beside the list of moves."""
        words, game = self.words, self.match.rules.game
        if view.phase in ("color", "opening_color"):
            yield words("prompt-color")
        elif view.phase == "target":
            yield words("prompt-target")
        elif view.phase == "drawn":
            yield words("prompt-drawn", game=game, face=_drawn_face(view))
        elif view.phase == "claim":
            before = laid_text(self.game.state[k.D_FORMER])
            yield words("prompt-claim", actor=self._offender(view), top=before)
        elif view.phase == "answer" and view.top is not None:
            if int(view.top) & 15 == WILD_DRAW_FOUR and isinstance(self.match.rules, CardRules):
                yield from self._question_wd4(view, self.match.rules)
            else:
                top = laid_text(view.top)
                yield words("prompt-stack", top=top, count=view.pending, game=game)

    def _question_wd4(self, view: View, rules: CardRules) -> Iterator[str]:
        """Accept or challenge, with what each costs, and what the card was laid on."""
        count, before = view.pending, self._offender(view)
        if not any(str(move) == "challenge" for move in view.legal):
            yield self.words("prompt-accept", actor=before, count=count, game="cards")
            return
        stacked = self.game.state[k.STACKED]
        yield self.words(
            "prompt-challenge",
            actor=before,
            game="cards",
            count=count,
            guilty=count if stacked else rules.wd4_guilty_draw,
            innocent=count + 2 if stacked else rules.wd4_innocent_draw,
        )
        former = self.game.state[k.FORMER]
        if 0 <= former < k.UNCOLORED:
            yield self.words("prompt-before", top=laid_text(former))

    def _offender(self, view: View) -> str:
        """Who laid what the viewer must answer, by name."""
        if isinstance(view, DiceView) and view.owner is not None:
            return self.seating.names[view.owner]
        for happening in reversed(self.story):
            if isinstance(happening.event, CardPlayed | DiePlayed):
                return self.seating.names[happening.event.seat]
        return self.seating.names[view.viewer]

    def _obey(self, typed: Typed, view: View, found: Sequence[Offer]) -> None:
        """Does what was typed: a word to the program, or a move."""
        if typed.word:
            self._serve(typed, view, found)
            return
        seat = view.viewer if typed.seat is None else typed.seat
        if seat != view.viewer:
            if seat not in self.seating.people:
                self.screen.line(self.words("error-unknown-seat", text=seat_text(seat)))
                return
            view = self.game.view(seat)
            found = ()
        self._try(typed.rest, view, found)

    def _try(self, text: str, view: View, found: Sequence[Offer]) -> None:
        """Plays a move, or says why not."""
        try:
            move = self.reader.move(text, self.game, view, found, self._ask_more)
            verdict = self.game.verdict(view.viewer, move)
            reason = self.game.reason(verdict.code, view.viewer, move)
            if str(move) == "leave" and verdict.is_lawful and not self._is_sure("confirm-leave"):
                return
            self._play(view.viewer, move)
        except UnreadableError as error:
            self._complain(str(error))
        except IllegalMoveError as error:
            self._complain(self._refusal(error.reason))
        else:
            if verdict.is_offense:
                self._complain(self._refusal(reason, offense=True))

    def _complain(self, text: str) -> None:
        self.screen.line(f"! {text}" if self.screen.plain else f"⚠ {text}", style="bold bright_red")

    def _is_sure(self, key: str) -> bool:
        yes = self.words("answer-yes")
        while True:
            answer = self._ask_more(f"{self.words(key)} {self.words('prompt-yes-no')}").casefold()
            if answer and (yes.startswith(answer) or answer in ("y", "yes")):
                return True
            if answer and (self.words("answer-no").startswith(answer) or answer in ("n", "no")):
                return False
            self.screen.line(self.words("error-yes-no"))

    # ------------------------------------------------------------------ words to the program

    def _serve(self, typed: Typed, view: View, found: Sequence[Offer]) -> None:
        word, rest = typed.word, typed.rest
        if word == "quit":
            self._quit()
        elif word == "why":
            self._why(rest, view, found)
        elif word == "undo":
            self._undo(view.viewer)
        elif word == "save":
            self._save_as(rest)
        elif word == "rules":
            self._rules()
        elif word == "log":
            self._tell_from(0, view.viewer if view.viewer >= 0 else self.viewer)
        elif word == "state":
            scene = self._scene(view.viewer, found)
            self.board.table(scene)
            self.board.moves(scene)
        else:
            self._help()

    def _why(self, text: str, view: View, found: Sequence[Offer]) -> None:
        try:
            move = self.reader.move(text, self.game, view, found, self._ask_more)
        except UnreadableError as error:
            self._complain(str(error))
            return
        verdict = self.game.verdict(view.viewer, move)
        if verdict.is_lawful:
            self.screen.line(self.words("why-allowed", move=str(move)))
            return
        reason = self.game.reason(verdict.code, view.viewer, move)
        self._complain(self._refusal(reason, offense=verdict.is_offense))

    def _undo(self, seat: int) -> None:
        """Takes back the seat's last act, and what was done openly since."""
        steps = self._undo_steps(seat)
        if steps <= 0:
            self.screen.line(self.words("undo-hidden" if steps < 0 else "undo-nothing"))
            return
        for _ in range(steps):
            self.game.undo()
        while self.marks and self.marks[-1][0] >= len(self.game.entries):
            del self.story[self.marks.pop()[1] :]
        self.asked = (0, 0)
        self.last = seat
        self.heard = {viewer: min(at, len(self.story)) for viewer, at in self.heard.items()}
        self.screen.line(self.words("undo-done"))

    def _undo_steps(self, seat: int) -> int:
        """How many acts to take back; 0: nothing to take back, -1: something hidden was seen.

        A card that another seat has played since was hidden before. Dice never are, so at a shared
        keyboard the last act of any person is meant.
        """
        is_open = self.match.rules.game == "dice"
        mine = self.seating.people if is_open else (seat,)
        seen = False
        for steps, entry in enumerate(reversed(self.game.entries), start=1):
            if entry.actor in mine:
                return -1 if seen else steps
            seen = seen or entry.actor == CHANCE or (not is_open and read_act(entry.move).is_play)
        return 0

    def _rules(self) -> None:
        for paragraph in self.words.rulebook(self.match.rules):
            if paragraph.is_heading:
                self.screen.line()
                self.screen.line(paragraph.text, style="bold")
            else:
                self.screen.line(f"{paragraph.text} [{paragraph.clause}]")

    def _help(self) -> None:
        words, game = self.words, self.match.rules.game
        rows = [
            ("1, 2 ...", words("help-number")),
            ("R5", words(f"help-play-{game}")),
            ("WB", words("help-wild")),
            ("R5!", words("help-bang")),
        ]
        absent = _useless_words(self.match.rules)
        for word in (*MOVE_WORDS, *TABLE_WORDS):
            if word not in absent:
                name = words(f"command-{word}") + EXAMPLES.get(word, "")
                rows.append((name, words(f"help-{word}", game=game)))
        if self.seating.is_shared:
            rows.append((f"B: {words('command-catch')} C", words("help-for-seat")))
        self.board.pairs(words("help-title"), rows)

    # ------------------------------------------------------------------ out of turn

    def _people_may_interrupt(self) -> bool:
        """Whether a person out of turn can act now and has not been asked yet.

        Where the next to act is a person, the question for the turn is enough.
        """
        game = self.game
        key = (self.match.round, len(game.entries))
        if key == self.asked or game.turn in self.seating.people or not self.seating.people:
            return False
        if not window_is_open(game):
            return False
        view = game.view(SPECTATOR)
        if self.seating.is_shared and isinstance(view, CardView):
            # Who holds the card to jump in with is nobody's business: all are asked.
            return bool(view.owes) or (view.jump and view.rules.jump_in)
        return any(self._window_moves(seat) for seat in self.seating.people)

    def _window_moves(self, seat: int) -> list[Offer]:
        """What a person can do out of turn; to let a Wild Draw Four pass, Enter is enough."""
        if seat not in self.game.active or seat == self.game.turn:
            return []
        found = offers(self.game.view(seat), self.words, self.seating.names)
        return [offer for offer in found if not offer.is_bluff and offer.act.kind != PASS]

    def _ask_window(self) -> None:
        """Asks people out of turn before a bot's act closes the window; Enter lets it pass."""
        game = self.game
        self.asked = (self.match.round, len(game.entries))
        people = self.seating.people
        turn = self.seating.names[game.turn] if game.turn is not None else ""
        if self.seating.is_shared:
            self._listen()
            self._tell_openly()
            line = self.screen.ask(self.words("prompt-window-shared", seat=turn))
            view, found = game.view(people[0]), []
        else:
            view = game.view(people[0])
            found = self._window_moves(people[0])
            self.board.moves(self._scene(people[0], found))
            line = self.screen.ask(self.words("prompt-window", seat=turn))
        if not line:
            return
        before = len(game.entries)
        self._obey(self.reader.command(line), view, found)
        if len(game.entries) == before:
            self.asked = (0, 0)

    def _tell_openly(self) -> None:
        """Tells what everybody may know since anybody was told, without any hand."""
        self._tell_from(max(self.heard.values(), default=0), SPECTATOR)

    # ------------------------------------------------------------------ sharing the keyboard

    def _hand_over(self, seat: int) -> bool:
        """Lets another person take the keyboard, hands hidden; whether somebody acted meanwhile."""
        if seat == self.viewer or not self.seating.is_shared:
            self.viewer = seat
            return False
        if self.match.rules.game == "dice":  # hands are open (D-04): nothing to hide
            self.heard[seat] = max(self.heard.values(), default=0)
            self.viewer = seat
            return False
        if self.viewer >= 0 and self._pause_for(self.words("prompt-continue"), self.viewer):
            return True
        self.screen.clear()
        name = self.seating.names[seat]
        self.screen.line(self.words("handover-hidden", seat=name), style="bold")
        self._tell_openly()
        before = len(self.game.entries)
        while line := self.screen.ask(self.words("handover", seat=name)):
            self._obey(self.reader.command(line), self.game.view(seat), ())
            if len(self.game.entries) != before:
                break
        self.screen.clear()
        if len(self.game.entries) != before:
            self.viewer = SPECTATOR
            return True
        self.viewer = seat
        return False

    def _pause_for(self, prompt: str, seat: int | None = None) -> bool:
        """Waits for Enter; ``quit`` leaves, and ``seat`` may take back; whether it did."""
        typed = self.reader.command(self.screen.ask(prompt))
        before = len(self.game.entries)
        while typed.word in ("quit", "save"):
            if typed.word == "quit":
                self._quit()
            else:
                self._save_as(typed.rest)
            typed = self.reader.command(self.screen.ask(prompt))
        if typed.word == "undo" and seat is not None:
            self._undo(seat)
        return len(self.game.entries) != before

    def _ask_more(self, prompt: str) -> str:
        """Asks for what a move leaves open, a color or a player; ``quit`` leaves here too."""
        answer = self.screen.ask(prompt)
        if self.reader.command(answer).word == "quit":
            self._quit()
            return ""
        return answer

    # ------------------------------------------------------------------ leaving and keeping

    def _quit(self) -> None:
        """Saves and leaves; stays at the table where the match cannot be saved."""
        if self._save():
            raise LeaveTableError
        self.screen.line(self.words("save-elsewhere"))

    def _break_off(self, message: str) -> None:
        """Saves somewhere, for nobody is there to be asked where.

        Raises:
            SpokenError: there is no place at all.
        """
        self.screen.line()
        self.screen.line(self.words(message))
        if not self._save():
            try:
                self.save_path = private_path(new_path(self.match.rules.game).name)
            except OSError:
                raise SpokenError(self.words("save-lost")) from None
            if not self._save():
                raise SpokenError(self.words("save-lost"))
        self._take_leave()

    def _take_leave(self) -> None:
        if self.record_path is not None:
            self._write_record(self.record_path)
        self.screen.line(self.words("goodbye"))

    def _save_as(self, name: str) -> None:
        """Saves where the player says, but over no other file."""
        path = Path(name) if name else None
        if path is not None and is_there(path) and path != self.save_path:
            self._complain(self.words("error-file-exists", path=str(path)))
        elif not self._save(path):
            self.screen.line(self.words("save-elsewhere"))

    def _save(self, path: Path | None = None) -> bool:
        """Saves the match and says how to go on, or why it cannot be saved."""
        words = self.words
        path = path or self.save_path or new_path(self.match.rules.game)
        try:
            write_text(path, self._text_to_save())
        except OSError:
            self._complain(words("error-file-unwritable", path=str(path)))
            return False
        self.save_path = path
        self.screen.line(words("saved", path=str(path)))
        self.screen.line(words("saved-resume"))
        self.screen.whole_line(resume_command(path))
        return True

    def _text_to_save(self) -> str:
        self.note.bots = {
            seat: (bot.name, list(self.generators[seat].state)) for seat, bot in self.bots.items()
        }
        source = self.match.chance
        published = source.published() if isinstance(source, Committed) else None
        record = record_match(self.match, self.seating.names, self.earlier, published)
        return saved_text(record, self.note)

    def _write_record(self, path: Path) -> Path | None:
        """Writes the record, among temporary files if need be, and gives its place."""
        source = self.match.chance
        published = None
        if isinstance(source, Committed):
            published = source.revealed() if self.match.is_over else source.published()
        text = str(record_match(self.match, self.seating.names, self.earlier, published))
        for is_last in (False, True):
            try:
                path = private_path(path.name) if is_last else path
                write_text(path, text)
            except OSError:
                self._complain(self.words("error-file-unwritable", path=str(path)))
            else:
                self.screen.line(self.words("recorded", path=str(path)))
                return path
        return None


def _useless_words(rules: Ruleset) -> set[str]:
    """Words for moves that these rules do not know."""
    absent = set(NOT_IN[rules.game])
    if isinstance(rules, CardRules):
        absent |= {"jump"} if not rules.jump_in else set()
        absent |= {"swap"} if not rules.seven_zero else set()
        absent |= {"challenge", "accept"} if rules.wd4_enforcement != "challenge" else set()
        absent |= {"take"} if rules.stacking == "off" else set()
    elif isinstance(rules, DiceRules):
        absent |= {"claim", "pass", "accept"} if rules.wd4_enforcement != "catch" else set()
        absent |= {"reroll"} if rules.reroll == "none" else set()
        absent |= {"take"} if rules.stacking == "off" else set()
    return absent


def _drawn_face(view: View) -> str:
    """The card or die just drawn, as notation."""
    if isinstance(view, CardView):
        return face_text(view.drawn) if view.drawn is not None else ""
    assert isinstance(view, DiceView)
    return next((face_text(face) for die, face in view.hands[view.viewer] if die == view.drawn), "")
