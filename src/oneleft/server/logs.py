"""Logs as lines of JSON: what happened at which table, never a card, a name or a token."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path

import structlog


def place_of(error: BaseException) -> str:
    """Where an error came from, without its message, which may hold what is secret."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "oneleft" in frame.filename]
    frame = (ours or frames)[-1] if frames else None
    where = f" at {Path(frame.filename).name}:{frame.lineno}" if frame is not None else ""
    return f"{type(error).__name__}{where}"


def set_up_logs(level: int = logging.INFO) -> None:
    """Sends structlog's lines to the standard error output."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
