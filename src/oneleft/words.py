"""Words: everything a player reads, in four languages, from the Fluent files.

The files stand in ``web/locales``; the page reads the same ones. Fluent is imported when the first
sentence is asked for, and only the messages that are said are parsed, so that a program starts
quickly. Parameters are given as notation (``face="R5"``, ``color="B"``), and words put them into
words: ``$facename``, ``$aface`` and ``$theface`` come from ``face``, and likewise for ``top``.

>>> words = Words("fr")
>>> words("event-plays", seat="Ana", face="GV")
'Ana joue une Inversion verte.'
>>> Words("pt")("event-draws", seat="Davi", count=2, game="cards")
'Davi compra 2 cartas.'
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from oneleft.errors import ChoiceError, InvalidTextError
from oneleft.faces import (
    COLOR_LETTERS,
    WILD,
    Color,
    face_text,
    is_wild,
    laid_text,
    parse_face,
    parse_laid,
    seat_text,
)
from oneleft.reasons import Reason, kind_of
from oneleft.rules import OPTION_BY_NAME, Conflict, Option, Ruleset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "pt", "es")
FALLBACK = "en"
TOPICS = (
    "reasons",
    "conflicts",
    "options",
    "rules",
    "faces",
    "table",
    "expected",
    "serve",
    "page",
    "screen",
    "dice",
    "replay",
    "study",
    "simulate",
    "lab",
)
_LOG = logging.getLogger(__name__)

# A message of a Fluent file: its first line, and all that is indented below it.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?: .*)?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")
_VARIABLE = re.compile(r"\$(\w+)")
_PARAMETER = re.compile(r"\{ \$(\w+) \}")
# Words of a notation, which are the same in every language: ``left, right``, ``d1:R5 or d3:R5``.
_NOTATION = re.compile(r"[\w:@?=.!-]+(?: [A-J\d]+)*(?:(?:, | or )[\w:@?=.!-]+(?: [A-J\d]+)*)*")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
MOST_LETTERS = 1000
"""Fluent refuses a longer parameter."""

_FACES = ("face", "top")
_SEATS = ("seat", "actor", "turn", "target")
_UNGROUPED = ("line", "column", "entry", "law", "ours", "round", "die", "place")
_KINDS = ("skip", "reverse", "draw-two", "wild", "wild-draw-four")
_COLOR_NAMES = ("red", "yellow", "green", "blue")


def pick_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language of ``--lang``, else of the locale, else English.

    >>> pick_language(None, {"LANG": "pt_BR.UTF-8"}), pick_language("fr-CA", {})
    ('pt', 'fr')

    Raises:
        ChoiceError: ``explicit`` is none of the four.
    """
    if explicit:
        found = _language_of(explicit)
        if found is None:
            raise ChoiceError("language", explicit, LANGUAGES)
        return found
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return _language_of(environ[name]) or FALLBACK
    return FALLBACK


def _language_of(text: str) -> str | None:
    language = re.split(r"[-_.@]", text.strip().lower())[0]
    return language if language in LANGUAGES else None


