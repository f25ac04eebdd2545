"""A match at the terminal: whose turn it is, what is asked, what is told, until somebody has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from oneleft.bots import Bot, next_act, reaction, window_is_open
from oneleft.chance import Committed
from oneleft.cli.board import Board, Scene, standings, title
from oneleft.cli.listing import Offer, offers
from oneleft.cli.reading import MOVE_WORDS, Reader, Typed, UnreadableError
from oneleft.cli.saving import TableNote, new_path, resume_command, saved_text, write_text
from oneleft.cli.screen import Screen
from oneleft.cli.seating import Seating
from oneleft.cli.tell import Happening, Teller
from oneleft.errors import IllegalMoveError
from oneleft.events import SPECTATOR, Event, RoundEnded
from oneleft.faces import DRAW_TWO, WILD_DRAW_FOUR, laid_text, seat_text
from oneleft.game import CHANCE, Game
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.reasons import Reason
from oneleft.record import RoundRecord, record_match, record_round
from oneleft.rules import CardRules
from oneleft.splitmix import SplitMix64
from oneleft.views import CardView, View
from oneleft.words import Words

ANYBODY = -1
"""Asked at a shared keyboard: anybody out of turn."""


class LeaveTableError(Exception):
    """The player leaves the program; the message is what to say first."""


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
    save_path: Path | None = None

    # ------------------------------------------------------------------ the whole match

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        people = self.seating.people
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        try:
            self._welcome()
            self._note(self.match.game.events, None)
            while True:
                self._play_round()
                if self.match.is_over:
                    break
                self._next_round()
            self._finish()
        except LeaveTableError as error:
            self._leave_table(str(error))
        except KeyboardInterrupt:
            self.screen.line()
            self._leave_table(self.words("interrupted"))
        except EOFError:
            self.screen.line()
            self._leave_table(self.words("error-input-ended"))

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
            say(words("welcome-help", command=words("command-quit")))
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
        self._listen(everybody=True)
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
        self.heard.clear()
        if self.seating.is_shared:
            self.viewer = SPECTATOR
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
            self._write_record()
            path = str(self.record_path)
            if isinstance(source, Committed):
                say(words("verify-hint", command=f"oneleft verify {path}"))
        say(words("goodbye"))

    # ------------------------------------------------------------------ telling

    def _note(self, events: Sequence[Event], move: Move | None) -> None:
        view = self.game.view(SPECTATOR)
        top = -1
        if view.top is not None:
            top = int(view.top) & 15 if view.phase == "color" else int(view.top)
        self.story += [
            Happening(event, move, self.match.round, top, view.color, view.pending)
            for event in events
        ]

    def _listen(self, *, everybody: bool = False) -> None:
        """Tells the viewer what has happened since; at a shared table nobody but the next sees."""
        viewer = self.viewer
        if everybody and self.seating.is_shared:
            viewer = self.viewer = SPECTATOR
        start = self.heard.get(viewer, 0)
        if viewer == SPECTATOR and self.seating.is_shared and not everybody:
            return
        self._tell_from(start, viewer)

    def _tell_from(self, start: int, viewer: int) -> None:
        names, rules = self.seating.names, self.match.rules
        teller = Teller(self.words, names, rules, viewer)
        news = self.story[start:]
        groups: list[list[Happening]] = []
        for happening in news:
            if groups and groups[-1][0].move is happening.move and happening.move is not None:
                groups[-1].append(happening)
            else:
                groups.append([happening])
        for group in groups:
            self.board.told(list(teller.tell(group)))
        self.heard[viewer] = len(self.story)

    def _scene(self, viewer: int, found: Sequence[Offer] = ()) -> Scene:
        return Scene(self.words, self.seating, self.match, self.game.view(viewer), found)

    # ------------------------------------------------------------------ acting

    def _bot_plays(self, seat: int, move: Move) -> None:
        self._play(seat, move)
        self.screen.pause(self.delay)

    def _play(self, seat: int, move: Move) -> None:
        events = self.game.play(seat, move)
        self.last = seat
        self._note(events, move)

    def _refusal(self, reason: Reason, *, offense: bool = False) -> str:
        names = {
            key: self.seating.names[ord(str(reason.params[key])) - ord("A")]
            for key in ("seat", "actor", "turn", "target")
            if len(str(reason.params.get(key, ""))) == 1
        }
        text = self.words.reason_words(reason, offense=offense, **names)
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
            self.screen.line(line)
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
        words, game, rules = self.words, self.match.rules.game, self.match.rules
        rank = int(view.top) & 15 if view.top is not None else -1
        before = self.seating.names[self._offender(view)]
        if view.phase == "claim":
            yield words("prompt-claim-now", actor=before)
        elif view.phase == "answer" and rank == WILD_DRAW_FOUR and isinstance(rules, CardRules):
            count = view.pending
            if any(str(move) == "challenge" for move in view.legal):
                guilty = rules.wd4_guilty_draw if count <= 4 else count
                innocent = rules.wd4_innocent_draw if count <= 4 else count + 2
                numbers = {"guilty": guilty, "innocent": innocent}
                yield words("prompt-challenge", actor=before, count=count, game=game, **numbers)
            else:
                yield words("prompt-accept", actor=before, count=count, game=game)
        elif view.phase == "answer" and view.top is not None:
            yield words("prompt-stack", top=laid_text(view.top), count=view.pending, game=game)
        elif view.phase in ("color", "opening_color"):
            yield words("prompt-color")
        elif view.phase == "target":
            yield words("prompt-target")
        elif view.phase == "drawn":
            yield words("prompt-drawn-now", game=game)

    def _offender(self, view: View) -> int:
        """Who laid what the viewer must answer."""
        owner = getattr(view, "owner", None)
        if owner is not None:
            return int(owner)
        for happening in reversed(self.story):
            seat = getattr(happening.event, "seat", None)
            if type(happening.event).__name__ in ("CardPlayed", "DiePlayed") and seat is not None:
                return int(seat)
        return view.viewer

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
            move = self.reader.move(text, self.game, view, found, self.screen.ask)
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
        self.screen.line(f"! {text}" if self.screen.plain else f"⚠ {text}", style="#FFB4B4")

    def _is_sure(self, key: str) -> bool:
        yes = self.words("answer-yes")
        while True:
            answer = self.screen.ask(f"{self.words(key)} {self.words('prompt-yes-no')}").casefold()
            if answer and (yes.startswith(answer) or answer in ("y", "yes")):
                return True
            if answer and (self.words("answer-no").startswith(answer) or answer in ("n", "no")):
                return False
            self.screen.line(self.words("error-yes-no"))

    # ------------------------------------------------------------------ words to the program

    def _serve(self, typed: Typed, view: View, found: Sequence[Offer]) -> None:
        word, rest = typed.word, typed.rest
        if word == "quit":
            raise LeaveTableError
        if word == "why":
            self._why(rest, view, found)
        elif word == "undo":
            self._undo(view.viewer)
        elif word == "save":
            self._save(Path(rest) if rest else None)
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
            move = self.reader.move(text, self.game, view, found, self.screen.ask)
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
        """Takes back the seat's last act and what was done openly since."""
        steps = self._undo_steps(seat)
        if steps <= 0:
            key = "undo-hidden" if steps < 0 else "undo-nothing"
            self.screen.line(self.words(key))
            return
        for _ in range(steps):
            self.game.undo()
        self.asked = (0, 0)
        self.last = seat
        self.story.clear()
        self._note(self.game.events, None)
        self.heard = dict.fromkeys(self.heard, len(self.story))
        self.screen.line(self.words("undo-done"))

    def _undo_steps(self, seat: int) -> int:
        """How many acts to take back; 0: nothing to take back, -1: something hidden was seen.

        A card that another seat has played since was hidden before; dice never are.
        """
        seen = False
        for steps, entry in enumerate(reversed(self.game.entries), start=1):
            if entry.actor == seat:
                return -1 if seen else steps
            shown = self.match.rules.game == "cards" and _shows_card(entry.move)
            seen = seen or entry.actor == CHANCE or shown
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
        example = "R5" if game == "cards" else "R5, d17"
        rows = [
            ("1, 2 ...", words("help-number")),
            (example, words(f"help-play-{game}")),
            ("WB", words("help-wild")),
            ("R5!", words("help-bang")),
        ]
        used = {"cards": ("reroll", "claim", "pass"), "dice": ("challenge", "swap", "jump")}[game]
        hidden = {"cards": set(used), "dice": set(used)}[game]
        if game == "cards" and not getattr(self.match.rules, "jump_in", False):
            hidden.add("jump")
        if game == "cards" and not getattr(self.match.rules, "seven_zero", False):
            hidden.add("swap")
        moves = [word for word in MOVE_WORDS if word not in hidden]
        from oneleft.cli.reading import TABLE_WORDS

        for word in (*moves, *TABLE_WORDS):
            argument = {"catch": " B", "color": " R", "swap": " B", "jump": " R5", "why": " R7"}
            name = words(f"command-{word}") + argument.get(word, "")
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
        if not self.seating.is_shared:
            return bool(self._window_moves(self.seating.people[0]))
        view = game.view(SPECTATOR)
        owing = [seat for seat in view.owes if seat not in self.seating.people]
        jump = isinstance(view, CardView) and view.jump and view.rules.jump_in
        return bool(owing) or jump or view.phase == "claim"

    def _window_moves(self, seat: int) -> list[Offer]:
        if seat not in self.game.active or seat == self.game.turn:
            return []
        found = offers(self.game.view(seat), self.words, self.seating.names)
        return [offer for offer in found if not offer.is_bluff]

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
        if self.viewer >= 0:
            self._pause_for(self.words("prompt-continue"))
        self.screen.clear()
        name = self.seating.names[seat]
        self.screen.line(self.words("handover-hidden", seat=name), style="bold #FFD76A")
        self._tell_openly()
        before = len(self.game.entries)
        line = self.screen.ask(self.words("handover", seat=name))
        if line:
            self._obey(self.reader.command(line), self.game.view(seat), ())
        self.screen.clear()
        if len(self.game.entries) != before:
            self.viewer = SPECTATOR
            return True
        self.viewer = seat
        return False

    def _pause_for(self, prompt: str) -> None:
        """Waits for Enter; ``quit`` leaves here too."""
        typed = self.reader.command(self.screen.ask(prompt))
        if typed.word == "quit":
            raise LeaveTableError

    # ------------------------------------------------------------------ leaving and keeping

    def _leave_table(self, message: str) -> None:
        if message:
            self.screen.line(message)
        self._save(None)
        if self.record_path is not None:
            self._write_record()
        self.screen.line(self.words("goodbye"))

    def _save(self, path: Path | None) -> None:
        """Saves the match and says how to go on."""
        words = self.words
        if path is not None and path.exists() and path != self.save_path:
            self._complain(words("error-file-exists", path=str(path)))
            return
        path = path or self.save_path or new_path(self.match.rules.game)
        self.note.bots = {
            seat: (bot.name, list(self.generators[seat].state)) for seat, bot in self.bots.items()
        }
        source = self.match.chance
        published = source.published() if isinstance(source, Committed) else None
        record = record_match(self.match, self.seating.names, self.earlier, published)
        try:
            write_text(path, saved_text(record, self.note))
        except OSError:
            self._complain(words("error-file-unwritable", path=str(path)))
            return
        self.save_path = path
        self.screen.line(words("saved", path=str(path)))
        self.screen.line(words("saved-resume", command=resume_command(path)))

    def _write_record(self) -> None:
        assert self.record_path is not None
        source = self.match.chance
        published = None
        if isinstance(source, Committed):
            published = source.revealed() if self.match.is_over else source.published()
        record = record_match(self.match, self.seating.names, self.earlier, published)
        path = str(self.record_path)
        try:
            write_text(self.record_path, str(record))
        except OSError:
            self._complain(self.words("error-file-unwritable", path=path))
            return
        self.screen.line(self.words("recorded", path=path))


def _shows_card(move: Move) -> bool:
    """Whether the act lays a card that nobody else had seen."""
    from oneleft.bots import read_act

    return read_act(move).is_play


__all__ = ["DRAW_TWO", "LeaveTableError", "Session", "title"]
