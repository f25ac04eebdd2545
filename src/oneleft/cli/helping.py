"""The help in the player's language: Typer's layout with words of the Fluent files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""Typer's base of all errors in what was typed."""
_NOT_ONE_OF = re.compile(r"'(?P<text>.*)' is not one of (?P<choices>'.*')")
_TYPE = re.compile(r"^(  \S+)( <[\w\[\]|]+>)(?=  |$)")
"""What Typer says of the type of an argument, behind its name."""
HEADINGS = ("Arguments", "Options", "Commands")


def speak(app: typer.Typer, messages: Mapping[str, str]) -> TyperGroup:
    """The commands of ``app`` with every help text put into words."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    for command in (group, *group.commands.values()):
        assert isinstance(command, TyperCommand | TyperGroup)
        _speak_command(command, messages)
    return group


def _speak_command(command: TyperCommand | TyperGroup, messages: Mapping[str, str]) -> None:
    command.help = messages.get(command.help or "", command.help)
    command.short_help = command.help
    for param in command.params:
        text = getattr(param, "help", None)
        if text:
            param.help = messages.get(text, text)  # type: ignore[attr-defined]
    usual = command.get_help

    def get_help(ctx: Any) -> str:
        option = command.get_help_option(ctx)
        if option is not None:
            option.help = messages.get("opt-help", option.help)
        lines = usual(ctx).splitlines()
        return "\n".join(_heading(line, messages) for line in lines)

    command.get_help = get_help  # type: ignore[method-assign]


def _heading(line: str, messages: Mapping[str, str]) -> str:
    for word in HEADINGS:
        if line == f"{word}:":
            return messages.get(f"usage-{word.lower()}", word) + ":"
    if line.startswith("Usage: "):
        typed = line.removeprefix("Usage: ").replace("[[FILE]...]...", "[FILE]...")
        return f"{messages.get('usage-usage', 'Usage')}: {typed}"
    line = _TYPE.sub(lambda found: found[1] + " " * len(found[2]), line)
    line = line.replace("[required]", f"[{messages.get('usage-required', 'required')}]")
    return line.replace("[default:", f"[{messages.get('usage-default', 'default')}:")


def usage_message(error: Exception, messages: Mapping[str, str]) -> str:
    """An error of usage on one line, in the player's language."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError" and context is not None:
        return str(context.get_help())
    path = context.command_path if context is not None else "oneleft"
    key, given = _what_is_wrong(error)
    text = messages.get(key, "")
    for name, value in given.items():
        text = text.replace(f"{{ ${name} }}", value)
    hint = messages.get("usage-hint", "").replace("{ $command }", f"{path} --help")
    format_message = getattr(error, "format_message", None)
    return f"{text or (format_message() if format_message else error)} {hint}".strip()


def _what_is_wrong(error: Exception) -> tuple[str, dict[str, str]]:
    """The key of the message and what it names."""
    kind = type(error).__name__
    param = getattr(error, "param", None)
    named = ""
    if param is not None:
        named = param.opts[-1 if len(param.opts) == 1 else 0] if param.opts else param.name
        if param.param_type_name == "argument":
            named = str(param.metavar or param.name).strip("[]")
    if kind == "NoSuchOption":
        return "usage-no-option", {"text": str(getattr(error, "option_name", ""))}
    if kind == "MissingParameter":
        return "usage-missing", {"option": named}
    if kind == "BadParameter":
        return _bad_value(named, str(getattr(error, "message", "")))
    if kind == "BadOptionUsage":
        return "usage-option-value", {"option": str(getattr(error, "option_name", ""))}
    message = str(getattr(error, "message", error))
    if message.startswith("No such command"):
        return "usage-no-command", {"text": message.partition("'")[2].partition("'")[0]}
    if message.startswith("Missing command"):
        return "usage-missing-command", {}
    return "usage-extra", {"text": message.rpartition("(")[2].rstrip(")") or message}


def _bad_value(named: str, message: str) -> tuple[str, dict[str, str]]:
    """What is said of a value that does not fit: the choices, where there are any."""
    found = _NOT_ONE_OF.search(message)
    if not found:
        return "usage-value", {"option": named}
    choices = found["choices"].replace("'", "").rstrip(".")
    return "usage-choice", {"option": named, "text": found["text"], "choices": choices}
