"""The words: whole, alike in four languages, and said without an error."""

import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from oneleft.errors import OneLeftError
from oneleft.faces import ALL_FACES, laid_text, laid_wild
from oneleft.reasons import CODES, Code, Reason, say
from oneleft.rules import (
    CARD_OPTIONS,
    DICE_OPTIONS,
    CardRules,
    Conflict,
    DiceRules,
    Option,
    Ruleset,
)
from oneleft.sentences import SENTENCES
from oneleft.words import (
    LANGUAGES,
    OUTLINE,
    SAID_IF,
    TOPICS,
    UNSAID,
    Words,
    _Bundle,
    _bundle,
    pick_language,
    value_message,
)
from scripts import make_sentences

LOCALES = Path(__file__).resolve().parent.parent / "src" / "oneleft" / "web" / "locales"
SRC = LOCALES.parent.parent.parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAMES = {"cards": CARD_OPTIONS, "dice": DICE_OPTIONS}
OFFENSES = (Code.WD4_UNLAWFUL, Code.FALSE_CALL, Code.FALSE_CATCH, Code.FALSE_CLAIM)
CONFLICTS: dict[str, dict[str, str | int]] = {
    "unknown-option": {"option": "hands"},
    "unknown-value": {"option": "stacking", "value": "maybe", "expected": "off, any"},
    "unknown-preset": {"preset": "wild", "expected": "classic, official, party"},
    "postponed": {"option": "deck", "value": "112_swap"},
    "seats": {"seats": 11, "least": 2, "most": 10},
    "hands-too-large": {"seats": 10, "hand": 20, "stock": 108},
    "free-without-restriction": {"enforcement": "challenge"},
    "stack-challenge": {},
    "teams-need-four": {"seats": 3},
    "seat-missing": {"option": "dealer_seat", "value": 5, "seats": 3},
    "table-missing": {},
    "table-size": {"dice": 24, "faces": 6},
    "table-no-number": {"die": 7},
}
SAMPLE: dict[str, object] = {
    "seat": "Zoé",
    "actor": "Noa",
    "turn": "Noa",
    "target": "Kim",
    "seats": ["Zoé", "Noa", "Kim"],
    "face": "GV",
    "top": "WD4B",
    "faces": "R5 W",
    "color": "Y",
    "count": 2,
    "game": "cards",
    "direction": "counterclockwise",
    "option": "color",
}


def entries(lang: str, topic: str) -> list[ast.EntryType]:
    text = (LOCALES / lang / f"{topic}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def messages(lang: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for topic in TOPICS
        for entry in entries(lang, topic)
        if isinstance(entry, ast.Message)
    }


MESSAGES = {lang: messages(lang) for lang in LANGUAGES}
KEYS = [
    key
    for name, message in MESSAGES["en"].items()
    for key in [name, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)]
]


def values(option: Option) -> Iterator[object]:
    if option.is_number:
        yield from {option.low, 0, 1, 2, option.high}
    elif option.is_flag:
        yield from (True, False)
    else:
        yield from option.values


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language's messages."""

    def pieces(pattern: ast.Pattern) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from pieces(variant.value)

    for name, message in MESSAGES[lang].items():
        patterns = [message.value] if message.value else []
        for pattern in [*patterns, *(attribute.value for attribute in message.attributes)]:
            yield from ((name, piece) for piece in pieces(pattern))