class _Bundle:
    """The messages of one language; a message is parsed when it is first said."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        from importlib.resources import files

        folder = files("oneleft") / "web" / "locales" / lang
        self._sources: dict[str, str] = {}
        for topic in TOPICS:
            text = (folder / f"{topic}.ftl").read_text(encoding="utf-8")
            self._sources |= {entry[1]: entry[0] for entry in _ENTRY.finditer(text)}
        self._variables: dict[str, frozenset[str]] = {}
        self._fluent: FluentBundle | None = None

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def source(self, name: str) -> str:
        """A message of a single line as it stands in the file."""
        return self._sources[name].partition(" = ")[2].strip()

    def variables(self, name: str) -> frozenset[str]:
        """What a message and all messages inside it need; parses them. Unknown: nothing."""
        if name not in self._variables:
            source = self._sources.get(name, "")
            self._variables[name] = frozenset()
            needed = set(_VARIABLE.findall(source))
            for inner in _REFERENCE.findall(source):
                needed |= self.variables(inner)
            self._variables[name] = frozenset(needed)
            self._parse(source)
        return self._variables[name]

    def _parse(self, source: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if self._fluent is None:
            self._fluent = FluentBundle([self.lang], use_isolating=False)
        self._fluent.add_resource(FluentResource(source))

    def format(self, key: str, params: Mapping[str, object]) -> str | None:
        """The message ``name`` or its attribute ``name.attribute``; None if there is none."""
        name, _, attribute = key.partition(".")
        missing = self.variables(name) - params.keys()
        fluent = self._fluent
        if fluent is None or not fluent.has_message(name):
            return None
        message = fluent.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        given = {name: _sayable(value) for name, value in params.items()}
        given |= dict.fromkeys(missing, "…")
        text, errors = fluent.format_pattern(pattern, given)
        for error in errors:
            _LOG.warning("%s, message %s: %s", self.lang, key, error)
        return str(text).replace("\u202f", "\u00a0")


def _sayable(value: object) -> object:
    """A parameter as it may be shown: Fluent takes no longer text, a terminal obeys controls."""
    if not isinstance(value, str):
        return value
    shown = _CONTROL.sub("\N{REPLACEMENT CHARACTER}", value)
    return shown if len(shown) <= MOST_LETTERS else f"{shown[: MOST_LETTERS - 1]}…"


@functools.cache
def _bundle(lang: str) -> _Bundle:
    return _Bundle(lang)


@functools.cache
def _phrases() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What may be expected, as the English messages say it: the more of it is fixed, the sooner."""
    found = []
    for key in _bundle(FALLBACK):
        if key.startswith("expected-"):
            pieces = _PARAMETER.split(_bundle(FALLBACK).source(key))
            fixed = sum(map(len, pieces[::2]))
            pieces[::2] = map(re.escape, pieces[::2])
            pieces[1::2] = (f"(?P<{name}>{_HOLES.get(name, '.+')})" for name in pieces[1::2])
            found.append((fixed, key, re.compile("".join(pieces), re.DOTALL)))
    return tuple((pattern, key) for _, key, pattern in sorted(found, key=lambda row: -row[0]))


_HOLES = {
    "low": r"[@d]?\d+",
    "high": r"[@d]?\d+",
    "number": r"\d+",
    "word": r"\w+",
    "fields": r"\S+(?:,? \S+)*",
}
"""What may stand for a parameter of a phrase, where it is not anything."""
_INNER = ("expected", "values")
"""Parameters that are phrases themselves."""


class Paragraph(NamedTuple):
    """A sentence of the rule book with its clauses, or a heading, which has none."""

    clause: str
    text: str

    @property
    def is_heading(self) -> bool:
        """Whether this is a heading."""
        return not self.clause


