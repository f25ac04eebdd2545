"""The law: each game's rules once, as plain Python over integers (see docs/architecture.md)."""