# Whole and alike ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_are_fluent_and_no_message_stands_twice(lang: str) -> None:
    found: list[str] = []
    for topic in TOPICS:
        for entry in entries(lang, topic):
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found.append(entry.id.name)
    assert len(found) == len(set(found))
    assert {path.stem for path in (LOCALES / lang).glob("*.ftl")} == set(TOPICS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_found_without_parsing_the_files(lang: str) -> None:
    assert set(_Bundle(lang)) == set(MESSAGES[lang])


@pytest.mark.parametrize("lang", OTHERS)
def test_all_languages_have_the_same_messages_attributes_and_variables(lang: str) -> None:
    assert list(MESSAGES[lang]) == list(MESSAGES["en"])
    for name, message in MESSAGES["en"].items():
        other = MESSAGES[lang][name]
        assert [attribute.id.name for attribute in other.attributes] == [
            attribute.id.name for attribute in message.attributes
        ], name
        mine, theirs = _bundle(lang).variables(name), _bundle("en").variables(name)
        assert same_variables(mine) == same_variables(theirs), name


def same_variables(names: frozenset[str]) -> set[str]:
    """What must be given: a face's forms come from the same face, and $game may always be used."""
    forms = {
        f"{form}{of}{tail}": of
        for of in ("face", "top")
        for form, tail in (("", ""), ("a", ""), ("the", ""), ("", "name"), ("", "kind"))
    }
    return {forms.get(name, name) for name in names} - {"game"}


def test_every_reason_has_its_message_and_sentence() -> None:
    for entry in CODES.values():
        assert entry.slug in MESSAGES["en"]
        assert entry.slug in SENTENCES
    for code in OFFENSES:
        assert f"{CODES[code].slug}-offense" in MESSAGES["en"]
        assert f"{CODES[code].slug}-offense" in SENTENCES
    for kind in ("color", "number", "symbol", "wild", "wd4", "draw", "other"):
        assert f"lawful-{kind}" in MESSAGES["en"]


def test_every_conflict_has_its_message() -> None:
    rules = (SRC / "oneleft" / "rules.py").read_text(encoding="utf-8")
    slugs = set(re.findall(r'\bconflict\(\s*"([\w-]+)"', rules))
    assert slugs == set(CONFLICTS)
    assert {f"conflict-{slug}" for slug in slugs} == {
        name for name in MESSAGES["en"] if name.startswith("conflict-")
    }


def test_every_option_and_value_has_its_messages_and_no_other_has() -> None:
    needed: set[str] = set()
    for game, options in GAMES.items():
        for option in options:
            label = f"option-{game}-{option.name.replace('_', '-')}"
            needed |= {label, f"{label}.hint"}
            for value in values(option):
                key, _ = value_message(option, game, value)
                needed |= {key, f"{key}.rule"}
    assert needed <= set(KEYS)
    spare = {key for key in KEYS if re.match(r"(option|value)-(cards|dice)-", key)} - needed
    assert spare == set()


# Said ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [0, 1, 2, 1500])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_without_an_error(
    lang: str, count: int, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words(lang)
    for key in KEYS:
        name = key.partition(".")[0]
        needed = _bundle(lang).variables(name)
        filler = {variable: "x" for variable in needed if variable not in SAMPLE}
        if name.startswith(("face-", "color-adjective")):  # these are asked for by letter
            text = words._say(key, {"number": "5", "color": "R"})
        elif name.startswith("conflict-"):
            text = words.conflict_words(Conflict(slug := name[9:], CONFLICTS[slug]))
        else:
            text = words(key, **{**filler, **SAMPLE, "count": count, "game": game})
        assert text
        # An ellipsis stands for what is not given, unless the message itself trails off.
        assert "…" not in text or "…" in _bundle(lang)._sources[name]
        assert "{" not in text
        assert "  " not in text
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_given_stands_as_an_ellipsis(lang: str) -> None:
    for key in KEYS:
        assert Words(lang)(key)
    assert "…" in Words(lang)("event-plays", seat="Zoé")


def test_a_missing_message_is_said_in_english_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("fr")
    lacking = _Bundle("fr")
    del lacking._sources["goodbye"]
    monkeypatch.setattr(words, "_bundle", lacking)
    with caplog.at_level(logging.WARNING):
        assert words("goodbye") == "See you soon!"
        assert words("no-such-message") == "no-such-message"
        assert words("goodbye.no-such-attribute") == "goodbye.no-such-attribute"
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 5


def test_numbers_and_plurals() -> None:
    said = {lang: Words(lang) for lang in LANGUAGES}
    cards = {lang: [said[lang]("count-cards", count=n) for n in (0, 1, 2)] for lang in LANGUAGES}
    assert cards == {
        "en": ["0 cards", "1 card", "2 cards"],
        "fr": ["0 carte", "1 carte", "2 cartes"],
        "pt": ["0 cartas", "1 carta", "2 cartas"],
        "es": ["0 cartas", "1 carta", "2 cartas"],
    }
    assert said["fr"]("count-points", count=1500) == "1\u00a0500 points"
    assert said["pt"]("count-points", count=1500) == "1.500 pontos"
    assert "line 1500:" in said["en"]("check-law-difference", entry=12, line=1500, ours=2)
    assert said["en"]("event-swaps", seat=0, target=1) == "A and B swap hands."
    assert said["en"]("event-direction", direction=1) == "Play now goes clockwise."
    assert said["en"]("event-direction", direction=-1) == "Play now goes counterclockwise."


def test_faces_agree_with_their_adjectives() -> None:
    french, portuguese, spanish = Words("fr"), Words("pt"), Words("es")
    assert french.face_words("G7") == "7 vert"
    assert french.face_words("GV", "a") == "une Inversion verte"
    assert french.face_words("BV", "the") == "l’Inversion bleue"
    assert french.face_words("BS") == "Passe ton tour bleu"
    assert french.face_words("WD4") == "Joker +4"
    assert french.face_words(laid_wild(14, 2)) == "Joker +4 (vert)"
    assert portuguese.face_words("R7") == "7 vermelho"
    assert portuguese.face_words("YD", "the") == "o Comprar Dois amarelo"
    assert spanish.face_words("RV", "a") == "una Reversa roja"
    assert spanish.face_words("d17:R5") == "5 rojo"
    assert spanish.face_words("WY") == "Comodín (amarillo)"
    assert spanish.face_words("??") == "??"
    assert spanish.faces_words("R5 W") == "5 rojo y Comodín"
    assert spanish.faces_words([5, 13, 18]) == "5 rojo, Comodín y 2 amarillo"
    assert spanish.faces_words("") == "nada"
    assert (spanish.color_words(3), spanish.color_words("")) == ("azul", "ningún color")
    with pytest.raises(TypeError):
        spanish.faces_words(7)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_colors_and_labels_differ(lang: str) -> None:
    words = Words(lang)
    faces = {words.face_words(face) for face in ALL_FACES}
    laid = {words.face_words(laid_text(laid_wild(rank, c))) for rank in (13, 14) for c in range(4)}
    assert len(faces | laid) == 62
    assert len({words.color_label(color) for color in range(4)}) == 4
    assert len({words.color_words(color) for color in range(4)}) == 4


def test_color_labels_are_those_agreed() -> None:
    labels = {lang: " ".join(map(Words(lang).color_label, range(4))) for lang in LANGUAGES}
    assert labels == {
        "fr": "Ro Ja Ve Bl",
        "pt": "Vm Am Vd Az",
        "en": "R Y G B",
        "es": "Ro Am Ve Az",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_single_words_and_differ(lang: str) -> None:
    words = Words(lang)
    typed = [words(name) for name in MESSAGES[lang] if name.startswith("command-")]
    assert len(typed) == len(set(typed))
    assert all(word.isalpha() and word.islower() for word in typed)
    english = {name.removeprefix("command-") for name in MESSAGES["en"] if name[:8] == "command-"}
    other_meaning = {word for word in typed if word in english and words(f"command-{word}") != word}
    assert other_meaning == set()


# Reasons, conflicts, the rule book ----------------------------------------------------------------


def test_reasons_say_what_why_and_what_would_be_allowed() -> None:
    reason = Reason(Code.NO_MATCH, "cards", {"face": "R7", "top": "B8", "color": "B"})
    assert Words("en").reason_words(reason) == reason.sentence
    assert Words("fr").reason_words(reason) == (
        "7 rouge ne va pas sur le 8 bleu\u00a0: il faut la même couleur (bleu), "
        "le même chiffre ou le même symbole, ou bien un joker."
    )
    on_wild = Reason(Code.NO_MATCH, "dice", {"face": "d3:R4", "top": "WB", "color": "B"})
    assert on_wild.sentence == "Red 4 cannot go on Wild (blue): only blue or a wild goes there."
    assert Words("es").reason_words(on_wild) == (
        "4 rojo no puede ir sobre el Comodín (azul): solo vale el color pedido (azul) o un comodín."
    )
    turn = Reason(Code.NOT_YOUR_TURN, "cards", {"game": "cards", "turn": "B"})
    assert (
        Words("pt").reason_words(turn, ["Ana", "Davi"]) == "Não é a sua vez: agora é a vez de Davi."
    )


def test_english_is_the_same_with_and_without_fluent() -> None:
    params: dict[str, str | int] = {
        "turn": "B",
        "actor": "A",
        "target": "C",
        "face": "GV",
        "top": "R5",
        "color": "R",
        "count": 4,
    }
    words = Words("en")
    for code in Code:
        for game in GAMES:
            for option in ("color", "any_match", "any_playable", "none"):
                for top in ("R5", "WB", "YS"):
                    reason = Reason(code, game, {**params, "option": option, "top": top})
                    assert words.reason_words(reason) == reason.sentence
                    if code in OFFENSES:
                        offense = say(f"{reason.slug}-offense", reason.params, game)
                        assert words.reason_words(reason, offense=True) == offense
    for slug, given in CONFLICTS.items():
        conflict = Conflict(slug, given)
        assert words.conflict_words(conflict) == conflict.sentence
        assert "…" not in conflict.sentence


def test_sentences_never_fail_for_want_of_a_parameter() -> None:
    for code in Code:
        for game in GAMES:
            assert Reason(code, game).sentence
    assert Reason(Code.NO_MATCH).sentence.startswith("… cannot go on …")
    assert Reason(Code.COLOR_NEEDLESS, "dice", {"face": "d1:R1"}).sentence.startswith("Red 1 needs")


PRESETS: list[Ruleset] = [
    rules.preset(name)
    for rules in (CardRules, DiceRules)
    for name in ("classic", "official", "party")
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.game)
def test_rule_book_has_clauses_and_whole_sentences(lang: str, rules: Ruleset) -> None:
    book = Words(lang).rulebook(rules)
    assert book[0].is_heading
    assert len(book) > 40
    for paragraph in book:
        if not paragraph.is_heading:
            assert re.fullmatch(r"[ACD]+-\d\d(, [ACD]+-\d\d)*", paragraph.clause), paragraph
            assert paragraph.text.endswith("."), paragraph
            assert paragraph.text[0].isupper() or paragraph.text[0] in "+0123456789«¡", paragraph
    assert len({paragraph.text for paragraph in book}) == len(book)


def test_rule_book_places_every_option_and_law() -> None:
    for game, options in GAMES.items():
        placed = [item for items in OUTLINE[game].values() for item in items]
        assert len(placed) == len(set(placed))
        names = {option.name for option in options}
        laws = {f"law-{game}-{item}" for item in placed if item not in names}
        assert laws == {name for name in MESSAGES["en"] if name.startswith(f"law-{game}-")}
        assert names - set(placed) == UNSAID & names
        assert {f"heading-{game}-{topic}" for topic in OUTLINE[game]} == {
            name for name in MESSAGES["en"] if name.startswith(f"heading-{game}-")
        }
        for key, conditions in SAID_IF.items():
            if key.startswith(f"{game}."):
                assert key.partition(".")[2] in placed
                assert set(conditions) <= names


def test_rule_book_says_the_rules_of_this_ruleset() -> None:
    words = Words("en")
    classic = [text for _, text in words.rulebook(CardRules())]
    party = [text for _, text in words.rulebook(CardRules.preset("party"))]
    assert "A player who can play must play." in classic
    assert "A player who could play may draw instead." in party
    assert not any("challenger" in text for text in classic)
    assert any("challenger draws 6 cards" in text for text in party)
    table = DiceRules().table
    own = [text for _, text in words.rulebook(DiceRules(dice_table=table))]
    assert "The faces of the dice are those of your own table." in own


def book(lang: str = "en", **options: object) -> str:
    rules = CardRules(**options)  # type: ignore[arg-type]
    rules.check(4)
    return "\n".join(text for _, text in Words(lang).rulebook(rules))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scoring", ["winner_takes", "low_total_wins", "single_round"])
def test_rule_book_of_teams_speaks_of_four_players_and_of_teams(lang: str, scoring: str) -> None:
    alone, teams = book(lang, scoring=scoring), book(lang, scoring=scoring, teams="2v2")
    words = Words(lang)
    assert "10" in words("law-cards-aim")
    for name, value in (("scoring", scoring), ("blocked_round", "lowest_wins")):
        assert words.value_rule("cards", name, value) not in teams
    assert words.value_rule("cards", "scoring", scoring) in alone
    assert words("law-cards-aim") in alone
    assert words("law-cards-aim") not in teams
    assert words("law-cards-aim-teams") in teams
    assert words("law-cards-aim-teams") not in alone
    blocked = "low" if scoring == "low_total_wins" else ""
    assert words(f"law-cards-blocked-teams{blocked and '-low'}") in teams
    assert words("law-cards-blocked-low") in alone or not blocked


def test_rule_book_says_what_a_blocked_round_scores_once() -> None:
    for teams in ("none", "2v2"):
        for scoring in ("winner_takes", "low_total_wins", "single_round"):
            for blocked in ("lowest_wins", "no_score"):
                said = book(teams=teams, scoring=scoring, blocked_round=blocked)
                assert said.count("If the round is blocked") == 1
                assert ("nobody scores" in said) is (
                    scoring != "low_total_wins" or blocked[0] == "n"
                )


def test_rule_book_does_not_let_a_draw_card_be_the_last_where_none_may() -> None:
    assert "If the last card is a Draw Two" in book()
    assert "If the last card is a Draw Two" not in book(no_action_finish=True)


@pytest.mark.parametrize("stacking", ["same_kind", "d2_then_wd4", "any"])
def test_rule_book_says_what_taking_a_stack_costs(stacking: str) -> None:
    always = "Taking a stack costs the turn."
    sometimes = "Taking a stack costs the turn only if a Wild Draw Four lies on top"
    usual, free = book(stacking=stacking), book(stacking=stacking, draw2_skips=False)
    assert always in usual
    assert sometimes not in usual
    assert "takes them all and loses the turn" not in free
    assert always not in free
    assert sometimes in free
    assert "Taking a stack costs" not in book(draw2_skips=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_named_and_explained(lang: str) -> None:
    words = Words(lang)
    for game, options in GAMES.items():
        labels = {words.option_label(game, option.name) for option in options}
        assert len(labels) == len(options)
        for option in options:
            assert words.option_hint(game, option.name).endswith(".")
            named = [words.value_label(game, option.name, value) for value in values(option)]
            said = {words.value_rule(game, option.name, value) for value in values(option)}
            assert len(said) == len(set(named))
            assert all(sentence.endswith(".") for sentence in said)


# The language itself ------------------------------------------------------------------------------


ENGLISH_WORDS = re.compile(
    r"\b(the|and|card|cards|dice|draw|draws|play|plays|player|wild|skip|turn|hand|deck|"
    r"with|your|you|must|round|of|to|is)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_is_left_over(lang: str) -> None:
    for name, text in texts(lang):
        text = re.sub(r"UNO Dice|dice_table" + "|dice" * (lang == "es"), "", text)  # says
        assert not ENGLISH_WORDS.search(text), (name, text)


@pytest.mark.parametrize("lang", OTHERS)
def test_sentences_are_translated(lang: str) -> None:
    clauses = re.compile(r"[ACD]+-\d\d(, [ACD]+-\d\d)*")
    english = {(name, text) for name, text in texts("en") if len(text.split()) > 2}
    same = {(name, text) for name, text in texts(lang)} & english
    assert {(name, text) for name, text in same if not clauses.fullmatch(text)} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_laws_cite_the_same_clauses(lang: str) -> None:
    for name in MESSAGES["en"]:
        if name.startswith("law-"):
            assert Words(lang)(f"{name}.clause") == Words("en")(f"{name}.clause")


def test_french_typography() -> None:
    for name, text in texts("fr"):
        assert "'" not in text, name
        assert not re.search(r" [:;»]", text), (name, text)
        assert not re.search(r"[^\s\u00a0(,][:;](\s|$)", text), (name, text)
        assert (
            not re.search(r"[a-zA-Zé)] ?[!?](\s|$)", text)
            or "Tape ?" in text
            or (name in ("error-move-empty", "help-bang"))
        ), (name, text)
        assert "« " not in text, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_dashes(lang: str) -> None:
    for name, text in texts(lang):
        assert "'" not in text, name
        assert "—" not in text, name


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for name, text in texts("es"):
        assert (
            text.count("!") == text.count("¡")
            or name == "help-bang"
            or name.startswith(("event-", "match-winner"))
        ), (name, text)
    words = Words("es")
    for key in MESSAGES["es"]:
        said = words(key, **{**SAMPLE, "seats": "Zoé y Noa"})
        if key != "help-bang":
            assert said.count("!") == said.count("¡"), said
        if "Escribe ?" not in said and "(?" not in said and ", o ?" not in said:
            assert said.count("?") == said.count("¿"), said


# Languages and start-up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("explicit", "environ", "expected"),
    [
        ("fr", {"LANG": "es_ES.UTF-8"}, "fr"),
        ("pt-BR", {}, "pt"),
        ("ES", {}, "es"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LC_ALL": "fr_CA", "LC_MESSAGES": "es", "LANG": "pt"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "es_MX@euro", "LANG": "pt"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "de_DE", "LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_is_picked(explicit: str | None, environ: dict[str, str], expected: str) -> None:
    assert pick_language(explicit, environ) == expected


def test_unknown_language_names_the_four() -> None:
    with pytest.raises(OneLeftError, match=r"'de'.*en, fr, pt, es"):
        pick_language("de", {"LANG": "fr_FR"})


def test_fluent_is_imported_with_the_first_sentence_only() -> None:
    probe = (
        "from oneleft.words import Words; words = Words('fr'); a = 'fluent.runtime' in sys.modules;"
        "words('goodbye'); print(a, 'fluent.runtime' in sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(SRC)!r}); {probe}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert run.stdout.split() == ["False", "True"]


def test_generated_files_are_up_to_date() -> None:
    assert make_sentences.main(["--check"]) == 0


def test_sentences_select_by_known_names_only() -> None:
    resource = FluentParser().parse("a = { $count ->\n    [one] x\n   *[other] y\n }\nb = { c }\n")
    first, second = (entry for entry in resource.body if isinstance(entry, ast.Message))
    assert first.value is not None
    assert second.value is not None
    with pytest.raises(ValueError, match="select"):
        list(make_sentences.choices(first.value))
    with pytest.raises(TypeError, match="variables"):
        make_sentences.flat(second.value, {})