class Words:
    """What is said to a player, in one language.

    Attributes:
        lang: ``en``, ``fr``, ``pt`` or ``es``.
    """

    def __init__(self, lang: str = FALLBACK) -> None:
        self.lang = pick_language(lang, {})
        self._bundle = _bundle(self.lang)
        self._faces: dict[str, str] = {}

    def __call__(self, key: str, /, **params: object) -> str:
        """The message ``key`` (an attribute as ``key.attribute``) with its parameters.

        ``face``, ``top``: notation or a face; ``faces``: several; ``color``: a letter or a color;
        ``seat``, ``actor``, ``turn``, ``target``: a name, or a seat's number, said as its letter;
        ``seats``: a number or names; ``direction``: 1 is clockwise, -1 counterclockwise.

        Nothing is raised: what is not given stands as an ellipsis, a message that is missing is
        said in English, an unknown key is given back as it is; the latter two are logged.
        """
        return self._say(key, self._in_words(params))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key.partition(".")[0] in self._bundle

    def _say(self, key: str, params: Mapping[str, object]) -> str:
        text = self._bundle.format(key, params)
        if text is None and self.lang != FALLBACK:
            _LOG.warning("message %s is missing in %s", key, self.lang)
            text = _bundle(FALLBACK).format(key, params)
        if text is None:
            _LOG.warning("message %s is missing", key)
            return key
        return text

    def _in_words(self, params: Mapping[str, object]) -> dict[str, object]:
        words = dict(params)
        for name in params.keys() & set(_FACES):
            words[name] = notation = _notation(params[name])
            words.setdefault(f"{name}name", self.face_words(notation))
            words.setdefault(f"a{name}", self.face_words(notation, "a"))
            words.setdefault(f"the{name}", self.face_words(notation, "the"))
        if "top" in params:
            words.setdefault("topkind", kind_of(str(words["top"])))
        if "faces" in params and not isinstance(params["faces"], int):
            words["faces"] = ""
            words.setdefault("facenames", self.faces_words(params["faces"]))
        if "color" in params:
            words["color"] = self.color_words(params["color"])
        for name in params.keys() & set(_SEATS):
            value = params[name]
            words[name] = seat_text(value) if isinstance(value, int) else value
        seats = params.get("seats")
        if isinstance(seats, list | tuple):
            words["seats"] = self.list_words(str(name) for name in seats)
        if isinstance(params.get("direction"), int):
            words["direction"] = "clockwise" if params["direction"] == 1 else "counterclockwise"
        for name in params.keys() & set(_UNGROUPED):
            words[name] = str(params[name])
        return words

    # Faces and colors ---------------------------------------------------------------------------

    def face_words(self, face: int | str, form: str = "") -> str:
        """A face in words; ``form`` ``a`` or ``the`` adds the article.

        A number other than 13 and 14 with a wild's rank is a laid wild. Text that is no face stays
        as it is; a die before it (``d17:R5``) is left out.

        >>> Words("fr").face_words("WD4G"), Words("es").face_words("BV", "the")
        ('Joker +4 (vert)', 'la Reversa azul')
        """
        notation = _notation(face).rpartition(":")[2].upper()
        key = f"{notation}.{form}"
        if key not in self._faces:
            self._faces[key] = self._new_face_words(notation, form)
        return self._faces[key]

    def _new_face_words(self, notation: str, form: str) -> str:
        try:
            face = parse_face(notation)
        except InvalidTextError:
            try:
                face = parse_laid(notation)
            except InvalidTextError:
                return notation
        rank = face & 15
        lane = COLOR_LETTERS[face >> 4]
        color = "none" if is_wild(face) and notation == face_text(face) else lane
        kind = _KINDS[rank - 10] if rank >= 10 else "number"
        key = f"face-{kind}.{form}" if form else f"face-{kind}"
        return self._say(key, {"number": str(rank), "color": color})

    def faces_words(self, faces: object) -> str:
        """Several faces in words: notation separated by blanks, or faces; none is "nothing"."""
        given = faces.split() if isinstance(faces, str) else faces
        if not isinstance(given, Iterable):
            raise TypeError(f"faces are expected, not {faces!r}")
        names = [self.face_words(_notation(face)) for face in given]
        return self.list_words(names) if names else self._say("faces-none", {})

    def color_words(self, color: object) -> str:
        """A color (its number or letter) in words; other text stays as it is."""
        if isinstance(color, int):
            return self._say(f"color-{_COLOR_NAMES[Color(color)]}", {})
        text = str(color)
        if len(text) == 1 and text.upper() in COLOR_LETTERS:
            return self._say(f"color-{_COLOR_NAMES[COLOR_LETTERS.index(text.upper())]}", {})
        return text or self._say("color-none", {})

    def color_label(self, color: int) -> str:
        """The short label of a color, such as ``Vm``."""
        return self._say(f"color-{_COLOR_NAMES[color]}.label", {})

    def list_words(self, names: Iterable[str]) -> str:
        """``a, b and c``."""
        *first, last = list(names) or [""]
        return self._say("list-pair", {"first": ", ".join(first), "last": last}) if first else last

    # Reasons, conflicts, options ----------------------------------------------------------------

    def reason_words(
        self, reason: Reason, names: Sequence[str] = (), *, offense: bool = False
    ) -> str:
        """Why an act is refused, or an offense where ``offense`` is set and it can be one.

        ``names`` are those of the seats, in order; without them seats are letters.
        """
        key = f"{reason.slug}-offense"
        if not offense or key not in self._bundle:
            key = reason.slug
        letters = {seat_text(seat): name for seat, name in enumerate(names)}
        params: dict[str, object] = {"game": reason.game, **reason.params}
        for name in params.keys() & set(_SEATS):
            params[name] = letters.get(str(params[name]), params[name])
        text = self(key, **params)
        return text[:1].upper() + text[1:]

    def conflict_words(self, conflict: Conflict) -> str:
        """What is wrong with a ruleset."""
        params: dict[str, object] = dict(conflict.params)
        if "expected" in params:
            params["expected"] = self.expected(str(params["expected"]))
        return self(f"conflict-{conflict.slug}", **params)

    def expected(self, phrase: str) -> str:
        """What a reader or the referee expected, from its English phrase; notation stays.

        >>> Words("fr").expected("a number from 1 to 7"), Words("fr").expected("left, right")
        ('un nombre de 1 à 7', 'left, right')
        """
        if self.lang == FALLBACK:
            return phrase
        for pattern, key in _phrases():
            found = pattern.fullmatch(phrase)
            if found:
                given: dict[str, object] = dict(found.groupdict())
                given |= {name: self.expected(found[name]) for name in _INNER if name in given}
                return self._say(key, given)
        return phrase.replace(" or ", ", ") if _NOTATION.fullmatch(phrase) else phrase

    def option_label(self, game: str, name: str) -> str:
        """The short name of an option; ``option_hint`` says what it does."""
        return self._say(f"option-{game}-{_dashed(name)}", {})

    def option_hint(self, game: str, name: str) -> str:
        """One sentence on what an option does."""
        return self._say(f"option-{game}-{_dashed(name)}.hint", {})

    def value_label(self, game: str, name: str, value: object) -> str:
        """The short name of an option's value."""
        key, params = value_message(OPTION_BY_NAME[game][name], game, value)
        return self._say(key, params)

    def value_rule(self, game: str, name: str, value: object) -> str:
        """The sentence of the rule book that an option's value makes."""
        key, params = value_message(OPTION_BY_NAME[game][name], game, value)
        return self._say(f"{key}.rule", params)

    # The rule book ------------------------------------------------------------------------------

    def rulebook(self, ruleset: Ruleset) -> list[Paragraph]:
        """The rules of this very ruleset in order: headings (without clause) and sentences."""
        return [
            Paragraph(clause, self._say(key, params))
            for clause, key, params in self.rulebook_messages(ruleset)
        ]

    def rulebook_messages(self, ruleset: Ruleset) -> Iterator[tuple[str, str, dict[str, object]]]:
        """The rule book before it is said: clauses, message and parameters of each paragraph."""
        game = ruleset.game
        for topic, items in OUTLINE[game].items():
            said = [
                self._paragraph(ruleset, item)
                for item in items
                if _is_said(ruleset, f"{game}.{item}")
            ]
            if said:
                yield "", f"heading-{game}-{topic}", {}
                yield from said

    def _paragraph(self, ruleset: Ruleset, item: str) -> tuple[str, str, dict[str, object]]:
        game = ruleset.game
        option = OPTION_BY_NAME[game].get(item)
        if option is not None:
            key, params = value_message(option, game, getattr(ruleset, item))
            return option.clauses, f"{key}.rule", params
        key = f"law-{game}-{item}"
        return self._say(f"{key}.clause", {}), key, {}


