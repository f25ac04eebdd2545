"""English sentences of reasons and conflicts. Generated from the Fluent files; do not edit."""

SENTENCES: dict[str, str] = {}
