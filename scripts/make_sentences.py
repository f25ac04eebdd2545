"""Makes src/oneleft/sentences.py and docs/words.md from the Fluent files, or checks them.

The core has no Fluent: it says English reasons and conflicts from a table of `str.format` texts.
A message that selects by $game, $topkind or $option becomes several texts, the default one under
the message's name, the others under the name with `@` and the variant: `no-match@dice@wild`.

    python -m scripts.make_sentences            writes both files
    python -m scripts.make_sentences --check    changes nothing, fails when one is stale
"""

import argparse
import itertools
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

from oneleft.faces import ALL_FACES, COLOR_LETTERS, WILD, WILD_DRAW_FOUR, face_text, laid_text
from oneleft.words import TOPICS, Words

ROOT = Path(__file__).resolve().parent.parent
ENGLISH = ROOT / "src" / "oneleft" / "web" / "locales" / "en"
SENTENCES = ROOT / "src" / "oneleft" / "sentences.py"
DOCUMENT = ROOT / "docs" / "words.md"

# What a sentence may be selected by, in the order of the tags in its key.
SELECTORS = ("game", "topkind", "option")

Choice = Mapping[str, str]
"""Selector → variant; `""` is the default one."""


def entries(topic: str) -> list[ast.Message | ast.GroupComment]:
    """The messages of an English file and the headings between them.

    Raises:
        SyntaxError: a part of the file is not Fluent.
    """
    resource = FluentParser(with_spans=False).parse(
        (ENGLISH / f"{topic}.ftl").read_text(encoding="utf-8")
    )
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise SyntaxError(f"{topic}.ftl: {junk}")
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.GroupComment)]


def messages(topic: str) -> list[ast.Message]:
    """The messages of an English file."""
    return [entry for entry in entries(topic) if isinstance(entry, ast.Message)]


# Sentences ----------------------------------------------------------------------------------------


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """All select expressions of a pattern, inner ones too."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def selector(select: ast.SelectExpression) -> str:
    """The variable that a sentence selects by.

    Raises:
        ValueError: it is none of those that the core knows.
    """
    found = select.selector
    if isinstance(found, ast.VariableReference) and found.id.name in SELECTORS:
        return found.id.name
    raise ValueError(f"a sentence may select by {', '.join(SELECTORS)} only")


def variant_name(variant: ast.Variant) -> str:
    """The key of a variant, `""` for the default one."""
    if variant.default or isinstance(variant.key, ast.NumberLiteral):
        return ""
    return variant.key.name


def choices(pattern: ast.Pattern) -> Iterator[Choice]:
    """Every combination of variants, the default one first."""
    variants: dict[str, dict[str, None]] = {}
    for select in selects(pattern):
        names = variants.setdefault(selector(select), {"": None})
        names |= dict.fromkeys(variant_name(variant) for variant in select.variants)
    selecting = [name for name in SELECTORS if name in variants]
    for combination in itertools.product(*(variants[name] for name in selecting)):
        yield dict(zip(selecting, combination, strict=True))


def flat(pattern: ast.Pattern, choice: Choice) -> str:
    """The `str.format` text of a pattern under one choice of variants.

    Raises:
        TypeError: the message refers to something else than variables.
    """
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value.replace("{", "{{").replace("}", "}}")
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            named = {variant_name(variant): variant for variant in inside.variants}
            chosen = named.get(choice[selector(inside)], named[""])
            text += flat(chosen.value, choice)
        elif isinstance(inside, ast.VariableReference):
            text += "{" + inside.id.name + "}"
        else:
            raise TypeError("a sentence may name variables only")
    return " ".join(text.split())


def sentences() -> dict[str, str]:
    """Key → text for every English reason and conflict."""
    found: dict[str, str] = {}
    for message in (*messages("reasons"), *messages("conflicts")):
        if message.value is None:
            continue
        texts = {
            message.id.name + "".join(f"@{name}" for name in choice.values() if name): flat(
                message.value, choice
            )
            for choice in choices(message.value)
        }
        plain = texts[message.id.name]
        found |= {
            key: text for key, text in texts.items() if key == message.id.name or text != plain
        }
    return found


def names() -> dict[str, str]:
    """Notation → English words for every face, laid wild and color."""
    words = Words("en")
    laid = [laid_text(16 * color + rank) for rank in (WILD, WILD_DRAW_FOUR) for color in range(4)]
    faces = [*map(face_text, ALL_FACES), *laid]
    for face in faces:
        assert words.face_words(face, "a") == f"a {words.face_words(face)}"
        assert words.face_words(face, "the") == f"the {words.face_words(face)}"
    colors = {letter: words.color_words(letter) for letter in COLOR_LETTERS}
    return {face: words.face_words(face) for face in faces} | colors


def sentences_module() -> str:
    """The text of src/oneleft/sentences.py."""
    lines = [
        '"""English sentences of reasons and conflicts.',
        "",
        "Generated from the Fluent files by scripts/make_sentences.py; do not edit.",
        '"""',
        "",
        "# ruff: noqa: E501",
        "",
    ]
    for title, table, what in (
        ("SENTENCES", sentences(), "Key, with `@` the variant, and text with its parameters."),
        ("NAMES", names(), "Faces, laid wilds and colors: notation and words."),
    ):
        rows = [f"    {quoted(key)}: {quoted(text)}," for key, text in table.items()]
        lines += [f"{title}: dict[str, str] = {{", *rows, "}", f'"""{what}"""', ""]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A string literal in double quotes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