def _notation(face: object) -> str:
    if isinstance(face, int):
        return laid_text(face) if face > 16 and face & 15 >= WILD else face_text(face)
    return str(face)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def value_message(option: Option, game: str, value: object) -> tuple[str, dict[str, object]]:
    """The message of an option's value and its parameters; ``.rule`` is its sentence."""
    key = f"value-{game}-{_dashed(option.name)}"
    if option.is_number:
        number = value if isinstance(value, int) else 0
        return key, {"count": number, "seat": seat_text(number % 26)}
    if option.is_flag:
        return f"{key}-{'true' if value else 'false'}", {}
    return f"{key}-{_dashed(value if isinstance(value, str) else 'custom')}", {}


def _is_said(ruleset: Ruleset, item: str) -> bool:
    if any(_holds(ruleset, conditions) for conditions in SAID_OTHERWISE.get(item, ())):
        return False
    return _holds(ruleset, SAID_IF.get(item, {}))


def _holds(ruleset: Ruleset, conditions: Mapping[str, tuple[object, ...]]) -> bool:
    return all(
        (value if isinstance(value, str | int) else "custom") in allowed
        for name, allowed in conditions.items()
        for value in [getattr(ruleset, name)]
    )


OUTLINE: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "cards": {
        "aim": ("aim", "aim-teams", "teams", "composition"),
        "setup": ("first_dealer", "dealer_seat", "deal", "hand_size", "next_dealer"),
        "opening": (
            "first-card",
            "first-turn",
            "first_skip",
            "first_draw2",
            "first_reverse_starter",
            "opening_wild_color",
            "first_wd4",
            "first-color",
        ),
        "turn": ("turn", "matching", "match_symbol", "two"),
        "actions": (
            "skip",
            "reverse",
            "two_player_reverse",
            "draw-two",
            "draw2_skips",
            "stacking",
            "stack-turn",
            "stack-turn-wd4",
        ),
        "wilds": (
            "wild",
            "wild_anytime",
            "wd4",
            "wd4_restriction",
            "wd4_enforcement",
            "wd4_guilty_draw",
            "wd4_guilty",
            "wd4_innocent_draw",
            "challenge_reveal",
            "stack_challenge",
        ),
        "drawing": (
            "draw",
            "voluntary_draw",
            "draw_to_match",
            "drawn",
            "drawn_card",
            "recycle",
            "recycle_keeps_top",
            "short",
        ),
        "uno": (
            "uno",
            "catch",
            "uno_penalty",
            "uno_window",
            "window",
            "uno_self_correct",
            "false_uno_penalty",
            "false_catch_penalty",
        ),
        "variants": ("jump_in", "jump_in_win", "seven_zero"),
        "end": (
            "out",
            "no_action_finish",
            "final_draw_counts",
            "blocked_round",
            "blocked-low",
            "blocked-teams",
            "blocked-teams-low",
        ),
        "scoring": (
            "points",
            "scoring",
            "scoring-teams",
            "scoring-teams-low",
            "scoring-teams-single",
            "target_score",
            "tie",
        ),
        "table": ("illegal", "turn_seconds", "leaving"),
    },
    "dice": {
        "aim": ("aim", "faces", "edition", "dice_table"),
        "setup": (
            "first_starter",
            "starter_seat",
            "center",
            "opening",
            "hand_dice",
            "hands",
            "start",
        ),
        "turn": ("turn", "voluntary_reroll", "not-playing"),
        "reroll": (
            "reroll",
            "play_after_reroll",
            "after_reroll",
            "draw",
            "drawn_die",
            "empty-pouch",
        ),
        "commands": (
            "commands",
            "skip",
            "reverse",
            "two_player_reverse",
            "draw-two",
            "victim_rolls",
            "return_before_draw",
            "short_pouch",
            "stacking",
        ),
        "wilds": ("wild", "wd4", "wd4_test", "wild_counts_as_match"),
        "catching": (
            "wd4_enforcement",
            "wd4_catcher",
            "caught",
            "wd4_caught_draw",
            "wd4_caught_then",
            "false_claim_draw",
        ),
        "uno": (
            "uno",
            "catch",
            "uno_penalty",
            "uno_window",
            "uno_self_correct",
            "false_uno_penalty",
            "false_catch_penalty",
        ),
        "end": ("out", "final_draw_counts", "max_turns"),
        "scoring": ("scoring", "points", "target_score", "next_starter", "next"),
        "table": ("leaving",),
    },
}
"""The rule book's order: options by name, and the laws ``law-<game>-<topic>`` by their topic."""