# The document -------------------------------------------------------------------------------------


def variables(name: str) -> list[str]:
    """The parameters of a message, those of messages inside it included, in order."""
    return sorted(Words("en")._bundle.variables(name))


def shown(pattern: ast.Pattern) -> str:
    """A pattern in one line for a reader: its default variants."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            text += shown(next(variant.value for variant in inside.variants if variant.default))
        elif isinstance(inside, ast.VariableReference):
            text += f"{{{inside.id.name}}}"
        elif isinstance(inside, ast.MessageReference):
            text += f"<{inside.id.name}>"
    return " ".join(text.split())


def rows(message: ast.Message) -> list[str]:
    """The rows of the document's table for a message and its attributes."""
    name = message.id.name
    params = ", ".join(f"`{variable}`" for variable in variables(name))
    patterns = [(name, message.value)] if message.value is not None else []
    patterns += [
        (f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes
    ]
    return [
        f"| `{key}` | {params if key == name else ''} | {shown(pattern)} |"
        for key, pattern in patterns
    ]


HEAD = """# The words

Generated from the English Fluent files by `scripts/make_sentences.py`; do not edit.

Everything a player reads stands in `src/oneleft/web/locales/{fr,pt,en,es}/*.ftl`, the same messages
with the same parameters in all four languages (`tests/test_words.py`). `oneleft.words.Words` says
them: `Words("fr")("event-plays", seat="Ana", face="GV")`.

Parameters are given as notation; `Words` puts them into words:

| given | becomes |
| --- | --- |
| `face` (`"R5"`, `"WB"`, `"d17:R5"`, or a face as a number) | also `facename`, `aface`, `theface` |
| `top` (likewise) | also `topname`, `thetop`, `topkind` |
| `faces` (notation with blanks, or faces) | `facenames`, a list in words |
| `color` (`"B"`, or a color as a number) | the color in words |
| `seat`, `actor`, `turn`, `target` (a name, or a seat's number) | the name, or its letter |
| `seats` (a number, or a list of names) | the number, or the names in words |
| `game` | stays: `cards` or `dice`; missing, it is `cards` |
| `direction` (1, -1, or these words) | `clockwise` or `counterclockwise` |
| `count`, `guilty`, `innocent` and other numbers | stay numbers, for plurals |
| `line`, `column`, `entry`, `law`, `ours`, `round`, `die`, `place` | written without separators |

A parameter that is not given stands as `…`. The English text below shows the default variant;
`<name>` is another message.
"""


def document() -> str:
    """The text of docs/words.md."""
    lines = [HEAD]
    for topic in ("table", "reasons", "conflicts", "faces", "rules", "options"):
        lines += [f"## {topic}.ftl", ""]
        in_table = False
        for entry in entries(topic):
            if isinstance(entry, ast.GroupComment):
                lines += [""] if in_table else []
                lines += [f"### {entry.content}", ""]
                in_table = False
                continue
            if not in_table:
                lines += ["| key | parameters | English |", "| --- | --- | --- |"]
                in_table = True
            lines += rows(entry)
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Writes or checks both files; 1 when a checked one is stale."""
    parser = argparse.ArgumentParser(prog="python -m scripts.make_sentences")
    parser.add_argument("--check", action="store_true", help="change nothing, fail on a stale file")
    check = parser.parse_args(arguments).check
    assert set(TOPICS) == {path.stem for path in ENGLISH.glob("*.ftl")}
    stale = 0
    for path, text in ((SENTENCES, sentences_module()), (DOCUMENT, document())):
        name = path.relative_to(ROOT)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            stale += 1
            print(f"{name} is stale: run python -m scripts.make_sentences", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