_Conditions: TypeAlias = dict[str, tuple[object, ...]]
_CHALLENGE: _Conditions = {"wd4_enforcement": ("challenge",)}
_TESTED: _Conditions = {"wd4_test": ("any_match", "color")}
_CAUGHT = _TESTED | {"wd4_enforcement": ("catch", "auto")}
_CLAIMED = _TESTED | {"wd4_enforcement": ("catch",)}
_ALONE: _Conditions = {"teams": ("none",)}
_TEAMS: _Conditions = {"teams": ("2v2",)}
_STACKED: _Conditions = {"stacking": ("same_kind", "d2_then_wd4", "any")}
_LOW: _Conditions = {"scoring": ("low_total_wins",)}
_NOT_LOW: _Conditions = {"scoring": ("winner_takes", "single_round")}
_LOWEST: _Conditions = {"blocked_round": ("lowest_wins",)}
_REROLLED: _Conditions = {"reroll": ("mandatory", "optional")}

SAID_IF: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "cards.aim": _ALONE,
    "cards.aim-teams": _TEAMS,
    "cards.stack-turn": _STACKED | {"draw2_skips": (True,)},
    "cards.stack-turn-wd4": _STACKED | {"draw2_skips": (False,)},
    "cards.dealer_seat": {"first_dealer": ("fixed",)},
    "cards.wd4_guilty_draw": _CHALLENGE,
    "cards.wd4_guilty": _CHALLENGE,
    "cards.wd4_innocent_draw": _CHALLENGE,
    "cards.challenge_reveal": _CHALLENGE,
    "cards.stack_challenge": _CHALLENGE | _STACKED,
    "cards.drawn": {"drawn_card": ("may", "must")},
    "cards.jump_in_win": {"jump_in": (True,)},
    "cards.final_draw_counts": {"no_action_finish": (False,)},
    "cards.blocked-low": _LOWEST | _ALONE | _LOW,
    "cards.blocked-teams": _LOWEST | _TEAMS | _NOT_LOW,
    "cards.blocked-teams-low": _LOWEST | _TEAMS | _LOW,
    "cards.scoring": _ALONE,
    "cards.scoring-teams": _TEAMS | {"scoring": ("winner_takes",)},
    "cards.scoring-teams-low": _TEAMS | _LOW,
    "cards.scoring-teams-single": _TEAMS | {"scoring": ("single_round",)},
    "cards.target_score": {"scoring": ("winner_takes", "low_total_wins")},
    "cards.tie": {"scoring": ("low_total_wins",)},
    "cards.leaving": _ALONE,
    "dice.faces": {"dice_table": ("balanced24",)},
    "dice.starter_seat": {"first_starter": ("fixed",)},
    "dice.play_after_reroll": _REROLLED,
    "dice.after_reroll": _REROLLED | {"play_after_reroll": (True,)},
    "dice.empty-pouch": _REROLLED,
    "dice.wild_counts_as_match": _TESTED,
    "dice.wd4_enforcement": _TESTED,
    "dice.wd4_catcher": _CLAIMED,
    "dice.caught": _CAUGHT,
    "dice.wd4_caught_draw": _CAUGHT,
    "dice.wd4_caught_then": _CAUGHT,
    "dice.false_claim_draw": _CLAIMED,
}
"""What is said only under some values of other options; the rest always is."""

SAID_OTHERWISE: Mapping[str, tuple[Mapping[str, tuple[object, ...]], ...]] = {
    "cards.blocked_round": (_LOWEST | _TEAMS, _LOWEST | _LOW),
}
"""What is not said where any of these holds, for a law says it more exactly."""

UNSAID = frozenset({"deck", "double_play", "misplay_penalty", "deflect", "mercy_limit"})
"""Options with a single value that can be played, which another sentence says already."""
